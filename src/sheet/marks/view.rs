//! A page as the cuts of one axis see it, with the marks and lines of these.

use super::line::{Axis, Span};
use super::mark::{Mark, Way};
use super::obstacle::Obstacle;
use super::stretch::Stretch;
use super::{SHORTEST_MARK, Thing};
use crate::game::{Mm, Rect};
use crate::sheet::Segment;

/// A page as the cuts of one axis see it.
pub(super) struct View {
    pub(super) axis: Axis,
    /// The lines on which something is cut, each with its runs in order.
    pub(super) lines: Vec<(Mm, Vec<Span>)>,
    pub(super) obstacles: Vec<Obstacle>,
    pub(super) frame: Span,
}

impl View {
    pub(super) fn of(axis: Axis, things: &[Thing], folds: &[Segment], frame: Rect) -> View {
        let mut edges: Vec<(Mm, Span)> = Vec::new();
        for thing in things.iter().filter(|thing| thing.is_cut) {
            let (along, across) = axis.spans(thing.outline);
            edges.extend([(across.from, along), (across.to, along)]);
        }
        edges.sort_unstable();
        let mut lines: Vec<(Mm, Vec<Span>)> = Vec::new();
        for (line, edge) in edges {
            match lines.last_mut() {
                Some((last, runs)) if *last == line => match runs.last_mut() {
                    Some(run) if edge.from <= run.to => run.to = run.to.max(edge.to),
                    _ => runs.push(edge),
                },
                _ => lines.push((line, vec![edge])),
            }
        }
        let things = things.iter().map(|thing| Obstacle::of(axis, thing));
        let folds = folds.iter().map(|&fold| Obstacle::of_fold(axis, fold));
        View { axis, lines, obstacles: things.chain(folds).collect(), frame: axis.spans(frame).0 }
    }

    /// The same with the marks of the other axis on it.
    pub(super) fn beside(mut self, marks: &[Mark]) -> View {
        self.obstacles.extend(marks.iter().map(|mark| Obstacle::of_mark(self.axis, mark.least)));
        self
    }

    /// The marks at the ends of all cuts, and those in their gutters.
    pub(super) fn marks(&self) -> Vec<Mark> {
        let mut marks = Vec::new();
        for (line, runs) in &self.lines {
            for number in 0..=runs.len() {
                let (ended, begins) = (number.checked_sub(1).and_then(|n| runs.get(n)), runs.get(number));
                let room = self.between(ended, begins);
                let [off, close] = [false, true].map(|close| self.stretch(*line, room, close));
                let both = ended.is_some() && begins.is_some();
                match off.gutter().filter(|_| both) {
                    Some(gutter) => {
                        let gutter = gutter.filter(|gutter| gutter.length() >= SHORTEST_MARK);
                        marks
                            .extend(gutter.map(|gutter| {
                                self.mark(*line, (gutter, gutter), gutter, Way::On(self.axis))
                            }));
                    }
                    None => {
                        let after = |stretch: &Stretch| stretch.mark_at_start(begins.is_none());
                        let before = |stretch: &Stretch| stretch.mark_at_end(ended.is_none());
                        marks.extend(ended.and_then(|_| {
                            self.better(*line, after(&off), after(&close), Way::On(self.axis))
                        }));
                        marks.extend(begins.and_then(|_| {
                            self.better(*line, before(&off), before(&close), Way::Back(self.axis))
                        }));
                    }
                }
            }
        }
        marks
    }

    /// The mark off all bleed, unless it is too short and one on the bleed of its own piece is longer.
    pub(super) fn better(
        &self,
        line: Mm,
        off: Option<(Span, Span)>,
        close: Option<(Span, Span)>,
        way: Way,
    ) -> Option<Mark> {
        let length = |mark: Option<(Span, Span)>| mark.map_or(Mm::ZERO, |(least, _)| least.length());
        let taken = if length(off) < length(close) { close } else { off };
        Some(self.mark(line, taken?, close.or(taken)?.0, way))
    }

    /// The lines from edge to edge of the page, as far as they run through nothing that they do not cut.
    pub(super) fn lines(&self) -> Vec<Segment> {
        let mut lines = Vec::new();
        for (line, runs) in &self.lines {
            let mut from = self.frame.from;
            for number in 0..=runs.len() {
                let (ended, begins) = (number.checked_sub(1).and_then(|n| runs.get(n)), runs.get(number));
                let room = self.between(ended, begins);
                let blocked = self.stretch(*line, room, false).blocked;
                let to = match (blocked, begins) {
                    (Some(blocked), _) => blocked.from.max(room.from),
                    (None, None) => self.frame.to,
                    (None, Some(_)) => continue,
                };
                lines.extend(ended.map(|_| self.axis.segment(*line, Span { from, to })));
                from = blocked.map_or(from, |blocked| blocked.to.min(room.to));
            }
        }
        lines
    }

    /// From where a run ended, or the edge of the page, to where the next begins, or the other edge.
    pub(super) fn between(&self, ended: Option<&Span>, begins: Option<&Span>) -> Span {
        let from = ended.map_or(self.frame.from, |run| run.to);
        Span { from, to: begins.map_or(self.frame.to, |run| run.from) }
    }

    pub(super) fn mark(&self, line: Mm, (least, most): (Span, Span), close: Span, way: Way) -> Mark {
        let [least, most, close] = [least, most, close].map(|span| self.axis.segment(line, span));
        Mark { least, most, close, way }
    }

    pub(super) fn stretch(&self, line: Mm, room: Span, close: bool) -> Stretch {
        let mut taken: Vec<Span> = Vec::new();
        let mut blocked: Option<Span> = None;
        for obstacle in &self.obstacles {
            let Some(along) = obstacle.taken(line, close).filter(|along| along.overlaps(room)) else {
                continue;
            };
            taken.push(along);
            if obstacle.blocked.holds(line) {
                blocked = Some(blocked.map_or(along, |known| known.union(along)));
            }
        }
        taken.sort_unstable();
        let mut free = Vec::new();
        let mut at = room.from;
        for span in taken {
            if span.from > at {
                free.push(Span { from: at, to: span.from });
            }
            at = at.max(span.to);
        }
        if at < room.to {
            free.push(Span { from: at, to: room.to });
        }
        Stretch { free, blocked }
    }
}
