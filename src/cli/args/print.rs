//! Arguments of `print`.

use std::path::{Path, PathBuf};

use clap::ValueHint;

use super::ForceArgs;
use super::options::OptionArgs;
use super::value::{self, GameName};
use crate::cli::language::Language;
use crate::cli::rule::RuleArgs;
use crate::desk::Format;
use crate::spec::Overrides;

/// The resolution of pictures where none is named.
const DEFAULT_DPI: u32 = 150;

/// Arguments of `print`.
#[derive(Debug, clap::Args)]
pub(crate) struct PrintArgs {
    /// Games by name, bundled or of the gallery, TOML files (`-`: standard input), or sheets that Tablier made, to make them again; none: all bundled games
    #[arg(value_name = "SPEC", value_parser = GameName::Printed, hide_possible_values = true)]
    pub specs: Vec<String>,
    /// The folder that the sheets go into (`-`: one file, the PDF, to standard output)
    #[arg(long, value_name = "DIR", default_value = "output", value_hint = ValueHint::DirPath)]
    pub out: PathBuf,
    /// The formats to write: pdf (one document), svg (a drawing for each sheet, and its outlines for a cutting machine), png (a picture for each sheet), tts (a saved object of Tabletop Simulator and its pictures); without it pdf and svg
    #[arg(long, value_name = "KINDS", value_delimiter = ',', ignore_case = true, value_parser = value::words(&Format::WORDS, Format::named))]
    format: Vec<Format>,
    /// The options of the sheets.
    #[command(flatten)]
    options: OptionArgs,
    /// Rule options.
    #[command(flatten)]
    pub rules: RuleArgs,
    /// Dots an inch of PNG pictures; 150 without it
    #[arg(long, value_name = "NUMBER", allow_negative_numbers = true, value_parser = value::dpi)]
    dpi: Option<u32>,
    /// Take notes on places of a spec as faults: what can be printed but is probably not meant
    #[arg(long)]
    pub strict: bool,
    /// Whether to overwrite files that Tablier did not make.
    #[command(flatten)]
    pub force: ForceArgs,
}

impl PrintArgs {
    /// Whether the output is one file on standard output.
    pub(crate) fn to_stdout(&self) -> bool {
        self.out == Path::new("-")
    }

    /// The chosen formats, or the default ones. What is made again from a sheet is a sheet of its format.
    pub(crate) fn formats(&self, again: Option<Format>) -> Vec<Format> {
        match (self.format.as_slice(), again) {
            ([], Some(format)) => vec![format],
            ([], None) if self.to_stdout() => vec![Format::Pdf],
            ([], None) => vec![Format::Pdf, Format::Svg],
            (asked, _) => asked.to_vec(),
        }
    }

    /// The resolution of pictures, or that of the picture that is made again.
    pub(crate) fn dpi(&self, again: Option<u32>) -> u32 {
        self.dpi.or(again).unwrap_or(DEFAULT_DPI)
    }

    /// The options that override those of the specs.
    pub(crate) fn overrides(&self, language: Language) -> Overrides {
        let options = language.overrides().or(self.options.0.clone());
        Overrides { rules: self.rules.rules.clone(), ..options }
    }
}
