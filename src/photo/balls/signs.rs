//! Classification by shape alone: signs printed on discs, and the print of empty tiles.

use super::tile::{MIN_CLEAR_CORRELATION, TileFeatures};
use super::{BallPrint, DiscFeatures, SquareFeatures, guesses};
use crate::photo::reading::Guesses;
use crate::photo::signal::ramp;

/// Correlation of a disc's print at which it is first considered, and at which it is identified by its sign. No marble
/// and no bare square correlated more than 0.5 with the print of any disc, in any light.
const SIGN_CORRELATION: [f32; 2] = [0.6, 0.7];
/// Probability of an identified sign.
const SIGN_PROBABILITY: f64 = 0.99;
/// Minimum correlation of the detail of an empty tile, and the probability that it is empty.
const MIN_DETAIL: f32 = 0.5;
const EMPTY_PROBABILITY: f64 = 0.999;
/// Correlations at which the detail begins to match its print, and at which it does.
const DETAIL_MATCH: [f32; 2] = [0.3, 0.5];
/// Correlations of the tone, or of the detail alone, at which they match beyond chance.
const TONE_MATCH: [f32; 2] = [0.15, 0.4];
const WHOLE_DETAIL: [f32; 2] = [0.75, 0.9];
/// Probability that a square of unusable colours is empty, if its detail does not match its print and if it does: glare
/// may hide an object as well as nothing, but no ball has the detail of a tile.
const UNTRUSTED_EMPTY: [f64; 2] = [0.25, 0.85];

/// The kind of disc (as an index) with the highest correlation, and that correlation.
fn best_sign(square: &SquareFeatures) -> Option<(usize, f32)> {
    let correlations = square.disc.correlations.iter().copied().enumerate();
    correlations.max_by(|one, other| one.1.total_cmp(&other.1))
}

/// Whether a square holds a disc identified by its sign.
pub(super) fn has_sign(square: &SquareFeatures) -> bool {
    best_sign(square).is_some_and(|(_, correlation)| correlation > SIGN_CORRELATION[1])
}

/// How surely a disc was recognised by its sign, from 0 to 1.
pub(super) fn recognised(disc: &DiscFeatures) -> f64 {
    f64::from(ramp(disc.correlations.iter().copied().fold(0.0, f32::max), SIGN_CORRELATION))
}

/// The confidence in a disc's print, whatever covers its colours.
pub(super) fn sign_confidence(square: &SquareFeatures) -> f64 {
    let correlation = best_sign(square).map_or(0.0, |(_, correlation)| correlation);
    f64::from(((correlation - 0.7) / 0.12).clamp(0.0, 1.0))
}

/// Whether the print is visible in all of the tile's middle.
fn is_bare(square: &SquareFeatures) -> bool {
    let tile = &square.tile;
    tile.is_clear()
        || (tile.core > MIN_CLEAR_CORRELATION
            && tile.hidden > MIN_CLEAR_CORRELATION
            && tile.detail > MIN_DETAIL)
}

/// The probability that a square of unusable colours is empty.
pub(super) fn emptiness(square: &SquareFeatures) -> f64 {
    let TileFeatures { core, hidden, detail, .. } = square.tile;
    // A white ball may have some of the detail, but not the whole pattern.
    let whole = ramp(core.max(hidden), TONE_MATCH).max(ramp(detail, WHOLE_DETAIL));
    let like = f64::from(ramp(detail, DETAIL_MATCH) * whole);
    UNTRUSTED_EMPTY[0] + (UNTRUSTED_EMPTY[1] - UNTRUSTED_EMPTY[0]) * like
}

/// The guesses for every square if colour and lightness are unusable.
pub(super) fn classify(measured: &[SquareFeatures], kinds: &[BallPrint]) -> Vec<Guesses> {
    measured.iter().map(|square| classify_square(square, kinds)).collect()
}

fn classify_square(square: &SquareFeatures, kinds: &[BallPrint]) -> Guesses {
    let empty = if is_bare(square) { EMPTY_PROBABILITY } else { emptiness(square) };
    let (sign, correlation) = best_sign(square).unwrap_or((0, 0.0));
    let known = SIGN_PROBABILITY * f64::from(ramp(correlation, SIGN_CORRELATION));
    let other = (1.0 - empty) / kinds.len().max(1) as f64;
    let ball = |at: usize| (1.0 - known) * other + if at == sign { known } else { 0.0 };
    guesses(kinds, std::iter::once((1.0 - known) * empty).chain((0..kinds.len()).map(ball)))
}

#[cfg(test)]
mod tests {
    use super::super::BallFeatures;
    use super::*;
    use crate::photo::PrintImage;
    use crate::photo::reading::Occupant;

    fn kinds() -> [BallPrint; 2] {
        let print = PrintImage { width: 1, height: 1, rgb: vec![0; 3], per_mm: 1.0 };
        [7, 8].map(|piece| BallPrint {
            piece,
            color: [piece as u8; 3],
            ground: [0; 3],
            count: 5,
            print: print.clone(),
        })
    }

    fn square(tile: TileFeatures, correlations: [f32; 2]) -> SquareFeatures {
        let disc = DiscFeatures { correlations: correlations.into(), ..DiscFeatures::default() };
        SquareFeatures { tile, disc, ball: BallFeatures::default() }
    }

    #[test]
    fn signs_and_bare_tiles_are_settled_by_shape_and_balls_are_not() {
        let hidden =
            TileFeatures { core: 0.1, hidden: 0.1, detail: 0.1, inside: 1.0, ..TileFeatures::default() };
        let bright =
            TileFeatures { core: 0.8, hidden: 0.8, detail: 0.7, inside: 0.9, ..TileFeatures::default() };
        let faint = TileFeatures { detail: 0.2, ..bright };
        let measured = [
            square(hidden, [0.75, 0.3]),
            square(hidden, [0.2, 0.65]),
            square(hidden, [0.5, 0.2]),
            square(bright, [0.1, 0.1]),
            square(faint, [0.1, 0.1]),
        ];
        let settled: Vec<_> = classify(&measured, &kinds()).iter().map(Guesses::settled).collect();
        let sign = Occupant::Piece { piece: 7, quarters: 0 };
        assert_eq!(settled, [Some(sign), None, None, Some(Occupant::Empty), None]);
        assert!(has_sign(&measured[0]) && !has_sign(&measured[1]));
    }
}
