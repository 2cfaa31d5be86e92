//! Bands of colour along the sides of a board's outline.

use super::lattice::{self, CellSide};
use super::{low_ink, shape};
use crate::game::{Board, BoardSide, Cell, Lattice};
use crate::scene::{Affine, BezPath, Cap, Color, Join, Node, Stroke, Vec2};

/// Width of a band, relative to the distance between cells.
const BAND_PART: f64 = 0.18;

/// The width of the bands of a board; zero without any.
pub(super) fn width(board: &Board) -> f64 {
    let frame = board.frame.sides.get().min(board.frame.ends.get());
    if board.sides.is_empty() { 0.0 } else { (BAND_PART * board.grid.step().get()).min(frame) }
}

/// The bands, and paper below the cells, since half of each band lies there.
pub(super) fn nodes(board: &Board, lattice: &Lattice, is_low_ink: bool) -> Vec<Node> {
    if board.sides.is_empty() {
        return Vec::new();
    }
    let all = lattice::sides(lattice);
    let outer: Vec<&CellSide> = all.iter().filter(|side| side.is_outer).collect();
    let cells = lattice.cells();
    let band = |(side, color): &(BoardSide, Color)| {
        let mut path = BezPath::new();
        for it in outer.iter().filter(|it| side_of(board, lattice, &cells, it) == *side) {
            shape::add_line(&mut path, it.from, it.to);
        }
        let color = if is_low_ink { low_ink::surface(*color) } else { *color };
        let width = 2.0 * width(board);
        let stroke = Stroke { cap: Cap::Square, join: Join::Round, ..Stroke::solid(color, width) };
        (!path.is_empty()).then(|| Node::lined(path, stroke))
    };
    let mut nodes: Vec<Node> = board.sides.iter().filter_map(band).collect();
    let outline = lattice::outline(lattice);
    let mut below = BezPath::new();
    for cell in cells {
        shape::append(&mut below, &(Affine::translate(lattice.centre(cell).to_vec2()) * &outline));
    }
    let ground = board.frame.color.filter(|_| !is_low_ink).unwrap_or(Color::WHITE);
    nodes.push(Node::filled(below, ground));
    nodes
}

/// The side of the board that an outer side of a cell belongs to. Above and below are the first and the last row;
/// everything else is left or right, on a hexagonal board by the half of the board.
fn side_of(board: &Board, lattice: &Lattice, cells: &[Cell], side: &CellSide) -> BoardSide {
    let middle = lattice.bounds().center();
    let out = side.from.midpoint(side.to) - lattice.centre(side.cell);
    let rows = || cells.iter().map(|cell| cell.row);
    let (low, high) = (rows().min().unwrap_or(0), rows().max().unwrap_or(0));
    let is_above = |part: Vec2| part.y < -1e-6;
    let is_below = |part: Vec2| part.y > 1e-6;
    if side.cell.row == high && is_above(out) {
        return BoardSide::Top;
    }
    if side.cell.row == low && is_below(out) {
        return BoardSide::Bottom;
    }
    let is_left = out.x < 0.0;
    let has_slanted = board.sides.iter().any(|(side, _)| side.is_slanted());
    let is_upper = lattice.centre(side.cell).y + out.y <= middle.y;
    match (has_slanted, is_upper, is_left) {
        (false, _, true) => BoardSide::Left,
        (false, _, false) => BoardSide::Right,
        (true, true, true) => BoardSide::TopLeft,
        (true, true, false) => BoardSide::TopRight,
        (true, false, true) => BoardSide::BottomLeft,
        (true, false, false) => BoardSide::BottomRight,
    }
}
