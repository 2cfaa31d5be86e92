//! Types of the arguments of messages.

use std::fmt;

use crate::rules::plank::kit::{Colour, PerColour, Player, sum};
use crate::rules::plank::notation::counts;
use crate::rules::plank::reach::DeadEnd;
use crate::rules::plank::turn::{End, Target, Turn};
use crate::text::message::{Argument, ToArgument};

/// Tokens of one player and colour that are not as many as the player owns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct HandCount {
    pub colour: Colour,
    /// Number in hand.
    pub held: u8,
    /// Number on the table.
    pub lying: u8,
    /// Number of open squares of the colour.
    pub open: u8,
    /// Number in the box.
    pub owned: u8,
}

impl HandCount {
    /// Number in hand and on the table.
    pub(crate) fn found(&self) -> u16 {
        u16::from(self.held) + u16::from(self.lying)
    }
}

/// A hand of tokens.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Hand(pub PerColour);

impl Hand {
    pub(super) fn is_empty(&self) -> bool {
        sum(&self.0) == 0
    }
}

/// The canonical notation.
impl fmt::Display for Hand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        counts(&self.0).fmt(f)
    }
}

/// The entries of a text besides the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Fact {
    /// The numbers of the planks.
    Numbers,
    First,
    ToMove,
    /// The planks in hand.
    Planks,
    Last,
}

impl ToArgument for Player {
    fn to_argument(&self) -> Argument {
        Argument::Text(self.to_string())
    }
}

/// Words of the canonical notation, which sentences translate.
macro_rules! names {
    ($($translated:ty)*) => {
        $(impl ToArgument for $translated {
            fn to_argument(&self) -> Argument {
                Argument::Name(self.to_string())
            }
        })*
    };
}

names!(Hand Target Turn);

impl ToArgument for End {
    fn to_argument(&self) -> Argument {
        Argument::Name(self.term().name().to_owned())
    }
}

impl ToArgument for Colour {
    fn to_argument(&self) -> Argument {
        Argument::Name(self.name().to_owned())
    }
}

impl ToArgument for HandCount {
    fn to_argument(&self) -> Argument {
        Argument::Named(vec![
            ("colour", self.colour.to_argument()),
            ("held", self.held.to_argument()),
            ("lying", self.lying.to_argument()),
            ("open", self.open.to_argument()),
            ("owned", self.owned.to_argument()),
        ])
    }
}

impl ToArgument for DeadEnd {
    fn to_argument(&self) -> Argument {
        Argument::Named(vec![("turn", self.turn.to_argument()), ("player", self.player.to_argument())])
    }
}

impl ToArgument for Fact {
    fn to_argument(&self) -> Argument {
        let name = match self {
            Fact::Numbers => "numbers",
            Fact::First => "first",
            Fact::ToMove => "to move",
            Fact::Planks => "planks",
            Fact::Last => "last",
        };
        Argument::Name(name.to_owned())
    }
}
