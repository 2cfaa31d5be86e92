//! Positions and whole games as pictures, drawn like the figures of the leaflets.
//!
//! | file | holds |
//! |---|---|
//! | `moment` | one position with its annotations: the last turn, threats, squares of findings |
//! | `figure` | conversion of a moment to leaflet figures |
//! | `pieces` | lookup of the game's pieces by what lies on a table |
//! | `beside` | the pieces beside the board, as rows of small pieces |
//! | `legend` | the legend of the signs |
//! | `single`, `strip` | a page with one moment; pages with all moments of a game |
//! | `telling` | pictures in words |
//! | `page` | the page without cuts, and its type size |
//! | `words` | texts in each language |

mod beside;
mod figure;
mod legend;
mod moment;
mod page;
mod pieces;
mod single;
mod strip;
mod telling;
mod words;

#[cfg(test)]
mod tests;

pub use moment::{Moment, PlayedTurn};
pub(crate) use pieces::floor;
pub use single::single;
pub use strip::{StripPaper, strip};
