//! Arguments of `print`.

use std::path::{Path, PathBuf};

use clap::builder::PossibleValue;
use clap::{ValueEnum, ValueHint};

use super::ForceArgs;
use super::value::{self, GameName};
use crate::cli::language::Language;
use crate::cli::rule::RuleArgs;
use crate::desk::{self, Format, PrintPart};
use crate::game::{Backs, CutStyle, Mm};
use crate::spec::{BacksName, CutName, Overrides, Paper};

/// Arguments of `print`.
#[derive(Debug, clap::Args)]
pub(crate) struct PrintArgs {
    /// Bundled games by name, or TOML files (`-`: standard input); none: all bundled games
    #[arg(value_name = "SPEC", value_parser = GameName::Printed, hide_possible_values = true)]
    pub specs: Vec<String>,
    /// The folder that the sheets go into (`-`: one file, the PDF, to standard output)
    #[arg(long, value_name = "DIR", default_value = "output", value_hint = ValueHint::DirPath)]
    pub out: PathBuf,
    /// The formats to write: pdf (one document), svg (a drawing for each sheet, and its outlines for a cutting machine), png (a picture for each sheet); without it pdf and svg
    #[arg(long, value_name = "KINDS", value_delimiter = ',', ignore_case = true)]
    format: Vec<Format>,
    /// a4, a3, a5, letter, legal, tabloid, or width and height: 210mmx297mm
    #[arg(long, value_name = "SIZE", allow_hyphen_values = true, value_parser = value::paper)]
    paper: Option<Paper>,
    /// Lay the paper on its long side
    #[arg(long)]
    landscape: bool,
    /// Unprinted margin along each edge; 5mm without it
    #[arg(long, value_name = "LENGTH", allow_hyphen_values = true, value_parser = value::margin)]
    margin: Option<Mm>,
    /// How far backgrounds reach beyond the cut
    #[arg(long, value_name = "LENGTH", allow_hyphen_values = true, value_parser = value::bleed)]
    bleed: Option<Mm>,
    /// The distance between pieces; without it, pieces with different edges lie apart
    #[arg(long, value_name = "LENGTH", allow_hyphen_values = true, value_parser = value::gap)]
    gap: Option<Mm>,
    /// How much neighbouring sheets of a board share
    #[arg(long, value_name = "LENGTH", allow_hyphen_values = true, value_parser = value::overlap)]
    overlap: Option<Mm>,
    /// The side of the squares of all boards; pieces with `fits` follow, others keep their size
    #[arg(long, value_name = "LENGTH", allow_hyphen_values = true, value_parser = value::cell)]
    pub board_square: Option<Mm>,
    /// How cuts are shown
    #[arg(long, value_name = "STYLE", ignore_case = true, value_parser = value::words(CutName::WORDS, CutName::named))]
    cut: Option<CutName>,
    /// Whether and how backs are printed
    #[arg(long, value_name = "METHOD", ignore_case = true, value_parser = value::words(BacksName::WORDS, BacksName::named))]
    backs: Option<BacksName>,
    /// Save ink: pale backgrounds, thin lines
    #[arg(long)]
    low_ink: bool,
    /// Print these only: board, pieces (those that are cut), tokens (discs), leaflet (the rules)
    #[arg(long, value_name = "PARTS", value_delimiter = ',', ignore_case = true)]
    only: Vec<PrintPart>,
    /// Leave out the rules
    #[arg(long)]
    no_leaflet: bool,
    /// Omit photo markers; frames and tabs are narrower without them
    #[arg(long)]
    no_photo_marks: bool,
    /// Rule options.
    #[command(flatten)]
    pub rules: RuleArgs,
    /// Dots an inch of PNG pictures
    #[arg(long, value_name = "NUMBER", default_value = "150", allow_negative_numbers = true, value_parser = value::dpi)]
    pub dpi: u32,
    /// Whether to overwrite files that Tablier did not make.
    #[command(flatten)]
    pub force: ForceArgs,
}

impl ValueEnum for Format {
    fn value_variants<'a>() -> &'a [Format] {
        &[Format::Pdf, Format::Svg, Format::Png]
    }

    fn to_possible_value(&self) -> Option<PossibleValue> {
        Some(match self {
            Format::Pdf => PossibleValue::new("pdf"),
            Format::Svg => PossibleValue::new("svg"),
            Format::Png => PossibleValue::new("png"),
        })
    }
}

impl ValueEnum for PrintPart {
    fn value_variants<'a>() -> &'a [PrintPart] {
        &[PrintPart::Board, PrintPart::Pieces, PrintPart::Tokens, PrintPart::Leaflet]
    }

    fn to_possible_value(&self) -> Option<PossibleValue> {
        Some(match self {
            PrintPart::Board => PossibleValue::new("board"),
            PrintPart::Pieces => PossibleValue::new("pieces"),
            PrintPart::Tokens => PossibleValue::new("tokens"),
            PrintPart::Leaflet => PossibleValue::new("leaflet"),
        })
    }
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
        Overrides {
            paper: self.paper,
            landscape: self.landscape.then_some(true),
            margin: self.margin,
            bleed: self.bleed,
            gap: self.gap,
            overlap: self.overlap,
            cut: self.cut.map(|CutName(cut): CutName| -> CutStyle { cut }),
            backs: self.backs.map(|BacksName(backs): BacksName| -> Backs { backs }),
            board_square: self.board_square,
            parts: Some(desk::parts(&self.only, !self.no_leaflet)),
            low_ink: self.low_ink,
            photo_marks: self.no_photo_marks.then_some(false),
            rules: self.rules.rules.clone(),
            ..language.overrides()
        }
    }
}
