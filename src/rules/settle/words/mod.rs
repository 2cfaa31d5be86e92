//! What the deduction of open squares says. The sentences stand in one file for each language.

mod en;
mod fr;

use crate::rules::message::messages;

messages! {
    /// What the deduction of open squares says.
    SettleMessage {
        PutWhatLiesThere,
    }
}
