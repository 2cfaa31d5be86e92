//! Feeds the targets of `tests/campaign` with the inputs of libFuzzer.

#![allow(dead_code, reason = "campaigns use the rest")]

#[path = "../../tests/campaign/corpus.rs"]
mod corpus;
#[path = "../../tests/campaign/mutate.rs"]
mod mutate;
#[path = "../../src/prng.rs"]
mod prng;
#[path = "../../tests/campaign/svg.rs"]
mod svg;
#[path = "../../tests/campaign/targets.rs"]
mod targets;

use targets::{TARGETS, Target};

/// The target of this name.
///
/// # Panics
///
/// If there is none.
pub fn target(name: &str) -> &'static Target {
    TARGETS.iter().find(|target| target.name == name).expect("a target of this name")
}

/// The program that feeds a target.
#[macro_export]
macro_rules! target {
    ($name:literal) => {
        libfuzzer_sys::fuzz_target!(|input: &[u8]| ($crate::target($name).feed)(input));
    };
}
