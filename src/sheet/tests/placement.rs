//! Checks of positions, without knowing how they are chosen.

use super::generators::{cut_kind, has_back, outlines, piece_index};
use super::outline::{Outline, ROUNDING_MM};
use crate::game::Game;
use crate::sheet::*;

/// Minimum distance of pieces that are not of one batch.
const APART_MM: f64 = 6.0;

/// The bounding box of an item: left, top, right and bottom.
pub(crate) fn outline_bounds(game: &Game, placed: &PlacedItem) -> [f64; 4] {
    Outline::piece(cut_kind(game, placed.item).0, placed).bounds()
}

/// Describes two items of a sheet that are closer to each other than their gap, or than their bleed.
pub(crate) fn too_close(game: &Game, sheet: &Sheet) -> Option<String> {
    let outlines = outlines(game, sheet);
    outlines.iter().enumerate().find_map(|(at, (a, shape, outline))| {
        outlines[at + 1..].iter().find_map(|(b, other, neighbour)| {
            let (its, others) = (cut_kind(game, a.item), cut_kind(game, b.item));
            let alike = its == others && its.2.is_some();
            let least = if alike { its.1.get() } else { APART_MM }.max((a.room + b.room).get());
            // The distance of centres is cheaper than that of outlines.
            let reach = [shape, other].map(|shape| shape.size().height.max(shape.size().width));
            let far = (a.centre.x - b.centre.x).get().hypot((a.centre.y - b.centre.y).get());
            if far >= (reach[0] + reach[1]).get() + least {
                return None;
            }
            let distance = outline.distance(neighbour);
            (distance < least - ROUNDING_MM).then(|| format!("{distance} < {least}: {a:?} {b:?}"))
        })
    })
}

/// Describes the backs that are not behind their fronts.
pub(crate) fn misplaced_backs(game: &Game, sheets: &[Sheet], backs: Backs) -> Option<String> {
    match backs {
        Backs::None => None,
        Backs::DuplexLong => misplaced_on_backs(game, sheets, true),
        Backs::DuplexShort => misplaced_on_backs(game, sheets, false),
        Backs::Fold => sheets.iter().find_map(|sheet| misplaced_behind_fold(game, sheet)),
    }
}

fn misplaced_on_backs(game: &Game, sheets: &[Sheet], long: bool) -> Option<String> {
    let mut sheets = sheets.iter().peekable();
    while let Some(front) = sheets.next() {
        let paper = front.paper;
        // The page is turned about a side edge if that is the long edge and the flip is long, or neither.
        let about_side = (paper.width <= paper.height) == long;
        let fronts: Vec<_> = front.placed.iter().filter(|placed| has_back(game, placed)).collect();
        let back = sheets.next_if(|sheet| sheet.side == SheetSide::Back);
        let behind = back.map_or(&[][..], |back| &back.placed[..]);
        if front.side != SheetSide::Front || fronts.len() != behind.len() {
            return Some(format!("{} backs for {} fronts of {}", behind.len(), fronts.len(), front.slug));
        }
        let is_behind = |(front, back): &(&PlacedItem, &PlacedItem)| {
            let seen = if about_side {
                Point::new(paper.width - back.centre.x, back.centre.y)
            } else {
                Point::new(back.centre.x, paper.height - back.centre.y)
            };
            front.centre == seen && piece_index(front.item) == piece_index(back.item)
        };
        if let Some(pair) = fronts.into_iter().zip(behind).find(|pair| !is_behind(pair)) {
            return Some(format!("{pair:?}"));
        }
    }
    None
}

fn misplaced_behind_fold(game: &Game, sheet: &Sheet) -> Option<String> {
    let (behind, before): (Vec<_>, Vec<_>) = sheet.placed.iter().partition(|placed| placed.behind_fold);
    let fronts: Vec<_> = before.into_iter().filter(|placed| has_back(game, placed)).collect();
    if fronts.len() != behind.len() {
        return Some(format!("{} backs for {} fronts of {}", behind.len(), fronts.len(), sheet.slug));
    }
    let mut pairs = fronts.into_iter().zip(behind);
    let misplaced = pairs.find(|(front, back)| {
        let [left, top, right, bottom] = Outline::piece(cut_kind(game, front.item).0, front).bounds();
        let is_between = |fold: &Segment| {
            let upright = fold.from.x == fold.to.x;
            let along = |at: Point| if upright { at.x } else { at.y };
            let across = |at: Point| if upright { at.y } else { at.x };
            let line = along(fold.from);
            let (start, end, edge) = if upright { (top, bottom, right) } else { (left, right, bottom) };
            // The middle of an odd number of micrometres is half a micrometre off.
            let mirrored = ((line - along(front.centre)) - (along(back.centre) - line)).um().abs() <= 1;
            mirrored
                && across(front.centre) == across(back.centre)
                && line.get() - edge >= (front.room + Mm::new(5)).get() - ROUNDING_MM
                && across(fold.from).get() <= start + ROUNDING_MM
                && across(fold.to).get() >= end - ROUNDING_MM
        };
        piece_index(front.item) != piece_index(back.item) || !sheet.folds.iter().any(is_between)
    });
    misplaced.map(|pair| format!("{pair:?} {:?}", sheet.folds))
}
