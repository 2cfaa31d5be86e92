//! What settling asks of an engine: a position with squares of which it is not known what lies on them.

use crate::rules::{Finding, Judgement};

/// The codes of what is said of open squares. Each engine has its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Codes {
    /// It is not known what lies on some squares.
    pub unclear: &'static str,
    /// Whatever lies on them, the position is illegal.
    pub nothing_fits: &'static str,
    /// A line `may c3: L .` cannot be read.
    pub may: &'static str,
}

/// What lies on a square: a piece, or nothing.
pub type What<O> = Option<<O as Open>::Piece>;

/// A square, and what may lie there, the likeliest first.
pub type Seen<O> = (<O as Open>::Square, Vec<What<O>>);

/// A position as an engine holds it. Some of its squares may be open.
pub trait Open: Clone {
    /// A square.
    type Square: Copy + PartialEq;
    /// A piece, as it lies on a square.
    type Piece: Copy + PartialEq;
    /// The codes of its findings.
    const CODES: Codes;

    /// All squares that a piece can lie on.
    fn squares(&self) -> Vec<Self::Square>;

    /// The squares of which it is not known what lies on them.
    fn open(&self) -> Vec<Self::Square>;

    /// A square as it is written: `c3`, `A:c5`, `P1:2`.
    fn name(&self, square: Self::Square) -> String;

    /// Every piece that may lie on a square.
    fn pieces(&self, square: Self::Square) -> Vec<Self::Piece>;

    /// A piece as it is written: `L`, `Y2`.
    fn written(&self, square: Self::Square, piece: Self::Piece) -> String;

    /// The piece that a word means.
    fn piece(&self, square: Self::Square, word: &str) -> Option<Self::Piece>;

    /// Says what lies on an open square.
    fn lay(&mut self, square: Self::Square, what: What<Self>);

    /// What box and board do not allow, whatever lies on the open squares.
    fn malformed(&self) -> Vec<Finding>;

    /// The judgement, where no square is open.
    fn judged(&self) -> Judgement;

    /// How many ways to fill in its open squares may be judged: fewer where each judgement may need a long search.
    fn most_judged(&self) -> usize {
        64
    }

    /// The canonical text, `?` on every open square.
    fn text(&self) -> String;

    /// The variant that it is judged as; empty where the game has but one.
    fn variant(&self) -> String;
}
