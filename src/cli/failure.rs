//! Why a command did not do what was asked.

use std::io;
use std::path::Path;

use crate::desk::Refused;
use crate::spec::Faulty;
use crate::text::{Access, cause, remedy};

/// Why a command did not do what was asked.
#[derive(Debug)]
pub enum Failure {
    /// Something that stands in no text.
    Plain {
        /// What.
        message: String,
        /// What to do about it.
        hint: Option<String>,
    },
    /// Specs or leaflets with faults, and specs that could not be read at all.
    Faults {
        /// Each with what to do about it.
        unread: Vec<(String, Option<String>)>,
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
    pub fn plain(message: impl Into<String>) -> Failure {
        Failure::Plain { message: message.into(), hint: None }
    }

    /// A failure with a hint.
    pub fn hinted(message: impl Into<String>, hint: impl Into<String>) -> Failure {
        Failure::Plain { message: message.into(), hint: Some(hint.into()) }
    }

    /// A file that could not be read: `cannot read …`.
    pub fn reading(path: &Path, error: &io::Error) -> Failure {
        Failure::Plain {
            message: format!("cannot read {}: {}", path.display(), cause(Access::Read, error)),
            hint: remedy(Access::Read, error).map(str::to_owned),
        }
    }

    /// A file that could not be written: `cannot write …`.
    pub fn writing(path: &Path, error: &io::Error) -> Failure {
        Failure::Plain {
            message: format!("cannot write {}: {}", path.display(), cause(Access::Write, error)),
            hint: remedy(Access::Write, error).map(str::to_owned),
        }
    }
}

impl From<Refused> for Failure {
    fn from(Refused { message, hint }: Refused) -> Failure {
        Failure::Plain { message, hint }
    }
}
