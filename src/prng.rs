//! Deterministic pseudo-random numbers, for searches, tests and benchmarks.
//!
//! The only generator besides that of the photo simulator in `tests/photo/simulator/random.rs`, whose published figures
//! depend on its stream. Plank's verdicts depend on this one: the same table always gets the same verdict. Files in
//! `tests/` and `benches/` include it with `#[path]`.

/// Seeded xorshift generator.
#[derive(Clone, Debug)]
pub(crate) struct Prng(u64);

#[allow(dead_code, reason = "each user needs its own part")]
impl Prng {
    /// Creates a generator with its own sequence for every seed.
    pub(crate) fn new(seed: u64) -> Prng {
        Prng(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    /// Returns all 64 bits of the next state; the lowest are the least random.
    pub(crate) fn bits(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }

    /// Returns 53 random bits.
    pub(crate) fn next(&mut self) -> u64 {
        self.bits() >> 11
    }

    /// Returns a number below `end`, or 0.
    pub(crate) fn roll(&mut self, end: usize) -> usize {
        (self.next() % end.max(1) as u64) as usize
    }

    /// Returns a random element; `None` if there are none.
    pub(crate) fn pick<'a, T>(&mut self, from: &'a [T]) -> Option<&'a T> {
        from.get(self.roll(from.len()))
    }

    /// Returns a number from 0 to below 1.
    pub(crate) fn unit(&mut self) -> f64 {
        self.next() as f64 / (1u64 << 53) as f64
    }

    /// Returns a number between `low` and `high`.
    pub(crate) fn within(&mut self, low: f64, high: f64) -> f64 {
        low + (high - low) * self.unit()
    }
}
