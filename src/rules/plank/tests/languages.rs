//! Positions, turns and forms in every language.

use super::support::turns;
use crate::game::Lang;
use crate::prng::Prng;
use crate::rules::plank::*;
use crate::rules::tests::Texts;
use crate::rules::{Phrase, Play, Referee};

fn parsed(text: &str) -> Setup {
    let found: Result<(Setup, Spans), _> = read_position(text);
    found.unwrap_or_else(|findings| panic!("{text}{findings:#?}")).0
}

#[test]
fn positions_and_records_are_read_in_french_as_in_english() {
    let referee = PlankReferee::new(None, Moving::Own);
    let mut rng = Prng::new(43);
    for round in 0..300 {
        let players = 2 + round % 3;
        let mut position = standard_start(players, Moving::Own).expect("a deal");
        let mut record = Vec::new();
        for _ in 0..rng.roll(30) {
            let turns = turns(&position);
            let Some(turn) = turns.get(rng.roll(turns.len())) else { break };
            record.push(*turn);
            position.play(*turn);
        }
        let mut setup = position.setup();
        setup.players = setup.players.filter(|_| rng.roll(3) > 0);
        setup.first = Player::new(rng.roll(players)).filter(|_| rng.roll(2) > 0);
        setup.to_move = Player::new(rng.roll(players)).filter(|_| rng.roll(2) > 0);
        setup.hands = setup.hands.map(|hand| hand.filter(|_| rng.roll(2) > 0));
        setup.planks = setup.planks.map(|planks| planks.filter(|_| rng.roll(2) > 0));
        setup.last = record.last().copied().filter(|_| rng.roll(2) > 0 && setup.order().is_some());
        for row in &mut setup.rows {
            let square = &mut row.squares[rng.roll(3)];
            if rng.roll(4) == 0 {
                (square.token, square.open) = (None, true);
            }
        }
        if setup.rows.is_empty() {
            continue;
        }
        let text = referee.text(&setup);
        let french = referee.text_in(Lang::Fr, &text);
        assert_eq!(parsed(&french), parsed(&text), "{text}{french}");
        let record = Phrase::joined(record.into_iter().map(Phrase::from), "\n");
        let turns = |text: &str| -> Vec<Turn> {
            read_record(text).expect("a record").turns.into_iter().map(|typed| typed.turn).collect()
        };
        assert_eq!(turns(&record.written(Lang::Fr)), turns(&record.to_string()), "{record}");
    }
}

#[test]
fn forms_are_read_in_every_language() {
    for players in 2..=4 {
        let referee = PlankReferee::new(Some(players), Moving::Own);
        let [english, french] = [Lang::En, Lang::Fr].map(|lang| referee.blank(lang));
        assert_eq!(parsed(&english), parsed(&french), "{french}");
        assert_eq!(parsed(&french), Setup { players: Some(players), ..Setup::default() });
        assert_eq!(english.lines().count(), french.lines().count());
        for (form, entries) in [(&english, ENGLISH), (&french, FRENCH)] {
            for entry in entries {
                assert!(form.contains(&format!("\n# {entry}\n")), "{entry} {form}");
            }
        }
    }
    let [english, french] =
        [ENGLISH, FRENCH].map(|entries| parsed(&format!("{}\nrA b  w", entries.join("\n"))));
    assert_eq!(english, french);
    assert!(french.first.is_some() && french.last.is_some() && french.planks[0].is_some());
}

/// Entries of the forms that are commented out.
const ENGLISH: [&str; 4] = ["first: A", "to move: A", "last: top rwb:1", "planks A: r w b"];
const FRENCH: [&str; 4] = ["premier: A", "trait: A", "dernier: haut rwb:1", "planches A: r w b"];

#[test]
fn words_of_other_games_are_read() {
    let english = "variant: 2\nto move: A\nlast: pass\nhand A: none\nrA w b";
    for french in [
        "jeu: 2\nnext: player A\nlast: passer\nhand A: no\nrouge A blanche bleue",
        "players: 2\nà jouer: joueur A\ndernier coup: passe\nmain A: rien\nrouges A whites bleus",
    ] {
        assert_eq!(parsed(french), parsed(english), "{french}");
    }
    assert_eq!(parsed("to move: ?\nlast: inconnu\nrA w b"), parsed("rA w b"));
}
