//! The rules of a page: where pieces, marks and the footer may lie.
//!
//! ```text
//!  ┌───────────────────────────────┐ paper
//!  │ ┌───────────────────────────┐ │ margin: nothing is printed outside
//!  │ │   │                   │   │ │ `frame`: pieces, their bleed and their marks
//!  │ │ ──┌───────────────────┐── │ │
//!  │ │   │                   │   │ │ skirt: from the outlines to the frame, so
//!  │ │ ──└───────────────────┘── │ │ that bleed and marks have their place
//!  │ │   │                   │   │ │
//!  │ ├───────────────────────────┤ │
//!  │ └───────────────────────────┘ │ the footer's band
//!  └───────────────────────────────┘
//! ```

use super::Options;
use super::marks::{LEAST_MARK, MARK_OFFSET};
use crate::game::{Mm, Rect, SAFE, Size};

/// The height of the band at the foot of a sheet that holds its footer and the check ruler. Marks come up to it; its
/// words keep off its edge.
pub const FOOTER: Mm = Mm::new(9);

/// What outlines keep free round themselves, if they paint so far beyond themselves: room for their bleed, and for a
/// mark where straight cuts free them. The mark may stand on that bleed. Discs and hexagons have ticks instead.
pub(super) fn skirt(is_cut: bool, rim: Mm) -> Mm {
    rim.max(if is_cut { MARK_OFFSET + LEAST_MARK } else { LEAST_MARK })
}

/// Where pieces, bleed and marks may lie.
pub(super) fn frame(paper: Size, options: &Options) -> Rect {
    let margin = margin(options);
    let foot = margin + FOOTER;
    Rect::new(margin, margin, paper.width - margin * 2, paper.height - margin - foot)
}

/// The box in which the outlines of boards and of pieces without a gap lie on a page.
pub fn room(options: &Options) -> Size {
    room_within(skirt(true, options.bleed.max(Mm::ZERO)), options)
}

/// The box in which outlines with such a skirt lie on a page.
pub(super) fn room_within(skirt: Mm, options: &Options) -> Size {
    let ground = frame(options.paper, options).grown(-skirt).size;
    Size::new(ground.width.max(Mm::ZERO), ground.height.max(Mm::ZERO))
}

/// The footer's band.
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
    fn the_room_of_a_page_is_what_margin_marks_and_footer_leave() {
        // 5 mm of margin, 3 mm of mark, 0.5 mm between mark and piece; the footer.
        assert_eq!(room(&options(A4)), Size::new(Mm::new(210 - 17), Mm::new(297 - 17 - 9)));
        assert_eq!(room(&options(LETTER)), Size::new(Mm::from_um(198_900), Mm::from_um(253_400)));
    }

    #[test]
    fn no_margin_is_less_than_what_printers_print() {
        let none = Options { margin: Mm::ZERO, ..options(A4) };
        assert_eq!(room(&none), room(&options(A4)));
        let wide = Options { margin: Mm::new(15), ..options(A4) };
        assert_eq!(room(&wide), Size::new(Mm::new(193 - 20), Mm::new(271 - 20)));
    }

    #[test]
    fn bleed_that_is_wider_than_a_mark_ends_at_the_margin() {
        let wide = Options { bleed: Mm::new(5), ..options(A4) };
        assert_eq!(room(&wide), Size::new(Mm::new(210 - 20), Mm::new(297 - 20 - 9)));
    }
}
