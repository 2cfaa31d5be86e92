//! Staging folders: files are written there whole before they are renamed to their targets.
//!
//! A staging folder lies beside the targets, so that no file is copied. It holds a [`MARKER`], which its run keeps
//! locked, and files with numbers for names; nothing else is ever removed. The marker begins with a [`STAMP`]; before
//! the first file is renamed, the names of all targets are written after it. A stamped marker without a lock belongs to
//! a run that was killed: the next run removes its staging folder, and names the targets if only some of them were
//! replaced.

use std::fs::{self, File, TryLockError};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, SystemTime};

use super::{exists, folder_of};
use crate::cli::failure::Failure;

const PREFIX: &str = ".tablier-";
const MARKER: &str = "Tablier is writing here";
/// The first line of a marker. A folder without it is not ours, whatever its name.
const STAMP: &str =
    "Tablier makes files here before it puts them in their place, and then removes this folder.\n";
/// Age at which a marker counts as abandoned on a file system without locks.
const STALE_AFTER: Duration = Duration::from_secs(3600);
/// Maximum number of names tried for a staging folder.
const MAX_ATTEMPTS: usize = 1000;

static LEFT: Mutex<Left> = Mutex::new(Left { staging: None, folders: Vec::new() });

/// What this process must remove if it is stopped. A process writes one set of files at a time.
#[derive(Debug)]
pub(super) struct Left {
    staging: Option<PathBuf>,
    /// Created folders, each after its parent.
    folders: Vec<PathBuf>,
}

/// Runs `work` while stop requests wait.
pub(super) fn uninterrupted<T>(work: impl FnOnce(&mut Left) -> T) -> T {
    work(&mut LEFT.lock().unwrap_or_else(PoisonError::into_inner))
}

impl Left {
    fn make_folder(&mut self, folder: &Path) -> io::Result<()> {
        let is_missing = |part: &&Path| !part.as_os_str().is_empty() && !exists(part);
        let missing: Vec<_> = folder.ancestors().take_while(is_missing).collect();
        self.folders.extend(missing.into_iter().rev().map(Path::to_owned));
        fs::create_dir_all(folder).map_err(|error| blocked_by(folder).unwrap_or(error))
    }

    /// Keeps the created folders, since they are in use.
    pub(super) fn keep_folders(&mut self) {
        self.folders.clear();
    }

    /// Removes the staging folder and the folders created for the targets. What cannot be removed is left to a later
    /// run.
    pub(super) fn clear(&mut self) {
        if let Some(staging) = self.staging.take() {
            remove(&staging, None);
        }
        for folder in self.folders.drain(..).rev() {
            // A folder that is not empty stays.
            let _ = fs::remove_dir(folder);
        }
    }
}

/// The error for a folder with a file as one component of its path.
fn blocked_by(folder: &Path) -> Option<io::Error> {
    let file = folder.ancestors().find(|part| part.is_file())?;
    Some(io::Error::other(format!("{} is a file, not a folder", file.display())))
}

/// The staging folder of this run.
#[derive(Debug)]
pub(super) struct Staging {
    folder: PathBuf,
    staged: PathBuf,
    marker: File,
}

/// The targets of a killed run that replaced only some of them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct MixedSet {
    /// Files that were replaced.
    pub new: Vec<PathBuf>,
    /// Files that are old or missing.
    pub old: Vec<PathBuf>,
}

impl Staging {
    /// Creates a staging folder in a folder, and removes those that killed runs left there.
    pub(super) fn create(folder: &Path) -> io::Result<(Staging, Vec<MixedSet>)> {
        uninterrupted(|left| {
            left.make_folder(folder)?;
            let mixed = sweep(folder);
            for number in 0..MAX_ATTEMPTS {
                let staged = folder.join(format!("{PREFIX}{}-{number}", std::process::id()));
                match fs::create_dir(&staged) {
                    Err(error) if error.kind() == io::ErrorKind::AlreadyExists => continue,
                    created => created?,
                }
                left.staging = Some(staged.clone());
                let path = staged.join(MARKER);
                let mut marker = File::create_new(&path)?;
                marker.write_all(STAMP.as_bytes())?;
                // Another run may take the marker for abandoned until it is locked.
                if !matches!(marker.try_lock(), Err(TryLockError::WouldBlock)) && exists(&path) {
                    return Ok((Staging { folder: folder.to_owned(), staged, marker }, mixed));
                }
            }
            Err(io::Error::other("other runs are in the way"))
        })
    }

    /// Writes a file that waits to be renamed. All targets lie in the folder of the staging folder, or below it.
    pub(super) fn write(&self, number: usize, target: &Path, bytes: &[u8]) -> io::Result<()> {
        let mut file = uninterrupted(|left| {
            left.make_folder(folder_of(target))?;
            File::create_new(self.part(number))
        })?;
        file.write_all(bytes)
    }

    pub(super) fn part(&self, number: usize) -> PathBuf {
        self.staged.join(number.to_string())
    }

    /// Waits until no other run renames files in this folder, where the system can lock a folder.
    pub(super) fn alone(&self) -> Option<File> {
        let folder = File::open(&self.folder).ok()?;
        folder.lock().ok()?;
        Some(folder)
    }

    /// Writes the names of the targets into the marker, in the order of the numbers.
    pub(super) fn announce(&mut self, targets: &[PathBuf]) -> Result<(), Failure> {
        let name = |target: &PathBuf| {
            target.strip_prefix(&self.folder).unwrap_or(target).to_string_lossy().into_owned()
        };
        let names = serde_json::json!(targets.iter().map(name).collect::<Vec<_>>());
        let written = self.marker.write_all(names.to_string().as_bytes());
        written.map_err(|error| Failure::cannot_write(&self.folder, &error))
    }
}

/// Removes a staging folder, and unlocks its marker when it holds nothing else.
fn remove(staged: &Path, marker: Option<File>) {
    for entry in fs::read_dir(staged).into_iter().flatten().flatten() {
        if entry.file_name().to_string_lossy().bytes().all(|byte| byte.is_ascii_digit()) {
            let _ = fs::remove_file(entry.path());
        }
    }
    // Some file systems keep the name of a file while it is open.
    drop(marker);
    let _ = fs::remove_file(staged.join(MARKER));
    let _ = fs::remove_dir(staged);
}

/// Removes what killed runs left in a folder.
fn sweep(folder: &Path) -> Vec<MixedSet> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let named = entries.filter(|entry| entry.file_name().to_string_lossy().starts_with(PREFIX));
    let mut staged: Vec<_> =
        named.map(|entry| entry.path()).filter(|path| is(path, fs::FileType::is_dir)).collect();
    staged.sort();
    staged.iter().filter_map(|staged| recover(folder, staged)).collect()
}

/// Whether a path is of a kind itself, and not by a link.
fn is(path: &Path, kind: impl Fn(&fs::FileType) -> bool) -> bool {
    path.symlink_metadata().is_ok_and(|there| kind(&there.file_type()))
}

/// Removes a staging folder if its run was killed.
fn recover(folder: &Path, staged: &Path) -> Option<MixedSet> {
    let path = staged.join(MARKER);
    if !is(&path, fs::FileType::is_file) {
        return None;
    }
    let marker = File::options().read(true).write(true).open(&path).ok()?;
    match marker.try_lock() {
        Ok(()) => {}
        Err(TryLockError::Error(_)) if is_stale(&marker) => {}
        Err(_) => return None,
    }
    let text = io::read_to_string(&marker).ok()?;
    let mixed = mixed(folder, staged, text.strip_prefix(STAMP)?);
    remove(staged, Some(marker));
    mixed
}

fn is_stale(marker: &File) -> bool {
    let written = marker.metadata().and_then(|file| file.modified());
    written.is_ok_and(|at| SystemTime::now().duration_since(at).is_ok_and(|age| age > STALE_AFTER))
}

/// Which of the targets were replaced, if not all or none were.
fn mixed(folder: &Path, staged: &Path, names: &str) -> Option<MixedSet> {
    // Without the whole list no file was renamed yet.
    let names: Vec<String> = serde_json::from_str(names).ok()?;
    let (mut old, mut new) = (Vec::new(), Vec::new());
    for (number, name) in names.iter().enumerate() {
        let waits = exists(&staged.join(number.to_string()));
        if waits { &mut old } else { &mut new }.push(folder.join(name));
    }
    (!new.is_empty() && !old.is_empty()).then_some(MixedSet { new, old })
}

/// Lock for tests that write files: the registry is global.
#[cfg(test)]
pub(super) fn lock_for_test() -> std::sync::MutexGuard<'static, ()> {
    static ALONE: Mutex<()> = Mutex::new(());
    ALONE.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests;
