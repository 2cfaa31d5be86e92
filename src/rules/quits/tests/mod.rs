//! Tests of the engine: comparison with an independent implementation, random games, and text input.

mod conformance;
mod exhaustive;
mod languages;
mod last_turn;
mod naive;
mod notation;
mod random_text;
mod reach;
mod small;

use super::{BallMoves, Rules, Variant};

/// Every variant with both option values.
pub(super) fn all_rules() -> impl Iterator<Item = Rules> {
    Variant::ALL
        .into_iter()
        .flat_map(|variant| BallMoves::ALL.into_iter().map(move |ball_moves| Rules { variant, ball_moves }))
}
