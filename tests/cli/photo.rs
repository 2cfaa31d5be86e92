//! `check` and `read` on photos: refusals of unreadable pictures, and results of readable ones.

use std::process::Stdio;

use image::Picture;
use serde_json::Value;

use crate::support::{Bench, Outcome};

mod files;
mod image;

/// A user's own board of four by three squares, with markers at its corners.
const SPEC: &str = r##"
[game]
name = "corner"
title = "Corner"

[[board]]
name = "main"
grid = "square"
columns = 4
rows = 3
square = "30mm"
frame = { sides = "17mm", ends = "17mm" }
markers = [3, 7, 11, 19]

[[piece]]
name = "king"
letter = "K"
shape = "square"
fits = "main"
count = 1
front = { symbol = "star", size = "15mm" }
"##;

/// A bench with the spec, and the printed board at four pixels per millimetre.
fn printed() -> (Bench, Picture) {
    let bench = Bench::new();
    bench.write("corner.toml", SPEC);
    let args = [
        "print",
        "corner.toml",
        "--format",
        "png",
        "--dpi",
        "102",
        "--only",
        "board",
        "--cut",
        "none",
        "--out",
        ".",
    ];
    bench.stderr_of(&args);
    let sheet = bench.list(".").into_iter().find(|name| name.ends_with(".png")).expect("a sheet");
    let picture = Picture::read(&std::fs::read(bench.path(&sheet)).expect("a file"));
    (bench, picture)
}

fn put(bench: &Bench, name: &str, picture: &Picture) {
    std::fs::write(bench.path(name), picture.png()).expect("a file for the test");
}

/// The refusal of a picture: its code and its text.
fn refusal(bench: &Bench, picture: &Picture) -> (String, String) {
    put(bench, "photo.png", picture);
    let outcome = bench.run(&["check", "corner.toml", "photo.png", "--json"]);
    assert_eq!(outcome.status, 2, "{outcome:?}");
    let document: Value = serde_json::from_str(&outcome.out).expect("one JSON document");
    assert_eq!((&document["verdict"], &document["source"]), (&"unreadable".into(), &"photo".into()));
    let finding = &document["findings"][0];
    let code = finding["code"].as_str().expect("a code").to_owned();
    assert!(finding["hint"].as_str().is_some_and(|hint| !hint.is_empty()));
    assert!(
        outcome.err.contains(&format!("error[{code}]")) && outcome.err.contains("hint"),
        "{}",
        outcome.err
    );
    (code, outcome.err)
}

fn fed(bench: &Bench, args: &[&str], input: &[u8]) -> Outcome {
    let mut command = bench.command(args);
    let command = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().expect("it starts");
    // A file that is refused by its first bytes is not read to its end.
    let _ = std::io::Write::write_all(&mut child.stdin.take().expect("a pipe"), input);
    let output = child.wait_with_output().expect("it ends");
    let text = |bytes| String::from_utf8(bytes).expect("text");
    Outcome { status: output.status.code().unwrap_or(-1), out: text(output.stdout), err: text(output.stderr) }
}

#[test]
fn a_picture_of_the_print_is_read_correctly() {
    let (bench, picture) = printed();
    put(&bench, "photo.png", &picture);
    let outcome = bench.run(&["check", "corner.toml", "photo.png", "--json"]);
    // An empty square of this print cannot be told from the king, of which there is only one.
    assert_eq!(outcome.status, 3, "{outcome:?}");
    let document: Value = serde_json::from_str(&outcome.out).expect("one JSON document");
    assert_eq!((&document["source"], &document["verdict"]), (&"photo".into(), &"undecided".into()));
    assert_eq!(document["findings"][0]["code"], "position/unclear");
    let seen = document["seen"].as_array().expect("squares");
    assert_eq!(seen.len(), 12);
    assert_eq!(seen[0]["square"], "a1");
    for square in seen {
        let sure = square["sure"].as_f64().expect("a number");
        assert!((0.0..=1.0).contains(&sure) && square["what"].is_string(), "{square}");
    }
    // A JPEG is read like a PNG.
    let bytes = picture.jpeg(92);
    for args in [&["check", "corner.toml", "--json"][..], &["check", "corner.toml", "-", "--json"]] {
        assert_eq!(fed(&bench, args, &bytes).out, outcome.out);
    }
}

#[test]
fn the_text_of_read_can_be_checked() {
    let (bench, picture) = printed();
    put(&bench, "photo.png", &picture);
    let text = bench.stdout_of(&["read", "corner.toml", "photo.png"]);
    assert!(text.starts_with("# Read from photo.png.\n"), "{text}");
    let said = |line: &&str| !line.starts_with('#');
    let may = text.lines().filter(|line| line.starts_with("may ")).count();
    assert_eq!(text.lines().filter(said).count(), 3 + may, "{text}");
    assert_eq!(may, text.lines().filter(said).flat_map(str::chars).filter(|c| *c == '?').count(), "{text}");
    let checked = fed(&bench, &["check", "corner.toml", "--json"], text.as_bytes());
    assert_eq!(checked.status, 3, "{checked:?}");
    let document: Value =
        serde_json::from_str(&bench.stdout_of(&["read", "corner.toml", "photo.png", "--json"]))
            .expect("JSON");
    assert_eq!(document["seen"].as_array().map(Vec::len), Some(12));
    let body: String =
        text.lines().filter(|line| !line.starts_with('#')).map(|line| format!("{line}\n")).collect();
    assert_eq!(document["position"].as_str(), Some(body.as_str()));
}

#[test]
fn the_overlay_is_drawn_and_inputs_are_not_overwritten() {
    let (bench, picture) = printed();
    put(&bench, "photo.png", &picture);
    let outcome = bench.run(&["check", "corner.toml", "photo.png", "--overlay", "seen.png"]);
    assert_eq!(outcome.status, 3, "{outcome:?}");
    let drawn = Picture::read(&std::fs::read(bench.path("seen.png")).expect("a picture"));
    assert!(drawn.width >= 500 && drawn.height >= 1000, "{} × {}", drawn.width, drawn.height);
    let before = std::fs::read(bench.path("photo.png")).expect("a file");
    let said = bench.error_of(&["read", "corner.toml", "photo.png", "--overlay", "photo.png"]);
    assert!(said.contains("would be written over"), "{said}");
    assert_eq!(std::fs::read(bench.path("photo.png")).expect("a file"), before);
}

#[test]
fn corners_can_be_given_as_an_option() {
    let (bench, picture) = printed();
    put(&bench, "photo.png", &picture);
    let bare = bench.run(&["check", "corner.toml", "photo.png", "--json"]);
    let with =
        |corners: &str| bench.run(&["check", "corner.toml", "photo.png", "--json", "--corners", corners]);
    let by_hand = with("200,200 680,200 680,560 200,560");
    assert_eq!(by_hand.status, bare.status, "{by_hand:?}");
    for (corners, words) in [
        ("200,200 200,560 680,560 680,200", "clockwise"),
        ("200,200 680,200 680,560 200,56000", "outside the picture"),
    ] {
        let outcome = with(corners);
        assert_eq!(outcome.status, 2);
        assert!(outcome.out.contains("photo/corners") && outcome.err.contains(words), "{outcome:?}");
    }
    assert_eq!(with("200,200 680,200").status, 2);
    let twice = ["--corners", "1,1 9,1 9,9 1,9", "--corners", "1,1 9,1 9,9 1,9"];
    let outcome = bench.run(&[&["read", "corner.toml", "photo.png"][..], &twice].concat());
    assert!(outcome.err.contains("the game has 1"), "{outcome:?}");
}

#[test]
fn every_reason_has_its_own_message() {
    let (bench, picture) = printed();
    let (width, height) = (picture.width, picture.height);
    let reason = |picture: &Picture| refusal(&bench, picture);

    let (code, words) = reason(&Picture::plain(400, 300, 200));
    assert_eq!(code, "photo/no-markers");
    assert!(words.contains("--no-photo-marks"), "{words}");

    let (code, words) = reason(&picture.cropped(0, 0, width / 2, height));
    assert_eq!(code, "photo/cut-off");
    assert!(words.contains("step back") && words.contains("column d"), "{words}");

    let (code, _) = reason(&picture.blurred(14));
    assert_eq!(code, "photo/blurred");

    let (code, words) = reason(&picture.beside(&picture));
    assert_eq!(code, "photo/two-boards", "{words}");

    let (code, words) = reason(&picture.squeezed(0.3));
    assert_eq!(code, "photo/too-tilted", "{words}");
    assert!(words.contains("60 degrees"), "{words}");

    let mut lit = picture.clone();
    // Glare on all markers except the first.
    lit.cover(width / 2, 0, width, height, 255);
    lit.cover(0, height / 2, width, height, 255);
    let (code, words) = reason(&lit);
    assert_eq!(code, "photo/glare", "{words}");

    let mut covered = picture.clone();
    covered.cover(width / 2, 0, width, height, 120);
    covered.cover(0, height / 2, width, height, 120);
    let (code, words) = reason(&covered);
    assert_eq!(code, "photo/too-few-markers", "{words}");
}

#[test]
fn a_photo_of_another_game_is_reported() {
    let (bench, picture) = printed();
    bench.write("other.toml", &SPEC.replace("[3, 7, 11, 19]", "[1, 2, 4, 5]").replace("Corner", "Other"));
    put(&bench, "photo.png", &picture);
    let outcome = bench.run(&["check", "other.toml", "photo.png"]);
    assert_eq!(outcome.status, 2);
    assert!(outcome.err.contains("photo/other-game"), "{}", outcome.err);
    bench.write("bare.toml", &SPEC.replace("markers = [3, 7, 11, 19]", ""));
    let outcome = bench.run(&["check", "bare.toml", "photo.png"]);
    assert!(outcome.err.contains("photo/no-map") && outcome.err.contains("--corners"), "{}", outcome.err);
}

#[test]
fn a_photo_with_open_squares_is_drawn() {
    let (bench, picture) = printed();
    put(&bench, "photo.png", &picture);
    let outcome = bench.run(&["show", "corner.toml", "photo.png", "--out", "drawn.svg"]);
    assert_eq!(outcome.status, 0, "{outcome:?}");
    bench.write("open.txt", &bench.stdout_of(&["read", "corner.toml", "photo.png"]));
    bench.stdout_of(&["show", "corner.toml", "open.txt", "--out", "open.svg"]);
    assert_eq!(bench.read("drawn.svg"), bench.read("open.svg"));
}
