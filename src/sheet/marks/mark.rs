//! A cut mark with alternative segments.

use super::line::{Axis, are_close};
use crate::sheet::Segment;

/// A cut mark with alternative segments, one of which is drawn.
#[derive(Clone, Copy, Debug)]
pub(super) struct CutMark {
    pub(super) shortest: Segment,
    /// Used if no other mark is close.
    pub(super) longest: Segment,
    /// Close to its piece; used if the mark of another block is close.
    pub(super) close: Segment,
    /// Its direction away from its piece.
    pub(super) direction: MarkDirection,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum MarkDirection {
    /// Left or up.
    Backward(Axis),
    /// Right or down.
    Forward(Axis),
}

impl CutMark {
    /// Whether the marks of two blocks point towards each other.
    pub(super) fn faces(&self, other: &CutMark) -> bool {
        let facing = match (self.direction, other.direction) {
            (MarkDirection::Backward(axis), MarkDirection::Forward(across))
            | (MarkDirection::Forward(axis), MarkDirection::Backward(across)) => axis == across,
            (MarkDirection::Backward(_), MarkDirection::Backward(_))
            | (MarkDirection::Forward(_), MarkDirection::Forward(_)) => false,
        };
        facing && self.shortest != other.shortest && are_close(self.shortest, other.shortest)
    }
}
