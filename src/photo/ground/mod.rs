//! Locates the printed boards in a picture.
//!
//! | file | holds |
//! |---|---|
//! | `locate` | locates all boards and camps |
//! | `fit` | fits the plane of a camp to its consistent markers |
//! | `neighbour` | fits a camp with few markers by the table plane of another camp |
//! | `by_hand` | boards from corners given by the user |
//! | `limits` | refuses boards that are cut off, too far away or too tilted |
//! | `missing` | explains missing markers: blurred, too far, too bright … |
//! | `other_game` | tells which game a picture shows |
//! | `print_size` | measures how large a game was printed |
//! | `low_ink` | detects low-ink prints |
//! | `rectify` | rectified images |

mod by_hand;
mod fit;
mod limits;
mod locate;
mod low_ink;
mod missing;
mod neighbour;
mod other_game;
mod print_size;
mod rectify;

use kurbo::Point;

use crate::photo::view::View;

pub use by_hand::by_hand;
pub(super) use fit::{bounds, corners};
pub use rectify::{RectifiedImage, rectify};

pub use locate::boards;
pub use low_ink::is_low_ink;
pub use other_game::{explained, no_strips, other_game};
pub use print_size::printed_ratio;

/// A board, or one camp of it, located in a picture.
#[derive(Clone, Debug)]
pub struct LocatedBoard {
    /// Index of the board in the game.
    pub board: usize,
    /// Index of the camp in the board.
    pub camp: usize,
    /// Its projection, from millimetres measured from the top left corner of the cut camp.
    pub view: View,
}

/// A printed marker matched with a sighting.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct MarkerMatch {
    /// Its code.
    pub id: u8,
    /// The corners of its black square in millimetres, clockwise from its top left corner when upright.
    pub printed: [Point; 4],
    /// The same corners in the picture.
    pub seen: [Point; 4],
}
