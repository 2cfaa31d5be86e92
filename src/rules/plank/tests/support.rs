//! Test support for Plank.

use crate::rules::Play;
use crate::rules::plank::*;

/// The legal turns of a position.
pub(crate) fn turns(position: &Position) -> Vec<Turn> {
    let mut turns = Vec::new();
    position.turns(|turn| turns.push(turn));
    turns
}
