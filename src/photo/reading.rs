//! The results of reading a picture.

use crate::game::Cell;
use crate::text::Message;

/// The contents of all squares on a table.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct TableReading {
    /// Every cell of every board in the picture: boards in the order of the game, their camps in the order of the
    /// board, row by row from the bottom.
    pub squares: Vec<SquareReading>,
    /// The planks on the table from the top, for games without a board.
    pub planks: Vec<PlankReading>,
    /// Remarks for the user: a plank lying apart, a board that is partly covered.
    pub remarks: Vec<Message>,
}

impl TableReading {
    /// The fraction of squares that are undecided; 1 if there are no squares.
    pub fn undecided(&self) -> f64 {
        let planks = self.planks.iter().flat_map(|plank| &plank.squares);
        let (mut all, mut open) = (0u32, 0u32);
        for guesses in self.squares.iter().map(|seen| &seen.guesses).chain(planks) {
            all += 1;
            open += u32::from(guesses.settled().is_none());
        }
        if all == 0 { 1.0 } else { f64::from(open) / f64::from(all) }
    }

    /// Whether more squares are undecided than hold a piece, and more than a few.
    pub fn is_mostly_undecided(&self) -> bool {
        let settled = self.squares.iter().filter_map(|seen| seen.guesses.settled());
        let pieces = settled.filter(|occupant| *occupant != Occupant::Empty).count();
        let open = self.squares.iter().filter(|seen| seen.guesses.settled().is_none()).count();
        open > pieces && open as f64 > MAX_UNDECIDED_FRACTION * self.squares.len() as f64
    }
}

/// Fraction of undecided squares that is tolerated: a hand may lie there.
const MAX_UNDECIDED_FRACTION: f64 = 0.1;

/// The guesses for one square.
#[derive(Clone, Debug, PartialEq)]
pub struct SquareReading {
    /// Index of the board in the game.
    pub board: usize,
    /// Index of the camp in the board.
    pub camp: usize,
    /// The square.
    pub cell: Cell,
    /// The possible contents.
    pub guesses: Guesses,
}

/// A plank on the table, from left to right as it lies.
#[derive(Clone, Debug, PartialEq)]
pub struct PlankReading {
    /// Index of its piece in the game.
    pub piece: usize,
    /// Whether it lies upside down compared with its print.
    pub turned: bool,
    /// The guesses for each of its squares.
    pub squares: Vec<Guesses>,
}

/// Possible contents of a square, the likeliest first. Never empty; the weights sum to 1.
#[derive(Clone, Debug, PartialEq)]
pub struct Guesses(Vec<Guess>);

/// A possible content of a square.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Guess {
    /// The content.
    pub occupant: Occupant,
    /// Its probability, from 0 to 1.
    pub weight: f64,
}

/// The content of a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Occupant {
    /// Nothing.
    Empty,
    Piece {
        /// Index of the piece in the game.
        piece: usize,
        /// Clockwise quarter turns from its print; 0 if turns have no meaning. The least of turns that look alike.
        quarters: u8,
    },
}

impl Occupant {
    /// A piece whose turns have no meaning.
    pub(super) fn unturned(piece: usize) -> Occupant {
        Occupant::Piece { piece, quarters: 0 }
    }
}

/// Minimum probability of a settled guess; below it the square is written `?`.
pub const MIN_SETTLED: f64 = 0.8;

impl Guesses {
    /// Normalises the weights; `None` if no guess has a positive finite weight.
    pub fn normalised(guesses: impl IntoIterator<Item = Guess>) -> Option<Guesses> {
        let mut guesses: Vec<Guess> =
            guesses.into_iter().filter(|guess| guess.weight.is_finite() && guess.weight > 0.0).collect();
        let whole: f64 = guesses.iter().map(|guess| guess.weight).sum();
        if !(whole.is_finite() && whole > 0.0) {
            return None;
        }
        guesses.iter_mut().for_each(|guess| guess.weight /= whole);
        guesses.sort_by(|one, other| other.weight.total_cmp(&one.weight));
        Some(Guesses(guesses))
    }

    /// A single guess with probability 1.
    pub fn certain(occupant: Occupant) -> Guesses {
        Guesses(vec![Guess { occupant, weight: 1.0 }])
    }

    /// Any of these, one as likely as another; empty if there are none.
    pub(super) fn uniform(occupants: impl IntoIterator<Item = Occupant>) -> Guesses {
        let each = occupants.into_iter().map(|occupant| Guess { occupant, weight: 1.0 });
        Guesses::normalised(each).unwrap_or_else(|| Guesses::certain(Occupant::Empty))
    }

    /// All guesses, the likeliest first.
    pub fn all(&self) -> &[Guess] {
        &self.0
    }

    /// The likeliest content.
    pub fn best(&self) -> Occupant {
        self.0.first().map_or(Occupant::Empty, |guess| guess.occupant)
    }

    /// The probability of the likeliest content.
    pub fn sure(&self) -> f64 {
        self.0.first().map_or(0.0, |guess| guess.weight)
    }

    /// The likeliest content, if it is probable enough.
    pub fn settled(&self) -> Option<Occupant> {
        (self.sure() >= MIN_SETTLED).then(|| self.best())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn undecided_fraction_counts_boards_and_planks() {
        let piece = |piece: usize| Occupant::Piece { piece, quarters: 0 };
        let doubtful = Guesses::normalised([
            Guess { occupant: piece(1), weight: 0.7 },
            Guess { occupant: Occupant::Empty, weight: 0.3 },
        ]);
        let doubtful = doubtful.unwrap();
        let cell = Cell { column: 0, row: 0 };
        let seen = |guesses: Guesses| SquareReading { board: 0, camp: 0, cell, guesses };
        let mut reading = TableReading::default();
        assert_eq!(reading.undecided(), 1.0, "nothing was read");
        reading.squares = vec![seen(Guesses::certain(Occupant::Empty)), seen(doubtful.clone())];
        assert_eq!(reading.undecided(), 0.5);
        let squares = vec![Guesses::certain(piece(2)), Guesses::certain(Occupant::Empty)];
        reading.planks = vec![PlankReading { piece: 0, turned: false, squares }];
        assert_eq!(reading.undecided(), 0.25);
        reading.planks[0].squares[1] = doubtful;
        assert_eq!(reading.undecided(), 0.5);
    }

    #[test]
    fn a_reading_with_more_undecided_squares_than_pieces_is_mostly_undecided() {
        let piece = Occupant::Piece { piece: 1, quarters: 0 };
        let guess = |occupant| Guess { occupant, weight: 0.5 };
        let reading = |pieces: usize, open: usize| {
            let squares = (0..20).map(|at| SquareReading {
                board: 0,
                camp: 0,
                cell: Cell { column: at, row: 0 },
                guesses: match at {
                    _ if at < pieces => Guesses::certain(piece),
                    _ if at < pieces + open => {
                        Guesses::normalised([guess(piece), guess(Occupant::Empty)]).unwrap()
                    }
                    _ => Guesses::certain(Occupant::Empty),
                },
            });
            TableReading { squares: squares.collect(), ..TableReading::default() }
        };
        assert!(reading(0, 3).is_mostly_undecided() && reading(4, 5).is_mostly_undecided());
        assert!(!reading(0, 2).is_mostly_undecided() && !reading(5, 5).is_mostly_undecided());
    }
}
