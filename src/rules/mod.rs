//! The rules of the games: whether a position is legal and why, the legal turns, the winner.
//!
//! A position is judged in three [`Layer`]s. It is *readable* if the text can be parsed, *well-formed* if the box and
//! the board allow it, and *reachable* if a sequence of legal turns leads to it. The result is a [`Judgement`]. A
//! `legal` verdict comes with a witness game that the engine has replayed; an `illegal` one with [`Finding`]s, each a
//! reason that can be checked. If a bounded search ends without either, the verdict is `undecided`, never a guess.
//!
//! ```
//! use tablier::rules::{ENGINES, engine};
//!
//! let quits = engine("quits").expect("an engine");
//! assert_eq!(quits.variants, ["classic", "simple", "four"]);
//! assert_eq!(ENGINES.len(), 4);
//! ```
//!
//! | file | holds |
//! |---|---|
//! | `engine/` | the traits `Table`, `Gameplay`, `Notation` and `Proof`, together `Engine`: what differs from game to game |
//! | `judging` | the trait `Judge`: well-formed, whole, reachable; the legal turns |
//! | `engine_info` | what an engine tells of itself: name, variants, options |
//! | `engines` | the list of all engines |
//! | `options` | options of the rules, and their parsing into the enums of an engine |
//! | `referee` | the trait `Referee`: one game with its variant and options |
//! | `verdict` | judgements, status, threats |
//! | `record` | results of replaying a record: turns, the failing turn, repetitions |
//! | `play` | the trait `Play`, implemented by the positions of all games; perft and replay |
//! | `phrase` | notation as data: turns, entries and positions as they are told |
//! | `witness` | a game that proves a position |
//! | `lexicon/` | the words of positions and records, one file for each language |
//! | `legend` | legends of empty forms |
//! | `layout` | layouts of positions, for pictures |
//! | `found` | observed tables, with uncertain squares |
//! | `settle` | deduction of the contents of open squares |
//! | `reconstruct/` | the game that leads to tables observed one after the other |
//! | `fast_hasher` | hasher for search states |
//! | `grid/` | games without rules: only box and board are checked |
//! | `read/` | parsing shared by all notations: lines, keys, words, squares |
//! | `quits/`, `plank/`, `lightning/` | one game each: `setup` (any table) → `position` (legal) → `turns`; `judge`,
//! `notation` |
//! | `macmahon/` | tiles that match by their sides, on the ready table of `grid` |
//!
//! This module does not depend on paper, pictures or files.

mod engine;
mod engine_info;
mod engines;
mod fast_hasher;
mod found;
#[doc(hidden)]
pub mod grid;
mod judging;
mod layout;
mod legend;
mod lexicon;
pub mod lightning;
pub mod macmahon;
mod options;
mod phrase;
pub mod plank;
mod play;
pub mod quits;
mod read;
mod reconstruct;
mod record;
mod referee;
mod settle;
#[cfg(test)]
mod tests;
mod verdict;
mod witness;

pub(crate) use crate::text::message::Coded;
pub use crate::text::{Argument, Finding, Layer, Message};
pub use engine::{
    Content, Effort, Engine, Gameplay, Judged, Notation, OnTurn, ParsedRecord, Proof, Reach, RecordStart,
    Table, VariantSetup,
};
pub(crate) use engine_info::Names;
pub use engine_info::{Called, EngineInfo};
pub use engines::{ENGINES, engine};
pub use found::{Found, FoundSquare, FoundStrip, Observed, Spot, StripSquare};
pub use grid::{OnSquares, PlacedPiece, SquarePiece, SquareSetup, SquareTable};
pub use judging::Judge;
pub use layout::{Beside, Layout, Origin, Pile, Place, PlayerGate, Touch, Trace};
pub use lexicon::Term;
#[cfg(test)]
pub(crate) use lexicon::assert_typable;
pub(crate) use lexicon::{is_unknown, means_same};
#[cfg(all(test, feature = "app"))]
pub(crate) use options::RuleFinding;
pub use options::{Choice, OptionValues, RuleOption};
pub use phrase::{Entry, Phrase, ToldPosition, ToldTurn};
#[cfg(all(test, feature = "app"))]
pub(crate) use play::PlayMessage;
pub(crate) use play::ReplayFinding;
use play::replayed;
pub use play::{Play, PlayerName, Typed, perft};
#[cfg(all(test, feature = "app"))]
pub(crate) use read::ReadNote;
pub use read::{Key, Square};
pub(crate) use read::{ReadFinding, ReadHint};
pub use reconstruct::Reconstruction;
#[cfg(all(test, feature = "app"))]
pub(crate) use reconstruct::ReconstructionFinding;
pub(crate) use reconstruct::ReconstructionHint;
pub use record::{Failed, Repetition, Replay, ReplayStep};
pub use referee::Referee;
#[doc(hidden)]
pub use referee::{TypedEntry, found_position};
#[cfg(all(test, feature = "app"))]
pub(crate) use settle::{OpenFinding, OpenHint};
pub use settle::{OpenSquare, Settled};
pub use verdict::{Judgement, Marks, Moves, Outlook, Status, Threat, Verdict};
pub use witness::Witness;
