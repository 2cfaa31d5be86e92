//! Turns as typed.

use super::MAX_FINDINGS;
use crate::rules::lexicon::is_pass;
use crate::rules::quits::board::SIDE;
use crate::rules::quits::{Slide, SlideDirection, TextFinding, TextHint, Turn};
use crate::rules::read::{Square, Word};
use crate::rules::{Coded, Finding, Typed};

/// Parses turns, one per word.
pub(crate) fn turns<'a>(
    words: impl Iterator<Item = Word<'a>>,
    findings: &mut Vec<Finding>,
) -> Vec<Typed<Turn>> {
    let mut turns = Vec::new();
    for word in words {
        if findings.len() >= MAX_FINDINGS {
            break;
        }
        match turn(word) {
            Ok(turn) => turns.push(Typed { turn, span: word.span() }),
            Err(finding) => findings.push(finding),
        }
    }
    turns
}

/// Parses a turn.
pub(crate) fn turn(word: Word) -> Result<Turn, Finding> {
    if is_pass(word.text) {
        return Ok(Turn::Pass);
    }
    let letters: Vec<char> = word.text.chars().take(8).map(|c| c.to_ascii_lowercase()).collect();
    match letters.as_slice() {
        [line, sign] => {
            if let Some(direction) = direction(*sign) {
                return slide(word, *line, direction);
            }
        }
        [a, b, c, d] | [a, b, _, c, d] | [a, b, _, _, c, d] => {
            let between = letters.get(2..letters.len() - 2).unwrap_or_default();
            if matches!(between, [] | ['-' | '–' | '—' | '→' | '>' | 'x'] | ['-', '>']) {
                let looks = |column: char, row: char| column.is_ascii_alphabetic() && row.is_ascii_digit();
                let square = |column: char, row: char| Square::parse(&format!("{column}{row}"), SIDE, SIDE);
                if let (Some(from), Some(to)) = (square(*a, *b), square(*c, *d)) {
                    return Ok(Turn::Ball { from, to });
                }
                if looks(*a, *b) && looks(*c, *d) {
                    let (column, row) = if square(*a, *b).is_none() { (a, b) } else { (c, d) };
                    let finding = TextFinding::NoSquare { typed: format!("{column}{row}") }.at(word.span());
                    return Err(finding.hint(TextHint::SquaresAre));
                }
            }
        }
        _ => {}
    }
    Err(TextFinding::NoTurn { typed: word.text.to_owned() }.at(word.span()).hint(TextHint::KindsOfTurns))
}

fn direction(sign: char) -> Option<SlideDirection> {
    match sign {
        '>' | '→' => Some(SlideDirection::Right),
        '<' | '←' => Some(SlideDirection::Left),
        '^' | '↑' => Some(SlideDirection::Up),
        'v' | '↓' => Some(SlideDirection::Down),
        _ => None,
    }
}

fn slide(word: Word, line: char, direction: SlideDirection) -> Result<Turn, Finding> {
    let row = line.to_digit(10).and_then(|row| u8::try_from(row).ok()?.checked_sub(1));
    let column = u8::try_from(line).ok().and_then(|letter| letter.checked_sub(b'a'));
    let fault = |message: TextFinding, hint: TextHint| Err(message.at(word.span()).hint(hint));
    match (row.filter(|row| *row < SIDE), column.filter(|column| *column < SIDE), direction.is_of_rows()) {
        (Some(row), _, true) => Ok(Turn::Slide(Slide::new(direction, row))),
        (_, Some(column), false) => Ok(Turn::Slide(Slide::new(direction, column))),
        (Some(_), _, false) => fault(TextFinding::RowsSlideSideways { row: line }, TextHint::WriteSignOfRow),
        (_, Some(_), true) => {
            fault(TextFinding::ColumnsSlideUpOrDown { column: line }, TextHint::WriteSignOfColumn)
        }
        _ => fault(TextFinding::NoLine { typed: line }, TextHint::LinesAre),
    }
}
