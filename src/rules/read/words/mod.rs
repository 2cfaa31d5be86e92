//! Messages of the parsers of all notations. Each language has its file of sentences.

pub(in crate::rules) mod en;
pub(in crate::rules) mod fr;
#[cfg(test)]
pub(in crate::rules) mod tests;

use super::{BoardName, GapSign, Key, PieceNoun, TextKind};
use crate::rules::Message;
use crate::text::message::messages;

messages! {
    /// Messages of the parsers of all notations.
    ReadMessage {
        /// A message about several places of the text.
        Repeated { message: Box<Message>, more: usize },
        Range { typed: String },
        NameEachSquare,
        NoSquare { typed: String },
        NoPiece { typed: String },

        TooLong { bytes: usize },
        UnknownKey { typed: String },
        MeantKey { name: String },
        UseOneKey { keys: Vec<Key> },
        KeyTwice { typed: String },
        KeepRightLine,
        WhoseTurn,

        // Of what holds nothing to judge.
        NothingTyped,
        EmptyFile,
        EmptyInput,
        UselessFile,
        UselessInput,
        NameAnotherFile,
        FillInAForm { game: String },

        PositionNotRecord,
        PositionIsForCheck,
        TurnNotPosition,
        RecordIsForReplay,
        SpecOfAGame { expected: TextKind },
        NameTheSpec { expected: TextKind },

        NotTheColumns,
        ColumnsAre { names: String },
        RowTwice { row: usize, board: BoardName },
        RowMissing { row: usize, board: BoardName },
        RowCount { board: BoardName, rows: usize, found: usize },
        LeaveOutOrTypeAll { rows: usize },
        TopRowFirstAndEmpty { rows: usize, empty: &'static str },
        NoSuchRow { board: BoardName, label: String },
        TopRowFirst,
        UpsideDown { board: BoardName },
        BeginWithRow { rows: usize },
        NotNumberedDown { board: BoardName, rows: usize },
        TopRowFirstOrNoNumbers,
        WrongLabel { row: usize, label: String },
        NumberMissing,
        NumberAllRows,
        GapForSquare { sign: GapSign },
        EmptySquareIs { empty: &'static str },
        EveryRowLength { length: usize, board: BoardName, columns: usize },
        RowLength { columns: usize, found: usize },
        MeantForEmpty { empty: &'static str },

        PieceTwice { piece: PieceNoun, square: String },
        SaidEmpty { square: String },
        SaidUnknown { square: String },
        KeepRightStatement,
    }
}
