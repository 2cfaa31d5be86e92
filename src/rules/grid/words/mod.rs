//! Messages of the judge of games without rules. Each language has its file of sentences.

mod en;
mod fr;
mod rules;
#[cfg(test)]
mod tests;

pub(crate) use rules::rule_of;

use crate::rules::read::BoardName;
use crate::text::message::old_messages as messages;

messages! {
    /// Messages of the judge of games without rules.
    GridMessage {
        NoRules,
        CheckSaysMore,

        GameWithoutBoard,
        PositionNeedsBoard,
        /// It cannot be the letter of a piece.
        UnfitLetter { letter: char, piece: String },
        UseALetter,
        GameWithoutLetters,
        AddLetters,

        NoDiagram,
        HowToWriteDiagrams,
        NoBoard { typed: String },
        MeantBoard { board: BoardName },
        UseOneBoard { boards: Vec<BoardName> },
        BoardTwice { board: BoardName },
        KeepRightBoard,
        WhichBoard,
        HeadItsRows { boards: Vec<BoardName> },
        /// The names of the pieces that share the letter.
        MeantLetter { letter: char, names: Vec<String> },
        MeantPiece { names: Vec<String> },
        PiecesAre { pieces: Vec<(char, Vec<String>)> },
        SquareWithoutPiece { typed: String },
        HowToListPieces,
        WriteTheBoard { example: String },
        SquaresAre { last: String },

        NoPoint { square: String, letter: char },
        TooManyPieces { found: usize, letter: char, names: Vec<String>, count: usize },

        /// On the empty form.
        PutPieces,
        OrListThem { letter: char },
        PiecesOnForm { count: usize, names: Vec<String> },

        RuleCount,
        RulePoints,
    }
}
