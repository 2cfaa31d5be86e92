//! Parser for one plank of a diagram.

use std::ops::Range;

use super::symbol::{NotationSymbol, symbols};
use crate::rules::plank::setup::{PlankRow, SetupSquare, Token};
use crate::rules::plank::words::{DiagramFinding, DiagramHint};
use crate::rules::read::{Line, Statement, Word};
use crate::rules::{Coded, Finding};

/// Spans of a plank and its parts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct RowSpans {
    /// The whole line.
    pub line: Range<usize>,
    /// The number of the plank.
    pub number: Option<Range<usize>>,
    pub squares: [Range<usize>; 3],
    /// The statement about each square; `None` if only a colour is typed.
    pub statements: [Option<Statement>; 3],
}

/// A square of a line, with the statement about it.
struct StatedSquare {
    square: SetupSquare,
    statements: Option<Statement>,
    span: Range<usize>,
}

/// An interpretation of the symbols of a line: whether each is an owner.
type Interpretation = Vec<bool>;

/// Parses a plank.
pub(crate) fn read_line(line: Line<'_>, findings: &mut Vec<Finding>) -> Option<(PlankRow, RowSpans)> {
    let (number, rest) = match split_number(line) {
        Ok(parts) => parts,
        Err(finding) => {
            findings.push(finding);
            return None;
        }
    };
    let faults = findings.len();
    let symbols = symbols(rest, findings);
    if findings.len() > faults {
        return None;
    }
    let (safe, all) = (interpretations(&symbols, true), interpretations(&symbols, false));
    match safe.as_slice() {
        [interpretation] => {
            let squares = squares(&symbols, interpretation);
            let [a, b, c]: [StatedSquare; 3] = squares.try_into().ok()?;
            let row = PlankRow {
                number: number.as_ref().map(|(number, _)| *number),
                squares: [a.square, b.square, c.square],
            };
            let number = number.map(|(_, span)| span);
            let (statements, squares) =
                ([a.statements, b.statements, c.statements], [a.span, b.span, c.span]);
            Some((row, RowSpans { line: line.span(), number, squares, statements }))
        }
        [] if all.is_empty() => {
            let message = match symbols.iter().filter(|symbol| symbol.colour.is_some()).count() {
                0 => DiagramFinding::NoColourOnLine,
                _ => DiagramFinding::NotThreeSquares,
            };
            findings.push(message.at(line.span()).hint(DiagramHint::WriteColoursAndOwners));
            None
        }
        [..] => {
            let span = symbols.iter().find(|symbol| is_twofold(symbol)).map(|symbol| symbol.span.clone());
            let span = span.unwrap_or(line.span());
            findings.push(DiagramFinding::SeveralWays.at(span).hint(DiagramHint::WriteLowerAndUpperCase));
            None
        }
    }
}

/// Returns true if part of a line is a complete plank.
pub(crate) fn reads_as_a_plank(part: Line<'_>) -> bool {
    let mut findings = Vec::new();
    read_line(part, &mut findings).is_some()
}

/// Returns true if a colon after this text belongs to a plank, as in `r:A w b`.
pub(crate) fn begins_a_line(head: &str) -> bool {
    let mut findings = Vec::new();
    let head = Word::trimmed(head, 0);
    !head.text.is_empty() && !symbols(head, &mut findings).is_empty() && findings.is_empty()
}

/// The number before a plank, and the rest of the line.
type Numbered<'a> = (Option<(u8, Range<usize>)>, Line<'a>);

fn split_number(line: Line<'_>) -> Result<Numbered<'_>, Finding> {
    let has_letter = line.text.starts_with(['P', 'p']);
    let (digits, rest) = line.split_at(usize::from(has_letter)).1.split_digits();
    if digits.text.is_empty() {
        return Ok((None, line));
    }
    let (number, _) = line.split_at(rest.start - line.start);
    let (typed, span) = (number.text, number.span());
    if !has_letter {
        let hint = DiagramHint::WriteNumberOfPlank { number: typed.to_owned() };
        return Err(DiagramFinding::UnclearNumber.at(span).hint(hint));
    }
    match digits.text.parse::<u8>() {
        Ok(number) if number > 0 => {
            let shorter = rest.text.trim_start().trim_start_matches([':', '.', ')', '=']);
            Ok((Some((number, span)), Word::trimmed(shorter, line.span().end - shorter.len())))
        }
        _ => Err(DiagramFinding::NoPlankCalled { typed: typed.to_owned() }.at(span)),
    }
}

/// The interpretations of a line. `safely` leaves only those that no slip of one letter makes out of another plank.
fn interpretations(symbols: &[NotationSymbol], safely: bool) -> Vec<Interpretation> {
    // Three squares have at most six symbols.
    if !(3..=6).contains(&symbols.len()) {
        return Vec::new();
    }
    (0u32..1 << symbols.len())
        .map(|owners| (0..symbols.len()).map(|at| owners >> at & 1 == 1).collect())
        .filter(|interpretation: &Interpretation| is_a_plank(symbols, interpretation, safely))
        .collect()
}

fn is_a_plank(symbols: &[NotationSymbol], interpretation: &Interpretation, safely: bool) -> bool {
    let colours = squares(symbols, interpretation).into_iter().map(|stated| stated.square.colour);
    let colours: Vec<_> = colours.collect();
    // Between blanks stands one square, or an owner, or the line has no blanks: in `rbw b` a letter is stray.
    let has_blanks = symbols.iter().filter(|symbol| symbol.first).count() > 1;
    let lower = symbols.iter().any(is_lower_colour);
    let doubtful = !lower && symbols.iter().any(is_twofold);
    // Among colours in upper case, a B after a B may be a colour that was typed twice, as in `BB` or `B B`.
    let is_again =
        |one: &NotationSymbol, next: &NotationSymbol| is_twofold(one) && is_twofold(next) && !next.first;
    let doubled =
        doubtful && symbols.iter().zip(symbols.iter().skip(1)).any(|(one, next)| is_again(one, next));
    let mut before: Option<&NotationSymbol> = None;
    for (symbol, owner) in symbols.iter().zip(interpretation) {
        let fits = match owner {
            // A lower-case letter between blanks is a square, not an owner: `r w b r` has one square too many.
            true => {
                let alone = symbol.first && !symbol.upper && !symbol.tied;
                let owns = |square: &NotationSymbol| !square.bare && !is_doubled(square, symbol);
                let unsafely = doubtful && is_twofold(symbol) && symbol.first;
                symbol.owner.is_some()
                    && !alone
                    && !symbol.bare
                    && before.is_some_and(owns)
                    && !(safely && unsafely)
            }
            false => {
                let apart = symbol.first || !has_blanks;
                // Among colours in lower case, an upper-case B is an owner whose square may be missing.
                let unsafely = lower && is_twofold(symbol);
                symbol.colour.is_some()
                    && !symbol.tied
                    && symbol.token.is_none()
                    && apart
                    && !(safely && unsafely)
            }
        };
        if !fits {
            return false;
        }
        before = (!owner).then_some(symbol);
    }
    let distinct = colours.iter().enumerate().all(|(at, colour)| !colours[..at].contains(colour));
    colours.len() == 3 && !(safely && doubled) && (distinct || !(safely && doubtful))
}

/// Returns true for a colour that is a word or a lower-case letter: then upper-case letters are owners.
fn is_lower_colour(symbol: &NotationSymbol) -> bool {
    symbol.named || (symbol.colour.is_some() && !symbol.upper && !symbol.tied)
}

/// Returns true for an upper-case B, which may be blue or a player.
fn is_twofold(symbol: &NotationSymbol) -> bool {
    symbol.upper && symbol.colour.is_some() && symbol.owner.is_some() && !symbol.tied
}

/// Returns true if an owner may be a colour that was typed twice, as in `bb`.
fn is_doubled(square: &NotationSymbol, owner: &NotationSymbol) -> bool {
    let one_letter = square.span.len() == 1 && owner.span.len() == 1;
    one_letter && owner.colour.is_some() && !owner.upper && !square.upper && !owner.tied
}

fn squares(symbols: &[NotationSymbol], interpretation: &Interpretation) -> Vec<StatedSquare> {
    let mut squares: Vec<StatedSquare> = Vec::new();
    for (symbol, owner) in symbols.iter().zip(interpretation) {
        match (owner, symbol.owner, symbol.colour) {
            (true, Some(owner), _) => {
                if let Some(last) = squares.last_mut() {
                    last.square.token = Some(Token { owner, colour: symbol.token });
                    last.statements = Some(Statement::Piece);
                    last.span.end = symbol.span.end;
                }
            }
            (false, _, Some(colour)) => {
                let statements = match (symbol.open, symbol.bare) {
                    (true, _) => Some(Statement::Unknown),
                    (false, true) => Some(Statement::Empty),
                    (false, false) => None,
                };
                let square = SetupSquare { colour, token: None, open: symbol.open };
                squares.push(StatedSquare { square, statements, span: symbol.span.clone() });
            }
            _ => {}
        }
    }
    squares
}
