//! Games without rules. Diagrams use the letters that the spec gives to pieces, and are checked against box and
//! board. Whether play leads to a position cannot be decided, so the best verdict is `fits`.
//!
//! | file | holds |
//! |---|---|
//! | `board` | boards and letters of a game |
//! | `diagram`, `heading`, `list` | parser of diagrams, headings and lists |
//! | `suggest` | suggestions for mistyped headings and letters |
//! | `observed` | observed tables as diagrams, and diagrams as tables |
//! | `judge` | faults by box and board |
//! | `write` | diagrams as text |
//! | `form` | the empty form, and positions in the words of a language |
//! | `referee` | implements `Engine` |
//! | `words` | what is said, in every language |

mod board;
mod diagram;
mod form;
mod heading;
mod judge;
mod list;
mod observed;
mod referee;
mod suggest;
#[cfg(test)]
mod tests;
mod words;
mod write;

use super::Called;
use crate::game::Game;
#[cfg(all(test, feature = "app"))]
pub(crate) use words::GridRule;
pub(crate) use words::{DiagramFinding, DiagramHint, FormNote, GameFinding, GameHint, TableFinding};

/// Returns a referee for a game whose spec names no rules.
pub fn referee(game: &Game) -> Called {
    let referee = board::GridReferee::new(game)?;
    Ok(Box::new(referee))
}
