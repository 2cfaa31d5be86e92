//! Sheets of an earlier run.

use std::fs;
use std::path::{Path, PathBuf};

use super::Sources;

/// Files in `folder` that have names of sheets of `game` but are neither among the `written` ones nor among those
/// that were `read`: sheets of an earlier run, or the user's own files. Sheets are called `game-01-what.ending`.
pub(crate) fn others(
    folder: &Path,
    game: &str,
    endings: &[&str],
    written: &[PathBuf],
    read: &Sources,
) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let mut others: Vec<PathBuf> = entries
        .filter(|entry| entry.file_name().to_str().is_some_and(|name| is_sheet(name, game, endings)))
        .map(|entry| entry.path())
        .filter(|path| !written.contains(path) && !read.hold(path) && path.is_file())
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
        // With a second number in the middle it may be a sheet of a game called `game-01-what`.
        && rest.split(['-', '.']).skip(1).all(|part| part.len() < 2 || !part.bytes().all(|b| b.is_ascii_digit()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sheets_are_recognised_by_name() {
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
