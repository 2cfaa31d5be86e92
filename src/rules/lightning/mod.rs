//! Lightning: paths of tiles through two camps.
//!
//! | file | holds |
//! |---|---|
//! | `ports` | the eight places where a line leaves a piece |
//! | `kit` | what lies in the box: models, camps, and which of the two ways of prolonging is played |
//! | `meets` | which ports of which squares lie in the same place |
//! | `bits` | sets of squares of a camp |
//! | `fit` | from a game as it is printed to a kit |
//! | `camp` | the pieces of one camp, what would join them, and how far the start reaches |
//! | `setup` | anything that can lie on a table, and what is said of it |
//! | `position` | a position that box and board allow; how it is played on |
//! | `turns` | turns, and which are legal |
//! | `refusal` | why a turn is not |
//! | `threats` | turns that would win at once |
//! | `notation/` | positions, records and turns as people type them |
//! | `judge` | box and board, and the judgement as a whole |
//! | `reach/` | whether a game leads to a position: growth, tempo, and the game itself |
//! | `laid` | positions and turns as they lie on the camps, for pictures |
//! | `referee` | implements `Referee`, used by the commands |

mod bits;
mod camp;
mod fit;
mod judge;
mod kit;
mod laid;
mod meets;
mod notation;
mod open;
mod ports;
mod position;
mod reach;
mod referee;
mod refusal;
mod setup;
#[cfg(test)]
mod tests;
mod threats;
mod turns;

pub use bits::Bits;
pub use camp::Camp;
pub use judge::judge;
pub use kit::{Face, Kit, MODELS, Model, Prolong, Side};
pub use notation::{Places, read, read_record};
pub use ports::Ports;
pub use position::Position;
pub use referee::Table;
pub use setup::{Counts, Setup};
pub use turns::Turn;

use super::{Engine, RuleOption};

/// The rules of Lightning.
pub const ENGINE: Engine = Engine {
    name: "lightning",
    variants: &[],
    options: &[RuleOption {
        name: "prolong",
        values: &["line", "contact"],
        about: "whether a placed piece must join a line of a piece in place, or only touch one",
    }],
    referee: |game, options, _| Ok(Box::new(fit::table(game, options)?)),
};
