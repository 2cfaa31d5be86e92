//! What the README shows is there, and what it says to type works.

use std::fs;
use std::path::Path;
use std::process::Command;

fn home() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn readme() -> String {
    fs::read_to_string(home().join("README.md")).expect("the README")
}

/// The fenced blocks in one language.
fn blocks(language: &str) -> Vec<String> {
    let text = readme();
    let parts = text.split("```");
    let fenced = parts.skip(1).step_by(2);
    fenced.filter_map(|block| block.strip_prefix(language)?.strip_prefix('\n').map(str::to_owned)).collect()
}

#[test]
fn every_picture_and_link_is_there() {
    let text = readme();
    let sources = text.split("src=\"").skip(1).filter_map(|rest| rest.split('"').next());
    let links = text.split("](").skip(1).filter_map(|rest| rest.split(')').next());
    let paths: Vec<&str> = sources.chain(links).filter(|path| !path.contains("://")).collect();
    assert!(paths.len() >= 6, "{paths:?}");
    for path in paths {
        assert!(home().join(path).exists(), "{path}");
    }
}

#[test]
fn every_command_works() {
    let commands: Vec<String> = blocks("sh")
        .iter()
        .flat_map(|block| block.lines())
        .filter_map(|line| line.split('#').next())
        .map(|line| line.trim().to_owned())
        .filter(|line| !line.is_empty())
        .collect();
    let ours = |line: &'_ String| {
        let line = line.strip_prefix("cargo run --release -- ").or_else(|| line.strip_prefix("tablier "))?;
        Some(line.to_owned())
    };
    let ours: Vec<String> = commands.iter().filter_map(ours).collect();
    assert!(ours.len() >= 4, "{commands:?}");
    // One after the other in one folder, as one types them: a game is begun, then printed.
    let dir = tempfile::tempdir().expect("a folder");
    for line in ours {
        let output = Command::new(env!("CARGO_BIN_EXE_tablier"))
            .args(line.split_whitespace())
            .current_dir(dir.path())
            .output()
            .expect("tablier runs");
        assert!(output.status.success(), "{line}: {}", String::from_utf8_lossy(&output.stderr));
    }
}

#[test]
fn every_spec_prints() {
    let specs = blocks("toml");
    assert!(!specs.is_empty());
    for spec in specs {
        let dir = tempfile::tempdir().expect("a folder");
        fs::write(dir.path().join("shown.toml"), &spec).expect("the spec is written");
        let output = Command::new(env!("CARGO_BIN_EXE_tablier"))
            .args(["print", "shown.toml"])
            .current_dir(dir.path())
            .output()
            .expect("tablier runs");
        assert!(output.status.success(), "{spec}: {}", String::from_utf8_lossy(&output.stderr));
    }
}

/// In a `console` block a line that begins with `$ ` is typed, and the lines after it are what appears: `$ cat`
/// shows a file that is there from then on. Files of this repository are there from the beginning.
#[test]
fn every_example_answers_as_shown() {
    let sessions = blocks("console");
    assert!(sessions.len() >= 2, "examples of verdicts");
    for session in sessions {
        let dir = tempfile::tempdir().expect("a folder");
        for part in session.split("$ ").skip(1) {
            let (typed, shown) = part.split_once('\n').expect("a line that is typed");
            if let Some(file) = typed.strip_prefix("cat ") {
                fs::write(dir.path().join(file), shown).expect("the file is written");
                continue;
            }
            let arguments = typed.strip_prefix("tablier ").expect("a command of ours");
            for file in arguments.split_whitespace().filter(|word| home().join(word).is_file()) {
                let there = dir.path().join(file);
                fs::create_dir_all(there.parent().expect("a folder")).expect("the folder");
                fs::copy(home().join(file), there).expect("the file is copied");
            }
            let output = Command::new(env!("CARGO_BIN_EXE_tablier"))
                .args(arguments.split_whitespace())
                .current_dir(dir.path())
                .output()
                .expect("tablier runs");
            let said = [output.stdout, output.stderr].concat();
            assert_eq!(String::from_utf8_lossy(&said).trim_end(), shown.trim_end(), "{typed}");
        }
    }
}
