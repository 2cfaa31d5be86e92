//! The tray as bit sets, and the players at its corners.
//!
//! Square `a1` is bit 0, `b1` bit 1, `a2` bit 5, `e5` bit 24: a set of squares is a `u32`.

use crate::game::Lang;
use crate::rules::lexicon::Term;
use crate::rules::read::Square;

/// A set of squares.
pub type Squares = u32;

/// Number of rows and of columns.
pub(crate) const SIDE: u8 = 5;
pub(crate) const COLUMN_A: Squares = 0b00001_00001_00001_00001_00001;
pub(crate) const ROW_1: Squares = 0b11111;
pub(crate) const ALL: Squares = (1 << 25) - 1;

/// A player, in the order of the home corners clockwise from `a1`, seen from above.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Player {
    /// At home in `a1`.
    Light,
    /// At home in `a5`.
    Red,
    /// At home in `e5`.
    Dark,
    /// At home in `e1`.
    Blue,
}

/// A displacement in columns and rows.
pub(crate) type Offset = (i8, i8);

impl Player {
    /// All players, in the order of the corners.
    pub const ALL: [Player; 4] = [Player::Light, Player::Red, Player::Dark, Player::Blue];

    /// Letter of the player's balls.
    pub const fn letter(self) -> char {
        match self {
            Player::Light => 'L',
            Player::Red => 'R',
            Player::Dark => 'D',
            Player::Blue => 'B',
        }
    }

    /// Letter of the player's balls on the tray of a language: the first of the colour's name.
    pub(crate) fn letter_in(self, lang: Lang) -> char {
        self.term().letter(lang).unwrap_or(self.letter())
    }

    /// The term for the player's colour.
    pub const fn term(self) -> Term {
        match self {
            Player::Light => Term::Light,
            Player::Red => Term::Red,
            Player::Dark => Term::Dark,
            Player::Blue => Term::Blue,
        }
    }

    /// Name of the player's colour.
    pub fn name(self) -> &'static str {
        self.term().name()
    }

    /// Name at the beginning of a sentence.
    pub const fn title(self) -> &'static str {
        match self {
            Player::Light => "Light",
            Player::Red => "Red",
            Player::Dark => "Dark",
            Player::Blue => "Blue",
        }
    }

    /// Diagonal displacement towards the exit.
    pub const fn forward(self) -> Offset {
        match self {
            Player::Light => (1, 1),
            Player::Red => (1, -1),
            Player::Dark => (-1, -1),
            Player::Blue => (-1, 1),
        }
    }

    /// The home corner.
    pub const fn home(self) -> Square {
        let (x, y) = self.forward();
        Square { column: if x > 0 { 0 } else { SIDE - 1 }, row: if y > 0 { 0 } else { SIDE - 1 } }
    }

    /// The exit corner.
    pub const fn exit(self) -> Square {
        let Square { column, row } = self.home();
        Square { column: SIDE - 1 - column, row: SIDE - 1 - row }
    }

    /// The exit as a set of one square.
    #[inline]
    pub const fn exit_bit(self) -> Squares {
        bit(self.exit())
    }
}

/// The set of one square.
#[inline]
pub const fn bit(square: Square) -> Squares {
    1 << (square.row * SIDE + square.column)
}

/// The squares of a set, from `a1` on.
pub(crate) fn each(set: Squares) -> impl Iterator<Item = Square> {
    let mut rest = set & ALL;
    std::iter::from_fn(move || {
        let index = u8::try_from(rest.trailing_zeros()).ok().filter(|_| rest != 0)?;
        rest &= rest - 1;
        Some(Square { column: index % SIDE, row: index / SIDE })
    })
}

/// A column, or a row if `is_row`, counted from 0.
pub(crate) const fn line(is_row: bool, number: u8) -> Squares {
    if is_row { ROW_1 << (number * SIDE) } else { COLUMN_A << number }
}

/// Shifts all squares of a set by an offset that keeps them on the tray.
pub(crate) const fn moved(set: Squares, (columns, rows): Offset) -> Squares {
    // Rotating the 32 bits is a shift in either direction, because no square of the set passes their end.
    set.rotate_left((columns + rows * SIDE as i8) as u32 & 31)
}

/// The squares from which an offset stays on the tray.
pub(crate) const fn movable((columns, rows): Offset) -> Squares {
    let mut set = 0;
    let mut index = 0;
    while index < SIDE * SIDE {
        let (column, row) = ((index % SIDE) as i8 + columns, (index / SIDE) as i8 + rows);
        if column >= 0 && column < SIDE as i8 && row >= 0 && row < SIDE as i8 {
            set |= 1 << index;
        }
        index += 1;
    }
    set
}

/// The slides that a player with these balls may choose, as a set of their bits.
#[inline]
pub(crate) fn slides_of(own: Squares, occupied: Squares) -> u64 {
    let empty = ALL & !occupied;
    let rows = (own | own >> 1 | own >> 2 | own >> 3 | own >> 4) & COLUMN_A;
    let columns = (own | own >> 5 | own >> 10 | own >> 15 | own >> 20) & ROW_1;
    let right = rows & (empty >> 4);
    let left = rows & empty;
    let up = columns & (empty >> 20);
    let down = columns & empty;
    u64::from(right | left << 1) | u64::from(up | down << 5) << 25
}
