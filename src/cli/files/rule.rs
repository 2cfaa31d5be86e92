//! Which existing files may be overwritten.

use std::fs;
use std::path::Path;

use super::{Sources, is_missing, is_special};
use crate::cli::failure::Failure;
use crate::cli::words::{CliFinding, CliHint};
use crate::text::{Access, Finding, is_device, why};
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
            let finding = CliFinding::DeviceName { name: name.into_owned() };
            return Err(Finding::new(finding).hint(CliHint::AnotherName).into());
        }
        if is_missing(path) {
            return Ok(false);
        }
        let there = path.symlink_metadata().map_err(|error| Failure::cannot_write(path, &error))?;
        let Rule::Replace { sources, forced } = self else { return Err(taken(path)) };
        let at = path.display().to_string();
        let (finding, hint) = if sources.hold(path) {
            (CliFinding::NeededForThis { path: at }, CliHint::AnotherFileOrFolder)
        } else if there.is_dir() {
            (CliFinding::FolderThere { path: at }, CliHint::AnotherFileOrMoveFolder)
        } else if is_special(path) {
            // Reading a pipe would block until its other end is opened.
            (CliFinding::PipeThere { path: at }, CliHint::AnotherFileOrOutput)
        } else if *forced {
            return Ok(true);
        } else if there.is_symlink() {
            (CliFinding::LinkThere { path: at }, CliHint::ForceInPlaceOfLink)
        } else if there.permissions().readonly() {
            (CliFinding::WriteProtected { path: at }, CliHint::UnprotectOrForce)
        } else {
            let Some(finding) = foreign(path, there.len()) else { return Ok(true) };
            (finding, CliHint::MoveOrForce)
        };
        Err(Finding::new(finding).hint(hint).into())
    }
}

/// The finding for a file that is not known as made by Tablier.
fn foreign(path: &Path, length: u64) -> Option<CliFinding> {
    let at = path.display().to_string();
    if length > MAX_OWN_BYTES {
        return Some(CliFinding::ForeignThere { path: at });
    }
    match fs::read(path) {
        Ok(bytes) if write::is_unchanged(&bytes) => None,
        Ok(_) => Some(CliFinding::ForeignThere { path: at }),
        Err(error) => {
            let (cause, _) = why(Access::Read, &error);
            Some(CliFinding::UnreadableThere { path: at, why: Box::new(cause) })
        }
    }
}

/// The failure for an existing file.
pub(super) fn taken(path: &Path) -> Failure {
    let finding = CliFinding::There { path: path.display().to_string() };
    Finding::new(finding).hint(CliHint::AnotherFileOrMoveThat).into()
}
