//! Random games, papers and options, and queries on their sheets.

use proptest::prelude::*;

use super::fixtures::{A4, LETTER, board, game, options, piece};
use super::outline::{Outline, ROUNDING_MM};
use crate::game::{Board, Face, HexTop, Piece, SAFE, Shape, Strip};
use crate::sheet::*;

pub(crate) fn length(from: f64, to: f64) -> impl Strategy<Value = Mm> {
    (from..to).prop_map(Mm::nearest)
}

pub(crate) fn shapes() -> impl Strategy<Value = Shape> {
    prop_oneof![
        (length(8.0, 90.0), length(8.0, 90.0))
            .prop_map(|(width, height)| Shape::rectangle(Size::new(width, height))),
        length(8.0, 90.0).prop_map(|side| Shape::rectangle(Size::new(side, side))),
        (length(8.0, 90.0), length(8.0, 90.0), length(0.0, 4.0))
            .prop_map(|(width, height, corner)| Shape::Rectangle { size: Size::new(width, height), corner }),
        (1usize..4, length(8.0, 25.0), length(0.0, 8.0))
            .prop_map(|(squares, square, tab)| Shape::Strip(Strip { squares, square, tab })),
        length(6.0, 90.0).prop_map(|diameter| Shape::Circle { diameter }),
        (length(8.0, 80.0), prop::sample::select(vec![HexTop::Pointy, HexTop::Flat]))
            .prop_map(|(across, top)| Shape::Hexagon { across, top }),
        length(8.0, 90.0).prop_map(|side| Shape::Triangle { side }),
        (length(8.0, 90.0), length(8.0, 90.0), 0u64..2)
            .prop_map(|(width, height, id)| Shape::Outline { size: Size::new(width, height), id }),
    ]
}

pub(crate) fn gaps() -> impl Strategy<Value = Mm> {
    let least = crate::spec::limits::CUTTABLE_GAP.get();
    prop_oneof![Just(Mm::ZERO), length(least, 9.0), Just(Mm::new(3))]
}

pub(crate) fn pieces() -> impl Strategy<Value = Piece> {
    (shapes(), gaps(), 0usize..60, any::<bool>(), any::<bool>(), 0usize..2).prop_map(
        |(shape, gap, count, reversible, back, group)| Piece {
            gap,
            reversible,
            group: ByLang::same(["Tiles", "Discs"][group].to_owned()),
            back: back.then(Face::default),
            ..piece(shape, count)
        },
    )
}

pub(crate) fn papers() -> impl Strategy<Value = Size> {
    prop_oneof![
        Just(A4),
        Just(A4.turned()),
        Just(LETTER),
        Just(LETTER.turned()),
        (length(148.0, 330.0), length(148.0, 330.0)).prop_map(|(width, height)| Size::new(width, height)),
    ]
}

pub(crate) fn print_options() -> impl Strategy<Value = Options> {
    let cuts = [
        CutStyle::Marks,
        CutStyle::Marks,
        CutStyle::Lines,
        CutStyle::Outline,
        CutStyle::Guillotine,
        CutStyle::None,
    ];
    let backs = [Backs::None, Backs::DuplexLong, Backs::DuplexShort, Backs::Fold];
    // Without a margin each page has one piece: `single` has tests of its own.
    (papers(), length(0.5, 15.0), length(0.0, 4.0), 0..cuts.len(), 0..backs.len(), length(0.0, 20.0))
        .prop_map(move |(paper, margin, bleed, cut, back, overlap)| Options {
            margin,
            bleed,
            cut: cuts[cut],
            backs: backs[back],
            overlap,
            least_overlap: overlap.half(),
            ..options(paper)
        })
}

pub(crate) fn boards() -> impl Strategy<Value = Vec<Board>> {
    prop::collection::vec((40i64..260, 40i64..260, 0i64..10), 0..3).prop_map(|sizes| {
        sizes.into_iter().map(|(width, height, frame)| board(width, height, frame)).collect()
    })
}

/// Boards and pieces, mostly few enough to share a page.
pub(crate) fn games() -> impl Strategy<Value = Game> {
    (boards(), prop::collection::vec(pieces(), 1..5))
        .prop_map(|(boards, pieces)| Game { boards, ..game(pieces) })
}

/// Index of a piece in its game; `None` for boards.
pub(crate) fn piece_index(item: SheetItem) -> Option<usize> {
    match item {
        SheetItem::Front(number) | SheetItem::Back(number) => Some(number),
        SheetItem::BoardWindow { .. } => None,
    }
}

/// A game without the items that do not fit, and its sheets.
pub(crate) fn laid_out(mut game: Game, options: &Options) -> (Game, Vec<Sheet>) {
    if let Err(misfits) = lay_out(&game, options) {
        for misfit in misfits {
            match misfit.what {
                Misfit::Piece(number) => game.pieces[number].count = 0,
                Misfit::Board(_) => game.boards.clear(),
            }
        }
    }
    let sheets = lay_out(&game, options).expect("items that do not fit were removed");
    (game, sheets)
}

/// Shape, gap and group by which an item is cut. A part of a board is a rectangle without a group.
pub(crate) fn cut_kind(game: &Game, item: SheetItem) -> (Shape, Mm, Option<&ByLang<String>>) {
    match item {
        SheetItem::Front(number) | SheetItem::Back(number) => {
            let piece = &game.pieces[number];
            (piece.shape, piece.gap, Some(&piece.group))
        }
        SheetItem::BoardWindow { window, .. } => (Shape::rectangle(window.size), Mm::ZERO, None),
    }
}

pub(super) fn outlines<'a>(game: &Game, sheet: &'a Sheet) -> Vec<(&'a PlacedItem, Shape, Outline)> {
    let outline = |placed: &'a PlacedItem| {
        let (shape, ..) = cut_kind(game, placed.item);
        (placed, shape, Outline::piece(shape, placed))
    };
    sheet.placed.iter().map(outline).collect()
}

/// Whether a box (left, top, right, bottom) is within the margins and clear of the footer.
pub(crate) fn is_printable(sheet: &Sheet, options: &Options, [left, top, right, bottom]: [f64; 4]) -> bool {
    let footer = sheet.footer;
    let margin = options.margin.max(SAFE);
    let Size { width, height } = sheet.paper;
    let (from, to) =
        if footer.top() == margin { (footer.bottom(), height - margin) } else { (margin, footer.top()) };
    left >= margin.get() - ROUNDING_MM
        && right <= (width - margin).get() + ROUNDING_MM
        && top >= from.get() - ROUNDING_MM
        && bottom <= to.get() + ROUNDING_MM
}

pub(crate) fn has_back(game: &Game, placed: &PlacedItem) -> bool {
    piece_index(placed.item)
        .is_some_and(|number| game.pieces[number].reversible || game.pieces[number].back.is_some())
}
