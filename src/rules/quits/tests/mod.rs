//! The room's own tests: against a second implementation that shares no code with this one, by random play, and
//! by texts.

mod exhaustive;
mod mutations;
mod notation;
mod perft;
mod play;
mod reach;
mod small;

use super::{BallMoves, Rules, Variant};

/// Every variant with either option.
pub(super) fn all_rules() -> impl Iterator<Item = Rules> {
    Variant::ALL
        .into_iter()
        .flat_map(|variant| BallMoves::ALL.into_iter().map(move |ball_moves| Rules { variant, ball_moves }))
}
