//! Letters along the columns and numbers along the rows of a board.

use super::frame::{Edge, NARROWEST, Setter};
use super::lettering::{Anchor, Lettering};
use super::low_ink;
use crate::game::{Cell, Grid, column_name};
use crate::scene::{Color, Font, MissingGlyph, Point, Rect, Vec2};

/// How far a label may stand off the middle of its row or column: no eye sees that.
const SHIFT: f64 = 0.25;
/// The height of a label that stands in its square, since a calm box lies on its place.
const WITHIN: f64 = 1.5;
/// What part of half its square such a label may take from the sign in the middle.
const WITHIN_WIDTH: f64 = 0.28;
/// How far such a label is from the edge of the grid.
const OFF_EDGE: f64 = 0.7;

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
                let label = Lettering::new(&text, Font::SansBold, height, self.ink)?;
                let middle = self.point(edge, self.lattice.centre(cell), out);
                match self.calm_place(edge, middle, (label.width(), label.height()), SHIFT) {
                    Some(place) => self.nodes.extend(label.at(Anchor::Middle, place)),
                    None => self.label_within(edge, cell, &text)?,
                }
            }
        }
        let inside = [Edge::Left, Edge::Bottom].map(|edge| self.band(edge) < NARROWEST);
        if inside.contains(&true) && matches!(self.board.grid, Grid::Squares { .. }) {
            self.coordinates_inside(inside)?;
        }
        Ok(())
    }

    /// A small label within the outer square, where the frame beside it has no place for one.
    fn label_within(&mut self, edge: Edge, cell: Cell, text: &str) -> Result<(), MissingGlyph> {
        let label = Lettering::new(text, Font::SansBold, WITHIN, self.ink_on(cell))?
            .within(self.lattice.half().x * WITHIN_WIDTH);
        let size = (label.width(), label.height());
        let half = if edge.is_upright() { size.0 } else { size.1 } / 2.0;
        let centre = self.lattice.centre(cell);
        let places = (0..8).map(|step| self.point(edge, centre, -(OFF_EDGE + half + 0.25 * f64::from(step))));
        let free = |place: &Point| self.is_calm(Rect::from_center_size(*place, size));
        if let Some(place) = places.into_iter().find(free) {
            self.nodes.extend(label.at(Anchor::Middle, place));
        }
        Ok(())
    }

    /// The ink that shows best on a cell: that of the frame, or that of the lines.
    fn ink_on(&self, cell: Cell) -> Color {
        let board = self.board;
        let zone = board.zones.iter().rev().find(|zone| zone.cells.contains(&cell));
        let ground = zone.map_or(&board.cell, |zone| &zone.face).background;
        let ground =
            ground.map_or(Color::WHITE, |color| if self.low_ink { low_ink::surface(color) } else { color });
        let contrast = |ink: &Color| (ink.lightness() - ground.lightness()).abs();
        let inks = [self.ink, board.line.color];
        inks.into_iter().find(|ink| contrast(ink) > 0.45).unwrap_or(ground.contrast())
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
