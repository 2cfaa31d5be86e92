//! Balls told by their colour, and the discs that stand for them by colour and sign.

use super::Picture;
use super::ground::BoardSight;
use super::reading::Seen;
use crate::game::{Game, Shape};

/// Whether what lies on a board is balls, or discs in their place: all its lettered pieces are round.
pub(super) fn are_played(game: &Game, _board: usize) -> bool {
    let mut lettered = game.pieces.iter().filter(|piece| piece.letter.is_some()).peekable();
    lettered.peek().is_some() && lettered.all(|piece| matches!(piece.shape, Shape::Circle { .. }))
}

/// What lies on each cell of a board or a camp, row by row from the bottom.
pub(super) fn read(game: &Game, sight: &BoardSight, _picture: &Picture) -> Vec<Seen> {
    super::reading::nothing_known(game, sight.board, sight.camp)
}
