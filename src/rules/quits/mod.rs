//! Quits: balls on sliding tiles, and out by the far corner.

use super::{Engine, RuleOption, Unfit};

mod board;
#[cfg(test)]
mod exhaustive;
mod rules;
mod turn;
mod homeward;
mod play;
mod position;
mod reach;
mod retro;
mod setup;
mod turns;

pub use board::Player;
pub use position::Position;
pub use rules::{BallMoves, Rules, Variant};
pub use setup::{Last, Setup};
pub use turn::{Slide, Turn, Way};

/// The rules of Quits.
pub const ENGINE: Engine = Engine {
    name: "quits",
    variants: &["classic", "simple", "four"],
    options: &[RuleOption {
        name: "ball_moves",
        values: &["forward", "diagonal"],
        about: "whether balls step forward over edges and the far corner, or along three diagonals",
    }],
    referee: |_, _, _| {
        Err(Unfit { message: "Quits cannot be judged yet".to_owned(), hint: "print it".to_owned() })
    },
};
