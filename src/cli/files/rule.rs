//! Which existing files may be overwritten.

use std::fs;
use std::io;
use std::path::Path;

use super::{Sources, is_special};
use crate::cli::failure::Failure;
use crate::text::codes::FileCode;
use crate::text::is_device;
use crate::write;

/// Maximum size of a file made by Tablier; larger files are never overwritten.
const MAX_OWN_BYTES: u64 = 1 << 30;

/// Which existing files a batch may overwrite.
#[derive(Debug)]
pub(super) enum Rule {
    /// Files written by Tablier, except those that were read; all others only if `forced`.
    Replace {
        sources: Sources,
        forced: bool,
    },
    Create,
}

impl Rule {
    /// Fails if the file must not be written, whatever the rest of the batch.
    pub(super) fn check(&self, path: &Path) -> Result<(), Failure> {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        match self {
            _ if is_device(&name) => Err(Failure::with_hint(
                FileCode::Write,
                format!("no file should be called {name}: Windows keeps this name for a device"),
                "give it another name",
            )),
            Rule::Replace { sources, .. } if sources.hold(path) => Err(Failure::with_hint(
                FileCode::Exists,
                format!("{} would be written over: it is needed for this", path.display()),
                "name another file or folder to write to",
            )),
            Rule::Replace { .. } if path.is_dir() => Err(Failure::with_hint(
                FileCode::Write,
                format!("cannot write {}: it is a folder", path.display()),
                "name another file, or move that folder away",
            )),
            Rule::Replace { forced: true, .. } if is_special(path) => Err(Failure::with_hint(
                FileCode::Write,
                format!("cannot write {}: it is a pipe or a device, not a file", path.display()),
                "name another file; `--out -` writes to standard output",
            )),
            Rule::Replace { forced: false, .. } if is_protected(path) => Err(Failure::with_hint(
                FileCode::Write,
                format!("{} is write-protected", path.display()),
                "name another place to write to, take its protection away, or say `--force` to write over it",
            )),
            Rule::Replace { forced: false, .. } if is_foreign(path) => Err(Failure::with_hint(
                FileCode::Exists,
                format!(
                    "{} is there already: it was not made by Tablier, or was changed since",
                    path.display()
                ),
                "move it away, name another place to write to, or say `--force` to write over it",
            )),
            Rule::Create if path.exists() => Err(taken(path)),
            _ => Ok(()),
        }
    }
}

/// Whether a file is write-protected.
fn is_protected(path: &Path) -> bool {
    path.metadata().is_ok_and(|file| file.is_file() && file.permissions().readonly())
}

/// Whether there is a file that Tablier did not write, or that was changed since. An empty file has nothing to lose.
fn is_foreign(path: &Path) -> bool {
    // Reading a pipe would block until its other end is opened.
    if is_special(path) || path.metadata().is_ok_and(|file| file.len() > MAX_OWN_BYTES) {
        return true;
    }
    match fs::read(path) {
        Ok(bytes) => !bytes.is_empty() && !write::is_unchanged(&bytes),
        // Nothing is there, or nothing can be.
        Err(error) => !matches!(error.kind(), io::ErrorKind::NotFound | io::ErrorKind::NotADirectory),
    }
}

/// The failure for an existing file.
pub(super) fn taken(path: &Path) -> Failure {
    Failure::with_hint(
        FileCode::Exists,
        format!("{} is there already", path.display()),
        "name another file, or move that one away",
    )
}
