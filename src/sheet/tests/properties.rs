//! Properties of every layout: any game on any paper.

use proptest::prelude::*;

use super::fixtures::{A4, board, game, options, piece};
use super::generators::{games, gaps, is_printable, laid_out, outlines, piece_index, print_options, shapes};
use super::mark_checker::unmarked;
use super::outline::{Outline, ROUNDING_MM};
use super::placement::{misplaced_backs, too_close};
use crate::game::{Parts, Piece, SAFE, Shape};
use crate::sheet::axis_tiling::Sharing;
use crate::sheet::*;

proptest! {
    #![proptest_config(ProptestConfig::with_cases(96))]

    #[test]
    fn pieces_keep_their_distance(game in games(), options in print_options()) {
        let (game, sheets) = laid_out(game, &options);
        for sheet in &sheets {
            prop_assert_eq!(too_close(&game, sheet), None);
        }
    }

    #[test]
    fn everything_is_in_the_printable_area(game in games(), options in print_options()) {
        let (game, sheets) = laid_out(game, &options);
        for sheet in &sheets {
            let page = [Mm::ZERO, Mm::ZERO, sheet.paper.width, sheet.paper.height].map(Mm::get);
            let beside = options.margin.max(SAFE) * 2;
            prop_assert_eq!(sheet.footer.size, Size::new(sheet.paper.width - beside, FOOTER));
            for (placed, _, outline) in outlines(&game, sheet) {
                let [left, top, right, bottom] = outline.bounds();
                let room = placed.room.get();
                prop_assert!(is_printable(sheet, &options, [left - room, top - room, right + room, bottom + room]));
                let margin = options.margin.get() - ROUNDING_MM;
                prop_assert!(left >= margin && top >= margin);
                prop_assert!(right <= page[2] - margin && bottom <= page[3] - margin);
                for &tick in &placed.ticks {
                    prop_assert!(is_printable(sheet, &options, Outline::tick(placed.centre, tick).bounds()));
                }
                let trim = sheet.trim;
                prop_assert!(trim.left().get() <= left + ROUNDING_MM && trim.right().get() >= right - ROUNDING_MM);
                prop_assert!(trim.top().get() <= top + ROUNDING_MM && trim.bottom().get() >= bottom - ROUNDING_MM);
            }
            for &line in sheet.cuts.iter().chain(&sheet.folds) {
                prop_assert!(is_printable(sheet, &options, Outline::segment(line).bounds()), "{line:?}");
            }
        }
    }

    #[test]
    fn marks_touch_neither_pieces_nor_bleed(game in games(), options in print_options()) {
        let (game, sheets) = laid_out(game, &options);
        for sheet in &sheets {
            let outlines = outlines(&game, sheet);
            // Pieces without gaps have their full bleed at the edge of their block.
            let painted = |placed: &PlacedItem, shape: Shape| {
                let edge_to_edge = placed.room == Mm::ZERO && shape.is_rectangular();
                if edge_to_edge { options.bleed } else { placed.room }.get()
            };
            for &cut in &sheet.cuts {
                let line = Outline::segment(cut);
                for (placed, shape, outline) in &outlines {
                    let [left, top, right, bottom] = outline.bounds();
                    let [x0, y0, x1, y1] = line.bounds();
                    // A line may run along edges and over bleed, but not into a piece.
                    let inside = x0 < right - ROUNDING_MM && x1 > left + ROUNDING_MM
                        && y0 < bottom - ROUNDING_MM && y1 > top + ROUNDING_MM;
                    prop_assert!(!inside, "{cut:?} cuts {placed:?}");
                    if options.cut == CutStyle::Marks {
                        // A mark may be on the bleed of a piece only if its cut separates that piece.
                        let on = |line: f64, edges: [f64; 2]| edges.iter().any(|edge| (edge - line).abs() < ROUNDING_MM);
                        let own = if x0 == x1 { on(x0, [left, right]) } else { on(y0, [top, bottom]) };
                        let least = if own && shape.is_rectangular() { 0.5 } else { painted(placed, *shape) };
                        prop_assert!(line.distance(outline) >= least - ROUNDING_MM, "{cut:?} beside {placed:?}");
                    }
                }
            }
            if options.cut == CutStyle::Marks {
                let marks: Vec<Outline> = sheet.cuts.iter().map(|&cut| Outline::segment(cut)).collect();
                for (at, mark) in marks.iter().enumerate() {
                    let touched = marks[at + 1..].iter().position(|other| mark.distance(other) <= 0.0);
                    prop_assert!(touched.is_none(), "{:?} {:?}", sheet.cuts[at], touched.map(|n| sheet.cuts[at + 1 + n]));
                }
            }
            for placed in &sheet.placed {
                for &tick in &placed.ticks {
                    let line = Outline::tick(placed.centre, tick);
                    let on = outlines.iter().find(|(other, shape, outline)| {
                        line.distance(outline) < painted(other, *shape) + 0.25 - ROUNDING_MM
                    });
                    prop_assert!(on.is_none(), "{tick:?} of {placed:?} on {on:?}");
                }
            }
        }
    }

    #[test]
    fn every_cut_has_marks_at_both_ends(game in games(), options in print_options()) {
        let options = Options { cut: CutStyle::Marks, ..options };
        let (game, sheets) = laid_out(game, &options);
        for sheet in &sheets {
            let ends = |cut: &Segment| [cut.from.x, cut.from.y, cut.to.x, cut.to.y].map(Mm::get);
            let marks: Vec<[f64; 4]> = sheet.cuts.iter().map(ends).collect();
            let unmarked = unmarked(&game, sheet, &marks, options.bleed.get());
            prop_assert!(unmarked.is_empty(), "{unmarked:?}");
        }
    }

    #[test]
    fn all_copies_are_placed_and_no_sheet_is_blank(game in games(), options in print_options()) {
        let (game, sheets) = laid_out(game, &options);
        let count = |side, is: &dyn Fn(&PlacedItem) -> bool| {
            let on = sheets.iter().filter(|sheet| sheet.side == side);
            on.flat_map(|sheet| &sheet.placed).filter(|placed| is(placed)).count()
        };
        for (at, piece) in game.pieces.iter().enumerate() {
            let fronts = count(SheetSide::Front, &|placed| placed.item == SheetItem::Front(at));
            let fronts_behind = count(SheetSide::Back, &|placed| placed.item == SheetItem::Front(at));
            let backs = count(SheetSide::Front, &|placed| placed.item == SheetItem::Back(at))
                + count(SheetSide::Back, &|placed| placed.item == SheetItem::Back(at));
            let same_behind = if piece.reversible && piece.back.is_none() { piece.count } else { 0 };
            let own_behind = if piece.back.is_some() { piece.count } else { 0 };
            let expected = match options.backs {
                Backs::None => (if piece.reversible { piece.count * 2 } else { piece.count }, 0, 0),
                Backs::Fold => (piece.count + same_behind, 0, own_behind),
                Backs::DuplexLong | Backs::DuplexShort => (piece.count, same_behind, own_behind),
            };
            prop_assert_eq!((fronts, fronts_behind, backs), expected);
            let is_front = |placed: &&PlacedItem| placed.item == SheetItem::Front(at) && !placed.behind_fold;
            let on_front = sheets.iter().filter(|sheet| sheet.side == SheetSide::Front);
            let mut copies: Vec<usize> =
                on_front.flat_map(|sheet| sheet.placed.iter().filter(is_front)).map(|placed| placed.copy).collect();
            copies.sort_unstable();
            let fronts = if options.backs == Backs::None { expected.0 } else { piece.count };
            prop_assert_eq!(copies, (0..fronts).collect::<Vec<_>>());
        }
        for sheet in &sheets {
            prop_assert!(sheet.side == SheetSide::Back || !sheet.placed.is_empty());
            let mut boards = sheet.placed.iter().filter(|placed| piece_index(placed.item).is_none());
            prop_assert!(boards.all(|board| board.copy == 0));
            prop_assert!(1 <= sheet.number.0 && sheet.number.0 <= sheet.number.1);
        }
    }

    #[test]
    fn a_batch_takes_the_minimum_number_of_sheets(shape in shapes(), gap in gaps(), count in 1usize..400, options in print_options()) {
        let piece = Piece { gap, ..piece(shape, count) };
        let turned = Options { paper: options.paper.turned(), ..options.clone() };
        let capacities = [&options, &turned].map(|options| per_sheet(&piece, options));
        let options = Options { backs: Backs::None, ..options };
        let (_, sheets) = laid_out(game([piece]), &options);
        let needed = capacities.iter().filter(|&&capacity| capacity > 0).map(|&capacity| count.div_ceil(capacity));
        prop_assert_eq!(sheets.len(), needed.min().unwrap_or_default());
        let mut copies = 0;
        for sheet in &sheets {
            let later = |placed: &PlacedItem| PlacedItem { copy: placed.copy + copies, ..placed.clone() };
            let expected: Vec<PlacedItem> = sheets[0].placed.iter().take(sheet.placed.len()).map(later).collect();
            prop_assert_eq!(&sheet.placed, &expected);
            copies += sheet.placed.len();
        }
    }

    #[test]
    fn paper_on_its_side_takes_as_many_sheets(game in games(), options in print_options()) {
        let (game, sheets) = laid_out(game, &options);
        let turned = Options { paper: options.paper.turned(), ..options.clone() };
        prop_assert_eq!(papers(&laid_out(game, &turned).1), papers(&sheets));
    }

    #[test]
    fn backs_are_behind_their_fronts(game in games(), options in print_options()) {
        let (game, sheets) = laid_out(game, &options);
        prop_assert_eq!(misplaced_backs(&game, &sheets, options.backs), None);
    }

    #[test]
    fn sharing_never_adds_a_sheet_or_loses_a_board(game in games(), options in print_options()) {
        let (game, sheets) = laid_out(game, &options);
        let only = |board: bool| {
            let parts = Parts { board, pieces: !board, tokens: !board, ..options.parts };
            lay_out(&game, &Options { parts, ..options.clone() }).expect("all of it fits")
        };
        let fronts = |sheets: &[Sheet]| sheets.iter().filter(|sheet| sheet.side == SheetSide::Front).count();
        let (boards, pieces) = (only(true), only(false));
        prop_assert!(fronts(&sheets) <= fronts(&boards) + fronts(&pieces));
        let windows = |sheets: &[Sheet]| {
            let placed = sheets.iter().flat_map(|sheet| &sheet.placed);
            placed.filter(|placed| piece_index(placed.item).is_none()).count()
        };
        let parts: usize = game.boards.iter().enumerate().map(|(number, board)| {
            tile::parts(number, board, &tile::seam_lines(board), &options, Sharing::Even).expect("all of it fits").len()
        }).sum();
        prop_assert_eq!(windows(&sheets), parts);
    }

    #[test]
    fn tiles_cover_their_board(width in 60i64..1200, height in 60i64..1200, frame in 0i64..20, options in print_options()) {
        let mut game = game([]);
        game.boards.push(board(width, height, frame));
        let sheets = lay_out(&game, &options).expect("the board fits");
        let windows: Vec<Rect> = sheets.iter().map(|sheet| match sheet.placed[0].item {
            SheetItem::BoardWindow { window, .. } => window,
            SheetItem::Front(_) | SheetItem::Back(_) => panic!("there are no pieces"),
        }).collect();
        let whole = Rect { origin: Point::default(), size: game.boards[0].size() };
        prop_assert_eq!(windows.iter().copied().reduce(Rect::union), Some(whole));
        for (at, sheet) in sheets.iter().enumerate() {
            let tile = sheet.tile.unwrap_or(BoardTile { board: 0, camp: 0, at: (0, 0), of: (1, 1), flaps: Size::default() });
            let ((column, row), (columns, rows)) = (tile.at, tile.of);
            prop_assert_eq!((at, sheets.len()), (row * columns + column, columns * rows));
            let window = windows[at];
            prop_assert_eq!(sheet.trim.size, window.size);
            if column + 1 < columns {
                prop_assert!(window.right() - windows[at + 1].left() >= options.least_overlap);
            }
            if row + 1 < rows {
                prop_assert!(window.bottom() - windows[at + columns].top() >= options.least_overlap);
            }
            let bleed = sheet.trim.grown(options.bleed);
            let edges = [bleed.left(), bleed.top(), bleed.right(), bleed.bottom()].map(Mm::get);
            prop_assert!(is_printable(sheet, &options, edges));
            for &cut in &sheet.cuts {
                prop_assert!(is_printable(sheet, &options, Outline::segment(cut).bounds()));
            }
            let flaps = sheet.tile.map(|tile| tile.flaps(sheet.trim));
            for line in &sheet.landings {
                let line = Rect { origin: line.from, size: Size::new(line.to.x - line.from.x, line.to.y - line.from.y) };
                prop_assert!(flaps.iter().flatten().any(|flap| flap.contains(line)));
            }
        }
        // What is seen of all of them makes up the board.
        let seen = sheets.iter().zip(&windows);
        let seen = seen.map(|(sheet, window)| sheet.tile.map_or(*window, |tile| tile.seen(*window)));
        let seen: Vec<Rect> = seen.collect();
        let area = |rect: &Rect| rect.size.width.um() * rect.size.height.um();
        prop_assert_eq!(seen.iter().map(area).sum::<i64>(), area(&whole));
        prop_assert!(seen.iter().enumerate().all(|(at, one)| seen[at + 1..].iter().all(|other| !one.overlaps(*other))));
    }
}

#[test]
fn ten_thousand_tokens_fill_full_sheets() {
    let tokens = Piece { gap: Mm::new(3), ..piece(Shape::Circle { diameter: Mm::new(25) }, 10_000) };
    let sheets = lay_out(&game([tokens]), &options(A4)).expect("they fit");
    assert_eq!(sheets.len(), 10_000usize.div_ceil(72));
}
