//! Fills the measured blocks of `docs/benchmarks.md`: runs the command on the first line of each, and replaces the lines
//! below it with the date, the machine and what the command says.
//!
//! `cargo tables all` runs all of them, `cargo tables rules agree` those whose command contains one of the words. Nothing
//! else should run on the machine.

use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};

const DOCUMENT: &str = "docs/benchmarks.md";
const OPENS: &str = "```measured";
const CLOSES: &str = "```";
const PROMPT: &str = "$ ";
/// Runs every command. A plain `cargo bench` runs none.
const ALL: &str = "all";

fn main() {
    let home = Path::new(env!("CARGO_MANIFEST_DIR"));
    let words: Vec<String> = std::env::args().skip(1).filter(|word| !word.starts_with('-')).collect();
    let wanted = |command: &str| words.iter().any(|word| word == ALL || command.contains(word.as_str()));
    let path = home.join(DOCUMENT);
    let text = fs::read_to_string(&path).expect("the document");
    let machine = machine(home);
    let mut lines = text.lines();
    let mut filled = String::new();
    while let Some(line) = lines.next() {
        filled.push_str(line);
        filled.push('\n');
        if line != OPENS {
            continue;
        }
        let mut block: Vec<&str> = lines.by_ref().take_while(|line| *line != CLOSES).collect();
        let command = block.first().and_then(|line| line.strip_prefix(PROMPT)).expect("a command").to_owned();
        let told;
        if wanted(&command) {
            eprintln!("{command}");
            told = said(home, &command);
            let prompt = block[0];
            block = [prompt, machine.as_str()].into_iter().chain(told.lines()).collect();
        }
        block.push(CLOSES);
        block.iter().for_each(|line| filled.extend([line.trim_end(), "\n"]));
    }
    fs::write(path, filled).expect("the document is written");
}

/// What a command prints, without the lines of the test runner.
fn said(home: &Path, command: &str) -> String {
    let output = Command::new("sh").args(["-c", command]).current_dir(home).stderr(Stdio::inherit()).output();
    let output = output.expect("it starts");
    assert!(output.status.success(), "{command} failed");
    let text = String::from_utf8(output.stdout).expect("UTF-8");
    let is_ours =
        |line: &&str| !(line.starts_with("running ") || line.starts_with("test ") || line.is_empty());
    text.lines().filter(is_ours).map(|line| format!("{line}\n")).collect()
}

/// The date, the processor and the compiler.
fn machine(home: &Path) -> String {
    let of = |command: &str| said(home, command).trim().to_owned();
    let model = "sed -n 's/^model name[^:]*: //p' /proc/cpuinfo 2>/dev/null | head -n 1";
    [
        of("date -u +%F"),
        of(model),
        of("uname -sm"),
        format!("{} cores", of("getconf _NPROCESSORS_ONLN")),
        of("rustc --version"),
    ]
    .iter()
    .filter(|fact| !fact.is_empty())
    .map(String::as_str)
    .collect::<Vec<_>>()
    .join(" · ")
}
