//! Messages about input with nothing to judge.

use crate::cli::failure::Failure;
use crate::rules::ReadFinding;
use crate::text::Message;
use crate::text::codes::FileCode;

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
        let why = match self.why {
            Emptiness::NotTyped => "was typed",
            Emptiness::Empty => "is empty",
            Emptiness::OnlyZeros => "is neither a picture nor a text",
        };
        Failure::with_hint(FileCode::Nothing, format!("{} {why}", self.name), self.hint.to_string())
    }

    /// The message, without the name of a file.
    pub(crate) fn message(&self) -> Message {
        let message = match (self.why, self.is_file) {
            (Emptiness::NotTyped, _) => ReadFinding::NothingTyped,
            (Emptiness::Empty, true) => ReadFinding::EmptyFile,
            (Emptiness::Empty, false) => ReadFinding::EmptyInput,
            (Emptiness::OnlyZeros, true) => ReadFinding::UselessFile,
            (Emptiness::OnlyZeros, false) => ReadFinding::UselessInput,
        };
        message.into()
    }
}
