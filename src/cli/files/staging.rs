//! Staging folders: files are written there whole before they are renamed to their targets.
//!
//! A staging folder lies beside the targets, so that no file is copied. It holds a [`MARKER`], which its run keeps
//! locked, and files with numbers for names; nothing else is ever removed. The marker begins with a [`STAMP`], and after
//! it stands the name of each target whose file is complete. A stamped marker without a lock belongs to a run that was
//! killed: the next run removes its staging folder. Files are renamed from the first to the last and removed from the
//! last to the first, so the run was renaming if the first is gone while another waits.

use std::fs::{self, File, TryLockError};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, SystemTime};

use super::exists;
use crate::text::SystemCause;

const PREFIX: &str = ".tablier-";
const MARKER: &str = "Tablier is writing here";
/// The first line of a marker. A folder without it is not ours, whatever its name.
const STAMP: &str =
    "Tablier makes files here before it puts them in their place, and then removes this folder.\n";
/// Age at which a marker counts as abandoned on a file system without locks.
const STALE_AFTER: Duration = Duration::from_secs(3600);

/// The folders that this process must remove if it is stopped, each after its parent: those created for targets, and the
/// staging folder. A process writes one set of files at a time.
static LEFT: Mutex<Vec<PathBuf>> = Mutex::new(Vec::new());

/// Runs `work` while stop requests wait.
pub(super) fn uninterrupted<T>(work: impl FnOnce(&mut Vec<PathBuf>) -> T) -> T {
    work(&mut LEFT.lock().unwrap_or_else(PoisonError::into_inner))
}

/// Removes the folders that are left. What cannot be removed is left to a later run.
pub(super) fn clear(left: &mut Vec<PathBuf>) {
    left.drain(..).rev().for_each(|folder| remove(&folder));
}

/// Creates a folder and those above it.
pub(super) fn make_folder(left: &mut Vec<PathBuf>, folder: &Path) -> io::Result<()> {
    let is_missing = |part: &&Path| !part.as_os_str().is_empty() && !exists(part);
    let missing: Vec<_> = folder.ancestors().take_while(is_missing).collect();
    left.extend(missing.into_iter().rev().map(Path::to_owned));
    fs::create_dir_all(folder).map_err(|error| match folder.ancestors().find(|part| part.is_file()) {
        Some(file) => SystemCause::FileInPath { path: file.display().to_string() }.into(),
        None => error,
    })
}

/// The staging folder of this run.
#[derive(Debug)]
pub(super) struct Staging {
    pub folder: PathBuf,
    pub staged: PathBuf,
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
    pub(super) fn create(folder: &Path) -> io::Result<Staging> {
        uninterrupted(|left| {
            make_folder(left, folder)?;
            let staged = tempfile::Builder::new().prefix(PREFIX).tempdir_in(folder)?.keep();
            left.push(staged.clone());
            let mut marker = File::create_new(staged.join(MARKER))?;
            // Some file systems have no locks. Without its stamp no other run removes it.
            let _ = marker.lock();
            marker.write_all(STAMP.as_bytes())?;
            Ok(Staging { folder: folder.to_owned(), staged, marker })
        })
    }

    /// Writes a file that waits to be renamed. All targets lie in the folder of the staging folder, or below it.
    pub(super) fn write(&mut self, number: usize, target: &Path, bytes: &[u8]) -> io::Result<()> {
        uninterrupted(|_| File::create_new(self.part(number)))?.write_all(bytes)?;
        let name = target.strip_prefix(&self.folder).unwrap_or(target).to_string_lossy();
        self.marker.write_all(format!("{name}\0").as_bytes())
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
}

/// Removes a folder if it is empty or a staging folder.
fn remove(folder: &Path) {
    let marker = folder.join(MARKER);
    if exists(&marker) {
        let names = fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.file_name());
        let mut numbers: Vec<usize> = names.filter_map(|name| name.to_str()?.parse().ok()).collect();
        numbers.sort_unstable();
        for number in numbers.iter().rev() {
            let _ = fs::remove_file(folder.join(number.to_string()));
        }
        let _ = fs::remove_file(marker);
    }
    let _ = fs::remove_dir(folder);
}

/// Removes what killed runs left in a folder.
pub(super) fn sweep(folder: &Path) -> Vec<MixedSet> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let named = entries.filter(|entry| entry.file_name().to_string_lossy().starts_with(PREFIX));
    // Links are not followed.
    let folders = named.filter(|entry| entry.file_type().is_ok_and(|kind| kind.is_dir()));
    let mut staged: Vec<_> = folders.map(|entry| entry.path()).collect();
    staged.sort();
    staged.iter().filter_map(|staged| recover(folder, staged)).collect()
}

/// Removes a staging folder if its run was killed.
fn recover(folder: &Path, staged: &Path) -> Option<MixedSet> {
    let path = staged.join(MARKER);
    path.symlink_metadata().ok().filter(fs::Metadata::is_file)?;
    let marker = File::options().read(true).write(true).open(&path).ok()?;
    match marker.try_lock() {
        Ok(()) => {}
        Err(TryLockError::Error(_)) if is_stale(&marker) => {}
        Err(_) => return None,
    }
    let text = io::read_to_string(&marker).ok()?;
    let (mut new, mut old) = (Vec::new(), Vec::new());
    for (number, name) in text.strip_prefix(STAMP)?.split_terminator('\0').enumerate() {
        let waits = exists(&staged.join(number.to_string()));
        if waits { &mut old } else { &mut new }.push(folder.join(name));
    }
    let was_renaming = !old.is_empty() && !exists(&staged.join("0"));
    // Some file systems keep the name of a file while it is open.
    drop(marker);
    remove(staged);
    was_renaming.then_some(MixedSet { new, old })
}

fn is_stale(marker: &File) -> bool {
    let written = marker.metadata().and_then(|file| file.modified());
    written.is_ok_and(|at| SystemTime::now().duration_since(at).is_ok_and(|age| age > STALE_AFTER))
}

/// Lock for tests that write files: the registry is global.
#[cfg(test)]
pub(super) fn lock_for_test() -> std::sync::MutexGuard<'static, ()> {
    static ALONE: Mutex<()> = Mutex::new(());
    ALONE.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests;
