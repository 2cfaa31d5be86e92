//! Given last turns end the witness, or are refused.

use super::all_rules;
use crate::prng::Prng;
use crate::rules::quits::{Last, Position, QuitsReferee, Setup, Slide, Turn};
use crate::rules::tests::Texts;
use crate::rules::{Phrase, Play, Referee, Verdict};

fn random_turn(position: &Position, rng: &mut Prng) -> Option<Turn> {
    let mut turns = Vec::new();
    position.turns(|turn| turns.push(turn));
    turns.get(rng.roll(turns.len())).copied()
}

#[test]
fn witness_ends_with_the_given_last_turn() {
    let mut rng = Prng::new(0x1997);
    let (mut legal, mut illegal) = (0, 0);
    for rules in all_rules() {
        let referee = QuitsReferee::new(None, rules.ball_moves);
        for _ in 0..8 {
            let mut position = Position::start(rules);
            let mut setup = Setup::from(position);
            for _ in 0..3 {
                let Some(turn) = random_turn(&position, &mut rng) else { break };
                position.play(turn);
                setup = Setup::from(position);
                let slide = Slide::all().nth(rng.roll(20)).expect("a slide");
                setup.last = Some(Last::Turn(Turn::Slide(slide)));
            }
            let judged = referee.check(&referee.text(&setup));
            let last = setup.last.map(|last| match last {
                Last::Turn(turn) => Phrase::from(turn),
                Last::Nothing => Phrase::default(),
            });
            match judged.verdict {
                Verdict::Legal => {
                    assert_eq!(judged.witness.last(), last.as_ref());
                    legal += 1;
                }
                Verdict::Illegal => {
                    assert!(!judged.findings.is_empty());
                    illegal += 1;
                }
                other => panic!("{other:?}: {setup:?}"),
            }
        }
    }
    // Most random slides cannot have been the last turn.
    assert!(legal > 3 && illegal > legal, "{legal} {illegal}");
}
