//! Perft, compared with the independent implementation.

use super::{SHIPPED, shipped};
use crate::rules::lightning::{Position, Prolong, Side};
use crate::rules::perft;

#[path = "../../../../tests/rules/naive/lightning.rs"]
pub mod naive;

pub fn naive_rules(
    columns: usize,
    rows: usize,
    models: &[(char, &'static str, u16)],
    prolong: Prolong,
) -> naive::Rules {
    naive::Rules {
        columns: columns as i32,
        rows: rows as i32,
        models: models.iter().map(|(letter, ports, count)| (*letter, *ports, usize::from(*count))).collect(),
        contact: prolong == Prolong::Contact,
    }
}

fn compare_bundled_box(deep: u32) {
    for prolong in [Prolong::Line, Prolong::Contact] {
        let kit = shipped(prolong);
        let rules = naive_rules(8, 17, &SHIPPED, prolong);
        for depth in 0..=deep {
            let slowly = rules.perft(&rules.start(0), depth);
            assert_eq!(perft(&Position::start(&kit, Side::A), depth), slowly, "{prolong:?} {depth}");
        }
    }
}

#[test]
fn perft_of_the_bundled_box_matches_the_naive_engine() {
    compare_bundled_box(2);
}

/// `cargo test --release -- --ignored counts_deeper`
#[test]
#[ignore = "takes a minute"]
fn deeper_perft_matches_the_naive_engine() {
    compare_bundled_box(3);
}

/// `cargo test --release -- --ignored --nocapture lightning_speed` prints the speed.
#[test]
#[ignore = "a measurement"]
fn lightning_speed() {
    for prolong in [Prolong::Line, Prolong::Contact] {
        let kit = shipped(prolong);
        for depth in 1..=4 {
            let begun = std::time::Instant::now();
            let leaves = perft(&Position::start(&kit, Side::A), depth);
            let seconds = begun.elapsed().as_secs_f64();
            println!(
                "{prolong:?} {depth} {leaves} in {seconds:.3} s: {:.0} million/s",
                leaves as f64 / seconds / 1e6
            );
        }
    }
}
