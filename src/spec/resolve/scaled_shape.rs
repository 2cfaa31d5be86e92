//! A shape with its scale and its photo marks.

use std::ops::Range;

use super::own_outline::OwnOutline;
use super::surface::Stretch;
use crate::game::{Marker, Patch, Shape};

/// A shape with its scale.
#[derive(Clone, Debug)]
pub(crate) struct ScaledShape {
    pub shape: Shape,
    /// Ratio of the printed size to the typed one.
    pub scale: f64,
    /// On a wall, how positions on its face follow the board.
    pub stretch: Option<Stretch>,
    /// The drawing that it is the outline of.
    pub own: Option<OwnOutline>,
    /// The span of the size in the spec.
    pub span: Range<usize>,
    /// Photo marks of each copy of a wall.
    pub marks: Vec<CameraMarks>,
}

/// Photo marks: markers and colour patches.
#[derive(Clone, Debug, Default)]
pub(crate) struct CameraMarks {
    pub markers: Vec<Marker>,
    pub patches: Vec<Patch>,
}
