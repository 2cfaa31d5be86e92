//! Arguments of `show`.

use std::path::PathBuf;

use clap::ValueHint;

use super::value;
use super::{PhotoArgs, TableArgs};
use crate::cli::language::Language;
use crate::spec::{Overrides, Paper};

/// Arguments of `show`.
#[derive(Debug, clap::Args)]
pub(crate) struct ShowArgs {
    /// The game, its rules and the input.
    #[command(flatten)]
    pub table: TableArgs,
    /// The picture: a file ending in .svg, .png or .pdf (`-`: SVG on standard output)
    #[arg(long, value_name = "FILE", default_value = "position.svg", value_hint = ValueHint::FilePath)]
    pub out: PathBuf,
    /// Draw every turn of a record, frame by frame
    #[arg(long)]
    pub all: bool,
    /// Save ink: pale backgrounds, thin lines
    #[arg(long)]
    low_ink: bool,
    /// With `--all` and PDF, the paper: a4, a3, a5, letter, legal, tabloid, or width and height: 210mmx297mm
    #[arg(long, value_name = "SIZE", value_parser = str::parse::<Paper>)]
    pub paper: Option<Paper>,
    /// Dots an inch of a PNG picture
    #[arg(long, value_name = "NUMBER", default_value = "150", allow_negative_numbers = true, value_parser = value::dpi)]
    pub dpi: u32,
    /// Options for reading a photo.
    #[command(flatten)]
    pub photo: PhotoArgs,
}

impl ShowArgs {
    /// The options that override those of the spec.
    pub(crate) fn overrides(&self, language: Language) -> Overrides {
        Overrides { low_ink: self.low_ink.then_some(true), ..language.overrides() }
    }
}
