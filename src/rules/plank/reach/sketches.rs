//! The states in which a table may stand while all put tokens or pass: `passing` goes through them.

use std::collections::HashSet;
use std::hash::{BuildHasherDefault, Hasher};

use super::ways::MOST_COST;
use crate::rules::plank::kit::MOST_PLAYERS;

/// A state on the way.
#[derive(Clone, Copy)]
pub(super) struct Sketch {
    pub(super) turn: u8,
    pub(super) low: u8,
    pub(super) shares: u16,
    pub(super) passes: [u8; MOST_PLAYERS],
    /// How many turns each player would have to take back.
    pub(super) moves: [u8; MOST_PLAYERS],
    /// How many more tokens, or fewer, each player would then have on the planks in place.
    pub(super) gained: [i8; MOST_PLAYERS],
    /// How many tokens lay elsewhere then.
    pub(super) loose: u8,
}

/// All that is known of the ways to one table; kept for the next, for there are many.
pub(super) struct Sketches {
    /// How many may still be looked at, for all tables.
    pub(super) left: usize,
    /// The states that are not looked at yet, by what they cost.
    pub(super) open: Vec<Vec<Sketch>>,
    seen: HashSet<u64, BuildHasherDefault<Mixed>>,
}

impl Sketches {
    /// `left` is how many may be looked at.
    pub(super) fn new(left: usize) -> Sketches {
        Sketches { left, open: vec![Vec::new(); MOST_COST], seen: HashSet::default() }
    }

    pub(super) fn clear(&mut self) {
        self.open.iter_mut().for_each(Vec::clear);
        self.seen.clear();
    }

    /// Whether a state is looked at for the first time.
    pub(super) fn is_new(&mut self, sketch: &Sketch) -> bool {
        self.seen.insert(key(sketch))
    }
}

/// A hash for numbers that are small and nobody's choice.
#[derive(Default)]
struct Mixed(u64);

impl Hasher for Mixed {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        bytes.iter().for_each(|&byte| self.write_u64(u64::from(byte)));
    }

    fn write_u64(&mut self, number: u64) {
        self.0 = (self.0 ^ number).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        self.0 ^= self.0 >> 29;
    }
}

fn key(sketch: &Sketch) -> u64 {
    let passes = sketch.passes.iter().fold(0, |all, &passes| all << 2 | u64::from(passes));
    (passes << 16 | u64::from(sketch.shares)) << 16 | u64::from(sketch.turn) << 8 | u64::from(sketch.low)
}
