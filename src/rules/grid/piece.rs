//! Pieces of a table of squares.

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
