//! The types of requests and responses in TypeScript.

use std::collections::BTreeMap;
use std::fs;

use ts_rs::{Config, TS, TypeVisitor};

use crate::page::request::Request;
use crate::page::response::Response;

/// The declarations of types and of all that they consist of, by name.
struct Declarations(Config, BTreeMap<String, String>);

impl TypeVisitor for Declarations {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        let Declarations(config, all) = self;
        // Only types of its own have a declaration.
        if T::output_path().is_none() || all.contains_key(&T::ident(config)) {
            return;
        }
        let declaration = T::decl(config).replace("\n/**", "\n  /**").replace(" */\n", " */\n  ");
        let about = T::docs().unwrap_or_default();
        let text = format!("\n{about}export {declaration}\n").replace("/**\n * ", "/** ");
        all.insert(T::ident(config), text.replace("\n */\n", " */\n").replace(", \n", ",\n"));
        T::visit_dependencies(self);
    }
}

#[test]
fn the_types_of_the_page_are_the_committed_ones() {
    let mut types = Declarations(Config::new().with_large_int("number"), BTreeMap::new());
    types.visit::<Request>();
    types.visit::<Response>();
    let all: String = types.1.into_values().collect();
    let made = format!("// Made from src/page by `cargo bless`.\n{all}");
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/page/src/engine/types.ts");
    if std::env::var_os("BLESS").is_some() {
        fs::write(path, &made).unwrap();
    }
    assert!(
        fs::read_to_string(path).is_ok_and(|committed| committed == made),
        "`cargo bless` writes {path} anew"
    );
}
