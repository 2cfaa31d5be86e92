//! Bands of colour along the sides of a board's outline.

use super::lattice::{self, CellSide};
use super::{low_ink, shape};
use crate::game::{Board, BoardSide, Cell, Grid, HexTop, Lattice};
use crate::scene::{BezPath, Color, Node, Vec2};

/// Width of a band, relative to the distance between cells.
const BAND_PART: f64 = 0.18;

/// The width of the bands of a board; zero without any.
pub(crate) fn width(board: &Board) -> f64 {
    let frame = board.frame.sides.get().min(board.frame.ends.get());
    if board.sides.is_empty() { 0.0 } else { (BAND_PART * board.grid.step().get()).min(frame) }
}

/// The bands. Where two meet, the cut between them halves the corner; beside a side without one, a band ends with its
/// own side.
pub(super) fn nodes(board: &Board, lattice: &Lattice, is_low_ink: bool) -> Vec<Node> {
    if board.sides.is_empty() {
        return Vec::new();
    }
    let (width, sides) = (width(board), Sides::new(board, lattice));
    let mut bands: Vec<(Color, BezPath)> =
        board.sides.iter().map(|(_, color)| (*color, BezPath::new())).collect();
    for ring in lattice::rings(lattice).into_iter().filter(|ring| !is_hole(ring)) {
        let ways: Vec<Vec2> = ring.iter().map(|side| out_of(side, lattice).normalize()).collect();
        let owners: Vec<Option<usize>> = ring.iter().map(|side| band_of(board, sides.of(side))).collect();
        for (at, side) in ring.iter().enumerate() {
            let beside = |other: usize| Some((*ways.get(other)?, owners.get(other)?.is_some()));
            let (before, after) = ((at + ring.len() - 1) % ring.len(), (at + 1) % ring.len());
            let (Some((way, true)), Some(before), Some(after)) = (beside(at), beside(before), beside(after))
            else {
                continue;
            };
            // The outer corner between a side and one beside it, from the corner that they share.
            let outer = |(other, is_band): (Vec2, bool), is_convex: bool| match is_band || !is_convex {
                true => (way + other) * width / (1.0 + way.dot(other)).max(0.1),
                false => way * width,
            };
            let from = side.from + outer(before, before.0.cross(way) > 0.0);
            let to = side.to + outer(after, way.cross(after.0) > 0.0);
            let corners = [side.from, from, to, side.to].map(|corner| (corner.x, corner.y));
            if let Some((_, path)) = owners.get(at).copied().flatten().and_then(|own| bands.get_mut(own)) {
                shape::append(path, &shape::polygon(corners));
            }
        }
    }
    let paint = |(color, path): (Color, BezPath)| {
        Node::filled(path, if is_low_ink { low_ink::surface(color) } else { color })
    };
    bands.into_iter().filter(|(_, path)| !path.is_empty()).map(paint).collect()
}

/// The band along a side of the board, if it has one.
fn band_of(board: &Board, own: BoardSide) -> Option<usize> {
    board.sides.iter().position(|(side, _)| *side == own)
}

/// Whether a ring lies around cells that are missing: cells go round their corners clockwise, and a ring around cells
/// does as well.
fn is_hole(ring: &[CellSide]) -> bool {
    ring.iter().map(|side| side.from.to_vec2().cross(side.to.to_vec2())).sum::<f64>() < 0.0
}

/// From the middle of a cell to the middle of a side.
fn out_of(side: &CellSide, lattice: &Lattice) -> Vec2 {
    side.from.midpoint(side.to) - lattice.centre(side.cell)
}

/// What decides to which side of the board an outer side of a cell belongs. Hexagons lie in lines, which are rows, or
/// columns if a flat side is on top.
struct Sides<'a> {
    board: &'a Board,
    lattice: &'a Lattice<'a>,
    /// The first and the last line with cells.
    lines: (usize, usize),
    is_hexagonal: bool,
}

impl<'a> Sides<'a> {
    fn new(board: &'a Board, lattice: &'a Lattice<'a>) -> Sides<'a> {
        let lines = lattice.cells().into_iter().map(|cell| line_of(board, cell));
        let lines = lines.fold((usize::MAX, 0), |(first, last), line| (first.min(line), last.max(line)));
        let is_hexagonal = board.sides.iter().any(|(side, _)| side.is_slanted());
        Sides { board, lattice, lines, is_hexagonal }
    }

    /// The ends of the first and the last line are a side each; what is before or behind the other lines is one side, or
    /// two on a hexagonal board.
    fn of(&self, side: &CellSide) -> BoardSide {
        use BoardSide::{Bottom, BottomLeft, BottomRight, Left, Right, Top, TopLeft, TopRight};
        let out = out_of(side, self.lattice);
        let from_middle = self.lattice.centre(side.cell) + out - self.lattice.bounds().center();
        let [is_left, is_right, is_above, is_below] =
            [out.x < -1e-6, out.x > 1e-6, out.y < -1e-6, out.y > 1e-6];
        let line = line_of(self.board, side.cell);
        let (is_first, is_last) = (line == self.lines.0, line == self.lines.1);
        let [left, right, above, below] = match (self.is_hexagonal, &self.board.grid) {
            (true, Grid::Hexes { top: HexTop::Pointy, .. }) => match from_middle.y <= 0.0 {
                true => [TopLeft, TopRight, Top, Bottom],
                false => [BottomLeft, BottomRight, Top, Bottom],
            },
            (true, Grid::Hexes { top: HexTop::Flat, .. }) => match from_middle.x <= 0.0 {
                true => [Left, Right, TopLeft, BottomLeft],
                false => [Left, Right, TopRight, BottomRight],
            },
            _ => [Left, Right, Top, Bottom],
        };
        let is_along = match self.board.grid {
            Grid::Hexes { top: HexTop::Pointy, .. } => !(is_last && is_above || is_first && is_below),
            Grid::Hexes { top: HexTop::Flat, .. } => is_first && is_left || is_last && is_right,
            _ => !is_above && !is_below,
        };
        match is_along {
            true if is_left => left,
            true => right,
            false if is_above => above,
            false => below,
        }
    }
}

/// The line of hexagons that a cell is in.
fn line_of(board: &Board, cell: Cell) -> usize {
    match board.grid {
        Grid::Hexes { top: HexTop::Flat, .. } => cell.column,
        _ => cell.row,
    }
}
