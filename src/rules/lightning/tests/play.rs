//! Random games: all positions are legal, and turns, threats and texts are correct.

use super::perft::naive::{Rules, State};
use super::perft::naive_rules;
use super::{SHIPPED, kit, shipped};
use crate::prng::Prng;
use crate::rules::lightning::{Kit, LightningReferee, Position, Prolong, Side, Turn, read};
use crate::rules::{Play, Referee, Verdict};

/// A random turn; pieces are held less often than they are placed.
fn random_turn(position: &Position, rng: &mut Prng) -> Option<Turn> {
    let mut turns = Vec::new();
    position.turns(|turn| turns.push(turn));
    let placed: Vec<Turn> = turns.iter().filter(|turn| matches!(turn, Turn::Place { .. })).copied().collect();
    let turns = if rng.roll(6) > 0 && !placed.is_empty() { placed } else { turns };
    turns.get(rng.roll(turns.len())).copied()
}

/// Judges a position of a game from its text.
fn contains(referee: &LightningReferee, kit: &Kit, position: &Position) {
    let text = position.text();
    let judged = referee.check(&text);
    assert_eq!(judged.verdict, Verdict::Legal, "{text}{judged:#?}");
    assert_eq!(judged.position.as_deref(), Some(text.as_str()), "a text reads back to itself");
    let known = judged.assumed.iter().find(|assumed| assumed.key == "first").map(|assumed| &assumed.value);
    let witness = format!("first: {}\n{}", known.expect("nobody said who began"), judged.witness.join(" "));
    if !judged.witness.is_empty() {
        let replayed = referee.replay(&witness);
        assert_eq!(replayed.verdict, Verdict::Legal, "{witness}\n{replayed:#?}");
        assert_eq!(replayed.position.as_deref(), Some(text.as_str()));
    }
    assert_eq!(judged.status.map(|status| status.threats), Some(position.status().threats));
    assert!(read(kit, &text).is_ok());
}

fn play_out(kit: &Kit, rng: &mut Prng, every: usize) -> usize {
    let referee = LightningReferee::new(kit.clone());
    let first = Side::BOTH[rng.roll(2)];
    let mut position = Position::start(kit, first);
    let mut record = format!("first: {}\n", kit.letter(first));
    let mut turns = 0;
    // Two players who can only pass would do so forever.
    while turns < 600 {
        if turns % every == 0 {
            contains(&referee, kit, &position);
        }
        let Some(turn) = random_turn(&position, rng) else { break };
        assert!(position.allows(turn));
        record += &format!("{} ", position.written(turn));
        position.play(turn);
        turns += 1;
    }
    contains(&referee, kit, &position);
    if turns > 0 {
        let replayed = referee.replay(&record);
        assert_eq!((replayed.turns, replayed.verdict), (turns, Verdict::Legal), "{record}");
        assert_eq!(replayed.position, Some(position.text()));
    }
    turns
}

fn play_outs(games: usize, every: usize) {
    let mut rng = Prng::new(0x1892);
    for prolong in [Prolong::Line, Prolong::Contact] {
        let large = shipped(prolong);
        let middle = kit(4, 5, &[('I', "N-S", 5), ('L', "N-E", 5), ('Y', "N-SW-SE", 4)], prolong);
        let small = kit(2, 3, &[('X', "N-E-S-W", 3), ('Z', "NW-SE", 3), ('E', "E", 2)], prolong);
        let mut turns = 0;
        for _ in 0..games {
            turns += play_out(&large, &mut rng, every * 8);
            turns += play_out(&middle, &mut rng, every);
            turns += play_out(&small, &mut rng, every);
        }
        println!("{prolong:?}: {} games, {turns} turns", games * 3);
    }
}

#[test]
fn random_games_are_legal() {
    play_outs(12, 3);
}

/// `cargo test --release -- --ignored --nocapture thousands_of_random_games`
#[test]
#[ignore = "takes minutes"]
fn thousands_of_random_games_are_legal() {
    play_outs(1000, 4);
}

/// Converts a position for the independent implementation.
fn naive_state(rules: &Rules, position: &Position) -> State {
    let kit = position.kit();
    let mut state = rules.start(position.player().index());
    for side in Side::BOTH {
        for (square, face) in position.camp(side).pieces(kit) {
            let square = kit.square(square);
            let letter = kit.model(face.model).letter;
            state.camps[side.index()][usize::from(square.row)][usize::from(square.column)] =
                Some((letter, u32::from(face.rotation)));
            state.begun = true;
        }
    }
    for (number, model) in kit.models().iter().enumerate() {
        state.stock.insert(model.letter, usize::from(position.stock()[number]));
        let held = usize::from(position.reserve()[number]);
        if held > 0 {
            state.reserve.insert(model.letter, held);
        }
    }
    state
}

#[test]
fn turns_and_threats_match_the_naive_engine() {
    let mut rng = Prng::new(0x1893);
    const MIDDLE: &[(char, &str, u16)] = &[('I', "N-S", 9), ('L', "N-E", 9), ('Y', "N-SW-SE", 9)];
    let mut threats = 0;
    for prolong in [Prolong::Line, Prolong::Contact] {
        for (columns, rows, models) in [(4, 5, MIDDLE), (8, 17, &SHIPPED)] {
            let kit = kit(columns, rows, models, prolong);
            let rules = naive_rules(columns, rows, models, prolong);
            for _ in 0..if columns == 8 { 2 } else { 20 } {
                let mut position = Position::start(&kit, Side::B);
                for _ in 0..200 {
                    let Some(turn) = random_turn(&position, &mut rng) else { break };
                    position.play(turn);
                    if position.is_over() || (columns == 8 && rng.roll(30) > 0) {
                        continue;
                    }
                    let state = naive_state(&rules, &position);
                    let mut turns = Vec::new();
                    position.turns(|turn| turns.push(position.written(turn)));
                    let mut expected: Vec<_> =
                        rules.turns(&state).into_iter().map(|(turn, _)| turn).collect();
                    turns.sort();
                    expected.sort();
                    assert_eq!(turns, expected, "{}", position.text());
                    assert_eq!(position.count(), expected.len() as u64);
                    let mut found: Vec<_> =
                        position.status().threats.into_iter().map(|t| (t.player, t.turn)).collect();
                    let mut expected = Vec::new();
                    for player in 0..2 {
                        let state = State { player, ..state.clone() };
                        for (turn, next) in rules.turns(&state) {
                            if rules.winner(&next) == Some(player) {
                                expected.push((["A", "B"][player].to_owned(), turn));
                            }
                        }
                    }
                    found.sort();
                    expected.sort();
                    threats += found.len();
                    assert_eq!(found, expected, "{}", position.text());
                }
            }
        }
    }
    assert!(threats > 100, "{threats}");
}

/// Without threats, which take most of the time of the independent implementation, more positions of the bundled box
/// can be tested.
#[test]
fn turns_of_the_bundled_box_match_the_naive_engine() {
    let mut rng = Prng::new(0x1894);
    for prolong in [Prolong::Line, Prolong::Contact] {
        let kit = shipped(prolong);
        let rules = naive_rules(8, 17, &SHIPPED, prolong);
        let mut compared = 0;
        for first in [Side::A, Side::B, Side::A, Side::B] {
            let mut position = Position::start(&kit, first);
            for _ in 0..120 {
                let Some(turn) = random_turn(&position, &mut rng) else { break };
                position.play(turn);
                if position.is_over() || rng.roll(6) > 0 {
                    continue;
                }
                let mut turns = Vec::new();
                position.turns(|turn| turns.push(position.written(turn)));
                let expected = rules.turns(&naive_state(&rules, &position));
                let mut expected: Vec<_> = expected.into_iter().map(|(turn, _)| turn).collect();
                turns.sort();
                expected.sort();
                assert_eq!(turns, expected, "{}", position.text());
                compared += 1;
            }
        }
        assert!(compared > 20, "{prolong:?}: {compared}");
    }
}
