//! How a game is to be printed.

use super::{Lang, Mm, Size};

/// What home printers cannot reach along each edge of the paper: no margin is smaller.
pub const SAFE: Mm = Mm::new(5);

/// How a game is to be put on paper; every choice is made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Options {
    /// The paper, upright or lying as it is to be printed.
    pub paper: Size,
    /// What is kept free along each edge: nothing at all is printed there. At least [`SAFE`].
    pub margin: Mm,
    /// How far a background reaches beyond the cut.
    pub bleed: Mm,
    /// How cuts are shown.
    pub cut: CutStyle,
    /// Whether and how backs are printed.
    pub backs: Backs,
    /// How much of a tiled board is printed on both of two neighbouring sheets.
    pub overlap: Mm,
    /// What is printed at all.
    pub parts: Parts,
}

/// How cuts are shown on the sheet.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum CutStyle {
    /// Short marks outside the bleed at both ends of every cut; ticks round discs and hexagons.
    #[default]
    Marks,
    /// Lines from edge to edge of the sheet.
    Lines,
    /// The outline of every piece.
    Outline,
    /// Nothing: for cutting machines, which follow the outlines of the `.cut.svg`.
    None,
}

/// Whether and how backs are printed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Backs {
    /// Fronts only.
    #[default]
    None,
    /// Backs on a page of their own, for paper turned about its long edge.
    DuplexLong,
    /// Backs on a page of their own, for paper turned about its short edge.
    DuplexShort,
    /// Backs beside the fronts, behind a fold.
    Fold,
}

/// What is printed at all.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Parts {
    /// Boards.
    pub board: bool,
    /// Pieces that are cut with straight cuts, and hexagons.
    pub pieces: bool,
    /// Discs.
    pub tokens: bool,
    /// The rules.
    pub leaflet: bool,
}

/// How the print is to look, apart from where things lie.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Look {
    /// The language of everything printed.
    pub lang: Lang,
    /// Whether to spare ink: no full backgrounds, thin lines.
    pub low_ink: bool,
}
