//! A mark that has several places to choose from, and the choice.

use super::line::{Axis, are_near};
use crate::sheet::Segment;

/// A mark, in several places and lengths of which one is taken.
#[derive(Clone, Copy, Debug)]
pub(super) struct Mark {
    /// As short as it may be.
    pub(super) least: Segment,
    /// As long as it may be: where no other is near.
    pub(super) most: Segment,
    /// Close to its piece: where the mark of another block is near.
    pub(super) close: Segment,
    /// Which way it points, away from its piece.
    pub(super) way: Way,
}

/// The directions in which marks point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Way {
    /// Left or up.
    Back(Axis),
    /// Right or down.
    On(Axis),
}

impl Mark {
    /// Whether both point at each other, or past each other, from two blocks.
    pub(super) fn faces(&self, other: &Mark) -> bool {
        let facing = match (self.way, other.way) {
            (Way::Back(axis), Way::On(across)) | (Way::On(axis), Way::Back(across)) => axis == across,
            (Way::Back(_), Way::Back(_)) | (Way::On(_), Way::On(_)) => false,
        };
        facing && self.least != other.least && are_near(self.least, other.least)
    }
}
