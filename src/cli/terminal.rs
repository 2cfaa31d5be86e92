//! Standard output, standard error, colour, JSON.

use std::io::{self, IsTerminal, Write};

use clap::ColorChoice;
use serde::Serialize;
use serde_json::json;

use super::args::Args;
use super::failure::Failure;
use crate::report;

/// Where a command speaks.
#[derive(Clone, Copy, Debug)]
pub struct Terminal {
    /// Whether data is printed as one JSON document.
    pub json: bool,
    quiet: bool,
    color: bool,
}

impl Terminal {
    /// The terminal as the arguments and the environment want it.
    pub fn new(args: &Args) -> Terminal {
        let color = match args.color {
            ColorChoice::Always => true,
            ColorChoice::Never => false,
            ColorChoice::Auto => {
                let unwanted = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
                !unwanted && io::stderr().is_terminal()
            }
        };
        Terminal { json: args.json, quiet: args.quiet, color }
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
            _ => Failure::plain(format!("cannot write to standard output: {error}")),
        })
    }

    /// Says what is good to know, on standard error: standard output is for data.
    pub fn tell(&self, text: &str) {
        if !self.quiet {
            // There is nowhere left to complain about a standard error that is closed.
            let _ = io::stderr().lock().write_all(text.as_bytes());
        }
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
        let (words, document) = match failure {
            Failure::Plain { message, hint } => (
                report::error(message, hint.as_deref(), self.color),
                json!({ "schema": 1, "error": { "message": message, "hint": hint }, "faults": [] }),
            ),
            Failure::Faults(faulty) => {
                let records = report::records(faulty);
                let count = match records.len() {
                    1 => "1 fault".to_owned(),
                    n => format!("{n} faults"),
                };
                let message = format!("{count}: nothing was written");
                let words = report::faults(faulty, self.color) + &report::error(&message, None, self.color);
                (
                    words,
                    json!({ "schema": 1, "error": { "message": message, "hint": null }, "faults": records }),
                )
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
