//! Why a photo cannot be read.

use std::fmt;

use crate::game::Lang;
use crate::text::codes::PhotoCode;
use crate::text::{Diagnostic, Message};

/// Why a photo cannot be read, as data: [`Refusal::diagnostic`] puts it into words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refusal {
    /// What it is, for programs.
    pub code: PhotoCode,
    /// What it says.
    pub message: Message,
    /// What to do about it.
    pub hint: Option<Message>,
}

impl Refusal {
    /// A refusal without a hint.
    pub fn new(code: PhotoCode, message: impl Into<Message>) -> Refusal {
        Refusal { code, message: message.into(), hint: None }
    }

    /// Adds a hint.
    pub fn hint(self, hint: impl Into<Message>) -> Refusal {
        Refusal { hint: Some(hint.into()), ..self }
    }

    /// The refusal in the words of a language.
    pub fn diagnostic(&self, lang: Lang) -> Diagnostic {
        Diagnostic::new(self.code, self.message.sentence(lang))
            .maybe_hint(self.hint.as_ref().map(|hint| hint.sentence(lang)))
    }
}

/// The English sentence.
impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message.fmt(f)
    }
}

impl std::error::Error for Refusal {}
