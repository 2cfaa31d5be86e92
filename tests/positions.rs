//! What is said of positions and records: every file of `tests/data/positions`, one matter each.
//!
//! A file says in its first comments what is expected of it:
//!
//! ```text
//! # game: quits/simple
//! # rule: ball_moves=diagonal       (as often as needed)
//! # verb: check                     (or replay)
//! # expect: illegal quits/two-winners   (the verdict, then the codes of all findings in their order;
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

    /// What is said of it, as the case would say it.
    fn said(&self) -> String {
        let mut command = Command::new(env!("CARGO_BIN_EXE_tablier"));
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
fn every_case_gets_the_verdict_and_the_findings_that_it_expects() {
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
