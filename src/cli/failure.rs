//! Why a command did not do what was asked.

use std::io;
use std::path::Path;

use crate::game::Lang;
use crate::text::codes::FileCode;
use crate::text::{Access, Code, Diagnostic, Faulty, cause, remedy};

/// Why a command did not do what was asked.
#[derive(Debug)]
pub enum Failure {
    /// Something that stands in no text.
    Plain(Diagnostic),
    /// The same in the words of a language, as players read it.
    InLanguage(Lang, Diagnostic),
    /// Specs or leaflets with faults, and specs that could not be read at all.
    Faults {
        /// Why specs could not be read.
        unread: Vec<Diagnostic>,
        /// What was read.
        faulty: Vec<Faulty>,
    },
    /// Nobody reads what is printed.
    ClosedPipe,
}

impl Failure {
    /// Faults of what was read.
    pub fn faults(faulty: Vec<Faulty>) -> Failure {
        Failure::Faults { unread: Vec::new(), faulty }
    }

    /// A failure without a hint.
    pub fn plain(code: impl Into<Code>, message: impl Into<String>) -> Failure {
        Diagnostic::new(code, message).into()
    }

    /// A failure with a hint.
    pub fn hinted(code: impl Into<Code>, message: impl Into<String>, hint: impl Into<String>) -> Failure {
        Diagnostic::new(code, message).hint(hint).into()
    }

    /// A file that could not be read: `cannot read …`.
    pub fn reading(path: &Path, error: &io::Error) -> Failure {
        let message = format!("cannot read {}: {}", path.display(), cause(Access::Read, error));
        let hint = remedy(Access::Read, error).map(str::to_owned);
        Diagnostic::new(FileCode::Read, message).maybe_hint(hint).into()
    }

    /// A file that could not be written: `cannot write …`.
    pub fn writing(path: &Path, error: &io::Error) -> Failure {
        let message = format!("cannot write {}: {}", path.display(), cause(Access::Write, error));
        let hint = remedy(Access::Write, error).map(str::to_owned);
        Diagnostic::new(FileCode::Write, message).maybe_hint(hint).into()
    }
}

impl From<Diagnostic> for Failure {
    fn from(failure: Diagnostic) -> Failure {
        Failure::Plain(failure)
    }
}
