//! English.

use super::ReadMessage;
use crate::game::Lang;
use crate::rules::read::{BoardName, GapSign, PieceNoun, TextKind};

/// The sentence of a message.
pub(super) fn sentence(message: &ReadMessage) -> String {
    use ReadMessage as M;
    match message {
        M::Repeated { message, more: 1 } => format!("{message} (and once more below)"),
        M::Repeated { message, more } => format!("{message} (and {more} times more below)"),
        M::Range { typed } => format!("`{typed}` is a range, and squares are named one by one"),
        M::NameEachSquare => "name each square: `a2 a3 a4`".to_owned(),
        M::NoSquare { typed } => format!("`{typed}` is no square"),
        M::NoPiece { typed } => format!("`{typed}` is no piece"),

        M::TooLong { bytes } => format!("this is {bytes} bytes long: no position and no record is"),
        M::UnknownKey { typed } => format!("nothing is known of `{typed}`"),
        M::MeantKey { name } => format!("did you mean `{name}:`?"),
        M::UseOneKey { keys } => {
            let listed: Vec<_> = keys.iter().map(|key| format!("`{}`", key.shown(Lang::En))).collect();
            format!("use one of {}", listed.join(", "))
        }
        M::KeyTwice { typed } => format!("`{typed}` stands here twice"),
        M::KeepRightLine => "keep the line that is right".to_owned(),
        M::WhoseTurn => "it is not said whose turn it is".to_owned(),

        M::PositionNotRecord => "this is a position, and a record of turns was expected".to_owned(),
        M::PositionIsForCheck => "a position is for `tablier check`".to_owned(),
        M::TurnNotPosition => "this is a turn, and a position was expected".to_owned(),
        M::RecordIsForReplay => "a record of turns is for `tablier replay`".to_owned(),
        M::SpecOfAGame { expected } => {
            let expected = match expected {
                TextKind::Position => "a position",
                TextKind::Record => "a record of turns",
            };
            format!("this is the spec of a game, and {expected} was expected")
        }
        M::NameTheSpec { expected } => {
            format!("name the spec as the game: `tablier {} SPEC.toml FILE`", expected.verb())
        }

        M::NotTheColumns => "these are not the columns".to_owned(),
        M::ColumnsAre { names } => format!("from left to right they are `{names}`"),
        M::RowTwice { row, board } => format!("row {row} of {} stands here twice", the_board(board)),
        M::RowMissing { row, board } => format!("row {row} of {} is missing", the_board(board)),
        M::RowCount { board, rows, found } => {
            format!("{} has {rows} rows, here are {found}", the_board(board))
        }
        M::LeaveOutOrTypeAll { rows } => format!("leave out every empty row, or type all {rows}"),
        M::TopRowFirstAndEmpty { rows, empty } => {
            format!("the top row, {rows}, comes first; an empty square is `{empty}`")
        }
        M::NoSuchRow { board, label } => format!("{} has no row {label}", the_board(board)),
        M::TopRowFirst => "the top row comes first".to_owned(),
        M::UpsideDown { board } => {
            format!("the rows of {} stand upside down: row 1 is the lowest", the_board(board))
        }
        M::BeginWithRow { rows } => {
            format!("begin with row {rows}; or, if the top row does stand first, take the numbers away")
        }
        M::NotNumberedDown { board, rows } => {
            format!("the rows of {} are not numbered from {rows} down to 1", the_board(board))
        }
        M::TopRowFirstOrNoNumbers => "the top row comes first; the numbers may be left out".to_owned(),
        M::WrongLabel { row, label } => format!("this is row {row}, not {label}"),
        M::GapForSquare { sign: GapSign::Tab } => "a tab cannot stand for an empty square".to_owned(),
        M::GapForSquare { sign: GapSign::Blank } => "a blank cannot stand for an empty square".to_owned(),
        M::EmptySquareIs { empty } => format!("an empty square is `{empty}`"),
        M::EveryRowLength { length, board, columns } => {
            let squares = if *length == 1 { "square" } else { "squares" };
            format!("every row has {length} {squares}, and {} has {columns} columns", the_board(board))
        }
        M::RowLength { columns, found } => format!("a row has {columns} squares, here are {found}"),
        M::MeantForEmpty { empty } => format!("is it meant for an empty square? That is `{empty}`"),

        M::PieceTwice { piece, square } => {
            let piece = match piece {
                PieceNoun::Ball => "ball",
                PieceNoun::Token => "token",
                PieceNoun::Piece => "piece",
            };
            format!("a {piece} lies on {square} already")
        }
        M::SaidEmpty { square } => format!("the text says already that {square} is empty"),
        M::SaidUnknown { square } => {
            format!("the text says already that it is not known what lies on {square}")
        }
        M::KeepRightStatement => "keep the one that is right".to_owned(),
    }
}

/// `the tray`, `camp A`
pub(in crate::rules) fn the_board(board: &BoardName) -> String {
    match board {
        BoardName::Tray | BoardName::Only => format!("the {}", board.heading()),
        BoardName::Board(_) | BoardName::Camp(_) => board.heading(),
    }
}
