//! Test support for Plank.

use std::time::{Duration, Instant};

use crate::rules::Play;
use crate::rules::plank::*;

/// The legal turns of a position.
pub(crate) fn turns(position: &Position) -> Vec<Turn> {
    let mut turns = Vec::new();
    position.turns(|turn| turns.push(turn));
    turns
}

/// Returns the result of a call and the CPU time of this thread, or the wall time if the system does not report it.
pub(crate) fn cpu_time<T>(call: impl FnOnce() -> T) -> (T, Duration) {
    let at_work = || {
        let found = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
        Some(Duration::from_nanos(found.split_whitespace().next()?.parse().ok()?))
    };
    let (clock, before) = (Instant::now(), at_work());
    let given = call();
    let took = before.zip(at_work()).map_or_else(|| clock.elapsed(), |(before, after)| after - before);
    (given, took)
}
