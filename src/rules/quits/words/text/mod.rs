//! Messages about unreadable texts and requests.

mod en;
mod fr;

use crate::rules::quits::{Player, Variant};
use crate::text::message::old_messages as messages;

messages! {
    /// Messages about unreadable texts and requests.
    QuitsTextMessage {
        NoTray,
        WriteATray,
        NoSquare { typed: String },
        SquaresAre,
        WriteLetterAndSquares,
        BallOfNobody { square: String },
        WriteBallBesideSquare,
        NoBall { typed: String },
        MeantBall { player: Player },
        BallsAreLetters,
        BallsAre,

        NotOneTurn,
        WriteTheLastTurn,
        NoTurnHere,
        TurnsAre,
        NoTurn { typed: String },
        KindsOfTurns,
        RowsSlideSideways { row: char },
        WriteSignOfRow,
        ColumnsSlideUpOrDown { column: char },
        WriteSignOfColumn,
        NoLine { typed: char },
        LinesAre,

        NoPlayer { typed: String },
        PlayersAre,
        NoVariant { typed: String },
        VariantsAre,
        Meant { word: String },
        OutOfNobody { typed: String },
        OutUncounted { typed: String },
        OutTwice { player: Player },
        NothingOut,
        WriteOut,

        /// The text says one variant, and the command asks for another.
        VariantConflict { said: Variant, asked: Variant },
        AskForTheVariant { said: Variant },
        AddToMove,
    }
}
