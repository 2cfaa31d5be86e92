//! The type for everything that is wrong.

use std::fmt;
use std::ops::Range;

use super::Source;
use super::codes::{Code, Layer};

/// A problem with a text, a position, a picture, a file or a command.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagnostic {
    /// The code, for programs.
    pub code: Code,
    /// The message, for people.
    pub message: String,
    /// The remedy.
    pub hint: Option<String>,
    /// Byte range in the text, if the problem has a place in one.
    pub span: Option<Range<usize>>,
    /// The squares or planks concerned, in notation; empty outside of positions.
    pub squares: Vec<String>,
    /// The layer of the verdict, if it is a finding.
    pub layer: Option<Layer>,
    /// The rule of the game that it rests on, as a sentence.
    pub rule: Option<Box<str>>,
}

/// A text with all its faults, in the order of the text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Faulty {
    /// The text.
    pub source: Source,
    /// The faults; never empty.
    pub faults: Vec<Diagnostic>,
    /// Whether the search for faults ended early.
    pub more: bool,
}

impl Diagnostic {
    /// A diagnostic without hint and span, in the layer of its code.
    pub fn new(code: impl Into<Code>, message: impl Into<String>) -> Diagnostic {
        let code = code.into();
        Diagnostic {
            code,
            message: message.into(),
            hint: None,
            span: None,
            squares: Vec::new(),
            layer: code.layer(),
            rule: None,
        }
    }

    /// Adds a hint.
    pub fn hint(self, hint: impl Into<String>) -> Diagnostic {
        Diagnostic { hint: Some(hint.into()), ..self }
    }

    /// Sets or clears the hint.
    pub fn maybe_hint(self, hint: Option<String>) -> Diagnostic {
        Diagnostic { hint, ..self }
    }

    /// Sets the span in the text.
    pub fn at(self, span: Range<usize>) -> Diagnostic {
        Diagnostic { span: Some(span), ..self }
    }

    /// Prefixes the message with its subject: `name: message`.
    pub(crate) fn about(self, name: impl fmt::Display) -> Diagnostic {
        Diagnostic { message: format!("{name}: {}", self.message), ..self }
    }

    /// The span; the start of the text if there is none.
    pub(crate) fn place(&self) -> Range<usize> {
        self.span.clone().unwrap_or(0..0)
    }

    /// Start and end of the span, to sort by.
    pub(crate) fn order(&self) -> (usize, usize) {
        let place = self.place();
        (place.start, place.end)
    }
}

impl fmt::Display for Diagnostic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for Diagnostic {}
