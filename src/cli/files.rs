//! The only door to the disk.

use std::cell::RefCell;
use std::collections::BTreeSet;
use std::fs;
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use std::rc::Rc;

use tempfile::NamedTempFile;

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
    match String::from_utf8(bytes) {
        Ok(text) => Ok(Source { name, text }),
        Err(error) => Err(Failure::hinted(
            format!("{name} is not UTF-8 text: byte {} is none", error.utf8_error().valid_up_to() + 1),
            "save it as UTF-8",
        )),
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

/// Files that are to be written together.
#[derive(Debug, Default)]
pub struct Batch(Vec<(PathBuf, Vec<u8>)>);

impl Batch {
    /// Adds a file.
    pub fn add(&mut self, path: PathBuf, bytes: impl Into<Vec<u8>>) {
        self.0.push((path, bytes.into()));
    }

    /// The files, in the order in which they were added.
    pub fn paths(&self) -> impl Iterator<Item = &Path> {
        self.0.iter().map(|(path, _)| path.as_path())
    }

    /// Writes all files over what is there. Each is written whole beside its place first and then moved there,
    /// and none is moved before all are written. Nothing is written where something was read, where two files
    /// would have one place, or where a folder stands in the way.
    pub fn replace(&self, sources: &Sources) -> Result<(), Failure> {
        let mut places = BTreeSet::new();
        for path in self.paths() {
            if sources.hold(path) {
                return Err(Failure::hinted(
                    format!("{} would be written over: the spec needs it", path.display()),
                    "name another folder with `--out`",
                ));
            }
            if path.is_dir() {
                return Err(Failure::plain(format!("cannot write {}: it is a folder", path.display())));
            }
            if !places.insert(path) {
                return Err(Failure::hinted(
                    format!("two sheets would be written to {}", path.display()),
                    "give one of the games another `name` in [game]",
                ));
            }
        }
        for (file, path) in self.written()? {
            file.persist(path).map_err(|error| Failure::file("write", path, &error.error))?;
        }
        Ok(())
    }

    /// Writes all files, or none where one of them is there already.
    pub fn create(&self) -> Result<(), Failure> {
        if let Some(path) = self.paths().find(|path| path.exists()) {
            return Err(taken(path));
        }
        for (file, path) in self.written()? {
            file.persist_noclobber(path).map_err(|error| match error.error.kind() {
                io::ErrorKind::AlreadyExists => taken(path),
                _ => Failure::file("write", path, &error.error),
            })?;
        }
        Ok(())
    }

    fn written(&self) -> Result<Vec<(NamedTempFile, &Path)>, Failure> {
        let write = |path: &Path, bytes: &[u8]| -> io::Result<NamedTempFile> {
            let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
            let folder = folder.unwrap_or(Path::new("."));
            fs::create_dir_all(folder)?;
            let mut builder = tempfile::Builder::new();
            // What a person asked for is readable like any other file of theirs, not a secret.
            #[cfg(unix)]
            builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666));
            let mut file = builder.prefix(".tablier-").tempfile_in(folder)?;
            file.write_all(bytes)?;
            Ok(file)
        };
        self.0
            .iter()
            .map(|(path, bytes)| {
                let file = write(path, bytes).map_err(|error| Failure::file("write", path, &error))?;
                Ok((file, path.as_path()))
            })
            .collect()
    }
}

fn taken(path: &Path) -> Failure {
    Failure::hinted(
        format!("{} is there already", path.display()),
        "name another file, or move that one away",
    )
}

/// Sheets of `game` that lie in `folder` among those of `written`, but are none of them: an earlier run's, or
/// the user's own. A sheet is known by its name: `game-01-what.ending`.
pub fn others(folder: &Path, game: &str, endings: &[&str], written: &Batch) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let mut others: Vec<PathBuf> = entries
        .filter(|entry| entry.file_name().to_str().is_some_and(|name| is_sheet(name, game, endings)))
        .map(|entry| entry.path())
        .filter(|path| written.paths().all(|written| written != path) && path.is_file())
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
