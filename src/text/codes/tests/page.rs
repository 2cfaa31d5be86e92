//! The page of all codes, `docs/codes.md`.

use std::collections::BTreeSet;

use crate::text::codes::{Code, Layer};

const HEAD: &str = "# Codes

What programs read as `code` in JSON. A code never changes once published; a message may.
Layer is the part of a verdict that a finding belongs to: `readable` (the text), `well-formed` (box and board),
`reachable` (the rules of play). Codes without a layer are no findings: they are used inside the program and are not
part of the output.

This page is made from `src/text/codes/`; `cargo bless` writes it anew.
";

/// The page in Markdown: a table for each family.
fn codes_page() -> String {
    let mut page = HEAD.to_owned();
    for (title, codes) in crate::text::codes::families() {
        page += &format!("\n## {title}\n\n");
        let layered = codes.iter().any(|code| code.layer().is_some());
        page += if layered {
            "| Code | Layer | Meaning |\n|---|---|---|\n"
        } else {
            "| Code | Meaning |\n|---|---|\n"
        };
        for code in codes {
            let layer = match layered {
                true => format!(" {} |", code.layer().map_or("", Layer::name)),
                false => String::new(),
            };
            page += &format!("| `{}` |{layer} {} |\n", code.as_str(), code.meaning());
        }
    }
    page
}

#[test]
fn the_page_of_codes_is_the_committed_one() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/docs/codes.md");
    if std::env::var_os("BLESS").is_some() {
        std::fs::write(path, codes_page()).unwrap();
    }
    let committed = std::fs::read_to_string(path).unwrap_or_default();
    assert!(committed == codes_page(), "`cargo bless` writes docs/codes.md anew");
}

#[test]
fn codes_are_unique_and_explained() {
    let mut seen = BTreeSet::new();
    for code in Code::all() {
        let (name, meaning) = (code.as_str(), code.meaning());
        assert!(seen.insert(name), "{name} is there twice");
        assert!(name.split('/').count() == 2 && !name.contains(char::is_uppercase), "{name}");
        assert!(meaning.ends_with('.') && !meaning.contains('|'), "{name}: {meaning}");
    }
}
