//! Errors of the system and of the argument parser in plain words.

use std::fs;

use crate::support::Bench;

const COIN: &str = "[[piece]]\nshape = \"circle\"\ndiameter = \"25mm\"\n";

fn utf16(text: &str) -> Vec<u8> {
    format!("\u{feff}{text}").encode_utf16().flat_map(u16::to_le_bytes).collect()
}

#[test]
fn a_photo_is_no_spec() {
    let bench = Bench::new();
    fs::write(bench.path("photo.jpg"), b"\xff\xd8\xff\xe0\0\x10JFIF\0").expect("a file for the test");
    assert_eq!(
        bench.error_of(&["print", "photo.jpg"]),
        "error: photo.jpg is a JPEG picture, not a text\n\
         hint: name a spec (`.toml`); a photo of the table is for `tablier check quits photo.jpg`, or `tablier read`\n"
    );
}

#[test]
fn a_missing_file_gets_a_suggestion() {
    let bench = Bench::new();
    bench.write("evening.txt", ". . . . .\n");
    for (args, said) in [
        (
            &["check", "quits", "evning.txt"][..],
            "error: cannot read evning.txt: there is no such file\nhint: did you mean `evening.txt`?\n",
        ),
        (
            &["check", "quits", "none/x.txt"],
            "error: cannot read none/x.txt: there is no such file\nhint: check its name, and those of the folders before it\n",
        ),
        (
            &["print", "absent.toml"],
            "error: cannot read absent.toml: there is no such file\nhint: `tablier new board absent.toml` begins a spec of your own\n",
        ),
    ] {
        assert_eq!(bench.error_of(args), said);
    }
}

#[test]
fn a_folder_is_not_a_file_and_a_file_not_a_folder() {
    let bench = Bench::new();
    fs::create_dir(bench.path("table")).expect("a folder");
    bench.write("coins.toml", COIN);
    for args in [&["check", "quits", "table"][..], &["read", "quits", "table"], &["print", "table"]] {
        let said = bench.error_of(args);
        assert_eq!(said, "error: cannot read table: it is a folder\nhint: name a file in it\n");
    }
    let said = bench.error_of(&["print", "coins.toml", "--out", "coins.toml"]);
    assert_eq!(
        said,
        "error: cannot write coins.toml/coins.pdf: coins.toml is a file, not a folder\n\
         hint: name another folder to write to\n"
    );
    let said = bench.error_of(&["new", "tokens", "coins.toml/my.toml"]);
    assert_eq!(
        said,
        "error: cannot write coins.toml/my.toml: coins.toml is a file, not a folder\n\
         hint: name another folder to write to\n"
    );
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_reported() {
    let bench = Bench::new();
    let full = fs::OpenOptions::new().write(true).open("/dev/full").expect("/dev/full");
    let output = bench.command(&["list"]).stdout(full).output().expect("the command runs");
    let said = String::from_utf8_lossy(&output.stderr);
    assert_eq!(
        said,
        "error: cannot write to standard output: the disk is full\nhint: make room, or name a folder on another disk\n"
    );
}

#[test]
fn numbers_out_of_range_are_reported_with_the_range() {
    let bench = Bench::new();
    for (args, said) in [
        (
            &["print", "--dpi", "abc"][..],
            "--dpi <NUMBER>: `abc` does not fit here\nhint: use a whole number from 36 to",
        ),
        (&["print", "--dpi", "-5"], "`-5` does not fit here\nhint: use a whole number from 36 to 2400\n"),
        (
            &["perft", "quits", "three"],
            "<DEPTH>: `three` does not fit here\nhint: use a whole number from 1 to 99",
        ),
        (&["perft", "quits", "-1"], "<DEPTH>: `-1` does not fit here\nhint: use a whole number from 1 to 99"),
        (
            &["print", "--gap", "-1mm"],
            "--gap <LENGTH>: `-1mm` does not fit here\nhint: use between 0 mm and 100 mm",
        ),
        (
            &["print", "--gap", "--low-ink"],
            "--gap <LENGTH>: `--low-ink` is not a length\nhint: write a number",
        ),
        (&["print", "--gap", "1,5mm"], "hint: write the number with a point: `1.5mm`\n"),
        (&["check", "quits", "-1"], "hint: for a file of that name write `./-1`"),
    ] {
        let err = bench.error_of(args);
        assert!(err.contains(said), "{args:?}: {err}");
        assert!(!err.contains("-- -") && !err.contains("digit"), "{err}");
    }
    bench.write("-1", "L . . . .\n");
    assert!(bench.run(&["check", "quits", "./-1"]).err.contains("--> ./-1"), "the tip works");
}

#[test]
fn utf_16_texts_of_windows_are_read() {
    let bench = Bench::new();
    fs::write(bench.path("coins.toml"), utf16(COIN)).expect("a file");
    bench.stdout_of(&["print", "coins.toml"]);
    let position = "players: 2\r\nwB b rB\r\nrA bA wA\r\n";
    for bytes in [utf16(position), [b"\xef\xbb\xbf", position.as_bytes()].concat()] {
        fs::write(bench.path("won.txt"), bytes).expect("a file");
        assert!(bench.stdout_of(&["check", "plank", "won.txt"]).contains("A has won"));
    }
    fs::write(bench.path("rules.md"), utf16("# Rules\n\nPlay.\n")).expect("a file");
    bench.write("coins.toml", &format!("[game]\nleaflet = \"rules.md\"\n{COIN}"));
    bench.stdout_of(&["print", "coins.toml"]);
}

#[test]
fn invalid_unicode_is_reported_with_a_hint() {
    let bench = Bench::new();
    let hint = "hint: open it in a text editor and save it as UTF-8\n";
    fs::write(bench.path("old.txt"), b"variant: classic\n# caf\x81\n").expect("a file");
    let said = bench.error_of(&["check", "quits", "old.txt"]);
    assert_eq!(
        said,
        format!("error: cannot read old.txt: line 2 holds a character that is not UTF-8\n{hint}")
    );
    fs::write(bench.path("bare.txt"), &utf16("variant: classic\n")[2..]).expect("a file");
    let said = bench.error_of(&["check", "quits", "bare.txt"]);
    assert_eq!(said, format!("error: cannot read bare.txt: this is UTF-16 and does not say so\n{hint}"));
}
