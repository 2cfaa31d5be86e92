//! Perft, compared with the independent implementation and with the table in the repository.

use super::all_rules;
use crate::rules::perft;
use crate::rules::quits::{BallMoves, Position, Rules};

#[path = "../../../../tests/rules/naive/quits.rs"]
pub mod naive;

pub fn naive_rules(rules: Rules) -> naive::Rules {
    naive::Rules { variant: rules.variant.name(), diagonal: rules.ball_moves == BallMoves::Diagonal }
}

#[test]
fn perft_matches_the_table() {
    let table = include_str!("../../../../tests/data/perft/quits.txt");
    let mut lines = 0;
    for line in table.lines().filter(|line| !line.starts_with('#')) {
        let [game, option, depth, count] = line.split(' ').collect::<Vec<_>>()[..] else { panic!("{line}") };
        let rules = all_rules()
            .find(|rules| {
                game == format!("quits/{}", rules.variant.name())
                    && option == format!("ball_moves={}", rules.ball_moves.name())
            })
            .expect("known rules");
        let (depth, count): (u32, u64) = (depth.parse().expect("a depth"), count.parse().expect("a count"));
        lines += 1;
        if count < 2_000_000 {
            assert_eq!(perft(&Position::start(rules), depth), count, "{line}");
        }
    }
    assert!(lines >= 30, "{lines}");
}

/// `cargo test --release -- --ignored --nocapture quits_table` writes the table and the speed.
#[test]
#[ignore = "a measurement"]
fn quits_table() {
    for rules in all_rules() {
        for depth in 1..=7 {
            let begun = std::time::Instant::now();
            let leaves = perft(&Position::start(rules), depth);
            let seconds = begun.elapsed().as_secs_f64();
            println!(
                "quits/{} ball_moves={} {depth} {leaves}",
                rules.variant.name(),
                rules.ball_moves.name()
            );
            eprintln!("{:.0} million/s", leaves as f64 / seconds / 1e6);
        }
    }
}

/// `cargo test --release -- --ignored --nocapture quits_deep` compares the independent implementation with the lines
/// of the table above ten million leaves.
#[test]
#[ignore = "takes minutes"]
fn quits_deep() {
    for rules in all_rules() {
        let naive_rules = naive_rules(rules);
        let depth =
            (1..).find(|depth| perft(&Position::start(rules), *depth) >= 10_000_000).expect("a depth");
        let counted = naive_rules.perft_by_ways(depth);
        println!("{rules:?} {depth} {counted}");
        assert_eq!(perft(&Position::start(rules), depth), counted, "{rules:?}");
    }
}
