//! The commands: arguments, files and the terminal. No other room touches any of these.
//!
//! | file | job |
//! |---|---|
//! | `args` | every command and option |
//! | `print`, `list`, `new`, `about` | one verb each; `about` holds `schema`, `completions` and `man` |
//! | `rule` | `--rule name=value`, which all verbs about games share |
//! | `usage` | what is said of arguments that cannot be understood |
//! | `files` | the only door to the disk |
//! | `terminal` | standard output, standard error, colour, JSON |
//! | `failure` | why a command did not do what was asked |

mod about;
mod args;
mod failure;
mod files;
mod list;
mod new;
mod print;
mod rule;
mod summary;
mod terminal;
mod usage;

use std::ffi::OsString;
use std::process::ExitCode;

use clap::Parser;

use args::{Args, Verb};
use failure::Failure;
use terminal::Terminal;

/// Runs the command that `arguments` ask for, the first being the program's own name.
pub fn run(arguments: impl IntoIterator<Item = OsString>) -> ExitCode {
    let arguments: Vec<OsString> = arguments.into_iter().collect();
    let args = match Args::try_parse_from(&arguments) {
        Ok(args) => args,
        Err(error) => return usage::told(&error, &arguments),
    };
    let terminal = Terminal::new(&args);
    let done = match &args.verb {
        Verb::List => list::list(&terminal),
        Verb::Print(args) => print::print(args, &terminal),
        Verb::New(args) => new::new(args, &terminal),
        Verb::Schema => about::schema(&terminal),
        Verb::Completions { shell } => about::completions(*shell, &terminal),
        Verb::Man => about::man(&terminal),
    };
    match done {
        // Whoever closes the pipe has read enough.
        Ok(()) | Err(Failure::ClosedPipe) => ExitCode::SUCCESS,
        Err(failure) => {
            terminal.fail(&failure);
            ExitCode::from(2)
        }
    }
}
