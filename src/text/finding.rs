//! The type for everything that is wrong or worth a note.

use std::fmt;
use std::ops::Range;

use super::message::{Coded, Message, Reader};
use super::{Code, Layer, Source};

/// What is wrong with a text, a position, a picture, a file or a command, as data. Sentences are made where it is read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    /// What it is, for programs.
    pub code: Code,
    /// What it says.
    pub message: Message,
    /// What to do about it.
    pub hint: Option<Message>,
    /// Byte range in the text, if it is about a place of a text.
    pub span: Option<Range<usize>>,
    /// The squares or planks concerned, in notation; empty outside of positions.
    pub squares: Vec<String>,
    /// The layer of the verdict that it belongs to; `None` outside of verdicts.
    pub layer: Option<Layer>,
    /// The rule of the game that it rests on.
    pub rule: Option<Message>,
}

/// A text with all its faults, in the order of the text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Faulty {
    /// The text.
    pub source: Source,
    /// The faults; never empty.
    pub faults: Vec<Finding>,
    /// Whether the search for faults ended early.
    pub more: bool,
}

impl Finding {
    /// A finding without a hint or a place, in the layer and with the rule that belong to its code.
    pub(crate) fn new(message: impl Coded) -> Finding {
        Finding::coded(message.code_of(), message)
    }

    /// A finding with a code of its own, in the layer and with the rule that belong to it.
    pub fn coded(code: impl Into<Code>, message: impl Into<Message>) -> Finding {
        let code = code.into();
        Finding {
            code,
            message: message.into(),
            hint: None,
            span: None,
            squares: Vec::new(),
            layer: code.layer(),
            rule: code.rule(),
        }
    }

    /// Gives it another code, where it is said of something else.
    pub(crate) fn code(self, code: Code) -> Finding {
        Finding { code, ..self }
    }

    /// Adds a hint.
    pub fn hint(self, hint: impl Into<Message>) -> Finding {
        Finding { hint: Some(hint.into()), ..self }
    }

    /// Sets or clears the hint.
    pub fn maybe_hint(self, hint: Option<impl Into<Message>>) -> Finding {
        Finding { hint: hint.map(Into::into), ..self }
    }

    /// Whether it has no hint, or only this one, which others are better than.
    pub(crate) fn has_no_hint_but(&self, vague: impl Into<Message>) -> bool {
        self.hint.as_ref().is_none_or(|hint| *hint == vague.into())
    }

    /// Sets the span in the text.
    pub fn at(self, span: Range<usize>) -> Finding {
        Finding { span: Some(span), ..self }
    }

    /// Sets or clears the span in the text.
    pub fn maybe_at(self, span: Option<Range<usize>>) -> Finding {
        Finding { span, ..self }
    }

    /// Sets the squares concerned.
    pub fn squares(self, squares: impl IntoIterator<Item = impl ToString>) -> Finding {
        Finding { squares: squares.into_iter().map(|square| square.to_string()).collect(), ..self }
    }

    /// Sets the layer, for a code that occurs in several.
    pub fn layer(self, layer: Layer) -> Finding {
        Finding { layer: Some(layer), ..self }
    }

    /// Sets the rule, for a code that rests on several.
    pub fn rule(self, rule: impl Into<Message>) -> Finding {
        Finding { rule: Some(rule.into()), ..self }
    }

    /// Removes the rule.
    pub fn no_rule(self) -> Finding {
        Finding { rule: None, ..self }
    }

    /// Returns true if both say the same.
    pub(crate) fn says_the_same(&self, other: &Finding) -> bool {
        (self.code, &self.message) == (other.code, &other.message)
    }

    /// Puts its subject before the message: `name: message`.
    pub(crate) fn about(self, name: impl fmt::Display) -> Finding {
        let message = Message::about(name.to_string(), self.message);
        Finding { message, ..self }
    }

    /// The message for a reader.
    pub(crate) fn sentence(&self, reader: impl Into<Reader>) -> String {
        self.message.sentence(reader)
    }

    /// The hint for a reader.
    pub(crate) fn advice(&self, reader: impl Into<Reader>) -> Option<String> {
        self.hint.as_ref().map(|hint| hint.sentence(reader))
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

/// The English sentence.
impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message.fmt(f)
    }
}

impl std::error::Error for Finding {}
