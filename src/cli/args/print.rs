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

/// Arguments of `print`.
#[derive(Debug, clap::Args)]
pub(crate) struct PrintArgs {
    /// Games by name, bundled or of the gallery, or TOML files (`-`: standard input); none: all bundled games
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
    /// Dots an inch of PNG pictures
    #[arg(long, value_name = "NUMBER", default_value = "150", allow_negative_numbers = true, value_parser = value::dpi)]
    pub dpi: u32,
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

    /// The chosen formats, or the default ones.
    pub(crate) fn formats(&self) -> &[Format] {
        match self.format.as_slice() {
            [] if self.to_stdout() => &[Format::Pdf],
            [] => &[Format::Pdf, Format::Svg],
            asked => asked,
        }
    }

    /// The options that override those of the specs.
    pub(crate) fn overrides(&self, language: Language) -> Overrides {
        let options = language.overrides().or(self.options.0.clone());
        Overrides { rules: self.rules.rules.clone(), ..options }
    }
}
