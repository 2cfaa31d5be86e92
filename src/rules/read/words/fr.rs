//! French.

use super::ReadMessage;
use crate::game::Lang;

/// The sentence of a message.
pub(super) fn sentence(message: &ReadMessage) -> String {
    use ReadMessage as M;
    match message {
        M::Repeated { message, more } => {
            let times = if *more == 1 { "encore une fois".to_owned() } else { format!("encore {more} fois") };
            format!("{} (et {times} plus bas)", message.sentence(Lang::Fr))
        }
        M::Range { typed } => format!("`{typed}` est un intervalle ; nommez les cases une par une"),
        M::NameEachSquare => "nommez chaque case : `a2 a3 a4`".to_owned(),
    }
}
