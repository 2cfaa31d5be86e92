//! The rules of the game that findings rest on.

mod en;
mod fr;

use crate::rules::Message;
use crate::text::codes::PlankCode;
use crate::text::message::old_messages as messages;

messages! {
    /// A rule of Plank.
    PlankRuleMessage {
        TwelvePlanks,
        ThreeSquares,
        SixTokens,
        OwnColour,
        Players,
        FirstLineWins,
        EitherEnd,
        Deal,
        /// The effect of a turn.
        LastTurn,
        /// A plank is laid with a token, and tokens stay for a while.
        Laying,
        LineEndsTheGame,
        OwnShare,
        TurnsClockwise,
        TurnsInOrder,
        LegalGame,
        /// The definition of a turn.
        Turn,
    }
}

/// The rule that findings with a code usually rest on.
pub(crate) fn rule_of(code: PlankCode) -> Option<Message> {
    use PlankCode as C;
    use PlankRuleMessage as M;
    let rule = match code {
        C::TooManyPlanks | C::TooManyOfAModel => M::TwelvePlanks,
        C::ColourTwice => M::ThreeSquares,
        C::TooManyTokens | C::HandContradicts => M::SixTokens,
        C::WrongColour => M::OwnColour,
        C::OwnerNotPlaying | C::NoSuchPlayer => M::Players,
        C::TwoWinners => M::FirstLineWins,
        C::NumberTooHigh | C::NumberTwice | C::NumberMissing | C::LaidBetween => M::EitherEnd,
        C::BadDeal | C::TooManyInHand | C::DealContradicts | C::ShareContradicts => M::Deal,
        C::LastContradicts => M::LastTurn,
        C::EmptyPlank => M::Laying,
        C::LinesApart | C::LineBeforeLast => M::LineEndsTheGame,
        C::TooManyLaid | C::ShareImpossible => M::OwnShare,
        C::UnevenTurns | C::WrongOpener | C::WrongTurn => M::TurnsClockwise,
        C::WordsContradict | C::LastImpossible | C::NotTheStart | C::NoWayBack | C::Undecided => M::LegalGame,
        C::OrderImpossible | C::NoOrder => M::Turn,
        _ => return None,
    };
    Some(rule.into())
}
