//! What holds for every game on every paper.

use proptest::prelude::*;

use super::fixtures::{A4, LETTER, board, game, options, piece};
use super::solid::{ROUNDING, Solid};
use super::*;
use crate::game::{Face, Piece, Shape, Strip};

fn length(from: f64, to: f64) -> impl Strategy<Value = Mm> {
    (from..to).prop_map(Mm::nearest)
}

fn shapes() -> impl Strategy<Value = Shape> {
    prop_oneof![
        (length(8.0, 90.0), length(8.0, 90.0))
            .prop_map(|(width, height)| Shape::Rectangle(Size::new(width, height))),
        length(8.0, 90.0).prop_map(|side| Shape::Rectangle(Size::new(side, side))),
        (1usize..4, length(8.0, 25.0), length(0.0, 8.0))
            .prop_map(|(squares, square, tab)| Shape::Strip(Strip { squares, square, tab })),
        length(6.0, 90.0).prop_map(|diameter| Shape::Circle { diameter }),
        length(8.0, 80.0).prop_map(|across| Shape::Hexagon { across }),
    ]
}

fn gaps() -> impl Strategy<Value = Mm> {
    prop_oneof![Just(Mm::ZERO), length(0.0, 9.0), Just(Mm::new(3))]
}

fn pieces() -> impl Strategy<Value = Piece> {
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

fn papers() -> impl Strategy<Value = Size> {
    prop_oneof![
        Just(A4),
        Just(A4.turned()),
        Just(LETTER),
        Just(LETTER.turned()),
        (length(148.0, 330.0), length(148.0, 330.0)).prop_map(|(width, height)| Size::new(width, height)),
    ]
}

fn choices() -> impl Strategy<Value = Options> {
    let cuts = [CutStyle::Marks, CutStyle::Marks, CutStyle::Lines, CutStyle::Outline, CutStyle::None];
    let backs = [Backs::None, Backs::DuplexLong, Backs::DuplexShort, Backs::Fold];
    (papers(), length(0.0, 15.0), length(0.0, 4.0), 0..cuts.len(), 0..backs.len(), length(0.0, 20.0))
        .prop_map(move |(paper, margin, bleed, cut, back, overlap)| Options {
            margin,
            bleed,
            cut: cuts[cut],
            backs: backs[back],
            overlap,
            ..options(paper)
        })
}

fn number(item: Item) -> usize {
    match item {
        Item::Front(number) | Item::Back(number) => number,
        Item::BoardWindow { .. } => panic!("no board was asked for"),
    }
}

/// A game of pieces that all fit, and its sheets.
fn laid_out(pieces: Vec<Piece>, options: &Options) -> (Game, Vec<Sheet>) {
    let mut game = game(pieces);
    if let Err(misfits) = lay_out(&game, options) {
        for misfit in misfits {
            let Misfit::Piece(number) = misfit.what else { panic!("no board was asked for") };
            game.pieces[number].count = 0;
        }
    }
    let sheets = lay_out(&game, options).expect("what does not fit is left out");
    (game, sheets)
}

fn solids<'a>(game: &'a Game, sheet: &'a Sheet) -> Vec<(&'a Placed, &'a Piece, Solid)> {
    let solid = |placed: &'a Placed| {
        let piece = &game.pieces[number(placed.item)];
        (placed, piece, Solid::piece(piece.shape, placed))
    };
    sheet.placed.iter().map(solid).collect()
}

/// Whether a box, given by its edges, stays on the printable part of the paper and off the footer.
fn is_printable(sheet: &Sheet, [left, top, right, bottom]: [f64; 4]) -> bool {
    let footer = sheet.footer;
    let (from, to) = if footer.top() == SAFE {
        (footer.bottom().get(), sheet.paper.height.get() - 5.0)
    } else {
        (5.0, footer.top().get())
    };
    left >= 5.0 - ROUNDING
        && right <= sheet.paper.width.get() - 5.0 + ROUNDING
        && top >= from - ROUNDING
        && bottom <= to + ROUNDING
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(96))]

    #[test]
    fn pieces_keep_their_distance(pieces in prop::collection::vec(pieces(), 1..5), options in choices()) {
        let (game, sheets) = laid_out(pieces, &options);
        for sheet in &sheets {
            let solids = solids(&game, sheet);
            for (at, (a, kind, solid)) in solids.iter().enumerate() {
                for (b, other, neighbour) in &solids[at + 1..] {
                    let alike = kind.shape == other.shape && kind.gap == other.gap && kind.group == other.group;
                    let least = if alike { kind.gap.get() } else { 6.0 }.max((a.room + b.room).get());
                    // Far apart is told faster by the middles than by the outlines.
                    let reach = kind.shape.size().height.max(kind.shape.size().width)
                        + other.shape.size().height.max(other.shape.size().width);
                    let far = (a.centre.x - b.centre.x).get().hypot((a.centre.y - b.centre.y).get());
                    if far < reach.get() + least {
                        let distance = solid.distance(neighbour);
                        prop_assert!(distance >= least - ROUNDING, "{distance} < {least}: {a:?} {b:?}");
                    }
                }
            }
        }
    }

    #[test]
    fn nothing_leaves_the_printable_page(pieces in prop::collection::vec(pieces(), 1..5), options in choices()) {
        let (game, sheets) = laid_out(pieces, &options);
        for sheet in &sheets {
            let page = [Mm::ZERO, Mm::ZERO, sheet.paper.width, sheet.paper.height].map(Mm::get);
            prop_assert_eq!(sheet.footer.size, Size::new(sheet.paper.width - SAFE * 2, FOOTER));
            for (placed, _, solid) in solids(&game, sheet) {
                let [left, top, right, bottom] = solid.bounds();
                let room = placed.room.get();
                prop_assert!(is_printable(sheet, [left - room, top - room, right + room, bottom + room]));
                let margin = options.margin.get() - ROUNDING;
                prop_assert!(left >= margin && top >= margin);
                prop_assert!(right <= page[2] - margin && bottom <= page[3] - margin);
                for &tick in &placed.ticks {
                    prop_assert!(is_printable(sheet, Solid::tick(placed.centre, tick).bounds()));
                }
                let trim = sheet.trim;
                prop_assert!(trim.left().get() <= left + ROUNDING && trim.right().get() >= right - ROUNDING);
                prop_assert!(trim.top().get() <= top + ROUNDING && trim.bottom().get() >= bottom - ROUNDING);
            }
            for &line in sheet.cuts.iter().chain(&sheet.folds) {
                prop_assert!(is_printable(sheet, Solid::segment(line).bounds()), "{line:?}");
            }
        }
    }

    #[test]
    fn marks_touch_neither_pieces_nor_bleed(pieces in prop::collection::vec(pieces(), 1..5), options in choices()) {
        let (game, sheets) = laid_out(pieces, &options);
        for sheet in &sheets {
            let solids = solids(&game, sheet);
            let clear = |mark: &Solid, least: f64| {
                solids.iter().find(|(placed, kind, solid)| {
                    // Pieces edge to edge bleed in full where their block ends.
                    let edge_to_edge = placed.room == Mm::ZERO && kind.shape.is_rectangular();
                    let painted = if edge_to_edge { options.bleed } else { placed.room };
                    mark.distance(solid) < painted.get() * f64::from(least > 0.0) + least - ROUNDING
                })
            };
            for &cut in &sheet.cuts {
                let line = Solid::segment(cut);
                // A line runs along the edges of pieces and over their bleed; what it may not do is enter one.
                let least = if options.cut == CutStyle::Marks { 0.5 } else { 0.0 };
                if least > 0.0 {
                    prop_assert!(clear(&line, least).is_none(), "{cut:?} {:?}", clear(&line, least));
                } else {
                    for (placed, _, solid) in &solids {
                        let [left, top, right, bottom] = solid.bounds();
                        let [x0, y0, x1, y1] = line.bounds();
                        let inside = x0 < right - ROUNDING && x1 > left + ROUNDING
                            && y0 < bottom - ROUNDING && y1 > top + ROUNDING;
                        prop_assert!(!inside, "{cut:?} cuts {placed:?}");
                    }
                }
            }
            for placed in &sheet.placed {
                for &tick in &placed.ticks {
                    let line = Solid::tick(placed.centre, tick);
                    prop_assert!(clear(&line, 0.25).is_none(), "{tick:?} of {placed:?}");
                }
            }
        }
    }

    #[test]
    fn no_copy_is_lost_and_no_sheet_is_blank(pieces in prop::collection::vec(pieces(), 1..5), options in choices()) {
        let (game, sheets) = laid_out(pieces, &options);
        let count = |side, is: &dyn Fn(&Placed) -> bool| {
            let on = sheets.iter().filter(|sheet| sheet.side == side);
            on.flat_map(|sheet| &sheet.placed).filter(|placed| is(placed)).count()
        };
        for (at, piece) in game.pieces.iter().enumerate() {
            let fronts = count(Side::Front, &|placed| placed.item == Item::Front(at));
            let fronts_behind = count(Side::Back, &|placed| placed.item == Item::Front(at));
            let backs = count(Side::Front, &|placed| placed.item == Item::Back(at))
                + count(Side::Back, &|placed| placed.item == Item::Back(at));
            let same_behind = if piece.reversible && piece.back.is_none() { piece.count } else { 0 };
            let own_behind = if piece.back.is_some() { piece.count } else { 0 };
            let expected = match options.backs {
                Backs::None => (if piece.reversible { piece.count * 2 } else { piece.count }, 0, 0),
                Backs::Fold => (piece.count + same_behind, 0, own_behind),
                Backs::DuplexLong | Backs::DuplexShort => (piece.count, same_behind, own_behind),
            };
            prop_assert_eq!((fronts, fronts_behind, backs), expected);
        }
        for sheet in &sheets {
            prop_assert!(sheet.side == Side::Back || !sheet.placed.is_empty());
            prop_assert!(1 <= sheet.number.0 && sheet.number.0 <= sheet.number.1);
        }
    }

    #[test]
    fn a_batch_takes_as_few_sheets_as_its_grid_allows(shape in shapes(), gap in gaps(), count in 1usize..400, options in choices()) {
        let capacity = per_sheet(shape, gap, &options);
        let options = Options { backs: Backs::None, ..options };
        let (_, sheets) = laid_out(vec![Piece { gap, ..piece(shape, count) }], &options);
        prop_assert_eq!(sheets.len(), if capacity == 0 { 0 } else { count.div_ceil(capacity) });
        for sheet in &sheets {
            prop_assert_eq!(&sheet.placed[..], &sheets[0].placed[..sheet.placed.len()]);
        }
    }

    #[test]
    fn a_page_turned_over_shows_each_back_behind_its_front(pieces in prop::collection::vec(pieces(), 1..5), options in choices(), long in any::<bool>()) {
        let backs = if long { Backs::DuplexLong } else { Backs::DuplexShort };
        let options = Options { backs, ..options };
        let (game, sheets) = laid_out(pieces, &options);
        let paper = options.paper;
        let has_back = |placed: &&Placed| {
            let piece = &game.pieces[number(placed.item)];
            piece.reversible || piece.back.is_some()
        };
        // About a side edge where that is the long edge and the long edge is turned, or neither.
        let about_side = (paper.width <= paper.height) == long;
        let mut sheets = sheets.iter().peekable();
        while let Some(front) = sheets.next() {
            prop_assert_eq!(front.side, Side::Front);
            let fronts: Vec<_> = front.placed.iter().filter(has_back).collect();
            let back = sheets.next_if(|sheet| sheet.side == Side::Back);
            let behind = back.map_or(&[][..], |back| &back.placed[..]);
            prop_assert_eq!(fronts.len(), behind.len());
            for (front, back) in fronts.into_iter().zip(behind) {
                let seen = if about_side {
                    Point::new(paper.width - back.centre.x, back.centre.y)
                } else {
                    Point::new(back.centre.x, paper.height - back.centre.y)
                };
                prop_assert_eq!(front.centre, seen);
                prop_assert_eq!(number(front.item), number(back.item));
            }
        }
    }

    #[test]
    fn a_folded_page_lays_each_back_behind_its_front(pieces in prop::collection::vec(pieces(), 1..5), options in choices()) {
        let options = Options { backs: Backs::Fold, ..options };
        let (game, sheets) = laid_out(pieces, &options);
        for sheet in sheets {
            let Some(fold) = sheet.folds.first() else { continue };
            let upright = fold.from.x == fold.to.x;
            let line = if upright { fold.from.x } else { fold.from.y };
            let along = |placed: &Placed| if upright { placed.centre.x } else { placed.centre.y };
            let (fronts, behind): (Vec<_>, Vec<_>) =
                sheet.placed.iter().partition(|placed| along(placed) < line);
            prop_assert_eq!(fronts.len(), behind.len());
            for (front, back) in fronts.into_iter().zip(behind) {
                let across = |placed: &Placed| if upright { placed.centre.y } else { placed.centre.x };
                prop_assert_eq!(number(front.item), number(back.item));
                prop_assert_eq!(across(front), across(back));
                // A fold in the middle of an odd number of micrometres is half of one off.
                prop_assert!(((line - along(front)) - (along(back) - line)).um().abs() <= 1);
                let size = game.pieces[number(front.item)].shape.size();
                let size = if front.quarters % 2 == 1 { size.turned() } else { size };
                let half = if upright { size.width } else { size.height }.half();
                prop_assert!(line - along(front) - half - options.bleed >= Mm::new(5));
            }
        }
    }

    #[test]
    fn tiles_cover_their_board(width in 60i64..1200, height in 60i64..1200, frame in 0i64..20, options in choices()) {
        let mut game = game([]);
        game.boards.push(board(width, height, frame));
        let sheets = lay_out(&game, &options).expect("it is no giant");
        let windows: Vec<Rect> = sheets.iter().map(|sheet| match sheet.placed[0].item {
            Item::BoardWindow { window, .. } => window,
            Item::Front(_) | Item::Back(_) => panic!("no pieces were asked for"),
        }).collect();
        let whole = Rect { origin: Point::default(), size: game.boards[0].size() };
        prop_assert_eq!(windows.iter().copied().reduce(Rect::union), Some(whole));
        for (at, sheet) in sheets.iter().enumerate() {
            let Content::Board { tile: (column, row), tiles: (columns, rows), .. } = sheet.content else {
                panic!("no pieces were asked for")
            };
            prop_assert_eq!((at, sheets.len()), (row * columns + column, columns * rows));
            let window = windows[at];
            prop_assert_eq!(sheet.trim.size, window.size);
            if column + 1 < columns {
                prop_assert!(window.right() - windows[at + 1].left() >= options.overlap);
            }
            if row + 1 < rows {
                prop_assert!(window.bottom() - windows[at + columns].top() >= options.overlap);
            }
            let bleed = sheet.trim.grown(options.bleed);
            let edges = [bleed.left(), bleed.top(), bleed.right(), bleed.bottom()].map(Mm::get);
            prop_assert!(is_printable(sheet, edges));
            for &cut in &sheet.cuts {
                prop_assert!(is_printable(sheet, Solid::segment(cut).bounds()));
            }
            for &join in &sheet.joins {
                let middle = Rect::centred(join, Size::default());
                prop_assert!(sheet.trim.contains(middle));
                // Every cross is on at least one other sheet, at the same place of the board.
                let at_board = join - sheet.trim.origin + window.origin;
                let twins = sheets.iter().zip(&windows).filter(|(other, window)| {
                    other.joins.iter().any(|&twin| twin - other.trim.origin + window.origin == at_board)
                });
                prop_assert!(twins.count() >= 2);
            }
        }
    }
}

#[test]
fn ten_thousand_tokens_are_laid_out_at_once() {
    let tokens = Piece { gap: Mm::new(3), ..piece(Shape::Circle { diameter: Mm::new(25) }, 10_000) };
    let sheets = lay_out(&game([tokens]), &options(A4)).expect("they fit");
    assert_eq!(sheets.len(), 10_000usize.div_ceil(72));
}
