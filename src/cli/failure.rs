//! Errors that stop a command.

use std::io;
use std::path::Path;

use crate::game::Lang;
use crate::text::{Access, Faulty, Finding, SystemFinding, why};

/// An error that stops a command.
#[derive(Debug)]
pub(crate) enum Failure {
    /// A diagnostic without a source text.
    Plain(Finding),
    /// A diagnostic in the language of the player.
    InLanguage(Lang, Finding),
    /// Faults in specs or leaflets, and specs that could not be read at all.
    Faults {
        /// Diagnostics of the files that could not be read.
        unread: Vec<Finding>,
        /// Faults of the files that were read.
        faulty: Vec<Faulty>,
    },
    /// The reader of standard output has closed the pipe.
    ClosedPipe,
}

impl Failure {
    /// Faults in texts.
    pub(crate) fn faults(faulty: Vec<Faulty>) -> Failure {
        Failure::Faults { unread: Vec::new(), faulty }
    }

    /// An unreadable file: `cannot read …`.
    pub(crate) fn cannot_read(path: &Path, error: &io::Error) -> Failure {
        let (cause, remedy) = why(Access::Read, error);
        let failure = Finding::new(SystemFinding::CannotRead { path: path.display().to_string(), cause });
        failure.hint(remedy).into()
    }

    /// A file that cannot be written: `cannot write …`.
    pub(crate) fn cannot_write(path: &Path, error: &io::Error) -> Failure {
        let (cause, remedy) = why(Access::Write, error);
        let failure = Finding::new(SystemFinding::CannotWrite { path: path.display().to_string(), cause });
        failure.hint(remedy).into()
    }
}

impl From<Finding> for Failure {
    fn from(failure: Finding) -> Failure {
        Failure::Plain(failure)
    }
}
