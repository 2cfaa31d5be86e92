//! Standard output, standard error, colour, JSON.

use std::io::{self, IsTerminal, Write};
use std::sync::mpsc;
use std::thread;
use std::time::Duration;

use clap::ColorChoice;
use serde::Serialize;
use serde_json::json;

use super::args::Args;
use super::failure::Failure;
use crate::report;
use crate::rules::Verdict;
use crate::text::{Access, cause};

/// How long people wait before they wonder.
const PATIENCE: Duration = Duration::from_secs(1);

/// Where a command speaks.
#[derive(Clone, Copy, Debug)]
pub struct Terminal {
    /// Whether data is printed as one JSON document.
    pub json: bool,
    quiet: bool,
    color: ColorChoice,
}

impl Terminal {
    /// The terminal as the arguments and the environment want it.
    pub fn new(args: &Args) -> Terminal {
        Terminal { json: args.json, quiet: args.quiet, color: Terminal::color(args.color) }
    }

    /// The terminal for arguments that could not be understood, for a program that listens.
    pub fn for_a_program() -> Terminal {
        Terminal { json: true, quiet: false, color: Terminal::color(ColorChoice::Auto) }
    }

    /// When messages are coloured: never where the environment says so and nobody asks for it.
    fn color(choice: ColorChoice) -> ColorChoice {
        let unwanted = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
        if choice == ColorChoice::Auto && unwanted { ColorChoice::Never } else { choice }
    }

    fn paints(&self, on_a_terminal: bool) -> bool {
        match self.color {
            ColorChoice::Always => true,
            ColorChoice::Never => false,
            ColorChoice::Auto => on_a_terminal,
        }
    }

    /// Whether a person reads what is printed.
    pub fn is_watched(&self) -> bool {
        io::stdout().is_terminal()
    }

    /// Prints what was asked for.
    pub fn say(&self, text: &str) -> Result<(), Failure> {
        self.write(text.as_bytes())
    }

    /// Prints what was asked for, in bytes.
    pub fn write(&self, bytes: &[u8]) -> Result<(), Failure> {
        let mut out = io::stdout().lock();
        out.write_all(bytes).and_then(|()| out.flush()).map_err(|error| match error.kind() {
            io::ErrorKind::BrokenPipe => Failure::ClosedPipe,
            _ => Failure::plain(format!("cannot write to standard output: {}", cause(Access::Write, &error))),
        })
    }

    /// Says what is good to know, on standard error: standard output is for data.
    pub fn tell(&self, text: &str) {
        if !self.quiet {
            // There is nowhere left to complain about a standard error that is closed.
            let _ = io::stderr().lock().write_all(text.as_bytes());
        }
    }

    /// Does something that may take a while, and says so to a person who waits for more than a second.
    pub fn wait_for<T>(&self, what: &str, work: impl FnOnce() -> T) -> T {
        if self.quiet || !io::stderr().is_terminal() {
            return work();
        }
        thread::scope(|scope| {
            let (done, waiting) = mpsc::channel::<()>();
            scope.spawn(move || {
                if waiting.recv_timeout(PATIENCE) == Err(mpsc::RecvTimeoutError::Timeout) {
                    // There is nowhere left to complain about a standard error that is closed.
                    let _ = write!(io::stderr(), "{what} …");
                    let _ = waiting.recv();
                    let _ = write!(io::stderr(), "\r\x1b[K");
                }
            });
            let result = work();
            drop(done);
            result
        })
    }

    /// Says what was found out: words on standard output, or on standard error where the text could not even be
    /// read. A program that asked for JSON has been told already.
    pub fn answer(&self, verdict: Verdict, words: impl FnOnce(bool) -> String) -> Result<(), Failure> {
        match verdict {
            Verdict::Unreadable => self.complain(words),
            _ if self.json => {}
            _ => self.say(&words(self.paints(io::stdout().is_terminal())))?,
        }
        Ok(())
    }

    /// Says what is wrong, on standard error.
    pub fn complain(&self, words: impl FnOnce(bool) -> String) {
        // There is nowhere left to complain about a standard error that is closed.
        let _ = io::stderr().lock().write_all(words(self.paints(io::stderr().is_terminal())).as_bytes());
    }

    /// Prints one JSON document.
    pub fn document(&self, document: &impl Serialize) -> Result<(), Failure> {
        let text = serde_json::to_string_pretty(document)
            .map_err(|error| Failure::plain(format!("cannot write JSON: {error}")))?;
        self.say(&(text + "\n"))
    }

    /// Says why a command did not do what was asked: in words on standard error, and as the document on
    /// standard output where a program is listening.
    pub fn fail(&self, failure: &Failure) {
        let color = self.paints(io::stderr().is_terminal());
        let (words, document) = match failure {
            Failure::Plain { message, hint } => (
                report::error(message, hint.as_deref(), color),
                json!({ "schema": 1, "error": { "message": message, "hint": hint }, "faults": [], "more": 0 }),
            ),
            Failure::Faults { unread, faulty } => {
                let (records, more) = report::records(faulty);
                let mut words = String::new();
                for (message, hint) in unread {
                    words.push_str(&report::error(message, hint.as_deref(), color));
                }
                if !unread.is_empty() && !faulty.is_empty() {
                    words.push('\n');
                }
                words.push_str(&report::faults(faulty, color));
                let mut messages: Vec<String> = unread.iter().map(|(message, _)| message.clone()).collect();
                if !faulty.is_empty() {
                    let message = format!("{}: nothing was written", report::count(faulty));
                    words.push_str(&report::error(&message, None, color));
                    messages.push(message);
                }
                let hint = unread.iter().find_map(|(_, hint)| hint.as_deref());
                let error = json!({ "message": messages.join("; "), "hint": hint });
                (words, json!({ "schema": 1, "error": error, "faults": records, "more": more }))
            }
            Failure::ClosedPipe => return,
        };
        // There is nowhere left to complain about a standard error that is closed.
        let _ = io::stderr().lock().write_all(words.as_bytes());
        if self.json {
            let _ = self.document(&document);
        }
    }
}
