//! Sheets of an earlier run, to be made again.

use std::fs;
use std::io::Read as _;
use std::path::Path;

use super::is_file;
use crate::desk::Format;

/// So many bytes tell the format of a sheet.
const FIRST_BYTES: u64 = 64;
/// Maximum size of a sheet: it holds all files of a spec, and their pictures as they are printed.
const MAX_SHEET_BYTES: u64 = 400_000_000;

/// Reads a file that may be a sheet by its first bytes.
pub(crate) fn sheet(path: &Path) -> Option<Vec<u8>> {
    let mut file = is_file(path).then(|| fs::File::open(path).ok())??;
    let mut bytes = Vec::new();
    file.by_ref().take(FIRST_BYTES).read_to_end(&mut bytes).ok()?;
    Format::of_file(&bytes)?;
    file.take(MAX_SHEET_BYTES).read_to_end(&mut bytes).ok()?;
    Some(bytes)
}
