//! Which keys go together in a table.

use schemars::Schema;
use serde_json::json;

use super::closed::{self, Branch};
use crate::spec::typed::{GridName, ShapeName};

/// An editor offers a board the keys of its own grid only.
pub(crate) fn sizes_of_its_grid(schema: &mut Schema) {
    let branch = |word: &&'static str| {
        let GridName(kind) = GridName::named(word)?;
        Some(Branch { word, keys: kind.keys().to_vec(), needs: vec![kind.sizes().to_vec()] })
    };
    let branches: Vec<_> = GridName::WORDS.iter().filter_map(branch).collect();
    closed::close(schema, "grid", &["square", "none"], &branches);
    closed::bound(schema);
}

/// An editor offers a piece the sizes of its own shape only, and what goes with `fits` only beside it.
pub(crate) fn sizes_of_its_shape(schema: &mut Schema) {
    let branch = |word: &&'static str| {
        let ShapeName(kind) = ShapeName::named(word)?;
        let (keys, mut needs) = (kind.keys().to_vec(), vec![kind.sizes().to_vec()]);
        needs.extend(keys.contains(&"fits").then(|| vec!["fits"]));
        Some(Branch { word, keys, needs })
    };
    let branches: Vec<_> = ShapeName::WORDS.iter().filter_map(branch).collect();
    closed::close(schema, "shape", &[], &branches);
    closed::bound(schema);
    closed::fill(schema);
    schema.insert("dependencies".to_owned(), json!({ "wall": ["fits"], "clearance": ["fits"] }));
}

/// A box has all of its sizes, or those of what it holds.
pub(crate) fn sizes_or_pieces(schema: &mut Schema) {
    closed::bound(schema);
    let all = json!({ "required": ["width", "depth", "height"], "not": { "required": ["holds"] } });
    let some = ["width", "depth", "height"].map(|key| json!({ "required": [key] }));
    schema.insert("anyOf".to_owned(), json!([all, { "not": { "anyOf": some } }]));
}

/// A sheet has rounds or games, and players by number or by name.
pub(crate) fn one_of_each(schema: &mut Schema) {
    closed::bound(schema);
    let either = |one: &str, other: &str| {
        let only = |one: &str, other: &str| json!({ "required": [one], "not": { "required": [other] } });
        json!({ "oneOf": [only(one, other), only(other, one)] })
    };
    schema.insert("allOf".to_owned(), json!([either("players", "names"), either("rounds", "games")]));
}
