//! What a text has said of each square. A square that is named twice with different words is a contradiction,
//! whichever word comes first.

use std::collections::BTreeMap;
use std::collections::btree_map::Entry;
use std::ops::Range;

use crate::rules::Finding;

/// What a text says of a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sign {
    /// A piece lies there.
    Piece,
    /// Nothing lies there.
    Empty,
    /// It is not known what lies there.
    Unknown,
}

/// The squares that a text has spoken of.
#[derive(Clone, Debug)]
pub struct Said<S> {
    code: &'static str,
    piece: &'static str,
    squares: BTreeMap<S, (Sign, Range<usize>)>,
}

impl<S: Ord> Said<S> {
    /// Nothing has been said yet. `code` is the code of a contradiction, `piece` what a piece is called.
    pub fn new(code: &'static str, piece: &'static str) -> Said<S> {
        Said { code, piece, squares: BTreeMap::new() }
    }

    /// Notes what the text says of a square; `name` is the square as it is written. Whether it says so for the first
    /// time. A square may be called empty or unknown again, but no second piece lies on it, not even the same one.
    pub fn note(
        &mut self,
        square: S,
        sign: Sign,
        span: Range<usize>,
        name: impl FnOnce() -> String,
    ) -> Result<bool, Box<Finding>> {
        let there = match self.squares.entry(square) {
            Entry::Vacant(free) => {
                free.insert((sign, span));
                return Ok(true);
            }
            Entry::Occupied(there) => there.into_mut(),
        };
        if there.0 == sign && sign != Sign::Piece {
            return Ok(false);
        }
        // Lists are read before rows, so the word that comes second in the text need not be the one that is read last.
        let (first, second) = match span.start < there.1.start {
            true => (sign, there.1.clone()),
            false => (there.0, span),
        };
        let name = name();
        let message = match first {
            Sign::Piece => format!("a {} lies on {name} already", self.piece),
            Sign::Empty => format!("the text says already that {name} is empty"),
            Sign::Unknown => format!("the text says already that it is not known what lies on {name}"),
        };
        let finding = Finding::unreadable(self.code, second, message);
        Err(Box::new(finding.hint("keep the one that is right").squares([name])))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_second_and_different_word_is_a_contradiction_in_either_order() {
        let signs = [Sign::Piece, Sign::Empty, Sign::Unknown];
        for (first, second) in signs.into_iter().flat_map(|first| signs.map(|second| (first, second))) {
            let same = first == second && first != Sign::Piece;
            for (one, other) in [((first, 2..3), (second, 7..8)), ((second, 7..8), (first, 2..3))] {
                let mut said = Said::new("t/square-twice", "ball");
                let mut note =
                    |(sign, span): (Sign, Range<usize>)| said.note(4, sign, span, || "e1".to_owned());
                assert_eq!(note(one), Ok(true));
                match note(other) {
                    Ok(new) => assert!(same && !new, "{first:?} {second:?}"),
                    Err(finding) => {
                        assert!(!same, "{finding:#?}");
                        assert_eq!((finding.code, finding.span), ("t/square-twice", Some(7..8)));
                        assert_eq!(finding.message.contains("ball"), first == Sign::Piece);
                    }
                }
            }
        }
    }
}
