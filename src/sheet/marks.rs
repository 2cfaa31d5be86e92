//! Cut marks, cut lines and ticks.
//!
//! Marks stand outside the bleed and run to the margin, so that a ruler laid on two of them shows a whole
//! cut, and the next cut still finds its own.

use super::pack::{Lattice, Weave};
use super::{CutStyle, Segment, Tick};
use crate::game::{Mm, Point, Rect, Shape};

/// The distance between bleed and mark.
pub(super) const MARK_OFFSET: Mm = Mm::from_um(500);

/// A mark shorter than this shows little, and goes where the other end of its cut has a longer one.
const SHORTEST_MARK: Mm = Mm::new(1);

/// A mark shorter than this shows nothing at all.
const SHORTEST_AT_ALL: Mm = Mm::from_um(250);

/// The length of a mark that cannot run to the margin.
const SHORT_MARK: Mm = Mm::new(4);

/// A mark in a gutter shorter than this shows nothing.
const SHORTEST_IN_GUTTER: Mm = Mm::from_um(400);

/// The distance between bleed and tick.
const TICK_OFFSET: Mm = Mm::from_um(300);

/// The length of a tick where nothing is in its way.
const TICK: Mm = Mm::from_um(1500);

/// A tick shorter than this shows nothing.
const SHORTEST_TICK: Mm = Mm::from_um(400);

/// How near a tick comes to the place where it would meet its neighbours' ticks.
const TICK_END: Mm = Mm::from_um(200);

/// The straight cuts of one block of pieces.
#[derive(Clone, Debug)]
pub(super) struct Cuts {
    /// Where upright cuts lie.
    pub(super) upright: Vec<Mm>,
    /// Where level cuts lie.
    pub(super) level: Vec<Mm>,
    /// The box round the block, bleed included.
    pub(super) block: Rect,
    /// Where marks may run.
    pub(super) reach: Rect,
    /// Upright cuts that end before the block does, since its last row is not full.
    pub(super) ended: Vec<Mm>,
    /// Where the bleed ends below the row that those belong to.
    pub(super) ended_at: Mm,
    /// Marks within the block, where its gutters cross.
    pub(super) gutters: Vec<Segment>,
}

/// The marks where gutters cross: the piece above and left of the crossing, the one below and right of it,
/// and how far both bleed. They carry on the edges of the pieces, and there are none without room for them.
pub(super) fn crossing(above: Rect, below: Rect, bleed: Mm) -> Vec<Segment> {
    let off = bleed + MARK_OFFSET;
    let (left, right) = (above.right(), below.left());
    let (top, bottom) = (above.bottom(), below.top());
    let mut marks = Vec::new();
    if bottom - top - off * 2 >= SHORTEST_IN_GUTTER {
        marks.extend([left, right].map(|x| upright(x, top + off, bottom - off)));
    }
    if right - left - off * 2 >= SHORTEST_IN_GUTTER {
        marks.extend([top, bottom].map(|y| level(y, left + off, right - off)));
    }
    marks
}

impl Cuts {
    /// The four cuts round a single box.
    pub(super) fn around(outline: Rect, bleed: Mm, reach: Rect) -> Cuts {
        Cuts {
            upright: vec![outline.left(), outline.right()],
            level: vec![outline.top(), outline.bottom()],
            block: outline.grown(bleed),
            reach,
            ended: Vec::new(),
            ended_at: Mm::ZERO,
            gutters: Vec::new(),
        }
    }

    /// How they are shown: each segment once.
    pub(super) fn segments(&self, style: CutStyle) -> Vec<Segment> {
        let (block, reach) = (self.block.grown(MARK_OFFSET), self.reach);
        let mut segments = Vec::new();
        match style {
            CutStyle::None | CutStyle::Outline => return segments,
            CutStyle::Lines => {
                segments.extend(self.upright.iter().map(|&x| upright(x, reach.top(), reach.bottom())));
                segments.extend(self.level.iter().map(|&y| level(y, reach.left(), reach.right())));
            }
            CutStyle::Marks => {
                for &x in &self.upright {
                    let (from, to) = if self.ended.contains(&x) {
                        let from = self.ended_at + MARK_OFFSET;
                        (from, reach.bottom().min(from + SHORT_MARK))
                    } else {
                        (block.bottom(), reach.bottom())
                    };
                    segments.extend(ends([upright(x, reach.top(), block.top()), upright(x, from, to)]));
                }
                for &y in &self.level {
                    segments.extend(ends([
                        level(y, reach.left(), block.left()),
                        level(y, block.right(), reach.right()),
                    ]));
                }
                segments.extend(&self.gutters);
            }
        }
        // Pieces without a gap share their cuts.
        segments.sort_unstable_by_key(|segment| (segment.from, segment.to));
        segments.dedup();
        segments
    }
}

/// Those of the two marks of a cut that show something.
fn ends(marks: [Segment; 2]) -> impl Iterator<Item = Segment> {
    let length = |Segment { from, to }: Segment| (to.x - from.x) + (to.y - from.y);
    let longest = length(marks[0]).max(length(marks[1]));
    let least = if longest >= SHORTEST_MARK { SHORTEST_MARK } else { SHORTEST_AT_ALL };
    marks.into_iter().filter(move |&mark| length(mark) >= least)
}

fn upright(x: Mm, top: Mm, bottom: Mm) -> Segment {
    Segment { from: Point::new(x, top), to: Point::new(x, bottom) }
}

fn level(y: Mm, left: Mm, right: Mm) -> Segment {
    Segment { from: Point::new(left, y), to: Point::new(right, y) }
}

/// The ticks of one shape in one lattice, wherever in it the piece lies.
///
/// They point into the interstices. The middle of an interstice is equally far from all pieces round it, so
/// a tick that ends before it is nearer to its own piece than to any other and stays off their bleed too.
#[derive(Clone, Debug, Default)]
pub(super) struct Ticks {
    ticks: Vec<Tick>,
}

impl Ticks {
    /// The ticks of a shape; none for shapes that straight cuts free, and none where there is no room.
    pub(super) fn of(shape: Shape, gap: Mm, bleed: Mm, lattice: &Lattice) -> Ticks {
        let (first, turn, to_interstice) = match lattice.weave {
            Weave::Plain => (45.0, 90.0, 0.5f64.sqrt()),
            Weave::Rows => (0.0, 60.0, (1.0 / 3.0f64).sqrt()),
            Weave::Columns => (30.0, 60.0, (1.0 / 3.0f64).sqrt()),
        };
        let (from, step) = match shape {
            Shape::Rectangle(_) | Shape::Strip(_) => return Ticks::default(),
            // The corners of hexagons in a plain grid do not point into its interstices.
            Shape::Hexagon { .. } if lattice.weave == Weave::Plain => return Ticks::default(),
            Shape::Hexagon { across } => {
                (Mm::nearest((across + bleed * 2).get() / 3f64.sqrt()), across + gap)
            }
            Shape::Circle { diameter } => (Mm::nearest(diameter.get() / 2.0) + bleed, diameter + gap),
        };
        let from = from + TICK_OFFSET;
        let to = (from + TICK).min(Mm::nearest(step.get() * to_interstice) - TICK_END);
        if to - from < SHORTEST_TICK {
            return Ticks::default();
        }
        let count = (360.0 / turn) as usize;
        Ticks { ticks: (0..count).map(|n| Tick { direction: first + turn * n as f64, from, to }).collect() }
    }

    /// Those of a piece at `centre`, cut off where they would leave `reach`.
    pub(super) fn at(&self, centre: Point, reach: Rect) -> Vec<Tick> {
        let shorten = |tick: &Tick| {
            let (sin, cos) = tick.direction.to_radians().sin_cos();
            let along = |part: f64, before: Mm, after: Mm| {
                // A hundredth of a micrometre in a long tick is no direction.
                if part.abs() < 1e-9 {
                    return f64::INFINITY;
                }
                (if part < 0.0 { before } else { after }).get() / part.abs()
            };
            let free = along(sin, centre.x - reach.left(), reach.right() - centre.x).min(along(
                -cos,
                centre.y - reach.top(),
                reach.bottom() - centre.y,
            ));
            let to = Mm::from_um((tick.to.get().min(free) * 1000.0).floor() as i64);
            (to - tick.from >= SHORTEST_TICK).then_some(Tick { to, ..*tick })
        };
        self.ticks.iter().filter_map(shorten).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::super::fixtures::disc;
    use super::super::pack::densest;
    use super::*;
    use crate::game::Size;

    fn rect(left: i64, top: i64, right: i64, bottom: i64) -> Rect {
        Rect::new(Mm::new(left), Mm::new(top), Mm::new(right - left), Mm::new(bottom - top))
    }

    #[test]
    fn marks_run_from_the_bleed_to_the_margin() {
        let cuts = Cuts::around(rect(20, 30, 60, 80), Mm::new(2), rect(5, 5, 205, 282));
        let segments = cuts.segments(CutStyle::Marks);
        assert_eq!(segments.len(), 8);
        assert!(segments.contains(&upright(Mm::new(20), Mm::new(5), Mm::from_um(27_500))));
        assert!(segments.contains(&upright(Mm::new(60), Mm::from_um(82_500), Mm::new(282))));
        assert!(segments.contains(&level(Mm::new(30), Mm::new(5), Mm::from_um(17_500))));
        assert!(segments.contains(&level(Mm::new(80), Mm::from_um(62_500), Mm::new(205))));
    }

    #[test]
    fn marks_without_room_are_left_out() {
        let cuts = Cuts::around(rect(7, 30, 60, 80), Mm::new(2), rect(5, 5, 205, 282));
        assert_eq!(cuts.segments(CutStyle::Marks).len(), 6);
    }

    #[test]
    fn lines_run_from_edge_to_edge_and_shared_ones_are_drawn_once() {
        let mut cuts = Cuts::around(rect(20, 30, 60, 80), Mm::ZERO, rect(5, 5, 205, 282));
        cuts.upright.extend([Mm::new(60), Mm::new(100)]);
        let segments = cuts.segments(CutStyle::Lines);
        assert_eq!(segments.len(), 5);
        assert!(segments.contains(&upright(Mm::new(100), Mm::new(5), Mm::new(282))));
    }

    #[test]
    fn a_mark_too_short_to_see_stays_only_where_its_cut_has_no_other() {
        // Bleed ends 0.6 mm before the reach on the left, and 0.6 mm on both sides above and below.
        let reach = rect(5, 5, 205, 282);
        let outline = Rect::new(Mm::from_um(8_100), Mm::from_um(8_100), Mm::new(90), Mm::from_um(270_800));
        let segments = Cuts::around(outline, Mm::new(2), reach).segments(CutStyle::Marks);
        let level = segments.iter().filter(|mark| mark.from.y == mark.to.y);
        assert!(level.clone().all(|mark| mark.from.x > Mm::new(90)), "{segments:?}");
        assert_eq!((level.count(), segments.len()), (2, 2 + 4));
    }

    #[test]
    fn gutters_carry_marks_only_where_bleed_leaves_room_for_them() {
        let (above, below) = (rect(20, 20, 40, 40), rect(44, 46, 64, 66));
        assert_eq!(crossing(above, below, Mm::new(3)), []);
        let um = Mm::from_um;
        assert_eq!(
            crossing(above, below, Mm::from_um(1_900)),
            [upright(um(40_000), um(42_400), um(43_600)), upright(um(44_000), um(42_400), um(43_600)),]
        );
        assert_eq!(crossing(above, below, Mm::new(1)).len(), 4);
    }

    fn ticks(shape: Shape, gap: i64, bleed: i64, width: i64, height: i64) -> Vec<Tick> {
        let room = Size::new(Mm::new(width), Mm::new(height));
        let lattice = densest(shape, Mm::new(gap), room).expect("the test's piece fits");
        Ticks::of(shape, Mm::new(gap), Mm::new(bleed), &lattice).ticks
    }

    #[test]
    fn ticks_point_into_the_interstices() {
        let directions = |ticks: Vec<Tick>| ticks.iter().map(|tick| tick.direction).collect::<Vec<_>>();
        assert_eq!(directions(ticks(disc(25), 3, 1, 60, 60)), [45.0, 135.0, 225.0, 315.0]);
        assert_eq!(directions(ticks(disc(25), 3, 1, 70, 400)), [0.0, 60.0, 120.0, 180.0, 240.0, 300.0]);
        assert_eq!(directions(ticks(disc(25), 3, 1, 400, 70)), [30.0, 90.0, 150.0, 210.0, 270.0, 330.0]);
    }

    #[test]
    fn a_tick_begins_beyond_the_bleed_and_ends_before_the_interstice() {
        let long = ticks(disc(25), 3, 1, 70, 400);
        assert_eq!((long[0].from, long[0].to), (Mm::from_um(13_800), Mm::from_um(15_300)));
        let short = ticks(disc(20), 0, 0, 70, 400);
        assert_eq!((short[0].from, short[0].to), (Mm::from_um(10_300), Mm::from_um(11_347)));
        assert_eq!(ticks(disc(5), 0, 0, 70, 400).len(), 0);
    }

    #[test]
    fn hexagons_have_ticks_only_where_bleed_leaves_room() {
        let hexagon = Shape::Hexagon { across: Mm::new(20) };
        assert_eq!(ticks(hexagon, 2, 1, 100, 400).len(), 0);
        assert_eq!(ticks(hexagon, 6, 1, 100, 400).len(), 6);
    }

    #[test]
    fn a_tick_does_not_leave_the_page() {
        let tick = |direction| Tick { direction, from: Mm::new(10), to: Mm::new(12) };
        let ticks = Ticks { ticks: vec![tick(0.0), tick(90.0), tick(180.0), tick(270.0)] };
        let at = ticks.at(Point::new(Mm::new(16), Mm::new(15)), rect(5, 5, 100, 26));
        assert_eq!(
            at.iter().map(|tick| (tick.direction, tick.to)).collect::<Vec<_>>(),
            [(90.0, Mm::new(12)), (180.0, Mm::new(11)), (270.0, Mm::new(11))]
        );
    }
}
