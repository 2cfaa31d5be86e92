//! Areas of a page: frame, footer and clearances.
//!
//! ```text
//!  ┌───────────────────────────────┐ paper
//!  │ ┌───────────────────────────┐ │ margin: unprinted
//!  │ │   │                   │   │ │ `frame`: pieces, their bleed and their marks
//!  │ │ ──┌───────────────────┐── │ │
//!  │ │   │                   │   │ │ clearance from outlines to frame, for bleed
//!  │ │ ──└───────────────────┘── │ │ and marks
//!  │ │   │                   │   │ │
//!  │ ├───────────────────────────┤ │
//!  │ └───────────────────────────┘ │ footer
//!  └───────────────────────────────┘
//! ```

use super::Options;
use super::guillotine::lane;
use super::marks::{MARK_OFFSET, MIN_MARK};
use crate::game::{Mm, Rect, SAFE, Size};

/// Height of the area at the bottom of a sheet for its footer and the check ruler. Marks may touch it; its text does
/// not touch its edges.
pub const FOOTER: Mm = Mm::new(9);

/// Clearance around outlines, given the overhang of their paint: room for the bleed, and for the marks of straight
/// cuts, which may be on that bleed. Discs and hexagons have ticks instead.
pub(super) fn clearance(is_cut: bool, overhang: Mm) -> Mm {
    if is_cut { cut_clearance(MIN_MARK, overhang) } else { overhang.max(MIN_MARK) }
}

/// Clearance for straight cuts with marks of this length.
pub(super) fn cut_clearance(mark: Mm, overhang: Mm) -> Mm {
    overhang.max(MARK_OFFSET + mark)
}

/// The area of pieces, bleed and marks.
pub fn frame(paper: Size, options: &Options) -> Rect {
    let margin = margin(options);
    let bottom = margin + FOOTER;
    Rect::new(margin, margin, paper.width - margin * 2, paper.height - margin - bottom)
}

/// The paper, upright or sideways, whose frame holds something of a size.
pub fn paper_that_holds(size: Size, options: &Options) -> Option<Size> {
    [options.paper, options.paper.turned()]
        .into_iter()
        .find(|paper| size.fits_in(frame(*paper, options).size))
}

/// The available size for outlines of boards and of pieces without a gap.
pub fn room(options: &Options) -> Size {
    let clearance = clearance(true, options.bleed.max(Mm::ZERO) + lane(options.cut));
    room_within(Size::new(clearance, clearance), options)
}

/// The available size for outlines with this clearance at the sides and at the ends.
pub(super) fn room_within(clearance: Size, options: &Options) -> Size {
    let area = frame(options.paper, options).size;
    let within = |length: Mm, clearance: Mm| (length - clearance * 2).max(Mm::ZERO);
    Size::new(within(area.width, clearance.width), within(area.height, clearance.height))
}

/// The number of pages that would do for this area in square millimetres if no paper were lost.
pub(super) fn least_pages(area_mm2: f64, options: &Options) -> usize {
    let room = |paper: Size| frame(paper, options).size.area_mm2();
    (area_mm2 / room(options.paper).max(room(options.paper.turned()))).ceil() as usize
}

/// The area of the footer.
pub(super) fn footer(paper: Size, options: &Options) -> Rect {
    let margin = margin(options);
    Rect::new(margin, paper.height - margin - FOOTER, paper.width - margin * 2, FOOTER)
}

fn margin(options: &Options) -> Mm {
    options.margin.max(SAFE)
}

#[cfg(test)]
mod tests {
    use super::super::tests::fixtures::{A4, LETTER, options};
    use super::*;

    #[test]
    fn the_room_of_a_page_excludes_margin_marks_and_footer() {
        // 5 mm of margin, 3 mm of mark, 0.5 mm between mark and piece; the footer.
        assert_eq!(room(&options(A4)), Size::new(Mm::new(210 - 17), Mm::new(297 - 17 - 9)));
        assert_eq!(room(&options(LETTER)), Size::new(Mm::from_um(198_900), Mm::from_um(253_400)));
    }

    #[test]
    fn margins_have_a_minimum() {
        let narrow = Options { margin: Mm::new(2), ..options(A4) };
        assert_eq!(room(&narrow), room(&options(A4)));
        let wide = Options { margin: Mm::new(15), ..options(A4) };
        assert_eq!(room(&wide), Size::new(Mm::new(193 - 20), Mm::new(271 - 20)));
    }

    #[test]
    fn bleed_wider_than_a_mark_ends_at_the_margin() {
        let wide = Options { bleed: Mm::new(5), ..options(A4) };
        assert_eq!(room(&wide), Size::new(Mm::new(210 - 20), Mm::new(297 - 20 - 9)));
    }
}
