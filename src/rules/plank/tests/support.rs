//! What these tests have in common.

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
