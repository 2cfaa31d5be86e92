//! What `cargo fit` needs: the values of the squares of a picture, and the weights that multiply them.

use super::appearance::Appearances;
use super::{BallPrint, ColourFault, SquareFeatures, TrayView, looks};
use crate::game::{Cell, Game};
use crate::photo::marker::{self, TAG_25H9};
use crate::photo::prints::PrintStyle;
use crate::photo::{Detail, Picture, ground};

pub use super::looks::Values;
pub use super::weights::{FITTED, Weights};

/// A tray in a picture.
pub struct Tray {
    cells: Vec<Cell>,
    kinds: Vec<BallPrint>,
    measured: Vec<SquareFeatures>,
    expected: Appearances,
}

impl Tray {
    /// Measures the tray in a photo file; `None` if its colours are not used or it is not found.
    pub fn measure(game: &Game, file: &[u8], low_ink: bool) -> Option<Tray> {
        let picture = Picture::open(file, Detail::Enough).ok()?;
        let sightings = marker::find(&picture.grey, &TAG_25H9);
        let boards = ground::boards(game, &picture, &sightings, &Vec::new).ok()?;
        let full = PrintStyle::default_print(game);
        let style =
            std::iter::once(full).chain(full.other_styles()).find(|style| style.low_ink() == low_ink)?;
        let board = boards.first()?;
        let tray = style.tray(board.board, board.camp)?;
        let scene = TrayView::new(&tray, &board.view, &picture)?;
        let measured = scene.measure(&tray);
        let is_used = matches!(scene.classify(&tray, &measured).1, None | Some(ColourFault::Glass));
        let expected = scene.appearances(&tray);
        let cells = tray.cells.iter().map(|cell| cell.0).collect();
        is_used.then_some(Tray { cells, kinds: tray.kinds, measured, expected })
    }

    /// The squares, in the order of their values.
    pub fn cells(&self) -> &[Cell] {
        &self.cells
    }

    /// The pieces that are balls, in the order of their values.
    pub fn pieces(&self) -> impl Iterator<Item = usize> {
        self.kinds.iter().map(|kind| kind.piece)
    }

    /// The values of all squares: by the expected colours only, then also by those that a reader with these weights
    /// observes on the tray. `None` for clearly empty squares.
    pub fn looks(&self, weights: &Weights) -> [Vec<Option<Values>>; 2] {
        looks::looks(&self.measured, &self.kinds, &self.expected, weights)
    }
}
