//! Lines that list the candidates of a square: `may c3: L .`
//!
//! `tablier read` writes such a line for every square that is unclear on a photo, with the candidates in order of
//! likelihood. An open square (`?`) without a line may contain anything. A line for a square that is not open has no
//! effect, so that a user who replaces the `?` by a piece need not delete the line.

use std::borrow::Cow;
use std::ops::Range;

use super::open::{Hint, OpenTable};
use super::{OpenFinding, OpenHint};
use crate::rules::engine::{Content, Engine};
use crate::rules::lexicon::{self, Term};
use crate::rules::read::{MAX_TEXT_BYTES, ReadFinding, ReadHint, Word, code};
use crate::rules::{Coded, Entry, Finding, Message, Phrase};

/// A candidate line as typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct May<'a> {
    line: Range<usize>,
    square: Word<'a>,
    words: Vec<Word<'a>>,
}

/// Returns the text with these lines blanked out, so that all spans remain valid, and the lines.
pub(crate) fn extract_may_lines(text: &str) -> (Cow<'_, str>, Vec<May<'_>>) {
    // The text is refused when it is read.
    if text.len() > MAX_TEXT_BYTES {
        return (Cow::Borrowed(text), Vec::new());
    }
    let mut found = Vec::new();
    let mut rest = String::new();
    let mut start = 0;
    for whole in text.split_inclusive('\n') {
        let typed = whole.split(['#', '\n', '\r']).next().unwrap_or_default();
        if let Some(may) = May::parse(Word::trimmed(typed, start)) {
            if found.is_empty() {
                rest.push_str(&text[..start]);
            }
            found.push(may);
            rest.extend(std::iter::repeat_n(' ', typed.len()));
            rest.push_str(&whole[typed.len()..]);
        } else if !found.is_empty() {
            rest.push_str(whole);
        }
        start += whole.len();
    }
    (if found.is_empty() { Cow::Borrowed(text) } else { Cow::Owned(rest) }, found)
}

/// A candidate line.
pub(crate) fn may_line(square: &str, may: Vec<Phrase>) -> Entry {
    Entry::new(Phrase::from(Term::May).with(format!(" {square}")), Phrase::joined(may, " "))
}

impl<'a> May<'a> {
    fn parse(line: Word<'a>) -> Option<May<'a>> {
        let mut words = line.items();
        let begins = words.next()?;
        if !Term::May.is(begins.text) {
            return None;
        }
        let square = words.next().unwrap_or(Word { text: "", start: line.span().end });
        let square = Word { text: square.text.trim_end_matches(':'), ..square };
        let words = words.filter(|word| !lexicon::is_between_candidates(word.text)).collect();
        Some(May { line: line.span(), square, words })
    }

    /// The line as an entry, with its offset in the text. If it cannot be read, its words stay as typed.
    pub(super) fn entry<E: Engine>(&self, table: &OpenTable<E>) -> (usize, Entry) {
        let name = |square: E::Square, content: &Content<E>| match content {
            Some(piece) => table.engine.piece_name(square, *piece),
            None => ".".into(),
        };
        let typed = |word: &Word| Phrase::from(word.text);
        let (square, may) = match self.hint(table) {
            Ok((square, may)) => {
                (table.name(square), may.iter().map(|content| name(square, content)).collect())
            }
            Err(_) => (self.square.text.to_owned(), self.words.iter().map(typed).collect()),
        };
        (self.line.start, may_line(&square, may))
    }

    /// Parses the hint for a square of this position.
    fn hint<E: Engine>(&self, table: &OpenTable<E>) -> Result<Hint<E>, Finding> {
        let fault = |span: Range<usize>, message: Message| {
            Finding::coded(code::MAY, message).at(span).hint(example(table))
        };
        let squares = table.squares();
        let Some(square) = squares.into_iter().find(|square| self.square.is(&table.name(*square))) else {
            let typed = self.square;
            return Err(match typed.text {
                "" => fault(self.line.clone(), OpenFinding::LineWithoutSquare.into()),
                text => fault(typed.span(), ReadFinding::NoSquare { typed: text.to_owned() }.into()),
            });
        };
        let mut may: Vec<Content<E>> = Vec::new();
        for word in &self.words {
            let content = match table.engine.parse_piece(&table.setup, square, word.text) {
                _ if lexicon::is_empty_square(word.text) => None,
                None if Term::Nothing.is(word.text) => None,
                None => {
                    let no_piece = ReadFinding::NoPiece { typed: word.text.to_owned() };
                    return Err(fault(word.span(), no_piece.into()));
                }
                piece => piece,
            };
            if !may.contains(&content) {
                may.push(content);
            }
        }
        if may.is_empty() {
            let message = OpenFinding::MissingCandidates { square: self.square.text.to_owned() };
            return Err(fault(self.line.clone(), message.into()));
        }
        Ok((square, may))
    }
}

/// Parses all lines, or returns all faults.
pub(crate) fn parse_lines<E: Engine>(
    table: &OpenTable<E>,
    lines: &[May],
) -> Result<Vec<Hint<E>>, Vec<Finding>> {
    let (mut hints, mut findings): (Vec<Hint<E>>, Vec<Finding>) = (Vec::new(), Vec::new());
    for line in lines {
        match line.hint(table) {
            Ok((square, _)) if hints.iter().any(|(other, _)| *other == square) => {
                let message = OpenFinding::CandidatesTwice { square: table.name(square) };
                findings.push(message.at(line.line.clone()).hint(ReadHint::KeepRightLine));
            }
            Ok(one) => hints.push(one),
            Err(finding) => findings.push(finding),
        }
    }
    if findings.is_empty() { Ok(hints) } else { Err(findings) }
}

/// How to write such a line, with a square and a piece of this game.
fn example<E: Engine>(table: &OpenTable<E>) -> OpenHint {
    let square = table.squares().into_iter().next();
    let piece = square.and_then(|square| Some((square, table.pieces(square).into_iter().next()?)));
    let (square, piece) = match piece {
        Some((square, piece)) => (table.name(square), table.engine.piece_name(square, piece)),
        None => ("c3".to_owned(), Phrase::letter(Term::Light)),
    };
    OpenHint::WriteCandidates { square, piece }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn candidate_lines_are_blanked_out_and_spans_kept() {
        let text = "out: L0 D0\r\nmay c3: L or .  # é\r\n? . L\n  Peut A:c5 : Y2, ..\nmaybe: no\n";
        let (rest, lines) = extract_may_lines(text);
        assert_eq!(rest.len(), text.len());
        assert_eq!(rest, "out: L0 D0\r\n                # é\r\n? . L\n                    \nmaybe: no\n");
        let typed: Vec<_> = lines
            .iter()
            .map(|may| (may.square.text, may.words.iter().map(|word| word.text).collect::<Vec<_>>()))
            .collect();
        assert_eq!(typed, [("c3", vec!["L", "."]), ("A:c5", vec!["Y2", ".."])]);
        assert_eq!(&text[lines[1].words[0].span()], "Y2");
        assert!(matches!(extract_may_lines("L . ?\n"), (Cow::Borrowed(_), lines) if lines.is_empty()));
    }
}
