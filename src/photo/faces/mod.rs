//! Classifies pieces by their printed faces.
//!
//! ```text
//!  prints of the pieces ──ink, face──► patterns at every rotation, coarse and fine
//!  picture ──pyramid──► windows ──window──► patterns without illumination
//!                        │ bare: does the square show the board's own face?
//!                        │ search: every face at every position around the centre, coarse
//!                        │ refine: the best of them, registered exactly
//!                        ▼
//!                    occluder: a piece belongs to the square with the nearest centre
//!                        ▼ classify
//!                     Guesses
//! ```
//!
//! | file | holds |
//! |---|---|
//! | `bare` | the hypothesis of a bare square, which shows the board's own face |
//! | `classify` | posterior probabilities of a square's contents |
//! | `colours` | colours of squares and pieces |
//! | `face` | templates of the faces of pieces |
//! | `glare` | glare: veiling light over a square, which reduces the print's contrast |
//! | `ink` | prints as a camera records them: blurred in linear light |
//! | `occluder` | occlusion by pieces: each belongs to one square only, but may hide parts of others |
//! | `pyramid` | image pyramid and window sampling |
//! | `reader` | reads a board square by square, then as a whole |
//! | `recheck` | second look at uncertain squares, using those that are certain |
//! | `refine` | registration of a face by Gauss-Newton iteration |
//! | `registration` | registers the lines of the board, which check the pose |
//! | `search` | exhaustive coarse search of all faces around the centre of a square |
//! | `shadow_edge` | shadow edges: a square that is partly in shadow |
//! | `tint` | evidence from colour: tells apart inks of equal lightness, and faces in glare |
//! | `window` | square windows of samples without illumination |

mod bare;
mod classify;
mod colours;
mod face;
mod glare;
mod ink;
mod occluder;
mod pyramid;
mod reader;
mod recheck;
mod refine;
mod registration;
mod search;
mod shadow_edge;
#[cfg(test)]
mod tests;
mod tint;
mod window;

use std::borrow::Cow;

use kurbo::Point;

use crate::game::{Cell, Rim};
use crate::photo::reading::Guesses;
use crate::photo::view::View;
use crate::photo::{Picture, PrintImage};
use ink::Channel;
use pyramid::BoardView;
use reader::BoardReader;
use registration::Registration;

pub(crate) use pyramid::Pyramid;

/// A printed board and the pieces that may lie on it.
#[derive(Clone, Debug)]
pub(crate) struct BoardPrint {
    /// The squares to read.
    pub cells: Vec<CellShape>,
    /// The empty board, from the top left corner of the cut board.
    pub board: PrintImage,
    pub pieces: Vec<PiecePrint>,
}

/// A square, hexagon or point of a board.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct CellShape {
    pub cell: Cell,
    /// Its centre in millimetres from the top left corner of the cut board.
    pub centre: Point,
    /// Its width in millimetres, from side to side; of a point, the distance to the next.
    pub across: f64,
}

#[derive(Clone, Debug)]
pub(crate) struct PiecePrint {
    /// Index of the piece in the game.
    pub piece: usize,
    /// Its face, up to the cut outline.
    pub print: PrintImage,
    /// The edge of the piece: a square, aligned with those of the board, a disc or a hexagon.
    pub rim: Rim,
    /// The radius of the corners of a square in millimetres.
    pub corner: f64,
    /// Whether quarter turns of a square piece matter.
    pub turned: bool,
    /// Whether it is a loose tile of the board, below other pieces: a square that shows it is empty.
    pub is_tile: bool,
}

/// Reads every square of a board. `pyramid` is the image pyramid of the picture.
pub(crate) fn read(
    board_print: &BoardPrint,
    view: &View,
    picture: &Picture,
    pyramid: &Pyramid,
) -> Vec<(Cell, Guesses)> {
    let board = |view| BoardView { view, pyramid: Cow::Borrowed(pyramid) };
    let registered = registration::register(board_print, &board(view), picture);
    let board = match &registered {
        Registration::Expected => board(view),
        Registration::Moved(view) => board(view),
        Registration::Lost => {
            let open = |cell: &CellShape| (cell.cell, classify::unknown(&board_print.pieces));
            return board_print.cells.iter().map(open).collect();
        }
    };
    let mut reader = BoardReader::new(board_print, picture, board, Channel::Light);
    let all_evidence = reader.gather_evidence();
    let each = board_print.cells.iter().zip(&all_evidence);
    each.map(|(cell_shape, evidence)| (cell_shape.cell, classify::classify(&reader, cell_shape, evidence)))
        .collect()
}
