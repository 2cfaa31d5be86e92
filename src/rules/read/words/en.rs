//! English words.

use crate::rules::read::BoardName;
use crate::text::sentence::number_or_none_en;

/// `is 1`, `are 2`
pub(super) fn are(count: usize) -> String {
    format!("{} {}", if count == 1 { "is" } else { "are" }, number_or_none_en(count))
}

/// `the tray`, `camp A`
pub(in crate::rules) fn the_board(board: &BoardName) -> String {
    match board {
        BoardName::Tray | BoardName::Only => format!("the {}", board.heading()),
        BoardName::Board(_) | BoardName::Camp(_) => board.heading(),
    }
}
