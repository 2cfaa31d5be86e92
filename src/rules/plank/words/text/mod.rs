//! What cannot be read in a text, and how it is written.

mod en;
mod fr;

use crate::rules::plank::kit::Player;
use crate::text::message::old_messages as messages;

messages! {
    /// What cannot be read in a text about Plank, and how it is written.
    PlankTextMessage {
        NeitherColourNorOwner { typed: String },
        SignAfterNoColour,
        /// A hint for a sign that does not mean a token.
        LeaveOutWhereNoToken,
        PlankIsThreeSquares,
        ColourMeant { word: String },
        OneOfTheColours,
        AfterEqualsInALine,
        NoColourOnLine,
        NotThreeSquares,
        WriteColoursAndOwners,
        SeveralWays,
        WriteLowerAndUpperCase,
        UnclearNumber,
        WriteNumberOfPlank { number: String },
        NoPlankCalled { typed: String },
        NoSquareOfAPlank { typed: String },
        WritePlankAndSquare,
        SquaresByNumberOrColour,
        NoPlankHere { number: usize },
        NumberedFromTheTop,
        NoColour { typed: String },
        AfterEqualsInAList,
        TooManyLines { most: usize },
        NoPlanks,
        WriteALineEach,
        LastNamesNumbers,
        BeginLinesWithNumbers,
        NoNumberOfPlayers { typed: String },
        NoPlayer { typed: String },
        ThePlayers,
        NoCounts { typed: String },
        WriteALetterEach,
        PlayersContradict { typed: usize, settled: usize },
        SayOtherPlayers { typed: usize, settled: usize },
        NotToMove { opener: Player, player: Player },
        /// A record gives the tokens in hand.
        HandInRecord,
        /// A record gives the last turn.
        LastInRecord,
        NoTurns,
        WriteTurns,
        OneTurnExpected,
        ColourTwiceInTurn,
        PlankExpected,
        TurnExpected,
        NoPlankOfThatNumber,
        PlankNotKnown { plank: u8 },
        SquaresAreNumbered,
        SquareExpected,
        HowTurnsAreWritten,
        DealtOtherwise { player: Player, count: usize, players: usize, each: usize },
        TooManyOfAModelDealt,
    }
}
