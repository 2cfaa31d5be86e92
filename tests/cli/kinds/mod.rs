//! Hostile files of other kinds than those of `bombs`: each is small or made of one thing many times, and ends within the
//! limits, done or with a message.

mod drawings;
mod pictures;
mod specs;

use std::fmt::Write as _;

use crate::bombs::run_limited;
use crate::support::Bench;

/// Files, and the arguments of the command that reads them.
struct Bomb {
    name: &'static str,
    files: Vec<(&'static str, Vec<u8>)>,
    args: &'static [&'static str],
}

const PRINT: &[&str] = &["print", "game.toml", "--format", "pdf,png", "--dpi", "40"];
const CHECK: &[&str] = &["check", "quits", "position.txt"];

/// A token with a file of art.
fn art(name: &'static str, file: &'static str, bytes: Vec<u8>) -> Bomb {
    let spec = format!(
        "[[piece]]\nshape = \"circle\"\ndiameter = \"25mm\"\ncount = 2\nfront = {{ art = \"{file}\" }}\n"
    );
    Bomb { name, files: vec![("game.toml", spec.into_bytes()), (file, bytes)], args: PRINT }
}

/// The text that a function makes of each number.
fn each(count: usize, make: impl Fn(usize) -> String) -> String {
    (0..count).fold(String::new(), |mut all, at| {
        let _ = write!(all, "{}", make(at));
        all
    })
}

/// Fails if a run neither ends well nor with a message that says what to do.
fn survives(Bomb { name, files, args }: Bomb) -> Result<(), String> {
    let bench = Bench::new();
    for (file, bytes) in files {
        std::fs::write(bench.path(file), bytes).expect("a file");
    }
    let output = run_limited(&bench, args);
    let said = String::from_utf8_lossy(&output.stderr);
    let end: String = said.chars().take(400).collect();
    match output.status.code() {
        _ if said.contains("panicked") => Err(format!("{name}: {end}")),
        Some(0 | 1 | 3) => Ok(()),
        Some(2) if said.contains("error") && (said.contains("hint: ") || said.contains("help: ")) => {
            let wrote = bench.path("output").exists();
            if wrote { Err(format!("{name}: something was written: {end}")) } else { Ok(()) }
        }
        code => Err(format!("{name}: {code:?}, {}: {end}", output.status)),
    }
}

fn all_survive(bombs: Vec<Bomb>, least: usize) {
    assert!(bombs.len() >= least, "{}", bombs.len());
    let failed: Vec<String> = bombs.into_iter().filter_map(|bomb| survives(bomb).err()).collect();
    assert!(failed.is_empty(), "{}", failed.join("\n"));
}

#[test]
fn drawings_of_every_kind_are_drawn_or_refused() {
    all_survive(drawings::all(), 35);
}

#[test]
fn pictures_of_every_kind_are_drawn_or_refused() {
    all_survive(pictures::all(), 15);
}

#[test]
fn specs_and_texts_of_every_kind_are_read_or_refused() {
    all_survive(specs::all(), 20);
}
