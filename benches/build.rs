//! How long building and testing take with nothing built before.
//!
//! `cargo bench --bench build -- all` runs it: it takes half an hour, so a plain `cargo bench` leaves it out.

use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Instant;

use wait4::Wait4;

/// Commands that follow one another in the same folder, and whether that folder is empty before.
const COMMANDS: [(&[&str], bool); 3] = [
    (&["build", "--locked", "--release"], true),
    (&["test", "--locked", "--no-run"], true),
    (&["test", "--locked"], false),
];

fn main() {
    if !std::env::args().any(|argument| argument == "all") {
        return;
    }
    println!("{:<32} {:>10} {:>12}", "cargo …", "minutes", "CPU seconds");
    let mut target = tempfile::tempdir().expect("a folder");
    for (command, is_cold) in COMMANDS {
        if is_cold {
            target = tempfile::tempdir().expect("a folder");
        }
        let (minutes, cpu) = measured(command, target.path());
        println!("{:<32} {minutes:>10.1} {cpu:>12.0}", command.join(" "));
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
