//! Games with the box as printed: turns are those of the independent implementation, positions are legal.

use super::naive::{Rules, State};
use super::{SHIPPED, naive_rules, shipped};
use crate::prng::Prng;
use crate::rules::lightning::{LightningReferee, Position, Prolong, Side, Turn};
use crate::rules::tests::Texts;
use crate::rules::tests::conformance::check_witness;
use crate::rules::{Play, Referee, Verdict};

/// A random turn; pieces are held less often than they are placed.
fn random_turn(position: &Position, rng: &mut Prng) -> Option<Turn> {
    let mut turns = Vec::new();
    position.turns(|turn| turns.push(turn));
    let placed: Vec<Turn> = turns.iter().filter(|turn| matches!(turn, Turn::Place { .. })).copied().collect();
    let turns = if rng.roll(6) > 0 && !placed.is_empty() { placed } else { turns };
    turns.get(rng.roll(turns.len())).copied()
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

/// Without threats, which take most of the time of the independent implementation, more positions of the bundled box
/// can be tested.
#[test]
fn games_with_the_bundled_box_conform() {
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
                position.turns(|turn| turns.push(position.written(turn).to_string()));
                let expected = rules.turns(&naive_state(&rules, &position));
                let mut expected: Vec<_> = expected.into_iter().map(|(turn, _)| turn).collect();
                turns.sort();
                expected.sort();
                let referee = LightningReferee::new(kit.clone());
                let text = referee.text_of(&position);
                assert_eq!(turns, expected, "{text}");
                let judged = referee.check(&text);
                assert_eq!(judged.verdict, Verdict::Legal, "{text}{judged:#?}");
                check_witness(&referee, &judged);
                compared += 1;
            }
        }
        assert!(compared > 20, "{prolong:?}: {compared}");
    }
}
