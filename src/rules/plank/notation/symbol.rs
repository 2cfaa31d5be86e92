//! Lexer for a line with a plank. Whether a symbol is a colour or an owner is decided later.

use std::ops::Range;

use crate::rules::lexicon::{Term, lookup, words_of};
use crate::rules::plank::kit::{Colour, Player};
use crate::rules::plank::words::{DiagramFinding, DiagramHint};
use crate::rules::read::{Line, Word, single};
use crate::rules::{Coded, Finding};
use crate::text::meant;

/// Words for colours, without the single letters.
const COLOURS: [(Term, Colour); 3] =
    [(Term::Red, Colour::Red), (Term::White, Colour::White), (Term::Blue, Colour::Blue)];

/// The words for colours.
fn colour_names() -> impl Iterator<Item = &'static str> {
    words_of(&COLOURS)
}

/// The colour that a word names.
pub(crate) fn colour_word(word: &str) -> Option<Colour> {
    lookup(&COLOURS, word)
}

/// A letter or word that means a colour or an owner.
#[derive(Clone, Debug)]
pub(crate) struct NotationSymbol {
    /// The colour, if it can mean one.
    pub colour: Option<Colour>,
    /// The player, if it can mean one.
    pub owner: Option<Player>,
    pub upper: bool,
    /// True for a word that names a colour.
    pub named: bool,
    /// True if a sign joins it to the colour before it, so that it is an owner.
    pub tied: bool,
    /// True if a sign for an empty square follows, so that it is a colour.
    pub bare: bool,
    /// True if a sign for an open square follows, so that it is a colour.
    pub open: bool,
    /// The colour of the token, if given; then it is an owner.
    pub token: Option<Colour>,
    /// True if it is the first symbol of a word.
    pub first: bool,
    pub span: Range<usize>,
}

/// Returns the symbols of a line, or reports what cannot be read.
pub(crate) fn symbols(line: Line<'_>, findings: &mut Vec<Finding>) -> Vec<NotationSymbol> {
    let mut symbols: Vec<NotationSymbol> = Vec::new();
    let mut tied = None;
    // A plank has fewer than twelve symbols.
    for word in line.cells().take(12) {
        let mut reader = SymbolReader { rest: word, symbols: &mut symbols, first: true, tied };
        if let Err(finding) = reader.word() {
            findings.push(finding);
            return Vec::new();
        }
        tied = reader.tied;
    }
    // After a sign that joins a colour and its owner, the owner is missing.
    if let Some(span) = tied {
        let sign = line.text.get(span.start - line.start..span.end - line.start).unwrap_or_default();
        findings.push(odd(span, unknown(sign)));
        return Vec::new();
    }
    if let Some(cut) = cut_word(line, &symbols) {
        findings.push(cut);
        return Vec::new();
    }
    symbols
}

/// Among words for colours, letters in one case are such a word that lost a letter: `rd white blue`.
fn cut_word(line: Line<'_>, symbols: &[NotationSymbol]) -> Option<Finding> {
    let is_named = symbols.iter().any(|symbol| symbol.named);
    let glued = |one: &NotationSymbol, next: &NotationSymbol| {
        !next.first && !next.tied && !one.named && one.upper == next.upper
    };
    let (one, next) =
        symbols.iter().zip(symbols.iter().skip(1)).find(|(one, next)| is_named && glued(one, next))?;
    let span = one.span.start..next.span.end;
    Some(misspelt(line.text.get(span.start - line.start..span.end - line.start)?, span))
}

/// The finding for a word that is meant as a colour.
fn misspelt(text: &str, span: Range<usize>) -> Finding {
    let finding = unknown(text).at(span);
    let word = meant(text, colour_names());
    finding.hint(
        word.map_or(DiagramHint::OneOfTheColours, |word| DiagramHint::ColourMeant { word: word.to_owned() }),
    )
}

fn odd(span: Range<usize>, message: DiagramFinding) -> Finding {
    message.at(span).hint(DiagramHint::PlankIsThreeSquares)
}

struct SymbolReader<'a, 's> {
    rest: Word<'a>,
    symbols: &'s mut Vec<NotationSymbol>,
    first: bool,
    /// The sign that joins the next symbol, which is an owner, to the colour before it.
    tied: Option<Range<usize>>,
}

impl SymbolReader<'_, '_> {
    fn word(&mut self) -> Result<(), Finding> {
        while let Some(next) = self.rest.text.chars().next() {
            let letters = self.rest.text.find(|c: char| !c.is_alphabetic()).unwrap_or(self.rest.text.len());
            match next {
                _ if letters > 0 => self.letters(letters)?,
                '.' | '_' | '·' | '-' | '?' if !self.ties(next) => {
                    let span = self.rest.start..self.rest.start + next.len_utf8();
                    let Some(last) = self.symbols.last_mut().filter(|last| !last.bare) else {
                        return Err(odd(span, DiagramFinding::SignAfterNoColour));
                    };
                    last.bare = true;
                    last.open = next == '?';
                    self.skip(next.len_utf8());
                }
                ':' | '/' | '(' | '-' => {
                    let span = self.rest.start..self.rest.start + 1;
                    if self.tied.replace(span.clone()).is_some() {
                        return Err(odd(span, unknown(next)));
                    }
                    self.skip(1);
                }
                ')' => self.skip(1),
                '=' => self.token_colour()?,
                '0' => {
                    let span = self.rest.start..self.rest.start + 1;
                    return Err(odd(span, unknown("0")).hint(DiagramHint::LeaveOutWhereNoToken));
                }
                _ => {
                    let span = self.rest.start..self.rest.start + next.len_utf8();
                    return Err(odd(span, unknown(next)));
                }
            }
        }
        Ok(())
    }

    /// Returns true if a hyphen joins a colour and its owner.
    fn ties(&self, sign: char) -> bool {
        let after = self.rest.text.chars().nth(1);
        sign == '-' && !self.first && after.is_some_and(char::is_alphabetic)
    }

    fn skip(&mut self, bytes: usize) {
        self.rest = self.rest.split_at(bytes).1;
    }

    /// Reads a colour name with or without an owner's letter, or single letters.
    fn letters(&mut self, length: usize) -> Result<(), Finding> {
        let text = self.rest.text.get(..length).unwrap_or_default();
        let low = text.to_lowercase();
        let named = colour_names().find(|name| {
            let after = low.strip_prefix(name);
            after.is_some_and(|owner| owner.is_empty() || (owner.len() == 1 && owner_letter(owner).is_some()))
        });
        if let Some(name) = named {
            let (word, owner) = text.split_at_checked(name.len()).unwrap_or((text, ""));
            // An owner in lower case, or the last letter of the word again, is a slip: `redd`, `REDD`.
            let is_upper = owner.chars().all(char::is_uppercase);
            let is_again = !owner.is_empty() && word.ends_with(owner);
            if !is_upper || is_again {
                return Err(misspelt(text, self.rest.start..self.rest.start + text.len()));
            }
            self.push(colour_word(name), None, false, name.len());
            if let Some(last) = self.symbols.last_mut() {
                last.named = true;
            }
            if let Some(letter) = owner.chars().next() {
                self.tied = Some(self.rest.start..self.rest.start);
                self.push(None, owner_letter(owner), letter.is_uppercase(), 1);
            }
            return Ok(());
        }
        let start = self.rest.start;
        for (at, letter) in text.char_indices() {
            let colour = Colour::from_letter(letter);
            let owner = Player::from_letter(letter);
            if colour.is_none() && owner.is_none() {
                return Err(self.unknown(text, start, start + at..start + at + letter.len_utf8()));
            }
            self.push(colour, owner, letter.is_uppercase(), letter.len_utf8());
        }
        Ok(())
    }

    fn push(&mut self, colour: Option<Colour>, owner: Option<Player>, upper: bool, bytes: usize) {
        let span = self.rest.start..self.rest.start + bytes;
        let (first, tied) = (self.first, self.tied.take().is_some());
        self.symbols.push(NotationSymbol {
            colour,
            owner,
            upper,
            named: false,
            tied,
            bare: false,
            open: false,
            token: None,
            first,
            span,
        });
        self.first = false;
        self.skip(bytes);
    }

    /// Reads `=w` after an owner.
    fn token_colour(&mut self) -> Result<(), Finding> {
        let start = self.rest.start;
        self.skip(1);
        let length = self.rest.text.find(|c: char| !c.is_alphabetic()).unwrap_or(self.rest.text.len());
        let name = self.rest.text.get(..length).unwrap_or_default().to_lowercase();
        let colour = colour_word(&name).or_else(|| Colour::from_letter(single(&name)?));
        match (colour, self.symbols.last_mut()) {
            (Some(colour), Some(owner)) if owner.token.is_none() => owner.token = Some(colour),
            _ => {
                return Err(odd(start..start + 1 + length, DiagramFinding::AfterEqualsInALine));
            }
        }
        self.skip(length);
        Ok(())
    }

    fn unknown(&self, text: &str, start: usize, letter: Range<usize>) -> Finding {
        // A long word is a misspelt colour name; a short one contains a wrong letter.
        if text.chars().count() > 3 {
            return misspelt(text, start..start + text.len());
        }
        let at = letter.start - start..letter.end - start;
        let message = unknown(text.get(at).unwrap_or_default());
        let meant = text.get(letter.start - start..letter.end - start).unwrap_or_default().to_lowercase();
        let finding = odd(letter, message);
        if matches!(meant.as_str(), "o" | "x") {
            finding.hint(DiagramHint::LeaveOutWhereNoToken)
        } else {
            finding
        }
    }
}

fn unknown(typed: impl Into<String>) -> DiagramFinding {
    DiagramFinding::NeitherColourNorOwner { typed: typed.into() }
}

fn owner_letter(text: &str) -> Option<Player> {
    Player::from_letter(single(text)?)
}
