//! `[rules]`

use std::borrow::Cow;
use std::collections::BTreeMap;

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::Deserialize;
use serde_json::{Map, Value, json};

use crate::rules::ENGINES;
use crate::spec::At;

/// `engine` and the options of that engine, which only the engine knows.
#[derive(Clone, Debug, Default, Deserialize)]
pub(crate) struct RulesTable(pub BTreeMap<At<String>, At<String>>);

impl JsonSchema for RulesTable {
    fn schema_name() -> Cow<'static, str> {
        "RulesTable".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        let names: Vec<_> = ENGINES.iter().map(|engine| engine.name).collect();
        let mut keys = Map::new();
        keys.insert("engine".into(), json!({ "description": "Which rules.", "enum": names }));
        for option in ENGINES.iter().flat_map(|engine| engine.options) {
            let Some(default) = option.values.first() else { continue };
            let about = format!("{}. Default: `{default}`.", option.about);
            keys.insert(option.name.into(), json!({ "description": about, "enum": option.values }));
        }
        let branches = ENGINES.iter().map(|engine| {
            let options = engine.options.iter().map(|option| (option.name.to_owned(), Value::Bool(true)));
            let mut own: Map<_, _> = options.collect();
            own.insert("engine".into(), json!({ "const": engine.name }));
            json!({ "properties": own, "additionalProperties": false })
        });
        json_schema!({
            "description": "The rules that positions are judged by: an engine and its options.",
            "type": "object",
            "properties": Value::Object(keys),
            "required": ["engine"],
            "oneOf": branches.collect::<Vec<_>>(),
        })
    }
}
