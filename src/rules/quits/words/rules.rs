//! The rules of the game that findings rest on.

use super::QuitsMessage;
use crate::rules::Message;
use crate::text::codes::QuitsCode;

/// The rule that findings with a code usually rest on.
pub(crate) fn rule_of(code: QuitsCode) -> Option<Message> {
    use QuitsCode as C;
    let rule = match code {
        C::TooManyBalls | C::ExitsDoNotAddUp => QuitsMessage::RuleBalls,
        C::TooFewBalls | C::TwoWinners => QuitsMessage::RuleEnd,
        C::BallOnItsExit => QuitsMessage::RuleExit,
        C::ForeignBalls | C::ForeignPlayer => QuitsMessage::RulePlayers,
        C::LastNotTheStart => QuitsMessage::RuleStart,
        C::LastPassNotForced => QuitsMessage::RulePass,
        C::LastNoStep | C::LastNotThere | C::LastSquareTaken => QuitsMessage::RuleStep,
        C::LastTileNotEmpty | C::LastNoBallInLine => QuitsMessage::RuleSlide,
        C::Locked | C::NoLastTurn | C::NoGame | C::Undecided => QuitsMessage::RuleGame,
        _ => return None,
    };
    Some(rule.into())
}
