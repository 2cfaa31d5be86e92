//! Why a turn is illegal.

mod en;
mod fr;

use crate::rules::plank::kit::{Colour, Player};
use crate::text::message::old_messages as messages;

messages! {
    /// Why a turn of Plank is illegal.
    PlankTurnMessage {
        /// Of four players, partners win together.
        GameOver { winners: Vec<Player> },
        CannotPlay { player: Player, turn: String },
        MayNotPass { player: Player, turns: u64 },
        MustMove { player: Player, target: String },
        MustPass { player: Player, planks: usize, tokens: usize },
        NoTokenInHand { player: Player, colour: Colour },
        TokensInHand { player: Player },
        NoTokenThere { square: String },
        TokenOfAnother { square: String, owner: Player, player: Player },
        BackToItsSquare { square: String },
        WrongColour { square: String, token: Colour, colour: Colour },
        SquareTaken { square: String, owner: Player },
        NotTheFirst,
        FirstExpected { turn: String },
        LaidAll { player: Player },
        AllOfAModelLaid { count: usize, colour: Colour },
        NoPlankOfAModel { player: Player, colour: Colour },
        NoPlankYet,
        OnlyOnePlankYet { plank: u8 },
        NotSoManyPlanksYet { plank: u8, count: usize },
    }
}
