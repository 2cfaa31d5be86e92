//! Texts in both languages, and colours.

use std::borrow::Cow;
use std::fmt;

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::Deserialize;
use serde::de::value::MapAccessDeserializer;
use serde::de::{Deserializer, Error, MapAccess, Visitor};

use crate::game::ByLang;

/// A text: one string for both languages, or `{ en = "…", fr = "…" }`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Words(pub ByLang<String>);

/// The table of a text.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WordsTable {
    en: Option<String>,
    fr: Option<String>,
}

impl<'de> Deserialize<'de> for Words {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Words, D::Error> {
        deserializer.deserialize_any(WordsVisitor)
    }
}

struct WordsVisitor;

impl<'de> Visitor<'de> for WordsVisitor {
    type Value = Words;

    fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str("a text, or one per language like { en = \"Start\", fr = \"Départ\" }")
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<Words, E> {
        Ok(Words(ByLang::same(text.to_owned())))
    }

    fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<Words, A::Error> {
        // A text in one language only is better printed than refused.
        match WordsTable::deserialize(MapAccessDeserializer::new(map))? {
            WordsTable { en: Some(en), fr: Some(fr) } => Ok(Words(ByLang { en, fr })),
            WordsTable { en: Some(one), fr: None } | WordsTable { en: None, fr: Some(one) } => {
                Ok(Words(ByLang::same(one)))
            }
            WordsTable { en: None, fr: None } => Err(A::Error::custom(
                "a text without words: write { en = \"…\", fr = \"…\" } or a string for both languages",
            )),
        }
    }
}

impl JsonSchema for Words {
    fn schema_name() -> Cow<'static, str> {
        "Words".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({
            "description": "A text: one string for both languages, or one for each.",
            "anyOf": [
                { "type": "string" },
                {
                    "type": "object",
                    "properties": {
                        "en": { "description": "In English.", "type": "string" },
                        "fr": { "description": "In French.", "type": "string" },
                    },
                    "minProperties": 1,
                    "additionalProperties": false,
                },
            ],
        })
    }
}

/// A colour as typed: a name from `[colors]`, a CSS name, `#rrggbb`, or `cmyk(c, m, y, k)` in per cent.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Paint(pub String);

impl JsonSchema for Paint {
    fn schema_name() -> Cow<'static, str> {
        "Color".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({
            "description": "A name from [colors], a CSS name, `#rrggbb`, or `cmyk(c, m, y, k)` in per cent.",
            "type": "string",
            "examples": ["crimson", "#c8102e", "cmyk(0, 90, 80, 10)"],
        })
    }
}
