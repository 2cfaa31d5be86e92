//! French.

use super::SettleMessage;

/// The sentence of a message.
pub(super) fn sentence(message: &SettleMessage) -> String {
    use SettleMessage as M;
    match message {
        M::PutWhatLiesThere => "remplacez chaque `?` par ce qui s’y trouve".to_owned(),
    }
}
