//! Turns as typed.

use std::ops::Range;

use super::MAX_FINDINGS;
use super::words::{model, parse_place, piece};
use crate::rules::lexicon::{Term, is_pass};
use crate::rules::lightning::{CampFinding, CampHint, Kit, Side, Turn, TurnFinding, TurnHint};
use crate::rules::read::Word;
use crate::rules::{Coded, Finding, Typed};

/// Parses a sequence of turns: `Y2@A:c5`, `*Y2@A:c5`, `Y hold`, `pass`.
pub(crate) fn turns<'a>(
    kit: &Kit,
    words: impl Iterator<Item = Word<'a>>,
    findings: &mut Vec<Finding>,
) -> Vec<Typed<Turn>> {
    let mut turns = Vec::new();
    let mut words = words.peekable();
    while let Some(word) = words.next() {
        if findings.len() >= MAX_FINDINGS {
            break;
        }
        let next = words.peek().copied();
        let mut span = word.span();
        let turn = if is_pass(word.text) {
            Ok(Turn::Pass)
        } else if Term::Hold.is(word.text) {
            match next.filter(|next| !next.text.contains('@')) {
                Some(next) => {
                    words.next();
                    span.end = next.span().end;
                    held(kit, next)
                }
                None => no_turn(word, TurnFinding::WhichPieceIsHeld, TurnHint::WriteTheModelFirst),
            }
        } else if let Some(next) = next.filter(|next| Term::Hold.is(next.text)) {
            words.next();
            span.end = next.span().end;
            held(kit, word)
        } else if let Some((piece, there)) = word.split_once('@') {
            placed(kit, piece, there, span.clone())
        } else if let Some(next) = next.filter(|next| next.text.contains(':')) {
            words.next();
            span.end = next.span().end;
            placed(kit, word, next, span.clone())
        } else {
            let message = TurnFinding::NoTurn { typed: word.text.to_owned() };
            no_turn(word, message, TurnHint::TurnsAreLike)
        };
        match turn {
            Ok(turn) => turns.push(Typed { turn, span }),
            Err(finding) => findings.push(finding),
        }
    }
    turns
}

fn no_turn(word: Word, message: TurnFinding, hint: TurnHint) -> Result<Turn, Finding> {
    Err(message.at(word.span()).hint(hint))
}

/// Parses a held piece, by model or with a rotation.
fn held(kit: &Kit, word: Word) -> Result<Turn, Finding> {
    let (reserved, word) = starred(word);
    let by_letter = model(kit, word);
    by_letter
        .or_else(|finding| piece(kit, word).map(|face| face.model).map_err(|_| finding))
        .map(|model| Turn::Hold { model, reserved })
}

/// Strips the star of a piece from the reserve, and returns whether there was one.
fn starred(word: Word) -> (bool, Word) {
    match word.text.strip_prefix('*').filter(|rest| !rest.is_empty()) {
        Some(rest) => (true, Word::trimmed(rest, word.start + 1)),
        None => (false, word),
    }
}

fn placed(kit: &Kit, shown: Word, there: Word, span: Range<usize>) -> Result<Turn, Finding> {
    let (reserved, shown) = starred(shown);
    let face = piece(kit, shown)?;
    let found =
        parse_place(kit, there.text, None).and_then(|(side, square)| Some((side, kit.number(square)?)));
    let Some((side, square)) = found else {
        let at = if there.text.is_empty() { span } else { there.span() };
        return Err(no_square(kit, there).at(at));
    };
    Ok(Turn::Place { face, side, square, reserved })
}

/// The finding for a word that is no square of a camp.
pub(crate) fn no_square(kit: &Kit, there: Word) -> Finding {
    let last = (kit.columns() * kit.rows()).saturating_sub(1);
    let hint =
        CampHint::SquaresAre { first: kit.square_name(Side::A, 0), last: kit.square_name(Side::B, last) };
    CampFinding::NoSquare { typed: there.text.to_owned() }.at(there.span()).hint(hint)
}
