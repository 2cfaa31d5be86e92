//! Texts and specs of up to 50 MB are answered within limits of time and memory, enforced on a process of its own.

use crate::bombs::run_within;
use crate::support::Bench;

const LARGE_BYTES: usize = 50_000_000;
/// Seconds for a test build on a busy machine. A release build takes less than two.
const MAX_CPU_SECONDS: u32 = 6;
/// The size of a spec just below the limit.
const SPEC_BYTES: usize = 3_900_000;
const TOKEN: &str = "[[piece]]\nshape = \"circle\"\ndiameter = \"25mm\"\n";

/// Runs a command that must refuse its file; returns what it says.
#[track_caller]
fn refused(bench: &Bench, args: &[&str]) -> String {
    let output = run_within(MAX_CPU_SECONDS, bench, args);
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(output.status.code(), Some(2), "{args:?}: {}: {said}", output.status);
    assert!(!said.contains("panicked"), "{args:?}: {said}");
    said
}

#[test]
fn a_large_text_is_refused_within_limits() {
    let bench = Bench::new();
    for line in [".\n", "# x\n", "x"] {
        bench.write("t.txt", &line.repeat(LARGE_BYTES / line.len()));
        for verb in ["check", "moves", "replay", "show"] {
            let said = refused(&bench, &[verb, "quits", "t.txt"]);
            assert!(said.contains("too-long"), "{verb}: {said}");
            assert!(said.len() < 2_000, "{verb}: {} bytes", said.len());
        }
        refused(&bench, &["check", "quits", "t.txt", "--json"]);
    }
}

#[test]
fn a_large_spec_is_refused_within_limits() {
    let bench = Bench::new();
    bench.write("large.toml", &"# x\n".repeat(LARGE_BYTES / 4));
    let said = refused(&bench, &["print", "large.toml"]);
    assert!(said.contains("a spec is not larger than 4 MB"), "{said}");
    bench.write("string.toml", &format!("{TOKEN}typo = \"{}\"\n", "x".repeat(3_900_000)));
    let said = refused(&bench, &["print", "string.toml"]);
    assert!(said.contains("`typo`") && said.len() < 20_000, "{} bytes", said.len());
}

#[test]
fn a_spec_with_very_many_wrong_names_is_refused_within_limits() {
    let bench = Bench::new();
    let colors: String = (0..60_000).map(|at| format!("c{at} = \"c{}\"\n", at + 1)).collect();
    bench.write("colors.toml", &format!("{TOKEN}[colors]\n{colors}"));
    let pieces: String = (0..20_000)
        .map(|at| format!("{TOKEN}front = {{ like = \"f{at}\", background = \"c{at}\" }}\n"))
        .collect();
    bench.write("pieces.toml", &format!("{pieces}[colors]\n{colors}"));
    for (spec, fault, hint) in [
        ("colors.toml", "is not a colour", "did you mean"),
        ("pieces.toml", "there is no face called `f0`", "name it with"),
    ] {
        let said = refused(&bench, &["print", spec]);
        assert!(said.contains(fault) && said.contains(hint), "{spec}: {said}");
    }
}

/// A table or line of a spec repeated up to the size limit.
fn filled(head: &str, each: impl Fn(usize) -> String) -> String {
    let mut text = head.to_owned();
    for number in 0.. {
        let more = each(number);
        if text.len() + more.len() > SPEC_BYTES {
            break;
        }
        text += &more;
    }
    text
}

#[test]
fn any_fault_repeated_up_to_the_size_limit_is_told_in_time() {
    let bench = Bench::new();
    let repeated = |line: &str| filled("", |_| line.to_owned());
    let board = "[[board]]\ncolumns = 5\nrows = 5\nsquare = \"2mm\"\n";
    let zones = "[[board]]\ngrid = \"square\"\ncolumns = 5\nrows = 5\nsquare = \"20mm\"\n";
    let marks = |symbol: &str| {
        let head = format!("{TOKEN}front = {{ marks = [\n");
        filled(&head, |_| format!("{{ symbol = \"{symbol}\" }},\n")) + "] }\n"
    };
    for (name, spec, fault) in [
        ("small boards", repeated(board), "`square` cannot be 2 mm"),
        ("many boards", repeated(zones), "more than 200 boards"),
        ("returns", repeated("\r\r\n"), "carriage return"),
        ("stray words", repeated("x\n"), "error: "),
        ("no such board", repeated("[[piece]]\nshape = \"circle\"\nfits = \"c\"\n"), "no board called `c`"),
        ("empty pieces", repeated("[[piece]]\n"), "`shape` is missing"),
        ("symbols", marks("sta"), "more than 50000 tables"),
        ("marks", marks("star"), "more than 50000 tables"),
        ("sizes", repeated("[[piece]]\nshape = \"circle\"\ndiameter = \"25\"\n"), "25"),
        ("letters", repeated("[[piece]]\nshape = \"circle\"\nletter = \"ab\"\n"), "letter"),
        ("shapes", repeated("[[piece]]\nshape = \"sircle\"\n"), "`sircle`"),
        ("keys", filled(TOKEN, |number| format!("key{number} = 1\n")), "unknown key"),
        (
            "heirs",
            filled(TOKEN, |number| format!("[faces.f{number}]\nlike = \"f{}\"\n", number + 1)),
            "more than 50000 tables",
        ),
        (
            "zones",
            filled(zones, |_| "[[board.zone]]\ncells = [\"a1\"]\n".to_owned()),
            "more than 50000 tables",
        ),
        (
            "cells",
            filled(&format!("{zones}zone = [{{ face = {{}}, cells = ["), |_| "\"f9\",".to_owned()) + "] }]\n",
            "`f9`",
        ),
        ("camps", filled(&format!("{zones}camps = ["), |_| "\"A\",".to_owned()) + "]\n", "camp A"),
    ] {
        bench.write("game.toml", &spec);
        let said = refused(&bench, &["print", "game.toml"]);
        assert!(said.contains(fault), "{name}: {said}");
        assert!(said.len() < 20_000, "{name}: {} bytes", said.len());
    }
}

#[test]
fn as_many_faults_as_a_spec_of_some_pages_can_have_are_told() {
    let bench = Bench::new();
    let pieces: String =
        (0..150).map(|at| format!("[[piece]]\nshape = \"circle\"\ndiameter = \"{at}\"\n")).collect();
    bench.write("game.toml", &pieces);
    let said = refused(&bench, &["print", "game.toml"]);
    assert!(said.contains("because of 150 faults"), "{said}");
    bench.write("game.toml", &pieces.repeat(600));
    let said = refused(&bench, &["print", "game.toml"]);
    assert!(said.contains("because of at least "), "{said}");
}
