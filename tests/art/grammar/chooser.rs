//! Random choices.

use crate::prng::Prng;

/// The ids of definitions.
pub const NAMES: [&str; 6] = ["a", "b", "c", "d", "e", "f"];

/// Random choices of the grammar.
pub struct Chooser {
    rng: Prng,
    /// Number of ids to skip, so that few elements refer to themselves.
    pub skipped: usize,
}

impl Chooser {
    pub fn new(seed: u64) -> Chooser {
        Chooser { rng: Prng::new(seed), skipped: 0 }
    }

    pub fn below(&mut self, end: usize) -> usize {
        self.rng.roll(end)
    }

    pub fn pick(&mut self, of: &[&'static str]) -> &'static str {
        of[self.below(of.len())]
    }

    pub fn name(&mut self) -> &'static str {
        if self.one_in(60) {
            self.pick(&NAMES)
        } else {
            self.pick(&NAMES[self.skipped.min(NAMES.len() - 1)..])
        }
    }

    pub fn one_in(&mut self, times: usize) -> bool {
        self.below(times) == 0
    }
}
