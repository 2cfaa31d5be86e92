//! Deterministic pseudo-random numbers: the same table always gets the same answer. Also used by the tests.

/// Seeded xorshift generator.
pub(super) struct Prng(u64);

impl Prng {
    /// A generator with a distinct sequence for every seed.
    pub(super) fn new(seed: u64) -> Prng {
        Prng(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    /// The next number.
    pub(super) fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0 >> 11
    }

    /// A number below `below`.
    pub(super) fn roll(&mut self, below: usize) -> usize {
        (self.next() % below.max(1) as u64) as usize
    }

    /// A random element; `None` if there are none.
    pub(super) fn pick<'b, T>(&mut self, from: &'b [T]) -> Option<&'b T> {
        from.get(self.roll(from.len()))
    }
}
