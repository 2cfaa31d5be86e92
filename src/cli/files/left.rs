//! Temporary files and folders, and their removal if the run is stopped.
//!
//! On INT, TERM or HUP the run removes its temporary files and exits. Creating files and renaming them hold the same
//! lock, so that a run stops either before or after a whole set.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

static LEFT: Mutex<Left> = Mutex::new(Left { files: BTreeSet::new(), folders: Vec::new() });

/// Temporary files and folders of this process.
#[derive(Debug)]
pub(crate) struct Left {
    files: BTreeSet<PathBuf>,
    /// Created folders, each after its parent.
    folders: Vec<PathBuf>,
}

/// Runs `work` while stop requests wait.
pub(crate) fn uninterrupted<T>(work: impl FnOnce(&mut Left) -> T) -> T {
    work(&mut LEFT.lock().unwrap_or_else(PoisonError::into_inner))
}

impl Left {
    /// Creates a folder and its parents.
    pub(crate) fn make_folder(&mut self, folder: &Path) -> std::io::Result<()> {
        let missing: Vec<_> = folder.ancestors().take_while(|part| is_missing(part)).collect();
        fs::create_dir_all(folder)?;
        self.folders.extend(missing.into_iter().rev().map(Path::to_owned));
        Ok(())
    }

    /// Registers a temporary file.
    pub(crate) fn add(&mut self, file: PathBuf) {
        self.files.insert(file);
    }

    /// Unregisters a temporary file.
    pub(crate) fn forget(&mut self, file: &Path) {
        self.files.remove(file);
    }

    /// Keeps the created folders, since they are in use.
    pub(crate) fn keep_folders(&mut self) {
        self.folders.clear();
    }

    /// Removes all temporary files and the folders created for them. Anything that cannot be removed is left to a
    /// later run.
    pub(crate) fn clear(&mut self) {
        for file in std::mem::take(&mut self.files) {
            let _ = fs::remove_file(file);
        }
        for folder in self.folders.drain(..).rev() {
            // A folder that is not empty stays.
            let _ = fs::remove_dir(folder);
        }
    }
}

fn is_missing(folder: &Path) -> bool {
    !folder.as_os_str().is_empty() && folder.symlink_metadata().is_err()
}

/// Lock for tests that write files: the registry is global, and a process writes one batch at a time.
#[cfg(test)]
pub(crate) fn lock_for_test() -> std::sync::MutexGuard<'static, ()> {
    static ALONE: Mutex<()> = Mutex::new(());
    ALONE.lock().unwrap_or_else(PoisonError::into_inner)
}
