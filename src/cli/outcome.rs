//! What a command that did what was asked has found out: its exit status.

use crate::rules::Verdict;

/// What a command has found out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// What was asked is done; what was judged is legal, or fits a game without rules.
    Done,
    /// What was judged is illegal.
    Illegal,
    /// What was judged cannot be read.
    Unreadable,
    /// Nobody knows.
    Undecided,
}

impl Outcome {
    /// The exit status.
    pub fn status(self) -> u8 {
        match self {
            Outcome::Done => 0,
            Outcome::Illegal => 1,
            Outcome::Unreadable => 2,
            Outcome::Undecided => 3,
        }
    }
}

impl From<Verdict> for Outcome {
    fn from(verdict: Verdict) -> Outcome {
        match verdict {
            Verdict::Legal | Verdict::Fits => Outcome::Done,
            Verdict::Illegal => Outcome::Illegal,
            Verdict::Unreadable => Outcome::Unreadable,
            Verdict::Undecided => Outcome::Undecided,
        }
    }
}
