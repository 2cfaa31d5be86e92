//! Layout of a position on the table, independent of the game. Pictures are drawn from it.

use super::{Found, FoundSquare, FoundStrip, Observed, Phrase, Spot, ToldTurn};
use crate::game::{GateKind, SlidingLine};

/// Layout of a position.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Layout {
    /// Contents of every square. Open squares have no possible contents.
    pub found: Found,
    /// Pieces beside the board.
    pub beside: Vec<Beside>,
    /// The player to move, if known.
    pub to_move: Option<Phrase>,
    /// The last turn, if known.
    pub last: Option<ToldTurn>,
    /// Where the pieces of players come in and leave.
    pub gates: Vec<PlayerGate<Spot>>,
}

/// A square where the pieces of a player come in or leave.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlayerGate<S = Place> {
    /// The square.
    pub at: S,
    /// A piece of the player.
    pub piece: Observed,
    /// Which way they pass.
    pub kind: GateKind,
}

/// Pieces beside the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Beside {
    /// The pile that they belong to.
    pub pile: Pile,
    /// Each kind of piece with its count.
    pub pieces: Vec<(Observed, usize)>,
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

/// Visible effect of a turn: on the table of a game, or on one that was observed, whose squares are [`Spot`]s.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Trace<S = Place> {
    /// Nothing visible, for example a pass.
    #[default]
    Nothing,
    /// A piece is placed.
    Piece {
        /// Where it comes from, if known.
        from: Option<Origin<S>>,
        /// Where it goes.
        to: Touch<S>,
    },
    /// A row or column of a board slides.
    Slide {
        /// Index of the board among those that the rules use; on an observed table, among those of the game.
        board: usize,
        /// The line and its direction.
        slide: SlidingLine,
    },
}

/// Origin of a placed piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Origin<S = Place> {
    /// A square.
    On(S),
    /// A pile beside the board.
    Pile(Pile, Observed),
    /// The box.
    Box(Observed),
}

/// Destination of a placed piece.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Touch<S = Place> {
    /// A square that exists before the turn.
    On(S),
    /// A square of a strip that the turn adds.
    Added {
        /// True for the top end, false for the bottom end.
        top: bool,
        /// Letters of the colours of the strip, from left to right.
        colours: Vec<char>,
        /// Index of the square, from 0 at the left.
        place: usize,
    },
    /// A pile beside the board.
    Pile(Pile),
}

impl<S> Origin<S> {
    /// The square that the piece leaves, if it was on the table.
    pub fn square(self) -> Option<S> {
        match self {
            Origin::On(square) => Some(square),
            Origin::Pile(..) | Origin::Box(_) => None,
        }
    }
}

/// Where a square is, for games of all kinds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Place {
    /// A square of a board or of a camp.
    Square {
        /// Index of the camp among those that the rules use.
        camp: usize,
        /// 0 is column `a`, at the left.
        column: usize,
        /// 0 is row `1`, at the bottom.
        row: usize,
    },
    /// A square of a strip.
    Strip {
        /// Number of the strip in the order of laying, from 1; from the top if strips have no numbers.
        number: usize,
        /// Index of the square, from 0 at the left.
        place: usize,
    },
}

impl Found {
    /// The square of a place. `camps` are the board and the camp in the game of each camp that the rules use.
    pub(crate) fn spot_at(&self, camps: &[(usize, usize)], place: Place) -> Option<Spot> {
        match place {
            Place::Square { camp, column, row } => {
                let (board, camp) = *camps.get(camp)?;
                let place = (board, camp, column, row);
                let at = self.squares.iter().position(|it| (it.board, it.camp, it.column, it.row) == place);
                at.map(Spot::Square)
            }
            Place::Strip { number, place } => {
                let is_numbered =
                    |strip: &FoundStrip| strip.number.is_some_and(|it| usize::from(it) == number);
                let numbered = self.strips.iter().position(is_numbered);
                let counted = || number.checked_sub(1).filter(|row| *row < self.strips.len());
                numbered.or_else(counted).map(|row| Spot::Strip(row, place))
            }
        }
    }

    /// The place of a square of a board, if the rules use its camp.
    pub(crate) fn place_at(&self, camps: &[(usize, usize)], spot: Spot) -> Option<Place> {
        let Spot::Square(at) = spot else { return None };
        let FoundSquare { board, camp, column, row, .. } = *self.squares.get(at)?;
        let camp = camps.iter().position(|known| *known == (board, camp))?;
        Some(Place::Square { camp, column, row })
    }

    /// A trace on the observed table; nothing is visible of a turn on squares that are not there.
    pub(crate) fn trace(&self, camps: &[(usize, usize)], trace: Trace) -> Trace<Spot> {
        let spot = |place: Place| self.spot_at(camps, place);
        match trace {
            Trace::Nothing => Trace::Nothing,
            Trace::Piece { from, to } => {
                let from = from.and_then(|from| match from {
                    Origin::On(place) => spot(place).map(Origin::On),
                    Origin::Pile(pile, piece) => Some(Origin::Pile(pile, piece)),
                    Origin::Box(piece) => Some(Origin::Box(piece)),
                });
                let to = match to {
                    Touch::On(place) => spot(place).map(Touch::On),
                    Touch::Added { top, colours, place } => Some(Touch::Added { top, colours, place }),
                    Touch::Pile(pile) => Some(Touch::Pile(pile)),
                };
                to.map_or(Trace::Nothing, |to| Trace::Piece { from, to })
            }
            Trace::Slide { board, slide } => {
                camps.get(board).map_or(Trace::Nothing, |(board, _)| Trace::Slide { board: *board, slide })
            }
        }
    }
}
