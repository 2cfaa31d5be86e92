//! Makes the JSON Schema as strict as the program: one closed branch for each kind of table, bounds, and patterns.

use schemars::Schema;
use serde_json::{Map, Value, json};

use crate::game::marker::tag25h9;
use crate::spec::limits;

/// A kind of table that has some keys of its own.
pub(crate) struct Branch<'a> {
    /// The word for it.
    pub word: &'a str,
    /// The keys of its own.
    pub keys: Vec<&'a str>,
    /// The sets of keys of which it needs one.
    pub needs: Vec<Vec<&'a str>>,
}

/// Closes a table: it has the keys of one kind, and what that kind needs. `key` holds the kind; if it is missing, the
/// kind is one that is `usual`.
pub(crate) fn close(schema: &mut Schema, key: &str, usual: &[&str], kinds: &[Branch]) {
    let Some(Value::Object(all)) = schema.get("properties").cloned() else { return };
    let is_of_others =
        |name: &str, own: &[&str]| !own.contains(&name) && kinds.iter().any(|kind| kind.keys.contains(&name));
    let branch = |kind: &Branch| {
        let own = all.keys().filter(|name| !is_of_others(name, &kind.keys));
        let mut properties: Map<String, Value> = own.map(|name| (name.clone(), Value::Bool(true))).collect();
        properties.insert(key.to_owned(), json!({ "const": kind.word }));
        // Without `required`, a table without a kind would match every branch.
        let required = if usual.contains(&kind.word) { vec![] } else { vec![key] };
        let needs = kind.needs.iter().map(|keys| json!({ "required": keys }));
        json!({
            "properties": properties,
            "required": required,
            "additionalProperties": false,
            "anyOf": needs.collect::<Vec<_>>(),
        })
    };
    let mut branches: Vec<Value> = kinds.iter().map(branch).collect();
    // A kind that comes from a table.
    branches.push(json!({ "properties": { key: { "pattern": PLACEHOLDER } }, "required": [key] }));
    schema.insert("oneOf".to_owned(), Value::Array(branches));
}

/// A text with a placeholder.
const PLACEHOLDER: &str = "\\{[^{}]*\\}";
/// A length that is not negative.
const LENGTH: &str = "^\\s*\\+?(\\d+\\.?\\d*|\\.\\d+)\\s*([mM][mM]|[cC][mM]|[iI][nN]|[pP][tT])\\s*$";
/// A length above zero.
const POSITIVE_LENGTH: &str =
    "^\\s*\\+?(\\d*[1-9]\\d*\\.?\\d*|\\d*\\.\\d*[1-9]\\d*)\\s*([mM][mM]|[cC][mM]|[iI][nN]|[pP][tT])\\s*$";
/// Keys whose length may be zero.
const MAY_BE_ZERO: [&str; 9] =
    ["gap", "margin", "bleed", "overlap", "corner", "tab", "clearance", "sides", "ends"];
const NAME: &str = "^[a-z0-9]+(-[a-z0-9]+)*$";
/// A path below the folder of the spec or beside it.
const PATH: &str = "^([^/\\\\:]|[^/\\\\:][^\\\\:][^\\\\]*)$";
const CELLS: &str = "^\\s*([rR][oO][wW]\\s+\\d{1,3}|[cC][oO][lL][uU][mM][nN]\\s+[a-zA-Z]{1,2}|[a-zA-Z]{1,2}\\d{1,3}\\s*(:\\s*[a-zA-Z]{1,2}\\d{1,3})?)\\s*$";
const LINE: &str = "^\\s*[a-zA-Z]{1,2}\\d{1,3}(\\s+[a-zA-Z]{1,2}\\d{1,3})+\\s*$";
const PORTS: &str = "^[ ,-]*([nN]|[nN][eE]|[eE]|[sS][eE]|[sS]|[sS][wW]|[wW]|[nN][wW])([ ,-]+([nN]|[nN][eE]|[eE]|[sS][eE]|[sS]|[sS][wW]|[wW]|[nN][wW]))*[ ,-]*$";
const TRACK: &str = "^[ ,-]*([nNsS]?([nN][eE]|[nN][wW]|[sS][eE]|[sS][wW])|[eEwW]([nN][eE]|[nN][wW]|[sS][eE]|[sS][wW])|[nNeEsSwW])[ ,-]+([nNsS]?([nN][eE]|[nN][wW]|[sS][eE]|[sS][wW])|[eEwW]([nN][eE]|[nN][wW]|[sS][eE]|[sS][wW])|[nNeEsSwW])[ ,-]*$";

/// Adds bounds and patterns to the keys of a table.
pub(crate) fn bound(schema: &mut Schema) {
    let Some(Value::Object(properties)) = schema.get_mut("properties") else { return };
    for (name, node) in properties {
        let Value::Object(node) = node else { continue };
        if is_a(node, "Length") {
            let pattern = if MAY_BE_ZERO.contains(&name.as_str()) { LENGTH } else { POSITIVE_LENGTH };
            for key in ["$ref", "anyOf", "allOf"] {
                node.remove(key);
            }
            node.insert("type".into(), json!("string"));
            node.insert("pattern".into(), json!(pattern));
            node.insert("examples".into(), json!(["25mm", "1in", "72pt", "2.5cm"]));
            continue;
        }
        let (first, last) = match name.as_str() {
            "count" => limits::COUNT,
            "pips" => limits::PIPS,
            "columns" | "rows" | "squares" => limits::CELLS,
            "turn" => (-360, 360),
            "players" => limits::PLAYERS,
            "rounds" | "games" => limits::ROUNDS,
            _ => (0, 0),
        };
        if last > 0 && node.contains_key("type") && !node.contains_key("items") {
            node.insert("minimum".into(), json!(first));
            node.insert("maximum".into(), json!(last));
        }
        match name.as_str() {
            "name" => insert(node, &[("pattern", json!(NAME)), ("maxLength", json!(limits::NAME_CHARS))]),
            "art" | "picture" | "table" | "outline" => insert(node, &[("pattern", json!(PATH))]),
            "names" => {
                insert(
                    node,
                    &[("minItems", json!(limits::PLAYERS.0)), ("maxItems", json!(limits::PLAYERS.1))],
                );
            }
            "ports" => insert(node, &[("pattern", json!(PORTS))]),
            "tracks" => each(node, json!({ "type": "string", "pattern": TRACK })),
            "like" | "fits" | "svg" => insert(node, &[("minLength", json!(1))]),
            "letter" => insert(node, &[("minLength", json!(1)), ("maxLength", json!(1))]),
            "cells" | "missing" => each(node, json!({ "type": "string", "pattern": CELLS })),
            "lines" => each(node, json!({ "type": "string", "pattern": LINE })),
            "camps" => {
                each(node, json!({ "type": "string", "minLength": 1, "maxLength": 1 }));
                insert(node, &[("uniqueItems", json!(true))]);
            }
            "checker" => insert(node, &[("minItems", json!(2))]),
            "series" => {
                each(node, json!({ "type": "string", "pattern": "[^\\s]" }));
                insert(node, &[("uniqueItems", json!(true))]);
            }
            "split" | "parts" => {
                insert(node, &[("minItems", json!(limits::PARTS.0)), ("maxItems", json!(limits::PARTS.1))]);
            }
            "markers" => {
                each(node, json!({ "type": "integer", "minimum": 0, "maximum": tag25h9::COUNT - 1 }));
                insert(node, &[("uniqueItems", json!(true))]);
            }
            _ => {}
        }
    }
}

/// Allows a text with a placeholder in every key of a table and of its lists: a piece may take its values from a table.
pub(crate) fn fill(schema: &mut Schema) {
    let Some(Value::Object(properties)) = schema.get_mut("properties") else { return };
    for (name, node) in properties {
        let Value::Object(node) = node else { continue };
        let is_table = ["FaceTable", "MarkTable", "Words", "Edge"].iter().any(|table| is_a(node, table));
        if is_table || matches!(name.as_str(), "series" | "table" | "marks" | "parts") {
            continue;
        }
        let description = node.remove("description");
        let mut whole = Map::new();
        whole.extend(description.map(|text| ("description".to_owned(), text)));
        let filled = json!({ "type": "string", "pattern": PLACEHOLDER });
        let mut choices = vec![filled, Value::Object(std::mem::take(node))];
        if name == "count" {
            choices.push(json!({ "type": "array", "items": choices.clone(), "minItems": 1 }));
        }
        whole.insert("anyOf".to_owned(), Value::Array(choices));
        *node = whole;
    }
}

/// Whether a property is of a type that has a definition.
fn is_a(node: &Map<String, Value>, definition: &str) -> bool {
    let reference = json!(format!("#/definitions/{definition}"));
    let refers = |node: &Value| node.get("$ref") == Some(&reference);
    let among = |key: &str| node.get(key).and_then(Value::as_array).is_some_and(|all| all.iter().any(refers));
    node.get("$ref") == Some(&reference) || among("anyOf") || among("allOf")
}

fn insert(node: &mut Map<String, Value>, entries: &[(&str, Value)]) {
    // A key of this name in another table may have another type.
    if node.contains_key("type") {
        node.extend(entries.iter().map(|(key, value)| ((*key).to_owned(), value.clone())));
    }
}

fn each(node: &mut Map<String, Value>, element: Value) {
    if node.contains_key("items") {
        node.insert("items".to_owned(), element);
        node.insert("minItems".to_owned(), json!(1));
    }
}
