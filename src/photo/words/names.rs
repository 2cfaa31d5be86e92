//! Names of games, boards and their sides.

use crate::game::{ByLang, Game, Lang};
use crate::text::message::{Argument, ToArgument};

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct GameTitle(ByLang<String>);

/// The name of a board or a camp.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) enum BoardLabel {
    /// The only board of a game.
    Only,
    /// A board among others.
    Board(String),
    /// A camp by its letter.
    Camp(char),
}

/// A side of a board, named by the row or column along it.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) enum BoardSide {
    /// The row with a number.
    Row(usize),
    /// The column with a name.
    Column(String),
}

impl GameTitle {
    pub(crate) fn from_game(game: &Game) -> GameTitle {
        GameTitle(game.title.clone())
    }

    /// A title that is the same in all languages.
    #[cfg(test)]
    pub(super) fn same(title: &str) -> GameTitle {
        GameTitle(ByLang::same(title.to_owned()))
    }

    pub(super) fn get(&self, lang: Lang) -> &str {
        self.0.get(lang)
    }
}

impl ToArgument for GameTitle {
    fn to_argument(&self) -> Argument {
        Argument::Name(self.get(Lang::En).to_owned())
    }
}

impl ToArgument for BoardLabel {
    fn to_argument(&self) -> Argument {
        Argument::Name(match self {
            BoardLabel::Only => "board".to_owned(),
            BoardLabel::Board(name) => format!("board {name}"),
            BoardLabel::Camp(letter) => format!("camp {letter}"),
        })
    }
}

impl ToArgument for BoardSide {
    fn to_argument(&self) -> Argument {
        Argument::Name(match self {
            BoardSide::Row(number) => format!("row {number}"),
            BoardSide::Column(name) => format!("column {name}"),
        })
    }
}
