//! Generates the JSON Schema from the types of the spec, and words it in other languages.

use std::borrow::Cow;

use schemars::Schema;
use schemars::generate::SchemaSettings;
use schemars::transform::{Transform, transform_subschemas};
use serde::Serialize;
use serde_json::Value;

use super::typed::Spec;
use super::words::schema_french;
use crate::game::Lang;

/// The JSON Schema as the text of a file, in Draft 7, which editors support for TOML. Its descriptions are in English.
pub fn schema() -> String {
    let settings = SchemaSettings::draft07().with_transform(WithoutNull);
    let schema = settings.into_generator().into_root_schema_for::<Spec>();
    file(&schema)
}

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

/// Removes `null` from the types of optional keys: TOML has no null.
#[derive(Clone, Debug)]
struct WithoutNull;

impl Transform for WithoutNull {
    fn transform(&mut self, schema: &mut Schema) {
        transform_subschemas(self, schema);
        let Some(object) = schema.as_object_mut() else { return };
        if let Some(Value::Array(types)) = object.get_mut("type") {
            types.retain(|name| name != "null");
            if let [only] = &types[..] {
                let only = only.clone();
                object.insert("type".to_owned(), only);
            }
        }
        if let Some(Value::Array(choices)) = object.get_mut("anyOf") {
            choices.retain(|choice| choice.get("type").is_none_or(|name| name != "null"));
            if let [only] = &choices[..] {
                let only = only.clone();
                object.remove("anyOf");
                // Draft 7 ignores everything beside a `$ref`, including descriptions.
                object.insert("allOf".to_owned(), Value::Array(vec![only]));
            }
        }
    }
}

#[cfg(test)]
mod tests;
