//! The reference: every key of specs and every word of leaflets, with what it takes, what it does, and an example.
//!
//! | file | holds |
//! |---|---|
//! | `keys` | the keys of specs, from the JSON Schema |
//! | `holds` | what a key takes, in words |
//! | `codes` | the codes of findings, from `docs/codes.json` |
//! | `leaflet` | the tags of leaflets and the lines of their diagrams |
//! | `examples` | the examples, from `docs/spec/examples.txt` |
//! | `find` | looking up by name |
//! | `words` | what is said in each language |
#![cfg_attr(not(test), warn(clippy::indexing_slicing))]

mod codes;
pub(crate) mod examples;
mod find;
mod holds;
mod keys;
mod leaflet;
#[cfg(test)]
mod tests;
mod words;

use std::sync::LazyLock;

use serde::Serialize;

use crate::game::Lang;
use crate::words::ByLang;

pub(crate) use codes::{ExplainedCode, codes, near_code};
pub(crate) use find::{find, near};
pub(crate) use words::ReferenceWord;

/// A key of a spec, or a word of a leaflet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Entry {
    /// Its name with the table that it stands in: `piece.front`.
    pub name: String,
    /// The table; empty for the keys of the whole spec.
    pub table: String,
    pub key: String,
    /// What it does.
    pub about: String,
    /// What it takes, in words.
    pub takes: String,
    /// The words that it takes.
    pub values: Vec<NamedValue>,
    /// What holds without it, in words.
    pub default: Option<String>,
    /// The table that its value is.
    pub opens: Option<String>,
    /// The keys of that table.
    pub keys: Vec<String>,
    /// An example, as typed.
    pub example: String,
    /// Other tables that have the same key.
    #[serde(skip)]
    also: Vec<String>,
    /// Whether some kind of its table needs it.
    #[serde(skip)]
    pub needed: bool,
    /// Whether its own keys are names by the user.
    #[serde(skip)]
    names: bool,
}

/// A word that a key takes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct NamedValue {
    pub word: String,
    /// What it means, where that is said.
    pub meaning: Option<String>,
}

impl Entry {
    /// Whether a table has this key.
    fn is_in(&self, table: &str) -> bool {
        self.table == table || self.also.iter().any(|other| other == table)
    }

    /// What is said before what it takes.
    pub(crate) fn label(&self) -> ReferenceWord {
        // A line of a leaflet is shown as it is written.
        if self.takes.starts_with('`') { ReferenceWord::Written } else { ReferenceWord::Takes }
    }
}

static ENTRIES: LazyLock<ByLang<Vec<Entry>>> = LazyLock::new(|| {
    ByLang::from_fn(|lang| {
        let mut all = keys::keys(lang);
        all.extend(leaflet::entries(lang));
        for entry in &mut all {
            entry.example =
                examples::example(&entry.name, lang).map(examples::Example::whole).unwrap_or_default();
        }
        all.sort_by_key(|entry| examples::place(&entry.name));
        let keys_of = |table: &String| -> Vec<String> {
            all.iter().filter(|entry| entry.is_in(table)).map(|entry| entry.key.clone()).collect()
        };
        let inside: Vec<_> =
            all.iter().map(|entry| entry.opens.as_ref().map(keys_of).unwrap_or_default()).collect();
        for (entry, keys) in all.iter_mut().zip(inside) {
            entry.keys = keys;
        }
        all
    })
});

/// All entries in a language, in the order of the examples.
pub(crate) fn entries(lang: Lang) -> &'static [Entry] {
    ENTRIES.get(lang)
}
