//! Words the JSON Schema in other languages. Tests generate it from the types of the spec.

use std::borrow::Cow;

use serde::Serialize;
use serde_json::Value;

use super::words::schema_french;
use crate::game::Lang;

/// The text of the schema with its descriptions in a language.
pub(crate) fn schema_in(lang: Lang, english: &str) -> Cow<'_, str> {
    match (lang, serde_json::from_str(english)) {
        (Lang::Fr, Ok(mut schema)) => {
            translate(&mut schema);
            file(&schema).into()
        }
        _ => english.into(),
    }
}

/// The text of a file.
fn file(schema: &impl Serialize) -> String {
    let mut text = serde_json::to_string_pretty(schema).unwrap_or_default();
    text.push('\n');
    text
}

/// The keys of a schema whose values are words for a reader.
const WORDS: [&str; 2] = ["title", "description"];

/// Replaces the words of a schema by French ones.
fn translate(schema: &mut Value) {
    match schema {
        Value::Object(keys) => {
            for (key, value) in keys {
                match value {
                    Value::String(text) if WORDS.contains(&key.as_str()) => {
                        if let Some(french) = schema_french(text) {
                            *text = french;
                        }
                    }
                    _ => translate(value),
                }
            }
        }
        Value::Array(all) => all.iter_mut().for_each(translate),
        _ => {}
    }
}

#[cfg(test)]
pub(super) mod tests;
