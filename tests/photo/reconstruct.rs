//! Games by photos: the pictures of a random game give its turns back.

use tablier::rules::Play;
use tablier::rules::plank::{Moving, standard_start};
use tablier::rules::quits::{BallMoves, Position, Rules, Variant};

use crate::art::{PLANK, QUITS};
use crate::doubt::{Bench, Output};
use crate::laid::{Bodies, Shot};
use crate::quits::{Balls, Tray};
use crate::simulator::Random;
use crate::{plank, quits};

/// A random game: its positions from the start on, and its turns.
fn random<P: Play>(start: P, count: usize, chance: &mut Random) -> (Vec<P>, Vec<String>) {
    let (mut positions, mut turns) = (vec![start], Vec::new());
    for _ in 0..count {
        let mut position = positions.last().expect("a position").clone();
        let mut legal = Vec::new();
        position.turns(|turn| legal.push(turn));
        let turn = legal[chance.below(legal.len())];
        turns.push(position.written(turn).to_string());
        position.play(turn);
        positions.push(position);
    }
    (positions, turns)
}

/// The turns of a record that the command printed.
fn turns(record: &str) -> Vec<String> {
    let lines = record.lines().filter(|line| line.starts_with(|first: char| first.is_ascii_digit()));
    lines.map(|line| line.split_once(". ").expect("a number").1.to_owned()).collect()
}

fn replayed(bench: &Bench, game: &str, photos: &[String], more: &[&str]) -> Output {
    let names: Vec<&str> = photos.iter().map(String::as_str).collect();
    bench.run(&[&["replay", game, "--photos"], names.as_slice(), more].concat(), "")
}

/// The whole record replays to the position of the game, or the command asks and has told nothing wrong.
fn assert_told(bench: &Bench, game: &str, output: &Output, played: &[String]) -> bool {
    let told = turns(&output.text);
    assert!(played.starts_with(&told), "{played:?}\n{}{}", output.text, output.error);
    if output.status == Some(3) {
        assert!(output.error.contains("may have been played"), "{}", output.error);
        return false;
    }
    assert_eq!((output.status, told.len()), (Some(0), played.len()), "{}{}", output.text, output.error);
    let again = bench.run(&["replay", game, "-"], &output.text);
    assert_eq!(again.status, Some(0), "{}{}", again.text, again.error);
    true
}

#[test]
fn photos_of_a_game_of_quits_give_its_turns() {
    let mut whole = 0;
    for seed in [71, 74] {
        let chance = &mut Random::new(seed);
        let rules = Rules { variant: Variant::Classic, ball_moves: BallMoves::Forward };
        let (positions, played) = random(Position::start(rules), 5, chance);
        let bench = Bench::new();
        let mut photos = Vec::new();
        for (number, position) in positions.iter().enumerate().skip(1) {
            let laid = quits::laid_as(
                &QUITS,
                seed,
                (Balls::Discs, Tray::Usual),
                position,
                &Bodies::default(),
                chance,
            );
            let shot = Shot::mild(seed + number as u64, 12.0 + number as f64, 40.0 * number as f64);
            photos.push(format!("{number}.jpg"));
            bench.put(&photos[number - 1], &shot.take(&laid).jpeg);
        }
        whole += usize::from(assert_told(&bench, "quits", &replayed(&bench, "quits", &photos, &[]), &played));
        // Without the second photo two turns lie between two photos.
        let few = [&photos[..1], &photos[2..]].concat();
        assert_told(&bench, "quits", &replayed(&bench, "quits", &few, &["--apart", "2"]), &played);
        // A game that goes back is none.
        let back = [photos[4].clone(), photos[0].clone()];
        let output = replayed(&bench, "quits", &back, &["--apart", "1"]);
        assert_eq!(output.status, Some(1), "{}{}", output.text, output.error);
    }
    assert!(whole >= 1, "{whole} games came back");
}

#[test]
fn photos_of_a_game_of_plank_from_any_side_give_its_turns() {
    let chance = &mut Random::new(75);
    let (positions, played) = random(standard_start(2, Moving::Own).expect("a deal"), 6, chance);
    let bench = Bench::new();
    let mut photos = Vec::new();
    for (number, position) in positions.iter().enumerate().skip(2) {
        let (laid, _) = plank::laid_as(&PLANK, position, &Bodies::default(), chance);
        // The first from the front, the others from anywhere.
        let swing = if number == 2 { 0.0 } else { 170.0 * (number % 2) as f64 };
        photos.push(format!("{number}.jpg"));
        bench.put(&photos[number - 2], &Shot::mild(75 + number as u64, 12.0, swing).take(&laid).jpeg);
    }
    let output = replayed(&bench, "plank/2", &photos, &["--apart", "2"]);
    let asked = !assert_told(&bench, "plank/2", &output, &played);
    assert!(!asked || output.error.contains("before 2.jpg"), "{}{}", output.text, output.error);
    // The record so far, and the photos after it.
    bench.put("game.txt", format!("players: 2\nfirst: A\n{}\n", played[..2].join(" ")).as_bytes());
    let names: Vec<&str> = photos.iter().map(String::as_str).collect();
    let output = bench.run(&[&["replay", "plank", "game.txt", "--photos"], names.as_slice()].concat(), "");
    assert!(assert_told(&bench, "plank", &output, &played), "{}{}", output.text, output.error);
}

#[test]
fn an_impossible_change_is_named_with_its_two_photos() {
    let chance = &mut Random::new(77);
    let rules = Rules { variant: Variant::Classic, ball_moves: BallMoves::Forward };
    let start = Position::start(rules);
    let (positions, _) = random(start, 14, chance);
    let bench = Bench::new();
    for (name, position) in [("start.jpg", &positions[0]), ("late.jpg", &positions[14])] {
        let laid =
            quits::laid_as(&QUITS, 77, (Balls::Discs, Tray::Usual), position, &Bodies::default(), chance);
        bench.put(name, &Shot::mild(77, 15.0, 20.0).take(&laid).jpeg);
    }
    let output = bench.run(&["replay", "quits", "--photos", "start.jpg", "late.jpg"], "");
    assert_eq!(output.status, Some(1), "{}{}", output.text, output.error);
    let said = "no sequence of at most 3 legal turns leads from start.jpg to late.jpg; what changed: ";
    assert!(output.error.contains(said), "{}", output.error);
    let document = bench.run(&["replay", "quits", "--json", "--photos", "start.jpg", "late.jpg"], "");
    let document: serde_json::Value = serde_json::from_str(&document.text).expect("JSON");
    assert_eq!((&document["verdict"], &document["apart"]), (&"illegal".into(), &3.into()), "{document:#}");
    assert_eq!(document["photos"][0]["turns"], 0, "{document:#}");
    assert_eq!(document["findings"][0]["code"], "photo/no-turns", "{document:#}");
}
