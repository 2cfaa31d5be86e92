//! The places on a board's frame that stay calm.
//!
//! A camera finds a board by markers of 12 mm with a white margin. They come into these boxes; nothing else
//! that is printed on the frame ever lies in one, so that boards with and without markers are the same board.

use super::lattice::Lattice;
use crate::game::{Board, Grid};
use crate::scene::Rect;

/// The side of a box: a marker and its margin.
pub const BOX: f64 = 16.0;
/// A frame narrower than this takes no marker, and is free for other things.
const NARROWEST: f64 = 15.0;
/// Where squares are narrower than this, a box does not fit between the numbers of two rows.
const BETWEEN_LABELS: f64 = BOX + 3.0;
/// A side longer than this has two boxes between its corners.
const LONG: f64 = 240.0;

/// The boxes on the frame of a board, in millimetres from the top left corner of the cut board: one in each
/// corner, and one or two along each side that is wide enough. Those stand beside a line between two rows
/// (columns) rather than beside a row, so that they leave room for its number; where rows are too low for
/// that, beside the middle of a row, so that they take no more than one number its place.
pub fn boxes(board: &Board) -> Vec<Rect> {
    let size = board.size();
    let (width, height) = (size.width.get(), size.height.get());
    let (sides, ends) = (board.frame.sides.get(), board.frame.ends.get());
    if sides.max(ends) < NARROWEST {
        return Vec::new();
    }
    let at = |x: f64, y: f64| Rect::new(x, y, x + BOX, y + BOX);
    let (right, bottom) = (width - BOX, height - BOX);
    let mut boxes = vec![at(0.0, 0.0), at(right, 0.0), at(right, bottom), at(0.0, bottom)];
    let grid = Lattice::new(board).bounds();
    let (columns, rows) = board.grid.dimensions();
    if sides >= NARROWEST {
        for y in between(grid.y0, grid.height(), rows, &board.grid) {
            // Right and left are each other's image under half a turn: a board has no upper end.
            boxes.extend([at(right, y - BOX / 2.0), at(0.0, height - y - BOX / 2.0)]);
        }
    }
    if ends >= NARROWEST {
        for x in between(grid.x0, grid.width(), columns, &board.grid) {
            boxes.extend([at(x - BOX / 2.0, 0.0), at(width - x - BOX / 2.0, bottom)]);
        }
    }
    boxes
}

/// Where along a side its boxes have their middles.
fn between(start: f64, length: f64, cells: usize, grid: &Grid) -> Vec<f64> {
    let parts: &[f64] = if length > LONG { &[1.0 / 3.0, 2.0 / 3.0] } else { &[0.5] };
    // Rows of hexagons are not divided by straight lines.
    let lines = if matches!(grid, Grid::Hexes { .. }) { 0 } else { cells };
    parts
        .iter()
        .map(|part| match lines {
            0 | 1 => start + length * part,
            lines if length / (lines as f64) < BETWEEN_LABELS => {
                // Off the middle, so that the box on the other side takes the place of another number.
                let off = if lines < 4 { 0.01 } else { 0.7 };
                start + length * ((part * lines as f64 - off).floor() + 0.5) / lines as f64
            }
            lines => start + length * (part * lines as f64 + 0.01).round() / lines as f64,
        })
        .collect()
}
