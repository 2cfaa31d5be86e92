//! Macros that define the enums of codes.

use super::Layer;

/// The properties of a code.
#[derive(Clone, Copy, Debug)]
pub(super) struct CodeEntry {
    pub code: &'static str,
    pub meaning: &'static str,
    pub layer: Option<Layer>,
}

/// `Some` of what is there.
macro_rules! maybe {
    () => {
        None
    };
    ($there:expr) => {
        Some($there)
    };
}

/// Defines the enum of a family: `Variant: Layer = "family/code", "What it means.";`, the layer if there is one.
macro_rules! family {
    (
        $(#[$about:meta])*
        $family:ident {
            $($variant:ident $(: $layer:ident)? = $code:literal, $meaning:literal;)*
        }
    ) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub enum $family {
            $(#[doc = $meaning] $variant,)*
        }

        impl $family {
            /// All codes of the family.
            pub const ALL: &'static [$family] = &[$($family::$variant,)*];

            pub(super) fn entry(self) -> $crate::text::codes::family::CodeEntry {
                match self {
                    $($family::$variant => $crate::text::codes::family::CodeEntry {
                        code: $code,
                        meaning: $meaning,
                        layer: $crate::text::codes::family::maybe!($($crate::text::codes::Layer::$layer)?),
                    },)*
                }
            }
        }
    };
}

/// Defines the enum of all codes: `Variant(Family) "Title",`.
macro_rules! code_of_families {
    ($($variant:ident($family:ident) $title:literal,)*) => {
        /// The code of a diagnostic, for programs.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub enum Code {
            $(#[doc = $title] $variant($family),)*
        }

        $(impl From<$family> for Code {
            fn from(code: $family) -> Code {
                Code::$variant(code)
            }
        })*

        impl Code {
            /// All codes, family by family.
            pub fn all() -> impl Iterator<Item = Code> {
                Code::families().into_iter().flat_map(|(_, codes)| codes)
            }

            /// The families, each with its title and its codes.
            pub(super) fn families() -> Vec<(&'static str, Vec<Code>)> {
                vec![$(($title, $family::ALL.iter().copied().map(Code::$variant).collect()),)*]
            }

            fn entry(self) -> CodeEntry {
                match self {
                    $(Code::$variant(code) => code.entry(),)*
                }
            }
        }
    };
}

pub(super) use {code_of_families, family, maybe};
