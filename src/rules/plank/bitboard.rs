//! Planks and tokens as bit sets: three bits per plank, from the top, from left to right.

use std::ops::Range;

use super::kit::{Colour, MAX_PLANKS, MAX_PLAYERS, Plank, Player};

/// A set of squares.
pub(crate) type Squares = u64;

/// The left squares of all planks.
const LEFT_SQUARES: Squares = 0o1111_1111_1111;

/// The planks and tokens on the table. Bit `3 × row + index`; row 0 is at the top, index 0 at the left.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Bitboard {
    /// Number of planks.
    rows: u8,
    /// The squares of each colour.
    shown: [Squares; 3],
    /// The squares of each player's tokens.
    tokens: [Squares; MAX_PLAYERS],
    /// The top squares of all vertical triples that show the three colours.
    columns: Squares,
}

/// The bit of a square.
pub(crate) fn bit(row: usize, place: usize) -> Squares {
    1u64.checked_shl(u32::try_from(3 * row + place).unwrap_or(u32::MAX)).unwrap_or(0)
}

/// Row and index of each square of a set.
pub(crate) fn each(squares: Squares) -> impl Iterator<Item = (usize, usize)> {
    bits(squares).map(|square| {
        let index = square.trailing_zeros() as usize;
        (index / 3, index % 3)
    })
}

/// The squares of a set, one by one.
pub(crate) fn bits(mut squares: Squares) -> impl Iterator<Item = Squares> {
    std::iter::from_fn(move || {
        let lowest = squares & squares.wrapping_neg();
        squares ^= lowest;
        (lowest != 0).then_some(lowest)
    })
}

pub(crate) fn row_squares(row: usize) -> Squares {
    squares_of(&(row..row + 1))
}

/// The squares of some rows.
pub(crate) fn squares_of(rows: &Range<usize>) -> Squares {
    bit(rows.end, 0).wrapping_sub(bit(rows.start, 0))
}

/// Number of rows among `rows` that have a square of a set.
pub(crate) fn rows_with(squares: Squares, rows: &Range<usize>) -> usize {
    let squares = squares & squares_of(rows);
    ((squares | squares >> 1 | squares >> 2) & LEFT_SQUARES).count_ones() as usize
}

impl Bitboard {
    /// Number of planks.
    pub fn rows(&self) -> usize {
        usize::from(self.rows)
    }

    pub fn colour_squares(&self, colour: Colour) -> Squares {
        self.shown[colour.index()]
    }

    /// The squares of a player's tokens.
    pub fn tokens_of(&self, player: Player) -> Squares {
        self.tokens[player.index()]
    }

    /// The occupied squares.
    pub fn taken(&self) -> Squares {
        self.tokens.iter().fold(0, |all, of| all | of)
    }

    pub fn free(&self) -> Squares {
        (self.shown[0] | self.shown[1] | self.shown[2]) & !self.taken()
    }

    pub fn colour(&self, square: Squares) -> Option<Colour> {
        Colour::ALL.into_iter().find(|&colour| self.colour_squares(colour) & square != 0)
    }

    /// The owner of the token on a square.
    pub fn owner(&self, square: Squares) -> Option<Player> {
        Player::all(MAX_PLAYERS).find(|&player| self.tokens_of(player) & square != 0)
    }

    pub fn plank(&self, row: usize) -> Option<Plank> {
        let [left, middle, right] = [0, 1, 2].map(|place| self.colour(bit(row, place)));
        Plank::new([left?, middle?, right?])
    }

    /// Lays a plank above all others, which shift down by a row.
    pub fn lay_top(&mut self, plank: Plank) {
        for squares in self.shown.iter_mut().chain(&mut self.tokens) {
            *squares <<= 3;
        }
        self.lay(plank, 0);
    }

    /// Lays a plank below all others.
    pub fn lay_bottom(&mut self, plank: Plank) {
        self.lay(plank, self.rows());
    }

    fn lay(&mut self, plank: Plank, row: usize) {
        debug_assert!(self.rows() < MAX_PLANKS);
        for (place, colour) in plank.squares().into_iter().enumerate() {
            self.shown[colour.index()] |= bit(row, place);
        }
        self.rows += 1;
        let [red, white, blue] = self.shown;
        self.columns = three_below(red, white, blue)
            | three_below(red, blue, white)
            | three_below(white, red, blue)
            | three_below(white, blue, red)
            | three_below(blue, red, white)
            | three_below(blue, white, red);
    }

    /// Puts a token on a square.
    pub fn put(&mut self, player: Player, square: Squares) {
        self.tokens[player.index()] |= square;
    }

    /// Removes a token from a square.
    pub fn take(&mut self, player: Player, square: Squares) {
        self.tokens[player.index()] &= !square;
    }

    /// Returns true if these tokens of one player form a line: a whole plank, or a vertical triple of the three
    /// colours.
    pub fn has_line(&self, tokens: Squares) -> bool {
        (tokens & (tokens >> 1) & (tokens >> 2) & LEFT_SQUARES)
            | (tokens & (tokens >> 3) & (tokens >> 6) & self.columns)
            != 0
    }

    /// All lines of a player, as sets of squares.
    pub fn lines(&self, player: Player) -> impl Iterator<Item = Squares> {
        let tokens = self.tokens_of(player);
        let planks = (0..self.rows()).map(row_squares);
        let columns = bits(self.columns).map(|top| top | top << 3 | top << 6);
        planks.chain(columns).filter(move |line| tokens & line == *line)
    }

    /// The player who has a line.
    pub fn winner(&self) -> Option<Player> {
        Player::all(MAX_PLAYERS).find(|&player| self.has_line(self.tokens_of(player)))
    }
}

/// The squares of `first` with one of `second` below them and one of `third` below that.
fn three_below(first: Squares, second: Squares, third: Squares) -> Squares {
    first & (second >> 3) & (third >> 6)
}
