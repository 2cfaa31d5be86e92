//! Quits: balls on sliding tiles that leave by the opposite corner.
//!
//! | file | holds |
//! |---|---|
//! | `board` | sets of squares; the players and their corners |
//! | `rules` | variants, steps of balls, the start |
//! | `fit` | creation of a referee from a printed game |
//! | `setup` | any arrangement on a table, with the information given |
//! | `position` | a well-formed position, and the effect of a turn |
//! | `turn`, `turns` | turns, and which are legal |
//! | `play` | implements `Play` |
//! | `notation/` | positions, records and turns as text |
//! | `malformed`, `last` | checks against box and board, and of the last turn |
//! | `retro`, `home_distance`, `reach` | retraction of turns, the heuristic of the search, the search for a game |
//! | `locked` | balls that lock one another: a proof that there is no game |
//! | `no_turn` | explains why no turn leads to a position |
//! | `judge`, `search` | the judgement; the witness, or the reasons why there is none |
//! | `layout`, `open`, `referee` | layouts for pictures, open squares, the interface used by the CLI |

mod board;
mod fit;
mod home_distance;
mod judge;
mod last;
mod layout;
mod locked;
mod malformed;
mod no_turn;
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

pub use board::Player;
pub use judge::{judge, position};
pub use notation::{Spans, read, read_record};
pub use position::Position;
pub use referee::QuitsReferee;
pub use rules::{BallMoves, QuitsOptions, Rules, Variant};
pub use setup::{Last, Setup};
pub use turn::{Slide, SlideDirection, Turn};

use super::Engine;

/// The rules of Quits.
pub const ENGINE: Engine = Engine {
    name: "quits",
    variants: &["classic", "simple", "four"],
    options: QuitsOptions::TABLE,
    referee: |game, options, variant| {
        Ok(Box::new(fit::referee(game, QuitsOptions::parse(options)?, variant)?))
    },
};
