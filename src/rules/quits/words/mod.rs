//! Messages of the Quits engine. Each language has its file of sentences: here those about box and board, turns and
//! rules, in `text/` those about unreadable texts, in `reach/` those about games that lead to a position, in `form/`
//! those of the empty form.

mod en;
mod form;
mod fr;
mod reach;
mod rules;
#[cfg(test)]
mod tests;
mod text;

pub(crate) use form::QuitsFormMessage;
pub(crate) use reach::QuitsReachMessage;
pub(crate) use rules::rule_of;
pub(crate) use text::QuitsTextMessage;

use super::{Player, Variant};
use crate::rules::{Message, Square};
use crate::text::message::{Argument, ToArgument, old_messages as messages};

messages! {
    /// Messages about box and board, turns, and the rules of the game.
    QuitsMessage {
        BallOnItsExit { player: Player, exit: Square },
        TakeOffTheTray { player: Player },
        TwoWinners { players: Vec<Player> },
        TooManyBalls { player: Player, count: u32, each: u32, variant: Variant },
        TooFewBalls { player: Player, count: u32, least: u32, wins: u32, each: u32 },
        ExitsDoNotAddUp { player: Player, here: u32, out: u32, sum: u64, each: u32, variant: Variant },
        OutWouldAddUp { player: Player, out: u32 },
        ForeignBalls { player: Player, count: u32, variant: Variant },
        ForeignToMove { player: Player, variant: Variant },
        ForeignBallsOut { player: Player, variant: Variant },
        RedAndBluePlayInFour,

        NotTheStartByBalls,
        NotTheStartByPlayer { player: Player },
        LeaveLastOut,
        NotTheLastTurn { turn: String, why: Box<Message> },
        LastPassAfterTheEnd { winner: Player },
        LastPassNotForced { player: Player },
        LastNoStep { player: Player, from: Square, to: Square },
        LastExitTaken { player: Player, owner: Player },
        LastNoBallOut { player: Player },
        LastBallOfAnother { player: Player, square: Square, owner: Player },
        LastNoBallThere { square: Square },
        LastSquareTaken { square: Square, owner: Player },
        LastTileNotEmpty { square: Square, owner: Player },
        LastNoBallInLine { player: Player },

        GameIsOver { winner: Player },
        NoBallThere { square: Square },
        BallOfAnother { square: Square, owner: Player, player: Player },
        BallInTheWay { square: Square },
        NoStep { player: Player, from: Square, to: Square },
        TileNotEmpty { turn: String, square: Square },
        NoBallInLine { player: Player },
        UndoesTheTurnBefore { turn: String, before: String },
        PassNotForced { player: Player },

        RuleBalls,
        RulePlayers,
        RuleExit,
        RuleEnd,
        RuleStep,
        RuleSlide,
        RulePass,
        RuleStart,
        RuleGame,
    }
}

impl ToArgument for Player {
    fn to_argument(&self) -> Argument {
        self.name().to_argument()
    }
}

impl ToArgument for Variant {
    fn to_argument(&self) -> Argument {
        self.name().to_argument()
    }
}
