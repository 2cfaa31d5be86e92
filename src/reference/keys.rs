//! The keys of specs, from the JSON Schema.

use serde_json::{Map, Value};

use super::holds::Holds;
use super::words::default_begins;
use super::{Entry, NamedValue};
use crate::game::Lang;
use crate::spec::{Kind, PRINT_OPTIONS};
use crate::templates;

/// All keys of all tables.
pub(super) fn keys(lang: Lang) -> Vec<Entry> {
    let schema: Value = serde_json::from_str(&templates::schema(lang)).unwrap_or_default();
    let definitions = schema.get("definitions").and_then(Value::as_object);
    let tables = definitions.into_iter().flatten().filter_map(|(name, node)| Some((table_name(name)?, node)));
    let mut all: Vec<Entry> = Vec::new();
    for (table, node) in std::iter::once((String::new(), &schema)).chain(tables) {
        let needed = required(node);
        for (key, property) in properties(node) {
            let entry = entry(&table, key, property, &schema, lang);
            all.push(Entry { needed: needed.contains(&key.as_str()), ..entry });
        }
    }
    once_each(&all)
}

/// `piece` for the definition `PieceTable`.
pub(super) fn table_name(definition: &str) -> Option<String> {
    definition.strip_suffix("Table").map(str::to_lowercase)
}

fn properties(node: &Value) -> impl Iterator<Item = (&String, &Value)> {
    node.get("properties").and_then(Value::as_object).into_iter().flat_map(Map::iter)
}

/// The keys that a table or some kind of it needs.
fn required(node: &Value) -> Vec<&str> {
    let mut all = Vec::new();
    let list = node.get("required").and_then(Value::as_array).into_iter().flatten();
    all.extend(list.filter_map(Value::as_str));
    for branches in ["oneOf", "anyOf", "allOf"] {
        let branches = node.get(branches).and_then(Value::as_array).into_iter().flatten();
        all.extend(branches.flat_map(required));
    }
    all
}

fn entry(table: &str, key: &str, property: &Value, schema: &Value, lang: Lang) -> Entry {
    let about = property.get("description").and_then(Value::as_str).unwrap_or_default();
    // Spaces that do not break stay.
    let about = about.split([' ', '\n']).filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ");
    let (about, default) = without_default(&about, lang);
    let holds = Holds::of(property, schema, lang);
    Entry {
        name: if table.is_empty() { key.to_owned() } else { format!("{table}.{key}") },
        table: table.to_owned(),
        key: key.to_owned(),
        about: first_large(&about),
        takes: holds.said,
        values: named(table, key, holds.words, lang),
        default,
        opens: holds.table,
        keys: Vec::new(),
        example: String::new(),
        also: Vec::new(),
        needed: false,
        names: holds.names,
    }
}

/// A description without its last sentence, if that says what holds without the key.
fn without_default(about: &str, lang: Lang) -> (String, Option<String>) {
    let split = default_begins(lang).iter().find_map(|begin| about.split_once(begin));
    let Some((about, default)) = split else { return (about.to_owned(), None) };
    (about.trim_end().to_owned(), Some(default.trim_end_matches('.').to_owned()))
}

/// A sentence of words.
pub(super) fn first_large(words: &str) -> String {
    let mut letters = words.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}

/// The words that a key takes, with their meaning where an option of `print` says it.
fn named(table: &str, key: &str, words: Vec<String>, lang: Lang) -> Vec<NamedValue> {
    let option = PRINT_OPTIONS.iter().find(|option| table == "sheet" && option.name == key);
    let labels = match option.map(|option| option.kind) {
        Some(Kind::Word(labels) | Kind::Paper(labels)) => labels,
        _ => &[],
    };
    let meaning = |word: &str| {
        let (_, label) = labels.iter().find(|(known, _)| *known == word)?;
        Some(label.said(lang))
    };
    words.into_iter().map(|word| NamedValue { meaning: meaning(&word), word }).collect()
}

/// A mark may be typed in a face, whose table has the same keys: each stays in the smaller table.
fn once_each(all: &[Entry]) -> Vec<Entry> {
    let size = |table: &str| all.iter().filter(|entry| entry.table == table).count();
    let said =
        |entry: &Entry| (entry.key.clone(), entry.about.clone(), entry.default.clone(), entry.takes.clone());
    let mut kept = Vec::new();
    for entry in all {
        let mut others = all.iter().filter(|other| other.table != entry.table && said(other) == said(entry));
        let rank = |entry: &Entry| (size(&entry.table), entry.table.clone());
        if others.clone().all(|other| rank(entry) < rank(other)) {
            let also = others.by_ref().map(|other| other.table.clone()).collect();
            kept.push(Entry { also, ..entry.clone() });
        }
    }
    kept
}
