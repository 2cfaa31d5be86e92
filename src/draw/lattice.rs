//! Where the cells of a board lie on it.

use std::collections::BTreeSet;

use kurbo::Shape as _;

use super::shape;
use crate::game::{Board, Cell, Grid, HexTop};
use crate::scene::{BezPath, Point, Rect, Vec2};

/// The cells of a board in millimetres from the top left corner of the cut board.
#[derive(Clone, Copy, Debug)]
pub struct Lattice<'a> {
    grid: &'a Grid,
    /// The top left corner of the grid within its frame.
    origin: Vec2,
}

impl<'a> Lattice<'a> {
    /// The cells of a board.
    pub fn new(board: &'a Board) -> Lattice<'a> {
        let origin = Vec2::new(board.frame.sides.get(), board.frame.ends.get());
        Lattice { grid: &board.grid, origin }
    }

    /// The box round all cells.
    pub fn bounds(&self) -> Rect {
        let size = self.grid.size();
        Rect::from_origin_size(self.origin.to_point(), (size.width.get(), size.height.get()))
    }

    /// Every cell, row by row from the bottom; on a board of points only those that lie on a line.
    pub fn cells(&self) -> Vec<Cell> {
        if let Grid::Points { lines, .. } = self.grid {
            let named: BTreeSet<Cell> = lines.iter().flatten().copied().collect();
            return named.into_iter().collect();
        }
        let (columns, rows) = self.grid.dimensions();
        (0..rows).flat_map(|row| (0..columns).map(move |column| Cell { column, row })).collect()
    }

    /// The middle of a cell.
    pub fn centre(&self, cell: Cell) -> Point {
        let (columns, rows) = self.grid.dimensions();
        let across = cell.column as f64;
        // Rows are counted from the bottom, millimetres from the top.
        let down = rows as f64 - 1.0 - cell.row as f64;
        let within = match *self.grid {
            Grid::Squares { side: step, .. } | Grid::Points { step, .. } => {
                Vec2::new(across + 0.5, down + 0.5) * step.get()
            }
            Grid::Hexes { across: width, top, .. } => {
                let (width, height) = (width.get(), width.get() * 2.0 / 3f64.sqrt());
                match top {
                    HexTop::Pointy => {
                        let shift = if cell.row % 2 == 1 { 0.5 } else { 0.0 };
                        Vec2::new((across + 0.5 + shift) * width, (0.75 * down + 0.5) * height)
                    }
                    HexTop::Flat => {
                        // The even columns stand lower where there are others to stand higher.
                        let shift = if columns > 1 && cell.column.is_multiple_of(2) { 0.5 } else { 0.0 };
                        Vec2::new((0.75 * across + 0.5) * height, (down + 0.5 + shift) * width)
                    }
                }
            }
        };
        self.origin.to_point() + within
    }

    /// The outline of one cell round the origin. Around a point it is a square as wide as a step.
    pub fn outline(&self) -> BezPath {
        match *self.grid {
            Grid::Squares { side: step, .. } | Grid::Points { step, .. } => {
                let half = step.get() / 2.0;
                shape::rectangle(Rect::new(-half, -half, half, half))
            }
            Grid::Hexes { across, top, .. } => shape::hexagon(Point::ORIGIN, across.get(), top),
        }
    }

    /// Half the width and height of one cell.
    pub fn half(&self) -> Vec2 {
        let bounds = self.outline().bounding_box();
        Vec2::new(bounds.width() / 2.0, bounds.height() / 2.0)
    }

    /// The lines of the board: between its cells, or through its points. No line is drawn twice.
    pub fn lines(&self) -> BezPath {
        let mut path = BezPath::new();
        let bounds = self.bounds();
        match self.grid {
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
                    let points = line.iter().map(|&cell| self.centre(cell));
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
                let outline = self.outline();
                let mut drawn = BTreeSet::new();
                for cell in self.cells() {
                    let centre = self.centre(cell).to_vec2();
                    for side in outline.segments() {
                        let ends = [kurbo::ParamCurve::start(&side), kurbo::ParamCurve::end(&side)];
                        let [from, to] = ends.map(|end| end + centre);
                        // Two neighbours come to the same corner by other sums: equal to the micrometre.
                        let mut name =
                            [from, to].map(|p| [(p.x * 1e3).round() as i64, (p.y * 1e3).round() as i64]);
                        name.sort_unstable();
                        if drawn.insert(name) {
                            shape::add_line(&mut path, from, to);
                        }
                    }
                }
            }
        }
        path
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Mm;

    fn lattice(grid: &Grid) -> Lattice<'_> {
        Lattice { grid, origin: Vec2::new(10.0, 5.0) }
    }

    #[test]
    fn a1_lies_at_the_bottom_left() {
        let grid = Grid::Squares { columns: 8, rows: 17, side: Mm::new(20) };
        let lattice = lattice(&grid);
        assert_eq!(lattice.centre(Cell { column: 0, row: 0 }), Point::new(20.0, 335.0));
        assert_eq!(lattice.centre(Cell { column: 7, row: 16 }), Point::new(160.0, 15.0));
    }

    #[test]
    fn hexagons_lie_edge_to_edge_within_their_box() {
        for top in [HexTop::Pointy, HexTop::Flat] {
            for (columns, rows) in [(1, 1), (5, 4), (4, 5), (3, 1), (1, 3)] {
                let grid = Grid::Hexes { columns, rows, across: Mm::new(30), top };
                let lattice = lattice(&grid);
                let cells = lattice.cells();
                let mut boxes = cells.iter().map(|&cell| {
                    kurbo::Affine::translate(lattice.centre(cell).to_vec2()) * lattice.outline()
                });
                let first = boxes.next().unwrap().bounding_box();
                let all = boxes.fold(first, |all, hexagon| all.union(hexagon.bounding_box()));
                let bounds = lattice.bounds();
                assert!(bounds.inflate(0.01, 0.01).contains_rect(all), "{grid:?}: {all:?} in {bounds:?}");
                for (i, &one) in cells.iter().enumerate() {
                    let apart = cells[i + 1..]
                        .iter()
                        .map(|&other| (lattice.centre(one) - lattice.centre(other)).hypot());
                    assert!(apart.fold(f64::INFINITY, f64::min) > 29.99, "{grid:?}");
                }
            }
        }
    }

    #[test]
    fn a_side_that_two_hexagons_share_is_drawn_once() {
        let grid = Grid::Hexes { columns: 2, rows: 1, across: Mm::new(30), top: HexTop::Pointy };
        assert_eq!(lattice(&grid).lines().segments().count(), 11);
    }
}
