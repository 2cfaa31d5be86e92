//! Schema of tables whose keys depend on their kind.

use schemars::Schema;
use serde_json::{Map, Value, json};

/// Forbids a table the keys of other kinds. `key` holds the kind; if it is missing, the kind is `usual`, if there is
/// one.
pub(crate) fn only_its_own(schema: &mut Schema, key: &str, usual: Option<&str>, kinds: &[(&str, &[&str])]) {
    let rules: Vec<Value> = kinds
        .iter()
        .map(|(kind, own)| {
            let foreign: Map<String, Value> = kinds
                .iter()
                .flat_map(|(_, keys)| keys.iter())
                .filter(|key| !own.contains(key))
                .map(|key| ((*key).to_owned(), Value::Bool(false)))
                .collect();
            // Without `required`, a table without a kind would match every rule.
            let condition = if usual == Some(*kind) {
                json!({ "properties": { key: { "const": kind } } })
            } else {
                json!({ "properties": { key: { "const": kind } }, "required": [key] })
            };
            json!({ "if": condition, "then": { "properties": foreign } })
        })
        .collect();
    schema.insert("allOf".to_owned(), Value::Array(rules));
}

#[cfg(test)]
mod tests {
    use crate::spec::schema;

    #[test]
    fn the_schema_forbids_sizes_of_other_shapes_and_grids() {
        let schema: serde_json::Value = serde_json::from_str(&schema()).expect("JSON");
        let rule = |table: &str, key: &str, kind: &str| {
            let rules = schema["definitions"][table]["allOf"].as_array().cloned().unwrap_or_default();
            let is = |rule: &serde_json::Value| rule["if"]["properties"][key]["const"] == kind;
            rules.into_iter().find(is).expect("a rule for each kind")
        };
        let circle = rule("PieceTable", "shape", "circle");
        assert_eq!(circle["if"]["required"][0], "shape");
        assert_eq!(circle["then"]["properties"]["side"], false);
        assert_eq!(circle["then"]["properties"]["wall"], false);
        assert!(circle["then"]["properties"].get("diameter").is_none());
        let square = rule("BoardTable", "grid", "square");
        assert!(square["if"].get("required").is_none(), "a board that does not say its grid has squares");
        assert_eq!(square["then"]["properties"]["lines"], false);
        assert!(square["then"]["properties"].get("square").is_none());
    }
}
