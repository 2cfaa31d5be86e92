//! Tests of the JSON Schemas of documents.

use schemars::JsonSchema;
use schemars::generate::SchemaSettings;

use crate::cli::print::PrintDocument;
use crate::report::{CheckDocument, ErrorDocument, MovesDocument, ReplayDocument};

/// The JSON Schema of a document.
fn schema<T: JsonSchema>() -> String {
    let schema = SchemaSettings::draft2020_12().for_serialize().into_generator().into_root_schema_for::<T>();
    serde_json::to_string_pretty(&schema).expect("JSON") + "\n"
}

#[test]
fn committed_schemas_are_those_of_the_types() {
    for (kind, now) in [
        ("verdict", schema::<CheckDocument<'_>>()),
        ("replay", schema::<ReplayDocument<'_>>()),
        ("moves", schema::<MovesDocument<'_>>()),
        ("error", schema::<ErrorDocument>()),
        ("print", schema::<PrintDocument>()),
    ] {
        let file = format!("{}/docs/json/{kind}.schema.json", env!("CARGO_MANIFEST_DIR"));
        if std::env::var_os("BLESS").is_some() {
            std::fs::write(&file, &now).expect("the schema is written");
        }
        let committed = std::fs::read_to_string(&file).expect("the schema");
        assert!(committed == now, "{kind}: `cargo bless` writes it anew");
    }
}
