//! Marks and lines of straight cuts.
//!
//! A cut follows collinear edges of pieces. Adjacent edges form one *run*. The mark at the end of a run is on the same
//! line, outside the bleed if there is room, else on the bleed of its own piece, which is cut off with it; it never
//! touches another piece. Runs separated by a gutter are one cut, which continues into the next piece; the gutter has a
//! mark if there is room. The distances between blocks and to the edges of the page (`block`, `page`) leave
//! [`MIN_MARK`] at every end of a run, or [`SHORT_MARK`] beside a board that would else be divided more.
//!
//! ```text
//!            │           │  mark of 3 to 5 mm
//!         ── ┌───┬───┬───┐ ──
//!            │   │   │   │        one run along three pieces
//!         ── ├───┼───┴───┘ ──
//!            │   │   │   │  marks of cuts that end above the last row
//!         ── └───┘ ──
//!            │   │
//! ```

mod axis_cuts;
mod line;
mod line_gap;
mod mark;
mod obstacle;

use super::{CutStyle, Segment};
use crate::game::{Mm, Rect};
use axis_cuts::AxisCuts;
use line::are_close;
pub(super) use line::{Axis, Interval, bounds};
use mark::CutMark;

/// Distance between bleed and mark, or between piece and mark if the mark is on the bleed.
pub(super) const MARK_OFFSET: Mm = Mm::from_um(500);

/// Minimum length of a mark at the end of a cut.
pub(super) const MIN_MARK: Mm = Mm::new(3);

/// Minimum length of a mark at the edge of the page if a longer one would divide a board among more sheets.
pub(super) const SHORT_MARK: Mm = Mm::from_um(1500);

/// Length of an unobstructed mark.
const MAX_MARK: Mm = Mm::new(5);

/// Distance between marks of two blocks on one line, or almost.
pub(super) const MARK_CLEARANCE: Mm = Mm::from_um(500);

/// Marks of two blocks that are closer to each other are easily confused.
pub(super) const CONFUSABLE_DISTANCE: Mm = Mm::new(1);

/// The bounding boxes of an item on the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct ItemBounds {
    pub(super) outline: Rect,
    /// Including the bleed.
    pub(super) paint: Rect,
    /// Whether it is separated by straight cuts along its outline.
    pub(super) is_cut: bool,
}

/// The marks or lines of all straight cuts of a page, without duplicates. `frame` limits marks.
pub(super) fn segments(
    items: &[ItemBounds],
    folds: &[Segment],
    frame: Rect,
    style: CutStyle,
) -> Vec<Segment> {
    let cuts = |axis: Axis| AxisCuts::new(axis, items, folds, frame);
    let mut segments = match style {
        CutStyle::None | CutStyle::Outline | CutStyle::Guillotine => Vec::new(),
        CutStyle::Lines => [cuts(Axis::Vertical).lines(), cuts(Axis::Horizontal).lines()].concat(),
        CutStyle::Marks => {
            let horizontal = cuts(Axis::Horizontal).marks();
            // If a piece is missing in a corner, the marks of its neighbours could cross.
            let vertical = cuts(Axis::Vertical).with_obstacles(&horizontal).marks();
            choose_lengths(&[horizontal, vertical].concat())
        }
    };
    segments.sort_unstable_by_key(|segment| (segment.from, segment.to));
    segments.dedup();
    segments
}

/// Chooses the longest segment for each mark that is not close to another mark. Marks that face each other stay close
/// to their own pieces.
fn choose_lengths(marks: &[CutMark]) -> Vec<Segment> {
    let at_ends: Vec<&CutMark> =
        marks.iter().filter(|mark| mark.close != mark.shortest || mark.longest != mark.shortest).collect();
    let close = |mark: &&CutMark| {
        if at_ends.iter().any(|other| mark.faces(other)) { mark.close } else { mark.shortest }
    };
    let mut segments: Vec<Segment> = at_ends.iter().map(close).collect();
    let fixed = marks
        .iter()
        .filter(|mark| mark.close == mark.shortest && mark.longest == mark.shortest)
        .map(|mark| mark.shortest);
    segments.extend(fixed);
    for (number, mark) in at_ends.iter().enumerate() {
        let mut others = segments.iter().enumerate().filter(|(other, _)| *other != number);
        if segments[number] == mark.shortest && !others.any(|(_, &other)| are_close(mark.longest, other)) {
            segments[number] = mark.longest;
        }
    }
    segments
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Point;

    const TEST_FRAME: (i64, i64, i64, i64) = (5, 5, 205, 282);

    fn rect((left, top, right, bottom): (i64, i64, i64, i64)) -> Rect {
        Rect::new(Mm::new(left), Mm::new(top), Mm::new(right - left), Mm::new(bottom - top))
    }

    /// A card with a bleed of 2 mm.
    fn card(left: i64, top: i64, right: i64, bottom: i64) -> ItemBounds {
        let outline = rect((left, top, right, bottom));
        ItemBounds { outline, paint: outline.grown(Mm::new(2)), is_cut: true }
    }

    fn marks(items: &[ItemBounds]) -> Vec<Segment> {
        segments(items, &[], rect(TEST_FRAME), CutStyle::Marks)
    }

    fn vertical(x: i64, from: i64, to: i64) -> Segment {
        Axis::Vertical.segment(Mm::new(x), Interval { from: Mm::from_um(from), to: Mm::from_um(to) })
    }

    fn horizontal(y: i64, from: i64, to: i64) -> Segment {
        Axis::Horizontal.segment(Mm::new(y), Interval { from: Mm::from_um(from), to: Mm::from_um(to) })
    }

    /// Start and end of the vertical marks at `x`.
    fn vertical_at(marks: &[Segment], x: i64) -> Vec<(i64, i64)> {
        let at_x = marks.iter().filter(|mark| mark.from.x == Mm::new(x) && mark.to.x == Mm::new(x));
        at_x.map(|mark| (mark.from.y.um(), mark.to.y.um())).collect()
    }

    #[test]
    fn a_card_has_a_mark_at_each_end_of_each_edge() {
        let mut expected = Vec::new();
        for x in [20, 60] {
            expected.extend([vertical(x, 22_500, 27_500), vertical(x, 82_500, 87_500)]);
        }
        for y in [30, 80] {
            expected.extend([horizontal(y, 12_500, 17_500), horizontal(y, 62_500, 67_500)]);
        }
        expected.sort_unstable_by_key(|segment| (segment.from, segment.to));
        assert_eq!(marks(&[card(20, 30, 60, 80)]), expected);
    }

    #[test]
    fn a_mark_ends_at_the_edge_of_the_frame() {
        let marks = marks(&[card(11, 30, 60, 80)]);
        assert!(marks.contains(&horizontal(30, 5_000, 8_500)), "{marks:?}");
    }

    #[test]
    fn a_mark_without_room_beside_the_bleed_is_on_it() {
        let marks = marks(&[card(9, 30, 60, 80)]);
        assert!(marks.contains(&horizontal(30, 5_000, 8_500)), "{marks:?}");
    }

    #[test]
    fn marks_of_two_almost_collinear_cuts_are_close_to_their_pieces() {
        let mut below = card(20, 89, 60, 130);
        below.outline.size.width = Mm::from_um(40_500);
        below.paint = below.outline.grown(Mm::new(2));
        let marks = marks(&[card(20, 30, 60, 80), below]);
        assert_eq!(vertical_at(&marks, 60)[1], (80_500, 83_500));
        let lower: Vec<&Segment> = marks.iter().filter(|mark| mark.from.x == Mm::from_um(60_500)).collect();
        assert_eq!((lower[0].from.y, lower[0].to.y), (Mm::from_um(85_500), Mm::from_um(88_500)));
    }

    #[test]
    fn cards_edge_to_edge_share_their_cuts() {
        let marks = marks(&[card(20, 30, 60, 80), card(60, 30, 100, 80), card(20, 80, 60, 130)]);
        assert_eq!(vertical_at(&marks, 20), [(22_500, 27_500), (132_500, 137_500)]);
        // The last row has one card, so the cut to the right of the other one ends above it.
        assert_eq!(vertical_at(&marks, 100), [(22_500, 27_500), (82_500, 87_500)]);
        assert_eq!(vertical_at(&marks, 60), [(22_500, 27_500), (132_500, 137_500)]);
    }

    #[test]
    fn a_gutter_has_a_mark_if_there_is_room() {
        let across = |gap: i64| marks(&[card(20, 30, 60, 80), card(20, 80 + gap, 60, 130 + gap)]);
        assert_eq!(vertical_at(&across(4), 20).len(), 2);
        assert_eq!(vertical_at(&across(8), 20), [(22_500, 27_500), (82_500, 85_500), (140_500, 145_500)]);
        assert_eq!(vertical_at(&across(12), 20)[1..3], [(82_500, 85_500), (86_500, 89_500)]);
        assert_eq!(vertical_at(&across(40), 20)[1..3], [(82_500, 87_500), (112_500, 117_500)]);
    }

    #[test]
    fn an_obstacle_separates_cuts_on_one_line() {
        let marks = marks(&[card(20, 30, 60, 60), card(10, 70, 90, 90), card(20, 100, 60, 130)]);
        assert_eq!(
            vertical_at(&marks, 20),
            [(22_500, 27_500), (62_500, 65_500), (94_500, 97_500), (132_500, 137_500)]
        );
    }

    #[test]
    fn a_mark_is_behind_the_bleed_of_another_piece() {
        // The bleed of the last card of the lower row covers the line of the cut that ends above it.
        let marks = marks(&[card(20, 30, 40, 60), card(40, 30, 42, 60), card(20, 60, 40, 90)]);
        assert_eq!(vertical_at(&marks, 42), [(22_500, 27_500), (92_500, 97_500)]);
    }

    #[test]
    fn marks_end_before_a_fold() {
        let fold =
            Segment { from: Point::new(Mm::new(5), Mm::new(87)), to: Point::new(Mm::new(205), Mm::new(87)) };
        let marks = segments(&[card(20, 30, 60, 80)], &[fold], rect(TEST_FRAME), CutStyle::Marks);
        assert_eq!(vertical_at(&marks, 20), [(22_500, 27_500), (82_500, 85_500)]);
    }

    #[test]
    fn a_mark_is_longer_only_if_no_other_is_close() {
        // The right edges differ by half a millimetre, with 12 mm of paper between the cards.
        let mut below = card(20, 92, 60, 130);
        below.outline.size.width = Mm::from_um(40_500);
        below.paint = below.outline.grown(Mm::new(2));
        let marks = marks(&[card(20, 30, 60, 80), below]);
        assert_eq!(vertical_at(&marks, 60)[1], (82_500, 85_500));
    }

    #[test]
    fn lines_are_from_edge_to_edge_and_cross_no_piece() {
        let lines = |items: &[ItemBounds]| segments(items, &[], rect(TEST_FRAME), CutStyle::Lines);
        let two = lines(&[card(20, 30, 60, 80), card(60, 30, 100, 80)]);
        assert_eq!(two.len(), 5);
        assert!(two.contains(&vertical(100, 5_000, 282_000)));
        let three = lines(&[card(20, 30, 60, 60), card(10, 70, 90, 90), card(20, 100, 60, 130)]);
        assert_eq!(vertical_at(&three, 20), [(5_000, 67_500), (92_500, 282_000)]);
    }
}
