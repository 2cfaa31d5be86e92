//! Column letters and row numbers of a board.

use super::frame::{FrameLettering, GridEdge, MIN_FRAME_WITH_TEXT_MM};
use super::lettering::{Lettering, TextAnchor};
use super::low_ink;
use crate::game::{Cell, Grid, column_name};
use crate::scene::{Color, Font, MissingGlyph, Point, Rect, Vec2};

/// Maximum invisible offset of a label from the middle of its row or column.
const MAX_SHIFT_MM: f64 = 0.25;
/// Cap height of a label within its square, used where a reserved area covers its position.
const INNER_HEIGHT_MM: f64 = 1.5;
/// Maximum width of a label within its square, relative to half the square.
const MAX_INNER_WIDTH: f64 = 0.28;
/// Distance of a label within its square from the edge of the grid.
const INNER_OFFSET_MM: f64 = 0.7;

impl FrameLettering<'_> {
    /// The letters of the columns and the numbers of the rows.
    pub(super) fn coordinates(&mut self) -> Result<(), MissingGlyph> {
        let (columns, rows) = self.board.grid.dimensions();
        for edge in [GridEdge::Top, GridEdge::Right, GridEdge::Bottom, GridEdge::Left] {
            if self.width(edge) < MIN_FRAME_WITH_TEXT_MM && !matches!(self.board.grid, Grid::Points { .. }) {
                continue;
            }
            let (height, out) = self.label_line(edge);
            let count = if edge.is_upright() { rows } else { columns };
            for number in 0..count {
                let (cell, text) = match edge {
                    GridEdge::Left => (Cell { column: 0, row: number }, (number + 1).to_string()),
                    GridEdge::Right => (Cell { column: columns - 1, row: number }, (number + 1).to_string()),
                    GridEdge::Top => (Cell { column: number, row: rows - 1 }, column_name(number)),
                    GridEdge::Bottom => (Cell { column: number, row: 0 }, column_name(number)),
                };
                let label = Lettering::new(&text, Font::SansBold, height, self.ink)?;
                let middle = self.point(edge, self.lattice.centre(cell), out);
                match self.free_position(edge, middle, (label.width(), label.height()), MAX_SHIFT_MM) {
                    Some(position) => self.nodes.extend(label.at(TextAnchor::Middle, position)),
                    None => self.inner_label(edge, cell, &text)?,
                }
            }
        }
        let inside = [GridEdge::Left, GridEdge::Bottom].map(|edge| self.width(edge) < MIN_FRAME_WITH_TEXT_MM);
        if inside.contains(&true) && matches!(self.board.grid, Grid::Squares { .. }) {
            self.inner_coordinates(inside)?;
        }
        Ok(())
    }

    /// A small label within the outer square, if there is no free position on the frame.
    fn inner_label(&mut self, edge: GridEdge, cell: Cell, text: &str) -> Result<(), MissingGlyph> {
        let label = Lettering::new(text, Font::SansBold, INNER_HEIGHT_MM, self.ink_on(cell))?
            .within(self.lattice.half().x * MAX_INNER_WIDTH);
        let size = (label.width(), label.height());
        let half = if edge.is_upright() { size.0 } else { size.1 } / 2.0;
        let centre = self.lattice.centre(cell);
        let positions =
            (0..8).map(|step| self.point(edge, centre, -(INNER_OFFSET_MM + half + 0.25 * f64::from(step))));
        let is_free = |position: &Point| self.is_free(Rect::from_center_size(*position, size));
        if let Some(position) = positions.into_iter().find(is_free) {
            self.nodes.extend(label.at(TextAnchor::Middle, position));
        }
        Ok(())
    }

    /// The ink with sufficient contrast on a cell: that of the frame, else that of the lines.
    fn ink_on(&self, cell: Cell) -> Color {
        let board = self.board;
        let zone = board.zones.iter().rev().find(|zone| zone.cells.contains(&cell));
        let background = zone.map_or(&board.cell, |zone| &zone.face).background;
        let background = background
            .map_or(Color::WHITE, |color| if self.low_ink { low_ink::surface(color) } else { color });
        let contrast = |ink: &Color| (ink.lightness() - background.lightness()).abs();
        let inks = [self.ink, board.line.color];
        inks.into_iter().find(|ink| contrast(ink) > 0.45).unwrap_or(background.contrast())
    }

    /// Small coordinates in the corners of the outer squares, for frames without room.
    fn inner_coordinates(&mut self, [rows_inside, columns_inside]: [bool; 2]) -> Result<(), MissingGlyph> {
        let (columns, rows) = self.board.grid.dimensions();
        let half = self.lattice.half();
        let height = (half.y * 0.2).clamp(1.0, 2.0);
        let inset = half - Vec2::new(height * 0.7, height * 0.7);
        let mut put = |cell: Cell, text: String, left: bool| -> Result<(), MissingGlyph> {
            let text = Lettering::new(&text, Font::SansBold, height, self.ink)?;
            let middle = self.lattice.centre(cell);
            self.nodes.extend(match left {
                true => text.at(TextAnchor::Left, middle + Vec2::new(-inset.x, height - inset.y)),
                false => text.at(TextAnchor::Right, middle + inset),
            });
            Ok(())
        };
        for row in (0..rows).filter(|_| rows_inside) {
            put(Cell { column: 0, row }, (row + 1).to_string(), true)?;
        }
        for column in (0..columns).filter(|_| columns_inside) {
            put(Cell { column, row: 0 }, column_name(column), false)?;
        }
        Ok(())
    }
}
