//! The trait `OpenPosition`, implemented by the positions of all engines.

use crate::game::Lang;
use crate::rules::{Finding, Judgement, Lies};
use crate::text::Code;

/// Codes of the findings about open squares. Each engine has its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OpenCodes {
    /// The contents of some squares are unknown.
    pub unclear: Code,
    /// The position is illegal for any contents of its open squares.
    pub nothing_fits: Code,
    /// A line like `may c3: L .` cannot be read.
    pub may: Code,
}

/// Contents of a square: a piece, or `None` if it is empty.
pub type Content<O> = Option<<O as OpenPosition>::Piece>;

/// A square with its likely contents, most likely first.
pub type Hint<O> = (<O as OpenPosition>::Square, Vec<Content<O>>);

/// A position that may have open squares, that is, squares with unknown contents.
pub trait OpenPosition: Clone {
    type Square: Copy + PartialEq;
    /// A piece as it lies on a square, with its rotation.
    type Piece: Copy + PartialEq;
    /// Codes of the findings about open squares.
    const CODES: OpenCodes;

    /// All squares, open or not.
    fn squares(&self) -> Vec<Self::Square>;

    /// The open squares.
    fn open(&self) -> Vec<Self::Square>;

    /// Notation of a square: `c3`, `A:c5`, `P1:2`.
    fn name(&self, square: Self::Square) -> String;

    /// Notation of a square in the canonical text of a judgement of the filled-in position.
    fn name_in(&self, square: Self::Square, _: &Judgement) -> String {
        self.name(square)
    }

    /// Every piece that can lie on a square.
    fn pieces(&self, square: Self::Square) -> Vec<Self::Piece>;

    /// Notation of a piece: `L`, `Y2`.
    fn written(&self, square: Self::Square, piece: Self::Piece) -> String;

    /// Notation of a piece in a language.
    fn written_in(&self, _: Lang, square: Self::Square, piece: Self::Piece) -> String {
        self.written(square, piece)
    }

    /// Parses a piece.
    fn parse_piece(&self, square: Self::Square, word: &str) -> Option<Self::Piece>;

    /// Converts observed contents; `None` if the engine does not know the piece.
    fn convert(&self, square: Self::Square, lies: Lies) -> Option<Content<Self>>;

    /// Fills in an open square.
    fn fill_square(&mut self, square: Self::Square, content: Content<Self>);

    /// Faults by box and board that hold for any contents of the open squares.
    fn malformed(&self) -> Vec<Finding>;

    /// Judges the position. Called only if no square is open.
    fn judged(&self) -> Judgement;

    /// Maximum number of assignments that may be judged. Engines lower it where a judgement may need a long search.
    fn most_judged(&self) -> usize {
        64
    }

    /// Canonical text, with `?` on every open square.
    fn text(&self) -> String;

    /// The variant it is judged as; empty if the game has only one.
    fn variant(&self) -> String;
}
