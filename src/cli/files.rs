//! The only door to the disk.

use std::cell::RefCell;
use std::collections::BTreeSet;
use std::fs;
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use std::rc::Rc;

use tempfile::TempPath;

use super::failure::Failure;
use crate::spec::{Files, Source, limits};

/// What was read: files that nothing may be written over.
#[derive(Clone, Debug, Default)]
pub struct Sources(Rc<RefCell<BTreeSet<PathBuf>>>);

impl Sources {
    /// Notes that a file is read.
    pub fn note(&self, path: &Path) {
        if let Ok(path) = path.canonicalize() {
            self.0.borrow_mut().insert(path);
        }
    }

    fn hold(&self, path: &Path) -> bool {
        path.canonicalize().is_ok_and(|path| self.0.borrow().contains(&path))
    }
}

/// The folder of a spec, out of which nothing is read.
#[derive(Clone, Debug)]
pub struct Folder {
    path: PathBuf,
    sources: Sources,
}

impl Folder {
    /// The folder that a file lies in.
    pub fn of(file: &Path, sources: &Sources) -> Folder {
        let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty());
        Folder { path: folder.unwrap_or(Path::new(".")).to_owned(), sources: sources.clone() }
    }
}

impl Files for Folder {
    fn read(&self, path: &str) -> io::Result<Vec<u8>> {
        let root = self.path.canonicalize()?;
        let file = root.join(path).canonicalize()?;
        if !file.starts_with(&root) {
            return Err(io::Error::other("it leads out of the folder of the spec"));
        }
        // Whoever opens a pipe waits for its other end.
        if !file.metadata()?.is_file() {
            return Err(io::Error::other("it is not a file"));
        }
        self.sources.note(&file);
        bounded(&file)
    }
}

/// The bytes of a file that is not too large to be meant.
fn bounded(path: &Path) -> io::Result<Vec<u8>> {
    let file = fs::File::open(path)?;
    if file.metadata()?.is_dir() {
        return Err(io::Error::other("it is a folder"));
    }
    let mut bytes = Vec::new();
    file.take(limits::FILE + 1).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > limits::FILE {
        return Err(io::Error::other("it is larger than 50 MB"));
    }
    Ok(bytes)
}

/// Reads a spec.
pub fn spec(path: &Path) -> Result<Source, Failure> {
    let bytes = bounded(path).map_err(|error| Failure::file("read", path, &error))?;
    text(path.display().to_string(), bytes)
}

/// Reads a spec from standard input.
pub fn spec_from_stdin() -> Result<Source, Failure> {
    let mut bytes = Vec::new();
    let read = io::stdin().lock().take(limits::FILE + 1).read_to_end(&mut bytes);
    read.map_err(|error| Failure::plain(format!("cannot read standard input: {error}")))?;
    if bytes.len() as u64 > limits::FILE {
        return Err(Failure::plain("cannot read standard input: it is larger than 50 MB"));
    }
    text("stdin".to_owned(), bytes)
}

fn text(name: String, bytes: Vec<u8>) -> Result<Source, Failure> {
    if let Some(kind) = picture(&bytes) {
        return Err(Failure::hinted(format!("{name} is a {kind} picture, not a text"), "name a text file"));
    }
    match String::from_utf8(bytes) {
        Ok(text) => Ok(Source { name, text }),
        Err(error) => Err(Failure::hinted(
            format!("{name} is not UTF-8 text: byte {} is none", error.utf8_error().valid_up_to() + 1),
            "save it as UTF-8",
        )),
    }
}

/// What picture these bytes begin, if any: a photograph is told by its content.
fn picture(bytes: &[u8]) -> Option<&'static str> {
    match bytes {
        [0xff, 0xd8, 0xff, ..] => Some("JPEG"),
        [0x89, b'P', b'N', b'G', ..] => Some("PNG"),
        _ => None,
    }
}

/// Whether a file is there.
pub fn exists(path: &Path) -> bool {
    path.exists()
}

/// Whether a file is there that holds just these bytes.
pub fn holds(path: &Path, bytes: &[u8]) -> bool {
    bounded(path).is_ok_and(|there| there == bytes)
}

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
    /// Anything but what was read.
    Replace(Sources),
    /// Nothing.
    Create,
}

impl Batch {
    /// A batch that is written over what is there, but not over what was read.
    pub fn replacing(sources: &Sources) -> Batch {
        Batch { rule: Rule::Replace(sources.clone()), files: Vec::new() }
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
            Rule::Replace(sources) if sources.hold(path) => Err(Failure::hinted(
                format!("{} would be written over: the spec needs it", path.display()),
                "name another folder with `--out`",
            )),
            Rule::Replace(_) if path.is_dir() => {
                Err(Failure::plain(format!("cannot write {}: it is a folder", path.display())))
            }
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
        let waiting = write_beside(&path, bytes).map_err(|error| Failure::file("write", &path, &error))?;
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
                Rule::Replace(_) => waiting.persist(&path),
                Rule::Create => waiting.persist_noclobber(&path),
            };
            match moved {
                Ok(()) => done.push((path, replaces)),
                Err(error) => {
                    let message = match (&self.rule, error.error.kind()) {
                        (Rule::Create, io::ErrorKind::AlreadyExists) => taken(&path),
                        _ => Failure::file("write", &path, &error.error),
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
    fs::create_dir_all(folder)?;
    // Opened here, it is readable like any other file, not a secret; and what goes wrong is
    // told without its name, which nobody has asked for.
    let open = |path: &Path| fs::OpenOptions::new().write(true).create_new(true).open(path);
    let waiting = tempfile::Builder::new().prefix(".tablier-").make_in(folder, open)?;
    let (mut file, waiting) = waiting.into_parts();
    file.write_all(bytes)?;
    Ok(waiting)
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

/// Sheets of `game` that lie in `folder` among those that are `written`, but are none of them: an earlier run's, or
/// the user's own. A sheet is known by its name: `game-01-what.ending`.
pub fn others(folder: &Path, game: &str, endings: &[&str], written: &[PathBuf]) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let mut others: Vec<PathBuf> = entries
        .filter(|entry| entry.file_name().to_str().is_some_and(|name| is_sheet(name, game, endings)))
        .map(|entry| entry.path())
        .filter(|path| !written.contains(path) && path.is_file())
        .collect();
    others.sort();
    others
}

fn is_sheet(name: &str, game: &str, endings: &[&str]) -> bool {
    let Some(rest) = name.strip_prefix(game).and_then(|rest| rest.strip_prefix('-')) else { return false };
    let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
    digits >= 2
        && rest.as_bytes().get(digits) == Some(&b'-')
        && endings.iter().any(|ending| rest.strip_suffix(ending).is_some_and(|stem| !stem.contains('.')))
        // A second number in the middle: this may be a sheet of a game called `game-01-what`.
        && rest.split(['-', '.']).skip(1).all(|part| part.len() < 2 || !part.bytes().all(|b| b.is_ascii_digit()))
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
        let mut batch = Batch::replacing(&Sources::default());
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

    #[test]
    fn sheets_are_known_by_their_names() {
        let endings = [".svg", ".cut.svg"];
        for name in ["quits-01-tray.svg", "quits-12-tiles-1.cut.svg", "quits-100-discs.svg"] {
            assert!(is_sheet(name, "quits", &endings), "{name}");
        }
        for name in [
            "quits-1-tray.svg",
            "quits.svg",
            "quits-01-tray.png",
            "quits-01.svg",
            "plank-01-x.svg",
            "quits-01-a.b.svg",
            "quits-01-royal-02-tray.svg",
        ] {
            assert!(!is_sheet(name, "quits", &endings), "{name}");
        }
    }
}
