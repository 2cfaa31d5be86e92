//! A part of a line between two runs, and where marks stand on it.

use super::line::Span;
use super::{LEAST_MARK, LONGEST_MARK, MARKS_APART, SHORTEST_MARK};
use crate::game::Mm;

/// A part of a line between two runs, or between a run and the edge of the page.
pub(super) struct Stretch {
    /// What of it nothing lies on, in order.
    pub(super) free: Vec<Span>,
    /// From the first to the last thing that the line cannot run through.
    pub(super) blocked: Option<Span>,
}

impl Stretch {
    /// Where the cut runs on over this stretch: the longest part of it that takes a mark, if any. `None` where the
    /// stretch parts two cuts.
    pub(super) fn gutter(&self) -> Option<Option<Span>> {
        let longest = self.free.iter().copied().max_by_key(|span| span.length());
        let parted = longest.is_some_and(|span| span.length() >= LEAST_MARK * 2 + MARKS_APART);
        (self.blocked.is_none() && !parted).then_some(longest)
    }

    /// The mark of the cut that ends where this begins: what it takes at least, and at most. It may run up to the edge
    /// of the page where the stretch is `open` to it; else half of its room may be its neighbour's.
    pub(super) fn mark_at_start(&self, open: bool) -> Option<(Span, Span)> {
        let reached = |span: &&Span| self.blocked.is_none_or(|blocked| span.from < blocked.from);
        let free = chosen(self.free.iter().filter(reached))?;
        let at_edge = open && self.free.last() == Some(&free);
        let mark = |length: Mm| Span { to: free.to.min(free.from + length), ..free };
        Some((mark(LEAST_MARK), mark(longest(free, at_edge))))
    }

    /// The mark of the cut that begins where this ends.
    pub(super) fn mark_at_end(&self, open: bool) -> Option<(Span, Span)> {
        let reached = |span: &&Span| self.blocked.is_none_or(|blocked| span.to > blocked.to);
        let free = chosen(self.free.iter().rev().filter(reached))?;
        let at_edge = open && self.free.first() == Some(&free);
        let mark = |length: Mm| Span { from: free.from.max(free.to - length), ..free };
        Some((mark(LEAST_MARK), mark(longest(free, at_edge))))
    }
}

/// The first place that takes a whole mark, else the longest.
pub(super) fn chosen<'a>(mut places: impl Iterator<Item = &'a Span> + Clone) -> Option<Span> {
    let longest =
        places.clone().max_by_key(|span| span.length()).filter(|span| span.length() >= SHORTEST_MARK);
    places.find(|span| span.length() >= LEAST_MARK).or(longest).copied()
}

pub(super) fn longest(free: Span, at_edge: bool) -> Mm {
    let room = if at_edge { free.length() } else { LEAST_MARK.max((free.length() - MARKS_APART).half()) };
    LONGEST_MARK.min(room)
}
