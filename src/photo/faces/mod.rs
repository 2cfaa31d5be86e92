//! Classifies pieces on boards and planks by their printed faces.
//!
//! ```text
//!  prints of the pieces ──ink, face──► patterns at every rotation, coarse and fine
//!  picture ──pyramid──► windows ──window──► patterns without illumination
//!                        │ bare: does the square show the board's own face?
//!                        │ search: every face at every position around the centre, coarse
//!                        │ refine: the best of them, and others in the place of the likeliest, registered exactly
//!                        ▼
//!                    occluder: a piece belongs to the square with the nearest centre, and may hide parts of others
//!                        ▼ classify
//!                     Guesses
//! ```
//!
//! | file | holds |
//! |---|---|
//! | `bare` | the hypothesis of a bare square, which shows the board's own face |
//! | `classify` | posterior probabilities of a square's contents |
//! | `colours` | colours of squares, pieces and the margins of markers |
//! | `face` | templates of the faces of pieces |
//! | `glare` | glare: veiling light over a square, which reduces the print's contrast |
//! | `ink` | prints as a camera records them: blurred in linear light |
//! | `lighting` | light over all squares, as certain squares show it |
//! | `occluder` | occlusion by pieces: each belongs to one square only, but may hide parts of others |
//! | `pieces` | the pieces that may lie on a board, and their templates |
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
mod lighting;
mod occluder;
mod pieces;
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

use std::cell::OnceCell;
use std::rc::Rc;

use kurbo::{Affine, Point, Rect};

use crate::game::{Cell, Rim};
use crate::photo::reading::Guesses;
use crate::photo::view::View;
use crate::photo::{Picture, PrintImage};
use ink::Channel;
use pyramid::BoardView;
use reader::{BoardReader, CellEvidence};
use registration::Registration;

pub(crate) use pieces::PieceSet;
pub(crate) use pyramid::Pyramid;

/// A printed board and the pieces that may lie on it.
#[derive(Clone, Debug)]
pub(crate) struct BoardPrint {
    /// The squares to read.
    pub cells: Vec<CellShape>,
    /// The empty board, from the top left corner of the cut board.
    pub board: PrintImage,
    pub pieces: Rc<PieceSet>,
    /// The white margins of each marker, free of print.
    pub margins: Vec<[Rect; 4]>,
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
    let placement = Affine::IDENTITY;
    let board = BoardView { view, placement, pyramid };
    let registered = registration::register(board_print, &board, picture);
    let view = match &registered {
        Registration::Expected => view,
        Registration::Moved(view) => view,
        Registration::Lost => {
            let open = |cell: &CellShape| (cell.cell, classify::unknown(&board_print.pieces));
            return board_print.cells.iter().map(open).collect();
        }
    };
    let guesses = read_parts(&[Part { print: board_print, view, placement }], picture, pyramid);
    board_print.cells.iter().map(|cell| cell.cell).zip(guesses.into_iter().flatten()).collect()
}

/// A board or a plank where it lies.
pub(crate) struct Part<'a> {
    pub print: &'a BoardPrint,
    pub view: &'a View,
    /// From points of the print to those of the view.
    pub placement: Affine,
}

/// Reads every square of some parts, on which pieces of one make lie.
pub(crate) fn read_parts(parts: &[Part], picture: &Picture, pyramid: &Pyramid) -> Vec<Vec<Guesses>> {
    let blue = OnceCell::new();
    let table = parts.first().and_then(|part| part.view.at(0.0).inverse());
    let reader = |&Part { print, view, placement }| {
        let board = BoardView { view, placement, pyramid };
        let spot = |cell: &CellShape| table.as_ref()?.apply(board.project(cell.centre, 0.0)?);
        let spots = print.cells.iter().map(|cell| spot(cell).unwrap_or(cell.centre)).collect();
        BoardReader::new(print, picture, &blue, board, spots, Channel::Light)
    };
    let mut readers: Vec<BoardReader> = parts.iter().map(reader).collect();
    let all_evidence = reader::gather_evidence(&mut readers);
    let guesses = |(reader, evidence): (&BoardReader, &Vec<CellEvidence>)| {
        let each = reader.board_print.cells.iter().zip(evidence);
        each.map(|(cell, evidence)| classify::classify(reader, cell, evidence)).collect()
    };
    readers.iter().zip(&all_evidence).map(guesses).collect()
}
