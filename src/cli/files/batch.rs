//! Writes a set of files atomically: all or none.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use tempfile::TempPath;

use super::rule::{Rule, taken};
use super::signals;
use super::staging::{MixedSet, Staging, clear, make_folder, sweep, uninterrupted};
use super::{Sources, exists, folder_of};
use crate::cli::args::ForceArgs;
use crate::cli::failure::Failure;
use crate::cli::words::{CliFinding, CliHint, CliNotice};
use crate::text::{Finding, likeness};

/// Maximum number of files named in a warning about mixed sets.
const MAX_NAMED_FILES: usize = 5;

/// A set of files written together, into the folder of the first one or below it. Each is first written completely into
/// a staging folder; all are renamed at the end. Only one file at a time is in memory, and a run that fails or is
/// stopped leaves nothing behind.
#[derive(Debug)]
pub(crate) struct FileBatch {
    rule: Rule,
    /// With the times at which the files in their places were written.
    files: Vec<(PathBuf, Option<SystemTime>)>,
    staging: Option<Staging>,
}

/// The result of a batch.
#[derive(Debug)]
pub(crate) struct Written {
    /// The files, in the order in which they were added.
    pub files: Vec<PathBuf>,
    /// Warnings about files found beside them.
    pub notes: Vec<CliNotice>,
}

impl FileBatch {
    /// A batch that may overwrite files written by Tablier, and others with `--force`, except those that were read.
    pub(crate) fn replacing(sources: &Sources, force: ForceArgs) -> FileBatch {
        FileBatch::new(Rule::Replace { sources: sources.clone(), forced: force.force })
    }

    /// A batch that overwrites nothing.
    pub(crate) fn creating() -> FileBatch {
        FileBatch::new(Rule::Create)
    }

    fn new(rule: Rule) -> FileBatch {
        // Before any thread begins that draws or tells of progress: one that does not know the handler would end the
        // program at once.
        signals::install_handler();
        FileBatch { rule, files: Vec::new(), staging: None }
    }

    /// Fails if the file must not be written.
    pub(crate) fn check(&self, path: &Path) -> Result<(), Failure> {
        self.rule.check(path)?;
        let Some((other, _)) = self.files.iter().find(|(other, _)| may_be_same_file(other, path)) else {
            return Ok(());
        };
        let (one, path) = (other.display().to_string(), path.display().to_string());
        let finding = match one == path {
            true => CliFinding::TwoSheetsAt { path },
            false => CliFinding::OneFileForSomeDisks { one, other: path },
        };
        Err(Finding::new(finding).hint(CliHint::GiveAnotherName).into())
    }

    pub(crate) fn add(&mut self, path: PathBuf, bytes: &[u8]) -> Result<(), Failure> {
        let before = modified(&path);
        self.check(&path)?;
        self.stage(&path, bytes).map_err(|error| Failure::cannot_write(&path, &error))?;
        self.files.push((path, before));
        Ok(())
    }

    fn stage(&mut self, path: &Path, bytes: &[u8]) -> io::Result<()> {
        let staging = match &mut self.staging {
            Some(staging) => staging,
            none => none.insert(Staging::create(folder_of(path))?),
        };
        staging.write(self.files.len(), path, bytes)
    }

    /// Renames all files to their targets. If one fails, those renamed before it are removed again; a file that was
    /// overwritten is lost, and the failure says so. Stop requests wait until this is done.
    pub(crate) fn finish(self) -> Result<Written, Failure> {
        let files: Vec<_> = self.files.iter().map(|(path, _)| path.clone()).collect();
        let Some(staging) = &self.staging else { return Ok(Written { files, notes: Vec::new() }) };
        let _alone = staging.alone();
        let (replaced, mixed) = uninterrupted(|left| {
            let replaced = self.rename_all(staging, left)?;
            // The other folders are in use now.
            left.retain(|folder| *folder == staging.staged);
            Ok::<_, Failure>((replaced, sweep(&staging.folder)))
        })?;
        let mut notes: Vec<_> = mixed.into_iter().map(|mixed| mixed_set_warning(mixed, &files)).collect();
        if !replaced.is_empty() {
            notes.push(CliNotice::WrittenAtOnce { files: list_files(&replaced) });
        }
        Ok(Written { files, notes })
    }

    /// Renames files to their targets, or rolls back. Returns those that another run has written since they were added.
    fn rename_all(&self, staging: &Staging, left: &mut Vec<PathBuf>) -> Result<Vec<PathBuf>, Failure> {
        // Checked again, since the user may have saved files in the meantime.
        let replaces = self.files.iter().map(|(path, _)| {
            let replaces = self.rule.check(path)?;
            make_folder(left, folder_of(path)).map_err(|error| Failure::cannot_write(path, &error))?;
            Ok(replaces)
        });
        let replaces = replaces.collect::<Result<Vec<_>, Failure>>()?;
        let (mut done, mut of_others) = (Vec::new(), Vec::new());
        for (number, ((path, before), replaces)) in self.files.iter().zip(replaces).enumerate() {
            if modified(path) != *before {
                of_others.push(path.clone());
            }
            if let Err(error) = rename(&staging.part(number), path, replaces) {
                let failure = match error.kind() {
                    io::ErrorKind::AlreadyExists => taken(path),
                    _ => Failure::cannot_write(path, &error),
                };
                return Err(roll_back(done, failure));
            }
            done.push((path, replaces));
        }
        Ok(of_others)
    }
}

impl Drop for FileBatch {
    fn drop(&mut self) {
        // Unlocks the marker, which some file systems do not remove before.
        self.staging = None;
        uninterrupted(clear);
    }
}

/// When the file at a path was written, if there is one.
fn modified(path: &Path) -> Option<SystemTime> {
    path.symlink_metadata().ok()?.modified().ok()
}

/// Renames a file; replaces another one only if `replaces`.
fn rename(from: &Path, to: &Path, replaces: bool) -> io::Result<()> {
    match TempPath::try_from_path(from)?.persist_noclobber(to) {
        // Some file systems cannot refuse to replace a file.
        Err(failed) if replaces || !exists(to) => Ok(failed.path.persist(to)?),
        renamed => Ok(renamed?),
    }
}

/// Warning about files that a killed run left partly renamed.
fn mixed_set_warning(MixedSet { mut new, mut old }: MixedSet, written: &[PathBuf]) -> CliNotice {
    new.retain(|file| !written.contains(file));
    old.retain(|file| !written.contains(file));
    if new.is_empty() && old.is_empty() {
        return CliNotice::MixedSetReplaced;
    }
    let (there, missing): (Vec<_>, Vec<_>) = old.into_iter().partition(|file| exists(file));
    CliNotice::MixedSet { new: list_files(&new), old: list_files(&there), missing: list_files(&missing) }
}

/// Lists the first files, and how many others there are.
fn list_files(files: &[PathBuf]) -> String {
    let mut names: Vec<_> =
        files.iter().take(MAX_NAMED_FILES).map(|file| file.display().to_string()).collect();
    if files.len() > MAX_NAMED_FILES {
        names.push(format!("… (+ {})", files.len() - MAX_NAMED_FILES));
    }
    names.join(", ")
}

/// Whether some file system treats two paths as the same file.
fn may_be_same_file(one: &Path, other: &Path) -> bool {
    let name = |path: &Path| likeness(&path.file_name().unwrap_or_default().to_string_lossy());
    one == other || (folder_of(one) == folder_of(other) && name(one) == name(other))
}

/// Removes the files that were newly created; extends the failure with those that remain.
fn roll_back(done: Vec<(&PathBuf, bool)>, failure: Failure) -> Failure {
    let left = done.into_iter().filter(|(path, replaces)| *replaces || fs::remove_file(path).is_err());
    let left: Vec<String> = left.map(|(path, _)| path.display().to_string()).collect();
    match failure {
        Failure::Plain(failure) if !left.is_empty() => {
            failure.hint(CliHint::WrittenAlready { files: left.join(", ") }).into()
        }
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cli::files::staging::lock_for_test;

    /// The sorted names in a folder.
    fn listed(folder: &Path) -> Vec<String> {
        let entries = fs::read_dir(folder).unwrap();
        let mut names: Vec<_> =
            entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
        names.sort();
        names
    }

    #[test]
    fn a_failed_batch_is_rolled_back_as_far_as_possible() {
        let _lock = lock_for_test();
        let folder = tempfile::tempdir().unwrap();
        let path = |name: &str| folder.path().join(name);
        fs::write(path("known"), "old").unwrap();
        let mut batch = FileBatch::replacing(&Sources::default(), ForceArgs { force: true });
        for name in ["known", "new", "lost"] {
            batch.add(path(name), b"bytes").unwrap();
        }
        fs::remove_file(batch.staging.as_ref().unwrap().part(2)).unwrap();
        let Err(Failure::Plain(Finding { message, hint, .. })) = batch.finish() else {
            panic!("another failure")
        };
        let (message, hint) = (message.to_string(), hint.map(|hint| hint.to_string()));
        assert_eq!(listed(folder.path()), ["known"]);
        assert!(message.starts_with(&format!("cannot write {}: ", path("lost").display())), "{message}");
        assert!(!message.contains(".tablier-"), "{message}");
        assert_eq!(hint, Some(format!("written already: {}", path("known").display())));
    }

    #[test]
    fn a_file_that_the_user_saves_during_the_run_stays() {
        let _lock = lock_for_test();
        for batch in [FileBatch::creating(), FileBatch::replacing(&Sources::default(), ForceArgs::default())]
        {
            let folder = tempfile::tempdir().unwrap();
            let path = |name: &str| folder.path().join(name);
            let mut batch = batch;
            batch.add(path("one"), b"bytes").unwrap();
            batch.add(path("two"), b"bytes").unwrap();
            fs::write(path("two"), "mine").unwrap();
            let Err(Failure::Plain(Finding { message, .. })) = batch.finish() else {
                panic!("it was replaced")
            };
            assert!(message.to_string().contains("is there already"), "{message}");
            assert_eq!(listed(folder.path()), ["two"]);
            assert_eq!(fs::read(path("two")).unwrap(), b"mine");
        }
    }

    #[test]
    fn a_file_that_was_not_there_when_checked_is_not_replaced() {
        let folder = tempfile::tempdir().unwrap();
        let (from, to) = (folder.path().join("from"), folder.path().join("to"));
        fs::write(&from, "ours").unwrap();
        fs::write(&to, "mine").unwrap();
        assert_eq!(rename(&from, &to, false).unwrap_err().kind(), io::ErrorKind::AlreadyExists);
        assert_eq!(fs::read(&to).unwrap(), b"mine");
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
        let Err(Failure::Plain(Finding { message, .. })) =
            FileBatch::replacing(&Sources::default(), ForceArgs::default()).add(path.clone(), b"bytes")
        else {
            panic!("nothing can be written below a file")
        };
        let message = message.to_string();
        assert!(message.starts_with(&format!("cannot write {}: ", path.display())), "{message}");
        assert!(!message.contains(".tablier-"), "{message}");
    }
}
