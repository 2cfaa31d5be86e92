//! How pieces are written: by their letter, or by words that tell their turns apart.

use super::board::{PieceKind, SquareTable};
use crate::rules::lexicon::{is_empty_square, is_open_square};
use crate::rules::read::{Word, characters};

/// A word without blanks is split into squares if it is at most this many rows long.
const MAX_ROWS_PER_WORD: usize = 4;

/// A piece on a square. Where turns mean nothing, it is its letter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SquarePiece {
    /// Its letter.
    pub letter: char,
    /// Clockwise quarter turns, fewer than it has different looks; 0 where they mean nothing.
    pub quarters: u8,
}

impl From<char> for SquarePiece {
    fn from(letter: char) -> SquarePiece {
        SquarePiece { letter, quarters: 0 }
    }
}

impl SquareTable {
    /// Writes pieces as words, and tells their turns apart: `signs` are the words of a letter at each quarter turn
    /// clockwise that looks different, all of one length.
    pub fn written_as(mut self, letter: char, signs: Vec<String>) -> SquareTable {
        if let Some(kind) = self.pieces.get_mut(&letter) {
            kind.signs = signs;
        }
        self
    }

    /// Finds the letter of a piece, in the other case if only that one is in use.
    fn letter(&self, typed: char) -> Option<char> {
        let known = |letter: &char| self.pieces.contains_key(letter);
        [typed].into_iter().chain(typed.to_uppercase()).chain(typed.to_lowercase()).find(known)
    }

    /// Parses a piece. After its letter a rotation may follow, which is ignored; what is a square of a board is no rotated
    /// piece.
    pub(crate) fn piece(&self, typed: &str) -> Option<SquarePiece> {
        let named = |(letter, kind): (&char, &PieceKind)| {
            let quarters = kind.signs.iter().position(|sign| sign.eq_ignore_ascii_case(typed))?;
            Some(SquarePiece { letter: *letter, quarters: u8::try_from(quarters).ok()? })
        };
        self.pieces.iter().find_map(named).or_else(|| {
            let mut letters = typed.chars();
            let letter = letters.next()?;
            let turned = matches!(letters.as_str(), "" | "0" | "1" | "2" | "3");
            let is_square = self.boards.iter().any(|board| board.square(typed).is_some());
            let letter = (turned && !is_square).then(|| self.letter(letter)).flatten()?;
            self.is_letter(letter).then_some(SquarePiece::from(letter))
        })
    }

    /// Returns true for the sign of a piece or of an open square.
    pub(crate) fn is_sign(&self, typed: &str) -> bool {
        is_open_square(self.shortened(typed)) || self.piece(typed).is_some()
    }

    /// What a piece is written as.
    pub fn sign(&self, piece: SquarePiece) -> String {
        let signs = self.pieces.get(&piece.letter).map_or(&[][..], |kind| &kind.signs);
        signs.get(usize::from(piece.quarters)).cloned().unwrap_or_else(|| piece.letter.into())
    }

    /// A piece that was seen; `None` if the box has none like it.
    pub(super) fn seen(&self, letter: char, quarters: u8) -> Option<SquarePiece> {
        let looks = self.pieces.get(&letter)?.signs.len().max(1);
        Some(SquarePiece { letter, quarters: u8::try_from(usize::from(quarters) % looks).ok()? })
    }

    /// The number of characters of a square in a row.
    pub(super) fn width(&self) -> usize {
        let signs = self.pieces.values().flat_map(|kind| &kind.signs);
        signs.map(|sign| sign.chars().count()).max().unwrap_or(1)
    }

    /// Whether pieces are words, and this is as long as they are.
    pub(super) fn is_word(&self, typed: &str) -> bool {
        self.width() > 1 && typed.chars().count() == self.width()
    }

    /// Whether a letter can be part of a sign.
    pub(super) fn is_of_a_sign(&self, letter: char) -> bool {
        let same = |other: char| other.eq_ignore_ascii_case(&letter);
        let mut signs = self.pieces.values().flat_map(|kind| &kind.signs);
        signs.any(|sign| sign.chars().any(same)) || self.letter(letter).is_some_and(|it| self.is_letter(it))
    }

    fn is_letter(&self, letter: char) -> bool {
        self.pieces.get(&letter).is_some_and(|kind| kind.signs.is_empty())
    }

    /// A sign of an empty or open square; where pieces are words, it may be repeated: `....`
    pub(super) fn shortened<'a>(&self, typed: &'a str) -> &'a str {
        let Some(sign) = typed.chars().next() else { return typed };
        let is_run = ".-_·?".contains(sign) && typed.chars().all(|other| other == sign);
        if !is_run || typed.chars().count() > self.width() {
            return typed;
        }
        typed.get(..sign.len_utf8()).unwrap_or(typed)
    }

    /// Splits a word of a row into squares, each of as many characters as the signs have.
    pub(super) fn cells<'a>(&self, word: Word<'a>) -> Vec<Word<'a>> {
        let width = self.width();
        if width == 1 {
            return characters(word);
        }
        let most = self.boards.iter().map(|board| MAX_ROWS_PER_WORD * board.columns).max().unwrap_or(1);
        let short = |word: Word<'a>| Word { text: self.shortened(word.text), ..word };
        let starts: Vec<usize> = word.text.char_indices().map(|(at, _)| at).collect();
        let is_even =
            starts.len() > width && starts.len().is_multiple_of(width) && starts.len() <= most * width;
        if !is_even {
            return vec![short(word)];
        }
        let ends = starts.iter().copied().skip(width).chain([word.text.len()]);
        let parts = starts.iter().step_by(width).zip(ends.step_by(width)).filter_map(|(from, to)| {
            Some(short(Word { text: word.text.get(*from..to)?, start: word.start + from }))
        });
        let parts: Vec<Word> = parts.collect();
        let is_cell = |part: &Word| is_empty_square(part.text) || self.is_sign(part.text);
        if parts.iter().any(is_cell) { parts } else { vec![word] }
    }
}
