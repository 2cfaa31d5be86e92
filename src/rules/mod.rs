//! The rules: is this position legal, and why; what may be played; who has won.
//!
//! A position is judged in three [`Layer`]s: it can be *read*; it is *well-formed*, that is, what lies in the
//! box can lie so on the board; it is *reachable*, that is, a game leads there. What is said of it is a
//! [`Judgement`]: `legal` comes with a witness game that the engine itself has replayed, `illegal` with
//! [`Finding`]s, each a reason that can be checked. Where a bounded search ends without either the verdict is
//! `undecided`, never a guess.
//!
//! | file | holds |
//! |---|---|
//! | `engine` | what an engine is: its name, variants, options; the list of all |
//! | `referee` | the trait `Referee`, used by the commands: one game with variant and options settled |
//! | `verdict` | judgements, findings, status, threats |
//! | `record` | what is said of records: turns, the one that fails, repetitions |
//! | `play` | what positions of all games can do; perft and replay come from here |
//! | `laid` | a position as it lies on a table: what a picture is drawn from |
//! | `found` | what somebody found on a table, perhaps not sure of it all |
//! | `settle` | squares of which it is not known what lies on them: settled by box, board and rules |
//! | `mix` | a hash for what engines have seen |
//! | `grid/` | games without rules: box and board alone |
//! | `read/` | what the notations of all games have in common: lines, keys, words, squares |
//! | `quits/`, `plank/`, `lightning/` | one game each: `setup` (anything on a table) → `position` (legal) → `turns`; `judge`, `notation` |
//!
//! Nothing here knows paper, pictures or files.

mod engine;
#[cfg(test)]
mod fixtures;
mod found;
pub mod grid;
mod laid;
pub mod lightning;
mod mix;
pub mod plank;
mod play;
pub mod quits;
mod read;
mod record;
mod referee;
mod settle;
mod verdict;

pub use engine::{Called, Choice, ENGINES, Engine, Options, RuleOption, Unfit, engine};
pub use found::{Found, FoundSquare, FoundStrip, Lies, Spot, StripSquare};
pub use laid::{Beside, Laid, Place, Touch, Trace};
pub use play::{Play, Typed, perft, replay};
pub use read::lexicon::turn_in;
pub use record::{Failed, Repetition, Replay, Step};
pub use referee::Referee;
pub use settle::{Left, Settled, found_text};
pub use verdict::{Assumed, Finding, Judgement, Layer, Marks, Moves, Status, Threat, Verdict};
