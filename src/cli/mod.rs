//! The commands: arguments, files and the terminal. No other room touches any of these.
//!
//! | file | job |
//! |---|---|
//! | `args` | every command and option |
//! | `print`, `list`, `new`, `completions`, `about` | one verb each; `about` holds `schema` and `man` |
//! | `check`, `read`, `moves`, `replay`, `show`, `perft` | one verb each; `perft` holds `blank` too |
//! | `photo` | a photo: opened, read, told to the rules; the picture of what was seen |
//! | `table` | the game at the table: which rules judge what is typed |
//! | `refuse` | why a text or a photo is not judged |
//! | `games` | which spec is meant by a name |
//! | `awaited` | what is said while a command waits for its text |
//! | `rule` | `--rule name=value`, which all verbs about games share |
//! | `usage` | what is said of arguments that cannot be understood |
//! | `files` | the only door to the disk |
//! | `terminal` | standard output, standard error, colour, JSON |
//! | `failure` | why a command did not do what was asked |
//! | `outcome` | what a command found out: its exit status |
#![cfg_attr(not(test), warn(clippy::indexing_slicing))]

mod about;
mod args;
mod awaited;
mod check;
mod completions;
mod failure;
mod files;
mod games;
mod list;
mod moves;
mod new;
mod outcome;
mod perft;
mod photo;
mod print;
mod read;
mod refuse;
mod replay;
mod rule;
mod show;
mod table;
mod terminal;
mod usage;

use std::ffi::OsString;
use std::panic;
use std::process::ExitCode;

use clap::FromArgMatches;

use args::{Args, Verb};
use failure::Failure;
use outcome::Outcome;
use terminal::Terminal;

use crate::art::panics;
use crate::text::codes::FileCode;

/// What is caught is told in the words of whoever caught it, so the fault itself need not be heard.
fn hush_what_is_caught() {
    let say = panic::take_hook();
    panic::set_hook(Box::new(move |fault| {
        if !panics::are_caught() {
            say(fault);
        }
    }));
}

/// Runs the command that `arguments` ask for, the first being the program's own name.
pub fn run(arguments: impl IntoIterator<Item = OsString>) -> ExitCode {
    hush_what_is_caught();
    let arguments: Vec<OsString> = arguments.into_iter().collect();
    let args = match parsed(&arguments) {
        Ok(args) => args,
        Err(error) => return usage::told(error, &arguments),
    };
    let terminal = Terminal::new(&args);
    let done = |done: Result<(), Failure>| done.map(|()| Outcome::Done);
    let outcome = match &args.verb {
        _ if args.verb.only_prints() && terminal.is_shut() => Err(Failure::hinted(
            FileCode::Write,
            "cannot write to standard output: it is closed",
            "send it to a file: `tablier … > FILE`",
        )),
        Verb::List => done(list::list(&terminal)),
        Verb::Print(args) => done(print::print(args, &terminal)),
        Verb::New(args) => done(new::new(args, &terminal)),
        Verb::Check(args) => check::check(args, &terminal),
        Verb::Read(args) => done(read::read(args, &terminal)),
        Verb::Blank(args) => done(perft::blank(args, &terminal)),
        Verb::Moves(args) => moves::moves(args, &terminal),
        Verb::Replay(args) => replay::replay(args, &terminal),
        Verb::Show(args) => show::show(args, &terminal),
        Verb::Perft(args) => done(perft::perft(args, &terminal)),
        Verb::Schema => done(about::schema(&terminal)),
        Verb::Completions { shell } => done(completions::completions(*shell, &terminal)),
        Verb::Man => done(about::man(&terminal)),
    };
    match outcome {
        Ok(outcome) => ExitCode::from(outcome.status()),
        // Whoever closes the pipe has read enough.
        Err(Failure::ClosedPipe) => ExitCode::SUCCESS,
        Err(failure) => {
            terminal.fail(&failure);
            ExitCode::from(2)
        }
    }
}

/// What the arguments ask for.
fn parsed(arguments: &[OsString]) -> Result<Args, clap::Error> {
    let found = args::command().try_get_matches_from(arguments)?;
    Args::from_arg_matches(&found).map_err(|error| error.format(&mut args::command()))
}
