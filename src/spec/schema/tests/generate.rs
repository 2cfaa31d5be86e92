//! Generates the JSON Schema from the types of the spec.

use schemars::Schema;
use schemars::generate::SchemaSettings;
use schemars::transform::{Transform, transform_subschemas};
use serde_json::Value;

use crate::spec::schema::file;
use crate::spec::typed::Spec;

/// The JSON Schema as the text of a file, in Draft 7, which editors support for TOML. Its descriptions are in English.
pub(super) fn schema() -> String {
    let settings = SchemaSettings::draft07().with_transform(WithoutNull);
    let schema = settings.into_generator().into_root_schema_for::<Spec>();
    file(&schema)
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
