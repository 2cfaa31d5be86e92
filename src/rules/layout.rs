//! Layout of a position on the table, independent of the game. Pictures are drawn from it.

use super::{Found, Lies, Spot};
use crate::game::SlidingLine;

/// Layout of a position.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Layout {
    /// Contents of every square. Open squares have no possible contents.
    pub found: Found,
    /// Pieces beside the board.
    pub beside: Vec<Beside>,
    /// The player to move, if known.
    pub to_move: Option<String>,
    /// The last turn in notation, if known.
    pub last: Option<String>,
}

/// Pieces beside the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Beside {
    /// The pile that they belong to.
    pub pile: Pile,
    /// Each kind of piece with its count.
    pub pieces: Vec<(Lies, usize)>,
}

/// Kind of pile beside the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pile {
    /// Off the board for the rest of the game.
    Out,
    /// Available to every player.
    Reserve,
    /// Held by the player of this letter.
    Hand(char),
}

/// Visible effect of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Trace {
    /// Nothing visible, for example a pass.
    Nothing,
    /// A piece is placed.
    Piece {
        /// Where it came from, if it was on the table.
        from: Option<Spot>,
        /// Where it goes.
        to: Touch,
    },
    /// A row or column of a board slides.
    Slide {
        /// Index of the board in the game.
        board: usize,
        /// The line and its direction.
        slide: SlidingLine,
    },
}

/// Destination of a placed piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Touch {
    /// A location that exists before the turn.
    On(Spot),
    /// A square of a strip that the turn adds.
    Added {
        /// True for the top end, false for the bottom end.
        top: bool,
        /// Index of the square, from 0 at the left.
        place: usize,
    },
}

impl Found {
    /// Returns the location of a square of a board.
    pub fn square_at(&self, board: usize, camp: usize, column: usize, row: usize) -> Option<Spot> {
        let place = (board, camp, column, row);
        let at = self.squares.iter().position(|it| (it.board, it.camp, it.column, it.row) == place);
        at.map(Spot::Square)
    }
}
