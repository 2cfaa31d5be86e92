//! The generated parts of `docs/spec.md` and `docs/spec.fr.md`: the keys of each table, between marks in the text.

use super::*;
use crate::game::Lang;
use crate::reference::examples::Example;
use crate::reference::keys::first_large;
use crate::text::Message;

const PAGES: [(&str, Lang); 2] = [("spec.md", Lang::En), ("spec.fr.md", Lang::Fr)];
/// Before and after the name of a table whose keys follow.
const BEGIN: (&str, &str) = ("<!-- The keys of ", ", made by `cargo bless`. -->\n");
const END: &str = "<!-- End of the keys. -->\n";

fn said(word: ReferenceWord, lang: Lang) -> String {
    Message::from(word).sentence(lang)
}

/// The entries of a table, which is called `spec` if it is the whole spec.
fn of_table(table: &str, lang: Lang) -> Vec<&'static Entry> {
    let table = if table == "spec" { "" } else { table };
    entries(lang).iter().filter(|entry| entry.table == table).collect()
}

fn anchor(entry: &Entry) -> String {
    entry.name.replace(['.', '#'], "-")
}

fn fenced(table: &str, typed: &str) -> String {
    let kind = match table {
        "diagram" => "diagram",
        "tag" | "condition" => "markdown",
        _ => "toml",
    };
    format!("```{kind}\n{typed}\n```\n")
}

fn colon(lang: Lang) -> &'static str {
    if lang == Lang::Fr { "\u{a0}: " } else { ": " }
}

/// What follows a label: `*Default:* none.`
fn labelled(label: ReferenceWord, value: &str, lang: Lang) -> String {
    format!("*{}*{}{value}.", said(label, lang), colon(lang))
}

/// What an entry takes, with a link to the table that it is.
fn takes(entry: &Entry) -> String {
    match &entry.opens {
        Some(table) => entry.takes.replace(&format!("`{table}`"), &format!("[`{table}`](#table-{table})")),
        None => entry.takes.clone(),
    }
}

fn section(entry: &Entry, example: Example, lang: Lang) -> String {
    let mut lines = vec![labelled(entry.label(), &takes(entry), lang)];
    if !entry.values.is_empty() {
        let value = |value: &NamedValue| match &value.meaning {
            Some(meaning) => format!("`{}` ({meaning})", value.word),
            None => format!("`{}`", value.word),
        };
        let words: Vec<String> = entry.values.iter().map(value).collect();
        lines.push(labelled(ReferenceWord::Words, &words.join(", "), lang));
    }
    lines.extend(entry.default.as_ref().map(|default| labelled(ReferenceWord::Default, default, lang)));
    let mut text = format!(
        "### <a id=\"{}\"></a>`{}`\n\n{}\n\n{}\n\n{}",
        anchor(entry),
        entry.name,
        entry.about,
        lines.join("  \n"),
        fenced(&entry.table, example.typed)
    );
    if pictures::picture(example).is_some() {
        let (file, key) = (pictures::file(example), &entry.key);
        text += &format!("\n<img src=\"spec/{file}\" alt=\"{key}\" width=\"{}\">\n", width(example));
    }
    text + "\n"
}

/// The width of a picture in pixels: smaller than it is in print.
fn width(example: Example) -> u32 {
    let svg = pictures::picture(example).unwrap_or_default();
    let (_, rest) = svg.split_once("width=\"").expect("a width");
    let (mm, _) = rest.split_once("mm\"").expect("millimetres");
    (mm.parse::<f64>().expect("a number") * 3.0).round() as u32
}

/// The keys of a table in Markdown.
fn keys(table: &str, lang: Lang) -> String {
    let all = of_table(table, lang);
    assert!(!all.is_empty(), "no table `{table}`");
    let link = |entry: &&'static Entry| match &entry.opens {
        Some(table) if entry.table.is_empty() && !entry.names => format!("[`{}`](#table-{table})", entry.key),
        _ => format!("[`{}`](#{})", entry.key, anchor(entry)),
    };
    let links: Vec<String> = all.iter().map(link).collect();
    let mut text = format!("\n<a id=\"table-{table}\"></a>{}\n\n", links.join(" · "));
    let of = |entry: &Entry| {
        examples::example(&entry.name, lang).unwrap_or_else(|| panic!("no example of {}", entry.name))
    };
    if let Some(before) = all.iter().find_map(|entry| of(entry).before()) {
        let which = if lang == Lang::Fr {
            "Les exemples se placent après ces lignes, sauf ceux qui commencent par un titre."
        } else {
            "The examples stand after these lines, unless they begin with a heading."
        };
        text += &format!("{which}\n\n{}\n", fenced(table, before));
    }
    // The tables of the whole spec have chapters of their own.
    let (chapters, sections): (Vec<&Entry>, Vec<&Entry>) =
        all.iter().copied().partition(|entry| table == "spec" && !entry.names);
    for entry in &chapters {
        text += &format!("- `{}`{}{} {}.\n", entry.key, colon(lang), entry.about, first_large(&takes(entry)));
    }
    if !chapters.is_empty() {
        text += "\n";
    }
    for entry in sections {
        text += &section(entry, of(entry), lang);
    }
    text
}

#[test]
fn the_keys_in_the_documents_are_the_committed_ones() {
    for (file, lang) in PAGES {
        let path = format!("{}/docs/{file}", env!("CARGO_MANIFEST_DIR"));
        let committed = fs::read_to_string(&path).expect("the document");
        let mut made = String::new();
        let mut tables = Vec::new();
        let mut rest = committed.as_str();
        while let Some((before, after)) = rest.split_once(BEGIN.0) {
            let (table, after) = after.split_once(BEGIN.1).expect("the end of a mark");
            let (_, after) = after.split_once(END).expect("the end of the keys");
            made += &format!("{before}{}{table}{}{}{END}", BEGIN.0, BEGIN.1, keys(table, lang));
            tables.push(if table == "spec" { "" } else { table });
            rest = after;
        }
        made += rest;
        for entry in entries(lang) {
            let times = tables.iter().filter(|table| **table == entry.table).count();
            assert_eq!(times, 1, "{file}: the table of {}", entry.name);
        }
        if std::env::var_os("BLESS").is_some() {
            fs::write(&path, &made).expect("the document is written");
        } else {
            assert!(committed == made, "`cargo bless` writes the keys in docs/{file} anew");
        }
    }
}

/// The first page of each document has whole specs, which print.
#[test]
fn the_specs_of_the_text_print() {
    for (file, _) in PAGES {
        let text =
            fs::read_to_string(format!("{}/docs/{file}", env!("CARGO_MANIFEST_DIR"))).expect("the document");
        let prose: Vec<&str> =
            text.split(BEGIN.0).map(|part| part.split_once(END).map_or(part, |(_, after)| after)).collect();
        let fences = prose.iter().flat_map(|part| part.split("```toml\n").skip(1));
        let specs: Vec<&str> =
            fences.filter_map(|fence| fence.split_once("```")).map(|(spec, _)| spec).collect();
        assert!(specs.len() >= 3, "{file}");
        for spec in specs {
            let source = Source { name: file.to_owned(), text: spec.to_owned() };
            let files = ExampleFiles { leaflet: String::new() };
            let job = plan::load(&source, &Overrides::default(), &files);
            assert!(job.is_ok_and(|job| !job.sheets.is_empty()), "{file}: {spec}");
        }
    }
}
