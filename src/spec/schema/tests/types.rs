//! The schemas of types that are read by hand.

use std::borrow::Cow;

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde_json::{Map, Value, json};

use crate::game::Lang;
use crate::rules::ENGINES;
use crate::spec::At;
use crate::spec::typed::*;

// The schema describes the value only.
impl<T: JsonSchema> JsonSchema for At<T> {
    fn inline_schema() -> bool {
        T::inline_schema()
    }

    fn schema_name() -> Cow<'static, str> {
        T::schema_name()
    }

    fn schema_id() -> Cow<'static, str> {
        T::schema_id()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        T::json_schema(generator)
    }
}

impl JsonSchema for Paper {
    fn schema_name() -> Cow<'static, str> {
        "Paper".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        let mut examples = PAPERS.map(|(name, _)| name.to_owned()).to_vec();
        examples.push("210mm x 297mm".to_owned());
        json_schema!({
            "description": "A paper by name, or its width and height.",
            "type": "string",
            "pattern": "^\\s*([aA][345]|[lL][eE][tT][tT][eE][rR]|[lL][eE][gG][aA][lL]|[tT][aA][bB][lL][oO][iI][dD]|[\\d.]+\\s*(mm|cm|in|pt)?\\s*[xX×]\\s*[\\d.]+\\s*(mm|cm|in|pt))\\s*$",
            "examples": examples,
        })
    }
}

impl JsonSchema for Length {
    fn schema_name() -> Cow<'static, str> {
        "Length".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({
            "description": "A number and its unit: mm, cm, in or pt.",
            "type": "string",
            "pattern": "^\\s*[-+]?(\\d+\\.?\\d*|\\.\\d+)\\s*([mM][mM]|[cC][mM]|[iI][nN]|[pP][tT])\\s*$|\\{[^{}]*\\}",
            "examples": ["25mm", "1in", "72pt", "2.5cm"],
        })
    }
}

impl JsonSchema for TypedEdge {
    fn schema_name() -> Cow<'static, str> {
        "Edge".into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        json_schema!({ "anyOf": [{ "type": "boolean" }, generator.subschema_for::<EdgeTable>()] })
    }
}

impl JsonSchema for Words {
    fn schema_name() -> Cow<'static, str> {
        "Words".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        let text = |lang: Lang| {
            let about = format!("In {}.", lang.words().english_name);
            (lang.code().to_owned(), json!({ "description": about, "type": "string", "pattern": "\\S" }))
        };
        let texts: Map<_, _> = Lang::ALL.into_iter().map(text).collect();
        json_schema!({
            "description": "A text: one string for all languages, or one for each.",
            "anyOf": [
                { "type": "string", "pattern": "\\S" },
                { "type": "object", "properties": texts, "minProperties": 1, "additionalProperties": false },
            ],
        })
    }
}

impl JsonSchema for Paint {
    fn schema_name() -> Cow<'static, str> {
        "Color".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({
            "description": "A name from [colors], a CSS name, `#rrggbb`, or `cmyk(c, m, y, k)` in per cent.",
            "type": "string",
            "pattern": "^([^#(){}]+|#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})|[a-zA-Z]+\\s*\\([^()]*\\))$|\\{[^{}]*\\}",
            "examples": ["crimson", "#c8102e", "cmyk(0, 90, 80, 10)"],
        })
    }
}

impl JsonSchema for TypedScale {
    fn schema_name() -> Cow<'static, str> {
        "Scale".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({
            "description": "Per cent of the sizes of the spec, or a factor: from 50% to 200%.",
            "type": "string",
            "pattern": "^\\s*(([5-9]\\d|1\\d\\d)(\\.\\d*)?|200(\\.0*)?)\\s*%\\s*$|^\\s*(0?\\.[5-9]\\d*|1(\\.\\d*)?|2(\\.0*)?)\\s*$",
            "examples": ["125%", "1.25"],
        })
    }
}

impl JsonSchema for FontName {
    fn schema_name() -> Cow<'static, str> {
        "FontName".into()
    }
    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({ "anyOf": [
            { "type": "string", "enum": BundledFont::WORDS },
            { "type": "string", "pattern": "^[^/\\\\:][^\\\\:]*\\.[tT][tT][fF]$" },
        ] })
    }
}

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
