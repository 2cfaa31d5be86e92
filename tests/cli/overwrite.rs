//! Which files may be overwritten: those written by Tablier and not changed since.

use std::fs;

use crate::support::Bench;

const TOKENS: &str = "[[piece]]\nshape = \"circle\"\ndiameter = \"25mm\"\ncount = 24\n";
const ALL: [&str; 6] = ["print", "coins.toml", "--format", "pdf,svg,png", "--dpi", "40"];
const FILES: [&str; 4] =
    ["coins-01-tokens.cut.svg", "coins-01-tokens.png", "coins-01-tokens.svg", "coins.pdf"];

fn printed() -> Bench {
    let bench = Bench::new();
    bench.write("coins.toml", TOKENS);
    bench.stdout_of(&ALL);
    assert_eq!(bench.list("output"), FILES);
    bench
}

fn read(bench: &Bench, file: &str) -> Vec<u8> {
    fs::read(bench.path("output").join(file)).expect("a file")
}

#[test]
fn sheets_of_an_earlier_run_are_replaced() {
    let bench = printed();
    bench.write("coins.toml", &TOKENS.replace("24", "30"));
    let before = FILES.map(|file| read(&bench, file));
    bench.stdout_of(&ALL);
    for (file, before) in FILES.iter().zip(before) {
        assert!(read(&bench, file) != before, "{file} is as before");
    }
}

#[test]
fn a_foreign_file_stays() {
    for file in FILES {
        let bench = printed();
        fs::write(bench.path("output").join(file), "mine").expect("a file");
        let said = bench.error_of(&ALL);
        assert_eq!(
            said,
            format!(
                "error: output/{file} is there already: it was not made by Tablier, or was changed since\n\
                 hint: move it away, name another place to write to, or add `--force` to write over it\n"
            )
        );
        assert_eq!(read(&bench, file), b"mine");
        assert_eq!(bench.list("output"), FILES, "nothing else is left there");
        bench.stdout_of(&[&ALL[..], &["--force"]].concat());
        assert!(read(&bench, file) != b"mine");
    }
}

#[test]
fn a_manually_changed_sheet_stays() {
    let bench = printed();
    let file = "coins-01-tokens.svg";
    let redrawn = bench.read("output/coins-01-tokens.svg").replacen("<path", "<path opacity=\"0.5\"", 1);
    bench.write("output/coins-01-tokens.svg", &redrawn);
    assert!(bench.error_of(&ALL).contains(file));
    assert_eq!(bench.read("output/coins-01-tokens.svg"), redrawn);
    bench.stdout_of(&[&ALL[..], &["--force"]].concat());
    let mut annotated = read(&bench, "coins.pdf");
    annotated
        .extend(b"\n7 0 obj\n<< /Type /Annot /Contents (a note of my own on this sheet) >>\nendobj\n%%EOF\n");
    fs::write(bench.path("output/coins.pdf"), &annotated).expect("a file");
    assert!(bench.error_of(&ALL).contains("coins.pdf"));
    assert_eq!(read(&bench, "coins.pdf"), annotated);
}

#[test]
fn a_sheet_with_one_byte_appended_stays() {
    for file in FILES {
        let bench = printed();
        let added = [read(&bench, file), b"!".to_vec()].concat();
        fs::write(bench.path("output").join(file), &added).expect("a file");
        assert!(bench.error_of(&ALL).contains(file), "{file}");
        assert_eq!(read(&bench, file), added);
    }
}

#[cfg(unix)]
#[test]
fn a_pipe_is_not_overwritten() {
    let bench = Bench::new();
    bench.write("coins.toml", TOKENS);
    fs::create_dir(bench.path("output")).expect("a folder");
    let made = std::process::Command::new("mkfifo").arg(bench.path("output/coins.pdf")).status();
    assert!(made.is_ok_and(|status| status.success()), "mkfifo");
    assert!(bench.error_of(&ALL).contains("cannot write output/coins.pdf: it is a pipe"));
}

#[test]
fn an_empty_file_stays_unless_forced() {
    let bench = printed();
    bench.write("output/coins.pdf", "");
    assert!(bench.error_of(&ALL).contains("output/coins.pdf is there already: it was not made by Tablier"));
    assert_eq!(read(&bench, "coins.pdf"), b"");
    bench.stdout_of(&[&ALL[..], &["--force"]].concat());
    assert!(read(&bench, "coins.pdf").starts_with(b"%PDF"));
}

#[test]
fn files_with_names_like_ours_stay_in_every_folder_written_to() {
    let bench = Bench::new();
    bench.write("coins.toml", TOKENS);
    bench.write("p.txt", &". . . . .\n".repeat(5));
    let names =
        [".tablier-Abc123", ".tablier-backup", ".tablier-config", ".tablier-empty1", ".tablier-notes-0001"];
    for folder in [".", "output"] {
        fs::create_dir_all(bench.path(folder)).expect("a folder");
        for name in names {
            bench.write(&format!("{folder}/{name}"), if name.contains("empty") { "" } else { "mine" });
            let file = fs::File::options().append(true).open(bench.path(folder).join(name)).expect("a file");
            file.set_modified(std::time::UNIX_EPOCH).expect("an old file");
        }
    }
    for args in [
        &["print", "coins.toml", "--force"][..],
        &["new", "plank"],
        &["new", "tokens", "output/own"],
        &["show", "quits", "p.txt", "--out", "seen.svg"],
        &["schema"],
        &["completions", "bash"],
    ] {
        bench.stdout_of(args);
        for folder in [".", "output"] {
            let stay: Vec<_> = bench.list(folder).into_iter().filter(|name| name.starts_with('.')).collect();
            assert_eq!(stay, names, "{args:?}");
            assert!(
                stay.iter()
                    .all(|name| bench.read(&format!("{folder}/{name}")) == "mine" || name.contains("empty"))
            );
        }
    }
}

#[cfg(unix)]
#[test]
fn a_link_stays_unless_forced_and_is_never_followed() {
    use std::os::unix::fs::symlink;
    for target in ["../sheets/coins.pdf", "../sheets", "nowhere.pdf", "coins.pdf"] {
        let bench = printed();
        fs::rename(bench.path("output"), bench.path("sheets")).expect("moved");
        fs::create_dir(bench.path("output")).expect("a folder");
        let (link, own) =
            (bench.path("output/coins.pdf"), fs::read(bench.path("sheets/coins.pdf")).expect("a sheet"));
        symlink(target, &link).expect("a link");
        bench.write("coins.toml", &TOKENS.replace("24", "30"));
        let said = bench.error_of(&ALL);
        assert!(
            said.starts_with("error: output/coins.pdf is there already: it is a link\n"),
            "{target}: {said}"
        );
        assert_eq!(fs::read_link(&link).expect("a link"), std::path::Path::new(target));
        bench.stdout_of(&[&ALL[..], &["--force"]].concat());
        assert!(link.symlink_metadata().expect("a file").is_file(), "{target}");
        assert!(fs::read(bench.path("sheets/coins.pdf")).expect("a sheet") == own, "{target}");
        assert_eq!(bench.list("output"), FILES, "{target}");
    }
}

#[cfg(unix)]
#[test]
fn a_starter_is_not_written_in_place_of_a_link() {
    let bench = Bench::new();
    for name in ["tokens.toml", "tablier.schema.json"] {
        std::os::unix::fs::symlink("nowhere", bench.path(name)).expect("a link");
        if name == "tokens.toml" {
            assert!(bench.error_of(&["new", "tokens"]).starts_with("error: tokens.toml is there already\n"));
            fs::remove_file(bench.path(name)).expect("removed");
        }
    }
    let said = bench.stderr_of(&["new", "tokens"]);
    assert!(said.contains("tablier.schema.json was there already"), "{said}");
    assert!(!bench.path("nowhere").exists());
}

#[test]
fn nothing_is_said_to_be_there_where_nothing_can_be() {
    let long = "x".repeat(300);
    let bench = Bench::new();
    bench.write("coins.toml", TOKENS);
    bench.write("p.txt", ". . . . .\n");
    let file = format!("{long}.svg");
    for args in [
        &["print", "coins.toml", "--out", &long][..],
        &["show", "quits", "p.txt", "--out", &file],
        &["new", "tokens", &long],
    ] {
        let said = bench.error_of(args);
        assert!(said.starts_with("error: cannot write x"), "{said}");
        assert!(said.contains(": no file can have this name here\n") && !said.contains("already"), "{said}");
    }
    assert_eq!(bench.list("."), ["coins.toml", "p.txt"]);
}

#[cfg(unix)]
#[test]
fn folders_that_cannot_be_looked_into_are_named_as_such() {
    use std::os::unix::fs::{PermissionsExt, symlink};
    let bench = Bench::new();
    bench.write("coins.toml", TOKENS);
    symlink("loop", bench.path("loop")).expect("a link");
    let said = bench.error_of(&["print", "coins.toml", "--out", "loop"]);
    assert!(said.starts_with("error: cannot write loop/coins.pdf: ") && !said.contains("already"), "{said}");
    fs::create_dir(bench.path("shut")).expect("a folder");
    fs::set_permissions(bench.path("shut"), fs::Permissions::from_mode(0o000)).expect("shut");
    // An administrator may look into every folder.
    if fs::read_dir(bench.path("shut")).is_err() {
        let said = bench.error_of(&["print", "coins.toml", "--out", "shut"]);
        assert!(
            said.starts_with("error: cannot write shut/coins.pdf: you are not allowed to write there\n"),
            "{said}"
        );
    }
}

#[test]
fn the_overlay_follows_the_same_rule() {
    let bench = Bench::new();
    let photo = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("output/photo/tray.jpg");
    fs::copy(photo, bench.path("photo.jpg")).expect("the photo");
    let args = ["read", "quits", "photo.jpg", "--overlay", "seen.png"];
    bench.write("seen.png", "mine");
    assert!(bench.error_of(&args).contains("seen.png is there already"));
    assert_eq!(bench.read("seen.png"), "mine");
    bench.stdout_of(&[&args[..], &["--force"]].concat());
    bench.stdout_of(&args);
    assert!(fs::read(bench.path("seen.png")).expect("a picture").starts_with(b"\x89PNG"));
}

#[test]
fn a_picture_is_not_written_with_a_wrong_extension() {
    let bench = Bench::new();
    bench.write("p.txt", ". . . . .\n");
    for (name, proper) in [("seen.jpg", "seen.png"), ("seen", "seen.png")] {
        let said = bench.error_of(&["check", "quits", "p.txt", "--overlay", name]);
        assert!(said.contains(&format!("the picture is written as PNG: name it `{proper}`")), "{said}");
    }
    assert_eq!(bench.list("."), ["p.txt"]);
}

#[test]
fn a_write_protected_sheet_stays_unless_forced() {
    for file in FILES {
        let bench = printed();
        let path = bench.path("output").join(file);
        let mut rights = fs::metadata(&path).expect("a file").permissions();
        rights.set_readonly(true);
        fs::set_permissions(&path, rights).expect("protected");
        let before = read(&bench, file);
        bench.write("coins.toml", &TOKENS.replace("24", "30"));
        assert_eq!(
            bench.error_of(&ALL),
            format!(
                "error: output/{file} is write-protected\n\
                 hint: name another place to write to, take its protection away, or add `--force` to write over it\n"
            )
        );
        assert!(read(&bench, file) == before);
        assert_eq!(bench.list("output"), FILES);
        bench.stdout_of(&[&ALL[..], &["--force"]].concat());
        assert!(read(&bench, file) != before);
    }
}

#[cfg(unix)]
#[test]
fn force_does_not_replace_pipes_or_devices() {
    let bench = Bench::new();
    bench.write("p.txt", ". . . . .\n");
    let made = std::process::Command::new("mkfifo").arg(bench.path("pipe.svg")).status();
    assert!(made.is_ok_and(|status| status.success()), "mkfifo");
    let said = bench.error_of(&["show", "quits", "p.txt", "--out", "pipe.svg", "--force"]);
    assert!(said.contains("cannot write pipe.svg: it is a pipe or a device, not a file"), "{said}");
    assert_eq!(bench.list("."), ["p.txt", "pipe.svg"]);
}
