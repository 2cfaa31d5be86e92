//! Messages about photos. Each language has its file of sentences.
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
