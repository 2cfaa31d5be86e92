//! The planks and tokens of a game laid out in strips.

use kurbo::Point;

use super::PrintStyle;
use crate::photo::ground::corners;
use crate::photo::strips::{StripPrint, TokenPrint};

impl PrintStyle<'_> {
    /// Every strip that has markers, copy by copy, and every disc that has a letter.
    pub(in crate::photo) fn row(self) -> (Vec<StripPrint>, Vec<TokenPrint>) {
        let (mut strips, mut tokens) = (Vec::new(), Vec::new());
        for (number, piece) in self.game.pieces.iter().enumerate() {
            if let Some(strip) = piece.shape.strip().filter(|_| !piece.markers(0).is_empty()) {
                let print = self.piece(number);
                let size = piece.shape.size();
                let (side, tab, half) = (strip.square.get(), strip.tab.get(), size.height.get() / 2.0);
                let middle = |square: usize| Point::new(tab + side * (square as f64 + 0.5), half);
                let squares: Vec<Point> = (0..strip.squares).map(middle).collect();
                strips.extend((0..piece.count).filter_map(|copy| {
                    let [left, right] = piece.markers(copy) else { return None };
                    Some(StripPrint {
                        piece: number,
                        name: piece.name.clone(),
                        id: u16::from(left.id),
                        ends: [corners(left), corners(right)],
                        length: size.width.get(),
                        width: size.height.get(),
                        squares: squares.clone(),
                        print: print.clone(),
                    })
                }));
            } else if piece.shape.is_disc() && piece.letter.is_some() {
                tokens.push(TokenPrint {
                    piece: number,
                    diameter: piece.shape.size().width.get(),
                    print: self.piece(number),
                });
            }
        }
        (strips, tokens)
    }
}
