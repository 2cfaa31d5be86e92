//! Validates TOML against the part of JSON Schema that the schema of specs uses.

use regex_lite::Regex;
use serde_json::Value;

pub(super) struct Validator {
    schema: Value,
}

impl Validator {
    pub(super) fn new(schema: &str) -> Validator {
        Validator { schema: serde_json::from_str(schema).expect("JSON") }
    }

    /// Whether the schema accepts a spec.
    pub(super) fn accepts(&self, spec: &str) -> bool {
        let Ok(spec) = toml::from_str::<Value>(spec) else { return false };
        self.fits(&spec, &self.schema)
    }

    fn fits(&self, value: &Value, schema: &Value) -> bool {
        let Value::Object(rules) = schema else { return schema != &Value::Bool(false) };
        if let Some(reference) = rules.get("$ref") {
            let name =
                reference.as_str().and_then(|it| it.strip_prefix("#/definitions/")).expect("a definition");
            return self.fits(value, &self.schema["definitions"][name]);
        }
        rules.iter().all(|(rule, expected)| self.keeps(value, rule, expected, schema))
    }

    fn keeps(&self, value: &Value, rule: &str, expected: &Value, schema: &Value) -> bool {
        let all = |list: &Value| list.as_array().cloned().unwrap_or_default();
        let at_least = |length: usize| length as u64 >= expected.as_u64().expect("a number");
        match (rule, value) {
            ("type", _) => match expected {
                Value::Array(types) => types.iter().any(|name| is_a(value, name)),
                name => is_a(value, name),
            },
            ("const", _) => value == expected,
            ("enum", _) => all(expected).contains(value),
            ("allOf", _) => all(expected).iter().all(|one| self.fits(value, one)),
            ("anyOf", _) => all(expected).iter().any(|one| self.fits(value, one)),
            ("oneOf", _) => all(expected).iter().filter(|one| self.fits(value, one)).count() == 1,
            ("not", _) => !self.fits(value, expected),
            ("pattern", Value::String(text)) => {
                Regex::new(expected.as_str().expect("a pattern")).expect("a pattern").is_match(text)
            }
            ("minLength", Value::String(text)) => at_least(text.chars().count()),
            ("maxLength", Value::String(text)) => {
                text.chars().count() as u64 <= expected.as_u64().expect("a number")
            }
            ("minimum", Value::Number(number)) => number.as_f64() >= expected.as_f64(),
            ("maximum", Value::Number(number)) => number.as_f64() <= expected.as_f64(),
            ("minItems", Value::Array(list)) => at_least(list.len()),
            ("maxItems", Value::Array(list)) => list.len() as u64 <= expected.as_u64().expect("a number"),
            ("uniqueItems", Value::Array(list)) => (1..list.len()).all(|at| !list[..at].contains(&list[at])),
            ("items", Value::Array(list)) => match expected {
                Value::Array(each) => list.iter().zip(each).all(|(value, one)| self.fits(value, one)),
                one => list.iter().all(|value| self.fits(value, one)),
            },
            ("minProperties", Value::Object(keys)) => at_least(keys.len()),
            ("required", Value::Object(keys)) => {
                all(expected).iter().all(|key| keys.contains_key(key.as_str().expect("a key")))
            }
            ("properties", Value::Object(keys)) => {
                let of_key = |(key, value): (&String, &Value)| {
                    expected.get(key).is_none_or(|one| self.fits(value, one))
                };
                keys.iter().all(of_key)
            }
            ("additionalProperties", Value::Object(keys)) => {
                let known = schema.get("properties");
                let mut others =
                    keys.iter().filter(|(key, _)| known.is_none_or(|known| known.get(*key).is_none()));
                others.all(|(_, value)| self.fits(value, expected))
            }
            ("dependencies", Value::Object(keys)) => {
                let has = |key: &Value| keys.contains_key(key.as_str().expect("a key"));
                let dependencies = expected.as_object().expect("a table").iter();
                let mut typed = dependencies.filter(|(key, _)| keys.contains_key(*key));
                typed.all(|(_, needed)| all(needed).iter().all(has))
            }
            (
                "pattern"
                | "minLength"
                | "maxLength"
                | "minimum"
                | "maximum"
                | "minItems"
                | "maxItems"
                | "uniqueItems"
                | "items"
                | "minProperties"
                | "required"
                | "properties"
                | "additionalProperties"
                | "dependencies"
                | "description"
                | "title"
                | "examples"
                | "format"
                | "definitions"
                | "$schema"
                | "default",
                _,
            ) => true,
            _ => panic!("a rule that the validator does not know: {rule}"),
        }
    }
}

fn is_a(value: &Value, name: &Value) -> bool {
    match name.as_str().expect("a type") {
        "string" => value.is_string(),
        "integer" => value.is_i64() || value.is_u64(),
        "number" => value.is_number(),
        "boolean" => value.is_boolean(),
        "array" => value.is_array(),
        "object" => value.is_object(),
        other => panic!("a type that the validator does not know: {other}"),
    }
}
