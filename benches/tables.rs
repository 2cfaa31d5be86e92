//! Fills the tables of docs/benchmarks.md with what their commands print.
//!
//! `cargo tables all` runs all commands, one after the other, which takes hours; `cargo tables instructions print` runs
//! those whose text has one of these words. Without a word nothing is run, so that a plain `cargo bench` does not write
//! the document anew. A table stands in the document between two comments, of which the first names its command. A
//! command prints tables in Markdown among other lines; tables with the same heading are one.

use std::collections::BTreeMap;
use std::process::{Command, Stdio};
use std::{env, fs, thread};

const DOCUMENT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/docs/benchmarks.md");
const BEGIN: &str = "<!-- measured: ";
const BEGIN_END: &str = " -->\n";
const END: &str = "<!-- end -->\n";

fn main() {
    let words: Vec<String> = env::args().skip(1).filter(|word| !word.starts_with('-')).collect();
    let runs_all = words.iter().any(|word| word == "all");
    let text = fs::read_to_string(DOCUMENT).expect("the document");
    let mut commands: Vec<&str> = Vec::new();
    for command in text.split(BEGIN).skip(1).filter_map(|rest| rest.split(BEGIN_END).next()) {
        let is_chosen = runs_all || words.iter().any(|word| command.contains(word.as_str()));
        if is_chosen && !commands.contains(&command) {
            commands.push(command);
        }
    }
    for command in commands {
        println!("{command}");
        let tables = tables(&printed(command));
        // Written after each command, since the next one may take an hour.
        let text = fs::read_to_string(DOCUMENT).expect("the document");
        fs::write(DOCUMENT, filled(&text, command, &tables)).expect("the document is written");
    }
}

/// What a command prints. It runs in the folder of the project.
fn printed(command: &str) -> String {
    let mut shell = Command::new("sh");
    shell.args(["-c", command]).current_dir(env!("CARGO_MANIFEST_DIR")).stderr(Stdio::inherit());
    let output = shell.output().expect("a shell");
    assert!(output.status.success(), "{command} failed");
    String::from_utf8_lossy(&output.stdout).into_owned()
}

/// The tables among printed lines, in order.
fn tables(printed: &str) -> Vec<String> {
    let rows: Vec<&str> = printed.lines().filter(|line| line.starts_with('|')).collect();
    let mut tables: Vec<(&str, String)> = Vec::new();
    let mut heading = "";
    for (at, row) in rows.iter().enumerate() {
        if row.starts_with("|---") {
            continue;
        }
        if let Some(line) = rows.get(at + 1).filter(|next| next.starts_with("|---")) {
            heading = row;
            if tables.iter().all(|(known, _)| known != row) {
                tables.push((row, format!("{row}\n{line}\n")));
            }
        } else if let Some((_, table)) = tables.iter_mut().find(|(known, _)| *known == heading) {
            table.push_str(row);
            table.push('\n');
        }
    }
    tables.into_iter().map(|(_, table)| table).collect()
}

/// The text with the tables of a command in its places.
fn filled(text: &str, command: &str, tables: &[String]) -> String {
    let begin = format!("{BEGIN}{command}{BEGIN_END}");
    let stamp = stamp();
    let mut parts = text.split(&begin);
    let mut filled = parts.next().unwrap_or_default().to_owned();
    let mut tables = tables.iter();
    for part in parts {
        let table = tables.next().unwrap_or_else(|| panic!("{command} prints too few tables"));
        let (_, rest) = part.split_once(END).unwrap_or_else(|| panic!("no end of a table of {command}"));
        filled += &format!("{begin}{table}\n{stamp}\n{END}{rest}");
    }
    assert!(tables.next().is_none(), "{command} prints more tables than the document has");
    filled
}

/// When and where.
fn stamp() -> String {
    let said = |program: &str, argument: &str| {
        let output = Command::new(program).arg(argument).output();
        output.map_or_else(
            |_| String::new(),
            |output| String::from_utf8_lossy(&output.stdout).trim().to_owned(),
        )
    };
    let info = fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let entries: BTreeMap<&str, &str> = info
        .lines()
        .filter_map(|line| line.split_once(':'))
        .map(|(key, value)| (key.trim(), value.trim()))
        .collect();
    let processor = entries.get("model name").unwrap_or(&"an unknown processor");
    let cores = thread::available_parallelism().map_or(1, usize::from);
    let rustc = said("rustc", "--version");
    let rustc = rustc.split(" (").next().unwrap_or_default();
    format!("*Measured on {}, {cores} × {processor}, {rustc}.*", said("date", "+%Y-%m-%d"))
}
