//! English.

use super::SettleMessage;

/// The sentence of a message.
pub(super) fn sentence(message: &SettleMessage) -> String {
    use SettleMessage as M;
    match message {
        M::PutWhatLiesThere => "put what lies there in place of each `?`".to_owned(),
    }
}
