//! All commands and options. Help, man page and completions are generated from these types.

mod examples;
mod explain;
mod force;
mod french;
mod list;
mod new;
mod options;
mod photo;
mod print;
mod show;
mod table;
mod value;

use clap::{ColorChoice, Command, CommandFactory, Parser, Subcommand, ValueEnum};
use clap_complete::Shell;

pub(crate) use examples::{home, lines_for, said};
pub(crate) use explain::ExplainArgs;
pub(crate) use force::ForceArgs;
pub(crate) use list::ListArgs;
pub(crate) use new::NewArgs;
pub(crate) use photo::{CheckArgs, PhotoArgs, ReadArgs, ReplayArgs};
pub(crate) use print::PrintArgs;
pub(crate) use show::ShowArgs;
pub(crate) use table::{BlankArgs, PerftArgs, TableArgs};
use value::GameName;

use crate::game::Lang;
use crate::spec::LangName;

/// Meaning of the exit status, for the help.
pub(crate) const EXIT_STATUS: &str = "Exit status: 0 done, or the position or record is legal, or fits a game without rules; \
    1 it is illegal; 2 bad usage, unreadable input, nothing written; 3 undecided.";

/// Print board games that are out of print: boards, tiles, tokens and rules from a text file.
#[derive(Debug, Parser)]
#[command(name = "tablier", version, arg_required_else_help = true)]
pub(crate) struct Args {
    /// What to do.
    #[command(subcommand)]
    pub verb: Verb,
    /// Print data as one JSON document
    #[arg(long, global = true)]
    pub json: bool,
    /// Colour messages; `auto` respects NO_COLOR and CLICOLOR_FORCE
    #[arg(long, global = true, value_name = "WHEN", default_value = "auto", ignore_case = true)]
    pub color: ColorChoice,
    /// Print no summary
    #[arg(long, short, global = true)]
    pub quiet: bool,
    /// The language of answers, sheets and help (without it: that of the spec, of TABLIER_LANG, of the system)
    #[arg(long, global = true, value_name = "CODE", ignore_case = true, value_parser = value::words(LangName::WORDS, LangName::named))]
    lang: Option<LangName>,
}

/// The commands.
#[derive(Debug, Subcommand)]
pub(crate) enum Verb {
    /// List the bundled games, their variants, what each prints, and the gallery
    List(ListArgs),
    /// Make sheets to print and cut, from bundled games or your own specs
    Print(PrintArgs),
    /// Begin a spec of your own: a copy of a bundled game, of one of the gallery, or of `board`
    New(NewArgs),
    /// Judge a position, typed or photographed: is it legal, why, who has won, what threatens
    ///
    /// Positions are typed as rows or as lists: `tablier blank GAME` prints a form; see docs/positions.md.
    Check(CheckArgs),
    /// Read a position from a photo of the table, as text to be corrected and checked
    Read(ReadArgs),
    /// Print an empty position form with its legend, to be filled in
    Blank(BlankArgs),
    /// List the legal turns of a position
    Moves(TableArgs),
    /// Judge the record of a whole game, turn by turn, or find its turns from photos
    Replay(ReplayArgs),
    /// Draw a position as a picture, or every turn of a record
    Show(ShowArgs),
    /// Count the sequences of turns from the start, for every depth
    Perft(PerftArgs),
    /// Print the JSON Schema of specs, or of what `--json` prints
    Schema {
        /// What it describes: spec, verdict (of `check`), replay, moves or print
        #[arg(ignore_case = true, default_value = "spec")]
        kind: SchemaKind,
    },
    /// Explain a key of specs, a word of leaflets or a code of findings
    Explain(ExplainArgs),
    /// Print completions for a shell
    Completions {
        /// The shell
        #[arg(ignore_case = true)]
        shell: Shell,
    },
    /// Print the man page
    Man,
}

/// What a JSON Schema describes.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub(crate) enum SchemaKind {
    Spec,
    Verdict,
    Replay,
    Moves,
    Print,
    Error,
}

impl Args {
    /// The language that was asked for.
    pub(crate) fn lang(&self) -> Option<Lang> {
        self.lang.map(|LangName(lang): LangName| -> Lang { lang })
    }
}

impl Verb {
    /// Whether the command only prints a page that does not depend on the user's files, so that its exit status
    /// carries no answer.
    pub(crate) fn only_prints(&self) -> bool {
        matches!(
            self,
            Verb::List(_)
                | Verb::Blank(_)
                | Verb::Schema { .. }
                | Verb::Explain(_)
                | Verb::Completions { .. }
                | Verb::Man
        )
    }
}

/// The clap definition with the examples of every command, in a language.
pub(crate) fn command(lang: Lang) -> Command {
    let command = examples::added(Args::command(), lang);
    if lang == Lang::Fr { french::command(command) } else { command }
}

/// The kinds of game arguments, each with the names that shells complete.
pub(crate) fn game_names() -> [(&'static str, Vec<&'static str>); 3] {
    [
        ("printed", GameName::Printed.names()),
        ("started", GameName::Started.names()),
        ("judged", GameName::Judged.names()),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_definition_is_valid() {
        for lang in Lang::ALL {
            command(lang).debug_assert();
        }
    }
}
