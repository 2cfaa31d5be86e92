//! The result of a command, and its exit status. `EXIT_STATUS` (in `args.rs`) and the README tell users its meaning.

use crate::rules::Verdict;

/// The result of a command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Outcome {
    /// Done; a judged position or record is legal, or fits a game without rules.
    Done,
    /// The position or record is illegal.
    Illegal,
    /// The position or record cannot be read.
    Unreadable,
    Undecided,
}

impl Outcome {
    pub(crate) fn status(self) -> u8 {
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
