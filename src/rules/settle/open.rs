//! The trait `Open`: a position with open squares, as the engines offer it to this module.

use crate::rules::{Finding, Judgement, Lies};

/// The codes of the findings about open squares. Each engine has its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Codes {
    /// It is not known what lies on some squares.
    pub unclear: &'static str,
    /// Whatever lies on them, the position is illegal.
    pub nothing_fits: &'static str,
    /// A line like `may c3: L .` cannot be read.
    pub may: &'static str,
}

/// A piece on a square, or none where the square is empty.
pub type What<O> = Option<<O as Open>::Piece>;

/// A square with what may lie on it, the likeliest first.
pub type Seen<O> = (<O as Open>::Square, Vec<What<O>>);

/// A position of an engine. Some of its squares may be open: it is not known what lies on them.
pub trait Open: Clone {
    /// A square.
    type Square: Copy + PartialEq;
    /// A piece, as it lies on a square.
    type Piece: Copy + PartialEq;
    /// The codes of the findings about its open squares.
    const CODES: Codes;

    /// All squares, open or not.
    fn squares(&self) -> Vec<Self::Square>;

    /// The open squares.
    fn open(&self) -> Vec<Self::Square>;

    /// The name of a square: `c3`, `A:c5`, `P1:2`.
    fn name(&self, square: Self::Square) -> String;

    /// The name of a square in the text of a judgement of this position without open squares.
    fn name_in(&self, square: Self::Square, _: &Judgement) -> String {
        self.name(square)
    }

    /// Every piece that can lie on a square.
    fn pieces(&self, square: Self::Square) -> Vec<Self::Piece>;

    /// The notation of a piece: `L`, `Y2`.
    fn written(&self, square: Self::Square, piece: Self::Piece) -> String;

    /// The piece that a typed word stands for.
    fn piece(&self, square: Self::Square, word: &str) -> Option<Self::Piece>;

    /// What was found on a square; none if it is a piece that the engine does not know.
    fn known(&self, square: Self::Square, lies: Lies) -> Option<What<Self>>;

    /// Fills in an open square.
    fn lay(&mut self, square: Self::Square, what: What<Self>);

    /// What box and board do not allow, whatever lies on the open squares.
    fn malformed(&self) -> Vec<Finding>;

    /// The judgement. It is asked for only when no square is open.
    fn judged(&self) -> Judgement;

    /// How many ways to fill in the open squares may be judged. An engine allows fewer where one judgement may need a
    /// long search.
    fn most_judged(&self) -> usize {
        64
    }

    /// The canonical text, with `?` on every open square.
    fn text(&self) -> String;

    /// The variant that the position is judged as; empty if the game has only one.
    fn variant(&self) -> String;
}
