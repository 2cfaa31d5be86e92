//! Statements of a text about squares. Two different statements about a square are a contradiction, in either order.

use std::collections::BTreeMap;
use std::collections::btree_map::Entry;
use std::ops::Range;

use super::{PieceNoun, ReadFinding, ReadHint};
use crate::rules::{Coded, Finding};

/// A statement about a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Statement {
    /// It has a piece.
    Piece,
    Empty,
    /// Its contents are unknown.
    Unknown,
}

/// The statements of a text.
#[derive(Clone, Debug)]
pub(crate) struct Statements<S> {
    piece: PieceNoun,
    squares: BTreeMap<S, (Statement, Range<usize>)>,
}

impl<S: Ord> Statements<S> {
    /// `piece` is the name of a piece in messages.
    pub(crate) fn new(piece: PieceNoun) -> Statements<S> {
        Statements { piece, squares: BTreeMap::new() }
    }

    /// Records a statement about a square and returns whether it is the first. `name` gives the notation of the
    /// square. A square may be called empty or unknown repeatedly, but a second piece is a contradiction, even the
    /// same one.
    pub(crate) fn record(
        &mut self,
        square: S,
        sign: Statement,
        span: Range<usize>,
        name: impl FnOnce() -> String,
    ) -> Result<bool, Finding> {
        let previous = match self.squares.entry(square) {
            Entry::Vacant(free) => {
                free.insert((sign, span));
                return Ok(true);
            }
            Entry::Occupied(previous) => previous.into_mut(),
        };
        if previous.0 == sign && sign != Statement::Piece {
            return Ok(false);
        }
        // Lists are parsed before rows, so the second statement in the text may be parsed first.
        let (first, second) = match span.start < previous.1.start {
            true => (sign, previous.1.clone()),
            false => (previous.0, span),
        };
        let name = name();
        let square = name.clone();
        let message = match first {
            Statement::Piece => ReadFinding::PieceTwice { piece: self.piece, square },
            Statement::Empty => ReadFinding::SaidEmpty { square },
            Statement::Unknown => ReadFinding::SaidUnknown { square },
        };
        Err(message.at(second).hint(ReadHint::KeepRightStatement).squares([name]))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn different_statements_contradict_in_either_order() {
        let signs = [Statement::Piece, Statement::Empty, Statement::Unknown];
        for (first, second) in signs.into_iter().flat_map(|first| signs.map(|second| (first, second))) {
            let same = first == second && first != Statement::Piece;
            for (one, other) in [((first, 2..3), (second, 7..8)), ((second, 7..8), (first, 2..3))] {
                let mut statements = Statements::new(PieceNoun::Ball);
                let mut record = |(sign, span): (Statement, Range<usize>)| {
                    statements.record(4, sign, span, || "e1".to_owned())
                };
                assert_eq!(record(one), Ok(true));
                match record(other) {
                    Ok(new) => assert!(same && !new, "{first:?} {second:?}"),
                    Err(finding) => {
                        assert!(!same, "{finding:#?}");
                        assert_eq!((finding.code.as_str(), finding.span), ("text/square-twice", Some(7..8)));
                        assert_eq!(finding.message.to_string().contains("ball"), first == Statement::Piece);
                    }
                }
            }
        }
    }
}
