//! What is asked for in words, on a command line or in a form: lengths, parts, options of the rules.

use serde::Deserialize;

use crate::game::{Mm, Parts};
use crate::rules::{Choice, ENGINES, RuleOption};
use crate::spec::did_you_mean;

/// The formats of files.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Format {
    /// One document with all sheets.
    Pdf,
    /// One drawing for each sheet, and the outlines of each for a cutting machine.
    Svg,
    /// One picture for each sheet.
    Png,
}

/// The parts of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Part {
    /// Boards.
    Board,
    /// Pieces that are cut.
    Pieces,
    /// Discs.
    Tokens,
    /// The rules.
    Leaflet,
}

/// The parts that are printed: those that are named, or all; the rules only if they are wanted.
pub(crate) fn parts(only: &[Part], leaflet: bool) -> Parts {
    let wanted = |part| only.is_empty() || only.contains(&part);
    Parts {
        board: wanted(Part::Board),
        pieces: wanted(Part::Pieces),
        tokens: wanted(Part::Tokens),
        leaflet: wanted(Part::Leaflet) && leaflet,
    }
}

/// A length within bounds.
pub(crate) fn length(text: &str, (from, to): (Mm, Mm)) -> Result<Mm, String> {
    let length: Mm = text.parse().map_err(|error| format!("{error}"))?;
    if length < from || length > to {
        return Err(format!("use between {from} and {to}"));
    }
    Ok(length)
}

/// An option of the rules and its value; some engine knows both.
pub(crate) fn choice(name: &str, value: &str) -> Result<Choice, String> {
    let options = || ENGINES.iter().flat_map(|engine| engine.options);
    let named: Vec<&RuleOption> = options().filter(|option| option.name.eq_ignore_ascii_case(name)).collect();
    if named.is_empty() {
        let hint = did_you_mean(name, options().map(|option| option.name)).unwrap_or_default();
        return Err(format!("no rules have an option `{name}`: {hint}"));
    }
    let values = || named.iter().flat_map(|option| option.values.iter().map(|value| (option.name, *value)));
    match values().find(|(_, known)| known.eq_ignore_ascii_case(value)) {
        Some((option, value)) => Ok(Choice { option, value }),
        None => {
            let hint = did_you_mean(value, values().map(|(_, known)| known)).unwrap_or_default();
            Err(format!("`{name}` cannot be `{value}`: {hint}"))
        }
    }
}
