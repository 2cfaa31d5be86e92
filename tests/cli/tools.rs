//! What editors and packagers want: `schema`, `completions`, `man`, help.

use std::process::Stdio;

use crate::support::Bench;

#[test]
fn the_schema_is_the_one_that_is_committed() {
    let committed = include_str!("../../templates/tablier.schema.json");
    assert_eq!(Bench::new().done(&["schema"]), committed);
}

#[test]
fn the_schema_explains_every_key() {
    let schema: serde_json::Value =
        serde_json::from_str(include_str!("../../templates/tablier.schema.json")).expect("JSON");
    let mut silent = Vec::new();
    for (table, definition) in schema["definitions"].as_object().expect("definitions") {
        for (key, property) in definition["properties"].as_object().into_iter().flatten() {
            if property["description"].is_null() {
                silent.push(format!("{table}.{key}"));
            }
        }
    }
    assert_eq!(silent, [""; 0]);
}

#[test]
fn completions_know_the_commands() {
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        let script = Bench::new().done(&["completions", shell]);
        assert!(script.contains("board-square"), "{shell}");
    }
}

#[test]
fn the_man_page_tells_of_every_command_and_option() {
    let page = Bench::new().done(&["man"]);
    for word in ["TABLIER PRINT", "TABLIER NEW", "board\\-square", "EXIT STATUS"] {
        assert!(page.contains(word), "{word} is missing");
    }
}

#[test]
fn a_closed_pipe_is_no_failure() {
    let bench = Bench::new();
    let mut child = bench
        .command(&["schema"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the command runs");
    drop(child.stdout.take());
    let output = child.wait_with_output().expect("an end");
    assert!(output.status.success());
    assert!(output.stderr.is_empty());
}

#[test]
fn help_is_no_failure_and_nonsense_is_one() {
    let bench = Bench::new();
    assert!(bench.done(&["--help"]).contains("Exit status"));
    assert!(bench.done(&["--version"]).starts_with("tablier "));
    bench.refused(&["juggle"]);
}
