//! What differs from game to game, in four parts. What games have in common is in `judging`, `settle` and `referee`.
//!
//! | file | holds |
//! |---|---|
//! | `table` | the squares and the pieces |
//! | `gameplay` | where a game begins, its variants and players; positions and turns are in `Play` |
//! | `notation` | positions and records as text |
//! | `proof` | faults by box and board, and whether a game leads to a setup |

mod gameplay;
mod notation;
mod proof;
mod table;

pub use gameplay::Gameplay;
pub use notation::{Notation, ParsedRecord, RecordStart};
pub use proof::{Effort, Judged, OnTurn, Proof, Reach, VariantSetup};
pub use table::{Content, Table};

/// The whole of a game: all that judging, replaying and drawing need.
pub trait Engine: Proof {}

impl<E: Proof> Engine for E {}
