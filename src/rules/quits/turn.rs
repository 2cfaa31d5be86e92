//! Turns, and how they are written.

use std::fmt;

use super::board::{Offset, SIDE, Squares, line};
use crate::rules::read::Square;

/// What a player does when it is his turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Turn {
    /// One of his balls steps to another square: `b2-c3`.
    Ball {
        /// Where it stood.
        from: Square,
        /// Where it goes, if only to leave the tray there.
        to: Square,
    },
    /// A line slides: `3>`, `c^`.
    Slide(Slide),
    /// Nothing, because nothing can be done.
    Pass,
}

/// A line that slides by one square.
///
/// It is kept as the place of its bit in a set of slides: row `r` to the right is bit `5r`, to the left
/// `5r + 1`; column `c` up is bit `25 + c`, down `30 + c`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Slide(u8);

/// The way that the tiles of a line travel.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Way {
    /// A row towards column `e`.
    Right,
    /// A row towards column `a`.
    Left,
    /// A column towards row 5.
    Up,
    /// A column towards row 1.
    Down,
}

impl Way {
    /// All four.
    pub const ALL: [Way; 4] = [Way::Right, Way::Left, Way::Up, Way::Down];

    /// Whether it is rows that go this way.
    pub const fn is_of_rows(self) -> bool {
        matches!(self, Way::Right | Way::Left)
    }

    /// By how many columns and rows a tile travels.
    pub const fn offset(self) -> Offset {
        match self {
            Way::Right => (1, 0),
            Way::Left => (-1, 0),
            Way::Up => (0, 1),
            Way::Down => (0, -1),
        }
    }

    /// The sign that it is written with.
    pub const fn sign(self) -> char {
        match self {
            Way::Right => '>',
            Way::Left => '<',
            Way::Up => '^',
            Way::Down => 'v',
        }
    }
}

impl Slide {
    /// The slide of a line, counted from 0 from the left or from the bottom.
    pub const fn new(way: Way, number: u8) -> Slide {
        let number = if number < SIDE { number } else { SIDE - 1 };
        Slide(match way {
            Way::Right => number * SIDE,
            Way::Left => number * SIDE + 1,
            Way::Up => 25 + number,
            Way::Down => 30 + number,
        })
    }

    /// All twenty.
    pub fn all() -> impl Iterator<Item = Slide> {
        Way::ALL.into_iter().flat_map(|way| (0..SIDE).map(move |number| Slide::new(way, number)))
    }

    /// The slide with this bit in a set.
    pub(super) const fn of_bit(bit: u8) -> Slide {
        Slide(bit)
    }

    /// Its bit in a set of slides.
    pub(super) const fn bit(self) -> u8 {
        self.0
    }

    /// The way that its tiles travel.
    pub const fn way(self) -> Way {
        match self.0 {
            30.. => Way::Down,
            25.. => Way::Up,
            bit if bit % SIDE == 0 => Way::Right,
            _ => Way::Left,
        }
    }

    /// Which line it is, counted from 0.
    pub const fn number(self) -> u8 {
        match self.0 {
            30.. => self.0 - 30,
            25.. => self.0 - 25,
            bit => bit / SIDE,
        }
    }

    /// The squares of its line.
    pub const fn line(self) -> Squares {
        line(self.way().is_of_rows(), self.number())
    }

    /// The square at the end that its tiles travel to, whose tile is taken out before.
    pub const fn front(self) -> Square {
        self.end(true)
    }

    /// The square at the other end, where that tile is put back.
    pub const fn back(self) -> Square {
        self.end(false)
    }

    /// The same line the other way.
    pub const fn inverse(self) -> Slide {
        let way = match self.way() {
            Way::Right => Way::Left,
            Way::Left => Way::Right,
            Way::Up => Way::Down,
            Way::Down => Way::Up,
        };
        Slide::new(way, self.number())
    }

    const fn end(self, front: bool) -> Square {
        let far = matches!(self.way(), Way::Right | Way::Up) == front;
        let along = if far { SIDE - 1 } else { 0 };
        if self.way().is_of_rows() {
            Square { column: along, row: self.number() }
        } else {
            Square { column: self.number(), row: along }
        }
    }
}

impl fmt::Display for Slide {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = if self.way().is_of_rows() { b'1' } else { b'a' } + self.number();
        write!(f, "{}{}", char::from(name), self.way().sign())
    }
}

impl fmt::Display for Turn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Turn::Ball { from, to } => write!(f, "{from}-{to}"),
            Turn::Slide(slide) => slide.fmt(f),
            Turn::Pass => f.write_str("pass"),
        }
    }
}
