//! Planks without numbers are named from the top in every answer.

use super::support::turns;
use crate::prng::Prng;
use crate::rules::plank::{Moving, PlankReferee, standard_start};
use crate::rules::tests::{Texts, text_of, written};
use crate::rules::{Moves, Observed, Play, Referee, Spot, ToldTurn, Verdict, found_position};

/// A position of a random game as text.
fn position(players: usize, seed: u64) -> String {
    let mut rng = Prng::new(seed);
    let mut position = standard_start(players, Moving::Own).expect("a deal");
    for _ in 0..4 + rng.roll(20) {
        let turns = turns(&position);
        let mut next = position;
        let Some(turn) = turns.get(rng.roll(turns.len().max(1))) else { break };
        next.play(*turn);
        if next.winner().is_none() {
            position = next;
        }
    }
    PlankReferee::new(Some(players), Moving::Own).text_of(&position)
}

/// Splits a text into its keys, and its planks with their names.
fn parts(text: &str) -> (String, Vec<(String, String)>) {
    let (keys, planks): (Vec<&str>, Vec<&str>) = text.lines().partition(|line| line.contains(": "));
    let keys = keys.iter().filter(|key| !key.starts_with("last")).map(|key| format!("{key}\n")).collect();
    let split = |line: &&str| line.split_once(' ').map(|(name, rest)| (name.to_owned(), rest.to_owned()));
    (keys, planks.iter().filter_map(split).collect())
}

/// Replaces the names of planks in a turn.
fn renamed(turn: &str, names: &[(String, String)]) -> String {
    let word = |word: &str| match word.split_once(':') {
        Some((plank, place)) => {
            let name = names.iter().find(|(_, name)| name == plank).map_or(plank, |(from_top, _)| from_top);
            format!("{name}:{place}")
        }
        None => word.to_owned(),
    };
    let spots = |spots: &str| spots.split('>').map(word).collect::<Vec<_>>().join(">");
    turn.split(' ').map(spots).collect::<Vec<_>>().join(" ")
}

#[test]
fn planks_without_numbers_are_named_from_the_top() {
    let mut unlike = 0;
    for (players, seed) in (2..=4).flat_map(|players| (0..40).map(move |seed| (players, seed))) {
        let referee = PlankReferee::new(Some(players), Moving::Own);
        let numbered = position(players, seed);
        let (keys, planks) = parts(&numbered);
        let names: Vec<(String, String)> =
            planks.iter().enumerate().map(|(at, (name, _))| (format!("P{}", at + 1), name.clone())).collect();
        unlike += usize::from(names.iter().any(|(one, other)| one != other));
        let bare = keys + &planks.iter().map(|(_, squares)| format!("{squares}\n")).collect::<String>();
        let sorted = |turns: &mut dyn Iterator<Item = String>| {
            let mut turns: Vec<String> = turns.collect();
            turns.sort();
            turns
        };
        let strings = |turns: Vec<ToldTurn>| turns.iter().map(ToldTurn::to_string).collect::<Vec<_>>();
        let turns = |text: &str| strings(referee.moves(text).expect("turns").turns);
        assert_eq!(
            sorted(&mut turns(&bare).into_iter()),
            sorted(&mut turns(&numbered).iter().map(|turn| renamed(turn, &names))),
            "{numbered}"
        );
        let (judged, known) = (referee.check(&bare), referee.check(&numbered));
        assert_eq!((judged.verdict, known.verdict), (Verdict::Legal, Verdict::Legal), "{numbered}");
        let threats = |judged: &crate::rules::Judgement| {
            let threats = judged.status.iter().flat_map(|status| status.threats.clone());
            strings(threats.map(|it| it.turn).collect())
        };
        assert_eq!(
            sorted(&mut threats(&judged).into_iter()),
            sorted(&mut threats(&known).iter().map(|turn| renamed(turn, &names))),
            "{numbered}"
        );
        let text = text_of(&judged);
        assert!(text.lines().all(|line| !line.starts_with('P')), "{text}");
    }
    assert!(unlike > 60, "{unlike} positions had other numbers than those from the top");
}

/// A photo numbers no planks: notes, open squares and candidate lines count from the top.
#[test]
fn squares_of_a_photo_have_one_name_in_all_answers() {
    let (mut notes, mut open) = (0, 0);
    for (players, seed) in (2..=4).flat_map(|players| (0..30).map(move |seed| (players, seed))) {
        let referee = PlankReferee::new(Some(players), Moving::Own);
        let (_, planks) = parts(&position(players, seed));
        let bare: String = planks.iter().map(|(_, squares)| format!("{squares}\n")).collect();
        let mut found = Referee::read(&referee, &bare).expect("a position").layout.found;
        let taken = |spot: &Spot| found.may(*spot)[0] != Observed::Nothing;
        let Some(spot) = found.spots().filter(taken).last() else { continue };
        let token = found.may(spot)[0];
        found.settle(spot, vec![Observed::Nothing, token]);
        let Spot::Strip(row, place) = spot else { panic!("{spot:?} is no square of a plank") };
        let name = format!("P{}:{}", row + 1, place + 1);
        let text = found_position(&referee, &found).to_string();
        assert!(text.contains(&format!("may {name}: ")), "{text}");
        let settled = referee.settle_found(&found);
        for note in &settled.notes {
            assert!(note.to_string().starts_with(&format!("{name} was not clear")), "{note} of {text}");
        }
        assert!(settled.open_squares.iter().all(|open| open.square == name), "{settled:?}");
        let findings = settled.judgement.findings.iter();
        assert!(findings.flat_map(|finding| &finding.squares).all(|square| *square == name), "{settled:?}");
        notes += settled.notes.len();
        open += settled.judgement.findings.len();
    }
    assert!(notes >= 10 && open >= 10, "{notes} notes, {open} findings");
}

#[test]
fn moves_say_what_they_rest_on() {
    let referee = PlankReferee::new(Some(2), Moving::Own);
    let moves = |text: &str| referee.moves(text).expect("turns");
    let assumed = |moves: &Moves| written(&moves.assumed);
    let open = moves("rA w bB\n");
    assert_eq!(assumed(&open), ["to move: A", "planks A: ?"]);
    let stated = moves("to move: B\nplanks B: r r w w b\nrA w bB\n");
    assert_eq!((assumed(&stated).len(), stated.verdict), (0, Verdict::Legal));
    // A has laid both planks, or neither: the third plank is bare.
    let never = moves("to move: A\nr w b\nrA w b\n");
    assert_eq!(never.verdict, Verdict::Illegal);
    assert!(!never.turns.is_empty() && !never.findings.is_empty());
    let deduced = moves("to move: A\nrA w b?\n");
    assert_eq!(deduced.notes.len(), 1, "{deduced:?}");
}
