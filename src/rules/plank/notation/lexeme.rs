//! Lexer for turns.

use std::ops::Range;

use super::symbol::colour_word;
use crate::rules::lexicon::{Term, is_pass, lookup};
use crate::rules::plank::kit::{Colour, Plank};
use crate::rules::plank::turn::End;
use crate::rules::read::Word;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum LexemeKind {
    /// `P3`
    Number(Option<u8>),
    /// `1`: a square by index.
    Index(Option<u8>),
    /// `red`: a square by colour.
    Colour(Colour),
    /// `:`
    Colon,
    /// `>`
    Arrow,
    /// `top`
    End(End),
    /// `rbw`; `None` if a colour is repeated.
    Plank(Option<Plank>),
    /// `pass`
    Pass,
    /// Anything else.
    Odd,
}

/// A lexeme with its span.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Lexeme {
    pub part: LexemeKind,
    pub span: Range<usize>,
}

/// Words for the ends of the row.
const ENDS: [(Term, End); 3] =
    [(Term::FirstPlank, End::First), (Term::Top, End::Top), (Term::Bottom, End::Bottom)];

/// Returns true if a word names an end of the row.
pub(crate) fn is_end(word: &str) -> bool {
    lookup(&ENDS, word).is_some()
}

/// Splits a word into lexemes.
pub(crate) fn lexemes(word: Word<'_>) -> impl Iterator<Item = Lexeme> + '_ {
    let mut rest = word;
    std::iter::from_fn(move || {
        let (part, length) = next(rest.text)?;
        let (lexeme, after) = rest.split_at(length);
        rest = after;
        Some(Lexeme { part, span: lexeme.span() })
    })
}

/// The first lexeme of a text, with its length in bytes.
fn next(text: &str) -> Option<(LexemeKind, usize)> {
    let first = text.chars().next()?;
    let digits = |from: usize| {
        let rest = text.get(from..).unwrap_or_default();
        rest.len() - rest.trim_start_matches(|c: char| c.is_ascii_digit()).len()
    };
    let number =
        |from: usize, length: usize| text.get(from..from + length).and_then(|number| number.parse().ok());
    if matches!(first, 'P' | 'p') && digits(1) > 0 {
        return Some((LexemeKind::Number(number(1, digits(1))), 1 + digits(1)));
    }
    if digits(0) > 0 {
        return Some((LexemeKind::Index(number(0, digits(0))), digits(0)));
    }
    if text.starts_with("->") {
        return Some((LexemeKind::Arrow, 2));
    }
    match first {
        ':' => return Some((LexemeKind::Colon, 1)),
        '>' | '→' => return Some((LexemeKind::Arrow, first.len_utf8())),
        _ if first.is_alphabetic() => {}
        _ => return Some((LexemeKind::Odd, first.len_utf8())),
    }
    let length = text.find(|c: char| !c.is_alphabetic()).unwrap_or(text.len());
    Some((word(&text.get(..length)?.to_lowercase()), length))
}

fn word(low: &str) -> LexemeKind {
    if let Some(end) = lookup(&ENDS, low) {
        return LexemeKind::End(end);
    }
    if is_pass(low) {
        return LexemeKind::Pass;
    }
    if let Some(colour) = colour_word(low) {
        return LexemeKind::Colour(colour);
    }
    let letters: Option<Vec<Colour>> = low.chars().take(4).map(Colour::from_letter).collect();
    match letters.as_deref() {
        Some([colour]) => LexemeKind::Colour(*colour),
        Some([left, middle, right]) => LexemeKind::Plank(Plank::new([*left, *middle, *right])),
        _ => LexemeKind::Odd,
    }
}
