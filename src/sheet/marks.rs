//! Marks and lines of the straight cuts, for all that lies on a page.
//!
//! A cut runs along edges of pieces that lie on one line. Edges that touch make one *run*; where the run ends, its mark
//! stands on the same line, outside the bleed where there is room, else on the bleed of its own piece, which is cut off
//! with it; never on anything of another piece. Runs that a gutter parts are one cut: it runs on into the next piece,
//! and the gutter carries a short mark if it has room for one. How far blocks stay apart and off the edges of the
//! page (`block`, `page`) leaves every end of a run [`LEAST_MARK`].
//!
//! ```text
//!            │           │  mark: 3 to 5 mm
//!         ── ┌───┬───┬───┐ ──
//!            │   │   │   │        one run from the first piece to the last
//!         ── ├───┼───┴───┘ ──
//!            │   │   │   │  marks of the cuts that end above the last row
//!         ── └───┘ ──
//!            │   │
//! ```

use super::{CutStyle, Segment};
use crate::game::{Mm, Point, Rect, Size};

/// The distance between bleed and mark, or between piece and mark where that stands on the bleed.
pub(super) const MARK_OFFSET: Mm = Mm::from_um(500);

/// The length that every mark at the end of a cut has.
pub(super) const LEAST_MARK: Mm = Mm::new(3);

/// The length of a mark where nothing is in its way.
const LONGEST_MARK: Mm = Mm::new(5);

/// A mark shorter than this shows nothing; only in gutters are there marks shorter than [`LEAST_MARK`].
const SHORTEST_MARK: Mm = Mm::from_um(400);

/// The distance between the marks of two blocks that share one line, or nearly.
pub(super) const MARKS_APART: Mm = Mm::from_um(500);

/// Marks of two blocks that are nearer to each other than this are taken for one another.
pub(super) const NEAR: Mm = Mm::new(1);

/// One thing on the page, as scissors see it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Thing {
    /// The box round its outline.
    pub(super) outline: Rect,
    /// The box round its paint, bleed included.
    pub(super) paint: Rect,
    /// Whether straight cuts along its outline free it.
    pub(super) is_cut: bool,
}

/// How the straight cuts of a page are shown: each segment once. `frame` is where marks may stand.
pub(super) fn segments(things: &[Thing], folds: &[Segment], frame: Rect, style: CutStyle) -> Vec<Segment> {
    let view = |axis: Axis| View::of(axis, things, folds, frame);
    let mut segments = match style {
        CutStyle::None | CutStyle::Outline => Vec::new(),
        CutStyle::Lines => [view(Axis::Upright).lines(), view(Axis::Level).lines()].concat(),
        CutStyle::Marks => {
            let level = view(Axis::Level).marks();
            // Where a piece is missing in a corner, the marks of its neighbours would cross.
            let upright = view(Axis::Upright).beside(&level).marks();
            settled(&[level, upright].concat())
        }
    };
    segments.sort_unstable_by_key(|segment| (segment.from, segment.to));
    segments.dedup();
    segments
}

/// Every mark as long as it may be, unless it would come near to another. Two that face each other keep close to their
/// own pieces.
fn settled(marks: &[Mark]) -> Vec<Segment> {
    let at_ends: Vec<&Mark> =
        marks.iter().filter(|mark| mark.close != mark.least || mark.most != mark.least).collect();
    let close = |mark: &&Mark| {
        if at_ends.iter().any(|other| mark.faces(other)) { mark.close } else { mark.least }
    };
    let mut segments: Vec<Segment> = at_ends.iter().map(close).collect();
    let fixed = marks
        .iter()
        .filter(|mark| mark.close == mark.least && mark.most == mark.least)
        .map(|mark| mark.least);
    segments.extend(fixed);
    for (number, mark) in at_ends.iter().enumerate() {
        let mut others = segments.iter().enumerate().filter(|(other, _)| *other != number);
        if segments[number] == mark.least && !others.any(|(_, &other)| are_near(mark.most, other)) {
            segments[number] = mark.most;
        }
    }
    segments
}

/// Whether two segments cross or come so near that one is taken for the other.
fn are_near(one: Segment, other: Segment) -> bool {
    bounds(one).grown(NEAR.half()).overlaps(bounds(other).grown(NEAR.half()))
}

fn bounds(Segment { from, to }: Segment) -> Rect {
    Rect { origin: from, size: Size::new(to.x - from.x, to.y - from.y) }
}

/// Which way a cut runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Axis {
    Upright,
    Level,
}

impl Axis {
    /// The extent of a box along the cut, and across it.
    fn spans(self, rect: Rect) -> (Span, Span) {
        let (x, y) =
            (Span { from: rect.left(), to: rect.right() }, Span { from: rect.top(), to: rect.bottom() });
        match self {
            Axis::Upright => (y, x),
            Axis::Level => (x, y),
        }
    }

    fn segment(self, line: Mm, Span { from, to }: Span) -> Segment {
        let point = |along: Mm| match self {
            Axis::Upright => Point::new(line, along),
            Axis::Level => Point::new(along, line),
        };
        Segment { from: point(from), to: point(to) }
    }
}

/// From one place to another on a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Span {
    from: Mm,
    to: Mm,
}

impl Span {
    fn length(self) -> Mm {
        self.to - self.from
    }

    fn holds(self, at: Mm) -> bool {
        self.from < at && at < self.to
    }

    fn union(self, other: Span) -> Span {
        Span { from: self.from.min(other.from), to: self.to.max(other.to) }
    }

    fn overlaps(self, other: Span) -> bool {
        self.from < other.to && other.from < self.to
    }
}

/// A mark, in several places and lengths of which one is taken.
#[derive(Clone, Copy, Debug)]
struct Mark {
    /// As short as it may be.
    least: Segment,
    /// As long as it may be: where no other is near.
    most: Segment,
    /// Close to its piece: where the mark of another block is near.
    close: Segment,
    /// Which way it points, away from its piece.
    way: Way,
}

/// The directions in which marks point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Way {
    /// Left or up.
    Back(Axis),
    /// Right or down.
    On(Axis),
}

impl Mark {
    /// Whether both point at each other, or past each other, from two blocks.
    fn faces(&self, other: &Mark) -> bool {
        let facing = match (self.way, other.way) {
            (Way::Back(axis), Way::On(across)) | (Way::On(axis), Way::Back(across)) => axis == across,
            (Way::Back(_), Way::Back(_)) | (Way::On(_), Way::On(_)) => false,
        };
        facing && self.least != other.least && are_near(self.least, other.least)
    }
}

/// What marks keep off.
struct Obstacle {
    /// Where it lies, along the cuts and across them, with the distance that marks keep.
    along: Span,
    across: Span,
    /// Where its paint lies across the cuts.
    paint: Span,
    /// Where it lies along the cuts for a mark that may stand on its bleed.
    close: Span,
    /// Which lines may not run on through it. Those at its edges free it, and others that graze its bleed may.
    blocked: Span,
}

impl Obstacle {
    fn of(axis: Axis, thing: &Thing) -> Obstacle {
        let (along, across) = axis.spans(thing.paint.grown(MARK_OFFSET));
        let (close, _) = axis.spans(thing.outline.grown(MARK_OFFSET));
        let (paint, blocked) = (axis.spans(thing.paint).1, axis.spans(thing.outline).1);
        Obstacle { along, across, paint, close: if thing.is_cut { close } else { along }, blocked }
    }

    fn of_fold(axis: Axis, fold: Segment) -> Obstacle {
        let (along, across) = axis.spans(bounds(fold).grown(MARK_OFFSET));
        Obstacle { along, across, paint: across, close: along, blocked: across }
    }

    fn of_mark(axis: Axis, mark: Segment) -> Obstacle {
        let (along, across) = axis.spans(bounds(mark).grown(MARKS_APART));
        let nothing = Span { from: across.from, to: across.from };
        Obstacle { along, across, paint: across, close: along, blocked: nothing }
    }

    /// What it takes of a line. A `close` mark may stand on the bleed of what its cut frees, and right beside that of
    /// others.
    fn taken(&self, line: Mm, close: bool) -> Option<Span> {
        let own = self.blocked.from == line || self.blocked.to == line;
        let (across, along) = match close {
            false => (self.across, self.along),
            true if own => (self.across, self.close),
            true => (self.paint, self.along),
        };
        across.holds(line).then_some(along)
    }
}

/// A page as the cuts of one axis see it.
struct View {
    axis: Axis,
    /// The lines on which something is cut, each with its runs in order.
    lines: Vec<(Mm, Vec<Span>)>,
    obstacles: Vec<Obstacle>,
    frame: Span,
}

impl View {
    fn of(axis: Axis, things: &[Thing], folds: &[Segment], frame: Rect) -> View {
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
    fn beside(mut self, marks: &[Mark]) -> View {
        self.obstacles.extend(marks.iter().map(|mark| Obstacle::of_mark(self.axis, mark.least)));
        self
    }

    /// The marks at the ends of all cuts, and those in their gutters.
    fn marks(&self) -> Vec<Mark> {
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
    fn better(
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
    fn lines(&self) -> Vec<Segment> {
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
    fn between(&self, ended: Option<&Span>, begins: Option<&Span>) -> Span {
        let from = ended.map_or(self.frame.from, |run| run.to);
        Span { from, to: begins.map_or(self.frame.to, |run| run.from) }
    }

    fn mark(&self, line: Mm, (least, most): (Span, Span), close: Span, way: Way) -> Mark {
        let [least, most, close] = [least, most, close].map(|span| self.axis.segment(line, span));
        Mark { least, most, close, way }
    }

    fn stretch(&self, line: Mm, room: Span, close: bool) -> Stretch {
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

/// A part of a line between two runs, or between a run and the edge of the page.
struct Stretch {
    /// What of it nothing lies on, in order.
    free: Vec<Span>,
    /// From the first to the last thing that the line cannot run through.
    blocked: Option<Span>,
}

impl Stretch {
    /// Where the cut runs on over this stretch: the longest part of it that takes a mark, if any. `None` where the
    /// stretch parts two cuts.
    fn gutter(&self) -> Option<Option<Span>> {
        let longest = self.free.iter().copied().max_by_key(|span| span.length());
        let parted = longest.is_some_and(|span| span.length() >= LEAST_MARK * 2 + MARKS_APART);
        (self.blocked.is_none() && !parted).then_some(longest)
    }

    /// The mark of the cut that ends where this begins: what it takes at least, and at most. It may run up to the edge
    /// of the page where the stretch is `open` to it; else half of its room may be its neighbour's.
    fn mark_at_start(&self, open: bool) -> Option<(Span, Span)> {
        let reached = |span: &&Span| self.blocked.is_none_or(|blocked| span.from < blocked.from);
        let free = chosen(self.free.iter().filter(reached))?;
        let at_edge = open && self.free.last() == Some(&free);
        let mark = |length: Mm| Span { to: free.to.min(free.from + length), ..free };
        Some((mark(LEAST_MARK), mark(longest(free, at_edge))))
    }

    /// The mark of the cut that begins where this ends.
    fn mark_at_end(&self, open: bool) -> Option<(Span, Span)> {
        let reached = |span: &&Span| self.blocked.is_none_or(|blocked| span.to > blocked.to);
        let free = chosen(self.free.iter().rev().filter(reached))?;
        let at_edge = open && self.free.first() == Some(&free);
        let mark = |length: Mm| Span { from: free.from.max(free.to - length), ..free };
        Some((mark(LEAST_MARK), mark(longest(free, at_edge))))
    }
}

/// The first place that takes a whole mark, else the longest.
fn chosen<'a>(mut places: impl Iterator<Item = &'a Span> + Clone) -> Option<Span> {
    let longest =
        places.clone().max_by_key(|span| span.length()).filter(|span| span.length() >= SHORTEST_MARK);
    places.find(|span| span.length() >= LEAST_MARK).or(longest).copied()
}

fn longest(free: Span, at_edge: bool) -> Mm {
    let room = if at_edge { free.length() } else { LEAST_MARK.max((free.length() - MARKS_APART).half()) };
    LONGEST_MARK.min(room)
}

#[cfg(test)]
mod tests {
    use super::*;

    const FRAME: (i64, i64, i64, i64) = (5, 5, 205, 282);

    fn rect((left, top, right, bottom): (i64, i64, i64, i64)) -> Rect {
        Rect::new(Mm::new(left), Mm::new(top), Mm::new(right - left), Mm::new(bottom - top))
    }

    /// A card that bleeds two millimetres.
    fn card(left: i64, top: i64, right: i64, bottom: i64) -> Thing {
        let outline = rect((left, top, right, bottom));
        Thing { outline, paint: outline.grown(Mm::new(2)), is_cut: true }
    }

    fn marks(things: &[Thing]) -> Vec<Segment> {
        segments(things, &[], rect(FRAME), CutStyle::Marks)
    }

    fn upright(x: i64, from: i64, to: i64) -> Segment {
        Axis::Upright.segment(Mm::new(x), Span { from: Mm::from_um(from), to: Mm::from_um(to) })
    }

    fn level(y: i64, from: i64, to: i64) -> Segment {
        Axis::Level.segment(Mm::new(y), Span { from: Mm::from_um(from), to: Mm::from_um(to) })
    }

    /// Those of the upright marks whose line lies there.
    fn upright_at(marks: &[Segment], x: i64) -> Vec<(i64, i64)> {
        let there = marks.iter().filter(|mark| mark.from.x == Mm::new(x) && mark.to.x == Mm::new(x));
        there.map(|mark| (mark.from.y.um(), mark.to.y.um())).collect()
    }

    #[test]
    fn a_card_has_a_mark_at_each_end_of_each_edge() {
        let mut expected = Vec::new();
        for x in [20, 60] {
            expected.extend([upright(x, 22_500, 27_500), upright(x, 82_500, 87_500)]);
        }
        for y in [30, 80] {
            expected.extend([level(y, 12_500, 17_500), level(y, 62_500, 67_500)]);
        }
        expected.sort_unstable_by_key(|segment| (segment.from, segment.to));
        assert_eq!(marks(&[card(20, 30, 60, 80)]), expected);
    }

    #[test]
    fn a_mark_ends_at_the_edge_of_the_frame() {
        let marks = marks(&[card(11, 30, 60, 80)]);
        assert!(marks.contains(&level(30, 5_000, 8_500)), "{marks:?}");
    }

    #[test]
    fn a_mark_without_room_beside_the_bleed_stands_on_it() {
        let marks = marks(&[card(9, 30, 60, 80)]);
        assert!(marks.contains(&level(30, 5_000, 8_500)), "{marks:?}");
    }

    #[test]
    fn marks_of_two_cuts_that_nearly_meet_keep_close_to_their_own() {
        let mut below = card(20, 89, 60, 130);
        below.outline.size.width = Mm::from_um(40_500);
        below.paint = below.outline.grown(Mm::new(2));
        let marks = marks(&[card(20, 30, 60, 80), below]);
        assert_eq!(upright_at(&marks, 60)[1], (80_500, 83_500));
        let lower: Vec<&Segment> = marks.iter().filter(|mark| mark.from.x == Mm::from_um(60_500)).collect();
        assert_eq!((lower[0].from.y, lower[0].to.y), (Mm::from_um(85_500), Mm::from_um(88_500)));
    }

    #[test]
    fn cards_edge_to_edge_share_their_cuts() {
        let marks = marks(&[card(20, 30, 60, 80), card(60, 30, 100, 80), card(20, 80, 60, 130)]);
        assert_eq!(upright_at(&marks, 20), [(22_500, 27_500), (132_500, 137_500)]);
        // The last row has one card: the cut right of the other one ends above it.
        assert_eq!(upright_at(&marks, 100), [(22_500, 27_500), (82_500, 87_500)]);
        assert_eq!(upright_at(&marks, 60), [(22_500, 27_500), (132_500, 137_500)]);
    }

    #[test]
    fn a_gutter_carries_a_mark_where_it_has_room_for_one() {
        let across = |gap: i64| marks(&[card(20, 30, 60, 80), card(20, 80 + gap, 60, 130 + gap)]);
        assert_eq!(upright_at(&across(4), 20).len(), 2);
        assert_eq!(upright_at(&across(8), 20), [(22_500, 27_500), (82_500, 85_500), (140_500, 145_500)]);
        assert_eq!(upright_at(&across(12), 20)[1..3], [(82_500, 85_500), (86_500, 89_500)]);
        assert_eq!(upright_at(&across(40), 20)[1..3], [(82_500, 87_500), (112_500, 117_500)]);
    }

    #[test]
    fn what_lies_between_two_cuts_of_one_line_parts_them() {
        let marks = marks(&[card(20, 30, 60, 60), card(10, 70, 90, 90), card(20, 100, 60, 130)]);
        assert_eq!(
            upright_at(&marks, 20),
            [(22_500, 27_500), (62_500, 65_500), (94_500, 97_500), (132_500, 137_500)]
        );
    }

    #[test]
    fn a_mark_that_would_lie_on_bleed_stands_behind_it() {
        // The last card of the lower row bleeds over the line on which the cut above it ends.
        let marks = marks(&[card(20, 30, 40, 60), card(40, 30, 42, 60), card(20, 60, 40, 90)]);
        assert_eq!(upright_at(&marks, 42), [(22_500, 27_500), (92_500, 97_500)]);
    }

    #[test]
    fn marks_end_before_a_fold() {
        let fold =
            Segment { from: Point::new(Mm::new(5), Mm::new(87)), to: Point::new(Mm::new(205), Mm::new(87)) };
        let marks = segments(&[card(20, 30, 60, 80)], &[fold], rect(FRAME), CutStyle::Marks);
        assert_eq!(upright_at(&marks, 20), [(22_500, 27_500), (82_500, 85_500)]);
    }

    #[test]
    fn a_mark_grows_only_where_no_other_is_near() {
        // The right edges of the two lie half a millimetre apart, and 12 mm of paper between them.
        let mut below = card(20, 92, 60, 130);
        below.outline.size.width = Mm::from_um(40_500);
        below.paint = below.outline.grown(Mm::new(2));
        let marks = marks(&[card(20, 30, 60, 80), below]);
        assert_eq!(upright_at(&marks, 60)[1], (82_500, 85_500));
    }

    #[test]
    fn lines_run_from_edge_to_edge_and_through_nothing_else() {
        let lines = |things: &[Thing]| segments(things, &[], rect(FRAME), CutStyle::Lines);
        let two = lines(&[card(20, 30, 60, 80), card(60, 30, 100, 80)]);
        assert_eq!(two.len(), 5);
        assert!(two.contains(&upright(100, 5_000, 282_000)));
        let three = lines(&[card(20, 30, 60, 60), card(10, 70, 90, 90), card(20, 100, 60, 130)]);
        assert_eq!(upright_at(&three, 20), [(5_000, 67_500), (92_500, 282_000)]);
    }
}
