//! Macros that define the enums of codes.

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
        $family:ident $(by $rule:path)? {
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

        }

        impl PartialEq<$family> for $crate::text::Code {
            fn eq(&self, other: &$family) -> bool {
                *self == $crate::text::Code::from(*other)
            }
        }

        impl From<$family> for $crate::text::Code {
            fn from(code: $family) -> $crate::text::Code {
                $crate::text::codes::family::no_rule! { $family $($rule)? }
                match code {
                    $($family::$variant => $crate::text::Code::new(const { &$crate::text::CodeEntry {
                        code: $code,
                        meaning: $meaning,
                        layer: $crate::text::codes::family::maybe!($($crate::text::codes::Layer::$layer)?),
                        rule: Some(|| rule_of($family::$variant)),
                    } }),)*
                }
            }
        }
    };
}

/// The function for the rule of a code.
macro_rules! no_rule {
    ($family:ident) => {
        fn rule_of(_: $family) -> Option<$crate::text::Message> {
            None
        }
    };
    ($family:ident $rule:path) => {
        use $rule;
    };
}

/// Defines the list of all codes: `Family "Title",`.
macro_rules! code_of_families {
    ($($family:ident $title:literal,)*) => {
        impl Code {
            /// All codes, family by family.
            pub fn all() -> impl Iterator<Item = Code> {
                families().into_iter().flat_map(|(_, codes)| codes)
            }
        }

        /// The families, each with its title and its codes.
        pub(super) fn families() -> Vec<(&'static str, Vec<Code>)> {
            vec![$(($title, $family::ALL.iter().copied().map(Code::from).collect()),)*]
        }
    };
}

pub(super) use {code_of_families, family, maybe, no_rule};
