//! French.

use super::LightningMessage;

/// The sentence of a message.
pub(super) fn sentence(message: &LightningMessage) -> String {
    use LightningMessage as M;
    match message {
        M::HeldBeforeStart => "il y a des pièces dans la réserve, mais aucune n’a été posée".to_owned(),
    }
}
