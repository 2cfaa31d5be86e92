//! Standard output, standard error, colour, JSON.
//!
//! Text from files, file names and arguments cannot control the terminal: all output passes through `tame`, JSON
//! through `escaped`.

use std::borrow::Cow;
use std::io::{self, IsTerminal, Write};
use std::slice;
use std::thread;

use anstream::AutoStream;
use anstream::stream::RawStream;
use clap::ColorChoice;
use serde::Serialize;

use super::args::Args;
use super::failure::Failure;
use super::language::Language;
use super::progress::Progress;
use super::words::{CliFinding, CliNotice};
use crate::game::Lang;
use crate::report::{self, ErrorDocument};
use crate::rules::Verdict;
use crate::text::{
    Access, Faulty, Finding, Message, Source, SystemFinding, escaped, tame, tame_lines, tame_painted, why,
};

/// Output of the commands.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Terminal {
    /// Whether the output is one JSON document.
    pub json: bool,
    pub language: Language,
    quiet: bool,
    color: ColorChoice,
}

impl Terminal {
    /// Takes the settings from the arguments and the environment.
    pub(crate) fn new(args: &Args) -> Terminal {
        Terminal {
            json: args.json,
            language: Language::new(args.lang()),
            quiet: args.quiet,
            color: args.color,
        }
    }

    /// Settings for arguments that cannot be parsed.
    pub(crate) fn without_arguments(json: bool, language: Language) -> Terminal {
        Terminal { json, language, quiet: false, color: ColorChoice::Auto }
    }

    /// Whether text for a stream is coloured. Without an argument the environment decides: `NO_COLOR`,
    /// `CLICOLOR_FORCE`, `CLICOLOR`, `TERM`.
    fn paints(&self, stream: &impl RawStream) -> bool {
        match self.color {
            ColorChoice::Always => true,
            ColorChoice::Never => false,
            ColorChoice::Auto => AutoStream::choice(stream) != anstream::ColorChoice::Never,
        }
    }

    /// Whether standard output is a terminal.
    pub(crate) fn is_watched(&self) -> bool {
        io::stdout().is_terminal()
    }

    /// Whether standard output was closed (`>&-`) before the program started. Rust then opens `/dev/null` in its
    /// place for reading and writing without an error; a shell's `> /dev/null` opens it for writing only. Some
    /// programs pass on a descriptor for both, so this is used only by commands whose output is all that matters.
    #[cfg(unix)]
    pub(crate) fn is_stdout_closed(&self) -> bool {
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

    /// Not detected on this platform.
    #[cfg(not(unix))]
    pub(crate) fn is_stdout_closed(&self) -> bool {
        false
    }

    pub(crate) fn say(&self, text: &str) -> Result<(), Failure> {
        self.write(tame_lines(text).as_bytes())
    }

    pub(crate) fn write(&self, bytes: &[u8]) -> Result<(), Failure> {
        let mut out = io::stdout().lock();
        out.write_all(bytes).and_then(|()| out.flush()).map_err(|error| match error.kind() {
            io::ErrorKind::BrokenPipe => Failure::ClosedPipe,
            _ => {
                let (cause, remedy) = why(Access::Write, &error);
                Finding::new(SystemFinding::CannotWriteOutput { cause }).hint(remedy).into()
            }
        })
    }

    /// Prints a notice to standard error; standard output is for data.
    pub(crate) fn tell(&self, text: &str) {
        if !self.quiet {
            // An error of standard error cannot be reported anywhere.
            let _ = io::stderr().lock().write_all(tame_lines(text).as_bytes());
        }
    }

    /// A message in the language of the terminal.
    pub(crate) fn words(&self, message: impl Into<Message>) -> String {
        message.into().sentence(self.language.lang())
    }

    /// Between a name and what is said of it.
    pub(crate) fn colon(&self) -> &'static str {
        report::words(self.language.lang()).colon
    }

    /// Prints notes, each after `note:`, and returns them as text.
    pub(crate) fn note(&self, notes: impl IntoIterator<Item = CliNotice>) -> Vec<String> {
        let notes: Vec<String> = notes.into_iter().map(|note| self.words(note)).collect();
        let words = report::words(self.language.lang());
        notes.iter().for_each(|note| self.tell(&format!("{}: {}\n", words.note, tame(note))));
        notes
    }

    /// Runs `work`, with a line on the terminal if it takes more than a second.
    pub(crate) fn wait_for<T>(&self, what: CliNotice, work: impl FnOnce() -> T) -> T {
        self.follow(|progress| {
            progress.tell(what);
            work()
        })
    }

    /// Reads the spec of a game.
    pub(crate) fn read_game<T>(&self, source: &Source, read: impl FnOnce() -> T) -> T {
        self.wait_for(CliNotice::ReadingTheGame { game: source.name.clone() }, read)
    }

    /// Runs `work`, which tells step by step what it does, with a line on the terminal if it takes more than a second.
    pub(crate) fn follow<T>(&self, work: impl FnOnce(&Progress) -> T) -> T {
        // A dumb terminal cannot erase the line.
        let is_dumb = std::env::var_os("TERM").is_some_and(|term| term == "dumb");
        if self.quiet || self.json || is_dumb || !io::stderr().is_terminal() {
            return work(&Progress::silent());
        }
        thread::scope(|scope| {
            let (progress, steps) = Progress::shown(self.language.lang());
            scope.spawn(move || steps.show(&mut io::stderr()));
            let result = work(&progress);
            // The line ends with its sender.
            drop(progress);
            result
        })
    }

    /// Prints a verdict: to standard output, or to standard error if the text is unreadable. With `--json` the
    /// document has been printed already.
    pub(crate) fn answer(&self, verdict: Verdict, words: impl FnOnce(bool) -> String) -> Result<(), Failure> {
        match verdict {
            Verdict::Unreadable => self.complain(words),
            _ if self.json => {}
            _ => {
                let color = self.paints(&io::stdout());
                self.write(safe(&words(color), color).as_bytes())?;
            }
        }
        Ok(())
    }

    /// Prints notes to standard error, unless no summary is wanted.
    pub(crate) fn remark(&self, words: impl FnOnce(bool) -> String) {
        if !self.quiet {
            self.complain(words);
        }
    }

    /// Prints an error to standard error.
    pub(crate) fn complain(&self, words: impl FnOnce(bool) -> String) {
        // An error of standard error cannot be reported anywhere.
        let color = self.paints(&io::stderr());
        let _ = io::stderr().lock().write_all(safe(&words(color), color).as_bytes());
    }

    pub(crate) fn document(&self, document: &impl Serialize) -> Result<(), Failure> {
        let text = serde_json::to_string_pretty(document)
            .map_err(|error| Finding::new(CliFinding::CannotWriteJson { why: error.to_string() }))?;
        self.write((escaped(&text).into_owned() + "\n").as_bytes())
    }

    /// Reports why a command failed: as text on standard error, and with `--json` as a document on standard output.
    pub(crate) fn fail(&self, failure: &Failure) {
        let color = self.paints(&io::stderr());
        let lang = self.language.lang();
        let (lang, errors, faulty): (Lang, &[Finding], &[Faulty]) = match failure {
            Failure::Plain(error) => (lang, slice::from_ref(error), &[]),
            Failure::InLanguage(lang, error) => (*lang, slice::from_ref(error), &[]),
            Failure::Faults { unread, faulty } => (lang, unread, faulty),
            Failure::ClosedPipe => return,
        };
        let mut words: String = errors
            .iter()
            .map(|error| report::error(&error.sentence(lang), error.advice(lang).as_deref(), lang, color))
            .collect();
        if !faulty.is_empty() {
            if !errors.is_empty() {
                words.push('\n');
            }
            words.push_str(&report::faults(faulty, lang, color));
            words.push_str(&report::error(&report::count(faulty, lang), None, lang, color));
        }
        // An error of standard error cannot be reported anywhere.
        let _ = io::stderr().lock().write_all(safe(&words, color).as_bytes());
        if self.json {
            let _ = self.document(&ErrorDocument::new(errors, faulty, lang));
        }
    }
}

/// Makes text safe to print, keeping our own colours if it has any.
fn safe(words: &str, color: bool) -> Cow<'_, str> {
    if color { tame_painted(words) } else { tame_lines(words) }
}
