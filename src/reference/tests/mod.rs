//! Tests of the reference: every key is in it, every example prints, and the documents are made of it.

mod document;
mod lookup;
mod pictures;

use std::fs;
use std::io;
use std::path::PathBuf;

use super::examples::Example;
use super::*;
use crate::plan::{self, Job};
use crate::spec::{Files, MARK_CONTENTS, Overrides, Source};

/// The folder of the files that examples name.
fn folder() -> PathBuf {
    PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/docs/spec"))
}

/// The files of the examples, and a leaflet that is none of them.
struct ExampleFiles {
    leaflet: String,
}

impl Files for ExampleFiles {
    fn read(&self, path: &str) -> io::Result<Vec<u8>> {
        if path == "leaflet.md" {
            Ok(self.leaflet.clone().into_bytes())
        } else {
            fs::read(folder().join(path))
        }
    }
}

/// The game of an example, ready to be printed.
fn job(example: Example) -> Job {
    job_with(example, &Overrides::default())
}

fn job_with(example: Example, overrides: &Overrides) -> Job {
    let is_spec = !["tag", "condition", "diagram"].iter().any(|table| example.name.starts_with(table));
    let (text, leaflet) = match (is_spec, example.name.starts_with("diagram")) {
        (true, _) => (example.whole(), String::new()),
        (false, true) => (of_leaflet(), format!("# A\n\n```diagram\n{}\n```\n", example.typed)),
        (false, false) => (of_leaflet(), format!("# A\n\nB\n\n{}\n", example.typed)),
    };
    let source = Source { name: format!("{}.toml", example.name), text };
    let loaded = plan::load(&source, overrides, &ExampleFiles { leaflet });
    loaded.unwrap_or_else(|faulty| panic!("{}: {faulty:#?}", example.name))
}

/// The game whose leaflet the examples of leaflets are.
fn of_leaflet() -> String {
    let game = fs::read_to_string(folder().join("leaflet.toml")).expect("the game of the leaflets");
    format!("{game}\n[game]\nleaflet = \"leaflet.md\"\n")
}

fn all_examples(lang: Lang) -> impl Iterator<Item = (&'static Entry, Example)> {
    entries(lang).iter().filter_map(move |entry| Some((entry, examples::example(&entry.name, lang)?)))
}

#[test]
fn every_key_has_an_example_that_holds_it() {
    for lang in [Lang::En, Lang::Fr] {
        for entry in entries(lang) {
            let Some(example) = examples::example(&entry.name, lang) else {
                panic!("`{}` has no example in docs/spec/examples.txt", entry.name);
            };
            assert!(example.whole().contains(&entry.key), "{}: {}", entry.name, example.typed);
        }
    }
}

#[test]
fn every_example_is_of_a_key_or_stands_before_those_of_a_table() {
    for name in examples::names() {
        let known = entries(Lang::En).iter().any(|entry| entry.name == name || entry.table == name);
        assert!(known, "{name}");
    }
}

#[test]
fn every_example_prints() {
    for (entry, example) in all_examples(Lang::En).chain(all_examples(Lang::Fr)) {
        let job = job(example);
        assert!(!job.sheets.is_empty(), "{}", entry.name);
        let drawn = crate::desk::drawn(&job).unwrap_or_else(|fault| panic!("{}: {fault:?}", entry.name));
        assert!(!crate::write::pdf(&drawn).is_empty());
    }
}

#[test]
fn every_key_says_what_holds_without_it_or_is_needed() {
    let silent = |lang| {
        // A mark needs one of its contents.
        let is_content = |entry: &Entry| entry.table == "mark" && MARK_CONTENTS.contains(&entry.key.as_str());
        let optional = entries(lang).iter().filter(|entry| !entry.needed && !entry.table.is_empty());
        let optional = optional.filter(|entry| !is_content(entry));
        optional.filter(|entry| entry.default.is_none()).map(|entry| entry.name.clone()).collect::<Vec<_>>()
    };
    assert_eq!(silent(Lang::En), [""; 0]);
    assert_eq!(silent(Lang::Fr), [""; 0]);
}

#[test]
fn the_words_of_leaflets_are_those_that_are_read() {
    use crate::plan::leaflet::finding::LeafletHint;
    use crate::plan::leaflet::{CONDITIONS, diagram::VERBS};
    let hint = crate::text::Message::from(LeafletHint::TagsAre).sentence(Lang::En);
    let tags: Vec<&str> = hint.split('{').skip(1).filter_map(|tag| tag.split([' ', '}']).next()).collect();
    let tags: Vec<&str> = tags.into_iter().filter(|tag| tag.contains(char::is_alphabetic)).collect();
    let of = |table: &str| -> Vec<&str> {
        let all = entries(Lang::En).iter().filter(|entry| entry.table == table);
        let mut keys: Vec<&str> = all.map(|entry| entry.key.as_str()).collect();
        keys.sort_unstable();
        keys
    };
    let sorted = |words: &[&str]| -> Vec<String> {
        let mut words: Vec<String> = words.iter().map(|word| (*word).to_owned()).collect();
        words.sort_unstable();
        words
    };
    assert_eq!(of("diagram"), sorted(&VERBS));
    assert_eq!(of("condition"), sorted(&CONDITIONS));
    assert_eq!(of("tag"), sorted(&tags));
}
