//! A tray with loose tiles and the balls that may lie on them.

use super::{PrintStyle, is_tile, margins};
use crate::game::{Grid, Lattice, Piece};
use crate::photo::balls::{BallPrint, TrayPrint};
use crate::photo::ground::bounds;

impl PrintStyle<'_> {
    /// Whether the squares of a board have loose tiles.
    pub(in crate::photo) fn has_tiles(self, board: usize) -> bool {
        self.tile(board).is_some()
    }

    /// The index of the loose tile of a board, and the side of its squares in millimetres.
    fn tile(self, board: usize) -> Option<(usize, f64)> {
        let Grid::Squares { side, .. } = self.game.boards.get(board)?.grid else { return None };
        let side = side.get();
        Some((self.game.pieces.iter().position(|piece| is_tile(piece, side))?, side))
    }

    /// A camp of a board, if its squares have loose tiles and all pieces on them are round.
    pub(in crate::photo) fn tray(self, board: usize, camp: usize) -> Option<TrayPrint> {
        let drawn = self.game.boards.get(board)?;
        let (tile, side) = self.tile(board)?;
        let lettered = self.game.pieces.iter().enumerate().filter(|(_, piece)| piece.letter.is_some());
        let kinds: Option<Vec<BallPrint>> =
            lettered.map(|(number, piece)| self.ball(number, piece)).collect();
        let lattice = Lattice::new(drawn);
        let cells = lattice.cells().into_iter().map(|cell| (cell, lattice.centre(cell), side));
        let patches = drawn.patches();
        let patches = patches.iter().map(|patch| (bounds(patch.rect), rgb(patch.color)));
        Some(TrayPrint {
            cells: cells.collect(),
            tile: self.piece(tile),
            kinds: kinds.filter(|kinds| !kinds.is_empty())?,
            patches: patches.collect(),
            margins: margins(&drawn.markers(camp), drawn.size()).concat(),
        })
    }

    fn ball(self, number: usize, piece: &Piece) -> Option<BallPrint> {
        if !piece.shape.is_disc() {
            return None;
        }
        let color = piece.front.background.map_or([255; 3], rgb);
        let print = self.piece(number);
        Some(BallPrint { piece: number, color, ground: print.dominant_colour(), count: piece.count, print })
    }
}

fn rgb(color: crate::scene::Color) -> [u8; 3] {
    let (red, green, blue) = color.to_rgb();
    [red, green, blue]
}
