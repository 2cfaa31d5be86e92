//! Posterior probabilities of a square's contents.

use kurbo::{Point, Rect};

use super::Place;
use super::doubt::{CLIPPED_VEIL, white};
use super::table::{Sight, Table};
use crate::photo::reading::{Guess, Guesses, What};

/// Noise of the light residual, relative to the light.
const LIGHT_NOISE: f64 = 0.03;
/// Number of independent light samples in a window.
const LIGHT_SAMPLES: f64 = 12.0;
/// Noise of the colour residual, which cameras and printers render less truly, and its number of independent samples.
const COLOUR_NOISE: f64 = 0.06;
const COLOUR_SAMPLES: f64 = 8.0;
/// Residuals in light and colour of the 'unknown object' hypothesis: a hand, a coin, a piece of another game.
const UNKNOWN_RESIDUALS: [f32; 2] = [0.12, 0.1];
/// Distance beyond the hull of the markers at which evidence counts half.
const HULL_DISTANCE_MM: f64 = 40.0;
/// Offset from the centre of a square up to which pieces are equally likely, and the deviation beyond it.
const FREE_OFFSET_MM: f64 = 2.0;
const OFFSET_DEVIATION_MM: f64 = 0.8;
/// Contrast above which residuals are scaled down, since a blur estimate is never exact and its error grows with
/// contrast.
const MAX_FULL_CONTRAST: f32 = 0.45;
/// Brightness at which glare becomes possible, and at which it is certain.
const GLARE_BRIGHTNESS: [f32; 2] = [150.0, 190.0];
/// Decay of the visibility of a piece with the glare on a square that seems bare, and its minimum.
const VISIBILITY_DECAY: f32 = 9.0;
const MIN_VISIBILITY: f32 = 0.33;
/// Cost of a piece where another lies.
const BARRED_COST: f64 = 6.0;

/// The guesses for a square.
pub(super) fn weigh(table: &Table, place: &Place, sight: &Sight) -> Guesses {
    // Down-weights squares outside the marker hull.
    let open = known(table.view.extent(), place.centre);
    // Clipped white has no colour of its own.
    let colours = COLOUR_SAMPLES * f64::from(1.0 - sight.shown.map_or(0.0, |shown| white(shown.seen)));
    let unlikely = |left: f32, tint: Option<f32>| {
        let light = LIGHT_SAMPLES / 2.0 * (f64::from(left) / LIGHT_NOISE).powi(2).ln_1p();
        let tint = tint
            .map_or(0.0, |left| colours / 2.0 * (f64::from(left).powi(2) + COLOUR_NOISE * COLOUR_NOISE).ln());
        (light + tint) * open
    };
    let strong = |contrast: f32| (contrast / MAX_FULL_CONTRAST).max(1.0);
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
        let far = ((seen.off.hypot() - FREE_OFFSET_MM) / OFFSET_DEVIATION_MM).max(0.0).powi(2) / 2.0;
        let barred = if seen.barred { BARRED_COST } else { 0.0 };
        let strong = strong(face.fine.power.sqrt() * seen.found.fit.strength.min(1.0));
        costs.push((what, unlikely(seen.left / strong, seen.tint) + far + barred, seen.veil));
    }
    let best = costs.iter().min_by(|one, other| one.1.total_cmp(&other.1));
    let seen = sight.shown.map_or(0.0, |shown| shown.seen);
    let open = best.map_or(1.0, |&(what, _, veil)| shows(what, veil, seen));
    let unknown = unlikely(UNKNOWN_RESIDUALS[0] * open, sight.tint.map(|_| UNKNOWN_RESIDUALS[1] * open));
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

/// Visibility of an unknown object under a veil of glare. If nothing is visible through it, any object explains the
/// picture. A bare square gives no evidence that the veil is not thicker than estimated: a small residual may be all
/// that is visible of a piece.
fn shows(what: What, veil: f32, seen: f32) -> f32 {
    let clear = (1.0 - veil / CLIPPED_VEIL).max(0.0);
    match what {
        What::Empty => {
            // A darker square may be lit between shadows rather than veiled.
            let veil = veil
                * ((seen - GLARE_BRIGHTNESS[0]) / (GLARE_BRIGHTNESS[1] - GLARE_BRIGHTNESS[0]))
                    .clamp(0.0, 1.0);
            (1.0 / (1.0 + VISIBILITY_DECAY * veil)).max(MIN_VISIBILITY) * (clear / MIN_VISIBILITY).min(1.0)
        }
        _ => clear.sqrt(),
    }
}

/// The weight of evidence at a point, given the bounds of the markers.
fn known(extent: Rect, place: Point) -> f64 {
    let beyond = |at: f64, from: f64, to: f64| (from - at).max(at - to).max(0.0);
    let off = beyond(place.x, extent.x0, extent.x1).hypot(beyond(place.y, extent.y0, extent.y1));
    1.0 / (1.0 + (off / HULL_DISTANCE_MM).powi(2))
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
