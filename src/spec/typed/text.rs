//! Texts in all languages, and colours.

use std::fmt;

use serde::Deserialize;
use serde::de::{Deserializer, Error, MapAccess, Visitor};

use super::NO_WORDS;
use crate::game::{ByLang, Lang};
use crate::spec::words::KindName;
use crate::text::Message;

/// A text: one string for all languages, or `{ en = "…", fr = "…" }`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Words(pub ByLang<String>);

impl<'de> Deserialize<'de> for Words {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Words, D::Error> {
        deserializer.deserialize_any(WordsVisitor)
    }
}

struct WordsVisitor;

impl<'de> Visitor<'de> for WordsVisitor {
    type Value = Words;

    fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}", Message::from(KindName::Words))
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<Words, E> {
        Ok(Words(ByLang::same(text.to_owned())))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Words, A::Error> {
        let mut texts: ByLang<Option<String>> = ByLang::default();
        while let Some(LangKey(lang)) = map.next_key()? {
            *texts.get_mut(lang) = Some(map.next_value()?);
        }
        // A text in one language only serves all languages.
        let Some(first) = texts.iter().flatten().next() else {
            return Err(A::Error::custom(NO_WORDS));
        };
        Ok(Words(texts.map(|text| text.as_ref().unwrap_or(first).clone())))
    }
}

/// A language as the key of a text.
struct LangKey(Lang);

impl<'de> Deserialize<'de> for LangKey {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<LangKey, D::Error> {
        deserializer.deserialize_identifier(LangKeyVisitor)
    }
}

struct LangKeyVisitor;

impl Visitor<'_> for LangKeyVisitor {
    type Value = LangKey;

    fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str("a language")
    }

    fn visit_str<E: Error>(self, code: &str) -> Result<LangKey, E> {
        Lang::from_code(code).map(LangKey).ok_or_else(|| E::unknown_field(code, Lang::CODES))
    }
}

/// A colour as typed: a name from `[colors]`, a CSS name, `#rrggbb`, or `cmyk(c, m, y, k)` in per cent.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub(crate) struct Paint(pub String);
