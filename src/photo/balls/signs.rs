//! What shape alone tells, whatever the colours: signs printed on discs, and the print of empty tiles.

use super::tile::TileFeatures;
use super::{DiscFeatures, SquareFeatures};
use crate::photo::signal::ramp;

/// Correlation of a disc's print at which it is first considered, and at which it is identified by its sign. No marble
/// and no bare square correlated more than 0.5 with the print of any disc, in any light.
const SIGN_CORRELATION: [f32; 2] = [0.6, 0.7];
/// Correlations at which the detail begins to match its print, and at which it does.
const DETAIL_MATCH: [f32; 2] = [0.3, 0.5];
/// Correlations of the tone, or of the detail alone, at which they match beyond chance.
const TONE_MATCH: [f32; 2] = [0.15, 0.4];
const WHOLE_DETAIL: [f32; 2] = [0.75, 0.9];
/// Probability that a square whose colours cannot be trusted is empty, if its detail does not match its print and if it does: glare
/// may hide an object as well as nothing, but no ball has the detail of a tile.
const UNTRUSTED_EMPTY: [f64; 2] = [0.25, 0.85];

/// The correlation of the likeliest disc's print.
fn sign_correlation(disc: &DiscFeatures) -> f32 {
    disc.correlations.iter().copied().fold(0.0, f32::max)
}

/// Whether a square holds a disc identified by its sign.
pub(super) fn has_sign(square: &SquareFeatures) -> bool {
    sign_correlation(&square.disc) > SIGN_CORRELATION[1]
}

/// How surely a disc was recognised by its sign, from 0 to 1, whatever covers its colours.
pub(super) fn recognised(disc: &DiscFeatures) -> f64 {
    f64::from(ramp(sign_correlation(disc), SIGN_CORRELATION))
}

/// The probability that a square is empty as far as its colours cannot be trusted.
pub(super) fn emptiness(square: &SquareFeatures) -> f64 {
    let TileFeatures { core, hidden, detail, .. } = square.tile;
    // A white ball may have some of the detail, but not the whole pattern.
    let whole = ramp(core.max(hidden), TONE_MATCH).max(ramp(detail, WHOLE_DETAIL));
    let like = f64::from(ramp(detail, DETAIL_MATCH) * whole);
    UNTRUSTED_EMPTY[0] + (UNTRUSTED_EMPTY[1] - UNTRUSTED_EMPTY[0]) * like
}
