//! Expected layouts of given games: shared sheets and positions.

use super::fixtures::{A4, LETTER, board, disc, game, options, piece, square};
use crate::game::{Board, BoardCamp, Lang, Piece, SAFE, Shape};
use crate::sheet::*;

fn layout(pieces: impl IntoIterator<Item = Piece>, options: &Options) -> Vec<Sheet> {
    lay_out(&game(pieces), options).expect("the test's pieces fit")
}

fn named(mut piece: Piece, group: &str) -> Piece {
    piece.group = ByLang::same(group.to_owned());
    piece
}

#[test]
fn a_part_filled_last_sheet_does_not_shift() {
    let full = layout([piece(square(40), 24)], &options(A4));
    let part = layout([piece(square(40), 29)], &options(A4));
    assert_eq!((full.len(), part.len()), (1, 2));
    assert_eq!(part[0].placed, full[0].placed);
    let later = |placed: &PlacedItem| PlacedItem { copy: placed.copy + 24, ..placed.clone() };
    let expected: Vec<PlacedItem> = full[0].placed[..5].iter().map(later).collect();
    assert_eq!(part[1].placed, expected);
}

#[test]
fn a_part_filled_sheet_keeps_only_the_marks_of_its_pieces() {
    // Square paper, which nothing is gained by turning.
    let options = options(Size::new(Mm::new(210), Mm::new(210)));
    let full = per_sheet(&piece(square(40), 1), &options);
    let [full, part] = &layout([piece(square(40), full + 3)], &options)[..] else { panic!("two sheets") };
    // Three columns share their cuts, one row has two: both ends of each.
    assert_eq!(part.cuts.len(), (4 + 2) * 2);
    // Cuts start as on the full sheet and end at the last piece.
    let begins =
        |sheet: &Sheet, cut: &Segment| cut.from.x < sheet.trim.left() || cut.from.y < sheet.trim.top();
    let first: Vec<&Segment> = part.cuts.iter().filter(|cut| begins(part, cut)).collect();
    assert_eq!(first.len(), 4 + 2);
    assert!(first.iter().all(|cut| full.cuts.contains(cut)), "{first:?}");
    for cut in part.cuts.iter().filter(|cut| !begins(part, cut)) {
        let from = (cut.from.x - part.trim.right()).max(cut.from.y - part.trim.bottom());
        assert_eq!(from, Mm::from_um(2_500), "{cut:?}");
    }
}

#[test]
fn last_sheets_that_leave_room_are_shared() {
    let tiles = named(piece(square(40), 30), "Tiles");
    let mut discs = named(piece(disc(25), 14), "Discs");
    discs.gap = Mm::new(3);
    let boards = named(piece(square(180), 1), "Boards");
    let names: Vec<String> =
        layout([tiles, discs, boards], &options(A4)).into_iter().map(|sheet| sheet.slug).collect();
    assert_eq!(names, ["tiles", "tiles-discs", "boards"]);
}

#[test]
fn the_first_batch_of_a_shared_sheet_moves_no_further_than_needed() {
    let tiles = || named(piece(square(40), 5), "Tiles");
    let alone = layout([tiles()], &options(A4));
    for (side, moved) in [(60, Mm::ZERO), (178, Mm::from_um(-11_000))] {
        let shared = layout([tiles(), named(piece(square(side), 1), "Others")], &options(A4));
        let move_of = |at: usize| shared[0].placed[at].centre - alone[0].placed[at].centre;
        assert_eq!(shared.len(), 1);
        assert_eq!([move_of(0), move_of(1)], [Point::new(Mm::ZERO, moved); 2]);
    }
}

/// Lengths of the marks of vertical cuts between the first two batches of a sheet.
fn between(sheet: &Sheet, ends: Mm, begins: Mm) -> Vec<Mm> {
    let upright = sheet.cuts.iter().filter(|cut| cut.from.x == cut.to.x);
    let between = upright.filter(|cut| cut.from.y >= ends && cut.to.y <= begins);
    between.map(|cut| cut.to.y - cut.from.y).collect()
}

#[test]
fn marks_of_two_batches_do_not_overlap() {
    // Without a gap the bleed at the edge is full; with one, the gap limits it.
    for (gap, edge_bleed_um) in [(0, 2_000), (4, 1_600)] {
        let mut tiles = named(piece(square(40), 2), "Tiles");
        let mut cards = named(piece(Shape::rectangle(Size::new(Mm::new(60), Mm::new(80))), 2), "Cards");
        tiles.gap = Mm::new(gap);
        cards.gap = Mm::new(gap);
        let sheet = &layout([tiles, cards], &options(A4))[0];
        let tiles_end = sheet.placed[0].centre.y + Mm::new(20);
        let cards_start = sheet.placed[2].centre.y - Mm::new(40);
        assert_eq!(cards_start - tiles_end, Mm::from_um(edge_bleed_um * 2 + 4_500).max(Mm::from_um(7_500)));
        let marks = between(sheet, tiles_end, cards_start);
        assert_eq!(marks.len(), if gap == 0 { 3 + 3 } else { 4 + 4 });
        assert!(marks.iter().all(|&mark| mark >= Mm::new(3)), "{marks:?}");
    }
}

#[test]
fn batches_share_the_marks_of_cuts_on_one_line_only() {
    let card = |width, name| named(piece(Shape::rectangle(Size::new(width, Mm::new(40))), 1), name);
    for (width, marks) in [(60_000, 2), (61_000, 4), (70_000, 4)] {
        let sheet = &layout([card(Mm::new(60), "Narrow"), card(Mm::from_um(width), "Wide")], &options(A4))[0];
        let (ends, begins) = (sheet.placed[0].centre.y + Mm::new(20), sheet.placed[1].centre.y - Mm::new(20));
        let between = between(sheet, ends, begins);
        assert_eq!(between.len(), marks, "{width}");
        assert!(between.iter().all(|&mark| mark >= Mm::new(3)), "{width}: {between:?}");
    }
}

#[test]
fn empty_columns_of_the_last_row_end_above_it() {
    let tiles = named(piece(square(40), 6), "Tiles");
    let sheet = &layout([tiles, named(piece(square(150), 1), "Others")], &options(A4))[0];
    let tile =
        |number: usize| Rect::centred(sheet.placed[number].centre, Size::new(Mm::new(40), Mm::new(40)));
    let (above, last, other) = (tile(3), tile(5), sheet.placed[6].centre.y - Mm::new(75));
    let below: Vec<Segment> = sheet
        .cuts
        .iter()
        .copied()
        .filter(|cut| cut.from.x == cut.to.x && cut.from.y > above.bottom() && cut.to.y < other)
        .filter(|cut| cut.from.x > last.right())
        .collect();
    let ends: Vec<Mm> = below.iter().map(|cut| cut.from.y - above.bottom()).collect();
    // Two from the empty columns; marks directly above the other block belong to that block.
    assert_eq!(ends.iter().filter(|&&end| end == Mm::from_um(2_500)).count(), 2, "{below:?}");
    let orphans = below.iter().filter(|cut| cut.from.y > last.bottom() && cut.from.x == above.right());
    assert_eq!(orphans.count(), 0, "{below:?}");
}

#[test]
fn wide_gutters_carry_marks() {
    let mut cards = piece(square(50), 5);
    cards.gap = Mm::new(10);
    let sheet = &layout([cards], &options(A4))[0];
    let trim = sheet.trim;
    let within = sheet.cuts.iter().filter(|cut| {
        trim.left() < cut.from.x
            && cut.to.x < trim.right()
            && trim.top() < cut.from.y
            && cut.to.y < trim.bottom()
    });
    // Between two cards: three marks of vertical cuts, three of horizontal ones. At the end of the last row: one of the
    // cut above it and one of the missing card.
    assert_eq!(within.count(), 3 + 3 + 1 + 1);
}

#[test]
fn all_misfits_are_reported_together() {
    let game = game([piece(square(300), 1), piece(square(20), 1), piece(disc(200), 1)]);
    let misfits = lay_out(&game, &options(A4)).expect_err("two are too large");
    assert_eq!(
        misfits.iter().map(|misfit| misfit.what).collect::<Vec<_>>(),
        [Misfit::Piece(0), Misfit::Piece(2)]
    );
}

#[test]
fn a_board_that_does_not_fit_is_reported_once() {
    let mut game = game([piece(square(300), 1)]);
    game.boards.extend([board(100, 100, 0), board(900, 900, 0)]);
    let tiny = Options { paper: Size::new(Mm::new(40), Mm::new(40)), ..options(A4) };
    let misfits = lay_out(&game, &tiny).expect_err("nothing fits");
    assert_eq!(
        misfits.iter().map(|misfit| misfit.what).collect::<Vec<_>>(),
        [Misfit::Board(0), Misfit::Board(1), Misfit::Piece(0)]
    );
}

#[test]
fn the_fold_direction_allows_more_pieces() {
    let fold = Options { backs: Backs::Fold, ..options(A4) };
    let mut flat = piece(Shape::rectangle(Size::new(Mm::new(185), Mm::new(60))), 1);
    flat.reversible = true;
    let mut upright = piece(square(80), 1);
    upright.reversible = true;
    let folds = |piece| layout([piece], &fold)[0].folds.clone();
    let line = |x0, y0, x1, y1| {
        let point = |x, y| Point::new(Mm::from_um(x), Mm::from_um(y));
        vec![Segment { from: point(x0, y0), to: point(x1, y1) }]
    };
    assert_eq!(folds(flat), line(5000, 148_500, 205_000, 148_500));
    assert_eq!(folds(upright), line(105_000, 5000, 105_000, 283_000));
}

fn with_boards(boards: impl IntoIterator<Item = Board>, pieces: impl IntoIterator<Item = Piece>) -> Game {
    Game { boards: boards.into_iter().collect(), ..game(pieces) }
}

fn names(game: &Game, options: &Options) -> Vec<(String, String)> {
    let sheets = lay_out(game, options).expect("the test's pieces fit");
    sheets.into_iter().map(|sheet| (sheet.slug, sheet.title.get(Lang::Fr).clone())).collect()
}

fn pairs(names: &[(&str, &str)]) -> Vec<(String, String)> {
    names.iter().map(|(slug, title)| ((*slug).to_owned(), (*title).to_owned())).collect()
}

#[test]
fn a_camp_is_named_by_its_letter() {
    let mut camps = board(100, 200, 0);
    camps.camps = vec![
        BoardCamp { letter: Some('A'), markers: Vec::new() },
        BoardCamp { letter: Some('B'), markers: Vec::new() },
    ];
    let named = names(&with_boards([camps], []), &options(A4));
    assert_eq!(named, pairs(&[("board-a", "Plateau, camp A"), ("board-b", "Plateau, camp B")]));
}

#[test]
fn pieces_are_below_a_board_only_if_that_saves_a_sheet() {
    let tray = || board(180, 180, 10);
    let discs = |count| named(piece(disc(25), count), "Discs");
    let saved = with_boards([tray()], [discs(14)]);
    assert_eq!(names(&saved, &options(A4)), pairs(&[("board-discs", "Plateau, discs")]));
    // Too many for the space below the board: each is laid out as if alone.
    let apart = with_boards([tray()], [discs(40)]);
    assert_eq!(names(&apart, &options(A4)), pairs(&[("board", "Plateau"), ("discs", "Discs")]));
    let [alone] = &lay_out(&with_boards([tray()], []), &options(A4)).expect("it fits")[..] else { panic!() };
    assert_eq!(lay_out(&apart, &options(A4)).expect("they fit")[0], *alone);
}

/// Both boards share a page only upright, and these pieces need a page less sideways.
#[test]
fn boards_and_pieces_may_lie_on_paper_of_two_orientations() {
    let um = Mm::from_um;
    let sized = |shape, count, gap| Piece { gap: um(gap), ..piece(shape, count) };
    let size = Size::new(um(16_411), um(86_378));
    let pieces = [
        sized(Shape::Outline { size, id: 0 }, 39, 1_487),
        sized(Shape::Circle { diameter: um(83_924) }, 12, 4_009),
        sized(Shape::Triangle { side: um(31_517) }, 41, 0),
    ];
    let options = Options {
        margin: SAFE,
        bleed: um(2_284),
        overlap: Mm::ZERO,
        least_overlap: Mm::ZERO,
        ..options(LETTER)
    };
    let count = |boards: &[(i64, i64)], pieces: &[Piece]| {
        let boards = boards.iter().map(|&(width, height)| board(width, height, 0));
        papers(&lay_out(&with_boards(boards, pieces.iter().cloned()), &options).expect("all of it fits"))
    };
    let boards = [(80, 46), (185, 150)];
    let apart = (count(&boards, &[]), count(&[], &pieces));
    assert_eq!((apart, count(&boards, &pieces)), ((1, 4), 5));
}

#[test]
fn boards_and_pieces_are_laid_out_side_by_side() {
    let wide = options(A4.turned());
    let discs = named(piece(disc(25), 12), "Discs");
    let sheets = lay_out(&with_boards([board(170, 170, 10)], [discs]), &wide).expect("they fit");
    assert_eq!(sheets.len(), 1);
    let right = sheets[0].placed[0].centre.x + Mm::new(85);
    assert!(sheets[0].placed[1..].iter().all(|disc| disc.centre.x > right + Mm::new(12)));
    let small = || board(120, 120, 5);
    assert_eq!(names(&with_boards([small(), small()], []), &wide).len(), 1);
}

#[test]
fn a_sheet_has_at_most_one_tile_and_names_it_first() {
    let mut camps = board(192, 356, 16);
    camps.camps = vec![BoardCamp { letter: Some('A'), markers: Vec::new() }];
    let discs = named(piece(disc(25), 10), "Discs");
    let game = with_boards([camps, board(60, 60, 5)], [discs]);
    let named: Vec<String> = names(&game, &options(A4)).into_iter().map(|(slug, _)| slug).collect();
    assert_eq!(named, ["board-a-part-1-board", "board-a-part-2-discs"]);
    let mut tall = board(192, 290, 16);
    tall.camps = vec![
        BoardCamp { letter: Some('A'), markers: Vec::new() },
        BoardCamp { letter: Some('B'), markers: Vec::new() },
    ];
    // Two tiles of 150 mm would fit on a longer page.
    let paper = Options { paper: Size::new(Mm::new(210), Mm::new(210)), ..options(A4) };
    let sheets = lay_out(&with_boards([tall], []), &paper).expect("it fits");
    assert!(sheets.iter().all(|sheet| sheet.placed.len() == 1));
}

#[test]
fn backs_of_a_page_turned_for_its_board_are_behind_their_fronts() {
    let mut discs = piece(disc(25), 6);
    discs.reversible = true;
    let duplex = Options { backs: Backs::DuplexLong, ..options(A4) };
    let sheets = lay_out(&with_boards([board(271, 140, 5)], [discs]), &duplex).expect("they fit");
    let [front, back] = &sheets[..] else { panic!("one sheet of paper") };
    assert_eq!(front.paper, A4.turned());
    assert_eq!((front.placed.len(), back.placed.len()), (7, 6));
    for (front, back) in front.placed[1..].iter().zip(&back.placed) {
        // The long edge of a landscape page is its top.
        assert_eq!(back.centre, Point::new(front.centre.x, A4.width - front.centre.y));
    }
}

#[test]
fn a_folded_pair_fills_the_free_corner_of_the_last_row() {
    let token = |count, reversible| Piece { reversible, gap: Mm::new(3), ..piece(disc(25), count) };
    for paper in [A4, LETTER] {
        let fold = Options { backs: Backs::Fold, bleed: Mm::from_um(1_500), ..options(paper) };
        let [sheet] = &layout([token(63, false), token(1, true)], &fold)[..] else { panic!("one sheet") };
        let [fold] = sheet.folds[..] else { panic!("one fold") };
        let behind: Vec<&PlacedItem> = sheet.placed.iter().filter(|placed| placed.behind_fold).collect();
        assert_eq!((sheet.placed.len(), behind.len()), (65, 1));
        // No longer than the pair needs: its neighbours are not folded.
        assert!(fold.to.y - fold.from.y <= Mm::new(25 + 2 * 4), "{fold:?}");
    }
}

#[test]
fn a_single_folded_page_is_close_to_its_fold() {
    let mut card = piece(square(40), 3);
    card.reversible = true;
    let fold = Options { backs: Backs::Fold, ..options(A4) };
    let near = |count| {
        let sheets = layout([Piece { count, ..card.clone() }], &fold);
        let last = &sheets[sheets.len() - 1];
        let fronts = last.placed.iter().filter(|placed| !placed.behind_fold);
        let at = last.folds[0].from;
        let upright = at.x == last.folds[0].to.x;
        fronts.map(|front| if upright { at.x - front.centre.x } else { at.y - front.centre.y }).min()
    };
    assert_eq!(near(3), Some(Mm::new(20 + 5 + 2)));
    // The last of several pages is laid out like the others.
    let full = layout([Piece { count: 100, ..card.clone() }], &fold);
    assert_eq!(full[full.len() - 1].placed[0].centre, full[0].placed[0].centre);
}
