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
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::spec::words::SCHEMA_WORDS;
    use crate::templates::SCHEMA;

    /// All words of a schema.
    fn texts(schema: &Value, all: &mut BTreeSet<String>) {
        match schema {
            Value::Object(keys) => {
                for (key, value) in keys {
                    match value.as_str() {
                        Some(text) if WORDS.contains(&key.as_str()) => {
                            all.insert(text.split_whitespace().collect::<Vec<_>>().join(" "));
                        }
                        _ => texts(value, all),
                    }
                }
            }
            Value::Array(values) => values.iter().for_each(|value| texts(value, all)),
            _ => {}
        }
    }

    /// A schema without its words.
    fn silent(mut schema: Value) -> Value {
        fn silence(schema: &mut Value) {
            match schema {
                Value::Object(keys) => {
                    keys.retain(|key, value| !(value.is_string() && WORDS.contains(&key.as_str())));
                    keys.values_mut().for_each(silence);
                }
                Value::Array(values) => values.iter_mut().for_each(silence),
                _ => {}
            }
        }
        silence(&mut schema);
        schema
    }

    #[test]
    fn every_text_of_the_schema_is_translated() {
        let mut all = BTreeSet::new();
        texts(&serde_json::from_str(SCHEMA).expect("JSON"), &mut all);
        let missing: Vec<_> = all.iter().filter(|text| schema_french(text).is_none()).collect();
        assert!(missing.is_empty(), "no French for {missing:#?}");
        let mut known = BTreeSet::new();
        for (english, _) in SCHEMA_WORDS {
            assert!(all.contains(*english), "no longer in the schema: {english}");
            assert!(known.insert(english), "twice: {english}");
        }
    }

    /// `code` between backticks, which is the same in all languages.
    fn typed(text: &str) -> BTreeSet<&str> {
        text.split('`').skip(1).step_by(2).collect()
    }

    #[test]
    fn translations_name_the_same_keys_and_values() {
        for (english, french) in SCHEMA_WORDS {
            if !english.contains("`Board`") {
                assert_eq!(typed(english), typed(french), "{english}\n{french}");
            }
        }
    }

    #[test]
    fn a_translated_schema_allows_the_same() {
        assert_eq!(schema_in(Lang::En, SCHEMA), SCHEMA);
        let french = schema_in(Lang::Fr, SCHEMA);
        assert!(french.contains("Les pièces."), "{french}");
        let parsed = |text: &str| silent(serde_json::from_str(text).expect("JSON"));
        assert_eq!(parsed(&french), parsed(SCHEMA));
        let keys = |text: &str| text.lines().filter(|line| !line.contains("\"description\"")).count();
        assert_eq!(keys(&french), keys(SCHEMA), "and is laid out alike");
    }
}
