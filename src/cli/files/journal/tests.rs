//! Journals of live and of killed runs.

use super::*;
use crate::cli::files::left::lock_for_test;

fn listed(folder: &Path) -> Vec<String> {
    let mut names: Vec<_> = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    names.sort();
    names
}

fn write(path: &Path, text: &str, age: Duration) {
    let mut file = File::create(path).unwrap();
    file.write_all(text.as_bytes()).unwrap();
    file.set_modified(SystemTime::now() - age).unwrap();
}

#[test]
fn only_remains_of_killed_runs_are_removed() {
    let _lock = lock_for_test();
    let folder = tempfile::tempdir().unwrap();
    let old = 2 * STALE_AFTER;
    let path = |name: &str| folder.path().join(name);
    for name in [".tablier-aaaaaa", ".tablier-aaaaaa-0001", ".tablier-aaaaaa-1234"] {
        write(&path(name), HEADER, Duration::ZERO);
    }
    // Files of a run without a journal, as written by earlier versions.
    write(&path(".tablier-bbbbbb"), "<svg>", old);
    let others = [
        (".tablier-cccccc", "<svg>", Duration::ZERO),
        (".tablier-dddddd-0001", "<svg>", Duration::ZERO),
        (".tablier-notes", "mine", old),
        (".tablier-eeeeee-1", "mine", old),
        (".tablier-ffffff-0001.bak", "mine", old),
        (".tablier-é2345", "mine", old),
        ("tablier-gggggg", "mine", old),
        ("quits.pdf", "mine", old),
    ];
    for (name, text, age) in others {
        write(&path(name), text, age);
    }
    fs::create_dir(path(".tablier-hhhhhh")).unwrap();
    assert_eq!(sweep(folder.path()), []);
    let mut stay: Vec<_> = others.iter().map(|(name, ..)| *name).collect();
    stay.push(".tablier-hhhhhh");
    stay.sort_unstable();
    assert_eq!(listed(folder.path()), stay);
}

#[test]
fn files_of_a_live_run_are_kept_at_any_age() {
    let _lock = lock_for_test();
    let folder = tempfile::tempdir().unwrap();
    let (mut journal, _) = Journal::create(folder.path()).unwrap();
    let (file, waiting) = journal.part().unwrap();
    file.set_modified(SystemTime::now() - 2 * STALE_AFTER).unwrap();
    journal.file.set_modified(SystemTime::now() - 2 * STALE_AFTER).unwrap();
    assert_eq!(sweep(folder.path()), []);
    assert!(waiting.exists() && journal.path.exists());
    drop(waiting);
    uninterrupted(|left| journal.end(left));
    assert!(listed(folder.path()).is_empty());
}

#[test]
fn a_mixed_set_is_reported_once() {
    let _lock = lock_for_test();
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name);
    let names = ["a.pdf", "b.svg", "c.svg"];
    for (waiting, told) in [(&[1, 2, 3][..], false), (&[2, 3], true), (&[3], true), (&[], false)] {
        write(&path(".tablier-aaaaaa"), &format!("{HEADER}{}\n", serde_json::json!(names)), Duration::ZERO);
        for part in waiting {
            write(&path(&format!(".tablier-aaaaaa-{part:04}")), "", Duration::ZERO);
        }
        let moved = names.len() - waiting.len();
        let files = |names: &[&str]| names.iter().map(|name| path(name)).collect::<Vec<_>>();
        let mixed = MixedSet { new: files(&names[..moved]), old: files(&names[moved..]) };
        assert_eq!(sweep(folder.path()), if told { vec![mixed] } else { vec![] }, "{waiting:?}");
        assert!(listed(folder.path()).is_empty());
        assert_eq!(sweep(folder.path()), []);
    }
}

#[test]
fn a_truncated_journal_is_ignored() {
    let _lock = lock_for_test();
    let folder = tempfile::tempdir().unwrap();
    let whole = format!("{HEADER}[\"a\",\"../../b\"]\n");
    for end in 0..whole.len() {
        write(&folder.path().join(".tablier-aaaaaa"), &whole[..end], Duration::ZERO);
        write(&folder.path().join(".tablier-aaaaaa-0002"), "", Duration::ZERO);
        assert_eq!(sweep(folder.path()), [], "{end}");
        assert!(listed(folder.path()).is_empty(), "{end}");
    }
}
