//! English.

use super::ReadMessage;

/// The sentence of a message.
pub(super) fn sentence(message: &ReadMessage) -> String {
    use ReadMessage as M;
    match message {
        M::Repeated { message, more: 1 } => format!("{message} (and once more below)"),
        M::Repeated { message, more } => format!("{message} (and {more} times more below)"),
        M::Range { typed } => format!("`{typed}` is a range, and squares are named one by one"),
        M::NameEachSquare => "name each square: `a2 a3 a4`".to_owned(),
    }
}
