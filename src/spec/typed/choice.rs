//! Values that are one of a few words: what all share, and those of prints.

use std::fmt;

use serde::de::{Error, Visitor};

use crate::game::{Backs, CutStyle, Fit, Lang};
use crate::spec::words::KindName;
use crate::text::Message;
use crate::text::sentence::enumerated;

macro_rules! choice {
    ($(#[doc = $about:literal])* $name:ident: $of:ty = $expected:ident { $($word:literal => $value:expr,)* }) => {
        $(#[doc = $about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub(crate) struct $name(pub $of);

        impl $name {
            /// All possible words.
            pub(crate) const WORDS: &'static [&'static str] = &[$($word),*];

            /// The value of a word.
            pub(crate) fn named(word: &str) -> Option<$name> {
                match word {
                    $($word => Some($name($value)),)*
                    _ => None,
                }
            }
        }

        impl From<$name> for $of {
            fn from($name(value): $name) -> $of {
                value
            }
        }

        $crate::spec::typed::choice::typed_as_word!($name: $expected);
    };
}

/// Implements deserialising and the schema by `WORDS` and `named`.
macro_rules! typed_as_word {
    ($name:ident: $expected:ident) => {
        impl<'de> serde::Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<$name, D::Error> {
                let word = $crate::spec::typed::choice::NamedWord {
                    kind: $crate::spec::words::KindName::$expected,
                    named: $name::named,
                    words: $name::WORDS,
                };
                deserializer.deserialize_any(word)
            }
        }

        impl $crate::spec::typed::option::Typed for $name {
            fn parse(
                typed: &str,
                option: &$crate::spec::typed::PrintOption,
            ) -> Result<$name, $crate::text::Finding> {
                option.named(typed, $name::named)
            }
        }

        #[cfg(test)]
        impl schemars::JsonSchema for $name {
            fn schema_name() -> std::borrow::Cow<'static, str> {
                stringify!($name).into()
            }
            fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
                schemars::json_schema!({ "type": "string", "enum": $name::WORDS })
            }
        }
    };
}

pub(super) use {choice, typed_as_word};

/// Reads a value by its word.
pub(super) struct NamedWord<T> {
    pub(super) kind: KindName,
    pub(super) named: fn(&str) -> Option<T>,
    pub(super) words: &'static [&'static str],
}

impl<T> Visitor<'_> for NamedWord<T> {
    type Value = T;

    fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}", Message::from(self.kind.clone()))
    }

    fn visit_str<E: Error>(self, word: &str) -> Result<T, E> {
        (self.named)(word).ok_or_else(|| E::unknown_variant(word, self.words))
    }
}

choice! {
    /// How cuts are shown.
    CutName: CutStyle = Cut {
        "marks" => CutStyle::Marks,
        "lines" => CutStyle::Lines,
        "outline" => CutStyle::Outline,
        "guillotine" => CutStyle::Guillotine,
        "none" => CutStyle::None,
    }
}

choice! {
    /// What decides how large the game is printed.
    PrintFitName: Fit = FitTo {
        "page" => Fit::Page,
    }
}

choice! {
    /// Whether and how backs are printed.
    BacksName: Backs = Backs {
        "none" => Backs::None,
        "duplex-long" => Backs::DuplexLong,
        "duplex-short" => Backs::DuplexShort,
        "fold" => Backs::Fold,
    }
}

/// A language.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "Lang", type = "\"en\" | \"fr\""))]
pub(crate) struct LangName(pub Lang);

impl LangName {
    /// All possible words.
    pub(crate) const WORDS: &'static [&'static str] = Lang::CODES;

    /// The value of a word.
    pub(crate) fn named(word: &str) -> Option<LangName> {
        Lang::from_code(word).map(LangName)
    }
}

impl From<LangName> for Lang {
    fn from(LangName(lang): LangName) -> Lang {
        lang
    }
}

typed_as_word!(LangName: Language);

/// Writes words as `"a", "b" or "c"`, with the word of a language before the last.
pub(crate) struct AnyOf<'a>(pub &'a [&'a str], pub &'a str);

impl fmt::Display for AnyOf<'_> {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(&enumerated(self.0.iter().map(|word| format!("{word:?}")), self.1))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_language_is_named_by_its_code() {
        for lang in Lang::ALL {
            assert_eq!(LangName::named(lang.code()), Some(LangName(lang)));
        }
        assert_eq!(LangName::WORDS.len(), Lang::ALL.len());
        assert_eq!(LangName::named("xx"), None);
    }

    #[test]
    fn possible_words_are_listed_with_or() {
        assert_eq!(AnyOf(&["en", "fr"], "or").to_string(), "\"en\" or \"fr\"");
        assert_eq!(AnyOf(&["de", "en", "fr"], "or").to_string(), "\"de\", \"en\" or \"fr\"");
    }
}
