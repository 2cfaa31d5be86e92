//! Bands of colour along the sides of a board's outline.

use super::lattice::{self, CellSide};
use super::{low_ink, shape};
use crate::game::{Board, BoardSide, Grid, HexTop, Lattice};
use crate::scene::{BezPath, Color, Node, Point, Vec2};

/// Width of a band, relative to the distance between cells.
const BAND_PART: f64 = 0.18;

/// The width of the bands of a board; zero without any.
pub(super) fn width(board: &Board) -> f64 {
    let frame = board.frame.sides.get().min(board.frame.ends.get());
    if board.sides.is_empty() { 0.0 } else { (BAND_PART * board.grid.step().get()).min(frame) }
}

/// The bands. Where two meet, the cut between them halves the corner.
pub(super) fn nodes(board: &Board, lattice: &Lattice, is_low_ink: bool) -> Vec<Node> {
    if board.sides.is_empty() {
        return Vec::new();
    }
    let width = width(board);
    let mut bands: Vec<(Color, BezPath)> =
        board.sides.iter().map(|(_, color)| (*color, BezPath::new())).collect();
    for ring in lattice::rings(lattice).into_iter().filter(|ring| !is_hole(ring)) {
        let ways: Vec<Vec2> = ring.iter().map(|side| out_of(side, lattice).normalize()).collect();
        let befores = ways.iter().cycle().skip(ways.len().saturating_sub(1));
        // The outer corner at the start of each side.
        let corner = |(side, (way, before)): (&CellSide, (&Vec2, &Vec2))| {
            side.from + (*way + *before) * width / (1.0 + way.dot(*before)).max(0.1)
        };
        let corners: Vec<Point> = ring.iter().zip(ways.iter().zip(befores)).map(corner).collect();
        let ends = corners.iter().cycle().skip(1);
        for (side, (from, to)) in ring.iter().zip(corners.iter().zip(ends)) {
            let own = side_of(board, lattice, side);
            let band = board.sides.iter().zip(&mut bands).find(|((side, _), _)| *side == own);
            if let Some((_, (_, path))) = band {
                let corners = [side.from, *from, *to, side.to];
                shape::append(path, &shape::polygon(corners.map(|corner| (corner.x, corner.y))));
            }
        }
    }
    let paint = |(color, path): (Color, BezPath)| {
        Node::filled(path, if is_low_ink { low_ink::surface(color) } else { color })
    };
    bands.into_iter().filter(|(_, path)| !path.is_empty()).map(paint).collect()
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

/// The side of the board that an outer side of a cell belongs to. Hexagons lie in lines, which are rows, or columns if
/// a flat side is on top. The ends of the first and the last line are a side each; what is before or behind the other
/// lines is one side, or two on a hexagonal board.
fn side_of(board: &Board, lattice: &Lattice, side: &CellSide) -> BoardSide {
    use BoardSide::{Bottom, BottomLeft, BottomRight, Left, Right, Top, TopLeft, TopRight};
    let (out, cells) = (out_of(side, lattice), lattice.cells());
    let ends = |line: fn(&crate::game::Cell) -> usize| {
        let (mut first, mut last) = (usize::MAX, 0);
        for cell in &cells {
            (first, last) = (first.min(line(cell)), last.max(line(cell)));
        }
        (line(&side.cell) == first, line(&side.cell) == last)
    };
    let place = lattice.centre(side.cell) + out;
    let middle = lattice.bounds().center();
    let [is_left, is_right, is_above, is_below] = [out.x < -1e-6, out.x > 1e-6, out.y < -1e-6, out.y > 1e-6];
    let is_hexagonal = board.sides.iter().any(|(side, _)| side.is_slanted());
    match board.grid {
        Grid::Hexes { top: HexTop::Pointy, .. } => match ends(|cell| cell.row) {
            (_, true) if is_above => Top,
            (true, _) if is_below => Bottom,
            _ if !is_hexagonal => {
                if is_left {
                    Left
                } else {
                    Right
                }
            }
            _ if place.y <= middle.y => {
                if is_left {
                    TopLeft
                } else {
                    TopRight
                }
            }
            _ => {
                if is_left {
                    BottomLeft
                } else {
                    BottomRight
                }
            }
        },
        Grid::Hexes { top: HexTop::Flat, .. } => match ends(|cell| cell.column) {
            (true, _) if is_left => Left,
            (_, true) if is_right => Right,
            _ if !is_hexagonal => {
                if is_above {
                    Top
                } else {
                    Bottom
                }
            }
            _ if place.x <= middle.x => {
                if is_above {
                    TopLeft
                } else {
                    BottomLeft
                }
            }
            _ => {
                if is_above {
                    TopRight
                } else {
                    BottomRight
                }
            }
        },
        _ if is_above => Top,
        _ if is_below => Bottom,
        _ if is_left => Left,
        _ => Right,
    }
}
