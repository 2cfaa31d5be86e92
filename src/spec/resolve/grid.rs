//! The grid of a board and its printed size.

use std::collections::BTreeSet;
use std::ops::Range;

use super::Resolver;
use super::cells::cell;
use crate::game::{Cell, Grid, HexTop, Lattice, Mm, RowShift};
use crate::spec::typed::{BoardTable, GridKind, Length, OutlineKind};
use crate::spec::words::{BoardFinding, BoardHint};
use crate::spec::{At, limits};
use crate::text::Finding;

/// A grid with its scale.
pub(crate) struct ScaledGrid {
    pub grid: Grid,
    /// Size of its cells.
    pub cell: Mm,
    /// Ratio of the printed size to the typed one.
    pub scale: f64,
}

fn kind(board: &BoardTable) -> GridKind {
    board.grid.as_deref().map_or(GridKind::Square, |grid| grid.0)
}

fn outline(board: &BoardTable) -> OutlineKind {
    board.outline.as_deref().map_or(OutlineKind::Rectangle, |outline| outline.0)
}

impl Resolver<'_> {
    /// Resolves the grid of a board, and separately the number of columns and rows, so that cells can be checked even
    /// without a valid size.
    pub(crate) fn grid(&mut self, board: &At<BoardTable>) -> (Option<ScaledGrid>, Option<(usize, usize)>) {
        let (typed, dimensions) = self.cells_typed(board);
        let kind = kind(board);
        let lines = match kind {
            GridKind::Points => self.lines(board, dimensions),
            GridKind::Square | GridKind::Hex => Vec::new(),
        };
        let (Some(typed), Some((columns, rows))) = (typed, dimensions) else { return (None, dimensions) };
        let cell = match kind {
            GridKind::Square => self.chosen.board_square.unwrap_or(typed),
            GridKind::Hex | GridKind::Points => typed,
        };
        let grid = match kind {
            GridKind::Square => Grid::Squares { columns, rows, side: cell },
            GridKind::Hex => {
                let top = board.top.as_deref().map_or(HexTop::Pointy, |top| top.0);
                let is_rhombus = outline(board) == OutlineKind::Rhombus;
                let rows_shift = if is_rhombus { RowShift::Slanted } else { RowShift::Alternate };
                Grid::Hexes { columns, rows, across: cell, top, rows_shift }
            }
            GridKind::Points => Grid::Points { columns, rows, step: cell, lines },
        };
        (Some(ScaledGrid { grid, cell, scale: cell.get() / typed.get() }), dimensions)
    }

    /// The typed size of a cell, and the number of columns and rows.
    fn cells_typed(&mut self, board: &At<BoardTable>) -> (Option<Mm>, Option<(usize, usize)>) {
        let kind = kind(board);
        let table = board.span();
        let columns = self.required(&table, "columns", board.columns.as_ref(), "8");
        let rows = self.required(&table, "rows", board.rows.as_ref(), "8");
        let columns = self.number("columns", columns.as_ref(), limits::CELLS);
        let rows = self.number("rows", rows.as_ref(), limits::CELLS);
        let (key, like) = match kind {
            GridKind::Square => ("square", "\"30mm\""),
            GridKind::Hex => ("across", "\"30mm\""),
            GridKind::Points => ("step", "\"22mm\""),
        };
        let sizes: [(&str, Option<&At<Length>>); 3] = [
            ("square", board.square.as_ref()),
            ("across", board.across.as_ref()),
            ("step", board.step.as_ref()),
        ];
        let mut typed = None;
        for (other, length) in sizes {
            if other == key {
                typed = self.required(&table, key, length, like);
            } else if let Some(length) = length {
                self.foreign(other, length.span(), kind, BoardHint::CellSizeIs { key: key.to_owned() });
            }
        }
        let typed = self.length(key, typed.as_ref(), limits::CELL);
        if let Some(top) = board.top.as_ref().filter(|_| kind != GridKind::Hex) {
            self.foreign("top", top.span(), kind, BoardHint::OnlyHexagons);
        }
        if let Some(outline) = board.outline.as_ref().filter(|_| kind != GridKind::Hex) {
            self.foreign("outline", outline.span(), kind, BoardHint::OnlyHexagons);
        }
        if let Some(lines) = board.lines.as_ref().filter(|_| kind != GridKind::Points) {
            self.foreign("lines", lines.span(), kind, BoardHint::OnlyPoints);
        }
        (typed, columns.zip(rows))
    }

    fn foreign(&mut self, key: &str, span: Range<usize>, grid: GridKind, hint: BoardHint) {
        let fault = BoardFinding::KeyOfOtherGrid { grid, key: key.to_owned() };
        self.fault(Finding::new(fault).at(span).hint(hint));
    }

    fn lines(&mut self, board: &At<BoardTable>, dimensions: Option<(usize, usize)>) -> Vec<Vec<Cell>> {
        // If the number is unknown, any point may exist.
        let (columns, rows) = dimensions.unwrap_or((usize::MAX, usize::MAX));
        let Some(lines) = &board.lines else {
            if dimensions.is_none() {
                return Vec::new();
            }
            let level = (0..rows).map(|row| (0..columns).map(|column| Cell { column, row }).collect());
            let upright = (0..columns).map(|column| (0..rows).map(|row| Cell { column, row }).collect());
            return level.chain(upright).filter(|line: &Vec<_>| line.len() > 1).collect();
        };
        if lines.is_empty() {
            let fault = Finding::new(BoardFinding::NoLines).at(lines.span());
            self.fault(fault.hint(BoardHint::NameLines));
        }
        let mut read = Vec::new();
        for line in lines.iter() {
            let mut points = Vec::new();
            let names: Vec<&str> = line.split_whitespace().collect();
            for name in &names {
                match cell(name) {
                    Some(point) if point.column < columns && point.row < rows => points.push(point),
                    Some(_) => {
                        let fault = BoardFinding::NotOnBoard { typed: (*name).to_owned() };
                        let hint = BoardHint::GridIs { columns, rows };
                        self.fault(Finding::new(fault).at(line.span()).hint(hint));
                    }
                    None => {
                        let fault = BoardFinding::NoPoint { typed: (*name).to_owned() };
                        self.fault(Finding::new(fault).at(line.span()).hint(BoardHint::WritePoint));
                    }
                }
            }
            if names.len() < 2 {
                let fault = Finding::new(BoardFinding::ShortLine).at(line.span());
                self.fault(fault.hint(BoardHint::NamePoints));
            }
            let mut steps = names.iter().zip(names.iter().skip(1));
            if let Some((name, _)) = steps.find(|(one, next)| cell(one).is_some() && cell(one) == cell(next))
            {
                let fault = BoardFinding::LineToItself { typed: (*name).to_owned() };
                self.fault(Finding::new(fault).at(line.span()).hint(BoardHint::NamePoints));
            }
            read.push(points);
        }
        read
    }

    /// The cells that are not there: those that the board names, and those outside of a hexagonal outline.
    pub(crate) fn missing_cells(&mut self, board: &At<BoardTable>, grid: &Grid) -> BTreeSet<Cell> {
        let (columns, rows) = grid.dimensions();
        let mut missing = BTreeSet::new();
        if let (Some(outline), Grid::Hexes { top, .. }) = (&board.outline, grid)
            && outline.0 == OutlineKind::Hexagon
        {
            if columns != rows || columns.is_multiple_of(2) {
                let fault = BoardFinding::NoHexagon { columns, rows };
                self.fault(Finding::new(fault).at(outline.span()).hint(BoardHint::OddAndEqual));
            } else {
                missing.extend(outside_of_hexagon(columns, *top));
            }
        }
        for typed in board.missing.iter().flat_map(|cells| cells.iter()) {
            missing.extend(self.zone_cells(typed, Some((columns, rows))).unwrap_or_default());
        }
        if let Some(typed) =
            board.missing.as_ref().filter(|_| Lattice::of_grid(grid, &missing).cells().is_empty())
        {
            let fault = Finding::new(BoardFinding::NothingLeft).at(typed.span());
            self.fault(fault.hint(BoardHint::LeaveSome));
            missing.clear();
        }
        missing
    }
}

/// The cells of a square grid of hexagons that lie outside of the hexagon with `across` cells from corner to corner.
fn outside_of_hexagon(across: usize, top: HexTop) -> impl Iterator<Item = Cell> {
    let middle = across / 2;
    (0..across).flat_map(move |line| {
        let off = line.abs_diff(middle);
        // Every second line is shifted by half a cell, the middle one as well if its number is odd.
        let first = off.div_ceil(2) - usize::from(middle.is_multiple_of(2) && !off.is_multiple_of(2));
        let within = first..first + across - off;
        let outside = (0..across).filter(move |place| !within.contains(place));
        outside.map(move |place| match top {
            HexTop::Pointy => Cell { column: place, row: line },
            HexTop::Flat => Cell { column: line, row: place },
        })
    })
}
