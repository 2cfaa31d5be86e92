//! Files that are written together, or not at all.

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use tempfile::TempPath;

use super::Sources;
use crate::cli::args::ForceArgs;
use crate::cli::failure::Failure;
use crate::write;

/// A file that is larger was not made by Tablier.
const MAX_OWN_BYTES: u64 = 1 << 30;

/// Files that are written together: each whole under another name beside its place first, and none moved there
/// before all are written. So one file at a time is in memory, and a run that fails leaves nothing behind.
#[derive(Debug)]
pub struct Batch {
    rule: Rule,
    files: Vec<(PathBuf, TempPath)>,
}

/// What the files of a batch may be written over.
#[derive(Debug)]
enum Rule {
    /// What Tablier wrote, and nothing that was read; anything else only where that is asked for.
    Replace { sources: Sources, forced: bool },
    /// Nothing.
    Create,
}

impl Batch {
    /// A batch that is written over what Tablier wrote before, but not over what was read.
    pub fn replacing(sources: &Sources) -> Batch {
        Batch { rule: Rule::Replace { sources: sources.clone(), forced: false }, files: Vec::new() }
    }

    /// The same, written over files too that somebody else made, where that is asked for.
    pub fn forced(mut self, force: ForceArgs) -> Batch {
        if let Rule::Replace { forced, .. } = &mut self.rule {
            *forced = force.force;
        }
        self
    }

    /// A batch that is written only where nothing is yet.
    pub fn creating() -> Batch {
        Batch { rule: Rule::Create, files: Vec::new() }
    }

    /// The files, in the order in which they were added.
    pub fn paths(&self) -> impl Iterator<Item = &Path> {
        self.files.iter().map(|(path, _)| path.as_path())
    }

    /// Fails if a file may not be written there.
    pub fn check(&self, path: &Path) -> Result<(), Failure> {
        match &self.rule {
            Rule::Replace { sources, .. } if sources.hold(path) => Err(Failure::hinted(
                format!("{} would be written over: it is needed for this", path.display()),
                "name another file or folder to write to",
            )),
            Rule::Replace { .. } if path.is_dir() => Err(Failure::hinted(
                format!("cannot write {}: it is a folder", path.display()),
                "name another file, or move that folder away",
            )),
            Rule::Replace { forced: false, .. } if is_foreign(path) => Err(Failure::hinted(
                format!(
                    "{} is there already: it was not made by Tablier, or was changed since",
                    path.display()
                ),
                "move it away, name another place to write to, or say `--force` to write over it",
            )),
            Rule::Create if path.exists() => Err(taken(path)),
            _ if self.paths().any(|other| other == path) => Err(Failure::hinted(
                format!("two sheets would be written to {}", path.display()),
                "give one of the games another `name` in [game]",
            )),
            _ => Ok(()),
        }
    }

    /// Adds a file.
    pub fn add(&mut self, path: PathBuf, bytes: &[u8]) -> Result<(), Failure> {
        self.check(&path)?;
        let waiting = write_beside(&path, bytes).map_err(|error| Failure::writing(&path, &error))?;
        self.files.push((path, waiting));
        Ok(())
    }

    /// Moves all files to their places, and returns these. Where one cannot be moved, those before it are
    /// removed again; what one of them was written over is lost, and the failure says so.
    pub fn finish(self) -> Result<Vec<PathBuf>, Failure> {
        let mut done: Vec<(PathBuf, bool)> = Vec::new();
        for (path, waiting) in self.files {
            let replaces = path.exists();
            let moved = match self.rule {
                Rule::Replace { .. } => waiting.persist(&path),
                Rule::Create => waiting.persist_noclobber(&path),
            };
            match moved {
                Ok(()) => done.push((path, replaces)),
                Err(error) => {
                    let message = match (&self.rule, error.error.kind()) {
                        (Rule::Create, io::ErrorKind::AlreadyExists) => taken(&path),
                        _ => Failure::writing(&path, &error.error),
                    };
                    return Err(undone(done, message));
                }
            }
        }
        Ok(done.into_iter().map(|(path, _)| path).collect())
    }
}

/// Writes a file beside its place. It goes away by itself unless it is moved there.
fn write_beside(path: &Path, bytes: &[u8]) -> io::Result<TempPath> {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    let folder = folder.unwrap_or(Path::new("."));
    fs::create_dir_all(folder).map_err(|error| {
        let file = folder.ancestors().find(|part| part.is_file());
        file.map_or(error, |file| io::Error::other(format!("{} is a file, not a folder", file.display())))
    })?;
    // Opened here, it is readable like any other file, not a secret; and what goes wrong is
    // told without its name, which nobody has asked for.
    let open = |path: &Path| fs::OpenOptions::new().write(true).create_new(true).open(path);
    let waiting = tempfile::Builder::new().prefix(".tablier-").make_in(folder, open)?;
    let (mut file, waiting) = waiting.into_parts();
    file.write_all(bytes)?;
    Ok(waiting)
}

/// Whether a file is there that Tablier did not write, or that was changed since. An empty one holds nothing to lose.
fn is_foreign(path: &Path) -> bool {
    // Whoever reads a pipe waits for its other end.
    if super::is_pipe(path) || path.metadata().is_ok_and(|file| file.len() > MAX_OWN_BYTES) {
        return true;
    }
    match fs::read(path) {
        Ok(bytes) => !bytes.is_empty() && !write::is_unchanged(&bytes),
        // Nothing is there, or nothing can be there.
        Err(error) => !matches!(error.kind(), io::ErrorKind::NotFound | io::ErrorKind::NotADirectory),
    }
}

/// Removes what was written where nothing was before; a failure tells what is left.
fn undone(done: Vec<(PathBuf, bool)>, failure: Failure) -> Failure {
    let left = done.into_iter().filter(|(path, replaces)| *replaces || fs::remove_file(path).is_err());
    let left: Vec<String> = left.map(|(path, _)| path.display().to_string()).collect();
    match failure {
        Failure::Plain { message, .. } if !left.is_empty() => {
            Failure::hinted(message, format!("written already: {}", left.join(", ")))
        }
        other => other,
    }
}

fn taken(path: &Path) -> Failure {
    Failure::hinted(
        format!("{} is there already", path.display()),
        "name another file, or move that one away",
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What a folder holds, by name.
    fn listed(folder: &Path) -> Vec<String> {
        let entries = fs::read_dir(folder).unwrap();
        let mut names: Vec<_> =
            entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
        names.sort();
        names
    }

    /// Three files in a folder, of which one is there already and the last cannot be moved to its place.
    fn broken_off(folder: &Path) -> Failure {
        fs::write(folder.join("known"), "old").unwrap();
        let mut batch = Batch::replacing(&Sources::default()).forced(ForceArgs { force: true });
        for name in ["known", "new", "blocked"] {
            batch.add(folder.join(name), b"bytes").unwrap();
        }
        fs::create_dir(folder.join("blocked")).unwrap();
        batch.finish().unwrap_err()
    }

    #[test]
    fn a_batch_that_breaks_off_is_taken_back_as_far_as_can_be() {
        let folder = tempfile::tempdir().unwrap();
        let Failure::Plain { message, hint } = broken_off(folder.path()) else { panic!("another failure") };
        assert_eq!(listed(folder.path()), ["blocked", "known"]);
        let path = |name: &str| folder.path().join(name).display().to_string();
        assert!(message.starts_with(&format!("cannot write {}: ", path("blocked"))), "{message}");
        assert!(!message.contains(".tablier-"), "{message}");
        assert_eq!(hint, Some(format!("written already: {}", path("known"))));
    }

    #[test]
    fn a_batch_that_is_not_finished_leaves_nothing() {
        let folder = tempfile::tempdir().unwrap();
        let mut batch = Batch::creating();
        batch.add(folder.path().join("one"), b"bytes").unwrap();
        assert!(batch.add(folder.path().join("one"), b"bytes").is_err());
        drop(batch);
        assert!(listed(folder.path()).is_empty());
    }

    #[test]
    fn failures_name_the_file_that_was_asked_for() {
        let folder = tempfile::tempdir().unwrap();
        fs::write(folder.path().join("file"), "").unwrap();
        let path = folder.path().join("file/sheet.pdf");
        let Err(Failure::Plain { message, .. }) =
            Batch::replacing(&Sources::default()).add(path.clone(), b"bytes")
        else {
            panic!("nothing can be written below a file")
        };
        assert!(message.starts_with(&format!("cannot write {}: ", path.display())), "{message}");
        assert!(!message.contains(".tablier-"), "{message}");
    }
}
