//! What is said of photos. The sentences stand in one file for each language.
//!
//! | file | holds |
//! |---|---|
//! | `picture/` | files, light and colours |
//! | `board/` | boards, their markers and corners |
//! | `plank/` | planks and their row |
//! | `names` | names of games, boards and their sides |

mod board;
mod names;
mod picture;
mod plank;
#[cfg(test)]
mod tests;

pub(crate) use board::BoardMessage;
pub(crate) use names::{BoardLabel, BoardSide, GameTitle};
pub(crate) use picture::PictureMessage;
pub(crate) use plank::PlankMessage;
