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
                 hint: move it away, name another place to write to, or say `--force` to write over it\n"
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
    assert!(bench.error_of(&ALL).contains("output/coins.pdf is there already"));
}

#[test]
fn an_empty_file_is_replaced() {
    let bench = printed();
    bench.write("output/coins.pdf", "");
    bench.stdout_of(&ALL);
    assert!(read(&bench, "coins.pdf").starts_with(b"%PDF"));
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
                 hint: name another place to write to, take its protection away, or say `--force` to write over it\n"
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
