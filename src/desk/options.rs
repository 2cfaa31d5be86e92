//! Parses options of the command line and of forms: lengths, parts, options of the rules.

use serde::Deserialize;

use super::DeskFinding;
use crate::game::{Mm, Parts};
use crate::rules::{Choice, ENGINES, RuleOption};
use crate::spec::words::ValueHint;
use crate::text::{Finding, Message, did_you_mean};

/// File formats, in the order in which their files are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Format {
    /// A document of all sheets.
    Pdf,
    /// A drawing of each sheet, and its outlines for a cutting machine.
    Svg,
    /// A picture of each sheet.
    Png,
}

/// Parts of a game that can be printed alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum PrintPart {
    Board,
    /// Pieces other than discs.
    Pieces,
    /// Discs.
    Tokens,
    Leaflet,
}

/// Returns the parts to print: the named ones, or all if none is named; the leaflet only if `leaflet` is set.
pub(crate) fn parts(only: &[PrintPart], leaflet: bool) -> Parts {
    let wanted = |part| only.is_empty() || only.contains(&part);
    Parts {
        board: wanted(PrintPart::Board),
        pieces: wanted(PrintPart::Pieces),
        tokens: wanted(PrintPart::Tokens),
        leaflet: wanted(PrintPart::Leaflet) && leaflet,
    }
}

/// Parses a length and checks its bounds.
pub(crate) fn length(text: &str, (from, to): (Mm, Mm)) -> Result<Mm, Finding> {
    let length: Mm = text.parse()?;
    if length < from || length > to {
        return Err(unfit(text, ValueHint::Lengths { from, to }));
    }
    Ok(length)
}

/// The finding for a value that cannot be, of which the hint says what can.
pub(crate) fn unfit(typed: &str, hint: impl Into<Message>) -> Finding {
    Finding::new(DeskFinding::Unfit { typed: typed.to_owned() }).hint(hint)
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
