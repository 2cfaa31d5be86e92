//! Journals of runs in the folders that they write to, and recovery from runs that were killed.
//!
//! A run creates `.tablier-XXXXXX` and keeps it locked while it lives; its temporary files are called
//! `.tablier-XXXXXX-0001` and so on. Before it renames them it writes the target names into the journal; afterwards
//! it deletes the journal. An unlocked journal belongs to a killed run: its temporary files are removed, and if only
//! some of its files were renamed, the user is warned.

use std::collections::BTreeMap;
use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use tempfile::TempPath;

use super::left::{Left, uninterrupted};

const PREFIX: &str = ".tablier-";
const ID_LENGTH: usize = 6;
const HEADER: &str = "Tablier is writing here\n";
/// A temporary file without a journal is removed if it has not been modified for this long.
const STALE_AFTER: Duration = Duration::from_secs(3600);
/// Maximum number of attempts to create a journal: another run may remove it before it is locked.
const MAX_ATTEMPTS: usize = 16;

/// The journal of this run in one folder.
#[derive(Debug)]
pub(crate) struct Journal {
    path: PathBuf,
    file: File,
    parts: usize,
}

/// The files of a killed run that renamed only some of them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct MixedSet {
    /// Files that were replaced.
    pub new: Vec<PathBuf>,
    /// Files that are old or missing.
    pub old: Vec<PathBuf>,
}

impl Journal {
    /// Creates a journal in a folder and removes what killed runs left there.
    pub(crate) fn create(folder: &Path) -> io::Result<(Journal, Vec<MixedSet>)> {
        uninterrupted(|left| {
            left.make_folder(folder).map_err(|error| blocked_by(folder).unwrap_or(error))?;
            let mixed = sweep(folder);
            for _ in 0..MAX_ATTEMPTS {
                if let Some(journal) = Journal::created(folder, left)? {
                    return Ok((journal, mixed));
                }
            }
            Err(io::Error::other("other runs are in the way"))
        })
    }

    fn created(folder: &Path, left: &mut Left) -> io::Result<Option<Journal>> {
        // Opened here and not by `tempfile`, whose errors contain a file name that the user does not know.
        let open = |path: &Path| OpenOptions::new().read(true).write(true).create_new(true).open(path);
        let made = tempfile::Builder::new().prefix(PREFIX).rand_bytes(ID_LENGTH).make_in(folder, open)?;
        let (mut file, path) = made.into_parts();
        // On a file system without locks, remains are recognised by age only.
        if matches!(file.try_lock(), Err(TryLockError::WouldBlock)) || !path.exists() {
            return Ok(None);
        }
        file.write_all(HEADER.as_bytes())?;
        let path = path.keep().map_err(|error| error.error)?;
        left.add(path.clone());
        Ok(Some(Journal { path, file, parts: 0 }))
    }

    pub(crate) fn part(&mut self) -> io::Result<(File, TempPath)> {
        uninterrupted(|left| {
            let mut name = self.path.clone().into_os_string();
            name.push(format!("-{:04}", self.parts + 1));
            // Readable like any other file, unlike the default of `tempfile`.
            let file = OpenOptions::new().write(true).create_new(true).open(&name)?;
            let path = TempPath::try_from_path(&name)?;
            self.parts += 1;
            left.add(name.into());
            Ok((file, path))
        })
    }

    /// Writes the target names into the journal, in the order of the temporary files.
    pub(crate) fn placing(&mut self, files: &[PathBuf]) -> io::Result<()> {
        let names: Vec<_> =
            files.iter().map(|file| file.file_name().unwrap_or_default().to_string_lossy()).collect();
        let line = serde_json::to_string(&names).map_err(io::Error::other)?;
        self.file.write_all(format!("{line}\n").as_bytes())
    }

    /// Deletes the journal, when all files are renamed or removed.
    pub(crate) fn end(self, left: &mut Left) {
        for part in 1..=self.parts {
            left.forget(&part_of(&self.path, part));
        }
        // If that fails, a later run deletes it.
        let _ = fs::remove_file(&self.path);
        left.forget(&self.path);
    }
}

fn part_of(journal: &Path, part: usize) -> PathBuf {
    let mut name = journal.to_owned().into_os_string();
    name.push(format!("-{part:04}"));
    name.into()
}

/// The error for a folder with a file as one component of its path.
fn blocked_by(folder: &Path) -> Option<io::Error> {
    let file = folder.ancestors().find(|part| part.is_file())?;
    Some(io::Error::other(format!("{} is a file, not a folder", file.display())))
}

/// Files that one run left in a folder.
#[derive(Debug, Default)]
struct Remains {
    journal: Option<PathBuf>,
    parts: BTreeMap<usize, PathBuf>,
}

/// Removes what killed runs left in a folder.
fn sweep(folder: &Path) -> Vec<MixedSet> {
    let mut runs: BTreeMap<String, Remains> = BTreeMap::new();
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let name = entry.file_name();
        let Some((id, part)) = name.to_str().and_then(parse_name) else { continue };
        if !entry.file_type().is_ok_and(|kind| kind.is_file()) {
            continue;
        }
        let remains = runs.entry(id.to_owned()).or_default();
        match part {
            Some(part) => drop(remains.parts.insert(part, folder.join(&name))),
            None => remains.journal = Some(folder.join(&name)),
        }
    }
    runs.into_values().filter_map(|remains| remains.sweep(folder)).collect()
}

/// Splits the name of a temporary file or journal into run and number.
fn parse_name(name: &str) -> Option<(&str, Option<usize>)> {
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
    fn sweep(self, folder: &Path) -> Option<MixedSet> {
        // Keeps the lock until everything is removed.
        let held =
            self.journal.as_ref().and_then(|path| File::options().read(true).write(true).open(path).ok());
        let placing = match held.as_ref().map(|file| (file, file.try_lock())) {
            // Another run is using it.
            Some((_, Err(TryLockError::WouldBlock))) => return None,
            Some((file, Ok(()))) => after_head(file),
            _ => None,
        };
        let files = || self.parts.values().chain(&self.journal);
        // Without a journal, the age decides.
        if placing.is_some() || files().all(|path| is_stale(path)) {
            files().for_each(|path| drop(fs::remove_file(path)));
        }
        self.mixed(folder, &placing?)
    }

    /// Which of the target files were replaced, if not all or none were.
    fn mixed(&self, folder: &Path, placing: &str) -> Option<MixedSet> {
        // An incomplete line was never acted on.
        let names: Vec<String> = serde_json::from_str(placing.strip_suffix('\n')?).ok()?;
        let mut mixed = MixedSet { new: Vec::new(), old: Vec::new() };
        for (index, name) in names.iter().enumerate() {
            let waits = self.parts.contains_key(&(index + 1));
            // Uses the file name only: a journal must not refer to other folders.
            let Some(name) = Path::new(name).file_name() else { continue };
            if waits { &mut mixed.old } else { &mut mixed.new }.push(folder.join(name));
        }
        (!mixed.new.is_empty() && !mixed.old.is_empty()).then_some(mixed)
    }
}

/// The contents of a journal after its header; `None` if it is no journal.
fn after_head(mut file: &File) -> Option<String> {
    let mut text = String::new();
    file.read_to_string(&mut text).ok()?;
    // A killed run may not have written anything yet; a live one holds the lock or tries again.
    if HEADER.starts_with(&text) {
        return Some(String::new());
    }
    text.strip_prefix(HEADER).map(str::to_owned)
}

fn is_stale(path: &Path) -> bool {
    let written = path.metadata().and_then(|file| file.modified());
    written.is_ok_and(|at| SystemTime::now().duration_since(at).is_ok_and(|age| age > STALE_AFTER))
}

#[cfg(test)]
mod tests;
