//! What these tests have in common.

use crate::rules::plank::*;
use crate::rules::{Judgement, Play};

/// A small generator of numbers, the same every time.
pub struct Dice(u64);

impl Dice {
    pub fn new(seed: u64) -> Dice {
        Dice(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    /// A number below `below`.
    pub fn roll(&mut self, below: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) as usize % below.max(1)
    }
}

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
