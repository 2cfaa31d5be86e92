//! Tells pieces by their printed faces.
//!
//! ```text
//!  prints of the pieces ──ink, face──► faces: patterns in every turn, in small and fine
//!  picture ──light──► windows ──window──► patterns, freed from how the light falls
//!                        │ bare: does the square show the board's own face?
//!                        │ search: every face, everywhere round the middle, in small
//!                        │ settle: the best of them laid exactly over what is seen
//!                        ▼
//!                    claim: a piece lies on the square whose middle is nearest
//!                        ▼ weigh
//!                     Guesses
//! ```

mod bare;
mod claim;
mod doubt;
mod edge;
mod face;
mod height;
mod hue;
mod ink;
mod light;
mod search;
mod settle;
mod table;
#[cfg(test)]
mod tests;
mod tint;
mod veil;
mod weigh;
mod window;

use kurbo::Point;

use crate::game::Cell;
use crate::photo::Picture;
use crate::photo::prints::Print;
use crate::photo::reading::Guesses;
use crate::photo::view::View;
use table::Table;

pub use light::Levels;

/// A board as it was printed, and the pieces that may lie on it.
#[derive(Clone, Debug)]
pub struct GroundPrint {
    /// The squares to read.
    pub cells: Vec<Place>,
    /// The empty board, from the top left corner of the cut board.
    pub board: Print,
    /// The pieces.
    pub pieces: Vec<PiecePrint>,
}

/// A square, hexagon or point of a board.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Place {
    /// Which one.
    pub cell: Cell,
    /// Its middle in millimetres from the top left corner of the cut board.
    pub centre: Point,
    /// How wide it is in millimetres, from side to side; of a point, how far it is to the next.
    pub across: f64,
}

/// A piece as it was printed.
#[derive(Clone, Debug)]
pub struct PiecePrint {
    /// Its number in the game.
    pub piece: usize,
    /// Its face, as large as the piece is when cut.
    pub print: Print,
    /// What it is cut to.
    pub outline: Outline,
    /// Whether it matters by how many quarters a square piece is turned.
    pub turned: bool,
    /// Whether it belongs to the board, as loose tiles that others lie on do: where it shows, a square is empty.
    pub ground: bool,
}

/// What a piece is cut to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outline {
    /// A square; it lies on the board as the squares do.
    Square,
    /// A disc.
    Disc,
    /// A hexagon.
    Hexagon,
}

/// What lies on each square of a board, as far as it can be told. `levels` are those of the picture.
pub fn read(ground: &GroundPrint, view: &View, picture: &Picture, levels: &Levels) -> Vec<(Cell, Guesses)> {
    let mut table = Table::of(ground, view, picture, levels);
    let sights = table.sights();
    let each = ground.cells.iter().zip(&sights);
    each.map(|(place, sight)| (place.cell, weigh::weigh(&table, place, sight))).collect()
}
