//! The tags of leaflets and the lines of their diagrams.

use super::Entry;
use super::words::{LEAFLET_WORDS, ReferenceWord};
use crate::game::Lang;
use crate::text::Message;
use crate::text::message::unbroken;

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
        let key = word.line.trim_start_matches('{').split([' ', '}']).next().unwrap_or_default();
        let [en, fr] = word.about;
        let line = ReferenceWord::Line { line: word.line.to_owned() };
        Entry {
            name: format!("{}.{key}", word.table),
            table: word.table.to_owned(),
            key: key.to_owned(),
            about: if lang == Lang::Fr { unbroken(fr.to_owned(), lang) } else { en.to_owned() },
            takes: Message::from(line).sentence(lang),
            values: Vec::new(),
            default: None,
            opens: None,
            keys: Vec::new(),
            example: String::new(),
            also: Vec::new(),
            needed: true,
            names: false,
        }
    })
}
