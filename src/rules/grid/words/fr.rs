//! French.

use super::GridMessage;

/// The sentence of a message.
pub(super) fn sentence(message: &GridMessage) -> String {
    use GridMessage as M;
    match message {
        M::NoRules => "ce jeu n’a pas de règles enregistrées : on ne sait rien de ses coups".to_owned(),
        M::CheckSaysMore => {
            "`tablier check` dit si la boîte et le plateau permettent une position".to_owned()
        }
    }
}
