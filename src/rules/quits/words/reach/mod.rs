//! Messages about games that lead to a position, or the reasons why there is none.

mod en;
mod fr;

use crate::rules::quits::{Player, Variant};
use crate::rules::{Message, Square};
use crate::text::message::old_messages as messages;

messages! {
    /// Messages about games that lead to a position, or the reasons why there is none.
    QuitsReachMessage {
        /// No variant was given; why each of these does not allow the tray either. `hint` is what to do in the variant
        /// that was judged.
        NoVariantAllowsIt { hint: Option<Box<Message>>, others: Vec<(Variant, Message)> },
        Undecided { looked_at: usize },
        SayMore,
        Locked { squares: Vec<Square> },
        /// No turn leads here: the reason for each player who may have moved.
        NoLastTurn { why: Vec<Message> },
        NoGame { player: Player, before: usize },

        CannotHavePlayed { player: Player, turn: String, why: Box<Message> },
        CannotHavePassed { player: Player },
        WinnersExitTaken { winner: Player, exit: Square, owner: Player },
        /// Neither a step of the player nor a slide nor a pass leads here. The slides are counted by what is against
        /// them; a step, if there is one to take back, would have come after the end of the game.
        NoTurnOf {
            player: Player,
            has_step: bool,
            not_empty: usize,
            no_ball: usize,
            on_its_exit: usize,
            after_the_end: usize,
        },

        SlideTileNotEmpty,
        SlideFromItsExit,
        SlideWithoutBall { player: Player },
        AfterTheEnd,
    }
}
