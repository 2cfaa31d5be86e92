//! Turns and their notation.

use std::fmt;

use super::board::{COLUMN_A, Offset, ROW_1, SIDE, Squares, line};
use crate::rules::read::Square;
use crate::rules::{Phrase, Term};

/// A turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Turn {
    /// A ball steps: `b2-c3`.
    Ball {
        /// From this square.
        from: Square,
        /// To this square; it may leave the tray there.
        to: Square,
    },
    /// A line slides: `3>`, `c^`.
    Slide(Slide),
    /// A pass, because there is no other legal turn.
    Pass,
}

/// A slide of a line by one square.
///
/// Stored as its bit in a set of slides: row `r` is bit `5r` to the right and `5r + 1` to the left; column `c` is bit
/// `25 + c` up and `30 + c` down.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Slide(u8);

/// Direction in which the tiles of a line slide.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SlideDirection {
    /// A row towards column `e`.
    Right,
    /// A row towards column `a`.
    Left,
    /// A column towards row 5.
    Up,
    /// A column towards row 1.
    Down,
}

impl SlideDirection {
    /// All four directions.
    pub const ALL: [SlideDirection; 4] =
        [SlideDirection::Right, SlideDirection::Left, SlideDirection::Up, SlideDirection::Down];

    /// Returns true for the directions of rows.
    pub const fn is_of_rows(self) -> bool {
        matches!(self, SlideDirection::Right | SlideDirection::Left)
    }

    /// Displacement of a tile in columns and rows.
    pub const fn offset(self) -> Offset {
        match self {
            SlideDirection::Right => (1, 0),
            SlideDirection::Left => (-1, 0),
            SlideDirection::Up => (0, 1),
            SlideDirection::Down => (0, -1),
        }
    }

    /// The sign in notation.
    pub const fn sign(self) -> char {
        match self {
            SlideDirection::Right => '>',
            SlideDirection::Left => '<',
            SlideDirection::Up => '^',
            SlideDirection::Down => 'v',
        }
    }
}

impl Slide {
    /// The slide of a line, counted from 0 at the left or the bottom.
    pub const fn new(direction: SlideDirection, number: u8) -> Slide {
        let number = if number < SIDE { number } else { SIDE - 1 };
        Slide(match direction {
            SlideDirection::Right => number * SIDE,
            SlideDirection::Left => number * SIDE + 1,
            SlideDirection::Up => 25 + number,
            SlideDirection::Down => 30 + number,
        })
    }

    /// All twenty slides.
    pub fn all() -> impl Iterator<Item = Slide> {
        each_slide(u64::MAX)
    }

    /// The slide with this bit in a set.
    pub(super) const fn from_bit(bit: u8) -> Slide {
        Slide(bit)
    }

    /// Its bit in a set of slides.
    pub(super) const fn bit(self) -> u8 {
        self.0
    }

    /// The line, and the displacement of its tiles.
    #[inline]
    pub(super) fn shift(self) -> (Squares, Offset) {
        SHIFTS.get(usize::from(self.0)).copied().unwrap_or_default()
    }

    /// Its direction.
    pub const fn direction(self) -> SlideDirection {
        match self.0 {
            30.. => SlideDirection::Down,
            25.. => SlideDirection::Up,
            bit if bit % SIDE == 0 => SlideDirection::Right,
            _ => SlideDirection::Left,
        }
    }

    /// Index of the line, from 0.
    pub const fn number(self) -> u8 {
        match self.0 {
            30.. => self.0 - 30,
            25.. => self.0 - 25,
            bit => bit / SIDE,
        }
    }

    /// The squares of the line.
    pub const fn line(self) -> Squares {
        line(self.direction().is_of_rows(), self.number())
    }

    /// The square at the end that the tiles slide to. Its tile is taken out.
    pub const fn front(self) -> Square {
        self.end(true)
    }

    /// The square at the other end, where the tile is put back.
    pub const fn back(self) -> Square {
        self.end(false)
    }

    /// The same line in the opposite direction.
    pub const fn inverse(self) -> Slide {
        let direction = match self.direction() {
            SlideDirection::Right => SlideDirection::Left,
            SlideDirection::Left => SlideDirection::Right,
            SlideDirection::Up => SlideDirection::Down,
            SlideDirection::Down => SlideDirection::Up,
        };
        Slide::new(direction, self.number())
    }

    const fn end(self, front: bool) -> Square {
        let far = matches!(self.direction(), SlideDirection::Right | SlideDirection::Up) == front;
        let along = if far { SIDE - 1 } else { 0 };
        if self.direction().is_of_rows() {
            Square { column: along, row: self.number() }
        } else {
            Square { column: self.number(), row: along }
        }
    }
}

/// The line and the displacement of every slide, by bit.
const SHIFTS: [(Squares, Offset); 35] = {
    let mut shifts = [(0, (0, 0)); 35];
    let mut bit = 0;
    while bit < shifts.len() {
        let slide = Slide::from_bit(bit as u8);
        shifts[bit] = (slide.line(), slide.direction().offset());
        bit += 1;
    }
    shifts
};

/// Rows to the right, rows to the left, columns up, columns down.
const DIRECTIONS: [u64; 4] =
    [COLUMN_A as u64, (COLUMN_A as u64) << 1, (ROW_1 as u64) << 25, (ROW_1 as u64) << 30];

/// The slides of a set, by direction.
pub(super) fn each_slide(set: u64) -> impl Iterator<Item = Slide> {
    DIRECTIONS.into_iter().flat_map(move |direction| {
        let mut rest = set & direction;
        std::iter::from_fn(move || {
            let slide = Slide::from_bit(u8::try_from(rest.trailing_zeros()).ok().filter(|_| rest != 0)?);
            rest &= rest - 1;
            Some(slide)
        })
    })
}

/// The same lines in the opposite direction.
pub(super) const fn inverses(set: u64) -> u64 {
    let [right, left, up, down] = DIRECTIONS;
    (set & right) << 1 | (set & left) >> 1 | (set & up) << 5 | (set & down) >> 5
}

/// The slides of a row and of a column whose front end is this corner.
pub(super) const fn slides_to(corner: Square) -> u64 {
    let Square { column, row } = corner;
    let along = Slide::new(if column == 0 { SlideDirection::Left } else { SlideDirection::Right }, row);
    let across = Slide::new(if row == 0 { SlideDirection::Down } else { SlideDirection::Up }, column);
    1 << along.0 | 1 << across.0
}

impl fmt::Display for Slide {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = if self.direction().is_of_rows() { b'1' } else { b'a' } + self.number();
        write!(f, "{}{}", char::from(name), self.direction().sign())
    }
}

impl From<Turn> for Phrase {
    fn from(turn: Turn) -> Phrase {
        match turn {
            Turn::Ball { from, to } => format!("{from}-{to}").into(),
            Turn::Slide(slide) => slide.to_string().into(),
            Turn::Pass => Term::Pass.into(),
        }
    }
}

/// The canonical notation.
impl fmt::Display for Turn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Phrase::from(*self).fmt(f)
    }
}
