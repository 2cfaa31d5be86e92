//! Verdicts on positions and records: every file of `tests/data/positions`, one subject each, and every example of
//! `docs/positions.md`.
//!
//! A file states the expectation in its first comments:
//!
//! ```text
//! # game: quits/simple
//! # rule: ball_moves=diagonal       (as often as needed)
//! # verb: check                     (or replay)
//! # expect: illegal quits/two-winners   (the verdict, then the codes of all findings in order;
//!                                        for a record that fails: illegal turn 7)
//! ```

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::Value;

struct Case {
    file: PathBuf,
    game: String,
    verb: String,
    rules: Vec<String>,
    expect: String,
}

fn cases() -> Vec<Case> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/positions");
    let mut files: Vec<_> = folder(&root).iter().flat_map(|game| folder(game)).collect();
    files.sort();
    files.into_iter().map(Case::read).collect()
}

fn folder(path: &Path) -> Vec<PathBuf> {
    fs::read_dir(path).expect("a folder of cases").flatten().map(|entry| entry.path()).collect()
}

impl Case {
    fn read(file: PathBuf) -> Case {
        let bytes = fs::read(&file).expect("a case");
        let text = String::from_utf8_lossy(&bytes);
        let said = |key: &str| -> Vec<String> {
            let start = format!("# {key}:");
            text.lines().filter_map(|line| Some(line.strip_prefix(&start)?.trim().to_owned())).collect()
        };
        let one = |key: &str| said(key).first().cloned();
        Case {
            game: one("game").unwrap_or_else(|| panic!("{}: no game", file.display())),
            verb: one("verb").unwrap_or_else(|| "check".to_owned()),
            rules: said("rule"),
            expect: one("expect").unwrap_or_else(|| panic!("{}: nothing is expected", file.display())),
            file,
        }
    }

    /// The actual result, in the format of `expect`.
    fn said(&self) -> String {
        let mut command = Command::new(env!("CARGO_BIN_EXE_tablier"));
        command.env("TABLIER_LANG", "en");
        command.args([&self.verb, &self.game]).arg(&self.file).arg("--json");
        for rule in &self.rules {
            command.args(["--rule", rule]);
        }
        let output = command.output().expect("the command runs");
        let document: Value = serde_json::from_slice(&output.stdout)
            .unwrap_or_else(|error| panic!("{}: {error}: {output:?}", self.file.display()));
        let verdict = document["verdict"].as_str().expect("a verdict");
        let status = match verdict {
            "legal" | "fits" => 0,
            "illegal" => 1,
            "undecided" => 3,
            _ => 2,
        };
        assert_eq!(output.status.code(), Some(status), "{}: {verdict}", self.file.display());
        let mut said = verdict.to_owned();
        for finding in document["findings"].as_array().expect("findings") {
            said.push_str(&format!(" {}", finding["code"].as_str().expect("a code")));
        }
        if let Some(turn) = document["failed"]["turn"].as_u64() {
            said.push_str(&format!(" turn {turn}"));
        }
        said
    }
}

#[test]
fn every_case_has_the_expected_verdict_and_findings() {
    let cases = cases();
    let differing: Vec<_> = cases
        .iter()
        .filter_map(|case| {
            let said = case.said();
            (said != case.expect)
                .then(|| format!("{}:\n  expected {}\n  but was  {said}", case.file.display(), case.expect))
        })
        .collect();
    assert!(differing.is_empty(), "{}", differing.join("\n"));
    let legal = cases.iter().filter(|case| case.expect == "legal").count();
    assert!(legal >= 30 && cases.len() - legal >= 60, "{legal} of {} are legal", cases.len());
}

/// The page of the notations, and its French edition.
const PAGES: [&str; 2] = ["positions.md", "positions.fr.md"];

fn page(name: &str) -> String {
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs").join(name);
    fs::read_to_string(page).expect("the page of the notations")
}

/// An example of `docs/positions.md` or its French edition, by the words after its fence: `text quits` is a legal position, `record plank
/// illegal` an illegal record, `text own reads` a position that can be read, whatever the verdict. `pending` skips an
/// example of something documented but not implemented.
struct Example<'a> {
    line: usize,
    verb: &'a str,
    game: &'a str,
    verdict: &'a str,
    text: String,
}

fn examples(page: &str) -> Vec<Example<'_>> {
    let mut examples = Vec::new();
    let mut lines = page.lines().enumerate();
    while let Some((line, opening)) = lines.next() {
        let Some(info) = opening.strip_prefix("```").filter(|info| !info.is_empty()) else { continue };
        let mut words = info.split(' ');
        let (verb, game) = (words.next().unwrap_or_default(), words.next().unwrap_or_default());
        let verdict = words.next().unwrap_or("legal");
        let text = lines.by_ref().map(|(_, line)| line).take_while(|line| !line.starts_with("```"));
        let text = text.map(|line| format!("{line}\n")).collect();
        examples.push(Example { line: line + 1, verb, game, verdict, text });
    }
    examples
}

#[test]
fn every_documented_example_has_its_verdict() {
    PAGES.into_iter().for_each(examples_have_their_verdicts);
}

fn examples_have_their_verdicts(name: &str) {
    let page = page(name);
    let examples = examples(&page);
    let folder = tempfile::tempdir().expect("a folder");
    let mut judged = 0;
    for Example { line, verb, game, verdict, text } in &examples {
        if *verb == "toml" {
            fs::write(folder.path().join(format!("{game}.toml")), text).expect("the spec is written");
            continue;
        }
        if *verdict == "pending" {
            continue;
        }
        let verb = match *verb {
            "text" => "check",
            "record" => "replay",
            other => panic!("{name}:{line}: `{other}` is no kind of example"),
        };
        let spec = format!("{game}.toml");
        let game = if folder.path().join(&spec).exists() { &spec } else { *game };
        fs::write(folder.path().join("example.txt"), text).expect("the example is written");
        let mut command = Command::new(env!("CARGO_BIN_EXE_tablier"));
        command.env("TABLIER_LANG", "en");
        let output = command.args([verb, game, "example.txt", "--json"]).current_dir(folder.path()).output();
        let output = output.expect("the command runs");
        let document: Value = serde_json::from_slice(&output.stdout).expect("one JSON document");
        let said = document["verdict"].as_str().expect("a verdict");
        let fits = if *verdict == "reads" { said != "unreadable" } else { said == *verdict };
        assert!(fits, "{name}:{line}: {said}, not {verdict}: {document:#}");
        judged += 1;
    }
    assert!(judged >= 18, "{judged} examples in {name}");
}

#[test]
fn lists_and_rows_of_the_pages_show_the_same_position() {
    PAGES.into_iter().for_each(lists_and_rows_agree);
}

fn lists_and_rows_agree(name: &str) {
    let page = page(name);
    let examples = examples(&page);
    let folder = tempfile::tempdir().expect("a folder");
    let spec = examples.iter().find(|example| example.verb == "toml").expect("a spec");
    fs::write(folder.path().join("own.toml"), &spec.text).expect("the spec is written");
    let board = |example: &Example| -> Vec<String> {
        fs::write(folder.path().join("example.txt"), &example.text).expect("the example is written");
        let game = if example.game == "own" { "own.toml" } else { example.game };
        let mut command = Command::new(env!("CARGO_BIN_EXE_tablier"));
        command.env("TABLIER_LANG", "en");
        let output =
            command.args(["check", game, "example.txt", "--json"]).current_dir(folder.path()).output();
        let document: Value = serde_json::from_slice(&output.expect("it runs").stdout).expect("JSON");
        let position = document["position"].as_str().expect("a position").to_owned();
        position.lines().filter(|line| !line.contains(':')).map(str::to_owned).collect()
    };
    for (game, count) in [("quits", 2), ("plank", 2), ("own", 3)] {
        let texts = examples.iter().filter(|example| (example.verb, example.game) == ("text", game));
        let boards: Vec<Vec<String>> = texts.take(count).map(board).collect();
        assert_eq!(boards.len(), count, "examples of {game} in {name}");
        assert!(boards.windows(2).all(|two| two[0] == two[1]), "{name}, {game}: {boards:#?}");
    }
}

/// The editions differ in language only: the same headings, the same kinds of examples, tables of the same size.
#[test]
fn both_editions_of_the_page_have_the_same_parts() {
    let parts = |name: &str| -> Vec<String> {
        let page = page(name);
        let mut is_code = false;
        let part = |line: &str| {
            let is_fence = line.starts_with("```");
            is_code ^= is_fence;
            match line {
                _ if is_fence => Some(line.to_owned()),
                _ if is_code => None,
                _ if line.starts_with('#') => Some(line.chars().take_while(|c| *c == '#').collect()),
                _ if line.starts_with("* ") => Some("item".to_owned()),
                _ if line.starts_with('|') => Some(format!("row of {}", line.split(" | ").count())),
                _ => None,
            }
        };
        page.lines().filter_map(part).collect()
    };
    assert_eq!(parts("positions.md"), parts("positions.fr.md"));
}
