//! The letters of the colours that strips show.

use super::{Game, Piece};
use crate::scene::Color;

impl Game {
    /// The letter of a colour: that of the strip which has it in its middle. Of colours that no strip has just like
    /// that it is the nearest.
    pub fn strip_letter(&self, color: Color) -> Option<char> {
        let middles = self.pieces.iter().filter_map(|piece| Some((middle(piece)?, piece.letter?)));
        let apart = |other: Color| {
            let ((r, g, b), (x, y, z)) = (color.to_rgb(), other.to_rgb());
            [(r, x), (g, y), (b, z)]
                .map(|(one, other)| u32::from(one.abs_diff(other)).pow(2))
                .iter()
                .sum::<u32>()
        };
        middles.min_by_key(|(other, _)| apart(*other)).map(|(_, letter)| letter)
    }
}

fn middle(piece: &Piece) -> Option<Color> {
    piece.front.squares.get(piece.shape.strip()?.squares / 2)?.background
}
