//! English words.

use super::{BoardLabel, BoardSide};
use crate::text::sentence::counted_en;

pub(super) fn the(board: &BoardLabel) -> String {
    match board {
        BoardLabel::Only => "the board".to_owned(),
        BoardLabel::Board(name) => format!("the board {name}"),
        BoardLabel::Camp(letter) => format!("camp {letter}"),
    }
}

pub(super) fn few_markers(board: &BoardLabel, all: usize, readable: usize) -> String {
    let board = the(board);
    match readable {
        0 => format!("of the {all} markers of {board} none can be read"),
        1 => format!("of the {all} markers of {board} only 1 can be read"),
        _ => format!("of the {all} markers of {board} only {readable} can be read and agree"),
    }
}

pub(super) fn side(side: &BoardSide) -> String {
    match side {
        BoardSide::Row(number) => format!("row {number}"),
        BoardSide::Column(name) => format!("column {name}"),
    }
}

pub(super) fn cut_off(board: &BoardLabel, place: &str) -> String {
    format!("{} is only partly in the picture: it is cut off {place}", the(board))
}

pub(super) fn too_small(board: &BoardLabel, what: &str, pixels: usize, needed: usize) -> String {
    format!(
        "{} is too small in the picture: its farthest {what} have only {}, and {needed} are needed",
        the(board),
        counted_en(pixels, "pixel")
    )
}
