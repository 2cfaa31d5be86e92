//! Samples of arguments.

use crate::rules::read::BoardName;

pub(super) fn board() -> BoardName {
    BoardName::Board("main".to_owned())
}

pub(super) fn boards() -> Vec<BoardName> {
    vec![board(), BoardName::Camp('A')]
}

pub(super) fn names() -> Vec<String> {
    vec!["king".to_owned(), "black king".to_owned()]
}
