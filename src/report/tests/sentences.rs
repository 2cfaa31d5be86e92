//! Every sentence of the program, in every language.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use super::{FAMILIES, codes};
use crate::game::Lang;
use crate::rules::assert_typable;
use crate::text::message::Argument;
use crate::text::sentence::tests::agreement::assert_agrees;
use crate::text::{Code, Layer, Medium, Message, Reader};

pub(super) const BOTH: [Lang; 2] = [Lang::En, Lang::Fr];

pub(super) fn samples() -> impl Iterator<Item = Message> {
    FAMILIES.iter().flat_map(|family| (family.samples)())
}

/// The sentence with plain blanks.
pub(super) fn said(message: &Message, lang: Lang) -> String {
    message.sentence(lang).replace('\u{a0}', " ")
}

/// Whether a sentence shows an argument. Names have words of their own in each language.
fn shows(sentence: &str, argument: &Argument) -> bool {
    match argument {
        Argument::Number(number) => *number < 2 || sentence.contains(&number.to_string()),
        Argument::Text(text) => sentence.contains(text.as_str()),
        Argument::Name(_) => true,
        Argument::List(list) => list.iter().all(|one| shows(sentence, one)),
        Argument::Named(named) => named.iter().all(|(_, one)| shows(sentence, one)),
    }
}

/// Whether a message is one of a list.
fn is_of(message: &Message, names: &[&str]) -> bool {
    let debug = format!("{message:?}").replace("Message(", "");
    names.iter().any(|name| debug.starts_with(name))
}

/// Messages with settings of phones in backticks: they are chosen there, not typed for the parsers.
const NAMES_OF_SETTINGS: &[&str] = &["SetPhoneToJpeg"];

#[test]
fn every_message_has_a_sentence_in_every_language() {
    for message in samples() {
        let [english, french] = BOTH.map(|lang| said(&message, lang));
        let is_prose = english.split('`').step_by(2).any(|part| part.contains(char::is_alphabetic));
        assert!(english != french || !is_prose, "{english}");
        if !is_of(&message, NAMES_OF_SETTINGS) {
            assert_typable(&english, &french);
        }
        for sentence in [&english, &french] {
            assert!(!sentence.is_empty() && sentence.trim() == sentence, "{sentence:?} of {message:?}");
            assert!(!sentence.contains("  "), "{sentence}");
            assert_eq!(sentence.matches('`').count() % 2, 0, "{sentence}");
            for (name, argument) in message.arguments() {
                assert!(shows(sentence, &argument), "{name}: {argument:?} in: {sentence}");
            }
        }
        for part in french.split('`').step_by(2) {
            assert!(!part.contains('\''), "{french}");
            for sign in [" ;", " ?", " !"] {
                assert_eq!(part.matches(sign).count(), part.matches(sign.trim()).count(), "{french}");
            }
        }
    }
}

#[test]
fn no_sentence_on_the_page_names_a_command_or_an_option() {
    // The page runs no command, and has no command line.
    let shown =
        FAMILIES.iter().filter(|family| !family.name.starts_with("Cli") && !family.name.starts_with("Usage"));
    for message in shown.flat_map(|family| (family.samples)()) {
        for lang in BOTH {
            let sentence = message.sentence(Reader { lang, medium: Medium::Page });
            assert!(!sentence.contains("`tablier ") && !sentence.contains("`--"), "{sentence}");
        }
    }
}

/// Messages whose numbers are never 0 or 1.
const NEVER_FEW: &[&str] = &[
    "LeaveOutOrTypeAll",
    "Boards ",
    "TooManyLines",
    "DealtOtherwise",
    "AllOfAModelLaid",
    "TooFewBalls",
    "GameBegins",
    // Sizes of pictures in pixels.
    "CornerOutside",
    "EndsBeforeAllPixels",
    "Coarse",
    "ManyPixels",
    "SideTooLong",
    "TooFewPixels",
    "TooManyPixels",
    "TooManyProgressive",
];

#[test]
fn nouns_agree_with_every_count() {
    let mut wrong = BTreeSet::new();
    for message in FAMILIES.iter().flat_map(|family| (family.counted)()) {
        let name = format!("{message:?}").replace("Message(", "");
        let agrees = |lang| {
            let said = said(&message, lang);
            std::panic::catch_unwind(|| assert_agrees(&said, lang)).is_ok()
        };
        if !is_of(&message, NEVER_FEW) && !BOTH.into_iter().all(agrees) {
            wrong.insert(name.chars().take_while(|c| c.is_alphanumeric()).collect::<String>());
        }
    }
    assert!(wrong.is_empty(), "{wrong:?}");
}

/// The Rust sources of the program.
fn sources(folder: &Path, text: &mut String) {
    for entry in fs::read_dir(folder).unwrap().map(Result::unwrap) {
        match entry.path() {
            path if path.is_dir() => sources(&path, text),
            path => text.push_str(&fs::read_to_string(path).unwrap()),
        }
    }
}

#[test]
fn every_family_is_listed() {
    let mut text = String::new();
    sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut text);
    let begin = |line: &&str| matches!(*line, "messages! {" | "findings! {");
    let families = text.lines().filter(begin).count();
    assert_eq!(families, FAMILIES.len(), "`FAMILIES` in src/report/tests/mod.rs lists every family");
}

#[test]
fn codes_are_unique_and_explained() {
    let mut meanings: BTreeMap<&str, &str> = BTreeMap::new();
    for code in FAMILIES.iter().flat_map(|family| family.codes) {
        let (name, meaning) = (code.as_str(), code.meaning());
        assert_eq!(*meanings.entry(name).or_insert(meaning), meaning, "{name} has two meanings");
        assert!(name.split('/').count() == 2 && !name.contains(char::is_uppercase), "{name}");
        assert!(meaning.ends_with('.') && !meaning.contains('|'), "{name}: {meaning}");
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
            page += &format!("| `{}` |{layer} {} |{arguments} |\n", code.as_str(), code.meaning());
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

/// Prints every sentence in both languages: `cargo sentences`.
#[test]
#[ignore = "prints all sentences, to be read"]
fn sentences() {
    for family in FAMILIES {
        println!("\n# {}\n", family.name);
        for message in (family.samples)() {
            let code = message.code().map(|code| format!("[{}] ", code.as_str())).unwrap_or_default();
            println!("{code}{}\n  {}", said(&message, Lang::En), said(&message, Lang::Fr));
        }
    }
}
