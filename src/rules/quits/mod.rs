//! Quits: balls on sliding tiles, and out by the far corner.
//!
//! | file | holds |
//! |---|---|
//! | `board` | sets of squares, and who sits at which corner |
//! | `rules` | variants, the ways that balls step, the start |
//! | `fit` | from a game as it is printed to a table |
//! | `setup` | anything that can lie on a table, and what is said of it |
//! | `position` | a position that box and board allow, and what a turn does to it |
//! | `turn`, `turns` | turns, and which are legal |
//! | `play` | what the machinery of all games asks |
//! | `notation/` | positions, records and turns as people type them |
//! | `malformed`, `last` | what box and board do not allow, and what cannot have been the last turn |
//! | `retro`, `homeward`, `reach` | turns taken back, the guess that guides the search, the search for a game |
//! | `locked` | balls that hold one another fast: a proof that there is no game |
//! | `why` | why no turn can have led to a position |
//! | `judge`, `search` | the judgement as a whole; the game that leads there, or why there is none |
//! | `referee` | implements `Referee`, used by the commands |

mod board;
mod fit;
mod homeward;
mod judge;
mod laid;
mod last;
mod locked;
mod malformed;
mod notation;
mod open;
mod play;
mod position;
mod reach;
mod referee;
mod retro;
mod rules;
mod search;
mod setup;
#[cfg(test)]
mod tests;
mod turn;
mod turns;
mod why;

pub use board::Player;
pub use judge::{judge, position};
pub use notation::{Places, read, read_record};
pub use position::Position;
pub use referee::Table;
pub use rules::{BallMoves, Rules, Variant};
pub use setup::{Last, Setup};
pub use turn::{Slide, Turn, Way};

use super::{Engine, RuleOption};

/// The rules of Quits.
pub const ENGINE: Engine = Engine {
    name: "quits",
    variants: &["classic", "simple", "four"],
    options: &[RuleOption {
        name: "ball_moves",
        values: &["forward", "diagonal"],
        about: "whether balls step forward over edges and the far corner, or along three diagonals",
    }],
    referee: |game, options, variant| Ok(Box::new(fit::table(game, options, variant)?)),
};
