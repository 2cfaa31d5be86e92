//! Boards without rules: a diagram is read by the letters that the spec gives its pieces, and held against box and
//! board. Whether play leads to it nobody can say here, so the best that is said of it is `fits`.
//!
//! | file | holds |
//! |---|---|
//! | `table` | boards and letters of a game, and whether they can be read at all |
//! | `diagram` | a text taken into rows of letters |
//! | `open` | squares of which it is not known what lies on them |
//! | `judge` | what is said of it |

mod diagram;
mod judge;
mod open;
mod table;
#[cfg(test)]
mod tests;

use super::{Referee, Unfit};
use crate::game::Game;

/// A referee for a game whose spec names no rules.
pub fn referee(game: &Game) -> Result<Box<dyn Referee>, Unfit> {
    Ok(Box::new(table::Table::of(game)?))
}
