//! Dice that always fall in the same way: the same table always has the same answer.
//!
//! The tests throw them, too.

/// Numbers that look random and are not.
pub(super) struct Dice(u64);

impl Dice {
    /// Dice that fall in a way of their own for every seed.
    pub(super) fn new(seed: u64) -> Dice {
        Dice(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
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

    /// One of some things; none if there are none.
    pub(super) fn pick<'b, T>(&mut self, from: &'b [T]) -> Option<&'b T> {
        from.get(self.roll(from.len()))
    }
}
