//! Reasons for verdicts.

use std::fmt;
use std::ops::Range;

use super::Message;
use crate::game::Lang;
use crate::text::codes::Code;
use crate::text::{Diagnostic, Layer};

/// A reason for a verdict, as data: [`Finding::diagnostic`] puts it into words.
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
    /// The squares or planks concerned, in notation.
    pub squares: Vec<String>,
    /// The layer of the verdict that it belongs to.
    pub layer: Option<Layer>,
    /// The rule of the game that it rests on.
    pub rule: Option<Message>,
}

impl Finding {
    /// A finding without a hint or a place, in the layer and with the rule that belong to its code.
    pub fn new(code: impl Into<Code>, message: impl Into<Message>) -> Finding {
        let code = code.into();
        Finding {
            code,
            message: message.into(),
            hint: None,
            span: None,
            squares: Vec::new(),
            layer: code.layer(),
            rule: super::rule_of(code),
        }
    }

    /// Adds a hint.
    pub fn hint(self, hint: impl Into<Message>) -> Finding {
        Finding { hint: Some(hint.into()), ..self }
    }

    /// Sets or clears the hint.
    pub fn maybe_hint(self, hint: Option<impl Into<Message>>) -> Finding {
        Finding { hint: hint.map(Into::into), ..self }
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

    /// Copies the rule of another code.
    pub fn rule_of(self, code: impl Into<Code>) -> Finding {
        Finding { rule: super::rule_of(code.into()), ..self }
    }

    /// Returns true if both say the same.
    pub(crate) fn says_the_same(&self, other: &Finding) -> bool {
        (self.code, &self.message) == (other.code, &other.message)
    }

    /// The finding in the words of a language.
    pub fn diagnostic(&self, lang: Lang) -> Diagnostic {
        Diagnostic {
            code: self.code,
            message: self.message.sentence(lang),
            hint: self.hint.as_ref().map(|hint| hint.sentence(lang)),
            span: self.span.clone(),
            squares: self.squares.clone(),
            layer: self.layer,
            rule: self.rule.as_ref().map(|rule| rule.sentence(lang).into()),
        }
    }
}

/// A diagnostic from elsewhere, in its own words.
impl From<Diagnostic> for Finding {
    fn from(diagnostic: Diagnostic) -> Finding {
        Finding {
            code: diagnostic.code,
            message: Message::verbatim(diagnostic.message),
            hint: diagnostic.hint.map(Message::verbatim),
            span: diagnostic.span,
            squares: diagnostic.squares,
            layer: diagnostic.layer,
            rule: diagnostic.rule.map(|rule| Message::verbatim(rule.into_string())),
        }
    }
}

/// The English sentence.
impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message.fmt(f)
    }
}
