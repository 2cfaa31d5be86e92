//! Formats of files, and options of the rules as typed.

use serde::Deserialize;

use super::DeskFinding;
use crate::rules::{Choice, ENGINES, RuleOption};
use crate::text::{Finding, did_you_mean};

/// File formats, in the order in which their files are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Format {
    /// A document of all sheets.
    Pdf,
    /// A drawing of each sheet, and its outlines for a cutting machine.
    Svg,
    /// A picture of each sheet.
    Png,
    /// A saved object of Tabletop Simulator, and its pictures.
    Tts,
}

impl Format {
    const ALL: [Format; 4] = [Format::Pdf, Format::Svg, Format::Png, Format::Tts];
    /// Their words.
    pub(crate) const WORDS: [&str; 4] = ["pdf", "svg", "png", "tts"];

    /// The format of a word.
    pub(crate) fn named(word: &str) -> Option<Format> {
        Format::ALL.into_iter().find(|format| format.word() == word)
    }

    /// Its word.
    pub(crate) fn word(self) -> &'static str {
        match self {
            Format::Pdf => "pdf",
            Format::Svg => "svg",
            Format::Png => "png",
            Format::Tts => "tts",
        }
    }

    /// The format of a drawing, by its first bytes.
    pub(crate) fn of_file(bytes: &[u8]) -> Option<Format> {
        match bytes {
            _ if bytes.starts_with(b"%PDF") => Some(Format::Pdf),
            _ if bytes.starts_with(b"\x89PNG") => Some(Format::Png),
            _ if bytes.trim_ascii_start().starts_with(b"<") => Some(Format::Svg),
            _ => None,
        }
    }

    /// Whether its files show anything that is drawn; a saved object holds the pieces of a game only.
    pub(crate) fn is_drawing(self) -> bool {
        self != Format::Tts
    }
}

/// Parses an option of any engine and its value.
pub(crate) fn choice(name: &str, value: &str) -> Result<Choice, Finding> {
    let options = || ENGINES.iter().flat_map(|engine| engine.options);
    let named: Vec<&RuleOption> = options().filter(|option| option.name.eq_ignore_ascii_case(name)).collect();
    if named.is_empty() {
        let finding = Finding::new(DeskFinding::NoOption { name: name.to_owned() });
        return Err(finding.maybe_hint(did_you_mean(name, options().map(|option| option.name))));
    }
    let values = || named.iter().flat_map(|option| option.values.iter().map(|value| (option.name, *value)));
    let found = values().find(|(_, known)| known.eq_ignore_ascii_case(value));
    let choice = found.map(|(option, value)| Choice { option, value });
    choice.ok_or_else(|| {
        let (name, typed) = (name.to_owned(), value.to_owned());
        let finding = Finding::new(DeskFinding::NoValueOfOption { name, value: typed });
        finding.maybe_hint(did_you_mean(value, values().map(|(_, known)| known)))
    })
}
