//! The command line: arguments, files and the terminal. No other module uses these.
//!
//! | file | holds |
//! |---|---|
//! | `args` | all commands and options |
//! | `print`, `list`, `new`, `explain`, `completions`, `about` | one command each; `about` holds `schema` and `man` |
//! | `check`, `read`, `moves`, `replay`, `show`, `perft` | one command each; `perft` holds `blank` too |
//! | `photo` | opening and reading a photo, and the overlay picture |
//! | `judged_game` | loading the game that a command judges |
//! | `refuse` | the reasons why a text or a photo is not judged |
//! | `language` | the language of the answers |
//! | `games` | finding the spec for a name |
//! | `prompt` | prompts for input that is still to come |
//! | `rule` | `--rule name=value`, shared by the commands about games |
//! | `usage` | errors in arguments |
//! | `words/` | what the commands say |
//! | `files` | all file access |
//! | `progress` | the line that says what is being done |
//! | `terminal` | standard output, standard error, colour, JSON |
//! | `failure` | errors that stop a command |
//! | `outcome` | results and exit status |
#![cfg_attr(not(test), warn(clippy::indexing_slicing))]

mod about;
mod args;
mod check;
mod completions;
mod explain;
mod failure;
mod files;
mod games;
mod judged_game;
mod language;
mod list;
mod moves;
mod new;
mod outcome;
mod perft;
mod photo;
mod print;
mod progress;
mod prompt;
mod read;
mod refuse;
mod replay;
mod rule;
mod show;
mod terminal;
mod usage;
pub(crate) mod words;

use std::ffi::OsString;
use std::panic;
use std::process::ExitCode;

use clap::FromArgMatches;

use args::{Args, Verb};
use failure::Failure;
use language::Language;
use outcome::Outcome;
use terminal::Terminal;
use words::{CliFinding, CliHint, CliNotice};

use crate::art::panics;
use crate::game::Lang;
use crate::text::Finding;

/// Silences the panic message of panics that are caught: the code that catches them reports the problem.
fn silence_caught_panics() {
    let say = panic::take_hook();
    panic::set_hook(Box::new(move |fault| {
        if !panics::are_caught() {
            say(fault);
        }
    }));
}

/// Runs the command given by `arguments`, of which the first is the name of the program.
pub fn run(arguments: impl IntoIterator<Item = OsString>) -> ExitCode {
    silence_caught_panics();
    let arguments: Vec<OsString> = arguments.into_iter().collect();
    let args = match parsed(&arguments, Language::typed(&arguments).lang()) {
        Ok(args) => args,
        Err(error) => return usage::report(error, &arguments, Language::typed(&arguments)),
    };
    let terminal = Terminal::new(&args);
    terminal.note(terminal.language.unknown_name().map(|typed| CliNotice::NoSuchLanguage { typed }));
    let done = |done: Result<(), Failure>| done.map(|()| Outcome::Done);
    let outcome = match &args.verb {
        _ if args.verb.only_prints() && terminal.is_stdout_closed() => {
            Err(Finding::new(CliFinding::OutputIsClosed).hint(CliHint::SendToAFile).into())
        }
        Verb::List(args) => done(list::list(args, &terminal)),
        Verb::Print(args) => done(print::print(args, &terminal)),
        Verb::New(args) => done(new::new(args, &terminal)),
        Verb::Check(args) => check::check(args, &terminal),
        Verb::Read(args) => done(read::read(args, &terminal)),
        Verb::Blank(args) => done(perft::blank(args, &terminal)),
        Verb::Moves(args) => moves::moves(args, &terminal),
        Verb::Replay(args) => replay::replay(args, &terminal),
        Verb::Show(args) => show::show(args, &terminal),
        Verb::Perft(args) => done(perft::perft(args, &terminal)),
        Verb::Schema { kind } => done(about::schema(*kind, &terminal)),
        Verb::Explain(args) => done(explain::explain(args, &terminal)),
        Verb::Completions { shell } => done(completions::completions(*shell, &terminal)),
        Verb::Man => done(about::man(&terminal)),
    };
    match outcome {
        Ok(outcome) => ExitCode::from(outcome.status()),
        // A closed pipe is no error: its reader has seen enough.
        Err(Failure::ClosedPipe) => ExitCode::SUCCESS,
        Err(failure) => {
            terminal.fail(&failure);
            ExitCode::from(2)
        }
    }
}

fn parsed(arguments: &[OsString], lang: Lang) -> Result<Args, clap::Error> {
    let found = args::command(lang).try_get_matches_from(arguments)?;
    Args::from_arg_matches(&found).map_err(|error| error.format(&mut args::command(lang)))
}
