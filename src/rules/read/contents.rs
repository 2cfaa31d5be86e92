//! Contents of squares as typed.

use std::collections::HashMap;
use std::ops::Range;

use super::rows::{DiagramCell, DiagramFormat, DiagramRows};
use super::{ReadHint, Statement, Word};
use crate::rules::Finding;
use crate::rules::lexicon::{is_empty_square, is_open_square};

/// Minimum number of equal unreadable signs that suggest an empty square.
const MIN_EQUAL_SIGNS: usize = 3;

/// Contents of a square as typed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum TypedSquare<P> {
    Empty,
    Open,
    Piece(P),
}

impl<P> TypedSquare<P> {
    /// Parses a sign: of an empty square, of an open one, or of what `piece` recognises.
    pub(crate) fn parse(
        sign: Word,
        piece: impl FnOnce(Word) -> Result<P, Finding>,
    ) -> Result<TypedSquare<P>, Finding> {
        match sign.text {
            text if is_empty_square(text) => Ok(TypedSquare::Empty),
            text if is_open_square(text) => Ok(TypedSquare::Open),
            _ => piece(sign).map(TypedSquare::Piece),
        }
    }

    /// What it says about the square.
    pub(crate) fn statement(&self) -> Statement {
        match self {
            TypedSquare::Empty => Statement::Empty,
            TypedSquare::Open => Statement::Unknown,
            TypedSquare::Piece(_) => Statement::Piece,
        }
    }
}

impl<'a> DiagramRows<'a> {
    /// Returns the squares of [`DiagramRows::cells`] whose signs `parse` can read, and reports the other signs. If no
    /// square is marked as empty and one of those signs is frequent, its findings suggest that it means an empty square.
    pub(crate) fn contents<P>(
        self,
        board: &DiagramFormat,
        text: &'a str,
        heading: Option<Range<usize>>,
        parse: impl Fn(&DiagramCell<'a>) -> Result<TypedSquare<P>, Finding>,
        findings: &mut Vec<Finding>,
    ) -> Vec<(DiagramCell<'a>, TypedSquare<P>)> {
        let cells = self.cells(board, text, heading, findings);
        let squares = cells.len();
        let (mut contents, mut unreadable, mut counts) = (Vec::new(), Vec::new(), HashMap::new());
        for cell in cells {
            match parse(&cell) {
                Ok(lies) => contents.push((cell, lies)),
                Err(finding) => {
                    *counts.entry(cell.word.text).or_insert(0) += 1;
                    unreadable.push((cell.word.text, finding));
                }
            }
        }
        let has_empty = contents.iter().any(|(_, lies)| matches!(lies, TypedSquare::Empty));
        let most = unreadable.iter().map(|(sign, _)| *sign).max_by_key(|sign| counts.get(sign).copied());
        let meant = most.filter(|sign| {
            let count: usize = counts.get(sign).copied().unwrap_or_default();
            !has_empty && count >= MIN_EQUAL_SIGNS && count * 4 >= squares
        });
        findings.extend(unreadable.into_iter().map(|(sign, finding)| match meant == Some(sign) {
            true => finding.hint(ReadHint::MeantForEmpty { empty: board.empty() }),
            false => finding,
        }));
        contents
    }
}
