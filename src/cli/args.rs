//! Every command and option. Help, man page and completions are made from here.

mod photo;
mod show;
mod table;

use std::path::PathBuf;

use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{ColorChoice, Parser, Subcommand, ValueEnum};
use clap_complete::Shell;

pub use photo::{CheckArgs, PhotoArgs, ReadArgs};
pub use show::{SHOW_EXAMPLES, ShowArgs};
pub use table::{BlankArgs, PerftArgs, TableArgs};

use super::rule::RuleArgs;
use crate::game::{Lang, Mm};
use crate::sheet::{Backs, CutStyle, Parts};
use crate::spec::{BacksName, CutName, LangName, Overrides, Paper, limits};

/// What the exit status says.
pub const EXIT_STATUS: &str = "Exit status: 0 done, or the position or record is legal, or fits a game without rules; \
    1 it is illegal; 2 bad usage, unreadable input, nothing written; 3 undecided.";

/// Print board games that nobody can buy: boards, tiles, tokens and rules from a text file.
#[derive(Debug, Parser)]
#[command(
    name = "tablier",
    version,
    arg_required_else_help = true,
    after_help = EXIT_STATUS
)]
pub struct Args {
    /// What to do.
    #[command(subcommand)]
    pub verb: Verb,
    /// Print data as one JSON document
    #[arg(long, global = true)]
    pub json: bool,
    /// Colour messages; `auto` heeds NO_COLOR
    #[arg(long, global = true, value_name = "WHEN", default_value = "auto")]
    pub color: ColorChoice,
    /// Print no summary
    #[arg(long, short, global = true)]
    pub quiet: bool,
}

/// The commands.
#[derive(Debug, Subcommand)]
pub enum Verb {
    /// List the bundled games, their variants, and what each prints
    List,
    /// Make sheets to print and cut, from bundled games or specs of one's own
    Print(PrintArgs),
    /// Begin a spec of one's own: a copy of a bundled game, `board`, or `tokens`
    New(NewArgs),
    /// Judge a position, typed or photographed: is it legal, why, who has won, what threatens
    Check(CheckArgs),
    /// Read a position from a photo of the table, as text to be corrected and checked
    Read(ReadArgs),
    /// Print an empty position form with its legend, to be filled in
    Blank(BlankArgs),
    /// List the legal turns of a position
    Moves(TableArgs),
    /// Judge the record of a whole game, turn by turn
    Replay(TableArgs),
    /// Draw a position as a picture, or every turn of a record
    #[command(after_help = SHOW_EXAMPLES)]
    Show(ShowArgs),
    /// Count the sequences of turns from the start, for every depth
    Perft(PerftArgs),
    /// Print the JSON Schema of the spec
    Schema,
    /// Print completions for a shell
    Completions {
        /// The shell
        shell: Shell,
    },
    /// Print the man page
    Man,
}

/// What `print` is asked for.
#[derive(Debug, clap::Args)]
pub struct PrintArgs {
    /// Bundled games by name, or TOML files (`-`: standard input); none: all bundled games
    #[arg(value_name = "SPEC")]
    pub specs: Vec<String>,
    /// The folder that the sheets go into
    #[arg(long, value_name = "DIR", default_value = "output")]
    pub out: PathBuf,
    /// The formats to write
    #[arg(long, value_delimiter = ',', default_value = "pdf,svg")]
    pub format: Vec<Format>,
    /// a4, a3, a5, letter, legal, tabloid, or width and height: 210mmx297mm
    #[arg(long)]
    paper: Option<Paper>,
    /// Lay the paper on its long side
    #[arg(long)]
    landscape: bool,
    /// What is kept free of pieces along each edge
    #[arg(long, value_name = "LENGTH", value_parser = margin)]
    margin: Option<Mm>,
    /// How far backgrounds reach beyond the cut
    #[arg(long, value_name = "LENGTH", value_parser = bleed)]
    bleed: Option<Mm>,
    /// The distance between pieces
    #[arg(long, value_name = "LENGTH", value_parser = gap)]
    gap: Option<Mm>,
    /// How much neighbouring sheets of a board share
    #[arg(long, value_name = "LENGTH", value_parser = overlap)]
    overlap: Option<Mm>,
    /// The side of the squares of all boards; pieces with `fits` follow, others keep their size
    #[arg(long, value_name = "LENGTH", value_parser = cell)]
    board_square: Option<Mm>,
    /// How cuts are shown
    #[arg(long, value_parser = words(CutName::WORDS, CutName::named))]
    cut: Option<CutName>,
    /// Whether and how backs are printed
    #[arg(long, value_parser = words(BacksName::WORDS, BacksName::named))]
    backs: Option<BacksName>,
    /// The language of the print
    #[arg(long, value_parser = words(LangName::WORDS, LangName::named))]
    lang: Option<LangName>,
    /// Spare ink: pale backgrounds, thin lines
    #[arg(long)]
    low_ink: bool,
    /// Print nothing but these
    #[arg(long, value_delimiter = ',')]
    only: Vec<Part>,
    /// Leave out the rules
    #[arg(long)]
    no_leaflet: bool,
    /// Leave out the marks by which a photograph is read; frames and tabs are as narrow as without
    #[arg(long)]
    no_photo_marks: bool,
    /// Options of the rules.
    #[command(flatten)]
    pub rules: RuleArgs,
    /// Dots an inch of PNG pictures
    #[arg(long, default_value = "150", value_parser = clap::value_parser!(u32).range(36..=2400))]
    pub dpi: u32,
}

/// What `new` is asked for.
#[derive(Debug, clap::Args)]
pub struct NewArgs {
    /// A bundled game, `board`, or `tokens`
    pub game: String,
    /// The file to write (`-`: standard output); left out: the game's name and `.toml`
    pub file: Option<PathBuf>,
}

/// The formats.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Format {
    /// One document with all sheets.
    Pdf,
    /// One drawing for each sheet, and the outlines of each for a cutting machine.
    Svg,
    /// One picture for each sheet.
    Png,
}

/// The parts of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Part {
    /// Boards.
    Board,
    /// Pieces that are cut.
    Pieces,
    /// Discs.
    Tokens,
    /// The rules.
    Leaflet,
}

impl PrintArgs {
    /// What is asked for, over what the specs say.
    pub fn overrides(&self) -> Overrides {
        let wanted = |part| self.only.is_empty() || self.only.contains(&part);
        let parts = Parts {
            board: wanted(Part::Board),
            pieces: wanted(Part::Pieces),
            tokens: wanted(Part::Tokens),
            leaflet: wanted(Part::Leaflet) && !self.no_leaflet,
        };
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
            parts: Some(parts),
            lang: self.lang.map(|LangName(lang): LangName| -> Lang { lang }),
            low_ink: self.low_ink,
            photo_marks: self.no_photo_marks.then_some(false),
            rules: self.rules.rules.clone(),
        }
    }
}

/// A value that is one of a few words.
fn words<T: Clone + Send + Sync + 'static>(
    words: &'static [&'static str],
    named: fn(&str) -> Option<T>,
) -> impl TypedValueParser<Value = T> {
    PossibleValuesParser::new(words).try_map(move |word| named(&word).ok_or("unknown word"))
}

fn length(text: &str, (from, to): (Mm, Mm)) -> Result<Mm, String> {
    let length: Mm = text.parse().map_err(|error| format!("{error}"))?;
    if length < from || length > to {
        return Err(format!("use between {from} and {to}"));
    }
    Ok(length)
}

fn margin(text: &str) -> Result<Mm, String> {
    length(text, limits::MARGIN)
}

fn bleed(text: &str) -> Result<Mm, String> {
    length(text, limits::BLEED)
}

fn gap(text: &str) -> Result<Mm, String> {
    length(text, limits::GAP)
}

fn overlap(text: &str) -> Result<Mm, String> {
    length(text, limits::OVERLAP)
}

fn cell(text: &str) -> Result<Mm, String> {
    length(text, limits::CELL)
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory;

    use super::*;

    #[test]
    fn the_definition_is_sound() {
        Args::command().debug_assert();
    }
}
