//! The macros that define families of messages.
//!
//! ```text
//! findings! {
//!     /// Findings about the tray.
//!     TrayFinding {
//!         ("quits/too-many-balls" WellFormed, Rule::Balls;
//!             "More balls lie on the tray than a player has." / "Il y a plus de billes que le joueur n’en a.") {
//!             TooManyBalls { player: Player = Player::Dark, count: u32 = 7 }
//!                 en ("{} has {}", player.name(), counted_en(*count, "ball"))
//!                 fr ("{} a {}", name(*player), counted_fr(*count, "bille"));
//!         }
//!     }
//! }
//! ```
//!
//! An entry holds the arguments, each with its type and a sample, and the sentences. A sentence is a literal, as
//! `format!` takes it; the arguments of `format!` in parentheses; or a block. The arguments are references in it. After
//! `for reader` a sentence can use the [`Reader`](super::Reader), for messages inside messages. `messages!` is the same
//! without codes: hints, rules, notes. The layer of a code, and the rule that its findings rest on, are optional; a code
//! that several families share is a constant, and stands alone in the parentheses.

#[cfg(test)]
use super::{Code, Message};

/// A family of messages.
#[cfg(test)]
pub(crate) struct Family {
    /// The name of the enum.
    pub name: &'static str,
    /// Its codes; empty if its messages are no findings.
    pub codes: &'static [Code],
    /// One sample of every message.
    pub samples: fn() -> Vec<Message>,
    /// The samples with each of their counts replaced.
    pub counted: fn() -> Vec<Message>,
}

/// Makes a sentence of a literal, of the arguments of `format!`, or of a block.
macro_rules! said {
    ($text:literal) => {
        format!($text)
    };
    (($($arguments:tt)*)) => {
        format!($($arguments)*)
    };
    ({$($block:tt)*}) => {
        String::from({$($block)*})
    };
}

/// Defines a family of messages without codes.
macro_rules! messages {
    ($(#[$about:meta])* $name:ident { $($entries:tt)* }) => {
        $crate::text::message::message_enum! { $(#[$about])* $name [] |_message| None; $($entries)* }
    };
}

/// Defines a family of findings.
macro_rules! findings {
    ($(#[$about:meta])* $name:ident { $($code:tt { $($entries:tt)* })* }) => {
        $crate::text::message::findings! { @read $(#[$about])* $name $([$code $($entries)*])* }
    };
    (
        @read $(#[$about:meta])* $name:ident
        $([
            $code:tt
            $(
                $(#[$doc:meta])*
                $variant:ident $({ $($field:ident: $kind:ty = $sample:expr),* $(,)? })? $(for $reader:ident)?
                    en $en:tt fr $fr:tt;
            )*
        ])*
    ) => {
        $crate::text::message::message_enum! {
            $(#[$about])* $name
            [$($crate::text::message::code! $code,)*]
            |message| Some($crate::text::message::Coded::code_of(message));
            $($(
                $(#[$doc])*
                $variant $({ $($field: $kind = $sample),* })? $(for $reader)? en $en fr $fr;
            )*)*
        }

        impl $crate::text::message::Coded for $name {
            fn code_of(&self) -> $crate::text::Code {
                match self {
                    $($($name::$variant { .. })|* => $crate::text::message::code! $code,)*
                }
            }
        }
    };
}

/// A code: `"family/code" Layer, rule; "What it means." / "Ce qu’il veut dire."`, with layer and rule if there are; or
/// the name of a shared one.
macro_rules! code {
    ($code:literal $($layer:ident)? $(, $rule:expr)?; $en:literal / $fr:literal) => {
        $crate::text::Code::new(
            const {
                &$crate::text::CodeEntry {
                    code: $code,
                    meaning: $en,
                    meaning_fr: $fr,
                    layer: $crate::text::message::code!(@maybe $($crate::text::Layer::$layer)?),
                    rule: $crate::text::message::code!(@maybe $(|| Some($rule.into()))?),
                }
            }
        )
    };
    (@maybe) => { None };
    (@maybe $there:expr) => { Some($there) };
    ($shared:path) => { $shared };
}

/// Defines codes that several entries or families share.
macro_rules! shared {
    ($($name:ident = $code:tt;)*) => {
        $(pub(crate) const $name: $crate::text::Code = $crate::text::message::code! $code;)*
    };
}

/// Defines the enum of a family, and its sentences.
macro_rules! message_enum {
    (
        $(#[$about:meta])* $name:ident [$($codes:expr),* $(,)?] |$message:ident| $code:expr;
        $(
            $(#[$doc:meta])*
            $variant:ident $({ $($field:ident: $kind:ty = $sample:expr),* $(,)? })? $(for $reader:ident)?
                en $en:tt fr $fr:tt;
        )*
    ) => {
        $(#[$about])*
        // A message may be named like its family: `Refused` of `Refusal`.
        #[allow(clippy::enum_variant_names)]
        #[derive(Clone, Debug, PartialEq, Eq, Hash)]
        pub(crate) enum $name {
            $($(#[$doc])* $variant $({ $($field: $kind),* })?,)*
        }

        #[cfg(test)]
        impl $name {
            /// The family, for lists of all messages.
            pub(crate) const FAMILY: $crate::text::message::Family = $crate::text::message::Family {
                name: stringify!($name),
                codes: &[$($codes),*],
                samples: $name::samples,
                counted: $name::counted,
            };

            fn samples() -> Vec<$crate::text::Message> {
                vec![$($name::$variant $({ $($field: $crate::text::message::given($sample)),* })?.into(),)*]
            }

            #[allow(irrefutable_let_patterns, unused_imports, unused_mut, unused_variables)]
            fn counted() -> Vec<$crate::text::Message> {
                use $crate::text::message::{Counts as _, Plain as _};
                let mut all: Vec<$crate::text::Message> = Vec::new();
                $($(
                    $(let $field: $kind = $crate::text::message::given($sample);)*
                    let sample = $name::$variant { $($field),* };
                    $crate::text::message::message_enum!(@counted all sample $name::$variant { $($field),* });
                )?)*
                all
            }
        }

        impl $crate::text::message::Say for $name {
            // A sentence need not use every argument in words of its own.
            #[allow(unused_variables)]
            fn sentence(&self, reader: $crate::text::message::Reader) -> String {
                match reader.lang.words().verdicts {
                    $crate::words::VerdictLang::En => match self {
                        $($name::$variant $({ $($field),* })? => {
                            $(let $reader = reader;)?
                            $crate::text::message::said!($en)
                        })*
                    },
                    $crate::words::VerdictLang::Fr => match self {
                        $($name::$variant $({ $($field),* })? => {
                            $(let $reader = reader;)?
                            $crate::text::message::said!($fr)
                        })*
                    },
                }
            }

            #[cfg(test)]
            fn code(&self) -> Option<$crate::text::Code> {
                let code = |$message: &$name| -> Option<$crate::text::Code> { $code };
                code(self)
            }

            fn arguments(&self) -> Vec<(&'static str, $crate::text::message::Argument)> {
                match self {
                    $($name::$variant $({ $($field),* })? => vec![
                        $($((stringify!($field), $crate::text::message::ToArgument::to_argument($field)),)*)?
                    ],)*
                }
            }

            $crate::text::message::compare_by_value!();
        }

        impl From<$name> for $crate::text::Message {
            fn from(message: $name) -> $crate::text::Message {
                $crate::text::Message::new(message)
            }
        }
    };
    // Each field replaced by its variations in turn.
    (@counted $all:ident $sample:ident $name:ident::$variant:ident { $($field:ident),* }) => {
        if let $name::$variant { $($field),* } = &$sample {
            $crate::text::message::message_enum!(@each $all $name::$variant [] $($field)*);
        }
    };
    (@each $all:ident $name:ident::$variant:ident [$($done:ident)*]) => {};
    (@each $all:ident $name:ident::$variant:ident [$($done:ident)*] $field:ident $($rest:ident)*) => {
        for varied in (&$crate::text::message::Probe($field)).variations() {
            let varied = $name::$variant {
                $($done: $done.clone(),)*
                $field: varied,
                $($rest: $rest.clone(),)*
            };
            $all.push(varied.into());
        }
        $crate::text::message::message_enum!(@each $all $name::$variant [$($done)* $field] $($rest)*);
    };
}

pub(crate) use {code, findings, message_enum, messages, said, shared};
