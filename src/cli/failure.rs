//! Why a command did not do what was asked.

use std::io;
use std::path::Path;

use crate::spec::Faulty;

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
    /// Specs or leaflets with faults.
    Faults(Vec<Faulty>),
    /// Nobody reads what is printed.
    ClosedPipe,
}

impl Failure {
    /// A failure without a hint.
    pub fn plain(message: impl Into<String>) -> Failure {
        Failure::Plain { message: message.into(), hint: None }
    }

    /// A failure with a hint.
    pub fn hinted(message: impl Into<String>, hint: impl Into<String>) -> Failure {
        Failure::Plain { message: message.into(), hint: Some(hint.into()) }
    }

    /// What the system said when a file was read or written: `cannot write …`.
    pub fn file(verb: &str, path: &Path, error: &io::Error) -> Failure {
        Failure::plain(format!("cannot {verb} {}: {error}", path.display()))
    }
}
