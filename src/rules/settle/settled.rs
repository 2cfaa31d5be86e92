//! Results of the deduction.

use crate::rules::{Judgement, Message, Phrase};

/// A judgement, with the results for the open squares.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Settled {
    /// The judgement.
    pub judgement: Judgement,
    /// Messages about the deduced squares.
    pub notes: Vec<Message>,
    /// All squares that were open, with their remaining candidates.
    pub open_squares: Vec<OpenSquare>,
}

/// A square that was open.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpenSquare {
    /// The square in notation.
    pub square: String,
    /// Remaining candidates in notation, most likely first; `.` for empty.
    pub may: Vec<Phrase>,
}

/// Result for a position with open squares.
pub(super) struct SettleOutcome<S> {
    pub settled: Settled,
    /// The filled-in setup, if a single assignment remains.
    pub filled: Option<S>,
}

impl Settled {
    /// A judgement of a position without open squares.
    pub fn plain(judgement: Judgement) -> Settled {
        Settled { judgement, notes: Vec::new(), open_squares: Vec::new() }
    }
}
