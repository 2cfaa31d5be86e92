//! Which existing files may be overwritten.

use std::fs;
use std::io::ErrorKind;
use std::path::Path;

use super::{Sources, is_special};
use crate::cli::failure::Failure;
use crate::text::codes::FileCode;
use crate::text::{Access, cause, is_device};
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
    /// Whether the file replaces another one. Fails if the file must not be written, whatever the rest of the batch.
    pub(super) fn check(&self, path: &Path) -> Result<bool, Failure> {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        if is_device(&name) {
            return Err(Failure::with_hint(
                FileCode::Write,
                format!("no file should be called {name}: Windows keeps this name for a device"),
                "give it another name",
            ));
        }
        let there = match path.symlink_metadata() {
            Ok(there) => there,
            Err(error) if matches!(error.kind(), ErrorKind::NotFound | ErrorKind::NotADirectory) => {
                return Ok(false);
            }
            Err(error) => return Err(Failure::cannot_write(path, &error)),
        };
        let Rule::Replace { sources, forced } = self else { return Err(taken(path)) };
        let shown = path.display();
        let (code, message, hint) = if sources.hold(path) {
            let message = format!("{shown} would be written over: it is needed for this");
            (FileCode::Exists, message, "name another file or folder to write to")
        } else if there.is_dir() {
            let message = format!("cannot write {shown}: it is a folder");
            (FileCode::Write, message, "name another file, or move that folder away")
        } else if is_special(path) {
            // Reading a pipe would block until its other end is opened.
            let message = format!("cannot write {shown}: it is a pipe or a device, not a file");
            (FileCode::Write, message, "name another file; `--out -` writes to standard output")
        } else if *forced {
            return Ok(true);
        } else if there.is_symlink() {
            let hint = "name another place to write to, or say `--force` to put a file in place of the link";
            (FileCode::Exists, format!("{shown} is there already: it is a link"), hint)
        } else if there.permissions().readonly() {
            let hint =
                "name another place to write to, take its protection away, or say `--force` to write over it";
            (FileCode::Write, format!("{shown} is write-protected"), hint)
        } else {
            let Some(why) = why_foreign(path, there.len()) else { return Ok(true) };
            let hint = "move it away, name another place to write to, or say `--force` to write over it";
            (FileCode::Exists, format!("{shown} is there already: {why}"), hint)
        };
        Err(Failure::with_hint(code, message, hint))
    }
}

/// Why a file is not known as made by Tablier.
fn why_foreign(path: &Path, length: u64) -> Option<String> {
    let unknown = "it was not made by Tablier, or was changed since";
    if length > MAX_OWN_BYTES {
        return Some(unknown.to_owned());
    }
    match fs::read(path) {
        Ok(bytes) if write::is_unchanged(&bytes) => None,
        Ok(_) => Some(unknown.to_owned()),
        Err(error) => Some(cause(Access::Read, &error).to_string()),
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
