//! The codes of findings: `docs/codes.md` for readers, `docs/codes.json` for `tablier explain`.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;

use serde_json::json;

use super::sentences::{BOTH, samples};
use super::{FAMILIES, codes};
use crate::game::Lang;
use crate::text::message::Argument;
use crate::text::{Code, Layer};

#[test]
fn codes_are_unique_and_explained() {
    let mut meanings: BTreeMap<&str, [String; 2]> = BTreeMap::new();
    for code in FAMILIES.iter().flat_map(|family| family.codes) {
        let (name, said) = (code.as_str(), BOTH.map(|lang| code.meaning(lang)));
        assert_eq!(*meanings.entry(name).or_insert(said.clone()), said, "{name} has two meanings");
        assert!(name.split('/').count() == 2 && !name.contains(char::is_uppercase), "{name}");
        for meaning in said {
            assert!(meaning.ends_with('.') && !meaning.contains('|'), "{name}: {meaning}");
        }
    }
}

const HEAD: &str = "# Codes

What programs read as `code` in JSON. A code never changes once published; a message may.
Layer is the part of a verdict that a finding belongs to: `readable` (the text), `well-formed` (box and board),
`reachable` (the rules of play). Codes without a layer are no findings of a verdict.

Arguments are what fills the gaps of the messages of a code, by name; which of them a finding has depends on its message. A value is a
text unless a kind is named. [json.md](json.md#arguments) says where they stand and what values mean.

This page is made from the sources; `cargo bless` writes it anew.
";

/// The titles of the families of codes, in the order of the page.
const TITLES: [(&str, &str); 16] = [
    ("text", "All games: texts"),
    ("position", "All games: open squares"),
    ("quits", "Quits"),
    ("plank", "Plank"),
    ("lightning", "Lightning"),
    ("macmahon", "MacMahon’s squares"),
    ("grid", "Games without rules"),
    ("photo", "Photos"),
    ("picture", "Pictures in photos and specs"),
    ("file", "Files"),
    ("asked", "Commands and requests"),
    ("spec", "Specs"),
    ("leaflet", "Leaflets"),
    ("art", "Art"),
    ("print", "Sheets"),
    ("note", "Notes"),
];

/// The arguments of a code: their names in the order of the messages, each with the kinds of its values.
type Names = Vec<(&'static str, BTreeSet<&'static str>)>;

/// The arguments of every code whose messages have some.
fn arguments() -> BTreeMap<&'static str, Names> {
    let mut all: BTreeMap<&str, Names> = BTreeMap::new();
    for message in samples() {
        let Some(code) = message.code() else { continue };
        let names = all.entry(code.as_str()).or_default();
        for (name, argument) in message.arguments() {
            let kind = match argument {
                Argument::Number(_) => "number",
                Argument::Text(_) | Argument::Name(_) => "text",
                Argument::List(_) => "list",
                Argument::Named(_) => "object",
            };
            match names.iter_mut().find(|(known, _)| *known == name) {
                Some((_, kinds)) => _ = kinds.insert(kind),
                None => names.push((name, BTreeSet::from([kind]))),
            }
        }
    }
    all
}

/// `` `player` `count` (number)``
fn listed(names: &Names) -> String {
    let one = |(name, kinds): &(&str, BTreeSet<&str>)| {
        let kinds = kinds.iter().copied().collect::<Vec<_>>().join(" or ");
        if kinds == "text" { format!(" `{name}`") } else { format!(" `{name}` ({kinds})") }
    };
    names.iter().map(one).collect()
}

/// The page in Markdown: a table for each family.
fn codes_page() -> String {
    let all = codes();
    let family = |code: &Code| code.as_str().split('/').next().unwrap_or_default();
    assert!(
        all.iter().all(|code| TITLES.iter().any(|(name, _)| *name == family(code))),
        "a title is missing"
    );
    let arguments = arguments();
    let mut page = HEAD.to_owned();
    for (name, title) in TITLES {
        let of_family: Vec<&Code> = all.iter().filter(|code| family(code) == name).collect();
        if of_family.is_empty() {
            continue;
        }
        let layered = of_family.iter().any(|code| code.layer().is_some());
        let head = if layered {
            "| Code | Layer | Meaning | Arguments |\n|---|---|---|---|\n"
        } else {
            "| Code | Meaning | Arguments |\n|---|---|---|\n"
        };
        page += &format!("\n## {title}\n\n{head}");
        for code in of_family {
            let layer = code.layer().map_or("", Layer::name);
            let layer = if layered { format!(" {layer} |") } else { String::new() };
            let arguments = arguments.get(code.as_str()).map(listed).unwrap_or_default();
            page += &format!("| `{}` |{layer} {} |{arguments} |\n", code.as_str(), code.meaning(Lang::En));
        }
    }
    page
}

#[test]
fn the_page_of_codes_is_the_committed_one() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/docs/codes.md");
    if std::env::var_os("BLESS").is_some() {
        fs::write(path, codes_page()).unwrap();
    }
    let committed = fs::read_to_string(path).unwrap_or_default();
    assert!(committed == codes_page(), "`cargo bless` writes docs/codes.md anew");
}

/// The codes as data, for `tablier explain`: what each means, its arguments, and a sample of its messages.
fn codes_document() -> String {
    let arguments = arguments();
    let entry = |code: &Code| {
        let name = code.as_str();
        let sample =
            samples().into_iter().find(|message| message.code().is_some_and(|of| of.as_str() == name));
        let each = |say: &dyn Fn(Lang) -> String| json!({ "en": say(Lang::En), "fr": say(Lang::Fr) });
        json!({
            "code": name,
            "layer": code.layer().map(Layer::name),
            "arguments": arguments.get(name).map(|all| all.iter().map(|(name, _)| *name).collect::<Vec<_>>()),
            "meaning": each(&|lang| code.meaning(lang)),
            "example": sample.map(|sample| each(&|lang| sample.sentence(lang))),
        })
    };
    let all: Vec<_> = codes().iter().map(entry).collect();
    let lines: Vec<String> = all.iter().map(|entry| format!("  {entry}")).collect();
    format!("[\n{}\n]\n", lines.join(",\n"))
}

#[test]
fn the_data_of_codes_are_the_committed_ones() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/docs/codes.json");
    if std::env::var_os("BLESS").is_some() {
        fs::write(path, codes_document()).unwrap();
    }
    let committed = fs::read_to_string(path).unwrap_or_default();
    assert!(committed == codes_document(), "`cargo bless` writes docs/codes.json anew");
}
