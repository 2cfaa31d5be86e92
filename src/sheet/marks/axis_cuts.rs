//! The cuts of a page along one axis, with their marks and lines.

use super::ItemBounds;
use super::line::{Axis, Interval};
use super::line_gap::LineGap;
use super::mark::{CutMark, MarkDirection};
use super::obstacle::MarkObstacle;
use crate::game::{Mm, Rect};
use crate::sheet::Segment;

/// The cuts of a page along one axis.
pub(super) struct AxisCuts {
    pub(super) axis: Axis,
    /// The cut lines with their runs in order.
    pub(super) lines: Vec<(Mm, Vec<Interval>)>,
    pub(super) obstacles: Vec<MarkObstacle>,
    pub(super) frame: Interval,
}

impl AxisCuts {
    pub(super) fn new(axis: Axis, items: &[ItemBounds], folds: &[Segment], frame: Rect) -> AxisCuts {
        let mut edges: Vec<(Mm, Interval)> = Vec::new();
        for item in items.iter().filter(|item| item.is_cut) {
            let (along, across) = axis.extents(item.outline);
            edges.extend([(across.from, along), (across.to, along)]);
        }
        edges.sort_unstable();
        let mut lines: Vec<(Mm, Vec<Interval>)> = Vec::new();
        for (line, edge) in edges {
            match lines.last_mut() {
                Some((last, runs)) if *last == line => match runs.last_mut() {
                    Some(run) if edge.from <= run.to => run.to = run.to.max(edge.to),
                    _ => runs.push(edge),
                },
                _ => lines.push((line, vec![edge])),
            }
        }
        let items = items.iter().map(|item| MarkObstacle::from_item(axis, item));
        let folds = folds.iter().map(|&fold| MarkObstacle::from_fold(axis, fold));
        AxisCuts { axis, lines, obstacles: items.chain(folds).collect(), frame: axis.extents(frame).0 }
    }

    /// Adds the marks of the other axis as obstacles.
    pub(super) fn with_obstacles(mut self, marks: &[CutMark]) -> AxisCuts {
        self.obstacles.extend(marks.iter().map(|mark| MarkObstacle::from_mark(self.axis, mark.shortest)));
        self
    }

    /// The marks at the ends of all cuts, and those in their gutters.
    pub(super) fn marks(&self) -> Vec<CutMark> {
        let mut marks = Vec::new();
        for (line, runs) in &self.lines {
            for number in 0..=runs.len() {
                let (ended, begins) = (number.checked_sub(1).and_then(|n| runs.get(n)), runs.get(number));
                let range = self.range_between(ended, begins);
                let [off, close] = [false, true].map(|close| self.gap(*line, range, close));
                let both = ended.is_some() && begins.is_some();
                match off.gutter().filter(|_| both) {
                    Some(gutter) => marks.extend(gutter.map(|gutter| {
                        self.mark(*line, (gutter, gutter), gutter, MarkDirection::Forward(self.axis))
                    })),
                    None => {
                        let after = |gap: &LineGap| gap.mark_at_start(begins.is_none());
                        let before = |gap: &LineGap| gap.mark_at_end(ended.is_none());
                        marks.extend(ended.and_then(|_| {
                            self.choose_mark(
                                *line,
                                after(&off),
                                after(&close),
                                MarkDirection::Forward(self.axis),
                            )
                        }));
                        marks.extend(begins.and_then(|_| {
                            self.choose_mark(
                                *line,
                                before(&off),
                                before(&close),
                                MarkDirection::Backward(self.axis),
                            )
                        }));
                    }
                }
            }
        }
        marks
    }

    /// The mark outside all bleed, unless one on the bleed of its own piece is longer.
    pub(super) fn choose_mark(
        &self,
        line: Mm,
        off: Option<(Interval, Interval)>,
        close: Option<(Interval, Interval)>,
        direction: MarkDirection,
    ) -> Option<CutMark> {
        let length =
            |mark: Option<(Interval, Interval)>| mark.map_or(Mm::ZERO, |(shortest, _)| shortest.length());
        let chosen = if length(off) < length(close) { close } else { off };
        Some(self.mark(line, chosen?, close.or(chosen)?.0, direction))
    }

    /// The lines from edge to edge of the page, interrupted by obstacles: the print of pieces that they do not
    /// separate, bleed included. Where such a piece is cut a little off, its bleed remains, and with it the line.
    pub(super) fn lines(&self) -> Vec<Segment> {
        let mut lines = Vec::new();
        for (line, runs) in &self.lines {
            let mut from = self.frame.from;
            for number in 0..=runs.len() {
                let (ended, begins) = (number.checked_sub(1).and_then(|n| runs.get(n)), runs.get(number));
                let range = self.range_between(ended, begins);
                let blocked = self.crossed_print(*line, range);
                let to = match (blocked, begins) {
                    (Some(blocked), _) => blocked.from.max(range.from),
                    (None, None) => self.frame.to,
                    (None, Some(_)) => continue,
                };
                lines.extend(ended.map(|_| self.axis.segment(*line, Interval { from, to })));
                from = blocked.map_or(from, |blocked| blocked.to.min(range.to));
            }
        }
        lines
    }

    /// The interval from the end of a run, or the edge of the page, to the start of the next, or the other edge.
    pub(super) fn range_between(&self, ended: Option<&Interval>, begins: Option<&Interval>) -> Interval {
        let from = ended.map_or(self.frame.from, |run| run.to);
        Interval { from, to: begins.map_or(self.frame.to, |run| run.from) }
    }

    pub(super) fn mark(
        &self,
        line: Mm,
        (shortest, longest): (Interval, Interval),
        close: Interval,
        direction: MarkDirection,
    ) -> CutMark {
        let [shortest, longest, close] = [shortest, longest, close].map(|span| self.axis.segment(line, span));
        CutMark { shortest, longest, close, direction }
    }

    /// The interval within `range` from the first to the last print that a cut line may not cross.
    fn crossed_print(&self, line: Mm, range: Interval) -> Option<Interval> {
        let obstacles = self.obstacles.iter().filter(|obstacle| obstacle.blocks_lines(line));
        obstacles.map(|obstacle| obstacle.along).filter(|along| along.overlaps(range)).reduce(Interval::union)
    }

    pub(super) fn gap(&self, line: Mm, range: Interval, close: bool) -> LineGap {
        let mut occupied: Vec<Interval> = Vec::new();
        let mut blocked: Option<Interval> = None;
        for obstacle in &self.obstacles {
            let Some(along) = obstacle.occupied(line, close).filter(|along| along.overlaps(range)) else {
                continue;
            };
            occupied.push(along);
            if obstacle.print.contains(line) {
                blocked = Some(blocked.map_or(along, |blocked: Interval| blocked.union(along)));
            }
        }
        occupied.sort_unstable();
        let mut free = Vec::new();
        let mut at = range.from;
        for span in occupied {
            if span.from > at {
                free.push(Interval { from: at, to: span.from });
            }
            at = at.max(span.to);
        }
        if at < range.to {
            free.push(Interval { from: at, to: range.to });
        }
        LineGap { free, blocked }
    }
}
