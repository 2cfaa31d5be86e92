//! French words.

use crate::rules::read::BoardName;
use crate::rules::read::words::fr::heading;

/// « `plateau cour`, `camp A` »
pub(super) fn headings(boards: &[BoardName]) -> String {
    boards.iter().map(|board| format!("`{}`", heading(board))).collect::<Vec<_>>().join(", ")
}

/// « roi ou roi noir »
pub(super) fn any(names: &[String]) -> String {
    names.join(" ou ")
}
