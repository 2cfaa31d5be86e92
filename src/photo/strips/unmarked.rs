//! Planks whose markers were not found: a row must not be read without the plank at its end.

use kurbo::{Affine, Vec2};

use super::StripPrint;
use super::located::LocatedStrip;
use super::pair::Locator;
use super::row::are_adjacent;
use super::similarity::compare;
use crate::photo::marker::MIN_CONTRAST_SHADES;
use crate::photo::signal::offsets;
use crate::photo::view::rotation;
use crate::photo::words::{PlankFinding, PlankHint, PlankRemark};
use crate::text::{Finding, Message};

/// Typical gap between touching strips.
const TYPICAL_GAP_MM: f64 = 0.8;
/// Search radius of a marker.
const SEARCH_RADIUS_MM: f64 = 4.0;
/// Number and fraction of missing markers from which a row is refused.
const MAX_MISSING: (usize, f64) = (3, 0.15);
/// Initial offsets of a plank that does not quite touch: along the other, and away from it, in millimetres.
const START_OFFSETS_MM: [(f64, f64); 6] =
    [(0.0, 0.0), (-4.0, 0.0), (4.0, 0.0), (0.0, 2.5), (-4.0, 2.5), (4.0, 2.5)];
/// Minimum colour score for a refinement.
const MIN_COLOUR_SCORE: f64 = 0.35;
/// Minimum score of a plank in colours and drawing, and minimum margin over the next best.
const MIN_PLANK_SCORE: f64 = 1.2;
const MIN_MARGIN: f64 = 0.3;
/// Minimum score of a possible plank.
const MIN_POSSIBLE_SCORE: f64 = 0.8;
/// Minimum contrast of a marker that cannot be read, relative to the markers of the plank beside it: where the one beside
/// it was not seen, and where it was.
const MIN_MARKER_CONTRAST: [f64; 2] = [0.5, 0.35];
/// Minimum contrast of a marker relative to the other one of its plank: with less, something hides it.
const MIN_END_CONTRAST: f64 = 0.5;
/// Steps to each side of its expected position in these cases, and their size in millimetres.
const MARKER_STEPS: [i32; 2] = [9, 4];
const MARKER_STEP_MM: f64 = 1.0;

/// Adds the planks beside located ones that were not found by their markers.
pub(super) fn add<'a>(
    strips: &'a [StripPrint],
    known: &mut Vec<LocatedStrip<'a>>,
    remarks: &mut Vec<Message>,
) -> Result<(), Finding> {
    let mut at = 0;
    while at < known.len() && known.len() <= strips.len() {
        for side in [-1.0, 1.0] {
            let beside = shifted(&known[at], side, Vec2::ZERO, 0.0);
            if is_taken(&beside, known) {
                continue;
            }
            if let Some(found) = locate_by_markers(&beside, strips, known) {
                known.push(found);
                continue;
            }
            match locate_by_print(&known[at], side, strips, known) {
                Some((like, next, found)) if like >= MIN_PLANK_SCORE && like - next >= MIN_MARGIN => {
                    remarks.push(PlankRemark::ToldBySquares { plank: found.strip.name.clone() }.into());
                    known.push(found);
                }
                Some((like, ..)) if like >= MIN_POSSIBLE_SCORE => return Err(hidden_plank()),
                _ if shows_markers(&known[at], side) => return Err(hidden_plank()),
                _ => {}
            }
        }
        at += 1;
    }
    Ok(())
}

fn hidden_plank() -> Finding {
    Finding::new(PlankFinding::HiddenPlank).hint(PlankHint::ShowBareEnds)
}

/// Refuses a row with many missing markers: whole planks may be missing too, unless all markers of one side were found and
/// the planks between them leave no gap.
pub(super) fn refuse_incomplete(row: &[LocatedStrip]) -> Result<(), Finding> {
    // Left and right in reading order.
    let sides = [false, true].map(|right| {
        row.iter().filter(|located| located.ends[usize::from(right != located.turned)].is_none()).count()
    });
    let hidden = sides[0] + sides[1];
    let is_whole = sides.contains(&0) && row.windows(2).all(|pair| are_adjacent(&pair[0], &pair[1]));
    if is_whole || hidden < MAX_MISSING.0 || (hidden as f64) < MAX_MISSING.1 * 2.0 * row.len() as f64 {
        return Ok(());
    }
    let message = PlankFinding::MarkersHidden { hidden, all: 2 * row.len() };
    let hint = if sides.contains(&0) { PlankHint::TakeItFromHigher } else { PlankHint::ShowOnlyPlanks };
    Err(Finding::new(message).hint(hint))
}

/// The strip beside another one, shifted and rotated (in degrees) slightly.
fn shifted<'a>(like: &LocatedStrip<'a>, side: f64, by: Vec2, turn: f64) -> LocatedStrip<'a> {
    let across = side * (like.strip.width + TYPICAL_GAP_MM);
    let turned = rotation(turn.to_radians(), like.middle());
    let placement = like.placement * Affine::translate((by.x, across + by.y)) * turned;
    LocatedStrip { placement, ends: [None, None], ..like.clone() }
}

/// Whether a located strip lies there already. Decided in the plane, since distant rows are close together in the
/// picture.
fn is_taken(there: &LocatedStrip, known: &[LocatedStrip]) -> bool {
    let Some(flat) = there.view.at(0.0).inverse() else { return true };
    let middle = there.placement * there.middle();
    let off = |other: &LocatedStrip| flat.apply(other.projected_centre()).map(|seen| seen.distance(middle));
    known.iter().filter_map(off).any(|off| off < 0.6 * there.strip.width)
}

/// Locates a strip by markers that can be read at their expected positions.
fn locate_by_markers<'a>(
    there: &LocatedStrip<'a>,
    strips: &'a [StripPrint],
    known: &[LocatedStrip],
) -> Option<LocatedStrip<'a>> {
    let look = |end: usize| there.find_marker(end, SEARCH_RADIUS_MM);
    let [left, right] = [look(0)?, look(1)?];
    let new = |strip: &&StripPrint| known.iter().all(|other| other.strip.id != strip.id);
    let strip = strips.iter().filter(new).find(|strip| strip.id == left.id && strip.id == right.id)?;
    let locator = Locator { picture: there.picture, focal: Some(there.view.camera().focal) };
    locator.by_both_ends(strip, left, right)
}

/// Whether something that looks like a marker lies at both ends of the place beside a strip.
fn shows_markers(beside: &LocatedStrip, side: f64) -> bool {
    let known = [0, 1].map(|end| beside.marker_contrast(end));
    [0, 1].into_iter().all(|end| {
        let is_seen = usize::from(beside.ends[end].is_some());
        let least = MIN_MARKER_CONTRAST[is_seen] * known[end].max(MIN_END_CONTRAST * known[1 - end]);
        let mut near = offsets(MARKER_STEPS[is_seen], MARKER_STEP_MM);
        least >= MIN_CONTRAST_SHADES
            && near.any(|by| shifted(beside, side, by, 0.0).marker_contrast(end) >= least)
    })
}

/// Finds the strip whose print is most similar to the picture beside another strip; returns the best score, the next
/// best of another piece or of the opposite direction, and the strip.
fn locate_by_print<'a>(
    beside: &LocatedStrip<'a>,
    side: f64,
    strips: &'a [StripPrint],
    known: &[LocatedStrip],
) -> Option<(f64, f64, LocatedStrip<'a>)> {
    let mut pieces: Vec<&StripPrint> = Vec::new();
    for strip in strips {
        let new = known.iter().all(|other| other.strip.id != strip.id);
        if new && pieces.iter().all(|piece| piece.piece != strip.piece) {
            pieces.push(strip);
        }
    }
    let light = beside.white_balance();
    let mut found: Vec<(f64, LocatedStrip)> = Vec::new();
    for strip in pieces {
        for half in [0.0, 180.0] {
            let as_piece = LocatedStrip { strip, light: Some(light), ..beside.clone() };
            let try_at = |by: Vec2, turn: f64| {
                let located = shifted(&as_piece, side, by, half + turn);
                (compare(&located, 1.0), located)
            };
            let start = START_OFFSETS_MM
                .iter()
                .map(|(x, y)| Vec2::new(*x, y * side))
                .map(|by| (try_at(by, 0.0).0.0, by))
                .max_by(|one, other| one.0.total_cmp(&other.0));
            if let Some((_, by)) = start.filter(|(colours, _)| *colours >= MIN_COLOUR_SCORE) {
                found.extend(refine(by, &try_at));
            }
        }
    }
    found.sort_by(|one, other| other.0.total_cmp(&one.0));
    let next = found.get(1).map_or(0.0, |(like, _)| *like);
    let best = found.into_iter().next();
    best.map(|(like, located)| (like, next, LocatedStrip { light: Some(light.mean()), ..located }))
}

/// Refines an offset by local search.
fn refine<'a>(
    start: Vec2,
    try_at: &dyn Fn(Vec2, f64) -> ((f64, f64), LocatedStrip<'a>),
) -> Option<(f64, LocatedStrip<'a>)> {
    let mut best: Option<(f64, Vec2, f64, LocatedStrip)> = None;
    let mut step = (2.0, 1.5);
    for _ in 0..4 {
        let (middle, angle) = best.as_ref().map_or((start, 0.0), |(_, by, turn, _)| (*by, *turn));
        for (x, y, turn) in [
            (0.0, 0.0, 0.0),
            (1.0, 0.0, 0.0),
            (-1.0, 0.0, 0.0),
            (0.0, 1.0, 0.0),
            (0.0, -1.0, 0.0),
            (0.0, 0.0, 1.0),
            (0.0, 0.0, -1.0),
        ] {
            let (by, turn) = (middle + Vec2::new(x, y) * step.0, angle + turn * step.1);
            let ((colours, drawn), located) = try_at(by, turn);
            let like = colours + drawn.max(0.0);
            if best.as_ref().is_none_or(|(most, ..)| like > *most) {
                best = Some((like, by, turn, located));
            }
        }
        step = (step.0 * 0.7, step.1 * 0.7);
    }
    best.map(|(like, _, _, located)| (like, located))
}
