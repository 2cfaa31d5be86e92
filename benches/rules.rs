//! How fast the rules engines count turns: leaves of perft per second, on one core.
//!
//! `cargo bench --bench rules` runs it. The reference is shakmaty, chess rules in Rust. Its GPL licence keeps it out of
//! this repository, so it is measured apart.

use std::time::Instant;

use tablier::game::Game;
use tablier::rules::{Referee, engine};
use tablier::spec::{Overrides, load};
use tablier::templates::game;

/// Minimum duration of a measured count.
const LONG_ENOUGH_S: f64 = 0.5;
/// Number of runs. The fastest counts, since other load only slows a run down.
const RUNS: usize = 3;

fn main() {
    println!("| game | depth | sequences of turns | million a second |\n|---|---|---|---|");
    for name in ["quits", "plank", "lightning", "macmahon"] {
        let template = game(name).expect("a bundled game");
        let job = load(&template.source(), &Overrides::default(), template).expect("a sound spec");
        let variants = engine(name).expect("an engine").variants;
        if variants.is_empty() {
            measure(name, referee(&job.game, None).as_ref());
        }
        for variant in variants {
            measure(&format!("{name}/{variant}"), referee(&job.game, Some(variant)).as_ref());
        }
    }
}

fn referee(game: &Game, variant: Option<&'static str>) -> Box<dyn Referee> {
    let rules = game.rules.as_ref().expect("rules");
    let engine = engine(rules.engine).expect("an engine");
    (engine.referee)(game, &rules.options, variant).expect("the bundled game fits its engine")
}

/// Counts deeper and deeper until the clock has something to measure.
fn measure(called: &str, referee: &dyn Referee) {
    for depth in 1.. {
        let (leaves, seconds) = timed(referee, depth);
        if seconds < LONG_ENOUGH_S {
            continue;
        }
        let best = (1..RUNS).map(|_| timed(referee, depth).1).fold(seconds, f64::min);
        println!("| {called} | {depth} | {leaves} | {:.0} |", leaves as f64 / best / 1e6);
        return;
    }
}

fn timed(referee: &dyn Referee, depth: u32) -> (u64, f64) {
    let start = Instant::now();
    let leaves = referee.perft(depth);
    (leaves, start.elapsed().as_secs_f64())
}
