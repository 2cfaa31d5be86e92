//! Parsers of option and argument values, with their error messages.

use std::ffi::OsStr;
use std::sync::LazyLock;

use clap::builder::{PossibleValue, PossibleValuesParser, StringValueParser, TypedValueParser};
use clap::{Arg, Command, Error};

use crate::cli::words::UsageHint;
use crate::game::Lang;
use crate::reference::entries;
use crate::rules::{ENGINES, EngineInfo};
use crate::spec;
use crate::templates::{game, printable, templates};
use crate::text::Finding;

/// Range of resolutions in dots per inch: below, a sheet is unreadable; above, no screen or printer shows a
/// difference.
const DPI: (u32, u32) = (36, 2400);
/// Range of the depth of `perft`; deeper counts never finish.
const DEPTH: (u32, u32) = (1, 99);

/// A game argument: a name or a path. The names are completed by shells; any other text may be a path.
#[derive(Clone, Copy, Debug)]
pub(crate) enum GameName {
    /// Games that `print` accepts.
    Printed,
    /// Templates that `new` accepts.
    Started,
    /// Games with rules, and their variants.
    Judged,
}

impl GameName {
    /// All names that shells complete.
    pub(crate) fn names(self) -> Vec<&'static str> {
        match self {
            GameName::Printed => printable().map(|template| template.name).collect(),
            GameName::Started => templates().map(|template| template.name).collect(),
            GameName::Judged => JUDGED.iter().map(String::as_str).collect(),
        }
    }
}

/// The name of a key, or a code. The keys are completed by shells; any other text may be a path or a code.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ExplainedName;

impl TypedValueParser for ExplainedName {
    type Value = String;

    fn parse_ref(&self, command: &Command, arg: Option<&Arg>, value: &OsStr) -> Result<String, Error> {
        StringValueParser::new().parse_ref(command, arg, value)
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        let names = entries(Lang::En).iter().map(|entry| entry.name.as_str());
        Some(Box::new(names.filter(|name| !name.contains('#')).map(PossibleValue::new)))
    }
}

/// The bundled games that have rules, each followed by its variants.
static JUDGED: LazyLock<Vec<String>> = LazyLock::new(|| {
    let judged = ENGINES.iter().filter(|engine| game(engine.name).is_some());
    let names = |engine: &EngineInfo| {
        let variants = engine.variants.iter().map(|variant| format!("{}/{variant}", engine.name));
        std::iter::once(engine.name.to_owned()).chain(variants).collect::<Vec<_>>()
    };
    judged.flat_map(names).collect()
});

impl TypedValueParser for GameName {
    type Value = String;

    fn parse_ref(&self, command: &Command, arg: Option<&Arg>, value: &OsStr) -> Result<String, Error> {
        StringValueParser::new().parse_ref(command, arg, value)
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        Some(Box::new(self.names().into_iter().map(PossibleValue::new)))
    }
}

/// A parser for one of a few words.
pub(crate) fn words<T: Clone + Send + Sync + 'static>(
    words: &'static [&'static str],
    named: fn(&str) -> Option<T>,
) -> impl TypedValueParser<Value = T> {
    PossibleValuesParser::new(words).try_map(move |word| named(&word.to_lowercase()).ok_or("unknown word"))
}

/// Parses a resolution in dots per inch.
pub(crate) fn dpi(text: &str) -> Result<u32, Finding> {
    number(text, DPI)
}

/// Parses a search depth.
pub(crate) fn depth(text: &str) -> Result<u32, Finding> {
    number(text, DEPTH)
}

/// Parses how many turns lie between two photos.
pub(crate) fn apart(text: &str) -> Result<u32, Finding> {
    number(text, (1, 6))
}

fn number(text: &str, (from, to): (u32, u32)) -> Result<u32, Finding> {
    let number = text.trim().parse().ok().filter(|number| (from..=to).contains(number));
    number.ok_or_else(|| spec::unfit(text, UsageHint::WholeNumber { from, to }))
}

/// Parses the path of a PNG file.
pub(crate) fn png_path(text: &str) -> Result<std::path::PathBuf, Finding> {
    let path = std::path::PathBuf::from(text);
    if path.extension().is_some_and(|ending| ending.eq_ignore_ascii_case("png")) {
        return Ok(path);
    }
    let path = path.with_extension("png").display().to_string();
    Err(spec::unfit(text, UsageHint::NameItPng { path }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_whole_and_within_bounds() {
        assert_eq!(dpi("300"), Ok(300));
        for wrong in ["abc", "-5", "35", "2401", "1.5", ""] {
            assert_eq!(dpi(wrong), Err(spec::unfit(wrong, UsageHint::WholeNumber { from: 36, to: 2400 })));
        }
    }

    #[test]
    fn a_png_path_ends_in_png() {
        assert!(png_path("seen.png").is_ok() && png_path("a/seen.PNG").is_ok());
        for (wrong, name) in
            [("seen.jpg", "`seen.png`"), ("seen", "`seen.png`"), ("a.b/seen", "`a.b/seen.png`")]
        {
            let said = png_path(wrong).unwrap_err().hint.unwrap().to_string();
            assert!(said.ends_with(name), "{said}");
        }
    }

    #[test]
    fn completed_names_are_accepted_by_commands() {
        let judged = GameName::Judged.names();
        assert!(judged.contains(&"quits/four") && !judged.contains(&"tokens"));
        assert!(GameName::Started.names().contains(&"board"));
        assert!(GameName::Printed.names().contains(&"tokens"));
    }
}
