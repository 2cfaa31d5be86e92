//! `explain`: what a key of specs, a word of leaflets or a code of findings means.

use serde::Serialize;

use super::args::ExplainArgs;
use super::failure::Failure;
use super::terminal::Terminal;
use super::words::{CliFinding, CliHint};
use crate::reference::{self, Entry, ExplainedCode, ReferenceWord};
use crate::report;
use crate::text::{Finding, MeantHint};

/// Number of columns of the text.
const WIDTH: usize = 88;
const INDENT: &str = "  ";
/// Most entries that are shown in full.
const MOST_IN_FULL: usize = 8;

#[derive(Serialize)]
struct ExplainDocument<'a> {
    schema: u32,
    asked: Option<&'a str>,
    keys: Vec<&'static Entry>,
    codes: Vec<ExplainedCode>,
}

/// Explains a name; without one, lists all.
pub(crate) fn explain(args: &ExplainArgs, terminal: &Terminal) -> Result<(), Failure> {
    let lang = terminal.language.lang();
    let (keys, codes) = match args.name.as_deref() {
        None => (reference::entries(lang).iter().collect(), Vec::new()),
        Some(name) => match reference::codes(name, lang) {
            codes if codes.is_empty() => (reference::find(name, lang), codes),
            codes => (Vec::new(), codes),
        },
    };
    if let Some(name) = args.name.as_deref().filter(|_| keys.is_empty() && codes.is_empty()) {
        return Err(unknown(name, terminal).into());
    }
    if terminal.json {
        let asked = args.name.as_deref();
        return terminal.document(&ExplainDocument { schema: 1, asked, keys, codes });
    }
    let shown: Vec<String> = match args.name {
        None => tables(&keys),
        _ if keys.len() > MOST_IN_FULL => keys.iter().map(|entry| line(entry)).collect(),
        _ => {
            let keys = keys.iter().map(|entry| in_full(entry, terminal));
            keys.chain(codes.iter().map(|code| code_in_full(code, terminal))).collect()
        }
    };
    let between = if shown.iter().any(|text| text.trim_end().contains('\n')) { "\n" } else { "" };
    terminal.say(&shown.join(between))
}

fn unknown(name: &str, terminal: &Terminal) -> Finding {
    let lang = terminal.language.lang();
    let near = match name.contains('/') {
        true => reference::near_code(name).map(str::to_owned),
        false => reference::near(name, lang),
    };
    let unknown = Finding::new(CliFinding::NothingCalled { name: name.to_owned() });
    match near {
        Some(word) => unknown.hint(MeantHint::DidYouMean { word }),
        None => unknown.hint(CliHint::ExplainLists),
    }
}

/// One line for each table: its keys.
fn tables(all: &[&Entry]) -> Vec<String> {
    let mut lines: Vec<(&str, Vec<&str>)> = Vec::new();
    for entry in all {
        match lines.iter_mut().find(|(table, _)| *table == entry.table) {
            Some((_, keys)) => keys.push(&entry.key),
            None => lines.push((&entry.table, vec![&entry.key])),
        }
    }
    let shown = |(table, keys): &(&str, Vec<&str>)| match *table {
        "" => format!("{}\n", keys.join(" ")),
        table => format!("{table}\n{}\n", wrapped(&keys.join(" "))),
    };
    lines.iter().map(shown).collect()
}

/// One line about an entry.
fn line(entry: &Entry) -> String {
    let about = entry.about.split_inclusive(". ").next().unwrap_or_default();
    format!("{:<22} {}\n", entry.name, about.trim_end())
}

fn in_full(entry: &Entry, terminal: &Terminal) -> String {
    let mut text = format!("{}\n{}\n", entry.name, wrapped(&entry.about));
    let mut row = |label: ReferenceWord, value: &str| {
        let label = terminal.words(label);
        text += &format!("{}\n", wrapped(&format!("{label}{}{value}", terminal.colon())));
    };
    row(entry.label(), &entry.takes);
    let named = entry.values.iter().map(|value| match &value.meaning {
        Some(meaning) => format!("{} ({meaning})", value.word),
        None => value.word.clone(),
    });
    let words = named.collect::<Vec<_>>().join(", ");
    let some = |words: &str| (!words.is_empty()).then(|| words.to_owned());
    for (label, value) in [
        (ReferenceWord::Words, some(&words)),
        (ReferenceWord::Default, entry.default.clone()),
        (ReferenceWord::Keys, some(&entry.keys.join(", "))),
    ] {
        if let Some(value) = value {
            row(label, &value);
        }
    }
    text + &example(&entry.example)
}

fn example(typed: &str) -> String {
    let line = |line: &str| if line.is_empty() { "\n".to_owned() } else { format!("    {line}\n") };
    format!("\n{}", typed.lines().map(line).collect::<String>())
}

fn code_in_full(code: &ExplainedCode, terminal: &Terminal) -> String {
    let colon = terminal.colon();
    let mut text = format!("{}\n{}\n", code.code, wrapped(code.meaning));
    if let Some(layer) = code.layer {
        text += &format!("  {}{colon}{layer}\n", terminal.words(ReferenceWord::Layer));
    }
    if !code.arguments.is_empty() {
        let names = code.arguments.join(", ");
        text += &format!("  {}{colon}{names}\n", terminal.words(ReferenceWord::Arguments));
    }
    if let Some(example) = code.example {
        let example = format!("{}{colon}{example}", terminal.words(ReferenceWord::Example));
        text += &format!("{}\n", wrapped(&example));
    }
    text
}

/// Breaks a text into lines that are indented.
fn wrapped(text: &str) -> String {
    let lines = report::wrapped_lines(text.split(' '), " ", WIDTH - INDENT.len());
    lines.iter().map(|line| format!("{INDENT}{line}")).collect::<Vec<_>>().join("\n")
}
