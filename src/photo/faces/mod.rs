//! Classifies pieces by their printed faces.
//!
//! ```text
//!  prints of the pieces ──ink, face──► patterns at every rotation, coarse and fine
//!  picture ──light──► windows ──window──► patterns without illumination
//!                        │ bare: does the square show the board's own face?
//!                        │ search: every face at every position around the centre, coarse
//!                        │ settle: the best of them, registered exactly
//!                        ▼
//!                    claim: a piece belongs to the square with the nearest centre
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

/// A printed board and the pieces that may lie on it.
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
    /// The cell.
    pub cell: Cell,
    /// Its centre in millimetres from the top left corner of the cut board.
    pub centre: Point,
    /// Its width in millimetres, from side to side; of a point, the distance to the next.
    pub across: f64,
}

/// A printed piece.
#[derive(Clone, Debug)]
pub struct PiecePrint {
    /// Index of the piece in the game.
    pub piece: usize,
    /// Its face, up to the cut outline.
    pub print: Print,
    /// The cut outline.
    pub outline: Outline,
    /// Whether quarter turns of a square piece matter.
    pub turned: bool,
    /// Whether it is a loose tile of the board, below other pieces: a square that shows it is empty.
    pub ground: bool,
}

/// The cut outline of a piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outline {
    /// A square, aligned with the squares of the board.
    Square,
    /// A disc.
    Disc,
    /// A hexagon.
    Hexagon,
}

/// Reads every square of a board. `levels` is the image pyramid of the picture.
pub fn read(ground: &GroundPrint, view: &View, picture: &Picture, levels: &Levels) -> Vec<(Cell, Guesses)> {
    let mut table = Table::of(ground, view, picture, levels);
    let sights = table.sights();
    let each = ground.cells.iter().zip(&sights);
    each.map(|(place, sight)| (place.cell, weigh::weigh(&table, place, sight))).collect()
}
