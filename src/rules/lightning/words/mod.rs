//! Messages of the Lightning engine. Each language has its file of sentences.
//!
//! Players and camps share their letters; models have a letter and a name. Turns, pieces (`Y2`) and squares (`A:c5`)
//! are in canonical notation.

mod en;
mod fr;
mod rules;
#[cfg(test)]
mod tests;

pub(crate) use rules::rule_of;

use super::Ports;
use crate::rules::Message;
use crate::text::message::{Argument, ToArgument, old_messages as messages};

messages! {
    /// Messages of the Lightning engine.
    LightningMessage {
        // Camps and their squares in a text.
        NoCamp { typed: String },
        CampsAreHeaded { one: char, other: char },
        NoCampHere,
        HeadEachCamp { one: char, other: char },
        NothingSaidOfCamp { camp: char },
        AddTheCamp { camp: char },
        CampTwice { camp: char },
        HeadTheOtherCamp,
        WhichCamp,
        PutItsHeading { one: char, other: char },
        NoSquare { typed: String },
        SquaresAre { first: String, last: String },

        // Pieces in a text.
        NoPieceOnSquare { square: String },
        WriteItAfterTheSquare,
        NoRotation { typed: String },
        AddARotation { faces: Vec<(String, Ports)> },
        TooManyQuarters { quarters: String },
        UseOneOfItsFaces { name: String, faces: Vec<(String, Ports)> },
        NoPieceWithLines { ports: Ports },
        ModelsHaveLines { models: Vec<(char, Ports)> },
        NoPiece { typed: String },
        WriteThePieceAs { name: String, faces: Vec<(String, Ports)> },
        PiecesAre { letters: Vec<char>, example: String, ports: Ports },
        NoModel { typed: String },
        ModelsAre { models: Vec<(char, String)> },
        DidYouMean { name: String },

        // Players and turns in a text.
        NoPlayer { typed: String },
        PlayersAre { one: char, other: char },
        NotOneTurn,
        WriteTheLastTurn,
        NoTurnHere,
        NoTurn { typed: String },
        TurnsAreLike,
        WhichPieceIsHeld,
        WriteTheModelFirst,

        // Box and board.
        OutsideTheCamp { piece: String, square: String, columns: u8, rows: u8 },
        TooManyPieces { there: u32, letter: char, name: String, held: u32, in_box: u32 },
        TwoWinners { one: char, other: char },
        OtherPieceThanLast { turn: String, piece: String },
        NoPieceOfLastTurn { turn: String },
        LastHeldAgain { turn: String },
        LastNotInReserve { turn: String },
        NobodyPassed,

        // Why no game leads to a position.
        /// `more` squares are not listed.
        Orphans { squares: Vec<String>, more: usize, camp: char },
        HeldBeforeStart,
        NotBegun { player: char },
        NeverBegan { player: char },
        OnePlaced { held: usize, player: char },
        LastRoot { player: char },
        NoLastPiece { camp: char },
        ChainBeforeLastTurn,
        ImpossibleLastTurn { turn: String, why: Box<Message> },
        NoGameFound,

        // Why a turn is illegal.
        HasWon { winner: char },
        IsDrawn,
        MayDrawOrPlace { player: char },
        CannotHoldAgain { letter: char },
        FirstPieceMustBePlaced,
        NoneInReserve { letter: char, name: String },
        NoneInStock { in_box: u32, letter: char, name: String },
        FirstPieceOnOwnStart { player: char, square: String },
        SquareIsTaken { piece: String, square: String },
        JoinsNoLine { square: String },
        JoinsNoLineOnForeignStart { square: String, camp: char, player: char },
        TouchesNoPiece { square: String },
        TouchesNoPieceOnForeignStart { square: String, camp: char, player: char },

        // The empty form.
        PutPieces,
        OrTheirLines,
        OrListThem,
        LeaveUnknown,
        /// The ports of each rotation.
        ModelOnForm { name: String, count: u32, faces: Vec<Ports> },

        // The rules of the game.
        RuleBox,
        RuleSquares,
        RuleLast,
        RuleReserve,
        RulePass,
        RulePlacing,
        RuleFirst,
        RuleTurns,
        RuleEnd,
    }
}

impl ToArgument for Ports {
    fn to_argument(&self) -> Argument {
        Argument::Text(self.to_string())
    }
}
