//! Open squares: the answer is compared with the judgements of all their fillings.

use std::time::Duration;

use super::conformance::Subject;
use super::{Texts, VerdictCounts, cpu_time};
use crate::prng::Prng;
use crate::rules::engine::Content;
use crate::rules::play::Play as _;
use crate::rules::settle::Settled;
use crate::rules::{Engine, Judge, Phrase, Referee, Verdict};

/// Maximum number of fillings of a table that are judged one by one.
const MAX_JUDGED: usize = 3000;
/// What an answer says that is not based on all fillings.
const NOT_ALL_TRIED: &str = "not all possibilities could be tried";

/// Compares tables with one to three open squares, of random games and of games with a fault, `tables` of each engine.
pub(crate) fn check_open_squares<E: Subject>(engines: impl Iterator<Item = E>, tables: usize, seed: u64) {
    let (mut rng, mut counts) = (Prng::new(seed), VerdictCounts::new());
    let mut given_up = 0;
    for engine in engines {
        let (mut done, mut longest) = (0, (Duration::ZERO, String::new()));
        while done < tables {
            let Some(setup) = table(&engine, &mut rng) else { continue };
            let open = engine.open(&setup).into_iter();
            let contents: Vec<_> = open.map(|square| contents(&engine, &setup, square)).collect();
            if contents.iter().map(Vec::len).product::<usize>() > MAX_JUDGED {
                continue;
            }
            let text = engine.text(&setup);
            let (settled, took) = cpu_time(|| engine.settle(&text));
            let mut remaining = fillings(&contents);
            remaining.retain(|filling| judged(&engine, &setup, filling) != Verdict::Illegal);
            let expected = match remaining.as_slice() {
                [] => Verdict::Illegal,
                [only] => judged(&engine, &setup, only),
                _ => Verdict::Undecided,
            };
            assert_eq!(settled.judgement.verdict, expected, "{text}{settled:#?}");
            if settled.judgement.findings.iter().any(|finding| finding.to_string().contains(NOT_ALL_TRIED)) {
                given_up += 1;
            } else {
                check_contents(&engine, &setup, &settled, &remaining, &text);
            }
            *counts.entry(expected.name()).or_default() += 1;
            longest = longest.max((took, text));
            done += 1;
        }
        println!("longest {:.1?}\n{}", longest.0, longest.1);
    }
    println!("{counts:?}, {given_up} not all tried");
    assert_eq!(counts.len(), 3, "{counts:?}");
    assert!(given_up * 20 <= counts.values().sum::<usize>(), "{given_up} not all tried");
}

/// Each open square may contain what it contains in a filling that is not illegal.
fn check_contents<E: Subject>(
    engine: &E,
    setup: &E::Setup,
    settled: &Settled,
    remaining: &[Vec<Content<E>>],
    text: &str,
) {
    if remaining.is_empty() {
        return;
    }
    for (at, square) in engine.open(setup).into_iter().enumerate() {
        let typed =
            |content: Content<E>| content.map_or(".".into(), |piece| engine.piece_name(square, piece));
        let mut expected: Vec<Phrase> = remaining.iter().map(|filling| typed(filling[at])).collect();
        expected.sort();
        expected.dedup();
        let mut told = settled.open_squares[at].may.clone();
        told.sort();
        assert_eq!(told, expected, "{}\n{text}", settled.open_squares[at].square);
    }
}

/// A table of a random game with open squares. Half of the tables tell their pieces alone, and a third have a fault.
fn table<E: Subject>(engine: &E, rng: &mut Prng) -> Option<E::Setup> {
    let mut position = engine.start().expect("a game with rules");
    for _ in 0..rng.roll(30) {
        let mut turns = Vec::new();
        position.turns(|turn| turns.push(turn));
        if !turns.is_empty() {
            position.play(engine.choose(&position, &turns, rng));
        }
    }
    let mut setup = engine.shown(&position);
    if rng.roll(3) == 0 {
        engine.introduce_fault(&mut setup, rng.roll(E::FAULTS), rng)?;
    }
    if rng.roll(2) == 0 {
        let text = engine.text(&setup);
        let pieces: String =
            text.lines().filter(|line| !line.contains(": ")).flat_map(|line| [line, "\n"]).collect();
        setup = engine.parse(&pieces).ok()?.0;
    }
    let squares = engine.squares(&setup);
    for _ in 0..=rng.roll(3) {
        engine.put(&mut setup, *rng.pick(&squares)?, None);
    }
    // What cannot be written is not typed either.
    let read = engine.parse(&engine.text(&setup)).ok()?.0;
    (!engine.open(&read).is_empty()).then_some(read)
}

fn contents<E: Engine>(engine: &E, setup: &E::Setup, square: E::Square) -> Vec<Content<E>> {
    [None].into_iter().chain(engine.pieces(setup, square).into_iter().map(Some)).collect()
}

fn fillings<C: Copy>(contents: &[Vec<C>]) -> Vec<Vec<C>> {
    contents.iter().fold(vec![Vec::new()], |fillings, each| {
        let extended =
            |filling: Vec<C>| each.iter().map(move |content| [filling.as_slice(), &[*content]].concat());
        fillings.into_iter().flat_map(extended).collect()
    })
}

fn judged<E: Subject>(engine: &E, setup: &E::Setup, filling: &[Content<E>]) -> Verdict {
    let mut filled = setup.clone();
    for (square, content) in engine.open(setup).into_iter().zip(filling) {
        engine.put(&mut filled, square, Some(*content));
    }
    engine.judge(&filled, &E::Spans::default()).verdict
}
