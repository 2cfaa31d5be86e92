//! Fiducial markers that locate boards and strips in photos, and patches of known colours.
//!
//! Drawing and photo reading share these positions.
//!
//! ```text
//!   cut edge of the frame
//!  ─┬───────────────────────┬────────────────────── …
//!   │ white    2.2          │
//!   │   ┌───────────────┐   │
//!   │2.2│ marker  11.2  │2.0│   white printed around each marker
//!   │   └───────────────┘   │
//!   │          2.0          │
//!   ╰───────────────────────╯  0.6 to the grid
//! ```

mod place;
pub mod tag25h9;

pub use place::{MarkerSides, fits};

use super::{Mm, Rect, Size};
use crate::scene::Color;

/// A marker of the AprilTag family 25h9 and its position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Marker {
    /// Its id: 0 to 34.
    pub id: u8,
    /// Its black square, relative to the top left corner of the cut board or piece.
    pub square: Rect,
    /// Rotation in quarter turns, clockwise.
    pub quarters: u8,
}

/// A patch of a reference colour for white balance.
#[derive(Clone, Debug, PartialEq)]
pub struct Patch {
    /// The name of its colour in the spec.
    pub name: String,
    /// Its area, relative to the top left corner of the cut board or piece.
    pub rect: Rect,
    /// Its colour.
    pub color: Color,
}

impl Marker {
    /// Side of the black square: seven modules of 1.6 mm.
    pub const SIDE: Mm = Mm::from_um(11_200);
    /// White margin between it and any other print: more than a module.
    pub const WHITE: Mm = Mm::from_um(2_000);
    /// White margin between it and a cut, a little wider for imprecise cuts.
    pub const TO_CUT: Mm = Mm::from_um(2_200);
    /// Minimum width of a frame or length of a tab with markers.
    pub const BAND: Mm = Mm::new(16);

    /// Clearance of text from the white margin of a marker, and from a patch.
    pub const TO_TEXT: Mm = Mm::from_um(600);

    /// The upright marker whose square has its top left corner at `x`, `y`.
    pub(super) fn at(id: u8, x: Mm, y: Mm) -> Marker {
        Marker { id, square: Rect::new(x, y, Marker::SIDE, Marker::SIDE), quarters: 0 }
    }

    /// The white area printed with it on a board or piece of this size; it extends to nearby cuts.
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
    /// Minimum side of a patch.
    pub const MIN_SIDE: Mm = Mm::new(5);
    /// Side of a patch if there is room.
    pub const SIDE: Mm = Mm::new(6);
}
