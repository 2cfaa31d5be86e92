//! English words.

use crate::rules::read::BoardName;

/// `` `board yard`, `camp A` ``
pub(super) fn headings(boards: &[BoardName]) -> String {
    boards.iter().map(|board| format!("`{}`", board.heading())).collect::<Vec<_>>().join(", ")
}

/// `king or black king`
pub(super) fn any(names: &[String]) -> String {
    names.join(" or ")
}
