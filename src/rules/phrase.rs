//! Notation as data: words by their meaning, and signs. It is written in the words of any language.

use std::fmt;

use super::lexicon::Term;
use super::{Layout, Trace};
use crate::game::Lang;
use crate::text::message::{Argument, ToArgument};

/// A turn, a value, a piece or the rows of a board in notation. The canonical notation is English.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Phrase(Vec<Part>);

/// A part of a phrase. Two texts never follow each other, so that equal phrases have equal parts.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
enum Part {
    /// The same in every language.
    Text(String),
    /// A word.
    Word(Term),
    /// The first letter of a word, in upper case.
    Letter(Term),
}

/// A key with its value, `to move: dark`, or a square with its contents.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Entry {
    /// The key as it would be typed: `to move`, `hand A`, `c3`.
    pub key: Phrase,
    /// The value as it would be typed.
    pub value: Phrase,
}

/// A position as it is told: its text, and how it lies on the table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ToldPosition {
    /// The lines with keys, in the order of the text.
    pub entries: Vec<Entry>,
    /// The lines of the board.
    pub board: Phrase,
    /// How it lies on the table.
    pub layout: Layout,
}

/// A turn as it is told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ToldTurn {
    /// The turn in notation.
    pub text: Phrase,
    /// Its visible effect.
    pub trace: Trace,
}

impl Phrase {
    /// The first letter of a word, in upper case: the sign of a piece.
    pub fn letter(term: Term) -> Phrase {
        Phrase(vec![Part::Letter(term)])
    }

    /// Adds what follows.
    pub fn with(mut self, rest: impl Into<Phrase>) -> Phrase {
        self.push(rest);
        self
    }

    /// Adds what follows.
    pub fn push(&mut self, rest: impl Into<Phrase>) {
        for part in rest.into().0 {
            match (self.0.last_mut(), part) {
                (Some(Part::Text(before)), Part::Text(text)) => before.push_str(&text),
                (_, part) => self.0.push(part),
            }
        }
    }

    /// Joins phrases, with a text between them.
    pub fn joined(phrases: impl IntoIterator<Item = Phrase>, between: &str) -> Phrase {
        let mut all = Phrase::default();
        for (at, phrase) in phrases.into_iter().enumerate() {
            if at > 0 {
                all.push(between);
            }
            all.push(phrase);
        }
        all
    }

    /// The text in the words of a language.
    pub fn written(&self, lang: Lang) -> String {
        let mut text = String::new();
        for part in &self.0 {
            match part {
                Part::Text(part) => text.push_str(part),
                Part::Word(term) => text.push_str(term.written(lang)),
                Part::Letter(term) => text.extend(term.letter(lang)),
            }
        }
        text
    }

    /// The text at the beginning of a sentence. French keeps names that were typed as they are.
    pub(crate) fn title(&self, lang: Lang) -> String {
        let text = self.written(lang);
        if lang != Lang::En && matches!(self.0.as_slice(), [Part::Text(_), ..]) {
            return text;
        }
        let mut letters = text.chars();
        letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
    }

    /// Returns true if it is this word, perhaps with the letter of a player after it.
    pub fn is(&self, term: Term) -> bool {
        self.0.first() == Some(&Part::Word(term))
    }

    /// Returns true if nothing is written.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl Entry {
    /// A key with its value.
    pub fn new(key: impl Into<Phrase>, value: impl Into<Phrase>) -> Entry {
        Entry { key: key.into(), value: value.into() }
    }

    /// The line in the words of a language.
    pub fn written(&self, lang: Lang) -> String {
        format!("{}: {}", self.key.written(lang), self.value.written(lang))
    }
}

impl ToldPosition {
    /// The text in the words of a language. It reads as the same position.
    pub fn written(&self, lang: Lang) -> String {
        let entries: String = self.entries.iter().map(|entry| entry.written(lang) + "\n").collect();
        entries + &self.board.written(lang)
    }

    /// The value of a key.
    pub fn value(&self, key: &Phrase) -> Option<&Phrase> {
        self.entries.iter().find(|entry| entry.key == *key).map(|entry| &entry.value)
    }
}

impl From<Term> for Phrase {
    fn from(term: Term) -> Phrase {
        Phrase(vec![Part::Word(term)])
    }
}

impl From<&str> for Phrase {
    fn from(text: &str) -> Phrase {
        text.to_owned().into()
    }
}

impl From<String> for Phrase {
    fn from(text: String) -> Phrase {
        Phrase(if text.is_empty() { Vec::new() } else { vec![Part::Text(text)] })
    }
}

impl From<char> for Phrase {
    fn from(sign: char) -> Phrase {
        sign.to_string().into()
    }
}

/// The canonical text.
impl fmt::Display for Phrase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.written(Lang::En))
    }
}

/// The canonical text.
impl fmt::Display for Entry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.written(Lang::En))
    }
}

/// The canonical text.
impl fmt::Display for ToldPosition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.written(Lang::En))
    }
}

/// The canonical text.
impl fmt::Display for ToldTurn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.text.fmt(f)
    }
}

impl ToArgument for Phrase {
    fn to_argument(&self) -> Argument {
        Argument::Name(self.to_string())
    }
}

#[cfg(test)]
impl crate::text::message::Given<Phrase> for &str {
    fn given(self) -> Phrase {
        self.into()
    }
}

/// Equal to the canonical text.
impl PartialEq<&str> for Phrase {
    fn eq(&self, text: &&str) -> bool {
        self.written(Lang::En).as_str() == *text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_phrases_have_equal_parts() {
        let hold = Phrase::from("*").with("Y").with(' ').with(Term::Hold);
        assert_eq!(hold, Phrase::from("*Y ").with("").with(Term::Hold));
        assert_eq!(
            (hold.to_string(), hold.written(Lang::Fr)),
            ("*Y hold".to_owned(), "*Y réserve".to_owned())
        );
        assert!(Phrase::from("").is_empty() && Phrase::from(Term::Hand).with(" A").is(Term::Hand));
        let all = [Phrase::letter(Term::Light), Phrase::from("?")];
        assert_eq!(Phrase::joined(all, " ").written(Lang::Fr), "C ?");
    }

    #[test]
    fn names_begin_sentences() {
        let titles = |name: Phrase| Lang::ALL.map(|lang| name.title(lang));
        assert_eq!(titles(Term::Dark.into()), ["Dark", "Foncé", "Dark"]);
        assert_eq!(titles("king".into()), ["King", "king", "king"]);
    }
}
