//! What these tests have in common.

use std::time::{Duration, Instant};

use crate::rules::plank::*;
use crate::rules::{Judgement, Play};

/// The turns of a position.
pub fn turns(position: &Position) -> Vec<Turn> {
    let mut turns = Vec::new();
    position.turns(|turn| turns.push(turn));
    turns
}

/// All that is said of a setup by a small box.
pub fn said(setup: &Setup, kit: &Kit, moving: Moving) -> Judgement {
    judge_with(setup, kit, moving, &|_| None).judgement
}

/// What a call gives, and how long this thread was at work on it. Where the system does not tell, the clock does.
pub fn cpu_time<T>(call: impl FnOnce() -> T) -> (T, Duration) {
    let at_work = || {
        let told = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
        Some(Duration::from_nanos(told.split_whitespace().next()?.parse().ok()?))
    };
    let (clock, before) = (Instant::now(), at_work());
    let given = call();
    let took = before.zip(at_work()).map_or_else(|| clock.elapsed(), |(before, after)| after - before);
    (given, took)
}
