//! What marks keep off: paint, folds and other marks.

use super::line::{Axis, Span, bounds};
use super::{MARK_OFFSET, MARKS_APART, Thing};
use crate::game::Mm;
use crate::sheet::Segment;

/// What marks keep off.
pub(super) struct Obstacle {
    /// Where it lies, along the cuts and across them, with the distance that marks keep.
    pub(super) along: Span,
    pub(super) across: Span,
    /// Where its paint lies across the cuts.
    pub(super) paint: Span,
    /// Where it lies along the cuts for a mark that may stand on its bleed.
    pub(super) close: Span,
    /// Which lines may not run on through it. Those at its edges free it, and others that graze its bleed may.
    pub(super) blocked: Span,
}

impl Obstacle {
    pub(super) fn of(axis: Axis, thing: &Thing) -> Obstacle {
        let (along, across) = axis.spans(thing.paint.grown(MARK_OFFSET));
        let (close, _) = axis.spans(thing.outline.grown(MARK_OFFSET));
        let (paint, blocked) = (axis.spans(thing.paint).1, axis.spans(thing.outline).1);
        Obstacle { along, across, paint, close: if thing.is_cut { close } else { along }, blocked }
    }

    pub(super) fn of_fold(axis: Axis, fold: Segment) -> Obstacle {
        let (along, across) = axis.spans(bounds(fold).grown(MARK_OFFSET));
        Obstacle { along, across, paint: across, close: along, blocked: across }
    }

    pub(super) fn of_mark(axis: Axis, mark: Segment) -> Obstacle {
        let (along, across) = axis.spans(bounds(mark).grown(MARKS_APART));
        let nothing = Span { from: across.from, to: across.from };
        Obstacle { along, across, paint: across, close: along, blocked: nothing }
    }

    /// What it takes of a line. A `close` mark may stand on the bleed of what its cut frees, and right beside that of
    /// others.
    pub(super) fn taken(&self, line: Mm, close: bool) -> Option<Span> {
        let own = self.blocked.from == line || self.blocked.to == line;
        let (across, along) = match close {
            false => (self.across, self.along),
            true if own => (self.across, self.close),
            true => (self.paint, self.along),
        };
        across.holds(line).then_some(along)
    }
}
