//! Obstacles of marks: paint, folds and other marks.

use super::line::{Axis, Interval, bounds};
use super::{ItemBounds, MARK_CLEARANCE, MARK_OFFSET};
use crate::game::Mm;
use crate::sheet::Segment;

pub(super) struct MarkObstacle {
    /// Its extents along the cuts and across, including the clearance of marks.
    pub(super) along: Interval,
    pub(super) across: Interval,
    /// The extent of its paint across the cuts.
    pub(super) paint: Interval,
    /// Its extent along the cuts for a mark that may be on its bleed.
    pub(super) close: Interval,
    /// Its extent across the cuts without bleed: a mark of a line inside may not be beyond it.
    pub(super) print: Interval,
    /// Whether cuts along its outline separate it.
    pub(super) is_cut: bool,
}

impl MarkObstacle {
    pub(super) fn from_item(axis: Axis, item: &ItemBounds) -> MarkObstacle {
        let (along, across) = axis.extents(item.paint.grown(MARK_OFFSET));
        let (close, _) = axis.extents(item.outline.grown(MARK_OFFSET));
        let (paint, print) = (axis.extents(item.paint).1, axis.extents(item.outline).1);
        let is_cut = item.is_cut;
        MarkObstacle { along, across, paint, close: if is_cut { close } else { along }, print, is_cut }
    }

    pub(super) fn from_fold(axis: Axis, fold: Segment) -> MarkObstacle {
        let (along, across) = axis.extents(bounds(fold).grown(MARK_OFFSET));
        MarkObstacle { along, across, paint: across, close: along, print: across, is_cut: false }
    }

    pub(super) fn from_mark(axis: Axis, mark: Segment) -> MarkObstacle {
        let (along, across) = axis.extents(bounds(mark).grown(MARK_CLEARANCE));
        let none = Interval { from: across.from, to: across.from };
        MarkObstacle { along, across, paint: across, close: along, print: none, is_cut: false }
    }

    /// The occupied interval of a line. A `close` mark may be on the bleed of the piece that its cut separates, and
    /// directly beside that of others.
    pub(super) fn occupied(&self, line: Mm, close: bool) -> Option<Interval> {
        let own = self.is_beside(line);
        let (across, along) = match close {
            false => (self.across, self.along),
            true if own => (self.across, self.close),
            true => (self.paint, self.along),
        };
        across.contains(line).then_some(along)
    }

    /// Whether a cut line, which is drawn from edge to edge of the page, ends before it.
    pub(super) fn blocks_lines(&self, line: Mm) -> bool {
        if self.is_beside(line) { !self.is_cut } else { self.paint.contains(line) }
    }

    fn is_beside(&self, line: Mm) -> bool {
        self.print.from == line || self.print.to == line
    }
}
