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
            let obstacles: Vec<_> =
                self.obstacles.iter().filter(|obstacle| obstacle.across.contains(*line)).collect();
            for number in 0..=runs.len() {
                let (ended, begins) = (number.checked_sub(1).and_then(|n| runs.get(n)), runs.get(number));
                let range = self.range_between(ended, begins);
                let [off, close] = [false, true].map(|close| gap(&obstacles, *line, range, close));
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
}

/// The gap of a line, given the obstacles on it.
fn gap(obstacles: &[&MarkObstacle], line: Mm, range: Interval, close: bool) -> LineGap {
    let mut occupied: Vec<Interval> = Vec::new();
    let mut blocked: Option<Interval> = None;
    for obstacle in obstacles {
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

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    /// Its sides are as far from zero on the left as on the right.
    const FRAME: Interval = Interval { from: Mm::new(-100), to: Mm::new(100) };

    /// Rows of pieces, from the top: each row with its bleed and the gap after each piece.
    fn rows() -> impl Strategy<Value = Vec<ItemBounds>> {
        let piece = (4i64..40, prop::sample::select(vec![0i64, 0, 2, 5, 9, 14, 30]));
        let row = (prop::collection::vec(piece, 1..5), -97i64..20, 4i64..30, 0i64..9, 0i64..3, 0u8..8);
        prop::collection::vec(row, 1..4).prop_map(|rows| {
            let mut items = Vec::new();
            let mut y = Mm::new(-97);
            for (pieces, left, height, below, bleed, cut) in rows {
                let mut x = Mm::new(left);
                for (width, gap) in pieces {
                    let outline = Rect::new(x, y, Mm::new(width), Mm::new(height));
                    // Neighbours share the gap.
                    let paint = outline.grown(Mm::new(bleed.min(gap / 2)));
                    x += Mm::new(width + gap);
                    if outline.right() <= FRAME.to {
                        items.push(ItemBounds { outline, paint, is_cut: cut > 0 });
                    }
                }
                y += Mm::new(height + below);
            }
            items
        })
    }

    fn cuts(items: &[ItemBounds]) -> AxisCuts {
        AxisCuts::new(Axis::Horizontal, items, &[], Axis::Horizontal.rect(FRAME, FRAME))
    }

    fn mirrored(rect: Rect) -> Rect {
        Rect { origin: crate::game::Point::new(-rect.right(), rect.top()), size: rect.size }
    }

    /// On which line, from where and to where, seen in a mirror if `side` is -1.
    fn extent(segment: Segment, side: i64) -> [i64; 3] {
        let (from, to) = (segment.from.x.um() * side, segment.to.x.um() * side);
        [segment.from.y.um(), from.min(to), from.max(to)]
    }

    /// Shortest, longest and close segment of each mark.
    fn told(marks: &[CutMark], side: i64) -> Vec<[[i64; 3]; 3]> {
        let one =
            |mark: &CutMark| [mark.shortest, mark.longest, mark.close].map(|segment| extent(segment, side));
        let mut all: Vec<_> = marks.iter().map(one).collect();
        all.sort_unstable();
        all
    }

    proptest! {
        #[test]
        fn what_is_seen_in_a_mirror_has_the_marks_and_lines_seen_in_it(items in rows()) {
            let behind = |item: &ItemBounds| ItemBounds {
                outline: mirrored(item.outline),
                paint: mirrored(item.paint),
                is_cut: item.is_cut,
            };
            let (seen, behind) = (cuts(&items), cuts(&items.iter().map(behind).collect::<Vec<_>>()));
            prop_assert_eq!(told(&seen.marks(), 1), told(&behind.marks(), -1));
            let drawn = |cuts: &AxisCuts, side| {
                let mut lines: Vec<_> = cuts.lines().into_iter().map(|line| extent(line, side)).collect();
                lines.sort_unstable();
                lines
            };
            prop_assert_eq!(drawn(&seen, 1), drawn(&behind, -1));
        }
    }
}
