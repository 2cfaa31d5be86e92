//! Bit sets of the squares of a camp.

use std::ops::{BitAnd, BitOr, BitOrAssign, Not};

const WORDS: usize = 3;

/// A set of squares of a camp. Squares are numbered row by row from the bottom, each row from the left.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Bits([u64; WORDS]);

impl Bits {
    /// Maximum number of squares of a camp.
    pub const CAPACITY: usize = WORDS * 64;

    /// The empty set.
    pub const NONE: Bits = Bits([0; WORDS]);

    /// The set of one square; empty if the number is not below [`Bits::CAPACITY`].
    pub fn one(square: u8) -> Bits {
        let mut bits = Bits::NONE;
        bits.insert(square);
        bits
    }

    /// Adds a square.
    #[inline]
    pub fn insert(&mut self, square: u8) {
        if let Some(word) = self.0.get_mut(usize::from(square >> 6)) {
            *word |= 1 << (square & 63);
        }
    }

    /// Returns true if a square is in the set.
    #[inline]
    pub fn contains(self, square: u8) -> bool {
        self.0.get(usize::from(square >> 6)).is_some_and(|word| word >> (square & 63) & 1 == 1)
    }

    /// Returns true if the set is empty.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == [0; WORDS]
    }

    /// Number of squares.
    #[inline]
    pub fn count(self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }

    /// Returns true if the sets have a square in common.
    #[inline]
    pub fn intersects(self, other: Bits) -> bool {
        !(self & other).is_empty()
    }

    /// The squares in ascending order.
    #[inline]
    pub fn squares(self) -> impl Iterator<Item = u8> {
        (0u8..).step_by(64).zip(self.0).flat_map(|(base, mut word)| {
            std::iter::from_fn(move || {
                if word == 0 {
                    return None;
                }
                // A word has 64 bits, so this is below 64.
                let at = word.trailing_zeros() as u8;
                word &= word - 1;
                Some(base + at)
            })
        })
    }
}

impl FromIterator<u8> for Bits {
    fn from_iter<I: IntoIterator<Item = u8>>(squares: I) -> Bits {
        let mut bits = Bits::NONE;
        squares.into_iter().for_each(|square| bits.insert(square));
        bits
    }
}

impl BitAnd for Bits {
    type Output = Bits;
    #[inline]
    fn bitand(self, other: Bits) -> Bits {
        Bits(std::array::from_fn(|i| self.0[i] & other.0[i]))
    }
}

impl BitOr for Bits {
    type Output = Bits;
    #[inline]
    fn bitor(self, other: Bits) -> Bits {
        Bits(std::array::from_fn(|i| self.0[i] | other.0[i]))
    }
}

impl BitOrAssign for Bits {
    #[inline]
    fn bitor_assign(&mut self, other: Bits) {
        *self = *self | other;
    }
}

impl Not for Bits {
    type Output = Bits;
    #[inline]
    fn not(self) -> Bits {
        Bits(self.0.map(|word| !word))
    }
}
