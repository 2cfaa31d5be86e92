//! A board of a game with the pieces that may lie on it.

use std::rc::Rc;

use super::{PrintStyle, is_tile, margins};
use crate::game::{Lattice, Rim};
use crate::photo::faces::{BoardPrint, CellShape, PiecePrint, PieceSet};

/// Maximum width of a piece as a fraction of its square; wider ones lie elsewhere.
const MAX_PIECE_WIDTH: f64 = 1.05;

impl PrintStyle<'_> {
    /// A camp of a board with the pieces that may lie on its squares.
    pub(in crate::photo) fn board_print(
        self,
        board: usize,
        camp: usize,
        pieces: Rc<PieceSet>,
    ) -> Option<BoardPrint> {
        let drawn = self.game.boards.get(board)?;
        let lattice = Lattice::new(drawn);
        let across = drawn.grid.step().get();
        let cells = lattice.cells().into_iter();
        let cells = cells.map(|cell| CellShape { cell, centre: lattice.centre(cell), across }).collect();
        let margins = margins(&drawn.markers(camp), drawn.size());
        Some(BoardPrint { cells, board: self.board(board, camp), pieces, margins })
    }

    /// The pieces that may lie on the squares of a board, the same in all its camps.
    pub(in crate::photo) fn pieces(self, board: usize) -> Rc<PieceSet> {
        let Some(across) = self.game.boards.get(board).map(|board| board.grid.step().get()) else {
            return PieceSet::new(Vec::new());
        };
        let pieces = self.game.pieces.iter().enumerate();
        let pieces = pieces.filter_map(|(number, piece)| {
            let (rim, width) = (piece.shape.rim(), piece.shape.across()?.get());
            let is_tile = is_tile(piece, across);
            let lies = width <= MAX_PIECE_WIDTH * across && (is_tile || piece.letter.is_some());
            lies.then(|| PiecePrint {
                piece: number,
                print: self.piece(number),
                rim,
                corner: piece.shape.corner().get(),
                // Without rules, turns have no meaning.
                turned: rim == Rim::Square && self.game.rules.is_some(),
                is_tile,
            })
        });
        PieceSet::new(pieces.collect())
    }
}
