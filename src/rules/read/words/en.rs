//! English.

use super::ReadMessage;
use crate::game::Lang;
use crate::rules::read::{BoardName, GapSign, PieceNoun, TextKind};
use crate::text::sentence::{counted_en, number_or_none_en};

pub(super) fn sentence(message: &ReadMessage) -> String {
    use ReadMessage as M;
    match message {
        M::Repeated { message, more: 1 } => format!("{message} (and once more below)"),
        M::Repeated { message, more } => format!("{message} (and {more} more times below)"),
        M::Range { typed } => format!("`{typed}` is a range, and squares are written one by one"),
        M::NameEachSquare => "name each square: `a2 a3 a4`".to_owned(),
        M::NoSquare { typed } => format!("`{typed}` is not a square"),
        M::NoPiece { typed } => format!("`{typed}` is not a piece"),

        M::TooLong { bytes } => {
            format!("this text has {}: no position or record is as long", counted_en(*bytes, "byte"))
        }
        M::UnknownKey { typed } => format!("`{typed}` is not a known key"),
        M::MeantKey { name } => format!("did you mean `{name}:`?"),
        M::UseOneKey { keys } => {
            let listed: Vec<_> = keys.iter().map(|key| format!("`{}`", key.shown(Lang::En))).collect();
            format!("use one of these keys: {}", listed.join(", "))
        }
        M::KeyTwice { typed } => format!("`{typed}` appears twice"),
        M::KeepRightLine => "keep the line that is right".to_owned(),
        M::WhoseTurn => "the text does not say whose turn it is".to_owned(),

        M::NothingTyped => "nothing was typed".to_owned(),
        M::EmptyFile => "the file is empty".to_owned(),
        M::EmptyInput => "standard input is empty".to_owned(),
        M::UselessFile => "the file is neither a picture nor a text".to_owned(),
        M::UselessInput => "standard input is neither a picture nor a text".to_owned(),
        M::NameAnotherFile => {
            "copy it again from where it came from, or name another file: a position as text, or a photo"
                .to_owned()
        }
        M::FillInAForm { game } => {
            format!("`tablier blank {game}` prints a form to fill in; or name a file: a text, or a photo")
        }

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

        M::NotTheColumns => "these are not the letters of the columns".to_owned(),
        M::ColumnsAre { names } => format!("from left to right the columns are `{names}`"),
        M::RowTwice { row, board } => format!("row {row} of {} appears twice", the_board(board)),
        M::RowMissing { row, board } => format!("row {row} of {} is missing", the_board(board)),
        M::RowCount { board, rows, found } => {
            format!("{} has {}, and there {} here", the_board(board), counted_en(*rows, "row"), are(*found))
        }
        M::LeaveOutOrTypeAll { rows } => format!("leave out every empty row, or type all {rows}"),
        M::TopRowFirstAndEmpty { rows, empty } => {
            format!("the top row, {rows}, comes first; an empty square is `{empty}`")
        }
        M::NoSuchRow { board, label } => format!("{} has no row {label}", the_board(board)),
        M::TopRowFirst => "the top row comes first".to_owned(),
        M::UpsideDown { board } => {
            format!("the rows of {} are upside down: row 1 is the lowest", the_board(board))
        }
        M::BeginWithRow { rows } => {
            format!("begin with row {rows}; or, if the top row does come first, take the numbers away")
        }
        M::NotNumberedDown { board, rows } => {
            format!("the rows of {} are not numbered from {rows} down to 1", the_board(board))
        }
        M::TopRowFirstOrNoNumbers => "the top row comes first; the numbers may be left out".to_owned(),
        M::WrongLabel { row, label } => format!("this is row {row}, not {label}"),
        M::NumberMissing => "this row has no number here, and others have one".to_owned(),
        M::NumberAllRows => "number all rows at this end, or none".to_owned(),
        M::GapForSquare { sign: GapSign::Tab } => "a tab cannot stand for an empty square".to_owned(),
        M::GapForSquare { sign: GapSign::Blank } => "a blank cannot stand for an empty square".to_owned(),
        M::EmptySquareIs { empty } => format!("an empty square is `{empty}`"),
        M::EveryRowLength { length, board, columns } => {
            let rows = match length {
                0 => "no row has a square".to_owned(),
                length => format!("every row has {}", counted_en(*length, "square")),
            };
            format!("{rows}, and {} has {}", the_board(board), counted_en(*columns, "column"))
        }
        M::RowLength { columns, found } => {
            format!("a row has {}, and there {} here", counted_en(*columns, "square"), are(*found))
        }
        M::MeantForEmpty { empty } => format!("write an empty square as `{empty}`"),

        M::PieceTwice { piece, square } => {
            let piece = match piece {
                PieceNoun::Ball => "ball",
                PieceNoun::Token => "token",
                PieceNoun::Piece => "piece",
            };
            format!("there is already a {piece} on {square}")
        }
        M::SaidEmpty { square } => format!("the text already says that {square} is empty"),
        M::SaidUnknown { square } => {
            format!("the text already says that it is not known what lies on {square}")
        }
        M::KeepRightStatement => "keep the one that is right".to_owned(),
    }
}

/// `is 1`, `are 2`
fn are(count: usize) -> String {
    format!("{} {}", if count == 1 { "is" } else { "are" }, number_or_none_en(count))
}

/// `the tray`, `camp A`
pub(in crate::rules) fn the_board(board: &BoardName) -> String {
    match board {
        BoardName::Tray | BoardName::Only => format!("the {}", board.heading()),
        BoardName::Board(_) | BoardName::Camp(_) => board.heading(),
    }
}
