//! The gap of a line between two runs, and the marks in it.

use super::line::Interval;
use super::{MARK_CLEARANCE, MAX_MARK, MIN_MARK, SHORT_MARK};
use crate::game::Mm;

/// The gap of a line between two runs, or between a run and the edge of the page.
pub(super) struct LineGap {
    /// Its free intervals, in order.
    pub(super) free: Vec<Interval>,
    /// The interval from the first to the last obstacle that the line may not cross.
    pub(super) blocked: Option<Interval>,
}

impl LineGap {
    /// The longest free interval with room for a mark, if any, of a gap that one cut crosses; `None` if the gap
    /// separates two cuts.
    pub(super) fn gutter(&self) -> Option<Option<Interval>> {
        let longest = self.free.iter().copied().max_by_key(|span| span.length());
        let separates = longest.is_some_and(|span| span.length() >= MIN_MARK * 2 + MARK_CLEARANCE);
        let with_room = longest.filter(|span| span.length() >= MIN_MARK);
        (self.blocked.is_none() && !separates).then_some(with_room)
    }

    /// The shortest and the longest mark of the cut that ends at the start of the gap. The mark may extend to the edge
    /// of the page if the gap is `open` to it; otherwise half of the gap is reserved for the other cut.
    pub(super) fn mark_at_start(&self, open: bool) -> Option<(Interval, Interval)> {
        let is_reachable = |span: &&Interval| self.blocked.is_none_or(|blocked| span.from < blocked.from);
        let free = choose(&self.free.iter().filter(is_reachable), open)?;
        let at_edge = open && self.free.last() == Some(&free);
        let mark = |length: Mm| Interval { to: free.to.min(free.from + length), ..free };
        Some((mark(MIN_MARK), mark(max_length(free, at_edge))))
    }

    /// The shortest and the longest mark of the cut that begins at the end of the gap.
    pub(super) fn mark_at_end(&self, open: bool) -> Option<(Interval, Interval)> {
        let is_reachable = |span: &&Interval| self.blocked.is_none_or(|blocked| span.to > blocked.to);
        let free = choose(&self.free.iter().rev().filter(is_reachable), open)?;
        let at_edge = open && self.free.first() == Some(&free);
        let mark = |length: Mm| Interval { from: free.from.max(free.to - length), ..free };
        Some((mark(MIN_MARK), mark(max_length(free, at_edge))))
    }
}

/// The first interval with room for a mark: a shorter one looks like a flaw of the print. At the edge of the page it may
/// be short.
fn choose<'a>(intervals: &(impl Iterator<Item = &'a Interval> + Clone), open: bool) -> Option<Interval> {
    let first = |least: Mm| intervals.clone().find(|span| span.length() >= least).copied();
    first(MIN_MARK).or_else(|| first(SHORT_MARK).filter(|_| open))
}

fn max_length(free: Interval, at_edge: bool) -> Mm {
    let room = if at_edge { free.length() } else { MIN_MARK.max((free.length() - MARK_CLEARANCE).half()) };
    MAX_MARK.min(room)
}
