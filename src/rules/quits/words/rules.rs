//! The rules of the game that findings rest on.

use crate::rules::Message;
use crate::text::Code;
use crate::text::codes::QuitsCode;

/// The rule that findings with a code usually rest on.
pub(crate) fn rule_of(code: QuitsCode) -> Option<Message> {
    Code::from(code).rule().map(Message::verbatim)
}
