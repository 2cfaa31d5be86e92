//! Names of things in messages. Each language has its own words for them.

use super::Key;
use crate::text::message::{Argument, ToArgument};

/// A board, or a part of one that has a diagram of its own.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) enum BoardName {
    /// The tray of Quits.
    Tray,
    /// The only board of a game.
    Only,
    /// One of several boards.
    Board(String),
    /// The camp with a letter.
    Camp(char),
}

/// What lies on squares.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum PieceNoun {
    Ball,
    Token,
    Piece,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum TextKind {
    Position,
    Record,
}

/// A sign that leaves a gap in a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum GapSign {
    Tab,
    Blank,
}

impl BoardName {
    /// Its canonical name, the heading of its diagram: `board main`, `camp A`.
    pub(crate) fn heading(&self) -> String {
        match self {
            BoardName::Tray => "tray".to_owned(),
            BoardName::Only => "board".to_owned(),
            BoardName::Board(name) => format!("board {name}"),
            BoardName::Camp(letter) => format!("camp {letter}"),
        }
    }
}

impl PieceNoun {
    /// Its English name.
    pub(super) fn name(self) -> &'static str {
        match self {
            PieceNoun::Ball => "ball",
            PieceNoun::Token => "token",
            PieceNoun::Piece => "piece",
        }
    }
}

impl GapSign {
    /// Its English name.
    pub(super) fn name(self) -> &'static str {
        match self {
            GapSign::Tab => "tab",
            GapSign::Blank => "blank",
        }
    }
}

impl TextKind {
    /// The command for such texts.
    pub(crate) fn verb(self) -> &'static str {
        match self {
            TextKind::Position => "check",
            TextKind::Record => "replay",
        }
    }
}

impl ToArgument for BoardName {
    fn to_argument(&self) -> Argument {
        Argument::Name(self.heading())
    }
}

impl ToArgument for PieceNoun {
    fn to_argument(&self) -> Argument {
        Argument::Name(self.name().to_owned())
    }
}

impl ToArgument for TextKind {
    fn to_argument(&self) -> Argument {
        let name = match self {
            TextKind::Position => "position",
            TextKind::Record => "record",
        };
        Argument::Name(name.to_owned())
    }
}

impl ToArgument for GapSign {
    fn to_argument(&self) -> Argument {
        Argument::Name(self.name().to_owned())
    }
}

impl ToArgument for Key {
    fn to_argument(&self) -> Argument {
        Argument::Name(self.term.name().to_owned())
    }
}
