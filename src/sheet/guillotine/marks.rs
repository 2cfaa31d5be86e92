//! The marks at both ends of a cut.

use super::tree::PlannedCut;
use super::{CutEnd, Interval, PieceSide};
use crate::game::{Mm, Rect};
use crate::sheet::marks::{ItemBounds, MIN_MARK};

/// The marks of a cut at the ends of its printable part.
pub(super) fn ends(cut: &PlannedCut, items: &[ItemBounds], printable: Rect) -> [CutEnd; 2] {
    let (along, _) = cut.axis.extents(printable);
    let length = MIN_MARK.min(along.length().half()).max(Mm::ZERO);
    let marks = [
        Interval { from: along.from, to: along.from + length },
        Interval { from: along.to - length, to: along.to },
    ];
    marks.map(|mark| end(cut, items, mark))
}

/// The mark of a cut along an interval.
pub(super) fn end(cut: &PlannedCut, items: &[ItemBounds], mark: Interval) -> CutEnd {
    let beside = items.iter().filter(|item| item.is_cut).find_map(|item| {
        let (edge, across) = cut.axis.extents(item.outline);
        let side = if across.to == cut.line { PieceSide::Before } else { PieceSide::After };
        let touches = across.to == cut.line || across.from == cut.line;
        (touches && edge.overlaps(mark)).then_some(side)
    });
    CutEnd { mark: cut.axis.segment(cut.line, mark), beside }
}
