//! The cells of a board as paths.

use std::collections::BTreeMap;

use super::shape;
use crate::game::{Cell, Grid, Lattice};
use crate::scene::{BezPath, Point};

/// The outline of one cell, centred at the origin; for a point, a square with a side of one step.
pub(crate) fn outline(lattice: &Lattice) -> BezPath {
    shape::polygon(lattice.corners().into_iter().map(|corner| (corner.x, corner.y)))
}

/// The lines between the cells of a board, or through its points, without duplicates.
pub(crate) fn lines(lattice: &Lattice) -> BezPath {
    let mut path = BezPath::new();
    let bounds = lattice.bounds();
    match lattice.grid() {
        Grid::Squares { columns, rows, side } if lattice.is_whole() => {
            for column in 0..=*columns {
                let x = bounds.x0 + side.get() * column as f64;
                shape::add_line(&mut path, Point::new(x, bounds.y0), Point::new(x, bounds.y1));
            }
            for row in 0..=*rows {
                let y = bounds.y0 + side.get() * row as f64;
                shape::add_line(&mut path, Point::new(bounds.x0, y), Point::new(bounds.x1, y));
            }
        }
        Grid::Points { lines, .. } => {
            for line in lines {
                let points = line.iter().map(|&cell| lattice.centre(cell));
                let closed = line.len() > 2 && line.first() == line.last();
                let mut points: Vec<(f64, f64)> = points.map(|point| (point.x, point.y)).collect();
                if closed {
                    points.pop();
                }
                shape::append(
                    &mut path,
                    &if closed { shape::polygon(points) } else { shape::polyline(points) },
                );
            }
        }
        Grid::Squares { .. } | Grid::Hexes { .. } | Grid::Plain { .. } => {
            for CellSide { from, to, .. } in sides(lattice) {
                shape::add_line(&mut path, from, to);
            }
        }
    }
    path
}

/// Distance of corners that are the same: neighbours compute them with different rounding.
const NEAR_MM: f64 = 1e-3;

/// A side of a cell.
#[derive(Clone, Copy, Debug)]
pub(crate) struct CellSide {
    pub from: Point,
    pub to: Point,
    /// The first cell that has it.
    pub cell: Cell,
    /// Whether no other cell has it, so that it is part of the outline of the board.
    pub is_outer: bool,
}

/// The sides of all cells, those that two cells share once.
pub(crate) fn sides(lattice: &Lattice) -> Vec<CellSide> {
    let corners = lattice.corners();
    let mut sides: Vec<CellSide> = Vec::new();
    let mut known: BTreeMap<[[i64; 2]; 2], usize> = BTreeMap::new();
    for cell in lattice.cells() {
        let centre = lattice.centre(cell).to_vec2();
        for (from, to) in corners.iter().zip(corners.iter().cycle().skip(1)) {
            let [from, to] = [*from, *to].map(|corner| corner + centre);
            // Neighbours compute the same corner with different rounding: compare micrometres.
            let mut key = [from, to].map(|p| [(p.x * 1e3).round() as i64, (p.y * 1e3).round() as i64]);
            key.sort_unstable();
            match known.get(&key).and_then(|at| sides.get_mut(*at)) {
                Some(side) => side.is_outer = false,
                None => {
                    known.insert(key, sides.len());
                    sides.push(CellSide { from, to, cell, is_outer: true });
                }
            }
        }
    }
    sides
}

/// The outline of all cells together: one ring around each part, and one around each hole.
pub(crate) fn rings(lattice: &Lattice) -> Vec<Vec<CellSide>> {
    let mut left: Vec<CellSide> = sides(lattice).into_iter().filter(|side| side.is_outer).collect();
    let mut rings = Vec::new();
    while let Some(first) = left.pop() {
        let mut ring = vec![first];
        let mut last = first;
        loop {
            let mut next = left.iter().enumerate().filter(|(_, side)| side.from.distance(last.to) < NEAR_MM);
            // Where cells touch in a corner, the ring goes on round the same cell.
            let own = next.clone().find(|(_, side)| side.cell == last.cell);
            let Some((at, _)) = own.or_else(|| next.next()) else { break };
            last = left.swap_remove(at);
            ring.push(last);
        }
        rings.push(ring);
    }
    rings
}

/// The outline of all cells together.
pub(crate) fn rim(lattice: &Lattice) -> BezPath {
    let mut path = BezPath::new();
    for ring in rings(lattice) {
        shape::append(&mut path, &shape::polygon(ring.iter().map(|side| (side.from.x, side.from.y))));
    }
    path
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::draw::tests::camps;
    use crate::game::{HexTop, Mm, RowShift};

    #[test]
    fn shared_sides_of_hexagons_are_drawn_once() {
        let (across, top, rows_shift) = (Mm::new(30), HexTop::Pointy, RowShift::Alternate);
        let grid = Grid::Hexes { columns: 2, rows: 1, across, top, rows_shift };
        let board = crate::game::Board { grid, ..camps(20, 16, 8) };
        assert_eq!(lines(&Lattice::new(&board)).segments().count(), 11);
    }

    #[test]
    fn rings_run_round_all_parts_and_holes() {
        let grid = Grid::Squares { columns: 5, rows: 5, side: Mm::new(20) };
        let cell = |column, row| Cell { column, row };
        // A hole that touches another in its corner, and a row that parts the board.
        let missing = [cell(1, 1), cell(2, 2)].into_iter().chain((0..5).map(|column| cell(column, 4)));
        let mut board = crate::game::Board { grid, missing: missing.collect(), ..camps(20, 16, 8) };
        let lengths = |board: &crate::game::Board| {
            let mut lengths: Vec<usize> = rings(&Lattice::new(board)).iter().map(Vec::len).collect();
            lengths.sort_unstable();
            lengths
        };
        assert_eq!(lengths(&board).iter().sum::<usize>(), 18 + 8);
        board.missing = (0..5).map(|column| cell(column, 2)).collect();
        assert_eq!(lengths(&board), [14, 14]);
    }
}
