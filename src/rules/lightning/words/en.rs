//! English.

use super::LightningMessage;

/// The sentence of a message.
pub(super) fn sentence(message: &LightningMessage) -> String {
    use LightningMessage as M;
    match message {
        M::HeldBeforeStart => "pieces lie in the reserve, but none has been placed".to_owned(),
    }
}
