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
            #[cfg(test)]
            pub(crate) const ALL: [$family; [$($code,)*].len()] = [$($family::$variant,)*];
        }

        impl PartialEq<$family> for $crate::text::Code {
            fn eq(&self, other: &$family) -> bool {
                *self == $crate::text::Code::from(*other)
            }
        }

        impl From<$family> for $crate::text::Code {
            fn from(code: $family) -> $crate::text::Code {
                match code {
                    $($family::$variant => $crate::text::Code::new(const { &$crate::text::CodeEntry {
                        code: $code,
                        meaning: $meaning,
                        layer: $crate::text::codes::family::maybe!($($crate::text::Layer::$layer)?),
                        rule: None,
                    } }),)*
                }
            }
        }
    };
}

pub(super) use {family, maybe};
