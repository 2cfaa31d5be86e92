//! Vertical and horizontal lines, intervals on them, and their proximity.

use super::CONFUSABLE_DISTANCE;
use crate::game::{Mm, Point, Rect, Size};
use crate::sheet::Segment;

/// The direction of a cut.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::sheet) enum Axis {
    Vertical,
    Horizontal,
}

impl Axis {
    /// The extents of a rectangle along the cut and across it.
    pub(in crate::sheet) fn extents(self, rect: Rect) -> (Interval, Interval) {
        let (x, y) = (
            Interval { from: rect.left(), to: rect.right() },
            Interval { from: rect.top(), to: rect.bottom() },
        );
        match self {
            Axis::Vertical => (y, x),
            Axis::Horizontal => (x, y),
        }
    }

    /// The rectangle with these extents along the cut and across it.
    pub(in crate::sheet) fn rect(self, along: Interval, across: Interval) -> Rect {
        let (x, y) = match self {
            Axis::Vertical => (across, along),
            Axis::Horizontal => (along, across),
        };
        Rect::new(x.from, y.from, x.length(), y.length())
    }

    /// A line across the cut.
    pub(in crate::sheet) fn across(self, at: Mm, across: Interval) -> Segment {
        match self {
            Axis::Vertical => Axis::Horizontal.segment(at, across),
            Axis::Horizontal => Axis::Vertical.segment(at, across),
        }
    }

    pub(in crate::sheet) fn segment(self, line: Mm, Interval { from, to }: Interval) -> Segment {
        let point = |along: Mm| match self {
            Axis::Vertical => Point::new(line, along),
            Axis::Horizontal => Point::new(along, line),
        };
        Segment { from: point(from), to: point(to) }
    }
}

/// An interval on a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(in crate::sheet) struct Interval {
    pub(in crate::sheet) from: Mm,
    pub(in crate::sheet) to: Mm,
}

impl Interval {
    pub(in crate::sheet) fn length(self) -> Mm {
        self.to - self.from
    }

    pub(in crate::sheet) fn contains(self, at: Mm) -> bool {
        self.from < at && at < self.to
    }

    pub(in crate::sheet) fn union(self, other: Interval) -> Interval {
        Interval { from: self.from.min(other.from), to: self.to.max(other.to) }
    }

    pub(in crate::sheet) fn overlaps(self, other: Interval) -> bool {
        self.from < other.to && other.from < self.to
    }
}

/// Whether two segments cross or are close enough to be confused.
pub(in crate::sheet) fn are_close(one: Segment, other: Segment) -> bool {
    bounds(one).grown(CONFUSABLE_DISTANCE.half()).overlaps(bounds(other).grown(CONFUSABLE_DISTANCE.half()))
}

pub(in crate::sheet) fn bounds(Segment { from, to }: Segment) -> Rect {
    Rect { origin: from, size: Size::new(to.x - from.x, to.y - from.y) }
}
