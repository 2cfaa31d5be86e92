//! Writes a set of files atomically: all or none.

use std::collections::BTreeMap;
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use tempfile::TempPath;

use super::journal::{Journal, MixedSet};
use super::left::uninterrupted;
use super::rule::{Rule, taken};
use super::{Sources, folder_of, signals};
use crate::cli::args::ForceArgs;
use crate::cli::failure::Failure;
use crate::text::codes::AskedCode;
use crate::text::likeness;

/// Maximum number of files named in a warning about mixed sets.
const MAX_NAMED_FILES: usize = 5;

/// A set of files written together. Each is first written completely under a temporary name in its folder; all are
/// renamed at the end. Only one file at a time is in memory, and a run that fails or is stopped leaves nothing
/// behind.
#[derive(Debug)]
pub(crate) struct FileBatch {
    rule: Rule,
    files: Vec<(PathBuf, TempPath)>,
    journals: BTreeMap<PathBuf, Journal>,
    mixed: Vec<MixedSet>,
}

/// The result of a batch.
#[derive(Debug)]
pub(crate) struct Written {
    /// The files, in the order in which they were added.
    pub files: Vec<PathBuf>,
    /// Warnings about files found beside them.
    pub notes: Vec<String>,
}

impl FileBatch {
    /// A batch that may overwrite files written by Tablier, except those that were read.
    pub(crate) fn replacing(sources: &Sources) -> FileBatch {
        FileBatch::new(Rule::Replace { sources: sources.clone(), forced: false })
    }

    /// With `--force`, allows overwriting any file.
    pub(crate) fn forced(mut self, force: ForceArgs) -> FileBatch {
        if let Rule::Replace { forced, .. } = &mut self.rule {
            *forced = force.force;
        }
        self
    }

    /// A batch that overwrites nothing.
    pub(crate) fn creating() -> FileBatch {
        FileBatch::new(Rule::Create)
    }

    fn new(rule: Rule) -> FileBatch {
        FileBatch { rule, files: Vec::new(), journals: BTreeMap::new(), mixed: Vec::new() }
    }

    /// The files, in the order in which they were added.
    pub(crate) fn paths(&self) -> impl Iterator<Item = &Path> {
        self.files.iter().map(|(path, _)| path.as_path())
    }

    /// Fails if the file must not be written.
    pub(crate) fn check(&self, path: &Path) -> Result<(), Failure> {
        self.rule.check(path)?;
        match self.paths().find(|other| may_be_same_file(other, path)) {
            Some(other) if other == path => Err(Failure::with_hint(
                AskedCode::Twice,
                format!("two sheets would be written to {}", path.display()),
                "give one of the games another `name` in [game]",
            )),
            Some(other) => Err(Failure::with_hint(
                AskedCode::Twice,
                format!("some disks take {} and {} for one file", other.display(), path.display()),
                "give one of the games another `name` in [game]",
            )),
            None => Ok(()),
        }
    }

    pub(crate) fn add(&mut self, path: PathBuf, bytes: &[u8]) -> Result<(), Failure> {
        self.check(&path)?;
        let waiting =
            self.write_beside(&path, bytes).map_err(|error| Failure::cannot_write(&path, &error))?;
        self.files.push((path, waiting));
        Ok(())
    }

    /// Writes a temporary file beside its target. It is deleted on drop unless it is renamed.
    fn write_beside(&mut self, path: &Path, bytes: &[u8]) -> io::Result<TempPath> {
        signals::install_handler();
        let folder = folder_of(path);
        if !self.journals.contains_key(folder) {
            let (journal, mixed) = Journal::create(folder)?;
            self.mixed.extend(mixed);
            self.journals.insert(folder.to_owned(), journal);
        }
        let journal = self.journals.get_mut(folder).ok_or(io::ErrorKind::NotFound)?;
        let (mut file, waiting) = journal.part()?;
        file.write_all(bytes)?;
        Ok(waiting)
    }

    /// Renames all files to their targets. If one fails, those renamed before it are removed again; a file that was
    /// overwritten is lost, and the failure says so. Stop requests wait until this is done.
    pub(crate) fn finish(mut self) -> Result<Written, Failure> {
        let files = std::mem::take(&mut self.files);
        uninterrupted(|left| {
            for (folder, journal) in &mut self.journals {
                let placed = files.iter().map(|(path, _)| path).filter(|path| folder_of(path) == folder);
                let placed: Vec<_> = placed.cloned().collect();
                journal.placing(&placed).map_err(|error| Failure::cannot_write(folder, &error))?;
            }
            let done = rename_all(&self.rule, files);
            std::mem::take(&mut self.journals).into_values().for_each(|journal| journal.end(left));
            if done.is_ok() {
                left.keep_folders();
            }
            left.clear();
            let files = done?;
            let notes = self.mixed.iter().map(|mixed| mixed_set_warning(mixed, &files)).collect();
            Ok(Written { files, notes })
        })
    }
}

impl Drop for FileBatch {
    fn drop(&mut self) {
        self.files.clear();
        if !self.journals.is_empty() {
            uninterrupted(|left| {
                std::mem::take(&mut self.journals).into_values().for_each(|journal| journal.end(left));
                left.clear();
            });
        }
    }
}

/// Renames files to their targets, or rolls back.
fn rename_all(rule: &Rule, files: Vec<(PathBuf, TempPath)>) -> Result<Vec<PathBuf>, Failure> {
    let mut done: Vec<(PathBuf, bool)> = Vec::new();
    for (path, waiting) in files {
        let replaces = path.exists();
        let moved = match rule {
            Rule::Replace { .. } => waiting.persist(&path),
            Rule::Create => waiting.persist_noclobber(&path),
        };
        match moved {
            Ok(()) => done.push((path, replaces)),
            Err(error) => {
                let message = match (rule, error.error.kind()) {
                    (Rule::Create, io::ErrorKind::AlreadyExists) => taken(&path),
                    _ => Failure::cannot_write(&path, &error.error),
                };
                return Err(roll_back(done, message));
            }
        }
    }
    Ok(done.into_iter().map(|(path, _)| path).collect())
}

/// Warning about files that a killed run left partly renamed.
fn mixed_set_warning(mixed: &MixedSet, written: &[PathBuf]) -> String {
    let stopped = "an earlier run was stopped while it put its files in place";
    let stay = |files: &[PathBuf]| -> Vec<PathBuf> {
        files.iter().filter(|file| !written.contains(file)).cloned().collect()
    };
    let (new, old) = (stay(&mixed.new), stay(&mixed.old));
    let (there, missing): (Vec<_>, Vec<_>) = old.into_iter().partition(|file| file.exists());
    if new.is_empty() && there.is_empty() && missing.is_empty() {
        return format!("{stopped}; all of them were now made anew");
    }
    let groups = [("these are of that run", new), ("these are older", there), ("these are missing", missing)];
    let groups = groups.iter().filter(|(_, files)| !files.is_empty());
    let groups: Vec<_> = groups.map(|(what, files)| format!("{what}: {}", list_files(files))).collect();
    format!("{stopped}, and they may not belong together; {}; print them again", groups.join("; "))
}

/// Lists the first files and the number of others.
fn list_files(files: &[PathBuf]) -> String {
    let names: Vec<_> = files.iter().take(MAX_NAMED_FILES).map(|file| file.display().to_string()).collect();
    match files.len().saturating_sub(MAX_NAMED_FILES) {
        0 => names.join(", "),
        more => format!("{} and {more} more", names.join(", ")),
    }
}

/// Whether some file system treats two paths as the same file.
fn may_be_same_file(one: &Path, other: &Path) -> bool {
    let name = |path: &Path| likeness(&path.file_name().unwrap_or_default().to_string_lossy());
    one == other || (folder_of(one) == folder_of(other) && name(one) == name(other))
}

/// Removes the files that were newly created; extends the failure with those that remain.
fn roll_back(done: Vec<(PathBuf, bool)>, failure: Failure) -> Failure {
    let left = done.into_iter().filter(|(path, replaces)| *replaces || fs::remove_file(path).is_err());
    let left: Vec<String> = left.map(|(path, _)| path.display().to_string()).collect();
    match failure {
        Failure::Plain(failure) if !left.is_empty() => {
            failure.hint(format!("written already: {}", left.join(", "))).into()
        }
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cli::files::left::lock_for_test;
    use crate::text::Diagnostic;

    /// The sorted names in a folder.
    fn listed(folder: &Path) -> Vec<String> {
        let entries = fs::read_dir(folder).unwrap();
        let mut names: Vec<_> =
            entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
        names.sort();
        names
    }

    /// Writes three files into a folder where one exists already and the last cannot be renamed.
    fn broken_off(folder: &Path) -> Failure {
        fs::write(folder.join("known"), "old").unwrap();
        let mut batch = FileBatch::replacing(&Sources::default()).forced(ForceArgs { force: true });
        for name in ["known", "new", "blocked"] {
            batch.add(folder.join(name), b"bytes").unwrap();
        }
        fs::create_dir(folder.join("blocked")).unwrap();
        batch.finish().map(|written| written.files).unwrap_err()
    }

    #[test]
    fn a_failed_batch_is_rolled_back_as_far_as_possible() {
        let _lock = lock_for_test();
        let folder = tempfile::tempdir().unwrap();
        let Failure::Plain(Diagnostic { message, hint, .. }) = broken_off(folder.path()) else {
            panic!("another failure")
        };
        assert_eq!(listed(folder.path()), ["blocked", "known"]);
        let path = |name: &str| folder.path().join(name).display().to_string();
        assert!(message.starts_with(&format!("cannot write {}: ", path("blocked"))), "{message}");
        assert!(!message.contains(".tablier-"), "{message}");
        assert_eq!(hint, Some(format!("written already: {}", path("known"))));
    }

    #[test]
    fn an_unfinished_batch_leaves_nothing() {
        let _lock = lock_for_test();
        let folder = tempfile::tempdir().unwrap();
        let mut batch = FileBatch::creating();
        batch.add(folder.path().join("one"), b"bytes").unwrap();
        assert!(batch.add(folder.path().join("one"), b"bytes").is_err());
        drop(batch);
        assert!(listed(folder.path()).is_empty());
    }

    #[test]
    fn failures_name_the_requested_file() {
        let _lock = lock_for_test();
        let folder = tempfile::tempdir().unwrap();
        fs::write(folder.path().join("file"), "").unwrap();
        let path = folder.path().join("file/sheet.pdf");
        let Err(Failure::Plain(Diagnostic { message, .. })) =
            FileBatch::replacing(&Sources::default()).add(path.clone(), b"bytes")
        else {
            panic!("nothing can be written below a file")
        };
        assert!(message.starts_with(&format!("cannot write {}: ", path.display())), "{message}");
        assert!(!message.contains(".tablier-"), "{message}");
    }
}
