//! Tests of the schema.

pub(crate) mod branches;
pub(crate) mod closed;
mod generate;
mod strict;
mod types;
mod validator;

use std::collections::BTreeSet;

use super::*;
use crate::spec::words::SCHEMA_WORDS;
use crate::templates::SCHEMA;
use generate::schema;

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

/// Removes what only tests know: a key, and a choice.
fn forget(schema: &mut Value, name: &str) {
    match schema {
        Value::Object(keys) => {
            keys.remove(name);
            keys.values_mut().for_each(|value| forget(value, name));
        }
        Value::Array(values) => {
            values.retain(|value| value != name);
            values.iter_mut().for_each(|value| forget(value, name));
        }
        _ => {}
    }
}

#[test]
fn the_committed_schema_is_that_of_the_types() {
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/templates/tablier.schema.json");
    let mut now = serde_json::from_str(&schema()).expect("JSON");
    forget(&mut now, Lang::De.code());
    // A schema has its own order of keys.
    let now = super::file(&schemars::Schema::try_from(now).expect("a schema"));
    if std::env::var_os("BLESS").is_some() {
        std::fs::write(file, &now).expect("the schema is written");
    }
    assert!(now == std::fs::read_to_string(file).expect("the schema"), "`cargo bless` writes it anew");
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
