//! Vertical and horizontal lines, intervals on them, and their proximity.

use super::CONFUSABLE_DISTANCE;
use crate::game::{Mm, Point, Rect, Size};
use crate::sheet::Segment;

/// The direction of a cut.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Axis {
    Vertical,
    Horizontal,
}

impl Axis {
    /// The extents of a rectangle along the cut and across it.
    pub(super) fn extents(self, rect: Rect) -> (Interval, Interval) {
        let (x, y) = (
            Interval { from: rect.left(), to: rect.right() },
            Interval { from: rect.top(), to: rect.bottom() },
        );
        match self {
            Axis::Vertical => (y, x),
            Axis::Horizontal => (x, y),
        }
    }

    pub(super) fn segment(self, line: Mm, Interval { from, to }: Interval) -> Segment {
        let point = |along: Mm| match self {
            Axis::Vertical => Point::new(line, along),
            Axis::Horizontal => Point::new(along, line),
        };
        Segment { from: point(from), to: point(to) }
    }
}

/// An interval on a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Interval {
    pub(super) from: Mm,
    pub(super) to: Mm,
}

impl Interval {
    pub(super) fn length(self) -> Mm {
        self.to - self.from
    }

    pub(super) fn contains(self, at: Mm) -> bool {
        self.from < at && at < self.to
    }

    pub(super) fn union(self, other: Interval) -> Interval {
        Interval { from: self.from.min(other.from), to: self.to.max(other.to) }
    }

    pub(super) fn overlaps(self, other: Interval) -> bool {
        self.from < other.to && other.from < self.to
    }
}

/// Whether two segments cross or are close enough to be confused.
pub(super) fn are_close(one: Segment, other: Segment) -> bool {
    bounds(one).grown(CONFUSABLE_DISTANCE.half()).overlaps(bounds(other).grown(CONFUSABLE_DISTANCE.half()))
}

pub(super) fn bounds(Segment { from, to }: Segment) -> Rect {
    Rect { origin: from, size: Size::new(to.x - from.x, to.y - from.y) }
}
