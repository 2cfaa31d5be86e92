//! Cuts by hand, one after the other, as a person with a paper trimmer makes them: each through the piece in hand.

use proptest::prelude::*;

use super::fixtures::{A4, board, disc, game, options, piece, square};
use super::generators::{cut_kind, games, has_back, laid_out, piece_index, print_options};
use super::outline::{Outline, ROUNDING_MM};
use crate::game::{Game, Shape};
use crate::sheet::*;

/// Minimum length of marks.
const MARK_MM: f64 = 3.0;
/// Least distance of a number from bleed and marks.
const CLEAR_MM: f64 = 0.1;
/// Pieces with a shorter side are not trimmed.
const TRIMMED_MM: f64 = 10.0;

/// Left, top, right and bottom.
type Box4 = [f64; 4];

/// A piece of paper and what is on its front.
#[derive(Clone, Debug)]
struct Hand<'a> {
    area: Box4,
    items: Vec<&'a PlacedItem>,
}

fn edges(rect: Rect) -> Box4 {
    [rect.left(), rect.top(), rect.right(), rect.bottom()].map(Mm::get)
}

fn grown([left, top, right, bottom]: Box4, by: f64) -> Box4 {
    [left - by, top - by, right + by, bottom + by]
}

fn is_within(inner: Box4, outer: Box4) -> bool {
    let outer = grown(outer, ROUNDING_MM);
    inner[0] >= outer[0] && inner[1] >= outer[1] && inner[2] <= outer[2] && inner[3] <= outer[3]
}

fn overlaps(one: Box4, other: Box4) -> bool {
    one[0] < other[2] && other[0] < one[2] && one[1] < other[3] && other[1] < one[3]
}

fn outline(game: &Game, placed: &PlacedItem) -> Box4 {
    Outline::piece(cut_kind(game, placed.item).0, placed).bounds()
}

fn is_trimmed_item(game: &Game, placed: &PlacedItem) -> bool {
    let shape = cut_kind(game, placed.item).0;
    let side = shape.size().width.min(shape.size().height).get();
    piece_index(placed.item).is_none() || shape.is_rectangular() && side >= TRIMMED_MM
}

/// Folds a piece of paper with one fold and nothing else than its fronts and backs.
fn folded<'a>(game: &Game, folds: &[Segment], hand: &mut Hand<'a>) {
    let on_hand = |fold: &&Segment| is_within(Outline::segment(**fold).bounds(), hand.area);
    let folds: Vec<&Segment> = folds.iter().filter(on_hand).collect();
    let (behind, fronts): (Vec<&PlacedItem>, Vec<&PlacedItem>) =
        hand.items.iter().partition(|placed| placed.behind_fold);
    let [fold] = folds[..] else { return };
    if fronts.is_empty() || behind.len() != fronts.len() || !fronts.iter().all(|front| has_back(game, front))
    {
        return;
    }
    let axis = if fold.from.x == fold.to.x { 0 } else { 1 };
    let line = [fold.from.x, fold.from.y][axis].get();
    let is_before = outline(game, fronts[0])[axis] < line;
    hand.area[if is_before { axis + 2 } else { axis }] = line;
    hand.items = fronts;
}

/// What is wrong with the cuts of a sheet.
pub(crate) fn fault(game: &Game, sheet: &Sheet) -> Option<String> {
    if sheet.side == SheetSide::Back {
        return (!sheet.through.is_empty()).then(|| "cuts on a back".to_owned());
    }
    let paper = [0.0, 0.0, sheet.paper.width.get(), sheet.paper.height.get()];
    let mut hands = vec![Hand { area: paper, items: sheet.placed.iter().collect() }];
    folded(game, &sheet.folds, &mut hands[0]);
    for (at, cut) in sheet.through.iter().enumerate() {
        if cut.number != at + 1 {
            return Some(format!("cut {} is the {}th", cut.number, at + 1));
        }
        let axis = if cut.ends[0].mark.from.x == cut.ends[0].mark.to.x { 0 } else { 1 };
        let marks = cut.ends.map(|end| Outline::segment(end.mark).bounds());
        let line = marks[0][axis];
        let has = |hand: &Hand| {
            marks.iter().all(|&mark| is_within(mark, hand.area))
                && hand.area[axis] < line
                && line < hand.area[axis + 2]
        };
        let Some(number) = hands.iter().position(has) else { return Some(format!("no hand for {cut:?}")) };
        let mut hand = hands.swap_remove(number);
        if let Some(fault) = fault_of(game, sheet, cut, axis, &hand) {
            return Some(format!("{fault}: {cut:?} of {:?}", hand.area));
        }
        let mut rest = hand.clone();
        hand.area[axis + 2] = line;
        rest.area[axis] = line;
        for half in [&mut hand, &mut rest] {
            half.items.retain(|placed| is_within(outline(game, placed), half.area));
            folded(game, &sheet.folds, half);
        }
        hands.extend([hand, rest]);
    }
    hands.iter().find_map(|hand| {
        let only = match hand.items[..] {
            [] => return None,
            [only] => only,
            _ => return Some(format!("not parted: {hand:?}")),
        };
        let cut = outline(game, only);
        let is_exact = is_within(hand.area, cut);
        (is_trimmed_item(game, only) && !is_exact).then(|| format!("{:?} for {cut:?}", hand.area))
    })
}

/// What is wrong with a cut of the piece in hand.
fn fault_of(game: &Game, sheet: &Sheet, cut: &ThroughCut, axis: usize, hand: &Hand) -> Option<String> {
    let along = 1 - axis;
    let frame = edges(sheet.frame());
    let marks = cut.ends.map(|end| Outline::segment(end.mark).bounds());
    let line = marks[0][axis];
    let start = hand.area[along].max(frame[along]);
    let end = hand.area[along + 2].min(frame[along + 2]);
    for (mark, end) in marks.iter().zip([(along, start), (along + 2, end)]) {
        let is_off = mark[axis] != line || mark[axis + 2] != line;
        if is_off || mark[along + 2] - mark[along] < MARK_MM - ROUNDING_MM {
            return Some("short mark".to_owned());
        }
        if (mark[end.0] - end.1).abs() > ROUNDING_MM {
            return Some("mark not at the end".to_owned());
        }
    }
    for placed in &hand.items {
        let item = outline(game, placed);
        if item[axis] < line - ROUNDING_MM && line + ROUNDING_MM < item[axis + 2] {
            return Some(format!("cut through {placed:?}"));
        }
        for (mark, cut_end) in marks.iter().zip(cut.ends) {
            let beside =
                item[along] + ROUNDING_MM < mark[along + 2] && mark[along] + ROUNDING_MM < item[along + 2];
            let is_on_line = |edge: f64| (edge - line).abs() < ROUNDING_MM;
            let side = match (is_on_line(item[axis + 2]), is_on_line(item[axis])) {
                (true, _) => Some(PieceSide::Before),
                (_, true) => Some(PieceSide::After),
                _ => None,
            };
            if beside && side.is_some() && cut_end.beside != side {
                return Some(format!("mark on {placed:?}"));
            }
        }
    }
    let Some(label) = cut.label.map(edges) else { return Some("no number".to_owned()) };
    if !is_within(label, hand.area) || !is_within(label, frame) {
        return Some("number beyond the piece in hand".to_owned());
    }
    let around = grown(label, CLEAR_MM);
    let is_on = |placed: &&&PlacedItem| overlaps(around, grown(outline(game, placed), placed.room.get()));
    if let Some(on) = hand.items.iter().find(is_on) {
        return Some(format!("number on {on:?}"));
    }
    let others = sheet.through.iter().filter(|other| other.number != cut.number);
    let marks = sheet.through.iter().flat_map(|cut| cut.ends).map(|end| end.mark);
    let marks = marks.chain(sheet.through.iter().filter_map(|cut| cut.foot));
    let taken = marks
        .map(|mark| Outline::segment(mark).bounds())
        .chain(others.filter_map(|cut| Some(edges(cut.label?))));
    taken.into_iter().find(|&taken| overlaps(around, taken)).map(|on| format!("number on {on:?}"))
}

fn through(game: Game, options: &Options) -> (Game, Vec<Sheet>) {
    laid_out(game, &Options { cut: CutStyle::Guillotine, ..options.clone() })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(192))]

    #[test]
    fn every_cut_runs_through_the_piece_in_hand(game in games(), options in print_options()) {
        let (game, sheets) = through(game, &options);
        for sheet in &sheets {
            prop_assert_eq!(fault(&game, sheet), None);
        }
    }
}

#[test]
fn a_board_takes_four_cuts_and_a_strip_two_and_two_for_each_piece() {
    let count = |game: Game| through(game, &options(A4)).1[0].through.len();
    let mut one_board = game([]);
    one_board.boards.push(board(150, 200, 5));
    assert_eq!(count(one_board), 4);
    // Five columns of three, and one more.
    assert_eq!(count(game([piece(square(30), 5)])), 2 + 5 * 2);
    // Discs need cuts between them only.
    assert_eq!(count(game([piece(disc(30), 5)])), 4);
    assert_eq!(count(game([piece(disc(30), 1)])), 0);
}

#[test]
fn a_missing_cut_or_mark_is_detected() {
    let (game, sheets) = through(game([piece(square(30), 8)]), &options(A4));
    let [sheet] = &sheets[..] else { panic!("one sheet") };
    assert_eq!(fault(&game, sheet), None);
    for number in 0..sheet.through.len() {
        let mut less = sheet.clone();
        less.through.remove(number);
        for (at, cut) in less.through.iter_mut().enumerate() {
            cut.number = at + 1;
        }
        assert!(fault(&game, &less).is_some(), "without cut {number}");
        let mut short = sheet.clone();
        short.through[number].ends[1].mark.from = short.through[number].ends[1].mark.to;
        assert!(fault(&game, &short).is_some(), "a point at cut {number}");
        let mut unnumbered = sheet.clone();
        unnumbered.through[number].label = None;
        assert!(fault(&game, &unnumbered).is_some(), "cut {number} without its number");
    }
    let mut later = sheet.clone();
    later.through.rotate_left(1);
    for (at, cut) in later.through.iter_mut().enumerate() {
        cut.number = at + 1;
    }
    assert!(fault(&game, &later).is_some(), "the first cut last");
}

#[test]
fn small_pieces_lie_in_rectangles_for_scissors() {
    let small = Shape::rectangle(Size::new(Mm::new(2), Mm::new(30)));
    let (game, sheets) = through(game([piece(small, 20), piece(disc(4), 20)]), &options(A4));
    for sheet in &sheets {
        assert_eq!(fault(&game, sheet), None);
    }
    assert!(sheets.iter().all(|sheet| !sheet.through.is_empty()));
}
