//! English.

use super::GridMessage;

/// The sentence of a message.
pub(super) fn sentence(message: &GridMessage) -> String {
    use GridMessage as M;
    match message {
        M::NoRules => "this game has no rules to play by, so nothing is known of its turns".to_owned(),
        M::CheckSaysMore => "`tablier check` says whether box and board allow a position".to_owned(),
    }
}
