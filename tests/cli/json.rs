//! `docs/json.md`: its examples are what commands print, and it names every key and every version.

use std::collections::BTreeSet;
use std::path::Path;

use serde_json::Value;

use crate::support::Bench;

fn page() -> String {
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/json.md");
    std::fs::read_to_string(page).expect("the page of the documents")
}

/// The document that a command prints, whatever its exit status.
fn document(bench: &Bench, command: &str) -> Value {
    let arguments: Vec<&str> = command.split(' ').chain(["--json"]).collect();
    let out = bench.run(&arguments).out;
    serde_json::from_str(&out).unwrap_or_else(|error| panic!("{command}: {error}: {out}"))
}

/// A folder with the files of the page.
fn bench(page: &str) -> Bench {
    let bench = Bench::new();
    for (name, text) in blocks(page, "text ") {
        bench.write(name, text);
    }
    bench
}

/// The fenced blocks of a kind, each with what follows the kind.
fn blocks<'a>(page: &'a str, kind: &str) -> Vec<(&'a str, &'a str)> {
    let fenced = page.split("```").skip(1).step_by(2);
    fenced.filter_map(|block| block.strip_prefix(kind)?.split_once('\n')).collect()
}

#[test]
fn the_documented_documents_are_what_commands_print() {
    let page = page();
    let bench = bench(&page);
    let examples = blocks(&page, "json ");
    assert_eq!(examples.len(), 3);
    for (command, shown) in examples {
        let shown: Value = serde_json::from_str(shown).unwrap_or_else(|error| panic!("{command}: {error}"));
        let printed = document(&bench, command);
        assert_eq!(shown, printed, "{command}: {printed:#}");
    }
}

/// The keys of a document. Objects whose keys are names of other things are not entered.
fn keys(value: &Value, all: &mut BTreeSet<String>) {
    match value {
        Value::Array(list) => list.iter().for_each(|one| keys(one, all)),
        Value::Object(object) => {
            for (key, value) in object {
                all.insert(key.clone());
                if !["arguments", "assumed", "deduced", "marks"].contains(&key.as_str()) {
                    keys(value, all);
                }
            }
        }
        _ => {}
    }
}

/// The keys of a JSON Schema: those of its properties, and of all definitions.
fn described(schema: &Value, all: &mut BTreeSet<String>) {
    let definitions = schema["$defs"].as_object().into_iter().flat_map(|definitions| definitions.values());
    for object in definitions.chain([schema]) {
        all.extend(object["properties"].as_object().into_iter().flat_map(|it| it.keys().cloned()));
    }
}

#[test]
fn every_key_and_version_of_the_documents_is_documented() {
    let page = page();
    let bench = bench(&page);
    bench.write("tray.txt", "L: a2 b1 b2\nD: d4 d5 e4\n");
    let photo = concat!(env!("CARGO_MANIFEST_DIR"), "/output/photo/tray.jpg");
    let mut all = BTreeSet::new();
    for (name, command) in [
        ("check", "check quits tray.txt"),
        ("moves", "moves quits tray.txt"),
        ("replay", "replay quits game.txt"),
        ("replay", &format!("replay quits --photos {photo}")),
        ("print", "print tokens --format svg"),
        ("list", "list"),
        ("explain", "explain sheet.cut"),
        ("explain", "explain quits/too-many-balls"),
        ("new", "new tokens mine.toml"),
        ("read", &format!("read quits {photo}")),
        ("show", "show quits tray.txt"),
        ("blank", "blank quits"),
        ("perft", "perft quits 1"),
        ("any that failed", "print game.toml"),
        ("any that failed", "check quits nowhere.txt"),
    ] {
        let document = document(&bench, command);
        keys(&document, &mut all);
        let name = if name.contains(' ') { name.to_owned() } else { format!("`{name}`") };
        let row = format!("\n| {name} | {} |", document["schema"]);
        assert!(page.contains(&row), "{command}:{row}");
    }
    for kind in ["verdict", "moves", "replay", "print", "error"] {
        let schema: Value = serde_json::from_str(&bench.stdout_of(&["schema", kind])).expect("JSON");
        described(&schema, &mut all);
        assert!(page.contains(&format!("| `tablier schema {kind}` |")), "{kind}");
    }
    let missing: Vec<&String> = all.iter().filter(|key| !page.contains(&format!("`{key}`"))).collect();
    assert!(all.len() >= 60 && missing.is_empty(), "{missing:?} of {}", all.len());
}
