//! What the parsers of all notations says. The sentences stand in one file for each language.

mod en;
mod fr;

use crate::rules::Message;
use crate::rules::message::messages;

messages! {
    /// What the parsers of all notations says.
    ReadMessage {
        /// It stands in the text several times.
        Repeated { message: Box<Message>, more: usize },
        Range { typed: String },
        NameEachSquare,
    }
}
