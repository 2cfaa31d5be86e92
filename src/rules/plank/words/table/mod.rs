//! What contradicts box and board.

mod en;
mod fr;

use super::HandCount;
use crate::rules::plank::kit::{Colour, Player};
use crate::rules::plank::turn::End;
use crate::text::message::old_messages as messages;

messages! {
    /// What contradicts box and board of Plank.
    PlankTableMessage {
        TooManyPlanks { count: usize, most: usize },
        NoPlankShows { colours: String },
        TooManyOfAModel { count: usize, colour: Colour, most: usize },
        DoesNotPlay { player: Player, players: usize },
        OwnerDoesNotPlay { player: Player, square: String, players: usize },
        WrongColour { token: Colour, player: Player, square: String, colour: Colour },
        TooManyTokens { player: Player, count: usize, colour: Colour, most: usize },
        HandContradicts { player: Player, counts: Vec<HandCount> },
        HandByTheTable { hand: String },
        SeveralWinners { players: Vec<Player> },
        NumberTooHigh { plank: u8, count: usize },
        NumberTwice { plank: u8 },
        NumberMissing,
        NumberAllOrNone,
        LaidBetween { plank: u8, above: u8, below: u8 },
        TooManyInHand { player: Player, count: usize, dealt: usize },
        DealContradicts { held: usize, lying: usize, colour: Colour, most: usize },
        /// `others` is the number of planks that the other players have laid at most, if there are any.
        ShareContradicts { players: Vec<Player>, laid: usize, others: Option<usize>, lying: usize },
        LastWasBefore { turn: String, player: Player, next: Player, to_move: Player },
        LastOnNoPlank,
        LastFromNoPlank { plank: u8 },
        LastPutNoToken { turn: String, square: String },
        LastLaidMoreTokens { turn: String },
        LastLeftAToken { turn: String, square: String },
        LastChangedColour { turn: String, from: Colour, to: Colour },
        NoPlankOnTheTable,
        LastWasNotTheFirst { count: usize },
        LastWasTheFirst,
        EndShowsAnother { end: End, plank: String },
        /// `count` is the number that the plank would have if it had been laid last.
        EndWasNotLast { end: End, plank: u8, count: usize },
    }
}
