//! A tray with loose tiles and the balls that may lie on them.

use kurbo::Rect;

use super::{PrintStyle, is_tile};
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
        let markers = drawn.markers(camp);
        let margins = markers
            .iter()
            .flat_map(|marker| margins(bounds(marker.square), bounds(marker.white(drawn.size()))));
        Some(TrayPrint {
            cells: cells.collect(),
            tile: self.piece(tile),
            kinds: kinds.filter(|kinds| !kinds.is_empty())?,
            patches: patches.collect(),
            margins: margins.collect(),
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

/// The white margins around a black square: above, below, left and right.
fn margins(square: Rect, white: Rect) -> [Rect; 4] {
    [
        Rect { y1: square.y0, ..white },
        Rect { y0: square.y1, ..white },
        Rect { x1: square.x0, y0: square.y0, y1: square.y1, ..white },
        Rect { x0: square.x1, y0: square.y0, y1: square.y1, ..white },
    ]
}

fn rgb(color: crate::scene::Color) -> [u8; 3] {
    let (red, green, blue) = color.to_rgb();
    [red, green, blue]
}
