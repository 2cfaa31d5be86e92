//! Finds the pieces of a game by what lies on a table, using the letters of the spec.

use crate::game::{Game, Grid, Piece};
use crate::rules::{FoundStrip, Observed};

/// The index of a piece, and its rotation in quarter turns.
pub(crate) fn piece(game: &Game, lies: Observed) -> Option<(usize, u8)> {
    let Observed::Piece { letter, quarters, colour } = lies else { return None };
    let exact = |piece: &Piece| piece.letter.is_some_and(|known| known == letter);
    let ignoring_case =
        |piece: &Piece| piece.letter.is_some_and(|known| known.to_lowercase().eq(letter.to_lowercase()));
    let coloured = |piece: &Piece| {
        let own = || piece.front.background.and_then(|color| game.strip_letter(color));
        // A colour distinguishes tokens; strips have none.
        colour.is_none_or(|colour| piece.shape.strip().is_none() && own() == Some(colour))
    };
    let find =
        |named: &dyn Fn(&Piece) -> bool| game.pieces.iter().position(|piece| named(piece) && coloured(piece));
    find(&exact).or_else(|| find(&ignoring_case)).map(|piece| (piece, quarters))
}

/// The strip with these colours, and whether it is rotated by 180 degrees.
pub(crate) fn strip(game: &Game, found: &FoundStrip) -> Option<(usize, bool)> {
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

/// The first strip of the game, as all have the same outline, and its number of squares.
pub(crate) fn any_strip(game: &Game) -> Option<(usize, usize)> {
    let mut pieces = game.pieces.iter().enumerate();
    pieces.find_map(|(number, piece)| Some((number, piece.shape.strip()?.squares)))
}

/// The loose tile that covers every cell of a board: positions do not write it, its count is the number of cells, and it
/// nearly fills a cell.
pub(crate) fn floor(game: &Game, board: usize) -> Option<usize> {
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
