//! Boards of squares with letters as pieces: a ready table for engines, and games without rules. Diagrams use the letters that the spec gives to pieces, and are checked against box and
//! board. Whether play leads to a position cannot be decided, so the best verdict is `fits`.
//!
//! | file | holds |
//! |---|---|
//! | `board` | boards and letters of a game |
//! | `sign` | how pieces are written |
//! | `diagram`, `heading`, `list` | parser of diagrams, headings and lists |
//! | `suggest` | suggestions for mistyped headings and letters |
//! | `table` | what lies on the squares, and how it was observed |
//! | `judge` | faults by box and board |
//! | `write` | diagrams as text |
//! | `form` | the empty form |
//! | `referee` | the engine of games without rules |
//! | `words` | what is said, in every language |

mod board;
mod diagram;
mod form;
mod heading;
mod judge;
mod list;
mod referee;
mod sign;
mod suggest;
mod table;
#[cfg(test)]
mod tests;
mod words;
mod write;

pub use board::SquareTable;
pub use diagram::{PlacedPiece, SquareSetup};
pub use sign::SquarePiece;
pub use table::OnSquares;

use super::Called;
use crate::game::Game;
#[cfg(all(test, feature = "app"))]
pub(crate) use words::GridRule;
pub(crate) use words::{DiagramFinding, DiagramHint, FormNote, GameFinding, GameHint, TableFinding};

/// Returns a referee for a game whose spec names no rules.
pub fn referee(game: &Game) -> Called {
    Ok(Box::new(referee::GridReferee(SquareTable::from_game(game)?)))
}
