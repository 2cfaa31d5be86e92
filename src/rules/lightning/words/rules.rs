//! The rules of the game that findings rest on.

use super::LightningMessage as M;
use crate::rules::Message;
use crate::text::codes::LightningCode;

/// The rule that findings with a code usually rest on.
pub(crate) fn rule_of(code: LightningCode) -> Option<Message> {
    use LightningCode as C;
    let rule = match code {
        C::Outside => M::RuleSquares,
        C::TooManyPieces => M::RuleBox,
        C::TwoWinners | C::NoLastPiece | C::LastTurn => M::RuleEnd,
        C::LastNotThere | C::LastNotInReserve => M::RuleLast,
        C::LastHeldAgain => M::RuleReserve,
        C::PassWithStock => M::RulePass,
        C::Orphan => M::RulePlacing,
        C::ReserveBeforeStart | C::FirstPlayer => M::RuleFirst,
        C::Tempo => M::RuleTurns,
        _ => return None,
    };
    Some(rule.into())
}
