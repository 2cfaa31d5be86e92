//! Standard output, standard error, colour, JSON.
//!
//! Nothing that comes from a file, its name or an argument steers the terminal: words go through `tame` on their way,
//! and JSON through `escaped`.

use std::borrow::Cow;
use std::io::{self, IsTerminal, Write};
use std::sync::mpsc;
use std::thread;
use std::time::Duration;

use clap::ColorChoice;
use serde::Serialize;
use serde_json::{Value, json};

use super::args::Args;
use super::failure::Failure;
use crate::game::Lang;
use crate::report;
use crate::rules::Verdict;
use crate::text::codes::FileCode;
use crate::text::{Access, Diagnostic, cause, escaped, tame, tame_lines, tame_painted};

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

    /// Whether standard output was closed (`>&-`) before the program began. Rust opens `/dev/null` in its place, for
    /// reading and writing, and says no word; a shell's `> /dev/null` opens it for writing alone. Some programs hand on
    /// one for both, so this is asked only where what is printed is all that is wanted.
    #[cfg(unix)]
    pub fn is_shut(&self) -> bool {
        use std::io::Read as _;
        use std::os::fd::AsFd as _;
        use std::os::unix::fs::MetadataExt as _;
        let Ok(out) = io::stdout().as_fd().try_clone_to_owned() else { return true };
        let mut out = std::fs::File::from(out);
        let device = |known: io::Result<std::fs::Metadata>| known.ok().map(|known| known.rdev());
        device(out.metadata()).is_some_and(|rdev| rdev != 0)
            && device(out.metadata()) == device(std::fs::metadata("/dev/null"))
            && out.read(&mut [0]).is_ok()
    }

    /// Whether standard output was closed: nothing tells it here.
    #[cfg(not(unix))]
    pub fn is_shut(&self) -> bool {
        false
    }

    /// Prints what was asked for, in words.
    pub fn say(&self, text: &str) -> Result<(), Failure> {
        self.write(tame_lines(text).as_bytes())
    }

    /// Prints what was asked for, in bytes.
    pub fn write(&self, bytes: &[u8]) -> Result<(), Failure> {
        let mut out = io::stdout().lock();
        out.write_all(bytes).and_then(|()| out.flush()).map_err(|error| match error.kind() {
            io::ErrorKind::BrokenPipe => Failure::ClosedPipe,
            _ => Failure::plain(
                FileCode::Write,
                format!("cannot write to standard output: {}", cause(Access::Write, &error)),
            ),
        })
    }

    /// Says what is good to know, on standard error: standard output is for data.
    pub fn tell(&self, text: &str) {
        if !self.quiet {
            // There is nowhere left to complain about a standard error that is closed.
            let _ = io::stderr().lock().write_all(tame_lines(text).as_bytes());
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
                    let _ = write!(io::stderr(), "{} …", tame(what));
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
            _ => {
                let color = self.paints(io::stdout().is_terminal());
                self.write(safe(&words(color), color).as_bytes())?;
            }
        }
        Ok(())
    }

    /// Says what is wrong, on standard error.
    pub fn complain(&self, words: impl FnOnce(bool) -> String) {
        // There is nowhere left to complain about a standard error that is closed.
        let color = self.paints(io::stderr().is_terminal());
        let _ = io::stderr().lock().write_all(safe(&words(color), color).as_bytes());
    }

    /// Prints one JSON document.
    pub fn document(&self, document: &impl Serialize) -> Result<(), Failure> {
        let text = serde_json::to_string_pretty(document)
            .map_err(|error| Failure::plain(FileCode::Write, format!("cannot write JSON: {error}")))?;
        self.write((escaped(&text).into_owned() + "\n").as_bytes())
    }

    /// Says why a command did not do what was asked: in words on standard error, and as the document on
    /// standard output where a program is listening.
    pub fn fail(&self, failure: &Failure) {
        let color = self.paints(io::stderr().is_terminal());
        let (words, document) = match failure {
            Failure::Plain(diagnostic) => told(diagnostic, Lang::En, color),
            Failure::InLanguage(lang, diagnostic) => told(diagnostic, *lang, color),
            Failure::Faults { unread, faulty } => {
                let (records, more) = report::records(faulty);
                let mut words = String::new();
                for Diagnostic { message, hint, .. } in unread {
                    words.push_str(&report::error(message, hint.as_deref(), Lang::En, color));
                }
                if !unread.is_empty() && !faulty.is_empty() {
                    words.push('\n');
                }
                words.push_str(&report::faults(faulty, color));
                let mut messages: Vec<String> =
                    unread.iter().map(|failure| failure.message.clone()).collect();
                if !faulty.is_empty() {
                    let message = format!("{}: nothing was written", report::count(faulty));
                    words.push_str(&report::error(&message, None, Lang::En, color));
                    messages.push(message);
                }
                let hint = unread.iter().find_map(|failure| failure.hint.as_deref());
                let error = json!({ "message": messages.join("; "), "hint": hint });
                (words, json!({ "schema": 1, "error": error, "faults": records, "more": more }))
            }
            Failure::ClosedPipe => return,
        };
        // There is nowhere left to complain about a standard error that is closed.
        let _ = io::stderr().lock().write_all(safe(&words, color).as_bytes());
        if self.json {
            let _ = self.document(&document);
        }
    }
}

/// A diagnostic in words, and as the document for a program.
fn told(Diagnostic { message, hint, .. }: &Diagnostic, lang: Lang, color: bool) -> (String, Value) {
    (
        report::error(message, hint.as_deref(), lang, color),
        json!({ "schema": 1, "error": { "message": message, "hint": hint }, "faults": [], "more": 0 }),
    )
}

/// Words of ours around words of others, ours painted or not.
fn safe(words: &str, color: bool) -> Cow<'_, str> {
    if color { tame_painted(words) } else { tame_lines(words) }
}
