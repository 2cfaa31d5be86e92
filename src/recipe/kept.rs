//! The files that a spec reads while it is loaded.

use std::cell::RefCell;
use std::io;

use crate::spec::{Files, limits};

/// Reads the files of a spec and keeps them, in the order in which they are first read.
pub(crate) struct KeptFiles<'a> {
    files: &'a dyn Files,
    kept: RefCell<Kept>,
}

#[derive(Default)]
struct Kept {
    files: Vec<(String, Vec<u8>)>,
    bytes: usize,
}

impl KeptFiles<'_> {
    pub(crate) fn new(files: &dyn Files) -> KeptFiles<'_> {
        KeptFiles { files, kept: RefCell::default() }
    }

    /// All files with their paths; `None` if together they are too large.
    pub(super) fn into_files(self) -> Option<Vec<(String, Vec<u8>)>> {
        let Kept { files, bytes } = self.kept.into_inner();
        (bytes <= limits::RECIPE_BYTES).then_some(files)
    }
}

impl Files for KeptFiles<'_> {
    fn read(&self, path: &str) -> io::Result<Vec<u8>> {
        let bytes = self.files.read(path)?;
        let Kept { files, bytes: total } = &mut *self.kept.borrow_mut();
        if files.iter().all(|(known, _)| known != path) {
            *total += bytes.len();
            // Of too many nothing is kept, and their paths are not needed either.
            let kept = if *total <= limits::RECIPE_BYTES { bytes.clone() } else { Vec::new() };
            files.push((path.to_owned(), kept));
        }
        Ok(bytes)
    }
}
