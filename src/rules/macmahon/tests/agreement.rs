//! Verdicts and completions, compared with those of the independent implementation.

use std::collections::BTreeSet;

use super::naive::{Naive, Rows};
use super::{THREE, TWO, game};
use crate::prng::Prng;
use crate::rules::macmahon::solve::{Search, complete};
use crate::rules::macmahon::{Border, MacMahonReferee, Position};
use crate::rules::play::Play;
use crate::rules::tests::{VerdictCounts, check_agreement};
use crate::rules::{Effort, Gameplay, Judge, Notation, Outlook, SquarePiece, SquareSetup, Table, Verdict};

/// The setup as the independent implementation sees it, the top row first.
fn rows(engine: &MacMahonReferee, setup: &SquareSetup, naive: &Naive) -> Rows {
    let mut rows = naive.empty();
    for laid in &setup.pieces {
        let word = engine.piece_name(laid.place(), laid.piece).to_string();
        rows[naive.rows - 1 - laid.row][laid.column] = Some(word.chars().collect());
    }
    rows
}

/// Compares a setup, and returns what both say of it.
fn compare(engine: &MacMahonReferee, naive: &Naive, setup: &SquareSetup) -> &'static str {
    let mut laid = rows(engine, setup, naive);
    let judged = engine.judge_setup(setup, &(), Effort::Thorough);
    let codes: BTreeSet<&str> = judged.findings.iter().map(|finding| finding.code.as_str()).collect();
    let faults = naive.faults(&laid);
    assert_eq!(codes, faults, "{laid:?}");
    assert_eq!(judged.verdict == Verdict::Legal, faults.is_empty(), "{laid:?}");
    let Some(game) = judged.game else { return "illegal" };
    let is_solvable = naive.completions(&mut laid, 1) > 0;
    match game.end.outlook().expect("an outlook") {
        Outlook::Solved => assert!(laid.iter().flatten().all(Option::is_some) && is_solvable),
        Outlook::Solvable(_) => assert!(is_solvable, "{laid:?}"),
        Outlook::Unsolvable => assert!(!is_solvable, "{laid:?}"),
        Outlook::Unknown => panic!("{laid:?}"),
    }
    if is_solvable { "solvable" } else { "unsolvable" }
}

/// Turns, swaps, copies or takes off tiles.
fn disturb(engine: &MacMahonReferee, setup: &mut SquareSetup, rng: &mut Prng) {
    let squares = engine.squares(setup);
    let (one, other) = (squares[rng.roll(squares.len())], squares[rng.roll(squares.len())]);
    let [first, second] = [one, other].map(|square| engine.content(setup, square).flatten());
    match rng.roll(5) {
        0 => {
            engine.put(setup, one, Some(second));
            engine.put(setup, other, Some(first));
        }
        1 => engine.put(setup, one, Some(second)),
        2 | 3 => {
            let looks = |piece: &SquarePiece| first.is_some_and(|first| first.letter == piece.letter);
            let turned: Vec<_> = engine.pieces(setup, one).into_iter().filter(looks).collect();
            if let Some(turned) = rng.pick(&turned) {
                engine.put(setup, one, Some(Some(*turned)));
            }
        }
        _ => {
            let any = engine.pieces(setup, one);
            engine.put(setup, one, rng.pick(&any).map(|piece| Some(*piece)));
        }
    }
}

/// A setup near a covered board: at most `most` squares are empty, and it may be disturbed.
fn setup(engine: &MacMahonReferee, covered: &SquareSetup, most: usize, rng: &mut Prng) -> SquareSetup {
    let mut setup = covered.clone();
    let squares = engine.squares(&setup);
    for _ in 0..rng.roll(most + 1) {
        engine.put(&mut setup, squares[rng.roll(squares.len())], Some(None));
    }
    for _ in 0..rng.roll(3) {
        disturb(engine, &mut setup, rng);
    }
    setup
}

/// The 24 squares within a red border.
const SOLVED: &str = "\
rbor roob roro robo rooo rroo
obbr obbb rbrb boob oobo orbo
bbor bbbb rorb oooo bobo brbo
orrr brrr rrrr obrr bbrb brrb
";

/// Number of random beginnings that are completed at most.
const TRIES: usize = 4;

/// A covered board, if there is one: the one above in other colours, or what a search finds after a random beginning.
fn covered(engine: &MacMahonReferee, rng: &mut Prng) -> SquareSetup {
    if engine.kit.squares() == 24 && engine.kit.border == Border::One {
        let mut letters = ['r', 'b', 'o'];
        letters.swap(0, rng.roll(3));
        letters.swap(1, 1 + rng.roll(2));
        let new = |old: char| "rbo".find(old).map_or(old, |at| letters[at]);
        return engine.parse(&SOLVED.chars().map(new).collect::<String>()).expect("a board").0;
    }
    for _ in 0..TRIES {
        let mut position = engine.start().expect("a start");
        lay_some(&mut position, rng.roll(4), rng);
        if let Search::Found(lays) = complete(&position) {
            lays.into_iter().for_each(|lay| position.play(lay));
            return engine.shown(&position);
        }
    }
    // Some boxes cannot cover their board: then as many tiles as a random game lays.
    let mut position = engine.start().expect("a start");
    lay_some(&mut position, engine.kit.squares(), rng);
    engine.shown(&position)
}

fn lay_some(position: &mut Position, most: usize, rng: &mut Prng) {
    for _ in 0..most {
        let mut turns = Vec::new();
        position.turns(|turn| turns.push(turn));
        if let Some(turn) = rng.pick(&turns) {
            position.play(*turn);
        }
    }
}

/// `each` setups of every box.
fn compare_setups(each: usize, seed: u64) -> VerdictCounts {
    let boxes = [
        (3, 2, TWO, 1, 5),
        (2, 3, TWO, 1, 5),
        (5, 1, TWO, 1, 4),
        (4, 3, TWO, 2, 4),
        (3, 3, TWO, 2, 3),
        (6, 4, THREE, 1, 8),
    ];
    let (mut rng, mut counts) = (Prng::new(seed), VerdictCounts::new());
    for (columns, rows, words, count, most) in boxes {
        for border in [Border::One, Border::Free] {
            let (engine, naive) = game(columns, rows, words, count, border);
            let mut start = covered(&engine, &mut rng);
            for number in 0..each {
                if number % 50 == 0 {
                    start = covered(&engine, &mut rng);
                }
                let setup = setup(&engine, &start, most, &mut rng);
                *counts.entry(compare(&engine, &naive, &setup)).or_default() += 1;
            }
        }
    }
    counts
}

#[test]
fn setups_are_judged_alike() {
    let counts = compare_setups(60, 0x1921);
    assert!(counts.len() == 3 && counts.values().all(|count| *count >= 60), "{counts:?}");
}

/// `cargo agree`
#[test]
#[ignore = "takes a minute"]
fn independent_engines_agree_on_100_000_setups() {
    check_agreement("MacMahon", || {
        let mut counts = compare_setups(10_000, 0x1922);
        // Legal setups are counted apart by whether they can be completed.
        let legal = ["solvable", "unsolvable"].iter().filter_map(|kind| counts.remove(kind)).sum();
        counts.insert(Verdict::Legal.name(), legal);
        counts
    });
}
