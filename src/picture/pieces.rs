//! Which piece of a game something is that was found on a table, by the letters of the spec.

use crate::game::{Game, Grid, Piece};
use crate::rules::{FoundStrip, Lies};

/// The piece that lies there, and by how many quarters it is turned.
pub fn piece(game: &Game, lies: Lies) -> Option<(usize, u8)> {
    let Lies::Piece { letter, quarters, colour } = lies else { return None };
    let lettered = |piece: &Piece| piece.letter.is_some_and(|known| known == letter);
    let nearly =
        |piece: &Piece| piece.letter.is_some_and(|known| known.to_lowercase().eq(letter.to_lowercase()));
    let coloured = |piece: &Piece| {
        let own = || piece.front.background.and_then(|color| game.strip_letter(color));
        // A colour tells tokens apart, and no strip has one.
        colour.is_none_or(|colour| piece.shape.strip().is_none() && own() == Some(colour))
    };
    let find =
        |named: &dyn Fn(&Piece) -> bool| game.pieces.iter().position(|piece| named(piece) && coloured(piece));
    find(&lettered).or_else(|| find(&nearly)).map(|piece| (piece, quarters))
}

/// The strip that shows these colours, and whether it is turned by 180 degrees.
pub fn strip(game: &Game, found: &FoundStrip) -> Option<(usize, bool)> {
    let shown: Vec<Option<char>> = found.squares.iter().map(|square| Some(square.colour)).collect();
    game.pieces.iter().enumerate().find_map(|(number, piece)| {
        piece.shape.strip()?;
        let letter = |face: &crate::game::Face| game.strip_letter(face.background?);
        let mut letters: Vec<Option<char>> = piece.front.squares.iter().map(letter).collect();
        if letters == shown {
            return Some((number, false));
        }
        letters.reverse();
        (letters == shown).then_some((number, true))
    })
}

/// Any strip of the game: all have one outline.
pub fn any_strip(game: &Game) -> Option<(usize, usize)> {
    let mut pieces = game.pieces.iter().enumerate();
    pieces.find_map(|(number, piece)| Some((number, piece.shape.strip()?.squares)))
}

/// The piece that covers every cell of a board, as loose tiles do: no position writes it, there are as many of it as
/// cells, and it all but fills one.
pub fn floor(game: &Game, board: usize) -> Option<usize> {
    let grid = &game.boards.get(board)?.grid;
    let Grid::Squares { side, .. } = grid else { return None };
    let (columns, rows) = grid.dimensions();
    let fills = |piece: &Piece| {
        piece.shape.square().is_some_and(|width| (0.85..=1.0).contains(&(width.get() / side.get())))
    };
    game.pieces
        .iter()
        .position(|piece| piece.letter.is_none() && piece.count == columns * rows && fills(piece))
}
