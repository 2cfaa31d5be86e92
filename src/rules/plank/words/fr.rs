//! French.

use super::PlankMessage;

/// The sentence of a message.
pub(super) fn sentence(message: &PlankMessage) -> String {
    use PlankMessage as M;
    match message {
        M::HeldBeforeStart => "x".to_owned(),
    }
}
