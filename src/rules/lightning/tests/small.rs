//! Comparison of verdicts with all games of small boxes: every filling of the camps, reserve, opener, player to move
//! and last turn, each of them given or left open.

use std::collections::{BTreeMap, HashSet};

use super::naive::{Rules, Shown, State};
use super::{kit, naive_rules};
use crate::rules::lightning::{Counts, Kit, LightningReferee, MODELS, Prolong, Setup, Side, Spans, Turn};
use crate::rules::tests::{VerdictCounts, check_agreement};
use crate::rules::{Effort, Judge, Verdict};

type Box = (usize, usize, &'static [(char, &'static str, u16)]);

/// Contents of the camps: camp A from the bottom, then camp B.
type Filling = Vec<Option<Shown>>;

/// Pieces beside the board, by letter.
type Held = BTreeMap<char, usize>;

/// Contents, reserve, player to move, opener, and the last turn.
type Reached = (Filling, Held, usize, usize, Option<String>);

/// The same with some of the information left open.
type Given = (Filling, Option<Held>, Option<usize>, Option<usize>, Option<String>);

fn filling(state: &State) -> Filling {
    state.camps.iter().flatten().flatten().copied().collect()
}

/// Every position of every game, with and without the last turn.
fn games(rules: &Rules) -> HashSet<Reached> {
    let mut games = HashSet::new();
    for first in 0..2 {
        let start = rules.start(first);
        let mut seen: HashSet<State> = HashSet::from([start.clone()]);
        let mut edge = vec![start];
        while let Some(state) = edge.pop() {
            games.insert((filling(&state), state.reserve.clone(), state.player, first, None));
            for (turn, next) in rules.turns(&state) {
                games.insert((filling(&next), next.reserve.clone(), next.player, first, Some(turn)));
                if seen.insert(next.clone()) {
                    edge.push(next);
                }
            }
        }
    }
    games
}

/// All fillings that the box allows.
fn fillings(kit: &Kit, cells: usize) -> Vec<(Filling, Vec<u16>)> {
    let counts: Vec<u16> = kit.models().iter().map(|model| model.count).collect();
    let mut all = vec![(Vec::new(), counts)];
    for _ in 0..cells {
        let mut longer = Vec::new();
        for (filling, left) in all {
            for (number, model) in kit.models().iter().enumerate().filter(|(number, _)| left[*number] > 0) {
                for rotation in 0..kit.rotations(number as u8).len() {
                    let mut filling: Filling = filling.clone();
                    let mut left = left.clone();
                    filling.push(Some((model.letter, rotation as u32)));
                    left[number] -= 1;
                    longer.push((filling, left));
                }
            }
            let mut filling = filling;
            filling.push(None);
            longer.push((filling, left));
        }
        all = longer;
    }
    all
}

/// All reserves from the remaining pieces.
fn reserves(left: &[u16]) -> Vec<Counts> {
    let mut all = vec![[0; MODELS]];
    for (number, most) in left.iter().enumerate() {
        all = all
            .into_iter()
            .flat_map(|reserve| {
                (0..=*most).map(move |count| {
                    let mut reserve = reserve;
                    reserve[number] = count;
                    reserve
                })
            })
            .collect();
    }
    all
}

fn placements(kit: &Kit, filling: &Filling) -> Setup {
    let mut setup = Setup::default();
    let cells = usize::from(kit.columns()) * usize::from(kit.rows());
    for (cell, shown) in filling.iter().enumerate() {
        if let Some((letter, rotation)) = shown {
            let model = kit.model_called(&letter.to_string()).expect("a model");
            let side = if cell < cells { Side::A } else { Side::B };
            assert!(setup.lay(kit, side, kit.square((cell % cells) as u8), kit.face(model, *rotation as u8)));
        }
    }
    setup
}

/// Candidates for the last turn: placings of the pieces in place, all holds, a pass.
fn lasts(kit: &Kit, setup: &Setup) -> Vec<Turn> {
    let mut lasts = vec![Turn::Pass];
    lasts.extend((0..kit.models().len()).map(|model| Turn::Hold { model: model as u8, reserved: false }));
    for side in Side::BOTH {
        for (square, face) in setup.camp(side).pieces(kit) {
            lasts.extend([false, true].map(|reserved| Turn::Place { face, side, square, reserved }));
        }
    }
    lasts
}

fn compare((columns, rows, models): Box, prolong: Prolong) -> (usize, usize) {
    let kit = kit(columns, rows, models, prolong);
    let referee = LightningReferee::new(kit.clone());
    // All reachable setups with every subset of the information left open.
    let mut reached: HashSet<Given> = HashSet::new();
    for (filling, reserve, player, first, last) in games(&naive_rules(columns, rows, models, prolong)) {
        for open in 0..8 {
            reached.insert((
                filling.clone(),
                (open & 1 == 0).then(|| reserve.clone()),
                (open & 2 == 0).then_some(player),
                (open & 4 == 0).then_some(first),
                last.clone(),
            ));
        }
    }
    let (mut checked, mut legal) = (0, 0);
    let open = |side: Option<Side>| side.map(Side::index);
    for (filling, left) in fillings(&kit, 2 * columns * rows) {
        let reserves = reserves(&left).into_iter().map(Some).chain([None]);
        let bare = placements(&kit, &filling);
        let lasts: Vec<_> = lasts(&kit, &bare).into_iter().map(Some).chain([None]).collect();
        for reserve in reserves {
            let held = reserve.map(|reserve: Counts| {
                let models = kit.models().iter().zip(reserve);
                models
                    .filter(|(_, count)| *count > 0)
                    .map(|(m, count)| (m.letter, usize::from(count)))
                    .collect()
            });
            for to_move in [None, Some(Side::A), Some(Side::B)] {
                for first in [None, Some(Side::A), Some(Side::B)] {
                    for last in &lasts {
                        let setup = Setup { reserve, to_move, first, last: *last, ..bare.clone() };
                        let given = (
                            filling.clone(),
                            held.clone(),
                            open(to_move),
                            open(first),
                            last.map(|last| last.written(&kit).to_string()),
                        );
                        let judged = referee.judge_setup(&setup, &Spans::default(), Effort::Thorough);
                        let expected =
                            if reached.contains(&given) { Verdict::Legal } else { Verdict::Illegal };
                        assert_eq!(judged.verdict, expected, "{given:?} {prolong:?}\n{:#?}", judged.findings);
                        assert_eq!(judged.findings.is_empty(), expected == Verdict::Legal);
                        checked += 1;
                        legal += usize::from(expected == Verdict::Legal);
                    }
                }
            }
        }
    }
    (checked, legal)
}

fn compare_all(boxes: &[Box]) -> VerdictCounts {
    let mut counts = VerdictCounts::new();
    for small in boxes {
        for prolong in [Prolong::Line, Prolong::Contact] {
            let (checked, legal) = compare(*small, prolong);
            assert!(legal > 0 && legal < checked);
            *counts.entry(Verdict::Legal.name()).or_default() += legal;
            *counts.entry(Verdict::Illegal.name()).or_default() += checked - legal;
        }
    }
    counts
}

#[test]
fn independent_engines_agree_on_100_000_setups() {
    let boxes: [Box; 5] = [
        (1, 2, &[('E', "E", 2), ('I', "N-S", 1)]),
        (1, 3, &[('Q', "NE-SW-N", 2)]),
        (2, 2, &[('I', "N-S", 1), ('P', "SE", 1)]),
        (2, 2, &[('X', "N-E-S-W", 3)]),
        (3, 2, &[('Z', "NW-SE", 2)]),
    ];
    check_agreement("Lightning", || compare_all(&boxes));
}

/// `cargo test --release -- --ignored --nocapture larger_boxes` takes minutes.
#[test]
#[ignore = "takes minutes"]
fn verdicts_match_all_games_of_larger_boxes() {
    compare_all(&[
        (1, 2, &[('E', "E", 4)]),
        (1, 2, &[('E', "E", 2), ('I', "N-S", 2), ('D', "NE", 1)]),
        (1, 3, &[('Q', "NE-SW-N", 4)]),
        (2, 2, &[('I', "N-S", 2), ('P', "SE", 1)]),
        (1, 3, &[('E', "E", 3), ('I', "N-S", 2)]),
        (2, 2, &[('I', "N-S", 2), ('Z', "NW-SE", 2)]),
        (2, 2, &[('X', "N-E-S-W", 6)]),
        (2, 2, &[('E', "E", 4)]),
        (2, 2, &[('A', "N-NE-E-SE-S-SW-W-NW", 2), ('I', "N-S", 2)]),
        (3, 2, &[('I', "N-S", 3), ('X', "N-E-S-W", 1)]),
        (2, 3, &[('Y', "N-SW-SE", 2), ('X', "N-E-S-W", 1)]),
        (2, 3, &[('X', "N-E-S-W", 5)]),
    ]);
}
