//! The JSON Schema of the TOML, made from the types that read it.

use schemars::generate::SchemaSettings;

use super::typed::Spec;

/// The JSON Schema, as the text of a file. Draft 7, which is what editors of TOML understand.
pub fn schema() -> String {
    let schema = SchemaSettings::draft07().into_generator().into_root_schema_for::<Spec>();
    let mut text = serde_json::to_string_pretty(&schema).unwrap_or_default();
    text.push('\n');
    text
}
