//! Positions of the cells of a board.

use std::collections::BTreeSet;

use super::{Board, Cell, Grid, HexTop, Mm, RowShift, Size};
use crate::scene::{Point, Rect, Vec2};

/// The positions of a board's cells, in millimetres from the top left corner of the cut board.
#[derive(Clone, Copy, Debug)]
pub struct Lattice<'a> {
    grid: &'a Grid,
    missing: &'a BTreeSet<Cell>,
    /// The top left corner of the grid within its frame.
    origin: Vec2,
    /// The top left corner of the cells that are there, in the grid with all cells.
    skipped: Vec2,
    size: Size,
}

impl<'a> Lattice<'a> {
    pub fn new(board: &'a Board) -> Lattice<'a> {
        let origin = Vec2::new(board.frame.sides.get(), board.frame.ends.get());
        Lattice { origin, ..Lattice::of_grid(&board.grid, &board.missing) }
    }

    /// The cells of a grid without a frame.
    pub(crate) fn of_grid(grid: &'a Grid, missing: &'a BTreeSet<Cell>) -> Lattice<'a> {
        let whole = Lattice { grid, missing, origin: Vec2::ZERO, skipped: Vec2::ZERO, size: grid.size() };
        // Squares and points that are missing leave a gap; hexagons form an outline of their own.
        if missing.is_empty() || !matches!(grid, Grid::Hexes { .. }) {
            return whole;
        }
        let half = whole.half();
        let cell = |cell| Rect::from_points(whole.centre(cell) - half, whole.centre(cell) + half);
        let Some(there) = whole.cells().into_iter().map(cell).reduce(|all, one| all.union(one)) else {
            return whole;
        };
        let size = Size::new(Mm::nearest(there.width()), Mm::nearest(there.height()));
        Lattice { skipped: there.origin().to_vec2(), size, ..whole }
    }

    /// The size of the bounding box of all cells.
    pub(crate) fn size(&self) -> Size {
        self.size
    }

    /// The bounding box of all cells.
    pub fn bounds(&self) -> Rect {
        let (width, height) = (self.size.width.get(), self.size.height.get());
        Rect::from_origin_size(self.origin.to_point(), (width, height))
    }

    /// Every cell that is there, row by row from the bottom; on a board of points only those on a line.
    pub fn cells(&self) -> Vec<Cell> {
        if let Grid::Points { lines, .. } = self.grid {
            let named: BTreeSet<Cell> = lines.iter().flatten().copied().collect();
            return named.difference(self.missing).copied().collect();
        }
        let (columns, rows) = self.grid.dimensions();
        let all = (0..rows).flat_map(|row| (0..columns).map(move |column| Cell { column, row }));
        all.filter(|cell| !self.missing.contains(cell)).collect()
    }

    /// Whether the cells fill the bounds of the grid, but for the shifts of hexagons.
    pub(crate) fn is_whole(&self) -> bool {
        let is_slanted = matches!(self.grid, Grid::Hexes { rows_shift: RowShift::Slanted, .. });
        self.missing.is_empty() && !is_slanted
    }

    pub fn centre(&self, cell: Cell) -> Point {
        let (columns, rows) = self.grid.dimensions();
        let across = cell.column as f64;
        // Rows are counted from the bottom, millimetres from the top.
        let down = rows as f64 - 1.0 - cell.row as f64;
        let within = match *self.grid {
            Grid::Squares { side: step, .. } | Grid::Points { step, .. } => {
                Vec2::new(across + 0.5, down + 0.5) * step.get()
            }
            Grid::Plain { size } => Vec2::new(size.width.get(), size.height.get()) / 2.0,
            Grid::Hexes { across: width, top, rows_shift, .. } => {
                let (width, height) = (width.get(), width.get() * 2.0 / 3f64.sqrt());
                match top {
                    HexTop::Pointy => {
                        let shift = match rows_shift {
                            RowShift::Alternate => (cell.row % 2) as f64 / 2.0,
                            RowShift::Slanted => down / 2.0,
                        };
                        Vec2::new((across + 0.5 + shift) * width, (0.75 * down + 0.5) * height)
                    }
                    HexTop::Flat => {
                        // Even columns are lower, unless there is only one column.
                        let is_lower = columns > 1 && cell.column.is_multiple_of(2);
                        let shift = match rows_shift {
                            RowShift::Alternate => {
                                if is_lower {
                                    0.5
                                } else {
                                    0.0
                                }
                            }
                            RowShift::Slanted => across / 2.0,
                        };
                        Vec2::new((0.75 * across + 0.5) * height, (down + 0.5 + shift) * width)
                    }
                }
            }
        };
        self.origin.to_point() + within - self.skipped
    }

    /// The corners of a cell centred at the origin; for a point, of a square with a side of one step.
    pub fn corners(&self) -> Vec<Point> {
        match *self.grid {
            Grid::Squares { side: step, .. } | Grid::Points { step, .. } => rectangle(Size::new(step, step)),
            Grid::Plain { size } => rectangle(size),
            Grid::Hexes { across, top, .. } => hexagon(across.get(), top),
        }
    }

    /// Half the width and height of one cell.
    pub fn half(&self) -> Vec2 {
        let corners = self.corners();
        let reach = |along: fn(&Point) -> f64| corners.iter().map(along).fold(0.0, f64::max);
        Vec2::new(reach(|corner| corner.x), reach(|corner| corner.y))
    }

    /// The grid of the board.
    pub fn grid(&self) -> &'a Grid {
        self.grid
    }
}

/// The corners of a rectangle centred at the origin.
fn rectangle(size: Size) -> Vec<Point> {
    let (x, y) = (size.width.get() / 2.0, size.height.get() / 2.0);
    [(-x, -y), (x, -y), (x, y), (-x, y)].map(Point::from).to_vec()
}

/// The corners of a regular hexagon centred at the origin, `across` between opposite flat sides.
pub fn hexagon(across: f64, top: HexTop) -> Vec<Point> {
    let (radius, side) = (across / 3f64.sqrt(), across / 2.0);
    // Without sines, which differ by a bit from one platform to another.
    let flat = [(2.0, 0.0), (1.0, 1.0), (-1.0, 1.0), (-2.0, 0.0), (-1.0, -1.0), (1.0, -1.0)];
    let corner = |(halves, sides): (f64, f64)| Point::new(radius / 2.0 * halves, side * sides);
    match top {
        HexTop::Flat => flat.map(corner).to_vec(),
        HexTop::Pointy => flat.map(corner).map(|Point { x, y }| Point::new(y, -x)).to_vec(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Mm;

    fn lattice(grid: &Grid) -> Lattice<'_> {
        const WHOLE: &BTreeSet<Cell> = &BTreeSet::new();
        Lattice { origin: Vec2::new(10.0, 5.0), ..Lattice::of_grid(grid, WHOLE) }
    }

    #[test]
    fn a1_is_at_the_bottom_left() {
        let grid = Grid::Squares { columns: 8, rows: 17, side: Mm::new(20) };
        let lattice = lattice(&grid);
        assert_eq!(lattice.centre(Cell { column: 0, row: 0 }), Point::new(20.0, 335.0));
        assert_eq!(lattice.centre(Cell { column: 7, row: 16 }), Point::new(160.0, 15.0));
    }

    #[test]
    fn bounds_enclose_the_hexagons_that_are_there() {
        for (top, missing) in [(HexTop::Pointy, [(0, 0), (0, 2)]), (HexTop::Flat, [(0, 0), (2, 0)])] {
            let (across, rows_shift) = (Mm::new(30), RowShift::Alternate);
            let grid = Grid::Hexes { columns: 3, rows: 3, across, top, rows_shift };
            let missing: BTreeSet<Cell> = missing.map(|(column, row)| Cell { column, row }).into();
            let lattice = Lattice { origin: Vec2::new(10.0, 5.0), ..Lattice::of_grid(&grid, &missing) };
            let corners = |cell| lattice.corners().into_iter().map(move |to| (cell, to));
            let corners = lattice.cells().into_iter().flat_map(corners);
            let corners = corners.map(|(cell, to)| lattice.centre(cell) + to.to_vec2());
            let all =
                corners.map(|corner| Rect::from_points(corner, corner)).reduce(|all, one| all.union(one));
            let (all, bounds) = (all.unwrap(), lattice.bounds());
            assert!((all.origin() - bounds.origin()).hypot() < 0.01, "{top:?}: {all:?}, {bounds:?}");
            assert!(
                all.width() - bounds.width() < 0.01 && all.height() - bounds.height() < 0.01,
                "{top:?}: {all:?}, {bounds:?}"
            );
            let Size { width, height } = lattice.size();
            assert_eq!(if top == HexTop::Pointy { width } else { height }, across * 3);
        }
    }

    #[test]
    fn hexagons_are_edge_to_edge_within_their_bounds() {
        for top in [HexTop::Pointy, HexTop::Flat] {
            let sizes = [(1, 1), (5, 4), (4, 5), (3, 1), (1, 3)];
            let shifts = [RowShift::Alternate, RowShift::Slanted];
            for ((columns, rows), rows_shift) in
                sizes.into_iter().flat_map(|size| shifts.map(|shift| (size, shift)))
            {
                let grid = Grid::Hexes { columns, rows, across: Mm::new(30), top, rows_shift };
                let lattice = lattice(&grid);
                let cells = lattice.cells();
                let half = lattice.half();
                let boxes = cells.iter().map(|&cell| {
                    let centre = lattice.centre(cell);
                    Rect::from_points(centre - half, centre + half)
                });
                let all = boxes.reduce(|all, hexagon| all.union(hexagon)).unwrap();
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
}
