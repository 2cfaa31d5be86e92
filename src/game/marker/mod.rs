//! Marks for a camera: markers by which a photograph finds a board or a strip, and patches of known colours.
//!
//! The hand that draws them and the eye that looks for them take their places from here.
//!
//! ```text
//!   cut edge of the frame
//!  ─┬───────────────────────┬────────────────────── …
//!   │ white    2.2          │
//!   │   ┌───────────────┐   │
//!   │2.2│ marker  11.2  │2.0│   so much white is printed with each marker
//!   │   └───────────────┘   │
//!   │          2.0          │
//!   ╰───────────────────────╯  0.6 to the grid
//! ```

mod place;
pub mod tag25h9;

pub use place::{MarkerSides, fits};

use super::{Mm, Rect, Size};
use crate::scene::Color;

/// A marker of the AprilTag family 25h9 in its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Marker {
    /// Which: 0 to 34.
    pub id: u8,
    /// Its black square, from the top left corner of what it is printed on when that is cut.
    pub square: Rect,
    /// Its turn in quarters, clockwise.
    pub quarters: u8,
}

/// A patch of a colour that a camera can hold others against.
#[derive(Clone, Debug, PartialEq)]
pub struct Patch {
    /// What the spec calls its colour.
    pub name: String,
    /// Its place, from the top left corner of what it is printed on when that is cut.
    pub rect: Rect,
    /// Its colour.
    pub color: Color,
}

impl Marker {
    /// The side of the black square: seven modules of 1.6 mm.
    pub const SIDE: Mm = Mm::from_um(11_200);
    /// The white between it and anything else printed: more than a module.
    pub const WHITE: Mm = Mm::from_um(2_000);
    /// The white between it and a cut, a little more for scissors that miss.
    pub const TO_CUT: Mm = Mm::from_um(2_200);
    /// The width of a frame or the length of a tab that has room for markers.
    pub const BAND: Mm = Mm::new(16);

    /// The marker with its square's top left corner at `x`, `y`, upright.
    pub(super) fn at(id: u8, x: Mm, y: Mm) -> Marker {
        Marker { id, square: Rect::new(x, y, Marker::SIDE, Marker::SIDE), quarters: 0 }
    }

    /// The white box that is printed with it, on a thing of this size: as far as the cut where that is near.
    pub fn white(&self, whole: Size) -> Rect {
        let near = |distance: Mm| if distance <= Marker::TO_CUT { distance } else { Marker::WHITE };
        let (left, top) = (near(self.square.left()), near(self.square.top()));
        let right = near(whole.width - self.square.right());
        let bottom = near(whole.height - self.square.bottom());
        Rect::new(
            self.square.left() - left,
            self.square.top() - top,
            self.square.size.width + left + right,
            self.square.size.height + top + bottom,
        )
    }
}

impl Patch {
    /// The least side of a patch.
    pub const LEAST: Mm = Mm::new(5);
    /// The side of a patch where there is room.
    pub const SIDE: Mm = Mm::new(6);
}
