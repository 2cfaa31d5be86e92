//! Lists: all planks on one line, and tokens by their squares.
//!
//! `rwb / wbr / bwr` is three planks from the top, `A: P1:2 P3:1` two tokens of A on them. Planks without a number are
//! numbered from the top.

use std::ops::Range;

use super::line::{RowPlaces, reads_as_a_plank};
use crate::rules::Finding;
use crate::rules::plank::kit::{Colour, Player};
use crate::rules::plank::setup::{Row, Setup, Token};
use crate::rules::plank::wellformed::spot;
use crate::rules::read::list::parted_head;
use crate::rules::read::{Line, Said, Sign, Word, lexicon};

/// A token as it was listed.
#[derive(Clone, Debug)]
pub struct Listed<'a> {
    /// Whose it is; none if it is not known what lies there.
    owner: Option<Player>,
    /// Where it lies, with its colour where that is said: `P1:2`, `P1:r`, `P1:2=w`.
    there: Word<'a>,
}

/// The planks of a line: of one that each part between slashes or bars is a plank of its own, all those parts.
pub fn planks(line: Line<'_>) -> Vec<Line<'_>> {
    let parts = |mark: char| {
        let mut parts = Vec::new();
        let mut rest = line;
        while let Some((part, after)) = rest.split_once(mark) {
            parts.push(part);
            rest = after;
        }
        parts.push(rest);
        parts.retain(|part| !part.text.is_empty());
        (parts.len() > 1 && parts.iter().all(|part| reads_as_a_plank(*part))).then_some(parts)
    };
    parts('/').or_else(|| parts('|')).unwrap_or_else(|| vec![line])
}

/// The tokens that a line lists; none if it is no list.
pub fn tokens(line: Line<'_>) -> Option<Vec<Listed<'_>>> {
    let (head, rest) = parted_head(line, |head| owner(head).is_some())?;
    if let Some(owner) = owner(head.text) {
        let all = rest.listed().all(|word| begins_with_a_number(word.text));
        if lexicon::is_nothing(rest) {
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

/// Lays tokens on the planks that have been read.
pub fn lay(listed: &[Listed], setup: &mut Setup, places: &mut [RowPlaces], findings: &mut Vec<Finding>) {
    let mut said = Said::new("plank/square-twice", "token");
    for (at, row) in places.iter().enumerate() {
        for (place, (sign, span)) in row.said.iter().zip(&row.squares).enumerate() {
            // A line says one thing of a square, so nothing is contradicted yet.
            let noted =
                sign.map(|sign| said.note((at, place), sign, span.clone(), || spot(setup, at, place)));
            findings.extend(noted.and_then(Result::err).map(|finding| *finding));
        }
    }
    for token in listed {
        if let Err(finding) = lay_one(token, setup, places, &mut said) {
            findings.push(*finding);
        }
    }
}

fn lay_one(
    token: &Listed,
    setup: &mut Setup,
    places: &mut [RowPlaces],
    said: &mut Said<(usize, usize)>,
) -> Result<(), Box<Finding>> {
    let there = token.there;
    let wrong = |code, message: String, hint: &str| {
        Err(Box::new(Finding::unreadable(code, there.span(), message).hint(hint)))
    };
    let (named, colour) = match there.split_once('=') {
        Some((named, colour)) => (named, Some(colour)),
        None => (there, None),
    };
    let Some((number, place)) = named
        .split_once(':')
        .and_then(|(plank, place)| Some((plank.text.get(1..)?.parse::<usize>().ok()?, place)))
    else {
        let message = format!("`{}` is no square of a plank", there.text);
        return wrong("plank/bad-square", message, "write the plank and the square: `P1:2`");
    };
    let numbered = setup.rows.iter().any(|row| row.number.is_some());
    let is_it = |(at, row): (usize, &Row)| match numbered {
        true => row.number.map(usize::from) == Some(number),
        false => at + 1 == number,
    };
    let Some(at) = setup.rows.iter().enumerate().position(is_it) else {
        let message = format!("there is no plank P{number} here");
        let hint = "planks without a number are numbered from the top, from P1 on";
        return wrong("plank/no-such-plank", message, hint);
    };
    let by_colour = |colour: Colour| setup.rows[at].squares.iter().position(|square| square.colour == colour);
    let place = match place.text {
        "1" => Some(0),
        "2" => Some(1),
        "3" => Some(2),
        text => letter(text).and_then(by_colour),
    };
    let Some(place) = place else {
        let message = format!("`{}` is no square of a plank", there.text);
        return wrong("plank/bad-square", message, "squares are 1, 2 and 3 from the left, or `r` `w` `b`");
    };
    let sign = if token.owner.is_some() { Sign::Piece } else { Sign::Unknown };
    said.note((at, place), sign, there.span(), || spot(setup, at, place))?;
    let colour = match colour {
        Some(typed) => match letter(typed.text) {
            Some(colour) => Some(colour),
            None => {
                let message = format!("`{}` is no colour", typed.text);
                return wrong(
                    "plank/bad-square",
                    message,
                    "after `=` stands the colour of a token: `P1:2=w`",
                );
            }
        },
        None => None,
    };
    let square = &mut setup.rows[at].squares[place];
    match token.owner {
        Some(owner) => square.token = Some(Token { owner, colour }),
        None => square.open = true,
    }
    if let Some(span) = places.get_mut(at).and_then(|row| row.squares.get_mut(place)) {
        *span = Range::clone(&there.span());
    }
    Ok(())
}

/// Whose tokens a head lists; of `?` nobody knows.
fn owner(text: &str) -> Option<Option<Player>> {
    if text == "?" {
        return Some(None);
    }
    let mut letters = text.chars();
    let player = Player::of_letter(letters.next()?)?;
    letters.next().is_none().then_some(Some(player))
}

fn letter(text: &str) -> Option<Colour> {
    let mut letters = text.chars();
    let colour = Colour::of_letter(letters.next()?)?;
    letters.next().is_none().then_some(colour)
}

/// Whether a word begins with the number of a plank.
fn begins_with_a_number(text: &str) -> bool {
    text.strip_prefix(['P', 'p']).is_some_and(|rest| rest.starts_with(|c: char| c.is_ascii_digit()))
}
