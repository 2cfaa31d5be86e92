//! The board as it was printed, found in the picture.
//!
//! | file | holds |
//! |---|---|
//! | `sight` | which boards and camps lie where, by the markers that were seen or by corners given by hand |
//! | `limits` | whether a board that was found can be read: all of it in the picture, near enough, not too flat |
//! | `missing` | why too few of its markers were found |
//! | `light` | what white and black paper look like, and printed colours beside them |
//! | `flat` | a part of a board seen straight from above |

mod flat;
mod light;
mod limits;
mod missing;
mod sight;

use kurbo::Point;

use super::view::View;

pub use flat::{Flat, flat_colour, flat_grey};
pub use light::{Light, Swatched};
pub(super) use sight::corners;
pub use sight::{boards, by_hand, instead_of_strips};

/// A board, or one camp of it, as it lies in a picture.
#[derive(Clone, Debug)]
pub struct BoardSight {
    /// The board, by its number in the game.
    pub board: usize,
    /// The camp, by its number in the board.
    pub camp: usize,
    /// How it is seen: millimetres from the top left corner of the cut camp.
    pub view: View,
    /// Its markers that were seen; none if its corners were given by hand.
    pub markers: Vec<Marked>,
    /// What white and black look like on it.
    pub light: Light,
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
