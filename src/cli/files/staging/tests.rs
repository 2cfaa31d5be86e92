//! Staging folders of live and of killed runs.

use super::*;

fn listed(folder: &Path) -> Vec<String> {
    let mut names: Vec<_> = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    names.sort();
    names
}

/// The staging folder of a killed run, with the files that wait.
fn leave(folder: &Path, name: &str, names: &str, waiting: &[usize]) -> PathBuf {
    leave_marked(folder, name, &format!("{STAMP}{names}"), waiting)
}

fn leave_marked(folder: &Path, name: &str, marker: &str, waiting: &[usize]) -> PathBuf {
    let staged = folder.join(name);
    fs::create_dir(&staged).unwrap();
    fs::write(staged.join(MARKER), marker).unwrap();
    for number in waiting {
        fs::write(staged.join(number.to_string()), "<svg").unwrap();
    }
    staged
}

#[test]
fn only_staging_folders_of_killed_runs_are_removed() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name);
    leave(folder.path(), ".tablier-12-0", "", &[]);
    leave(folder.path(), ".tablier-34-1", "", &[0, 1, 9999, 10000]);
    let with_more = leave(folder.path(), ".tablier-56-0", "a.pdf\0", &[0]);
    fs::write(with_more.join("notes"), "mine").unwrap();
    let files = [
        ".tablier-config",
        ".tablier-backup",
        ".tablier-aB3dE6",
        ".tablier-12-1",
        "tablier-12-0",
        "quits.pdf",
    ];
    let years = Duration::from_secs(100_000_000);
    for name in files {
        let file = File::create(path(name)).unwrap();
        file.set_modified(SystemTime::now() - years).unwrap();
    }
    fs::create_dir(path(".tablier-empty1")).unwrap();
    fs::create_dir_all(path(".tablier-nested").join(MARKER)).unwrap();
    fs::create_dir(path(".tablier-mine")).unwrap();
    fs::write(path(".tablier-mine/0"), "mine").unwrap();
    leave(folder.path(), "elsewhere", "", &[0]);
    let mut stay = files.to_vec();
    stay.extend([".tablier-empty1", ".tablier-nested", ".tablier-mine", ".tablier-56-0", "elsewhere"]);
    #[cfg(unix)]
    for (to, name) in [("elsewhere", ".tablier-link"), ("nowhere", ".tablier-78-0")] {
        std::os::unix::fs::symlink(path(to), path(name)).unwrap();
        stay.push(name);
    }
    stay.sort_unstable();
    assert_eq!(sweep(folder.path()), []);
    assert_eq!(listed(folder.path()), stay);
    assert_eq!(listed(&with_more), ["notes"]);
    assert_eq!(listed(&path(".tablier-mine")), ["0"]);
    assert_eq!(listed(&path("elsewhere")), ["0", MARKER]);
}

#[test]
fn a_folder_without_the_stamp_in_its_marker_is_kept() {
    let folder = tempfile::tempdir().unwrap();
    for marker in ["", "\0", "mine", "a.pdf\0", &STAMP[..STAMP.len() - 1]] {
        let staged = leave_marked(folder.path(), ".tablier-12-0", marker, &[0, 1]);
        assert_eq!(sweep(folder.path()), []);
        assert_eq!(listed(&staged), ["0", "1", MARKER], "{marker}");
        fs::remove_dir_all(staged).unwrap();
    }
    let staged = leave_marked(folder.path(), ".tablier-12-0", STAMP, &[0, 1]);
    assert_eq!(sweep(folder.path()), []);
    assert!(!exists(&staged));
}

#[test]
fn the_staging_folder_of_a_live_run_is_kept_at_any_age() {
    let _lock = lock_for_test();
    let folder = tempfile::tempdir().unwrap();
    let mut staging = Staging::create(folder.path()).unwrap();
    staging.write(0, &folder.path().join("a.pdf"), b"bytes").unwrap();
    staging.marker.set_modified(SystemTime::now() - 2 * STALE_AFTER).unwrap();
    assert_eq!(sweep(folder.path()), []);
    assert!(exists(&staging.part(0)));
    drop(staging);
    uninterrupted(clear);
    assert!(listed(folder.path()).is_empty());
}

#[test]
fn a_mixed_set_is_reported_once() {
    let folder = tempfile::tempdir().unwrap();
    let names = ["a.pdf", "b\n.svg", "sub/c.svg"];
    for (waiting, told) in [(&[0, 1, 2][..], false), (&[1, 2], true), (&[2], true), (&[], false)] {
        leave(folder.path(), ".tablier-12-0", &(names.join("\0") + "\0"), waiting);
        let moved = names.len() - waiting.len();
        let files = |names: &[&str]| names.iter().map(|name| folder.path().join(name)).collect::<Vec<_>>();
        let mixed = MixedSet { new: files(&names[..moved]), old: files(&names[moved..]) };
        assert_eq!(sweep(folder.path()), if told { vec![mixed] } else { vec![] }, "{waiting:?}");
        assert!(listed(folder.path()).is_empty());
        assert_eq!(sweep(folder.path()), []);
    }
}

#[test]
fn a_run_killed_while_it_removed_its_files_left_no_mixed_set() {
    let folder = tempfile::tempdir().unwrap();
    for waiting in [&[0, 1, 2][..], &[0, 1], &[0], &[]] {
        leave(folder.path(), ".tablier-12-0", "a\0b\0c\0", waiting);
        assert_eq!(sweep(folder.path()), [], "{waiting:?}");
        assert!(listed(folder.path()).is_empty());
    }
}

#[test]
fn a_run_killed_while_it_wrote_its_list_left_no_mixed_set() {
    let folder = tempfile::tempdir().unwrap();
    let whole = "a\0../../b\0";
    for end in 0..whole.len() {
        leave(folder.path(), ".tablier-12-0", &whole[..end], &[0, 1]);
        assert_eq!(sweep(folder.path()), [], "{end}");
        assert!(listed(folder.path()).is_empty(), "{end}");
    }
}
