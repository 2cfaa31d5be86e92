//! From how well faces fit to how likely they are.

use kurbo::{Point, Rect};

use super::Place;
use super::doubt::{BLIND, white};
use super::table::{Sight, Table};
use crate::photo::reading::{Guess, Guesses, What};

/// What is left of a picture that is explained is noise of this part of the light.
const NOISE: f64 = 0.03;
/// How many samples of a window say something that the others do not.
const INDEPENDENT: f64 = 12.0;
/// The same of colours, which cameras and printers show less truly.
const FADED: f64 = 0.06;
const COLOURS: f64 = 8.0;
/// What leaves as much as this of light and of colour is as likely something that was not thought of: a hand, a coin, a piece of another game.
const UNKNOWN: [f32; 2] = [0.12, 0.1];
/// This many millimetres beyond all markers where a square lies is half a guess.
const BEYOND: f64 = 40.0;
/// Pieces lie within so many millimetres of the middle of their square, or few of them beyond, and those not much.
const LOOSE: f64 = 2.0;
const FAR: f64 = 0.8;
/// No print is blurred just as it is thought to be, and what that leaves grows with the contrast of a face: of one that
/// has more than this part of its light, so much less counts.
const CONTRAST: f32 = 0.45;
/// Glare is bright: from the first of these on, of 255, it may be some, and from the second it is.
const BRIGHT: [f32; 2] = [150.0, 190.0];
/// How fast what would show of a piece grows less with a veil over a square that seems bare, and what is left of it.
const VEILED: f32 = 9.0;
const BARE: f32 = 0.33;
/// How unlikely a piece is that lies where another does.
const BARRED: f64 = 6.0;

/// How likely what may lie on a square is.
pub(super) fn weigh(table: &Table, place: &Place, sight: &Sight) -> Guesses {
    // Less is told where nobody knows which square it is.
    let open = known(table.view.extent(), place.centre);
    // What is white has the colour of no ink and of no light.
    let colours = COLOURS * f64::from(1.0 - sight.shown.map_or(0.0, |shown| white(shown.seen)));
    let unlikely = |left: f32, tint: Option<f32>| {
        let light = INDEPENDENT / 2.0 * (f64::from(left) / NOISE).powi(2).ln_1p();
        let tint = tint.map_or(0.0, |left| colours / 2.0 * (f64::from(left).powi(2) + FADED * FADED).ln());
        (light + tint) * open
    };
    let strong = |contrast: f32| (contrast / CONTRAST).max(1.0);
    let mut costs: Vec<(What, f64, f32)> = Vec::new();
    if let Some(shown) = sight.shown {
        let left = shown.left / strong(shown.contrast);
        costs.push((What::Empty, unlikely(left, sight.tint), sight.veil));
    }
    for seen in &sight.pieces {
        let Some(face) = table.face(seen) else { continue };
        let Some(piece) = table.ground.pieces.get(face.print) else { continue };
        let what = if piece.ground {
            What::Empty
        } else {
            What::Piece { piece: piece.piece, quarters: face.quarters }
        };
        let far = ((seen.off.hypot() - LOOSE) / FAR).max(0.0).powi(2) / 2.0;
        let barred = if seen.barred { BARRED } else { 0.0 };
        let strong = strong(face.fine.power.sqrt() * seen.found.fit.strength.min(1.0));
        costs.push((what, unlikely(seen.left / strong, seen.tint) + far + barred, seen.veil));
    }
    let best = costs.iter().min_by(|one, other| one.1.total_cmp(&other.1));
    let seen = sight.shown.map_or(0.0, |shown| shown.seen);
    let open = best.map_or(1.0, |&(what, _, veil)| shows(what, veil, seen));
    let unknown = unlikely(UNKNOWN[0] * open, sight.tint.map(|_| UNKNOWN[1] * open));
    let least = best.map_or(unknown, |(_, cost, _)| cost.min(unknown));
    let mut guesses: Vec<Guess> = Vec::new();
    let mut add =
        |what: What, weight: f64, sum: bool| match guesses.iter_mut().find(|guess| guess.what == what) {
            Some(guess) if sum => guess.weight += weight,
            Some(guess) => guess.weight = guess.weight.max(weight),
            None => guesses.push(Guess { what, weight }),
        };
    for (what, cost, _) in costs {
        add(what, (least - cost).exp(), false);
    }
    let pieces = table.ground.pieces.iter().filter(|piece| !piece.ground);
    let pieces: Vec<What> = pieces.map(|piece| What::Piece { piece: piece.piece, quarters: 0 }).collect();
    let rest = (least - unknown).exp() / (pieces.len() + 1) as f64;
    pieces.into_iter().chain([What::Empty]).for_each(|what| add(what, rest, true));
    Guesses::weighed(guesses).unwrap_or_else(|| Guesses::certain(What::Empty))
}

/// How much of what nobody thought of would show under such a veil. Under so thick a one that nothing shows, whatever it
/// might be explains what is seen. What is bare shows nothing to tell by that the veil is no thicker than it is held for:
/// there even a little that is left may be all that is to be seen of a piece.
fn shows(what: What, veil: f32, seen: f32) -> f32 {
    let clear = (1.0 - veil / BLIND).max(0.0);
    match what {
        What::Empty => {
            // What is no lighter than that may be out of a shadow rather than under a veil.
            let veil = veil * ((seen - BRIGHT[0]) / (BRIGHT[1] - BRIGHT[0])).clamp(0.0, 1.0);
            (1.0 / (1.0 + VEILED * veil)).max(BARE) * (clear / BARE).min(1.0)
        }
        _ => clear.sqrt(),
    }
}

/// How much what is seen at a place has to do with it, markers having been seen within these bounds.
fn known(extent: Rect, place: Point) -> f64 {
    let beyond = |at: f64, from: f64, to: f64| (from - at).max(at - to).max(0.0);
    let off = beyond(place.x, extent.x0, extent.x1).hypot(beyond(place.y, extent.y0, extent.y1));
    1.0 / (1.0 + (off / BEYOND).powi(2))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_lies_far_beyond_all_markers_is_not_relied_on() {
        let extent = Rect::new(0.0, 0.0, 180.0, 150.0);
        assert_eq!(known(extent, Point::new(90.0, 20.0)), 1.0);
        assert!(known(extent, Point::new(90.0, 170.0)) > 0.7);
        assert!(known(extent, Point::new(90.0, 300.0)) < 0.1);
    }
}
