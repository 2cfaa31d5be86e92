//! Why no game leads to a table.

mod en;
mod fr;

use super::Fact;
use crate::rules::plank::kit::Player;
use crate::rules::plank::reach::DeadEnd;
use crate::text::message::old_messages as messages;

messages! {
    /// Why no game of Plank leads to a table.
    PlankGameMessage {
        EmptyPlank { plank: String },
        /// `count` planks bear tokens of one player alone.
        TooManyLaid { player: Player, count: usize, most: u8 },
        LinesApart { player: Player, count: usize },
        /// `put` holds how many tokens each player has put.
        UnevenTurns { put: Vec<(Player, usize)> },
        /// No player has certainly put a token in each turn.
        UnevenTokens { put: Vec<(Player, usize)> },
        TwoTurnsMore { player: Player, put: usize, behind: Player, less: usize },
        OpenerPutTooFew { put: Vec<(Player, usize)>, player: Player },
        WriteFirst { player: Player },
        WrongTurn { player: Player, opener: Option<Player>, next: Option<Player> },
        WriteToMove { player: Player },
        LineBeforeLast { player: Player, last: Option<Player> },
        WordsContradict,
        Undecided { tables: usize },
        SayMore { facts: Vec<Fact> },
        LastImpossible { turn: String },
        OrderImpossible { dead_end: Option<DeadEnd> },
        LegalWithoutNumbers,
        OpenerImpossible { player: Player, dead_end: Option<DeadEnd> },
        LegalWithFirst { player: Player },
        TurnImpossible { player: Player },
        LegalWithToMove { player: Player },
        ShareImpossible { laid: Vec<(Player, u8)> },
        BareTable,
        NoWayBack,
        NoOrder { dead_end: Option<DeadEnd> },
    }
}
