//! Mutation tests: one fault is introduced into a position of a game and must be found.

use super::kit;
use crate::prng::Prng;
use crate::rules::lightning::{Kit, MODELS, Position, Prolong, Setup, Side, Spans, Turn, judge};
use crate::rules::read::Square;
use crate::rules::tests::codes;
use crate::rules::{Play, Verdict};

/// A position after up to 16 random turns, before the end of the game.
pub(super) fn random_position<'k>(kit: &'k Kit, rng: &mut Prng) -> Position<'k> {
    let mut position = Position::start(kit, Side::BOTH[rng.roll(2)]);
    for _ in 0..rng.roll(16) {
        let mut turns = Vec::new();
        position.turns(|turn| turns.push(turn));
        let mut next = position;
        next.play(turns[rng.roll(turns.len())]);
        if !next.is_over() {
            position = next;
        }
    }
    position
}

/// The setup that shows a position, without further information.
pub(super) fn setup_of(kit: &Kit, position: &Position) -> Setup {
    let mut setup = Setup { reserve: Some(*position.reserve()), ..Setup::default() };
    for side in Side::BOTH {
        for (square, face) in position.camp(side).pieces(kit) {
            assert!(setup.lay(kit, side, kit.square(square), face));
        }
    }
    setup
}

/// Introduces one fault, if possible, and returns the code that must be found.
fn introduce_fault(setup: &mut Setup, kit: &Kit, how: usize, rng: &mut Prng) -> Option<&'static str> {
    let side = Side::BOTH[rng.roll(2)];
    let model = rng.roll(kit.models().len()) as u8;
    let face = kit.face(model, 0);
    Some(match how {
        0 => {
            let placed = setup.placed(kit)[usize::from(model)];
            setup.reserve.as_mut()?[usize::from(model)] = kit.model(model).count - placed + 1;
            "lightning/too-many-pieces"
        }
        1 => {
            setup.lay(kit, side, Square { column: kit.columns(), row: 0 }, face);
            "lightning/outside"
        }
        2 => {
            let upright = kit.face(kit.model_called("I")?, 0);
            for side in Side::BOTH {
                if setup.camp(side).taken().squares().any(|square| kit.square(square).column == 3) {
                    return None;
                }
                for row in 0..kit.rows() {
                    setup.lay(kit, side, Square { column: 3, row }, upright);
                }
            }
            "lightning/two-winners"
        }
        3 => {
            let free: Vec<u8> = setup.camp(side).empty(kit).squares().collect();
            let square = free[rng.roll(free.len())];
            setup.last = Some(Turn::Place { face, side, square, reserved: false });
            "lightning/last-not-there"
        }
        4 => {
            setup.reserve = Some([0; MODELS]);
            setup.last = Some(Turn::Hold { model, reserved: false });
            "lightning/last-not-in-reserve"
        }
        5 => {
            setup.last = Some(Turn::Pass);
            "lightning/pass-with-stock"
        }
        _ => {
            let camp = *setup.camp(side);
            let start: Vec<u8> = kit.start().squares().collect();
            let far = camp.empty(kit).squares().find(|square| {
                !start.contains(square)
                    && kit.neighbours(*square).squares().all(|neighbours| !camp.taken().contains(neighbours))
            })?;
            let held = setup.reserve?[usize::from(model)];
            if setup.placed(kit)[usize::from(model)] + held >= kit.model(model).count {
                return None;
            }
            setup.lay(kit, side, kit.square(far), face);
            "lightning/orphan"
        }
    })
}

#[test]
fn introduced_faults_are_found() {
    let mut counts = [0; 7];
    let mut rng = Prng::new(0x2027);
    for prolong in [Prolong::Line, Prolong::Contact] {
        let kit = kit(4, 5, &[('I', "N-S", 12), ('L', "N-E", 6), ('Y', "N-SW-SE", 6)], prolong);
        for _ in 0..150 {
            let position = random_position(&kit, &mut rng);
            for (how, count) in counts.iter_mut().enumerate() {
                let mut setup = setup_of(&kit, &position);
                let Some(code) = introduce_fault(&mut setup, &kit, how, &mut rng) else { continue };
                let judged = judge(&kit, &setup, &Spans::default());
                assert_eq!(judged.verdict, Verdict::Illegal, "{code}\n{setup:?}");
                assert!(codes(&judged).contains(&code), "{code} {:?}\n{setup:?}", codes(&judged));
                *count += 1;
            }
        }
    }
    assert!(counts.iter().all(|&count| count >= 60), "{counts:?}");
}
