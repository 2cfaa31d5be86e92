//! Parses options of the command line and of forms: lengths, parts, options of the rules.

use serde::Deserialize;

use crate::game::{Mm, Parts};
use crate::rules::{Choice, ENGINES, RuleOption};
use crate::spec::did_you_mean;

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
pub(crate) fn length(text: &str, (min, max): (Mm, Mm)) -> Result<Mm, String> {
    let length: Mm = text.parse().map_err(|error| format!("{error}"))?;
    if length < min || length > max {
        return Err(format!("use between {min} and {max}"));
    }
    Ok(length)
}

/// Parses an option of any engine and its value.
pub(crate) fn choice(name: &str, value: &str) -> Result<Choice, String> {
    let options = || ENGINES.iter().flat_map(|engine| engine.options);
    let named: Vec<&RuleOption> = options().filter(|option| option.name.eq_ignore_ascii_case(name)).collect();
    if named.is_empty() {
        let hint = did_you_mean(name, options().map(|option| option.name));
        let hint = hint.map(|hint| hint.to_string()).unwrap_or_default();
        return Err(format!("no rules have an option `{name}`: {hint}"));
    }
    let values = || named.iter().flat_map(|option| option.values.iter().map(|value| (option.name, *value)));
    match values().find(|(_, known)| known.eq_ignore_ascii_case(value)) {
        Some((option, value)) => Ok(Choice { option, value }),
        None => {
            let hint = did_you_mean(value, values().map(|(_, known)| known));
            let hint = hint.map(|hint| hint.to_string()).unwrap_or_default();
            Err(format!("`{name}` cannot be `{value}`: {hint}"))
        }
    }
}
