//! Boards: grids of squares or hexagons, and boards of points and lines.

use super::{ByLang, Face, Mm, Size};
use crate::scene::Color;

/// A board.
#[derive(Clone, Debug)]
pub struct Board {
    /// Its name in the spec, unique within the game.
    pub name: String,
    /// What it is called on paper.
    pub title: ByLang<String>,
    /// Its squares, hexagons or points.
    pub grid: Grid,
    /// Its separate parts, each a whole grid on sheets of its own (Lightning's two camps). A board in one
    /// part has one camp without a letter.
    pub camps: Vec<Camp>,
    /// What lies round the grid.
    pub frame: Frame,
    /// What is printed on every cell that no zone claims.
    pub cell: Face,
    /// Cells that differ: start and arrival rows, home corners, star points.
    pub zones: Vec<Zone>,
    /// The lines between cells, or those that join points.
    pub line: BoardLine,
    /// Whether columns are lettered and rows numbered on the frame.
    pub coordinates: bool,
    /// The colours that are printed on the frame for a camera; [`Board::patches`] says where.
    pub swatches: Vec<Swatch>,
}

/// One separate part of a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Camp {
    /// Its letter; none on a board of one part.
    pub letter: Option<char>,
    /// The ids of its markers, clockwise from the top left corner: none, four or eight. [`Board::markers`] says
    /// where they lie.
    pub markers: Vec<u8>,
}

/// The cells of a board. Columns are `a b c …` from left to right, rows `1 2 3 …` from the bottom.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Grid {
    /// Squares edge to edge.
    Squares {
        /// How many side by side.
        columns: usize,
        /// How many one above the other.
        rows: usize,
        /// The side of one.
        side: Mm,
    },
    /// Regular hexagons edge to edge, every second row (or column) shifted by half.
    Hexes {
        /// How many in a row.
        columns: usize,
        /// How many rows.
        rows: usize,
        /// From one flat side to the opposite one.
        across: Mm,
        /// Which way they stand.
        top: HexTop,
    },
    /// Points joined by lines: Go, mill.
    Points {
        /// How many columns the lattice has.
        columns: usize,
        /// How many rows the lattice has.
        rows: usize,
        /// From one point of the lattice to the next.
        step: Mm,
        /// The lines, each through the points that it names in turn. A point is where a line names one.
        lines: Vec<Vec<Cell>>,
    },
}

/// Which way a hexagon stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum HexTop {
    /// A corner at the top.
    Pointy,
    /// A flat side at the top.
    Flat,
}

/// One square, hexagon or point: column and row counted from 0, row 0 at the bottom.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell {
    /// 0 is column `a`.
    pub column: usize,
    /// 0 is row `1`, at the bottom.
    pub row: usize,
}

/// What lies round the grid of a board.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Frame {
    /// Its width to the left and right of the grid.
    pub sides: Mm,
    /// Its width above and below the grid.
    pub ends: Mm,
    /// Its colour, if it is not the paper's.
    pub color: Option<Color>,
    /// The colour of its inner line and lettering.
    pub ink: Color,
}

/// Cells with a face of their own.
#[derive(Clone, Debug)]
pub struct Zone {
    /// Its name in the spec.
    pub name: String,
    /// What is printed on the frame beside it, if anything.
    pub title: Option<ByLang<String>>,
    /// Its cells.
    pub cells: Vec<Cell>,
    /// What is printed on each of them.
    pub face: Face,
}

/// A colour by the name that the spec calls it by.
#[derive(Clone, Debug, PartialEq)]
pub struct Swatch {
    /// Its name.
    pub name: String,
    /// The colour.
    pub color: Color,
}

/// A line of the board.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct BoardLine {
    /// Its colour.
    pub color: Color,
    /// Its thickness.
    pub width: Mm,
}

impl Board {
    /// The size of one camp when cut, frame included.
    pub fn size(&self) -> Size {
        let grid = self.grid.size();
        Size::new(grid.width + self.frame.sides * 2, grid.height + self.frame.ends * 2)
    }
}

impl Grid {
    /// Columns and rows.
    pub fn dimensions(&self) -> (usize, usize) {
        match *self {
            Grid::Squares { columns, rows, .. }
            | Grid::Hexes { columns, rows, .. }
            | Grid::Points { columns, rows, .. } => (columns, rows),
        }
    }

    /// The box round all cells. A board of points reaches half a step beyond its outer points, so that a
    /// piece lying on one stays on the board.
    pub fn size(&self) -> Size {
        match *self {
            Grid::Squares { columns, rows, side } => Size::new(side * columns as i64, side * rows as i64),
            Grid::Points { columns, rows, step, .. } => Size::new(step * columns as i64, step * rows as i64),
            Grid::Hexes { columns, rows, across, top } => {
                // Along the rows of flat sides hexagons follow each other at their width; across them at
                // three quarters of their height.
                let point_to_point = across.get() * 2.0 / 3f64.sqrt();
                let along = |n: usize, other: usize| {
                    across * n as i64 + if other > 1 { across.half() } else { Mm::ZERO }
                };
                let stacked = |n: usize| Mm::nearest(point_to_point * (1.0 + 0.75 * (n as f64 - 1.0)));
                match top {
                    HexTop::Pointy => Size::new(along(columns, rows), stacked(rows)),
                    HexTop::Flat => Size::new(stacked(columns), along(rows, columns)),
                }
            }
        }
    }
}

/// The letters of a column: `a` to `z`, then `aa`, `ab` …
pub fn column_name(column: usize) -> String {
    let letter = |number: usize| char::from(b'a' + (number % 26) as u8);
    match column / 26 {
        0 => letter(column).to_string(),
        round => format!("{}{}", letter(round - 1), letter(column)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_beyond_z_have_two_letters() {
        assert_eq!(["a", "z", "aa", "az", "ba"].map(String::from), [0, 25, 26, 51, 52].map(column_name));
    }
}
