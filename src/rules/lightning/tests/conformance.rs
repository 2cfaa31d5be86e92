//! Lightning in the suite that every engine passes.

use std::rc::Rc;

use super::naive::{Rules, State};
use super::{kit, naive_rules, shipped};
use crate::prng::Prng;
use crate::rules::Square;
use crate::rules::lightning::{LightningReferee, MODELS, Position, Prolong, Setup, Side, Turn};
use crate::rules::tests::conformance::{Subject, Twin, check_faults, check_games, check_perft};
use crate::rules::tests::open_squares::check_open_squares;
use crate::rules::tests::slips::check_game_slips;

type Models = &'static [(char, &'static str, u16)];

#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct LightningTwin {
    rules: Rc<Rules>,
    state: State,
}

impl Twin for LightningTwin {
    fn turns(&self) -> Vec<(String, LightningTwin)> {
        let next = |(turn, state)| (turn, LightningTwin { rules: Rc::clone(&self.rules), state });
        self.rules.turns(&self.state).into_iter().map(next).collect()
    }

    fn threats(&self) -> Vec<(String, String)> {
        let mut threats = Vec::new();
        if self.rules.is_over(&self.state) {
            return threats;
        }
        for (player, name) in ["A", "B"].into_iter().enumerate() {
            let state = State { player, ..self.state.clone() };
            let wins = self.rules.turns(&state).into_iter();
            let wins = wins.filter(|(_, next)| self.rules.winner(next) == Some(player));
            threats.extend(wins.map(|(turn, _)| (name.to_owned(), turn)));
        }
        threats
    }
}

impl Subject for LightningReferee {
    type Twin = LightningTwin;

    const RECORD_KEYS: &'static [&'static str] = &["first"];
    const FAULTS: usize = 7;

    fn twin(&self) -> LightningTwin {
        let kit = self.kit();
        let models = kit.models().iter().map(|model| {
            let ports: &'static str = Box::leak(model.ports.to_string().into_boxed_str());
            (model.letter, ports, model.count)
        });
        let models: Vec<_> = models.collect();
        let rules = naive_rules(kit.columns().into(), kit.rows().into(), &models, kit.prolong());
        LightningTwin { state: rules.start(0), rules: Rc::new(rules) }
    }

    fn introduce_fault(&self, setup: &mut Setup, how: usize, rng: &mut Prng) -> Option<&'static str> {
        let kit = self.kit();
        setup.to_move = None;
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
                if kit.columns() < 4 {
                    return None;
                }
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
                let square = *rng.pick(&free)?;
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
                        && kit
                            .neighbours(*square)
                            .squares()
                            .all(|neighbours| !camp.taken().contains(neighbours))
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

    /// Pieces are held less often than they are placed.
    fn choose(&self, _: &Position<'_>, turns: &[Turn], rng: &mut Prng) -> Turn {
        let placed: Vec<Turn> =
            turns.iter().filter(|turn| matches!(turn, Turn::Place { .. })).copied().collect();
        let turns = if rng.roll(6) > 0 && !placed.is_empty() { &placed } else { turns };
        turns[rng.roll(turns.len())]
    }
}

const SMALL: Models = &[('X', "N-E-S-W", 3), ('Z', "NW-SE", 3), ('E', "E", 2)];
const MIDDLE: Models = &[('I', "N-S", 5), ('L', "N-E", 5), ('Y', "N-SW-SE", 4)];

fn engines(columns: usize, rows: usize, models: Models) -> impl Iterator<Item = LightningReferee> {
    let boxed = move |prolong| LightningReferee::new(kit(columns, rows, models, prolong));
    [Prolong::Line, Prolong::Contact].into_iter().map(boxed)
}

#[test]
fn games_conform() {
    let small = (0x1892..).zip(engines(2, 3, SMALL));
    let threats: usize = small.map(|(seed, engine)| check_games(&engine, 30, 100, 3, seed)).sum();
    let middle = (0x1893..).zip(engines(4, 5, MIDDLE));
    let threats: usize =
        threats + middle.map(|(seed, engine)| check_games(&engine, 40, 60, 6, seed)).sum::<usize>();
    assert!(threats > 50, "{threats}");
}

/// `cargo test --release -- --ignored thousands_of_lightning`
#[test]
#[ignore = "takes minutes"]
fn thousands_of_lightning_games_are_legal() {
    for (seed, engine) in (0x1894..).zip(engines(4, 5, MIDDLE)) {
        check_games(&engine, 1000, 200, 4, seed);
    }
}

#[test]
fn introduced_faults_are_found() {
    let models: Models = &[('I', "N-S", 12), ('L', "N-E", 6), ('Y', "N-SW-SE", 6)];
    for (seed, engine) in (0x2027..).zip(engines(4, 5, models)) {
        check_faults(&engine, 150, 16, 30, seed);
    }
}

#[test]
fn perft_is_that_of_the_twin() {
    let boxes: [(usize, usize, Models, u32); 6] = [
        (2, 2, &[('I', "N-S", 2), ('Z', "NW-SE", 1)], 7),
        (2, 3, &[('Y', "N-SW-SE", 2), ('E', "E", 1)], 5),
        (3, 2, &[('L', "N-E", 3), ('X', "N-E-S-W", 1)], 4),
        (1, 2, &[('E', "E", 2), ('X', "N-E-S-W", 2)], 9),
        (1, 3, &[('Q', "NE-SW-N", 3)], 8),
        (2, 2, &[('A', "N-NE-E-SE-S-SW-W-NW", 3), ('P', "SE", 2)], 6),
    ];
    for (columns, rows, models, deep) in boxes {
        engines(columns, rows, models).for_each(|engine| check_perft(&engine, deep));
    }
    for prolong in [Prolong::Line, Prolong::Contact] {
        check_perft(&LightningReferee::new(shipped(prolong)), 2);
    }
}

/// `cargo test --release -- --ignored deep_perft_of_lightning`
#[test]
#[ignore = "takes a minute"]
fn deep_perft_of_lightning_is_that_of_the_twin() {
    for prolong in [Prolong::Line, Prolong::Contact] {
        check_perft(&LightningReferee::new(shipped(prolong)), 3);
    }
}

#[test]
fn slips_are_not_misread() {
    let bundled = LightningReferee::new(shipped(Prolong::Line));
    check_game_slips(engines(4, 6, SMALL).chain([bundled]), 6);
}

#[test]
fn open_squares_are_those_of_all_fillings() {
    check_open_squares(engines(2, 3, SMALL).chain(engines(4, 5, MIDDLE)), 20, 0x2030);
}

/// `cargo test --release -- --ignored open_squares_of_thousands`
#[test]
#[ignore = "takes minutes"]
fn open_squares_of_thousands_of_lightning_tables() {
    let bundled = [Prolong::Line, Prolong::Contact].map(|prolong| LightningReferee::new(shipped(prolong)));
    check_open_squares(engines(4, 5, MIDDLE).chain(bundled), 750, 0x2040);
}
