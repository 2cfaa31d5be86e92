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

mod line;
mod mark;
mod obstacle;
mod stretch;
mod view;

use super::{CutStyle, Segment};
use crate::game::{Mm, Rect};
use line::{Axis, are_near};
use mark::Mark;
use view::View;

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

#[cfg(test)]
mod tests {
    use super::line::Span;
    use super::*;
    use crate::game::Point;

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
