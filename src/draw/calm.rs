//! The places on a board's frame that stay calm.
//!
//! A camera finds a board by its markers. Nothing else that is printed on the frame ever lies on them or on the
//! white round them, nor on the patches of colour: numbers, names and letters give way.

use super::shape;
use crate::game::{Board, Camp};
use crate::scene::Rect;

/// How far everything else stays off.
const OFF: f64 = 0.6;

/// The boxes on the frame of a board, in millimetres from the top left corner of the cut board.
pub fn boxes(board: &Board, camp: &Camp) -> Vec<Rect> {
    of_camp(board, board.camps.iter().position(|own| own == camp).unwrap_or_default())
}

/// The boxes of a camp by its number.
pub fn of_camp(board: &Board, camp: usize) -> Vec<Rect> {
    let whites = board.markers(camp).into_iter().map(|marker| marker.white(board.size()));
    let patches = board.patches().into_iter().map(|patch| patch.rect);
    whites.chain(patches).map(|calm| shape::rect(calm).inflate(OFF, OFF)).collect()
}
