//! Letters of the colours of strips.

use super::{Game, Piece};
use crate::scene::Color;

impl Game {
    /// The letter of the strip whose middle square has the nearest colour.
    pub fn strip_letter(&self, color: Color) -> Option<char> {
        let colors = self.pieces.iter().filter_map(|piece| Some((middle_color(piece)?, piece.letter?)));
        let squared_distance = |other: Color| {
            let ((r, g, b), (x, y, z)) = (color.to_rgb(), other.to_rgb());
            [(r, x), (g, y), (b, z)]
                .map(|(one, other)| u32::from(one.abs_diff(other)).pow(2))
                .iter()
                .sum::<u32>()
        };
        colors.min_by_key(|(other, _)| squared_distance(*other)).map(|(_, letter)| letter)
    }
}

fn middle_color(piece: &Piece) -> Option<Color> {
    piece.front.squares.get(piece.shape.strip()?.squares / 2)?.background
}
