//! Messages about input with nothing to judge.

use crate::cli::failure::Failure;
use crate::cli::words::CliFinding;
use crate::rules::ReadFinding;
use crate::text::{Finding, Message};

/// Input that is neither text nor picture.
#[derive(Clone, Debug)]
pub(crate) struct Nothing {
    /// Its name in messages.
    pub name: String,
    pub is_file: bool,
    /// The problem.
    pub why: Emptiness,
    /// The remedy.
    pub hint: Message,
}

/// A problem of an input that is neither text nor picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Emptiness {
    /// The user ended the input without typing.
    NotTyped,
    /// Empty or only blanks.
    Empty,
    /// Only NUL bytes.
    OnlyZeros,
}

impl Nothing {
    /// The failure, with the name of the file if it is one.
    pub(crate) fn failure(self) -> Failure {
        let finding = match (self.why, self.is_file) {
            (Emptiness::Empty, true) => Finding::new(CliFinding::EmptyFile { name: self.name }),
            (Emptiness::OnlyZeros, true) => Finding::new(CliFinding::UselessFile { name: self.name }),
            _ => Finding::new(self.message()),
        };
        finding.hint(self.hint).into()
    }

    /// The message, without the name of a file.
    pub(crate) fn message(&self) -> ReadFinding {
        match (self.why, self.is_file) {
            (Emptiness::NotTyped, _) => ReadFinding::NothingTyped,
            (Emptiness::Empty, true) => ReadFinding::EmptyFile,
            (Emptiness::Empty, false) => ReadFinding::EmptyInput,
            (Emptiness::OnlyZeros, true) => ReadFinding::UselessFile,
            (Emptiness::OnlyZeros, false) => ReadFinding::UselessInput,
        }
    }
}
