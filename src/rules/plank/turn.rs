//! Turns, and how they are written.

use std::fmt;

use super::kit::Plank;

/// A square on the table, by the number of its plank.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Spot {
    /// The plank's number in the order of laying, counted from 1.
    pub plank: u8,
    /// 0 is the left square, 2 the right one.
    pub place: u8,
}

/// Where a plank is laid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum End {
    /// In the middle of the bare table.
    First,
    /// Above all others.
    Top,
    /// Below all others.
    Bottom,
}

/// Where a token goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Target {
    /// On a plank in place.
    Spot(Spot),
    /// On a plank that is laid with it.
    New {
        /// Where the plank is laid.
        end: End,
        /// The plank as it lies.
        plank: Plank,
        /// The square that the token goes on; 0 is the left one.
        place: u8,
    },
}

/// A turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Turn {
    /// A token from the hand is put somewhere.
    Put(Target),
    /// A token from the table goes somewhere else.
    Move {
        /// Where it lay.
        from: Spot,
        /// Where it goes.
        to: Target,
    },
    /// Nothing, because nothing can be done.
    Pass,
}

impl Turn {
    /// Where a token goes.
    pub fn target(self) -> Option<Target> {
        match self {
            Turn::Put(to) | Turn::Move { to, .. } => Some(to),
            Turn::Pass => None,
        }
    }
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "P{}:{}", self.plank, self.place + 1)
    }
}

impl fmt::Display for End {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            End::First => "first",
            End::Top => "top",
            End::Bottom => "bottom",
        })
    }
}

impl fmt::Display for Target {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Target::Spot(spot) => spot.fmt(f),
            Target::New { end, plank, place } => write!(f, "{end} {plank}:{}", place + 1),
        }
    }
}

impl fmt::Display for Turn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Turn::Put(to) => to.fmt(f),
            Turn::Move { from, to } => write!(f, "{from}>{to}"),
            Turn::Pass => f.write_str("pass"),
        }
    }
}
