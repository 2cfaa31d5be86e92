//! Pieces told by their printed faces.

use super::Picture;
use super::ground::BoardSight;
use super::reading::Seen;
use crate::game::Game;

/// What lies on each cell of a board or a camp, row by row from the bottom.
pub(super) fn read(game: &Game, sight: &BoardSight, _picture: &Picture) -> Vec<Seen> {
    super::reading::nothing_known(game, sight.board, sight.camp)
}
