//! Results of replaying a record.

use std::ops::Range;

use super::{Entry, Finding, Message, Phrase, Status, ToldPosition, ToldTurn, Verdict};

/// Result of replaying a record.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Replay {
    /// The variant; empty if the game has only one.
    pub variant: String,
    /// `Legal`, `Illegal` or `Unreadable`.
    pub verdict: Verdict,
    /// Number of legal turns, from the first.
    pub turns: usize,
    /// The position after those turns.
    pub position: Option<ToldPosition>,
    /// State of the game after those turns.
    pub status: Option<Status>,
    /// The first illegal turn.
    pub failed: Option<Failed>,
    /// Values that the record leaves open, with those for which most turns are legal.
    pub assumed: Vec<Entry>,
    /// Reasons why the text cannot be read.
    pub findings: Vec<Finding>,
    /// All that a record of this game says before its turns.
    pub header: Vec<Entry>,
    /// The initial position.
    pub start: Option<ToldPosition>,
    /// The legal turns, one by one.
    pub steps: Vec<ReplayStep>,
    /// The first threefold repetition.
    pub repetition: Option<Repetition>,
}

/// A position that occurred three times with the same player to move. A draw may be declared, and the game may
/// continue.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Repetition {
    /// The turn after which it occurred for the third time, counted from 1.
    pub turn: usize,
    /// The turns after which it occurred, including the third; 0 is the start.
    pub after: Vec<usize>,
}

/// A legal turn of a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReplayStep {
    /// The player.
    pub player: Phrase,
    /// The turn.
    pub turn: ToldTurn,
    /// State of the game after it.
    pub status: Status,
    /// The position after it.
    pub position: ToldPosition,
}

/// The first illegal turn of a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Failed {
    /// Its number, counted from 1.
    pub turn: usize,
    /// Its byte range in the text.
    pub span: Range<usize>,
    /// The turn as typed.
    pub text: String,
    /// Why it is illegal.
    pub message: Message,
    /// The legal turns in the same position.
    pub legal: Vec<Phrase>,
}

impl Replay {
    /// The result for a text that cannot be read.
    pub fn unreadable(variant: &str, findings: Vec<Finding>) -> Replay {
        Replay { variant: variant.to_owned(), findings, ..Replay::default() }
    }
}
