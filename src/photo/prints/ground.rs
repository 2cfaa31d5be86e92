//! A board of a game with the pieces that may lie on it.

use super::{Print, is_tile};
use crate::game::{Board, Game, Grid, Lattice, Piece, Shape};
use crate::photo::faces::{GroundPrint, Outline, PiecePrint, Place};

/// A piece wider than its square by more than this part of it lies elsewhere.
const WIDEST: f64 = 1.05;

/// A camp of a board, and what may lie on its squares: these pieces.
pub(in crate::photo) fn ground(
    game: &Game,
    board: usize,
    camp: usize,
    pieces: Vec<PiecePrint>,
) -> Option<GroundPrint> {
    let drawn = game.boards.get(board)?;
    let lattice = Lattice::new(drawn);
    let across = across(drawn);
    let cells = lattice.cells().into_iter();
    let cells = cells.map(|cell| Place { cell, centre: lattice.centre(cell), across }).collect();
    Some(GroundPrint { cells, board: Print::of_board(game, board, camp), pieces })
}

/// The pieces that may lie on the squares of a board, the same in all its camps.
pub(in crate::photo) fn pieces(game: &Game, board: usize) -> Vec<PiecePrint> {
    let Some(across) = game.boards.get(board).map(across) else { return Vec::new() };
    let pieces = game.pieces.iter().enumerate();
    let pieces = pieces.filter_map(|(number, piece)| {
        let (outline, width) = outline(piece)?;
        let ground = is_tile(piece, across);
        let lies = width <= WIDEST * across && (ground || piece.letter.is_some());
        lies.then(|| PiecePrint {
            piece: number,
            print: Print::of_piece(game, number, 0),
            outline,
            // Where there are no rules nothing is said of turns.
            turned: outline == Outline::Square && game.rules.is_some(),
            ground,
        })
    });
    pieces.collect()
}

/// How wide a cell is, or how far a point is from the next.
fn across(board: &Board) -> f64 {
    match board.grid {
        Grid::Squares { side: across, .. }
        | Grid::Hexes { across, .. }
        | Grid::Points { step: across, .. } => across.get(),
    }
}

/// What a piece is cut to, and how wide it is; of a shape that no square has, nothing.
fn outline(piece: &Piece) -> Option<(Outline, f64)> {
    match piece.shape {
        Shape::Rectangle(size) if size.width == size.height => Some((Outline::Square, size.width.get())),
        Shape::Circle { diameter } => Some((Outline::Disc, diameter.get())),
        Shape::Hexagon { across } => Some((Outline::Hexagon, across.get())),
        Shape::Rectangle(_) | Shape::Strip(_) => None,
    }
}
