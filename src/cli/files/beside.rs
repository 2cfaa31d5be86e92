//! Files in the folder of a named one.

use std::fs;
use std::path::{Path, PathBuf};

use super::folder_of;
use crate::text::{MeantHint, Message, meant, slug};

/// The existing file whose name is most similar to a missing one.
pub(crate) fn similar_file(path: &Path) -> Option<Message> {
    let typed = path.file_name()?.to_str()?;
    let entries = fs::read_dir(folder_of(path)).ok()?;
    let mut names: Vec<String> =
        entries.flatten().filter_map(|entry| entry.file_name().into_string().ok()).collect();
    names.sort();
    let name = meant(typed, names.iter().map(String::as_str))?;
    let word = path.with_file_name(name).display().to_string();
    Some(MeantHint::DidYouMean { word }.into())
}

/// Another spec in the folder whose sheets would have the same names: accents and blanks are dropped from them.
pub(crate) fn namesake(spec: &Path) -> Option<PathBuf> {
    let name = slug(spec.file_stem()?.to_str()?);
    let entries = fs::read_dir(folder_of(spec)).ok()?;
    let alike = |file: &PathBuf| {
        let stem = file.file_stem().and_then(|stem| stem.to_str());
        let other = file.file_name() != spec.file_name();
        other
            && file.extension().is_some_and(|end| end == "toml")
            && stem.is_some_and(|stem| slug(stem) == name)
    };
    let alike = entries.flatten().map(|entry| entry.path()).filter(alike).min()?;
    Some(spec.with_file_name(alike.file_name()?)).filter(|_| !name.is_empty())
}
