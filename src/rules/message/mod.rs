//! What findings say, as data. Sentences are made from it at the edge, in the language of the reader.
//!
//! Each engine lists what it may say in the enum of its `words` module, with what fills the gaps; `words/en.rs` and
//! `words/fr.rs` hold the sentences. The compiler sees to it that every message has a sentence in every language, and
//! that no sentence lacks what it names.

mod argument;

pub use argument::Argument;
pub(crate) use argument::ToArgument;

use std::fmt;

use super::grid::GridMessage;
use super::lightning::LightningMessage;
use super::plank::{
    PlankGameMessage, PlankRuleMessage, PlankTableMessage, PlankTextMessage, PlankTurnMessage,
};
use super::quits::{QuitsMessage, QuitsReachMessage, QuitsTextMessage};
use super::read::ReadMessage;
use super::settle::SettleMessage;
use crate::game::Lang;

/// Defines the enum of what an engine says: `Variant { field: Type },`. The sentences stand in `en::sentence`,
/// `fr::sentence` beside it.
macro_rules! messages {
    (
        $(#[$about:meta])*
        $name:ident { $($(#[$doc:meta])* $variant:ident $({ $($field:ident: $kind:ty),* $(,)? })?,)* }
    ) => {
        $(#[$about])*
        #[derive(Clone, Debug, PartialEq, Eq, Hash)]
        pub(crate) enum $name {
            $($(#[$doc])* $variant $({ $($field: $kind),* })?,)*
        }

        impl $name {
            /// What it says in a language.
            pub(crate) fn sentence(&self, lang: $crate::game::Lang) -> String {
                match lang {
                    $crate::game::Lang::En => en::sentence(self),
                    $crate::game::Lang::Fr => fr::sentence(self),
                }
            }

            /// What fills the gaps of its sentence.
            pub(crate) fn arguments(&self) -> Vec<(&'static str, $crate::rules::message::Argument)> {
                match self {
                    $($name::$variant $({ $($field),* })? => vec![
                        $($((stringify!($field), $crate::rules::message::ToArgument::to_argument($field)),)*)?
                    ],)*
                }
            }
        }
    };
}

pub(super) use messages;

/// What a finding says.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Message(Box<Family>);

macro_rules! families {
    ($($family:ident($messages:ident),)*) => {
        #[derive(Clone, Debug, PartialEq, Eq, Hash)]
        enum Family {
            $($family($messages),)*
            /// Words from elsewhere, as they are.
            Verbatim(String),
        }

        $(impl From<$messages> for Message {
            fn from(message: $messages) -> Message {
                Message(Box::new(Family::$family(message)))
            }
        })*

        impl Message {
            /// What it says in a language.
            pub fn sentence(&self, lang: Lang) -> String {
                match &*self.0 {
                    $(Family::$family(message) => message.sentence(lang),)*
                    Family::Verbatim(text) => text.clone(),
                }
            }

            /// What fills the gaps of its sentence, by name.
            pub fn arguments(&self) -> Vec<(&'static str, Argument)> {
                match &*self.0 {
                    $(Family::$family(message) => message.arguments(),)*
                    Family::Verbatim(_) => Vec::new(),
                }
            }
        }
    };
}

families! {
    Quits(QuitsMessage),
    QuitsText(QuitsTextMessage),
    QuitsReach(QuitsReachMessage),
    PlankText(PlankTextMessage),
    PlankTable(PlankTableMessage),
    PlankGame(PlankGameMessage),
    PlankTurn(PlankTurnMessage),
    PlankRule(PlankRuleMessage),
    Lightning(LightningMessage),
    Grid(GridMessage),
    Read(ReadMessage),
    Settle(SettleMessage),
}

impl Message {
    /// Words from outside of the engines, as they are.
    pub(crate) fn verbatim(text: impl Into<String>) -> Message {
        Message(Box::new(Family::Verbatim(text.into())))
    }
}

impl From<String> for Message {
    fn from(text: String) -> Message {
        Message::verbatim(text)
    }
}

impl From<&str> for Message {
    fn from(text: &str) -> Message {
        Message::verbatim(text)
    }
}

/// The English sentence.
impl fmt::Display for Message {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.sentence(Lang::En))
    }
}
