//! The smallest parts of turns.

use std::ops::Range;

use super::symbol::colour_word;
use crate::rules::plank::kit::{Colour, Plank};
use crate::rules::plank::turn::End;
use crate::rules::read::Word;
use crate::rules::read::lexicon::is_pass;

/// A part of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// `P3`
    Number(Option<u8>),
    /// `1`: a square by its place.
    Place(Option<u8>),
    /// `red`: a square by its colour.
    Colour(Colour),
    /// `:`
    Colon,
    /// `>`
    Arrow,
    /// `top`
    End(End),
    /// `rbw`; none if a colour stands there twice.
    Plank(Option<Plank>),
    /// `pass`
    Pass,
    /// Anything else.
    Odd,
}

/// A part with its place in the text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lexeme {
    /// What it is.
    pub part: Part,
    /// Its bytes.
    pub span: Range<usize>,
}

/// The words for the ends of the row.
const ENDS: &[(&str, End)] = &[
    ("first", End::First),
    ("première", End::First),
    ("premiere", End::First),
    ("premier", End::First),
    ("top", End::Top),
    ("haut", End::Top),
    ("bottom", End::Bottom),
    ("bas", End::Bottom),
];

/// Whether a word says where a plank is laid.
pub fn is_end(word: &str) -> bool {
    end(&word.to_lowercase()).is_some()
}

fn end(low: &str) -> Option<End> {
    ENDS.iter().find(|(name, _)| *name == low).map(|(_, end)| *end)
}

/// The parts of a word between blanks.
pub fn lexemes(word: Word<'_>) -> impl Iterator<Item = Lexeme> + '_ {
    let mut rest = word;
    std::iter::from_fn(move || {
        let (part, length) = next(rest.text)?;
        let span = rest.start..rest.start + length;
        rest = Word { text: rest.text.get(length..)?, start: span.end };
        Some(Lexeme { part, span })
    })
}

/// The first part of a text, with its length in bytes.
fn next(text: &str) -> Option<(Part, usize)> {
    let first = text.chars().next()?;
    let digits = |from: usize| {
        let rest = text.get(from..).unwrap_or_default();
        rest.len() - rest.trim_start_matches(|c: char| c.is_ascii_digit()).len()
    };
    let number =
        |from: usize, length: usize| text.get(from..from + length).and_then(|number| number.parse().ok());
    if matches!(first, 'P' | 'p') && digits(1) > 0 {
        return Some((Part::Number(number(1, digits(1))), 1 + digits(1)));
    }
    if digits(0) > 0 {
        return Some((Part::Place(number(0, digits(0))), digits(0)));
    }
    if text.starts_with("->") {
        return Some((Part::Arrow, 2));
    }
    match first {
        ':' => return Some((Part::Colon, 1)),
        '>' | '→' => return Some((Part::Arrow, first.len_utf8())),
        _ if first.is_alphabetic() => {}
        _ => return Some((Part::Odd, first.len_utf8())),
    }
    let length = text.find(|c: char| !c.is_alphabetic()).unwrap_or(text.len());
    Some((word(&text.get(..length)?.to_lowercase()), length))
}

fn word(low: &str) -> Part {
    if let Some(end) = end(low) {
        return Part::End(end);
    }
    if is_pass(Word { text: low, start: 0 }) {
        return Part::Pass;
    }
    if let Some(colour) = colour_word(low) {
        return Part::Colour(colour);
    }
    let letters: Option<Vec<Colour>> = low.chars().take(4).map(Colour::of_letter).collect();
    match letters.as_deref() {
        Some([colour]) => Part::Colour(*colour),
        Some([left, middle, right]) => Part::Plank(Plank::new([*left, *middle, *right])),
        _ => Part::Odd,
    }
}
