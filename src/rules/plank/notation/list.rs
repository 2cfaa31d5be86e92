//! Lists: all planks on one line, and tokens by their squares.
//!
//! `rwb / wbr / bwr` are three planks from the top, `A: P1:2 P3:1` two tokens of A on them. Planks without numbers
//! are numbered from the top.

use std::ops::Range;

use super::line::{RowSpans, reads_as_a_plank};
use crate::rules::lexicon;
use crate::rules::plank::kit::{Colour, Player};
use crate::rules::plank::setup::{PlankRow, Setup, Token};
use crate::rules::plank::words::{DiagramFinding, DiagramHint};
use crate::rules::read::list::{Nones, split_head};
use crate::rules::read::{Line, Statement, Statements, Word, single};
use crate::rules::{Coded, Finding};

/// A token in a list.
#[derive(Clone, Debug)]
pub(crate) struct Listed<'a> {
    /// The owner; `None` if the square is open.
    owner: Option<Player>,
    /// The square, with a colour if it is typed: `P1:2`, `P1:r`, `P1:2=w`.
    there: Word<'a>,
}

/// Splits a line at slashes or bars, if every part is a complete plank. An empty part is a plank that was lost; only
/// bars may be drawn around a line, too.
pub(crate) fn planks(line: Line<'_>) -> Result<Vec<Line<'_>>, Finding> {
    for mark in ['/', '|'] {
        let mut parts: Vec<Line> = line.parts(mark).collect();
        let framed = mark == '|' && parts.len() > 2;
        if framed && parts.first().zip(parts.last()).is_some_and(|(a, b)| (a.text, b.text) == ("", "")) {
            parts = parts.split_off(1);
            parts.pop();
        }
        let planks = parts.iter().filter(|part| !part.text.is_empty());
        if parts.len() < 2 || planks.clone().count() == 0 || !planks.copied().all(reads_as_a_plank) {
            continue;
        }
        return match parts.iter().find(|part| part.text.is_empty()) {
            None => Ok(parts),
            Some(lost) => {
                Err(DiagramFinding::NotThreeSquares.at(lost.span()).hint(DiagramHint::WriteColoursAndOwners))
            }
        };
    }
    Ok(vec![line])
}

/// Parses a line as a list of tokens; `None` if it is not one. `nones` takes what says that a player has none.
pub(crate) fn tokens<'a>(line: Line<'a>, nones: &mut Nones<'a, Player>) -> Option<Vec<Listed<'a>>> {
    let (head, rest) = split_head(line, |head| owner(head).is_some())?;
    if let Some(owner) = owner(head.text) {
        let all = rest.listed().all(|word| begins_with_a_number(word.text));
        if lexicon::is_nothing(rest.text) {
            nones.push(owner?, rest);
            return Some(Vec::new());
        }
        return (all && !rest.text.is_empty())
            .then(|| rest.listed().map(|there| Listed { owner, there }).collect());
    }
    // `P1:2 A, P3:1 A`
    let words: Vec<Word> = line.listed().collect();
    let pairs = words.chunks(2).map(|pair| match pair {
        [there, shown] if begins_with_a_number(there.text) && there.text.contains(':') => {
            let after = there.split_once(':')?.1;
            let digit = after.text.starts_with(|c: char| c.is_ascii_digit());
            Some(Listed { owner: owner(shown.text).filter(|_| digit)?, there: *there })
        }
        _ => None,
    });
    pairs.collect()
}

/// Places listed tokens on the parsed planks.
pub(crate) fn lay(listed: &[Listed], setup: &mut Setup, spans: &mut [RowSpans], findings: &mut Vec<Finding>) {
    let mut statements = Statements::new(crate::rules::read::PieceNoun::Token);
    for (at, row) in spans.iter().enumerate() {
        for (place, (sign, span)) in row.statements.iter().zip(&row.squares).enumerate() {
            // Lines have one statement per square, so there is no contradiction yet.
            let noted = sign.map(|sign| {
                statements.record((at, place), sign, span.clone(), || setup.square_name(at, place))
            });
            findings.extend(noted.and_then(Result::err));
        }
    }
    for token in listed {
        if let Err(finding) = lay_one(token, setup, spans, &mut statements) {
            findings.push(finding);
        }
    }
}

fn lay_one(
    token: &Listed,
    setup: &mut Setup,
    spans: &mut [RowSpans],
    statements: &mut Statements<(usize, usize)>,
) -> Result<(), Finding> {
    let there = token.there;
    let wrong = |message: DiagramFinding, hint: DiagramHint| Err(message.at(there.span()).hint(hint));
    let no_square = || DiagramFinding::NoSquareOfAPlank { typed: there.text.to_owned() };
    let (named, colour) = match there.split_once('=') {
        Some((named, colour)) => (named, Some(colour)),
        None => (there, None),
    };
    let Some((number, place)) = named
        .split_once(':')
        .and_then(|(plank, place)| Some((plank.text.get(1..)?.parse::<usize>().ok()?, place)))
    else {
        return wrong(no_square(), DiagramHint::WritePlankAndSquare);
    };
    let numbered = setup.rows.iter().any(|row| row.number.is_some());
    let is_it = |(at, row): (usize, &PlankRow)| match numbered {
        true => row.number.map(usize::from) == Some(number),
        false => at + 1 == number,
    };
    let Some(at) = setup.rows.iter().enumerate().position(is_it) else {
        return wrong(DiagramFinding::NoPlankHere { number }, DiagramHint::NumberedFromTheTop);
    };
    let by_colour = |colour: Colour| setup.rows[at].squares.iter().position(|square| square.colour == colour);
    let place = match place.text {
        "1" => Some(0),
        "2" => Some(1),
        "3" => Some(2),
        text => letter(text).and_then(by_colour),
    };
    let Some(place) = place else {
        return wrong(no_square(), DiagramHint::SquaresByNumberOrColour);
    };
    let sign = if token.owner.is_some() { Statement::Piece } else { Statement::Unknown };
    statements.record((at, place), sign, there.span(), || setup.square_name(at, place))?;
    let colour = match colour {
        Some(typed) => match letter(typed.text) {
            Some(colour) => Some(colour),
            None => {
                let message = DiagramFinding::NoColour { typed: typed.text.to_owned() };
                return wrong(message, DiagramHint::AfterEqualsInAList);
            }
        },
        None => None,
    };
    let square = &mut setup.rows[at].squares[place];
    match token.owner {
        Some(owner) => square.token = Some(Token { owner, colour }),
        None => square.open = true,
    }
    if let Some(span) = spans.get_mut(at).and_then(|row| row.squares.get_mut(place)) {
        *span = Range::clone(&there.span());
    }
    Ok(())
}

/// Parses the head of a list; `?` lists open squares.
fn owner(text: &str) -> Option<Option<Player>> {
    if text == "?" { Some(None) } else { Some(Some(Player::from_letter(single(text)?)?)) }
}

fn letter(text: &str) -> Option<Colour> {
    Colour::from_letter(single(text)?)
}

/// Returns true if a word begins with the number of a plank.
fn begins_with_a_number(text: &str) -> bool {
    text.strip_prefix(['P', 'p']).is_some_and(|rest| rest.starts_with(|c: char| c.is_ascii_digit()))
}
