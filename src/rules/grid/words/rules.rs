//! The rules of the game that findings rest on.

use super::GridMessage;
use crate::rules::Message;
use crate::text::codes::GridCode;

/// The rule that findings with a code usually rest on.
pub(crate) fn rule_of(code: GridCode) -> Option<Message> {
    let rule = match code {
        GridCode::NoPoint => GridMessage::RulePoints,
        GridCode::TooManyPieces => GridMessage::RuleCount,
        _ => return None,
    };
    Some(rule.into())
}
