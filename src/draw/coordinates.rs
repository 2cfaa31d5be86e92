//! Column letters and row numbers of a board.

use std::collections::BTreeSet;

use super::frame::{FrameLettering, GridEdge, MIN_FRAME_WITH_TEXT_MM};
use super::lettering::{Lettering, TextAnchor};
use super::{bands, board, low_ink};
use crate::game::{Cell, Grid, column_name};
use crate::scene::{Color, Font, GlyphResult, Point, Rect, Vec2};

/// Maximum invisible offset of a label from the middle of its row or column.
const MAX_SHIFT_MM: f64 = 0.25;
/// Cap height of a label within its square, used where a reserved area covers its position.
const INNER_HEIGHT_MM: f64 = 1.5;
/// Maximum width of a label within its square, relative to half the square.
const MAX_INNER_WIDTH: f64 = 0.28;
/// Distance of a label within its square from the edge of the grid.
const INNER_OFFSET_MM: f64 = 0.7;

/// The place of the name of a cell below its middle, relative to half its height.
const NAME_PLACE: f64 = 0.66;

impl FrameLettering<'_> {
    /// The letters of the columns and the numbers of the rows.
    pub(super) fn coordinates(&mut self) -> GlyphResult<()> {
        if !self.board.missing.is_empty() {
            return self.names_of_cells();
        }
        let (columns, rows) = self.board.grid.dimensions();
        let (mut printed, mut taken) = (BTreeSet::new(), Vec::new());
        for edge in [GridEdge::Top, GridEdge::Right, GridEdge::Bottom, GridEdge::Left] {
            let count = if edge.is_upright() { rows } else { columns };
            let is_narrow = self.width(edge) < MIN_FRAME_WITH_TEXT_MM;
            if is_narrow && !matches!(self.board.grid, Grid::Points { .. }) {
                if matches!(edge, GridEdge::Left | GridEdge::Bottom) {
                    for number in 0..count {
                        self.inner_coordinate(edge, number)?;
                        printed.insert((edge.is_upright(), number));
                    }
                }
                continue;
            }
            let (height, out) = self.label_line(edge);
            for number in 0..count {
                let cell = self.cell_at(edge, number);
                let text = name(edge, number);
                let ink = if out < 0.0 { self.ink_on(cell) } else { self.ink };
                let label = Lettering::new(&text, Font::SansBold, height, ink)?;
                let middle = self.beside(edge, self.lattice.centre(cell), out);
                let size = (label.width(), label.height());
                let is_printed = match self.free_position(edge, middle, size, MAX_SHIFT_MM) {
                    Some(position) => {
                        taken.push(Rect::from_center_size(position, size));
                        self.nodes.extend(label.at(TextAnchor::Middle, position));
                        true
                    }
                    None => self.inner_label(edge, cell, &text)?,
                };
                if is_printed {
                    printed.insert((edge.is_upright(), number));
                }
            }
        }
        // Labels may be as close to each other as their cells.
        taken.into_iter().for_each(|rect| self.take(rect));
        for (edge, count) in [(GridEdge::Bottom, columns), (GridEdge::Left, rows)] {
            let missing = (0..count).filter(|number| !printed.contains(&(edge.is_upright(), *number)));
            self.left_out.extend(missing.map(|number| name(edge, number)));
        }
        Ok(())
    }

    /// The name of every cell within it, on boards whose rows do not end at the edges of the grid.
    fn names_of_cells(&mut self) -> GlyphResult<()> {
        let half = self.lattice.half();
        let height = (half.y * 0.16).clamp(1.0, 2.0);
        for cell in self.lattice.cells() {
            let label =
                Lettering::new(&cell.name(), Font::SansBold, height, self.ink_on(cell))?.within(half.x);
            let place = self.lattice.centre(cell) + Vec2::new(0.0, half.y * NAME_PLACE);
            self.nodes.extend(label.at(TextAnchor::Middle, place));
        }
        Ok(())
    }

    /// The place beside a cell at an edge, in a row that may not end at the edge of the grid.
    fn beside(&self, edge: GridEdge, centre: Point, out: f64) -> Point {
        if self.lattice.is_whole() {
            return self.point(edge, centre, out + bands::width(self.board));
        }
        let out = self.lattice.half() + Vec2::new(out, out) + Vec2::new(1.0, 1.0) * bands::width(self.board);
        centre
            + match edge {
                GridEdge::Top => Vec2::new(0.0, -out.y),
                GridEdge::Bottom => Vec2::new(0.0, out.y),
                GridEdge::Left => Vec2::new(-out.x, 0.0),
                GridEdge::Right => Vec2::new(out.x, 0.0),
            }
    }

    /// The cell of a row or column at an edge.
    fn cell_at(&self, edge: GridEdge, number: usize) -> Cell {
        let (columns, rows) = self.board.grid.dimensions();
        match edge {
            GridEdge::Left => Cell { column: 0, row: number },
            GridEdge::Right => Cell { column: columns - 1, row: number },
            GridEdge::Top => Cell { column: number, row: rows - 1 },
            GridEdge::Bottom => Cell { column: number, row: 0 },
        }
    }

    /// A small label within the outer square, if there is no free position on the frame; returns whether there is one
    /// here.
    fn inner_label(&mut self, edge: GridEdge, cell: Cell, text: &str) -> GlyphResult<bool> {
        let label = Lettering::new(text, Font::SansBold, INNER_HEIGHT_MM, self.ink_on(cell))?
            .within(self.lattice.half().x * MAX_INNER_WIDTH);
        let size = (label.width(), label.height());
        let half = if edge.is_upright() { size.0 } else { size.1 } / 2.0;
        let centre = self.lattice.centre(cell);
        let positions =
            (0..8).map(|step| self.point(edge, centre, -(INNER_OFFSET_MM + half + 0.25 * f64::from(step))));
        let is_free = |position: &Point| self.is_free(Rect::from_center_size(*position, size));
        let free = positions.into_iter().find(is_free);
        if let Some(position) = free {
            self.nodes.extend(label.at(TextAnchor::Middle, position));
        }
        Ok(free.is_some())
    }

    /// The ink with sufficient contrast on a cell: that of the frame, else that of the lines.
    fn ink_on(&self, cell: Cell) -> Color {
        let board = self.board;
        let zone = board.zones.iter().rev().find(|zone| zone.cells.contains(&cell));
        let face = zone.map_or(&board.cell, |zone| &zone.face);
        let number = board.grid.checker_number(cell, face.checker.len());
        let own = face.checker.get(number).copied().or(face.background);
        let background = own.or_else(|| board::around(board, zone.is_some(), self.low_ink));
        let background = background
            .map_or(Color::WHITE, |color| if self.low_ink { low_ink::surface(color) } else { color });
        let contrast = |ink: &Color| (ink.lightness() - background.lightness()).abs();
        let inks = [self.ink, board.line.color];
        inks.into_iter().find(|ink| contrast(ink) > 0.45).unwrap_or(background.contrast())
    }

    /// A small label in an outer cell, for frames without room: in a corner of a square, at a side of a hexagon.
    fn inner_coordinate(&mut self, edge: GridEdge, number: usize) -> GlyphResult<()> {
        let cell = self.cell_at(edge, number);
        let half = self.lattice.half();
        let height = (half.y * 0.2).clamp(1.0, 2.0);
        let inset = half - Vec2::new(height * 0.7, height * 0.7);
        let text = Lettering::new(&name(edge, number), Font::SansBold, height, self.ink_on(cell))?;
        let middle = self.lattice.centre(cell);
        let is_hexagon = matches!(self.board.grid, Grid::Hexes { .. });
        let from_middle = match (is_hexagon, edge.is_upright()) {
            (true, true) => Vec2::new(text.width() / 2.0 - inset.x, 0.0),
            (true, false) => Vec2::new(0.0, inset.y - height / 2.0),
            (false, true) => Vec2::new(-inset.x, height - inset.y),
            (false, false) => inset,
        };
        let anchor = match (is_hexagon, edge.is_upright()) {
            (true, _) => TextAnchor::Middle,
            (false, true) => TextAnchor::Left,
            (false, false) => TextAnchor::Right,
        };
        self.nodes.extend(text.at(anchor, middle + from_middle));
        Ok(())
    }
}

/// The name of a row or column at an edge.
fn name(edge: GridEdge, number: usize) -> String {
    if edge.is_upright() { (number + 1).to_string() } else { column_name(number) }
}
