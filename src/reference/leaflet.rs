//! The tags of leaflets and the lines of their diagrams.

use super::Entry;
use super::words::{LEAFLET_WORDS, ReferenceWord};
use crate::game::Lang;
use crate::text::Message;
use crate::text::message::unbroken;
use crate::words::VerdictLang;

/// A word of leaflets.
pub(super) struct LeafletWord {
    /// `tag`, `condition` or `diagram`.
    pub table: &'static str,
    /// The word, and what follows it.
    pub line: &'static str,
    pub about: [&'static str; 2],
}

/// All words of leaflets.
pub(super) fn entries(lang: Lang) -> impl Iterator<Item = Entry> {
    LEAFLET_WORDS.iter().map(move |word| {
        let key = key(word);
        let [en, fr] = word.about;
        // A condition stands in its tag.
        let opens = (key == "if").then_some("condition");
        let line = ReferenceWord::Line { line: word.line.to_owned() };
        Entry {
            name: format!("{}.{key}", word.table),
            table: word.table.to_owned(),
            key: key.to_owned(),
            about: match lang.words().verdicts {
                VerdictLang::En => en.to_owned(),
                VerdictLang::Fr => unbroken(fr.to_owned(), lang),
            },
            takes: Message::from(line).sentence(lang),
            values: Vec::new(),
            default: None,
            opens: opens.map(str::to_owned),
            keys: Vec::new(),
            example: String::new(),
            also: Vec::new(),
            needed: true,
            names: false,
        }
    })
}

/// The word that a line begins with.
fn key(word: &LeafletWord) -> &'static str {
    word.line.trim_start_matches('{').split([' ', '}']).next().unwrap_or_default()
}
