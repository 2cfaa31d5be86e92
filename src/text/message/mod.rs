//! Messages as data. Sentences are made at the edge, in the language of the reader.
//!
//! A family is an enum of messages, made by `messages!` or, with codes, by `findings!`. An entry holds the arguments,
//! each with a sample, and the sentence in every language. The compiler checks that none is missing.
//!
//! | file | holds |
//! |---|---|
//! | `family` | the macros that define a family |
//! | `argument` | arguments, for programs |
//! | `reader` | who a sentence is for |
//! | `variations` | samples with other counts, for tests |

mod argument;
mod family;
mod reader;
#[cfg(test)]
mod variations;

pub use argument::Argument;
pub(crate) use argument::ToArgument;
#[cfg(test)]
pub(crate) use family::Family;
pub(crate) use family::{code, findings, message_enum, messages, said, shared};
pub use reader::{Medium, Reader};
#[cfg(test)]
pub(crate) use variations::{Counts, Given, Plain, Probe, given};

use std::any::Any;
use std::fmt;
use std::hash::{Hash, Hasher};
use std::ops::Range;
use std::sync::Arc;

use super::{Code, Finding};
use crate::words::{ByLang, Lang, VerdictLang};

/// A no-break space. Every terminal can show it, unlike the narrow one used in print.
const NO_BREAK_SPACE: char = '\u{a0}';

/// A message. Messages are equal if their variants and arguments are.
#[derive(Clone, Debug)]
pub struct Message(Arc<dyn Say>);

/// Implemented by the families of messages.
pub(crate) trait Say: fmt::Debug + Send + Sync {
    /// The sentence for a reader.
    fn sentence(&self, reader: Reader) -> String;
    /// The code, if it is a finding.
    #[cfg(test)]
    fn code(&self) -> Option<Code> {
        None
    }
    /// The arguments, by name.
    fn arguments(&self) -> Vec<(&'static str, Argument)>;
    /// Returns true if `other` is of the same type and equal.
    fn equals(&self, other: &dyn Any) -> bool;
    fn feed(&self, hasher: &mut dyn Hasher);
    /// For comparison.
    fn as_any(&self) -> &dyn Any;
}

/// Implements `Say` except for the sentence and the arguments.
macro_rules! compare_by_value {
    () => {
        fn equals(&self, other: &dyn std::any::Any) -> bool {
            other.downcast_ref::<Self>().is_some_and(|other| self == other)
        }

        fn feed(&self, mut hasher: &mut dyn std::hash::Hasher) {
            std::hash::Hash::hash(self, &mut hasher);
        }

        fn as_any(&self) -> &dyn std::any::Any {
            self
        }
    };
}

/// Implemented by the families whose messages have codes. What is added to such a message makes a finding of it.
pub(crate) trait Coded: Say + Into<Message> {
    /// The code of the message.
    fn code_of(&self) -> Code;

    /// A finding about this place of the text.
    fn at(self, span: Range<usize>) -> Finding {
        Finding::new(self).at(span)
    }

    /// A finding about a place of the text, if it has one.
    fn maybe_at(self, span: Option<Range<usize>>) -> Finding {
        Finding::new(self).maybe_at(span)
    }

    /// A finding with what to do about it.
    fn hint(self, hint: impl Into<Message>) -> Finding {
        Finding::new(self).hint(hint)
    }

    /// A finding about these squares.
    fn squares(self, squares: impl IntoIterator<Item = impl ToString>) -> Finding {
        Finding::new(self).squares(squares)
    }
}

pub(crate) use compare_by_value;

/// A message after its subject.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct About {
    subject: String,
    message: Message,
}

impl Say for About {
    fn sentence(&self, reader: Reader) -> String {
        let colon = if reader.lang.words().verdicts == VerdictLang::Fr { " : " } else { ": " };
        format!("{}{colon}{}", self.subject, self.message.0.sentence(reader))
    }

    #[cfg(test)]
    fn code(&self) -> Option<Code> {
        self.message.code()
    }

    fn arguments(&self) -> Vec<(&'static str, Argument)> {
        [vec![("about", self.subject.to_argument())], self.message.arguments()].concat()
    }

    compare_by_value!();
}

/// A sentence without arguments, in every language.
impl Say for ByLang<String> {
    fn sentence(&self, reader: Reader) -> String {
        self.get(reader.lang).clone()
    }

    fn arguments(&self) -> Vec<(&'static str, Argument)> {
        Vec::new()
    }

    compare_by_value!();
}

impl From<ByLang<String>> for Message {
    fn from(sentences: ByLang<String>) -> Message {
        Message::new(sentences)
    }
}

impl Message {
    pub(crate) fn new(message: impl Say + 'static) -> Message {
        Message(Arc::new(message))
    }

    /// Puts a subject before a message: `name: message`.
    pub(crate) fn about(subject: String, message: Message) -> Message {
        Message::new(About { subject, message })
    }

    /// The sentence for a reader; a language alone means a reader at a terminal.
    pub fn sentence(&self, reader: impl Into<Reader>) -> String {
        let reader = reader.into();
        unbroken(self.0.sentence(reader), reader.lang)
    }

    /// The code, if it is a finding.
    #[cfg(test)]
    pub(crate) fn code(&self) -> Option<Code> {
        self.0.code()
    }

    /// The arguments of the sentence, by name.
    pub fn arguments(&self) -> Vec<(&'static str, Argument)> {
        self.0.arguments()
    }
}

/// Replaces blanks where no line may break, such as before a colon in French, by no-break spaces. Text between
/// backticks is kept.
pub(crate) fn unbroken(sentence: String, lang: Lang) -> String {
    let spacing = &lang.words().spacing;
    if spacing.always_narrow_before.is_empty() {
        return sentence;
    }
    let mut is_typed = false;
    let mut before = None;
    let mut signs = sentence.chars().peekable();
    let mut out = String::with_capacity(sentence.len() + 8);
    while let Some(sign) = signs.next() {
        is_typed ^= sign == '`';
        let next = signs.peek();
        let is_bound =
            before == spacing.narrow_after || next.is_some_and(|next| spacing.narrow_before.contains(next));
        out.push(if sign == ' ' && !is_typed && is_bound { NO_BREAK_SPACE } else { sign });
        before = Some(sign);
    }
    out
}

impl PartialEq for Message {
    fn eq(&self, other: &Message) -> bool {
        self.0.equals(other.0.as_any())
    }
}

impl Eq for Message {}

impl Hash for Message {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.0.feed(state);
    }
}

impl std::error::Error for Message {}

/// The English sentence.
impl fmt::Display for Message {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.sentence(Lang::En))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::Action;

    #[test]
    fn french_punctuation_stays_with_its_word() {
        let said = |text: &str, lang| unbroken(text.to_owned(), lang);
        assert_eq!(said("« a » : `b : c` ; d ?", Lang::Fr), "«\u{a0}a\u{a0}»\u{a0}: `b : c`\u{a0}; d\u{a0}?");
        assert_eq!(said("a : b", Lang::En), "a : b");
    }

    #[test]
    fn messages_are_compared_by_value() {
        let message = |subject: &str| Message::about(subject.to_owned(), Action::NameAFile.into());
        assert_eq!(message("a"), message("a"));
        assert_ne!(message("a"), message("b"));
    }
}
