//! Positions and rotations of backs.
//!
//! A piece is flipped like the page of a book, about its vertical axis, and its back must then be upright. The paper is
//! flipped about one of its edges; the page of backs is as seen then:
//!
//! ```text
//!   front            flipped about its side     flipped about its top or bottom
//!  ┌─────────────┐  ┌─────────────┐            ┌─────────────┐
//!  │ A▲          │  │          ▲a │            │             │
//!  │             │  │             │            │             │
//!  │       B▶    │  │    ◀b       │            │       b▶    │
//!  │             │  │             │            │             │
//!  │             │  │             │            │ a▼          │
//!  └─────────────┘  └─────────────┘            └─────────────┘
//!                    LeftRight                  TopBottom
//! ```
//!
//! `A` is upright, `B` rotated by a quarter turn; `a` and `b` are their backs. If x is mirrored, a rotation by `q`
//! quarters becomes `-q`; if y is mirrored, the back is also upside down: `2 - q`. A fold is the same, with both pages
//! side by side on one.

use super::{Backs, Options, PlacedItem, Sheet, SheetItem, SheetSide, batch};
use crate::game::{Game, Point, Rect, Size};

/// The reflection from fronts to a page of backs, or to the half behind a fold.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Mirror {
    /// Flipped about a vertical axis.
    LeftRight,
    /// Flipped about a horizontal axis.
    TopBottom,
}

impl Mirror {
    /// The reflection for duplex printing; `None` for other options.
    pub(super) fn from_duplex(backs: Backs, paper: Size) -> Option<Mirror> {
        let upright = paper.width <= paper.height;
        match (backs, upright) {
            (Backs::None | Backs::Fold, _) => None,
            (Backs::DuplexLong, true) | (Backs::DuplexShort, false) => Some(Mirror::LeftRight),
            (Backs::DuplexLong, false) | (Backs::DuplexShort, true) => Some(Mirror::TopBottom),
        }
    }

    /// The reflection of a point.
    pub(super) fn point(self, point: Point, paper: Size) -> Point {
        match self {
            Mirror::LeftRight => Point::new(paper.width - point.x, point.y),
            Mirror::TopBottom => Point::new(point.x, paper.height - point.y),
        }
    }

    /// The reflection of a rectangle.
    pub(super) fn rect(self, rect: Rect, paper: Size) -> Rect {
        let origin = match self {
            Mirror::LeftRight => Point::new(paper.width - rect.right(), rect.top()),
            Mirror::TopBottom => Point::new(rect.left(), paper.height - rect.bottom()),
        };
        Rect { origin, size: rect.size }
    }

    /// The rotation of the back of a front with this rotation.
    pub(super) fn quarters(self, front: u8) -> u8 {
        let back = 4 - front % 4;
        match self {
            Mirror::LeftRight => back % 4,
            Mirror::TopBottom => (back + 2) % 4,
        }
    }

    /// The back of a front; `None` if the piece has none.
    pub(super) fn back(self, front: &PlacedItem, game: &Game, paper: Size) -> Option<PlacedItem> {
        let SheetItem::Front(number) = front.item else { return None };
        let piece = game.pieces.get(number).filter(|piece| batch::has_back(piece))?;
        Some(PlacedItem {
            item: if piece.has_own_back() { SheetItem::Back(number) } else { front.item },
            copy: front.copy,
            centre: self.point(front.centre, paper),
            quarters: self.quarters(front.quarters),
            room: front.room,
            ticks: Vec::new(),
            behind_fold: false,
        })
    }
}

/// Adds a page of backs after every sheet of fronts if any of them has backs: printers take the pages in pairs, and
/// would print the next front behind a front without a page of backs. A blank page at the end is omitted. A landscape
/// sheet among portrait ones is flipped about the same edge of the paper, and therefore mirrored along the other axis.
pub(super) fn interleave(fronts: Vec<Sheet>, game: &Game, options: &Options) -> Vec<Sheet> {
    let behind = |front: &Sheet| {
        Mirror::from_duplex(options.backs, front.paper).map(|mirror| back_sheet(front, game, mirror))
    };
    let behind: Vec<Option<Sheet>> = fronts.iter().map(behind).collect();
    if behind.iter().flatten().all(|back| back.placed.is_empty()) {
        return fronts;
    }
    let pairs = fronts.into_iter().zip(behind).flat_map(|(front, back)| [Some(front), back]);
    let mut sheets: Vec<Sheet> = pairs.flatten().collect();
    let leaflet_follows = options.parts.leaflet && game.leaflet.is_some();
    sheets.pop_if(|last| !leaflet_follows && last.side == SheetSide::Back && last.placed.is_empty());
    sheets
}

/// The page of backs of a sheet. It has no cut marks: pieces are cut from the front, and duplex printing is too
/// imprecise for two sets of marks to agree.
fn back_sheet(front: &Sheet, game: &Game, mirror: Mirror) -> Sheet {
    let backs = front.placed.iter().filter_map(|placed| mirror.back(placed, game, front.paper));
    Sheet {
        side: SheetSide::Back,
        placed: backs.collect(),
        trim: mirror.rect(front.trim, front.paper),
        footer: mirror.rect(front.footer, front.paper),
        paper: front.paper,
        tile: front.tile,
        number: front.number,
        title: front.title.clone(),
        slug: front.slug.clone(),
        ..Sheet::default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Mm;

    const UPRIGHT: Size = Size::new(Mm::new(210), Mm::new(297));

    #[test]
    fn the_flip_edge_depends_on_the_orientation() {
        let landscape = UPRIGHT.turned();
        for (backs, paper, mirror) in [
            (Backs::DuplexLong, UPRIGHT, Some(Mirror::LeftRight)),
            (Backs::DuplexShort, UPRIGHT, Some(Mirror::TopBottom)),
            (Backs::DuplexLong, landscape, Some(Mirror::TopBottom)),
            (Backs::DuplexShort, landscape, Some(Mirror::LeftRight)),
            (Backs::None, UPRIGHT, None),
            (Backs::Fold, UPRIGHT, None),
        ] {
            assert_eq!(Mirror::from_duplex(backs, paper), mirror, "{backs:?} {paper:?}");
        }
    }

    #[test]
    fn one_back_requires_a_page_behind_every_front() {
        use super::super::tests::fixtures::{A4, board, disc, game, options, piece};
        let duplex = Options { backs: Backs::DuplexLong, ..options(A4) };
        let mut with_board = game([piece(disc(25), 1)]);
        with_board.boards.push(board(180, 260, 5));
        let sides = |game: &Game| -> Vec<(SheetSide, usize)> {
            let sheets = super::super::lay_out(game, &duplex).expect("the test's pieces fit");
            sheets.iter().map(|sheet| (sheet.side, sheet.placed.len())).collect()
        };
        assert_eq!(sides(&with_board), [(SheetSide::Front, 1), (SheetSide::Front, 1)]);
        with_board.pieces[0].reversible = true;
        assert_eq!(
            sides(&with_board),
            [(SheetSide::Front, 1), (SheetSide::Back, 0), (SheetSide::Front, 1), (SheetSide::Back, 1)]
        );
    }

    /// Rotates a direction clockwise, y downwards.
    fn turned((x, y): (i64, i64), quarters: u8) -> (i64, i64) {
        (0..quarters).fold((x, y), |(x, y), _| (-y, x))
    }

    #[test]
    fn the_top_of_a_back_is_behind_the_top_of_its_front() {
        for quarters in 0..4 {
            // Flipping a piece swaps its left and right, but not its top and bottom.
            for (front, back) in [((0, -1), (0, -1)), ((1, 0), (-1, 0))] {
                let seen = turned(front, quarters);
                for (mirror, behind) in
                    [(Mirror::LeftRight, (-seen.0, seen.1)), (Mirror::TopBottom, (seen.0, -seen.1))]
                {
                    assert_eq!(turned(back, mirror.quarters(quarters)), behind, "{mirror:?} {quarters}");
                }
            }
        }
    }

    #[test]
    fn rectangles_are_reflected_by_their_corners() {
        let rect = Rect::new(Mm::new(10), Mm::new(20), Mm::new(30), Mm::new(40));
        assert_eq!(
            Mirror::LeftRight.rect(rect, UPRIGHT),
            Rect::new(Mm::new(170), Mm::new(20), Mm::new(30), Mm::new(40))
        );
        assert_eq!(
            Mirror::TopBottom.rect(rect, UPRIGHT),
            Rect::new(Mm::new(10), Mm::new(237), Mm::new(30), Mm::new(40))
        );
    }
}
