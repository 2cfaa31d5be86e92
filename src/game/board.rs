//! Boards: grids of squares or hexagons, and boards of points and lines.

use std::collections::BTreeSet;

use super::{ByLang, Face, Lattice, Mark, Mm, Rect, Size};
use crate::scene::Color;

#[derive(Clone, Debug)]
pub struct Board {
    /// Its name in the spec, unique within the game.
    pub name: String,
    /// Its printed title.
    pub title: ByLang<String>,
    /// Its squares, hexagons or points.
    pub grid: Grid,
    /// Cells of the grid that are not there.
    pub missing: BTreeSet<Cell>,
    /// Its separate parts, each a whole grid on its own sheets (Lightning's two camps). A board in one part has one
    /// camp without a letter.
    pub camps: Vec<BoardCamp>,
    /// The frame around the grid.
    pub frame: Frame,
    /// What lies below all cells, in the middle of the grid.
    pub picture: Option<Mark>,
    /// The face of every cell outside the zones.
    pub cell: Face,
    /// Cells with faces of their own: start and arrival rows, home corners, star points. A cell has the face of the last
    /// zone that names it.
    pub zones: Vec<Zone>,
    /// The lines between cells, or those that connect points.
    pub line: BoardLine,
    /// Bands of colour along the sides of the outline.
    pub sides: Vec<(BoardSide, Color)>,
    /// Whether the frame shows column letters and row numbers.
    pub coordinates: bool,
    /// The reference colours printed on the frame; [`Board::patches`] gives their positions.
    pub swatches: Vec<Swatch>,
    /// The areas of its words, which seams spare where the grid allows; empty if it fits a page.
    pub words: Vec<Rect>,
}

/// One separate part of a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoardCamp {
    /// Its letter; `None` for a board in one part.
    pub letter: Option<char>,
    /// The ids of its markers, clockwise from the top left corner: none, four or eight. [`Board::markers`] gives
    /// their positions.
    pub markers: Vec<u8>,
}

/// The cells of a board. Columns are `a b c …` from left to right, rows `1 2 3 …` from the bottom.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Grid {
    /// Squares edge to edge.
    Squares {
        /// Number of columns.
        columns: usize,
        /// Number of rows.
        rows: usize,
        /// Side of a square.
        side: Mm,
    },
    /// Regular hexagons edge to edge.
    Hexes {
        /// Number of columns.
        columns: usize,
        /// Number of rows.
        rows: usize,
        /// Distance between opposite flat sides.
        across: Mm,
        /// Their orientation.
        top: HexTop,
        /// How rows are shifted; columns if a flat side is at the top.
        rows_shift: RowShift,
    },
    /// Points connected by lines: Go, nine men's morris.
    Points {
        /// Number of columns of the lattice.
        columns: usize,
        /// Number of rows of the lattice.
        rows: usize,
        /// Distance between adjacent points of the lattice.
        step: Mm,
        /// The lines, each as the points on it in order. Only points on a line exist.
        lines: Vec<Vec<Cell>>,
    },
    /// One surface without cells, or a single cell of any size: a map.
    Plain {
        /// Its size.
        size: Size,
    },
}

/// The orientation of a hexagon.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum HexTop {
    /// A corner at the top.
    Pointy,
    /// A flat side at the top.
    Flat,
}

/// How the rows of a board of hexagons are shifted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RowShift {
    /// Every second one by half a hexagon.
    Alternate,
    /// Each by half a hexagon more than the one above: a rhombus.
    Slanted,
}

/// A side of the outline of a board. Boards with four sides have no slanted ones.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum BoardSide {
    Top,
    Bottom,
    Left,
    Right,
    TopLeft,
    TopRight,
    BottomLeft,
    BottomRight,
}

impl BoardSide {
    /// Whether it is a side that only boards with six sides have.
    pub(crate) fn is_slanted(self) -> bool {
        use BoardSide::{BottomLeft, BottomRight, TopLeft, TopRight};
        matches!(self, TopLeft | TopRight | BottomLeft | BottomRight)
    }
}

/// One square, hexagon or point: column and row counted from 0, row 0 at the bottom.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell {
    /// 0 is column `a`.
    pub column: usize,
    /// 0 is row `1`, at the bottom.
    pub row: usize,
}

impl Cell {
    /// Its notation: `c5`.
    pub fn name(self) -> String {
        format!("{}{}", column_name(self.column), self.row + 1)
    }
}

/// The frame around the grid of a board.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Frame {
    /// Width to the left and right of the grid.
    pub sides: Mm,
    /// Width above and below the grid.
    pub ends: Mm,
    /// Its colour; `None` for that of the paper.
    pub color: Option<Color>,
    /// Colour of its inner line and lettering.
    pub ink: Color,
}

/// Cells with a face of their own.
#[derive(Clone, Debug)]
pub struct Zone {
    /// Its name in the spec.
    pub name: String,
    /// Its title on the frame beside it, if any.
    pub title: Option<ByLang<String>>,
    pub cells: Vec<Cell>,
    /// The face of each of them.
    pub face: Face,
}

/// A colour with its name in the spec.
#[derive(Clone, Debug, PartialEq)]
pub struct Swatch {
    pub name: String,
    /// The colour.
    pub color: Color,
}

/// The style of a board's lines.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct BoardLine {
    /// Its colour.
    pub color: Color,
    /// Its thickness.
    pub width: Mm,
}

impl Board {
    /// The size of the bounding box of all cells.
    pub(crate) fn grid_size(&self) -> Size {
        Lattice::new(self).size()
    }

    /// The size of one camp when cut, including the frame.
    pub fn size(&self) -> Size {
        let grid = self.grid_size();
        Size::new(grid.width + self.frame.sides * 2, grid.height + self.frame.ends * 2)
    }

    /// The straight lines from edge to edge of the board that run between its cells, from left to right and from top to
    /// bottom.
    pub(crate) fn lines(&self) -> [Vec<Mm>; 2] {
        let Frame { sides, ends, .. } = self.frame;
        let (columns, rows) = self.grid.dimensions();
        let between = |from: Mm, cells: usize, step: Mm| {
            (1..cells as i64).map(|number| from + step * number).collect::<Vec<_>>()
        };
        match self.grid {
            Grid::Squares { side: step, .. } | Grid::Points { step, .. } => {
                [between(sides, columns, step), between(ends, rows, step)]
            }
            Grid::Hexes { .. } | Grid::Plain { .. } => [Vec::new(), Vec::new()],
        }
    }
}

impl Grid {
    /// The distance of adjacent cells: the width of a square or a hexagon from side to side.
    pub(crate) fn step(&self) -> Mm {
        match *self {
            Grid::Squares { side: step, .. }
            | Grid::Hexes { across: step, .. }
            | Grid::Points { step, .. } => step,
            Grid::Plain { size } => size.width.min(size.height),
        }
    }

    /// The number of a cell in a checker of some colours: neighbours differ, with two colours on squares and three on
    /// hexagons.
    pub(crate) fn checker_number(&self, Cell { column, row }: Cell, colors: usize) -> usize {
        let number = match self {
            Grid::Squares { .. } | Grid::Points { .. } | Grid::Plain { .. } => column + row,
            // Along the two axes of the hexagons.
            Grid::Hexes { top, rows_shift, .. } => {
                let (along, across) = match top {
                    HexTop::Pointy => (column, row),
                    HexTop::Flat => (row, column),
                };
                match rows_shift {
                    RowShift::Alternate => along + 2 * across - across / 2,
                    RowShift::Slanted => along + across,
                }
            }
        };
        number % colors.max(1)
    }

    /// Columns and rows.
    pub fn dimensions(&self) -> (usize, usize) {
        match *self {
            Grid::Squares { columns, rows, .. }
            | Grid::Hexes { columns, rows, .. }
            | Grid::Points { columns, rows, .. } => (columns, rows),
            Grid::Plain { .. } => (1, 1),
        }
    }

    /// The bounding box of all cells with none missing. A board of points extends half a step beyond its outer points,
    /// so that pieces on them are within the board.
    pub fn size(&self) -> Size {
        match *self {
            Grid::Squares { columns, rows, side } => Size::new(side * columns as i64, side * rows as i64),
            Grid::Points { columns, rows, step, .. } => Size::new(step * columns as i64, step * rows as i64),
            Grid::Plain { size } => size,
            Grid::Hexes { columns, rows, across, top, rows_shift } => {
                // Neighbours that share a vertical side are one width apart, rows three quarters of a height.
                let point_to_point = across.get() * 2.0 / 3f64.sqrt();
                let along = |n: usize, other: usize| {
                    let halves = match rows_shift {
                        RowShift::Alternate => i64::from(other > 1),
                        RowShift::Slanted => other as i64 - 1,
                    };
                    across * n as i64 + (across * halves).half()
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

/// The name of a column: `a` to `z`, then `aa`, `ab` …
pub fn column_name(column: usize) -> String {
    // 26 letters, so the remainder is below 26.
    let letter = |number: usize| char::from(b'a' + (number % 26) as u8);
    match column / 26 {
        0 => letter(column).to_string(),
        prefix => format!("{}{}", letter(prefix - 1), letter(column)),
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
