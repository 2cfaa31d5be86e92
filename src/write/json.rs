//! JSON documents for other programs.

use serde_json::{Map, Value};

use super::stamp::{JSON_END, stamp};

/// An object as a document, with the stamp as its last value, under a key that its reader leaves to people.
pub(crate) fn json(object: &Map<String, Value>, last_key: &str) -> Vec<u8> {
    let mut text = String::from("{");
    for (key, value) in object {
        // An object of texts, numbers and lists can always be written.
        let value = serde_json::to_string_pretty(value).unwrap_or_default().replace('\n', "\n  ");
        text += &format!("\n  {}: {value},", Value::from(key.as_str()));
    }
    text += &format!("\n  {}: \"", Value::from(last_key));
    let mut bytes = text.into_bytes();
    bytes.extend(stamp(&bytes));
    bytes.extend(JSON_END);
    bytes
}
