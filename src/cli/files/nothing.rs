//! What is said of files that hold nothing to judge.

use crate::cli::failure::Failure;
use crate::rules::ReadMessage;
use crate::text::Message;
use crate::text::codes::FileCode;

/// What was read where there is nothing to judge.
#[derive(Clone, Debug)]
pub struct Nothing {
    /// What messages call it.
    pub name: String,
    /// Whether it is a file.
    pub is_file: bool,
    /// What is wrong with it.
    pub why: Emptiness,
    /// What to do about it.
    pub hint: Message,
}

/// Why there is nothing to judge.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Emptiness {
    /// Nobody typed anything.
    NotTyped,
    /// There are only blanks, or nothing at all.
    Empty,
    /// There are only zeros.
    OnlyZeros,
}

impl Nothing {
    /// What is wrong, of a file by its name.
    pub fn failure(self) -> Failure {
        let why = match self.why {
            Emptiness::NotTyped => "was typed",
            Emptiness::Empty => "is empty",
            Emptiness::OnlyZeros => "is neither a picture nor a text",
        };
        Failure::hinted(FileCode::Nothing, format!("{} {why}", self.name), self.hint.to_string())
    }

    /// What is wrong, where the name of a file is told elsewhere.
    pub fn message(&self) -> Message {
        let message = match (self.why, self.is_file) {
            (Emptiness::NotTyped, _) => ReadMessage::NothingTyped,
            (Emptiness::Empty, true) => ReadMessage::EmptyFile,
            (Emptiness::Empty, false) => ReadMessage::EmptyInput,
            (Emptiness::OnlyZeros, true) => ReadMessage::UselessFile,
            (Emptiness::OnlyZeros, false) => ReadMessage::UselessInput,
        };
        message.into()
    }
}
