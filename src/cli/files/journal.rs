//! What a run writes down in a folder where its files wait, and what it finds there of runs that were killed.
//!
//! A run notes itself in `.tablier-XXXXXX` and keeps that file locked as long as it lives; its waiting files are called
//! `.tablier-XXXXXX-0001` and so on. Before it moves them to their places it writes down the names of these; afterwards
//! the journal goes. A journal that nobody holds is that of a run that was killed: what is left of it is swept, and
//! where it got only some of its files into place, that is told.

use std::collections::BTreeMap;
use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use tempfile::TempPath;

use super::left::{Left, unstopped};

const PREFIX: &str = ".tablier-";
const ID_LENGTH: usize = 6;
/// How a journal begins.
const HEAD: &str = "Tablier is writing here\n";
/// A file that nobody wrote to for so long, and that no journal tells of, belongs to no run.
const STALE: Duration = Duration::from_secs(3600);
/// How often a run tries to note itself: others may sweep a journal in the moment before it is locked.
const TRIES: usize = 16;

/// The journal of this run in a folder.
#[derive(Debug)]
pub struct Journal {
    path: PathBuf,
    file: File,
    parts: usize,
}

/// A set of files of which a run that was killed got only some into place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mixed {
    /// The files that are of that run.
    pub new: Vec<PathBuf>,
    /// The files that are not, or are not there.
    pub old: Vec<PathBuf>,
}

impl Journal {
    /// Notes this run in a folder, and sweeps there.
    pub fn begin(folder: &Path) -> io::Result<(Journal, Vec<Mixed>)> {
        unstopped(|left| {
            left.make_folder(folder).map_err(|error| blocked_by(folder).unwrap_or(error))?;
            let mixed = swept(folder);
            for _ in 0..TRIES {
                if let Some(journal) = Journal::created(folder, left)? {
                    return Ok((journal, mixed));
                }
            }
            Err(io::Error::other("other runs are in the way"))
        })
    }

    fn created(folder: &Path, left: &mut Left) -> io::Result<Option<Journal>> {
        // Opened here, what goes wrong is told without the name of the file, which nobody has asked for.
        let open = |path: &Path| OpenOptions::new().read(true).write(true).create_new(true).open(path);
        let made = tempfile::Builder::new().prefix(PREFIX).rand_bytes(ID_LENGTH).make_in(folder, open)?;
        let (mut file, path) = made.into_parts();
        // Where a disk knows no locks, what is left is known by its age.
        if matches!(file.try_lock(), Err(TryLockError::WouldBlock)) || !path.exists() {
            return Ok(None);
        }
        file.write_all(HEAD.as_bytes())?;
        let path = path.keep().map_err(|error| error.error)?;
        left.add(path.clone());
        Ok(Some(Journal { path, file, parts: 0 }))
    }

    /// A file that waits beside its place.
    pub fn part(&mut self) -> io::Result<(File, TempPath)> {
        unstopped(|left| {
            let mut name = self.path.clone().into_os_string();
            name.push(format!("-{:04}", self.parts + 1));
            // Readable like any other file, not a secret.
            let file = OpenOptions::new().write(true).create_new(true).open(&name)?;
            let path = TempPath::try_from_path(&name)?;
            self.parts += 1;
            left.add(name.into());
            Ok((file, path))
        })
    }

    /// Writes down where the files will be, in the order in which they were begun.
    pub fn placing(&mut self, files: &[PathBuf]) -> io::Result<()> {
        let names: Vec<_> =
            files.iter().map(|file| file.file_name().unwrap_or_default().to_string_lossy()).collect();
        let line = serde_json::to_string(&names).map_err(io::Error::other)?;
        self.file.write_all(format!("{line}\n").as_bytes())
    }

    /// Ends, the files being in their places or gone.
    pub fn end(self, left: &mut Left) {
        for part in 1..=self.parts {
            left.forget(&part_of(&self.path, part));
        }
        // What cannot be removed is swept by a later run.
        let _ = fs::remove_file(&self.path);
        left.forget(&self.path);
    }
}

fn part_of(journal: &Path, part: usize) -> PathBuf {
    let mut name = journal.to_owned().into_os_string();
    name.push(format!("-{part:04}"));
    name.into()
}

/// What is said where a part of the path of a folder is a file.
fn blocked_by(folder: &Path) -> Option<io::Error> {
    let file = folder.ancestors().find(|part| part.is_file())?;
    Some(io::Error::other(format!("{} is a file, not a folder", file.display())))
}

/// What lies in a folder of one run.
#[derive(Debug, Default)]
struct Remains {
    journal: Option<PathBuf>,
    parts: BTreeMap<usize, PathBuf>,
}

/// Sweeps what runs that were killed left in a folder.
fn swept(folder: &Path) -> Vec<Mixed> {
    let mut runs: BTreeMap<String, Remains> = BTreeMap::new();
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let name = entry.file_name();
        let Some((id, part)) = name.to_str().and_then(known) else { continue };
        if !entry.file_type().is_ok_and(|kind| kind.is_file()) {
            continue;
        }
        let remains = runs.entry(id.to_owned()).or_default();
        match part {
            Some(part) => drop(remains.parts.insert(part, folder.join(&name))),
            None => remains.journal = Some(folder.join(&name)),
        }
    }
    runs.into_values().filter_map(|remains| remains.swept(folder)).collect()
}

/// The run and the number of the file that a name tells of, if it is one of ours.
fn known(name: &str) -> Option<(&str, Option<usize>)> {
    let rest = name.strip_prefix(PREFIX)?;
    let (id, part) = rest.split_once('-').map_or((rest, None), |(id, part)| (id, Some(part)));
    let is_id = id.len() == ID_LENGTH && id.bytes().all(|byte| byte.is_ascii_alphanumeric());
    match part {
        _ if !is_id => None,
        None => Some((id, None)),
        Some(part) if part.len() >= 4 && part.bytes().all(|byte| byte.is_ascii_digit()) => {
            Some((id, Some(part.parse().ok()?)))
        }
        Some(_) => None,
    }
}

impl Remains {
    fn swept(self, folder: &Path) -> Option<Mixed> {
        // The lock is kept until all is gone.
        let held =
            self.journal.as_ref().and_then(|path| File::options().read(true).write(true).open(path).ok());
        let placing = match held.as_ref().map(|file| (file, file.try_lock())) {
            // Somebody writes here.
            Some((_, Err(TryLockError::WouldBlock))) => return None,
            Some((file, Ok(()))) => after_head(file),
            _ => None,
        };
        let files = || self.parts.values().chain(&self.journal);
        // Where no journal tells whose they are, their age does.
        if placing.is_some() || files().all(|path| is_stale(path)) {
            files().for_each(|path| drop(fs::remove_file(path)));
        }
        self.mixed(folder, &placing?)
    }

    /// What a journal says of files that were being moved, if some were and some were not.
    fn mixed(&self, folder: &Path, placing: &str) -> Option<Mixed> {
        // A line that was not written to its end was not acted on either.
        let names: Vec<String> = serde_json::from_str(placing.strip_suffix('\n')?).ok()?;
        let mut mixed = Mixed { new: Vec::new(), old: Vec::new() };
        for (index, name) in names.iter().enumerate() {
            let waits = self.parts.contains_key(&(index + 1));
            // Whatever a journal says: it speaks of this folder.
            let Some(name) = Path::new(name).file_name() else { continue };
            if waits { &mut mixed.old } else { &mut mixed.new }.push(folder.join(name));
        }
        (!mixed.new.is_empty() && !mixed.old.is_empty()).then_some(mixed)
    }
}

/// What a journal says of files that were to be moved; nothing if this is no journal.
fn after_head(mut file: &File) -> Option<String> {
    let mut text = String::new();
    file.read_to_string(&mut text).ok()?;
    // A run may be killed before it has written anything; one that lives holds the lock by then, or tries again.
    if HEAD.starts_with(&text) {
        return Some(String::new());
    }
    text.strip_prefix(HEAD).map(str::to_owned)
}

fn is_stale(path: &Path) -> bool {
    let written = path.metadata().and_then(|file| file.modified());
    written.is_ok_and(|at| SystemTime::now().duration_since(at).is_ok_and(|age| age > STALE))
}

#[cfg(test)]
mod tests;
