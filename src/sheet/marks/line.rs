//! Lines that are upright or level, and how near they come to each other.

use super::NEAR;
use crate::game::{Mm, Point, Rect, Size};
use crate::sheet::Segment;

/// Which way a cut runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Axis {
    Upright,
    Level,
}

impl Axis {
    /// The extent of a box along the cut, and across it.
    pub(super) fn spans(self, rect: Rect) -> (Span, Span) {
        let (x, y) =
            (Span { from: rect.left(), to: rect.right() }, Span { from: rect.top(), to: rect.bottom() });
        match self {
            Axis::Upright => (y, x),
            Axis::Level => (x, y),
        }
    }

    pub(super) fn segment(self, line: Mm, Span { from, to }: Span) -> Segment {
        let point = |along: Mm| match self {
            Axis::Upright => Point::new(line, along),
            Axis::Level => Point::new(along, line),
        };
        Segment { from: point(from), to: point(to) }
    }
}

/// From one place to another on a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Span {
    pub(super) from: Mm,
    pub(super) to: Mm,
}

impl Span {
    pub(super) fn length(self) -> Mm {
        self.to - self.from
    }

    pub(super) fn holds(self, at: Mm) -> bool {
        self.from < at && at < self.to
    }

    pub(super) fn union(self, other: Span) -> Span {
        Span { from: self.from.min(other.from), to: self.to.max(other.to) }
    }

    pub(super) fn overlaps(self, other: Span) -> bool {
        self.from < other.to && other.from < self.to
    }
}

/// Whether two segments cross or come so near that one is taken for the other.
pub(super) fn are_near(one: Segment, other: Segment) -> bool {
    bounds(one).grown(NEAR.half()).overlaps(bounds(other).grown(NEAR.half()))
}

pub(super) fn bounds(Segment { from, to }: Segment) -> Rect {
    Rect { origin: from, size: Size::new(to.x - from.x, to.y - from.y) }
}
