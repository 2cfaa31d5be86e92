//! French.

use super::QuitsMessage;

/// The sentence of a message.
pub(super) fn sentence(message: &QuitsMessage) -> String {
    use QuitsMessage as M;
    match message {
        M::NoTray => "aucun plateau ne figure ici".to_owned(),
    }
}
