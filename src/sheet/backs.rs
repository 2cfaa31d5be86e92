//! What lies behind what.
//!
//! A piece is turned over like the page of a book, about its own upright axis, and its back must then stand
//! upright. The paper is turned over about one of its edges, and the page of backs shows what one sees then:
//!
//! ```text
//!   front            turned about its side      turned about its top or bottom
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
//! `A` lies upright, `B` turned by a quarter; `a` and `b` are their backs. With x mirrored a turn of `q`
//! quarters becomes `-q`; with y mirrored the back is upside down besides: `2 - q`. A fold is the same, its
//! two pages side by side on one.

use super::{Backs, Options, PlacedItem, Sheet, SheetItem, SheetSide, batch};
use crate::game::{Game, Point, Rect, Size};

/// How a page of backs, or the half behind a fold, lies against the fronts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Mirror {
    /// Turned over about an upright axis.
    LeftRight,
    /// Turned over about a level axis.
    TopBottom,
}

impl Mirror {
    /// How paper printed on both sides is turned; none where it is not.
    pub(super) fn of_duplex(backs: Backs, paper: Size) -> Option<Mirror> {
        let upright = paper.width <= paper.height;
        match (backs, upright) {
            (Backs::None | Backs::Fold, _) => None,
            (Backs::DuplexLong, true) | (Backs::DuplexShort, false) => Some(Mirror::LeftRight),
            (Backs::DuplexLong, false) | (Backs::DuplexShort, true) => Some(Mirror::TopBottom),
        }
    }

    /// The place behind a place.
    pub(super) fn point(self, point: Point, paper: Size) -> Point {
        match self {
            Mirror::LeftRight => Point::new(paper.width - point.x, point.y),
            Mirror::TopBottom => Point::new(point.x, paper.height - point.y),
        }
    }

    /// The box behind a box.
    pub(super) fn rect(self, rect: Rect, paper: Size) -> Rect {
        let origin = match self {
            Mirror::LeftRight => Point::new(paper.width - rect.right(), rect.top()),
            Mirror::TopBottom => Point::new(rect.left(), paper.height - rect.bottom()),
        };
        Rect { origin, size: rect.size }
    }

    /// The turn of a back behind a front with this turn.
    pub(super) fn quarters(self, front: u8) -> u8 {
        let back = 4 - front % 4;
        match self {
            Mirror::LeftRight => back % 4,
            Mirror::TopBottom => (back + 2) % 4,
        }
    }

    /// The back behind a front; none where the piece has none.
    pub(super) fn back(self, front: &PlacedItem, game: &Game, paper: Size) -> Option<PlacedItem> {
        let SheetItem::Front(number) = front.item else { return None };
        let piece = game.pieces.get(number).filter(|piece| batch::has_back(piece))?;
        Some(PlacedItem {
            item: if piece.back.is_some() { SheetItem::Back(number) } else { front.item },
            copy: front.copy,
            centre: self.point(front.centre, paper),
            quarters: self.quarters(front.quarters),
            room: front.room,
            ticks: Vec::new(),
            behind_fold: false,
        })
    }
}

/// Puts a page of backs behind every sheet of fronts, as soon as one of them has any: the printer takes the
/// pages in pairs, and a front without a page behind it would get the next front there. Without any backs
/// the sheets stay as they are, and a blank page that nothing follows is left out. A sheet that lies while others stand is turned about the same edge of the
/// paper, and so mirrored the other way.
pub(super) fn interleaved(fronts: Vec<Sheet>, game: &Game, options: &Options) -> Vec<Sheet> {
    let behind = |front: &Sheet| {
        Mirror::of_duplex(options.backs, front.paper).map(|mirror| back_sheet(front, game, mirror))
    };
    let behind: Vec<Option<Sheet>> = fronts.iter().map(behind).collect();
    if behind.iter().flatten().all(|back| back.placed.is_empty()) {
        return fronts;
    }
    let pairs = fronts.into_iter().zip(behind).flat_map(|(front, back)| [Some(front), back]);
    let mut sheets: Vec<Sheet> = pairs.flatten().collect();
    let is_followed = options.parts.leaflet && game.leaflet.is_some();
    sheets.pop_if(|last| !is_followed && last.side == SheetSide::Back && last.placed.is_empty());
    sheets
}

/// The page behind a sheet of fronts. It shows no cuts: pieces are cut from the front, and no printer hits
/// the back so exactly that two sets of marks would agree.
fn back_sheet(front: &Sheet, game: &Game, mirror: Mirror) -> Sheet {
    let backs = front.placed.iter().filter_map(|placed| mirror.back(placed, game, front.paper));
    let placed: Vec<PlacedItem> = backs.collect();
    Sheet {
        side: SheetSide::Back,
        placed,
        cuts: Vec::new(),
        folds: Vec::new(),
        joins: Vec::new(),
        landings: Vec::new(),
        trim: mirror.rect(front.trim, front.paper),
        footer: mirror.rect(front.footer, front.paper),
        paper: front.paper,
        tile: front.tile,
        number: front.number,
        title: front.title.clone(),
        slug: front.slug.clone(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Mm;

    const UPRIGHT: Size = Size::new(Mm::new(210), Mm::new(297));

    #[test]
    fn the_edge_about_which_paper_is_turned_depends_on_how_it_lies() {
        let lying = UPRIGHT.turned();
        for (backs, paper, mirror) in [
            (Backs::DuplexLong, UPRIGHT, Some(Mirror::LeftRight)),
            (Backs::DuplexShort, UPRIGHT, Some(Mirror::TopBottom)),
            (Backs::DuplexLong, lying, Some(Mirror::TopBottom)),
            (Backs::DuplexShort, lying, Some(Mirror::LeftRight)),
            (Backs::None, UPRIGHT, None),
            (Backs::Fold, UPRIGHT, None),
        ] {
            assert_eq!(Mirror::of_duplex(backs, paper), mirror, "{backs:?} {paper:?}");
        }
    }

    #[test]
    fn one_back_asks_for_a_page_behind_every_front() {
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

    /// Turns a direction clockwise, y downwards.
    fn turned((x, y): (i64, i64), quarters: u8) -> (i64, i64) {
        (0..quarters).fold((x, y), |(x, y), _| (-y, x))
    }

    #[test]
    fn held_to_the_light_the_top_of_a_back_is_behind_the_top_of_its_front() {
        for quarters in 0..4 {
            // On the piece, left and right change places when it is turned over; top and bottom do not.
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
    fn a_box_is_behind_a_box_when_its_corners_are() {
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
