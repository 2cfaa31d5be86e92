//! How many instructions commands take, counted by callgrind: the same on a busy machine as on an idle one, to 0.2 %.
//!
//! `cargo bench --bench instructions` runs it where valgrind is installed. Two things weigh more in the counts than in
//! time: clearing memory, which is counted byte by byte, and work on several cores, which is added up.

use std::fs;
use std::path::Path;
use std::process::Command;

const TABLIER: &str = env!("CARGO_BIN_EXE_tablier");
/// The position of the README.
const EVENING: &str =
    "variant: classic\nto move: dark\n. . D D .\n. . . D .\nL . . . D\nL L . . .\n. L L . .\n";
const PLANKS: &str = "players: 2\nrA b  w\nw  bB r\nbA r  w\n";
const COMMANDS: [&str; 6] = [
    "--version",
    "check plank planks.txt",
    "check quits evening.txt",
    "print lightning --format pdf --only board,pieces --out out",
    "print lightning quits plank --format pdf,svg --out out",
    "print lightning --format png --out out",
];

fn main() {
    if Command::new("valgrind").arg("--version").output().is_err() {
        println!("valgrind is not installed");
        return;
    }
    let dir = tempfile::tempdir().expect("a folder");
    fs::write(dir.path().join("evening.txt"), EVENING).expect("a position");
    fs::write(dir.path().join("planks.txt"), PLANKS).expect("a position");
    println!("| command | million instructions |\n|---|---|");
    for command in COMMANDS {
        println!("| `tablier {command}` | {:.1} |", millions(dir.path(), command));
    }
}

fn millions(dir: &Path, command: &str) -> f64 {
    let mut counted = Command::new("valgrind");
    counted.args(["--tool=callgrind", "--callgrind-out-file=/dev/null", TABLIER]);
    let output = counted.args(command.split(' ')).current_dir(dir).output().expect("it starts");
    let told = String::from_utf8_lossy(&output.stderr);
    let count = told.lines().find_map(|line| line.split("Collected : ").nth(1));
    let count: f64 = count.and_then(|count| count.trim().parse().ok()).expect("a count");
    fs::remove_dir_all(dir.join("out")).ok();
    count / 1e6
}
