//! The grid of a board and its printed size.

use std::collections::BTreeSet;

use super::Resolver;
use super::cells::cell;
use crate::game::{Cell, Grid, HexTop, Lattice, Mm, RowShift, Size};
use crate::spec::typed::{BoardTable, GridKind, OutlineKind};
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

pub(super) fn kind(board: &BoardTable) -> GridKind {
    let has_cells = board.columns.is_some() || board.rows.is_some() || board.square.is_some();
    let is_plain = !has_cells && (board.width.is_some() || board.picture.is_some() || board.art.is_some());
    let otherwise = if is_plain { GridKind::None } else { GridKind::Square };
    board.grid.as_deref().map_or(otherwise, |grid| grid.0)
}

/// The grid that a board has, as its other keys tell.
fn probable_kind(board: &BoardTable) -> GridKind {
    if board.step.is_some() || board.lines.is_some() {
        GridKind::Points
    } else if board.across.is_some() || board.top.is_some() || board.outline.is_some() {
        GridKind::Hex
    } else {
        kind(board)
    }
}

fn outline(board: &BoardTable) -> OutlineKind {
    board.outline.as_deref().map_or(OutlineKind::Rectangle, |outline| outline.0)
}

impl Resolver<'_> {
    /// Resolves the grid of a board, and separately the number of columns and rows, so that cells can be checked even
    /// without a valid size. `aspect` is that of its picture.
    pub(crate) fn grid(
        &mut self,
        board: &At<BoardTable>,
        aspect: Option<f64>,
    ) -> (Option<ScaledGrid>, Option<(usize, usize)>) {
        let is_lost = self.lost.holds(&board.span(), "grid");
        let kind = if is_lost { probable_kind(board) } else { kind(board) };
        if !is_lost {
            self.check_keys(board, kind);
        }
        if kind == GridKind::None {
            let size = self.size_of_plain(board, aspect);
            let grid = size.map(|size| Grid::Plain { size });
            return (grid.map(|grid| ScaledGrid { cell: grid.step(), grid, scale: 1.0 }), Some((1, 1)));
        }
        let (typed, dimensions) = self.cells_typed(board, kind);
        let lines = match kind {
            GridKind::Points => self.lines(board, dimensions),
            _ => Vec::new(),
        };
        let (Some(typed), Some((columns, rows))) = (typed, dimensions) else { return (None, dimensions) };
        let cell = match kind {
            GridKind::Square => self.chosen.board_square.map_or(typed, |side| self.scale().of(side)),
            _ => typed,
        };
        let grid = match kind {
            GridKind::Hex => {
                let top = board.top.as_deref().map_or(HexTop::Pointy, |top| top.0);
                let is_rhombus = outline(board) == OutlineKind::Rhombus;
                let rows_shift = if is_rhombus { RowShift::Slanted } else { RowShift::Alternate };
                Grid::Hexes { columns, rows, across: cell, top, rows_shift }
            }
            GridKind::Points => Grid::Points { columns, rows, step: cell, lines },
            GridKind::Square | GridKind::None => Grid::Squares { columns, rows, side: cell },
        };
        (Some(ScaledGrid { grid, cell, scale: cell.get() / typed.get() }), dimensions)
    }

    /// The typed size of a cell, and the number of columns and rows.
    fn cells_typed(
        &mut self,
        board: &At<BoardTable>,
        kind: GridKind,
    ) -> (Option<Mm>, Option<(usize, usize)>) {
        let table = board.span();
        let columns = self.required(&table, "columns", board.columns.as_ref(), "8");
        let rows = self.required(&table, "rows", board.rows.as_ref(), "8");
        let columns = self.number("columns", columns.as_ref(), limits::CELLS);
        let rows = self.number("rows", rows.as_ref(), limits::CELLS);
        let (key, length, like) = match kind {
            GridKind::Hex => ("across", &board.across, "\"30mm\""),
            GridKind::Points => ("step", &board.step, "\"22mm\""),
            GridKind::Square | GridKind::None => ("square", &board.square, "\"30mm\""),
        };
        let typed = match self.lost.holds(&table, "grid") {
            true => length.clone(),
            false => self.required(&table, key, length.as_ref(), like),
        };
        let typed = self.length(key, typed.as_ref(), limits::CELL);
        (typed, columns.zip(rows))
    }

    /// The size of a board without cells.
    fn size_of_plain(&mut self, board: &At<BoardTable>, aspect: Option<f64>) -> Option<Size> {
        let table = board.span();
        let width = self.required(&table, "width", board.width.as_ref(), "\"560mm\"");
        let width = self.length("width", width.as_ref(), limits::SURFACE);
        let height = match (&board.height, aspect, width) {
            (None, Some(aspect), Some(width)) => Mm::nearest(width.get() / aspect),
            (None, ..) if board.picture.is_some() || board.art.is_some() => return None,
            (typed, ..) => {
                let height = self.required(&table, "height", typed.as_ref(), "\"400mm\"");
                self.length("height", height.as_ref(), limits::SURFACE)?
            }
        };
        Some(Size::new(width?, height.max(self.scale().of(limits::SURFACE.0))))
    }

    /// Checks that all keys are those of a board with such a grid.
    fn check_keys(&mut self, board: &BoardTable, kind: GridKind) {
        let size = kind.sizes().last().copied().unwrap_or_default();
        let of_cells = match kind {
            GridKind::None => BoardHint::SizeOfPlain,
            _ => BoardHint::CellSizeIs { key: size.to_owned() },
        };
        let typed = [
            ("columns", board.columns.as_ref().map(At::span), of_cells.clone()),
            ("rows", board.rows.as_ref().map(At::span), of_cells.clone()),
            ("square", board.square.as_ref().map(At::span), of_cells.clone()),
            ("across", board.across.as_ref().map(At::span), of_cells.clone()),
            ("step", board.step.as_ref().map(At::span), of_cells),
            ("top", board.top.as_ref().map(At::span), BoardHint::OnlyHexagons),
            ("outline", board.outline.as_ref().map(At::span), BoardHint::OnlyHexagons),
            ("lines", board.lines.as_ref().map(At::span), BoardHint::OnlyPoints),
            ("width", board.width.as_ref().map(At::span), BoardHint::OnlyPlain),
            ("height", board.height.as_ref().map(At::span), BoardHint::OnlyPlain),
        ];
        for (key, span, hint) in typed {
            let Some(span) = span.filter(|_| !kind.keys().contains(&key)) else { continue };
            let fault = BoardFinding::KeyOfOtherGrid { grid: kind, key: key.to_owned() };
            self.fault(Finding::new(fault).at(span).hint(hint));
        }
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
