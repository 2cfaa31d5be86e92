//! Letters along the columns and numbers along the rows of a board.

use super::frame::{Edge, NARROWEST, Setter};
use super::lattice::column_name;
use super::lettering::{Anchor, Lettering};
use crate::game::{Cell, Grid};
use crate::scene::{Font, MissingGlyph, Vec2};

impl Setter<'_> {
    /// The letters of the columns and the numbers of the rows.
    pub(super) fn coordinates(&mut self) -> Result<(), MissingGlyph> {
        let (columns, rows) = self.board.grid.dimensions();
        for edge in [Edge::Top, Edge::Right, Edge::Bottom, Edge::Left] {
            if self.band(edge) < NARROWEST && !matches!(self.board.grid, Grid::Points { .. }) {
                continue;
            }
            let (height, out) = self.label_line(edge);
            let count = if edge.is_upright() { rows } else { columns };
            for number in 0..count {
                let (cell, text) = match edge {
                    Edge::Left => (Cell { column: 0, row: number }, (number + 1).to_string()),
                    Edge::Right => (Cell { column: columns - 1, row: number }, (number + 1).to_string()),
                    Edge::Top => (Cell { column: number, row: rows - 1 }, column_name(number)),
                    Edge::Bottom => (Cell { column: number, row: 0 }, column_name(number)),
                };
                let text = Lettering::new(&text, Font::SansBold, height, self.ink)?;
                let size = (text.width(), text.height());
                let middle = self.point(edge, self.lattice.centre(cell), out);
                let half = self.lattice.half();
                let room = if edge.is_upright() { half.y } else { half.x } - height;
                if let Some(place) = self.calm_place(edge, middle, size, room) {
                    self.nodes.extend(text.at(Anchor::Middle, place));
                }
            }
        }
        let inside = [Edge::Left, Edge::Bottom].map(|edge| self.band(edge) < NARROWEST);
        if inside.contains(&true) && matches!(self.board.grid, Grid::Squares { .. }) {
            self.coordinates_inside(inside)?;
        }
        Ok(())
    }

    /// Small coordinates in the corners of the outer squares, for boards whose frame has no room.
    fn coordinates_inside(&mut self, [rows_too, columns_too]: [bool; 2]) -> Result<(), MissingGlyph> {
        let (columns, rows) = self.board.grid.dimensions();
        let half = self.lattice.half();
        let height = (half.y * 0.2).clamp(1.0, 2.0);
        let inset = half - Vec2::new(height * 0.7, height * 0.7);
        let mut put = |cell: Cell, text: String, left: bool| -> Result<(), MissingGlyph> {
            let text = Lettering::new(&text, Font::SansBold, height, self.ink)?;
            let middle = self.lattice.centre(cell);
            self.nodes.extend(match left {
                true => text.at(Anchor::Left, middle + Vec2::new(-inset.x, height - inset.y)),
                false => text.at(Anchor::Right, middle + inset),
            });
            Ok(())
        };
        for row in (0..rows).filter(|_| rows_too) {
            put(Cell { column: 0, row }, (row + 1).to_string(), true)?;
        }
        for column in (0..columns).filter(|_| columns_too) {
            put(Cell { column, row: 0 }, column_name(column), false)?;
        }
        Ok(())
    }
}
