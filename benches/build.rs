//! How long building and testing take with nothing built before, and which crates a build spends its time on.
//!
//! `cargo bench --bench build -- all` runs it: it takes half an hour, so a plain `cargo bench` leaves it out.

use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Instant;

use serde_json::Value;
use wait4::Wait4;

/// Commands that follow one another in the same folder, and whether that folder is empty before.
const COMMANDS: [(&[&str], bool); 3] = [
    (&["build", "--locked", "--release", "--timings"], true),
    (&["test", "--locked", "--no-run"], true),
    (&["test", "--locked"], false),
];
/// Crates by what they are needed for.
const GROUPS: [(&str, &[&str]); 7] = [
    ("Tablier", &["tablier"]),
    (
        "setting text, in the bundled fonts and those of players",
        &["read-fonts", "skrifa", "harfrust", "font-types"],
    ),
    ("PDF", &["printpdf", "lopdf", "allsorts-azul", "subsetter", "encoding_rs", "ttf-parser"]),
    (
        "the command line",
        &["clap_builder", "clap_derive", "clap_complete", "clap_mangen", "annotate-snippets"],
    ),
    (
        "drawings of players, PNG, SVG",
        &["usvg", "resvg", "tiny-skia", "tiny-skia-path", "kurbo", "svgtypes", "svg"],
    ),
    (
        "specs, and requests of the page",
        &["toml", "toml_parser", "winnow", "serde", "serde_core", "serde_derive", "serde_json"],
    ),
    ("the rest", &[]),
];

fn main() {
    if !std::env::args().any(|argument| argument == "all") {
        return;
    }
    println!("| command | minutes | CPU seconds |\n|---|---|---|");
    let mut target = tempfile::tempdir().expect("a folder");
    let mut shares = Vec::new();
    for (command, is_cold) in COMMANDS {
        if is_cold {
            target = tempfile::tempdir().expect("a folder");
        }
        let (minutes, cpu) = measured(command, target.path());
        println!("| `cargo {}` | {minutes:.1} | {cpu:.0} |", command.join(" "));
        if command.contains(&"--timings") {
            shares = shares_of(target.path(), cpu);
        }
    }
    println!("\n| of the release build | CPU seconds |\n|---|---|");
    for ((what, _), seconds) in GROUPS.iter().zip(shares) {
        println!("| {what} | {seconds:.0} |");
    }
}

/// Minutes, and the processor's seconds of the command and all that it starts.
fn measured(command: &[&str], target: &Path) -> (f64, f64) {
    let start = Instant::now();
    let mut cargo = Command::new(env!("CARGO"));
    cargo.args(command).current_dir(env!("CARGO_MANIFEST_DIR")).env("CARGO_TARGET_DIR", target);
    let mut child = cargo.stdout(Stdio::null()).stderr(Stdio::null()).spawn().expect("it starts");
    let ended = child.wait4().expect("it ends");
    assert!(ended.status.success(), "{command:?} failed");
    let cpu = ended.rusage.utime + ended.rusage.stime;
    (start.elapsed().as_secs_f64() / 60.0, cpu.as_secs_f64())
}

/// The CPU seconds of each group, by how long each crate took.
fn shares_of(target: &Path, cpu: f64) -> Vec<f64> {
    let page = fs::read_to_string(target.join("cargo-timings/cargo-timing.html")).expect("the timings");
    let data = page.split("const UNIT_DATA = ").nth(1).and_then(|rest| rest.split(";\n").next());
    let units: Vec<Value> = serde_json::from_str(data.expect("the units")).expect("JSON");
    let mut shares = vec![0.0; GROUPS.len()];
    for unit in &units {
        let name = unit["name"].as_str().expect("a name");
        let group = GROUPS.iter().position(|(_, names)| names.contains(&name)).unwrap_or(GROUPS.len() - 1);
        shares[group] += unit["duration"].as_f64().expect("a duration");
    }
    let all: f64 = shares.iter().sum();
    shares.into_iter().map(|share| share * cpu / all).collect()
}
