//! Faces and boards as they are printed: what a camera is to find, drawn by the hand that draws the sheets.

mod ground;
mod row;
mod tray;

use crate::draw::{self, Look};
use crate::game::{Game, Piece, Shape};
use crate::scene::{MissingGlyph, Scene};
use crate::write;

pub(super) use ground::{ground, pieces};
pub(super) use row::row;
pub(super) use tray::tray;

/// A print seen flat, from the top left corner of what is cut.
#[derive(Clone, Debug, PartialEq)]
pub struct Print {
    /// Pixels across.
    pub width: usize,
    /// Pixels down.
    pub height: usize,
    /// Red, green and blue of each pixel, row by row from the top.
    pub rgb: Vec<u8>,
    /// How many pixels a millimetre has.
    pub per_mm: f64,
}

/// Pixels to a millimetre for pieces, on which small signs are told apart.
const PIECE: f64 = 8.0;
/// For boards, of which only what lies on their squares is told apart.
const BOARD: f64 = 4.0;

/// A loose tile of the board fills at least this part of its square.
const TILE: f64 = 0.85;

/// Whether a piece is a loose tile that belongs to the squares of a board: other pieces lie on it.
fn is_tile(piece: &Piece, side: f64) -> bool {
    let Shape::Rectangle(size) = piece.shape else { return false };
    let width = size.width.get();
    piece.letter.is_none() && size.width == size.height && (TILE * side..=side).contains(&width)
}

impl Print {
    /// The front of one copy of a piece.
    pub fn of_piece(game: &Game, piece: usize, copy: usize) -> Print {
        Print::of(draw::piece_alone(game, Look::default(), piece, copy), PIECE)
    }

    /// A camp of a board.
    pub fn of_board(game: &Game, board: usize, camp: usize) -> Print {
        Print::of(draw::board_alone(game, Look::default(), board, camp), BOARD)
    }

    /// The only page of a scene. What cannot be drawn, because a glyph is missing or because it is as large as a house,
    /// is taken to be a speck of paper: it is like nothing that lies on a table.
    fn of(scene: Result<Scene, MissingGlyph>, per_mm: f64) -> Print {
        let drawn = scene.ok().and_then(|scene| {
            let pixels = write::pixels(&scene, scene.pages.first()?, per_mm).ok()?;
            Some(Print {
                width: usize::try_from(pixels.width).ok()?,
                height: usize::try_from(pixels.height).ok()?,
                rgb: pixels.rgb,
                per_mm,
            })
        });
        drawn.unwrap_or(Print { width: 1, height: 1, rgb: vec![255; 3], per_mm })
    }
}
