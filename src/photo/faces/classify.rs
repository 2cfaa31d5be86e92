//! Posterior probabilities of a square's contents.

use kurbo::{Point, Rect};

use super::bare::BareFit;
use super::glare::{CLIPPED_VEIL, clipping};
use super::reader::{BoardReader, CellEvidence};
use super::window::LIGHT_SAMPLES;
use super::{CellShape, PiecePrint};
use crate::photo::reading::{Guess, Guesses, Occupant};
use crate::photo::signal::ramp;

/// Noise of the light residual, relative to the light.
const LIGHT_NOISE: f64 = 0.03;
/// Noise of the colour residual, which cameras and printers render less truly, and its number of independent samples.
const COLOUR_NOISE: f64 = 0.06;
const COLOUR_SAMPLES: f64 = 8.0;
/// Residuals in light and colour of the 'unknown object' hypothesis: a hand, a coin, a piece of another game. Pale ink
/// on a square that seems empty leaves less in light.
const UNKNOWN_RESIDUALS: [f32; 2] = [0.12, 0.1];
/// Its least residual in light as a fraction of the contrast seen. A wrong face may explain a part of a strong contrast
/// by chance, but leaves at least this residual.
const UNKNOWN_SHARE: f32 = 0.65;
/// Cost of an unknown object of the colours of the likeliest face, such as another piece that lies askew.
const SAME_COLOUR_COST: f64 = 2.0;
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

/// What may lie on a square.
struct Hypothesis {
    occupant: Occupant,
    /// Minus the logarithm of its likelihood.
    cost: f64,
    /// Colour residual, if there is colour.
    tint: Option<f32>,
    /// Fraction of the light that is glare.
    veil: f32,
    /// Contrast of what is seen there, relative to the light.
    contrast: f32,
}

/// The guesses for a square.
pub(super) fn classify(reader: &BoardReader, cell: &CellShape, evidence: &CellEvidence) -> Guesses {
    // Down-weights squares outside the marker hull.
    let open = evidence_weight(reader.board.view.extent(), reader.board.placement * cell.centre);
    // A clipped colour is not the one that is printed.
    let clipped = evidence.bare_fit.map_or(0.0, |bare_fit| clipping(bare_fit.seen)).max(evidence.clipped);
    let colours = COLOUR_SAMPLES * f64::from(1.0 - clipped);
    let unlikely = |residual: f32, tint: Option<f32>| {
        let light = LIGHT_SAMPLES / 2.0 * libm::log1p((f64::from(residual) / LIGHT_NOISE).powi(2));
        let tint = tint.map_or(0.0, |residual| {
            colours / 2.0 * libm::log(f64::from(residual).powi(2) + COLOUR_NOISE * COLOUR_NOISE)
        });
        (light + tint) * open
    };
    let strong = |contrast: f32| (contrast / MAX_FULL_CONTRAST).max(1.0);
    let mut hypotheses: Vec<Hypothesis> = Vec::new();
    if let Some(BareFit { residual, contrast, .. }) = evidence.bare_fit {
        let cost = unlikely(residual / strong(contrast), evidence.tint);
        let seen = libm::hypotf(residual, contrast);
        let CellEvidence { tint, veil, .. } = *evidence;
        hypotheses.push(Hypothesis { occupant: Occupant::Empty, cost, tint, veil, contrast: seen });
    }
    for seen in &evidence.pieces {
        let Some(face) = reader.face(seen) else { continue };
        let Some(piece) = reader.board_print.pieces.get(face.print) else { continue };
        let occupant = if piece.is_tile {
            Occupant::Empty
        } else {
            Occupant::Piece { piece: piece.piece, quarters: face.quarters }
        };
        let far = ((seen.off.hypot() - FREE_OFFSET_MM) / OFFSET_DEVIATION_MM).max(0.0).powi(2) / 2.0;
        let excluded = if seen.excluded { BARRED_COST } else { 0.0 };
        let strong = strong(face.fine.power.sqrt() * seen.matched.fit.strength.min(1.0));
        let cost = unlikely(seen.residual / strong, seen.tint) + far + excluded;
        let contrast = seen.matched.fit.contrast();
        hypotheses.push(Hypothesis { occupant, cost, tint: seen.tint, veil: seen.veil, contrast });
    }
    let best = hypotheses.iter().min_by(|one, other| one.cost.total_cmp(&other.cost));
    let open =
        best.map_or(1.0, |best| visibility(best.occupant, best.veil, evidence.bare_fit, evidence.shown));
    let [light, colour] = UNKNOWN_RESIDUALS;
    let is_empty = best.is_some_and(|best| best.occupant == Occupant::Empty);
    let ink = if is_empty { reader.ink } else { 1.0 };
    let light = (open * ink * light).max(best.map_or(0.0, |best| UNKNOWN_SHARE * best.contrast));
    let unrelated = unlikely(light, evidence.tint.map(|_| colour * open));
    let unknown = best.map_or(unrelated, |best| unrelated.min(unlikely(light, best.tint) + SAME_COLOUR_COST));
    let least = best.map_or(unknown, |best| best.cost.min(unknown));
    let mut guesses: Vec<Guess> = Vec::new();
    let mut add = |occupant: Occupant, weight: f64, sum: bool| match guesses
        .iter_mut()
        .find(|guess| guess.occupant == occupant)
    {
        Some(guess) if sum => guess.weight += weight,
        Some(guess) => guess.weight = guess.weight.max(weight),
        None => guesses.push(Guess { occupant, weight }),
    };
    for Hypothesis { occupant, cost, .. } in hypotheses {
        add(occupant, libm::exp(least - cost), false);
    }
    let pieces = reader.board_print.pieces.iter().filter(|piece| !piece.is_tile);
    let pieces: Vec<Occupant> = pieces.map(|piece| Occupant::unturned(piece.piece)).collect();
    let rest = libm::exp(least - unknown) / (pieces.len() + 1) as f64;
    pieces.into_iter().chain([Occupant::Empty]).for_each(|occupant| add(occupant, rest, true));
    Guesses::normalised(guesses).unwrap_or_else(|| Guesses::certain(Occupant::Empty))
}

/// The guesses for a square that cannot be seen: anything.
pub(super) fn unknown(pieces: &[PiecePrint]) -> Guesses {
    let pieces = pieces.iter().filter(|piece| !piece.is_tile).map(|piece| Occupant::unturned(piece.piece));
    Guesses::uniform(pieces.chain([Occupant::Empty]))
}

/// Visibility of an unknown object under a veil of glare. If nothing is visible through it, any object explains the
/// picture. A bare square gives no evidence that the veil is not thicker than estimated, unless its print or those around
/// it are visible (`shown`): a small residual may be all that is visible of a piece.
fn visibility(occupant: Occupant, veil: f32, bare_fit: Option<BareFit>, shown: f32) -> f32 {
    let clear = (1.0 - veil / CLIPPED_VEIL).max(0.0);
    match (occupant, bare_fit) {
        (Occupant::Empty, Some(bare_fit)) => {
            // A darker square may be lit between shadows rather than veiled.
            let veil = veil * ramp(bare_fit.seen, GLARE_BRIGHTNESS);
            let least = (1.0 / (1.0 + VISIBILITY_DECAY * veil)).max(MIN_VISIBILITY);
            (least * (clear / MIN_VISIBILITY).min(1.0)).max(bare_fit.visible.max(shown).min(1.0))
        }
        (Occupant::Empty, None) => (clear / MIN_VISIBILITY).min(1.0),
        (Occupant::Piece { .. }, _) => clear.sqrt(),
    }
}

/// The weight of evidence at a point, given the bounds of the markers.
fn evidence_weight(extent: Rect, cell: Point) -> f64 {
    let beyond = |at: f64, from: f64, to: f64| (from - at).max(at - to).max(0.0);
    let off = libm::hypot(beyond(cell.x, extent.x0, extent.x1), beyond(cell.y, extent.y0, extent.y1));
    1.0 / (1.0 + (off / HULL_DISTANCE_MM).powi(2))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn evidence_far_beyond_the_markers_has_little_weight() {
        let extent = Rect::new(0.0, 0.0, 180.0, 150.0);
        assert_eq!(evidence_weight(extent, Point::new(90.0, 20.0)), 1.0);
        assert!(evidence_weight(extent, Point::new(90.0, 170.0)) > 0.7);
        assert!(evidence_weight(extent, Point::new(90.0, 300.0)) < 0.1);
    }
}
