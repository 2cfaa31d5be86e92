//! Test support for Plank.

use crate::rules::Play;
use crate::rules::plank::*;
use crate::rules::tests::Texts;

/// The legal turns of a position.
pub(crate) fn turns(position: &Position) -> Vec<Turn> {
    let mut turns = Vec::new();
    position.turns(|turn| turns.push(turn));
    turns
}

/// The canonical text of a setup.
pub(crate) fn write(setup: &Setup) -> String {
    PlankReferee::new(None, Moving::Own).text(setup)
}
