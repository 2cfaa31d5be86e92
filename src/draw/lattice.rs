//! The cells of a board as paths.

use std::collections::BTreeSet;

use super::shape;
use crate::game::{Grid, Lattice};
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
        Grid::Squares { columns, rows, side } => {
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
        Grid::Hexes { .. } => {
            let outline = outline(lattice);
            let mut drawn = BTreeSet::new();
            for cell in lattice.cells() {
                let centre = lattice.centre(cell).to_vec2();
                for side in outline.segments() {
                    let ends = [kurbo::ParamCurve::start(&side), kurbo::ParamCurve::end(&side)];
                    let [from, to] = ends.map(|end| end + centre);
                    // Neighbours compute the same corner with different rounding: compare micrometres.
                    let mut key =
                        [from, to].map(|p| [(p.x * 1e3).round() as i64, (p.y * 1e3).round() as i64]);
                    key.sort_unstable();
                    if drawn.insert(key) {
                        shape::add_line(&mut path, from, to);
                    }
                }
            }
        }
    }
    path
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::draw::tests::camps;
    use crate::game::{HexTop, Mm};

    #[test]
    fn shared_sides_of_hexagons_are_drawn_once() {
        let grid = Grid::Hexes { columns: 2, rows: 1, across: Mm::new(30), top: HexTop::Pointy };
        let board = crate::game::Board { grid, ..camps(20, 16, 8) };
        assert_eq!(lines(&Lattice::new(&board)).segments().count(), 11);
    }
}
