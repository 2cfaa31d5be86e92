//! Reserved areas on the frame of a board: markers with their white margins, and colour patches. Text avoids them.

use super::shape;
use crate::game::{Board, BoardCamp};
use crate::scene::Rect;

/// Clearance around reserved areas.
const CLEARANCE_MM: f64 = 0.6;

/// The reserved areas of a camp, relative to the top left corner of the cut board.
pub(crate) fn areas_of_camp(board: &Board, camp: &BoardCamp) -> Vec<Rect> {
    areas(board, board.camps.iter().position(|own| own == camp).unwrap_or_default())
}

/// The reserved areas of a camp by its index.
pub(crate) fn areas(board: &Board, camp: usize) -> Vec<Rect> {
    let whites = board.markers(camp).into_iter().map(|marker| marker.white(board.size()));
    let patches = board.patches().into_iter().map(|patch| patch.rect);
    whites.chain(patches).map(|area| shape::rect(area).inflate(CLEARANCE_MM, CLEARANCE_MM)).collect()
}
