//! A board of a game with the pieces that may lie on it.

use super::{PrintVariant, is_tile};
use crate::game::{Board, Grid, Lattice, Piece, Shape};
use crate::photo::faces::{BoardPrint, CellShape, PieceOutline, PiecePrint};

/// Maximum width of a piece as a fraction of its square; wider ones lie elsewhere.
const MAX_PIECE_WIDTH: f64 = 1.05;

impl PrintVariant<'_> {
    /// A camp of a board with the pieces that may lie on its squares.
    pub(in crate::photo) fn board_print(
        self,
        board: usize,
        camp: usize,
        pieces: Vec<PiecePrint>,
    ) -> Option<BoardPrint> {
        let drawn = self.game.boards.get(board)?;
        let lattice = Lattice::new(drawn);
        let across = across(drawn);
        let cells = lattice.cells().into_iter();
        let cells = cells.map(|cell| CellShape { cell, centre: lattice.centre(cell), across }).collect();
        Some(BoardPrint { cells, board: self.board(board, camp), pieces })
    }

    /// The pieces that may lie on the squares of a board, the same in all its camps.
    pub(in crate::photo) fn pieces(self, board: usize) -> Vec<PiecePrint> {
        let Some(across) = self.game.boards.get(board).map(across) else { return Vec::new() };
        let pieces = self.game.pieces.iter().enumerate();
        let pieces = pieces.filter_map(|(number, piece)| {
            let (outline, width) = outline(piece)?;
            let is_tile = is_tile(piece, across);
            let lies = width <= MAX_PIECE_WIDTH * across && (is_tile || piece.letter.is_some());
            lies.then(|| PiecePrint {
                piece: number,
                print: self.piece(number),
                outline,
                // Without rules, turns have no meaning.
                turned: outline == PieceOutline::Square && self.game.rules.is_some(),
                is_tile,
            })
        });
        pieces.collect()
    }
}

/// The width of a cell, or the distance between points.
fn across(board: &Board) -> f64 {
    match board.grid {
        Grid::Squares { side: across, .. }
        | Grid::Hexes { across, .. }
        | Grid::Points { step: across, .. } => across.get(),
    }
}

/// The cut outline and width of a piece; `None` for shapes that no square has.
fn outline(piece: &Piece) -> Option<(PieceOutline, f64)> {
    match piece.shape {
        Shape::Rectangle(size) if size.width == size.height => Some((PieceOutline::Square, size.width.get())),
        Shape::Circle { diameter } => Some((PieceOutline::Disc, diameter.get())),
        Shape::Hexagon { across } => Some((PieceOutline::Hexagon, across.get())),
        Shape::Rectangle(_) | Shape::Strip(_) => None,
    }
}
