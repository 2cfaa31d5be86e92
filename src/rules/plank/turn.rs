//! Turns and their notation.

use std::fmt;

use super::kit::Plank;
use crate::rules::{Phrase, Place, Term};

/// A square by the number of its plank.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PlankSquare {
    /// The plank's number in the order of laying, from 1.
    pub plank: u8,
    /// 0 is the left square, 2 the right one.
    pub place: u8,
}

/// Where a plank is laid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum End {
    /// In the middle of the empty table.
    First,
    /// Above all others.
    Top,
    /// Below all others.
    Bottom,
}

/// Destination of a token.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Target {
    /// On a plank in place.
    OnTable(PlankSquare),
    /// On a plank that is laid with it.
    New {
        /// Where the plank is laid.
        end: End,
        /// The plank with its orientation.
        plank: Plank,
        /// The square of the token; 0 is the left one.
        place: u8,
    },
}

/// A turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Turn {
    /// Puts a token from the hand.
    Put(Target),
    /// Moves a token on the table.
    Move {
        /// Origin.
        from: PlankSquare,
        /// Destination.
        to: Target,
    },
    /// Passes.
    Pass,
}

impl Turn {
    /// Returns the destination of the token.
    pub fn target(self) -> Option<Target> {
        match self {
            Turn::Put(to) | Turn::Move { to, .. } => Some(to),
            Turn::Pass => None,
        }
    }
}

impl fmt::Display for PlankSquare {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "P{}:{}", self.plank, self.place + 1)
    }
}

impl End {
    /// The word in notation.
    pub(super) fn term(self) -> Term {
        match self {
            End::First => Term::FirstPlank,
            End::Top => Term::Top,
            End::Bottom => Term::Bottom,
        }
    }
}

impl PlankSquare {
    pub(super) fn spot(self) -> Place {
        Place::Strip { number: self.plank.into(), place: self.place.into() }
    }
}

impl From<Target> for Phrase {
    fn from(target: Target) -> Phrase {
        match target {
            Target::OnTable(square) => square.to_string().into(),
            Target::New { end, plank, place } => {
                Phrase::from(end.term()).with(format!(" {plank}:{}", place + 1))
            }
        }
    }
}

impl From<Turn> for Phrase {
    fn from(turn: Turn) -> Phrase {
        match turn {
            Turn::Put(to) => to.into(),
            Turn::Move { from, to } => Phrase::from(format!("{from}>")).with(to),
            Turn::Pass => Term::Pass.into(),
        }
    }
}

/// The canonical notation.
impl fmt::Display for Target {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Phrase::from(*self).fmt(f)
    }
}

/// The canonical notation.
impl fmt::Display for Turn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Phrase::from(*self).fmt(f)
    }
}
