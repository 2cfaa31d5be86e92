//! The planks and tokens of a game laid out in strips.

use kurbo::Point;

use super::{PrintStyle, margins};
use crate::game::{Cell, Rim};
use crate::photo::faces::{BoardPrint, CellShape, PiecePrint, PieceSet};
use crate::photo::ground::corners;
use crate::photo::strips::StripPrint;

impl PrintStyle<'_> {
    /// Every strip that has markers, copy by copy, with every disc that has a letter.
    pub(in crate::photo) fn row(self) -> Vec<StripPrint> {
        let pieces = self.game.pieces.iter().enumerate();
        let discs = pieces.clone().filter(|(_, piece)| piece.shape.is_disc() && piece.letter.is_some());
        let token = |(number, _)| PiecePrint {
            piece: number,
            print: self.piece(number),
            rim: Rim::Round,
            corner: 0.0,
            turned: false,
            is_tile: false,
        };
        let tokens = PieceSet::new(discs.map(token).collect());
        let mut strips = Vec::new();
        for (number, piece) in pieces {
            let Some(strip) = piece.shape.strip().filter(|_| !piece.markers(0).is_empty()) else { continue };
            let size = piece.shape.size();
            let (across, tab, half) = (strip.square.get(), strip.tab.get(), size.height.get() / 2.0);
            let cell = |column: usize| CellShape {
                cell: Cell { column, row: 0 },
                centre: Point::new(tab + across * (column as f64 + 0.5), half),
                across,
            };
            let cells = (0..strip.squares).map(cell).collect();
            let margins = margins(piece.markers(0), size);
            let print = BoardPrint { cells, board: self.piece(number), pieces: tokens.clone(), margins };
            strips.extend((0..piece.count).filter_map(|copy| {
                let [left, right] = piece.markers(copy) else { return None };
                Some(StripPrint {
                    piece: number,
                    name: piece.name.clone(),
                    id: u16::from(left.id),
                    ends: [corners(left), corners(right)],
                    length: size.width.get(),
                    width: size.height.get(),
                    print: print.clone(),
                })
            }));
        }
        strips
    }
}
