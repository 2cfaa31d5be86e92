//! English.

use super::QuitsMessage;

/// The sentence of a message.
pub(super) fn sentence(message: &QuitsMessage) -> String {
    use QuitsMessage as M;
    match message {
        M::NoTray => "no tray is here".to_owned(),
    }
}
