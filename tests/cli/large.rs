//! Texts and specs of up to 50 MB are answered within limits of time and memory, enforced on a process of its own.

use crate::bombs::run_limited;
use crate::support::Bench;

const LARGE_BYTES: usize = 50_000_000;
const TOKEN: &str = "[[piece]]\nshape = \"circle\"\ndiameter = \"25mm\"\n";

/// Runs a command that must refuse its file; returns what it says.
#[track_caller]
fn refused(bench: &Bench, args: &[&str]) -> String {
    let output = run_limited(bench, args);
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
