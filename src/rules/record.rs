//! What is said of records.

use std::ops::Range;

use super::{Finding, Status, Verdict};

/// What is said of a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Replay {
    /// The variant that it was played by; empty where the game has but one.
    pub variant: String,
    /// `Legal`, `Illegal` or `Unreadable`.
    pub verdict: Verdict,
    /// How many turns of it are legal, from the first.
    pub turns: usize,
    /// The position after those turns, as canonical text.
    pub position: Option<String>,
    /// How the game stands after them.
    pub status: Option<Status>,
    /// The first illegal turn.
    pub failed: Option<Failed>,
    /// What cannot be read.
    pub findings: Vec<Finding>,
    /// The position before the first turn, as canonical text.
    pub start: Option<String>,
    /// The legal turns, one by one.
    pub steps: Vec<Step>,
    /// The first position that occurred three times, if one did.
    pub repetition: Option<Repetition>,
}

/// A position that occurred three times, with the same player to move: a draw may be declared, and play may go on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Repetition {
    /// The turn after which it stood there for the third time, counted from 1.
    pub turn: usize,
    /// The turns after which it stood there, the third among them; 0 is the start.
    pub after: Vec<usize>,
}

/// A legal turn of a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// Who played it.
    pub player: String,
    /// The turn, as it is written.
    pub turn: String,
    /// How the game stands after it.
    pub status: Status,
    /// The position after it, as canonical text.
    pub position: String,
}

/// The turn that a record fails at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Failed {
    /// Its number, counted from 1.
    pub turn: usize,
    /// The bytes of the text that it is.
    pub span: Range<usize>,
    /// The turn as typed.
    pub text: String,
    /// Why it is illegal.
    pub message: String,
    /// What would have been legal.
    pub legal: Vec<String>,
}

impl Replay {
    /// What is said of a text that is no record.
    pub fn unreadable(variant: &str, findings: Vec<Finding>) -> Replay {
        Replay {
            variant: variant.to_owned(),
            verdict: Verdict::Unreadable,
            turns: 0,
            position: None,
            status: None,
            failed: None,
            findings,
            start: None,
            steps: Vec::new(),
            repetition: None,
        }
    }
}
