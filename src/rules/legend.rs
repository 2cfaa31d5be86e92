//! Legends of empty forms: sentences as comments.

use super::Message;
use crate::game::Lang;

/// A sentence as comment lines.
pub(crate) fn comment(lang: Lang, message: impl Into<Message>) -> String {
    message.into().sentence(lang).lines().map(|line| format!("# {line}\n")).collect()
}
