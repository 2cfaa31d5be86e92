//! The rules of a page: where pieces, marks and the footer may lie.
//!
//! ```text
//!  ┌───────────────────────────────┐ paper
//!  │ ┌───────────────────────────┐ │ SAFE: nothing is printed outside; `reach` of the marks
//!  │ │  ┌─────────────────────┐  │ │ margin: `ground`, where outlines lie
//!  │ │  │                     │  │ │
//!  │ │  └─────────────────────┘  │ │ 3 mm for marks (more where the bleed needs it)
//!  │ ├───────────────────────────┤ │
//!  │ └───────────────────────────┘ │ the footer's band
//!  └───────────────────────────────┘
//! ```

use super::Options;
use crate::game::{Mm, Rect, Size};

/// No printer is asked to print nearer than this to the paper's edge.
pub const SAFE: Mm = Mm::new(5);

/// The height of the band at the foot of a sheet that holds its footer and the check ruler.
pub const FOOTER: Mm = Mm::new(9);

/// The least distance between outlines and the footer: cut marks need a place to stand.
const ABOVE_FOOTER: Mm = Mm::new(3);

/// The least distance between bleed and footer.
const BLEED_TO_FOOTER: Mm = Mm::new(1);

/// How near marks come to the footer's band: two millimetres to its words.
const ABOVE_WORDS: Mm = Mm::from_um(1200);

/// The box in which the outlines of pieces and of tiles lie on a page, for all but [`Backs::Fold`]: there a
/// piece with a back has half of it.
///
/// [`Backs::Fold`]: super::Backs::Fold
pub fn room(options: &Options) -> Size {
    let ground = Area::whole(options.paper, options).ground.size;
    Size::new(ground.width.max(Mm::ZERO), ground.height.max(Mm::ZERO))
}

/// The part of a page that takes fronts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Area {
    /// Where outlines may lie.
    pub(super) ground: Rect,
    /// Where marks may run.
    pub(super) reach: Rect,
}

impl Area {
    /// The whole page.
    pub(super) fn whole(paper: Size, options: &Options) -> Area {
        let bleed = options.bleed.max(Mm::ZERO);
        let inset = options.margin.max(SAFE + bleed);
        let foot = SAFE + FOOTER + ABOVE_FOOTER.max(bleed + BLEED_TO_FOOTER);
        // A margin wider than the footer's band keeps pieces off the bottom edge as off the others.
        let foot = foot.max(inset);
        Area {
            ground: Rect::new(inset, inset, paper.width - inset * 2, paper.height - inset - foot),
            reach: Rect::new(
                SAFE,
                SAFE,
                paper.width - SAFE * 2,
                paper.height - SAFE * 2 - FOOTER - ABOVE_WORDS,
            ),
        }
    }
}

/// The footer's band.
pub(super) fn footer(paper: Size) -> Rect {
    Rect::new(SAFE, paper.height - SAFE - FOOTER, paper.width - SAFE * 2, FOOTER)
}

#[cfg(test)]
mod tests {
    use super::super::fixtures::{A4, LETTER, options};
    use super::*;

    #[test]
    fn the_room_of_a_page_is_what_margin_and_footer_leave() {
        assert_eq!(room(&options(A4)), Size::new(Mm::new(194), Mm::new(272)));
        assert_eq!(room(&options(LETTER)), Size::new(Mm::from_um(199_900), Mm::from_um(254_400)));
    }

    #[test]
    fn bleed_beside_a_narrow_margin_still_ends_at_the_safe_edge() {
        let narrow = Options { margin: Mm::ZERO, bleed: Mm::new(4), ..options(A4) };
        assert_eq!(room(&narrow), Size::new(Mm::new(192), Mm::new(297 - 9 - 19)));
    }
}
