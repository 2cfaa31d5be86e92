//! The board as it was printed, found in the picture.
//!
//! | file | holds |
//! |---|---|
//! | `sight` | which boards and camps lie where |
//! | `fit` | how a camp lies by the markers that agree |
//! | `neighbour` | how a camp lies on the table of another, by few markers |
//! | `by_hand` | boards whose corners a person has pointed out |
//! | `limits` | whether a board that was found can be read: all of it in the picture, near enough, not too flat |
//! | `missing`, `others` | why too few of its markers were found; which other game the picture shows |
//! | `spared` | whether it was printed with little ink |
//! | `flat` | a part of a board seen straight from above |

mod by_hand;
mod fit;
mod flat;
mod limits;
mod missing;
mod neighbour;
mod others;
mod sight;
mod spared;

use kurbo::Point;

use super::view::View;

pub use by_hand::by_hand;
pub(super) use fit::{bounds, corners};
pub use flat::{Flat, flat_colour};

pub use others::{instead_of_strips, no_strips};
pub use sight::boards;
pub use spared::is_spared;

/// A board, or one camp of it, as it lies in a picture.
#[derive(Clone, Debug)]
pub struct BoardSight {
    /// The board, by its number in the game.
    pub board: usize,
    /// The camp, by its number in the board.
    pub camp: usize,
    /// How it is seen: millimetres from the top left corner of the cut camp.
    pub view: View,
}

/// A printed marker that was seen.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Marked {
    /// Its number.
    pub id: u8,
    /// The corners of its black square in millimetres, clockwise from the one that is its top left when it is upright.
    pub printed: [Point; 4],
    /// The same corners in the picture.
    pub seen: [Point; 4],
}
