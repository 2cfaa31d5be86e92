//! What a run has lying about until its files are in place, and what becomes of it when the run is stopped.
//!
//! A run that is asked to stop (INT, TERM, HUP) removes what it has lying about, and ends. The same lock is held while
//! files are made and while they are moved to their places, so it stops before or after the whole set is there.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

static LEFT: Mutex<Left> = Mutex::new(Left { files: BTreeSet::new(), folders: Vec::new() });

/// What is to be removed.
#[derive(Debug)]
pub struct Left {
    files: BTreeSet<PathBuf>,
    /// Folders that were made for files to come, each after the one that it lies in.
    folders: Vec<PathBuf>,
}

/// Does what must be done whole or not at all: the run is not stopped meanwhile.
pub fn unstopped<T>(work: impl FnOnce(&mut Left) -> T) -> T {
    work(&mut LEFT.lock().unwrap_or_else(PoisonError::into_inner))
}

impl Left {
    /// Makes a folder and those that it lies in.
    pub fn make_folder(&mut self, folder: &Path) -> std::io::Result<()> {
        let missing: Vec<_> = folder.ancestors().take_while(|part| is_missing(part)).collect();
        fs::create_dir_all(folder)?;
        self.folders.extend(missing.into_iter().rev().map(Path::to_owned));
        Ok(())
    }

    /// Notes a file that waits.
    pub fn add(&mut self, file: PathBuf) {
        self.files.insert(file);
    }

    /// Notes that a file waits no more.
    pub fn forget(&mut self, file: &Path) {
        self.files.remove(file);
    }

    /// Notes that the folders hold what they were made for.
    pub fn keep_folders(&mut self) {
        self.folders.clear();
    }

    /// Removes all that waits, and the folders that were made for it. What cannot be removed is swept by a later run.
    pub fn clear(&mut self) {
        for file in std::mem::take(&mut self.files) {
            let _ = fs::remove_file(file);
        }
        for folder in self.folders.drain(..).rev() {
            // One that holds anything stays.
            let _ = fs::remove_dir(folder);
        }
    }
}

fn is_missing(folder: &Path) -> bool {
    !folder.as_os_str().is_empty() && folder.symlink_metadata().is_err()
}

/// Held by a test that writes files: what is left is noted for the whole process, which else writes one batch at a time.
#[cfg(test)]
pub fn alone() -> std::sync::MutexGuard<'static, ()> {
    static ALONE: Mutex<()> = Mutex::new(());
    ALONE.lock().unwrap_or_else(PoisonError::into_inner)
}
