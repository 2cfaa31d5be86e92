//! A position as it lies on a table, whatever the game: what a picture of it is drawn from.

use super::{Found, Lies, Spot};
use crate::game::Slide;

/// A position as it lies on a table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Laid {
    /// What lies on every square. Nothing is known of a square where nothing may lie.
    pub found: Found,
    /// What lies beside the board.
    pub beside: Vec<Beside>,
    /// Whose turn it is, if the position says it.
    pub to_move: Option<String>,
    /// The turn that led here, as it is written, if the position names it.
    pub last: Option<String>,
}

/// Pieces beside the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Beside {
    /// Why they lie there.
    pub place: Place,
    /// Each kind with how many there are.
    pub pieces: Vec<(Lies, usize)>,
}

/// Why pieces lie beside the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// They have left it.
    Out,
    /// Anybody may take them.
    Reserve,
    /// The player of this letter holds them.
    Hand(char),
}

/// What a turn does to the table, for whoever points at it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Trace {
    /// Nothing that can be pointed at: a pass.
    Nothing,
    /// A piece is put down.
    Piece {
        /// Where it lay, if it lay on the table.
        from: Option<Spot>,
        /// Where it goes.
        to: Touch,
    },
    /// A row or column of a board travels.
    Slide {
        /// The number of the board in the game.
        board: usize,
        /// Which line, and which way.
        slide: Slide,
    },
}

/// Where a piece is put down.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Touch {
    /// On a place that is on the table before the turn.
    On(Spot),
    /// On a strip that the turn adds to the row.
    Added {
        /// Whether it is added above the others, not below.
        top: bool,
        /// The square of the strip, counted from 0 at the left.
        place: usize,
    },
}

impl Found {
    /// The place of a square of a board.
    pub fn square_at(&self, board: usize, camp: usize, column: usize, row: usize) -> Option<Spot> {
        let place = (board, camp, column, row);
        let at = self.squares.iter().position(|it| (it.board, it.camp, it.column, it.row) == place);
        at.map(Spot::Square)
    }
}
