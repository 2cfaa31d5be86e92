//! Mistakes that people type, and what is answered in both languages: `tests/data/mistakes`.

use std::fs;
use std::path::Path;

use crate::support::Bench;

/// Lines of an answer that are kept.
const MAX_LINES: usize = 12;

/// What is answered to all mistakes in a language.
fn answers(lang: &str) -> String {
    let typed = fs::read_to_string("tests/data/mistakes/typed.txt").expect("the mistakes");
    let mut answers = String::new();
    for line in typed.lines().filter(|line| !line.starts_with('#')) {
        let (command, input) = line.split_once(" <").unwrap_or((line, ""));
        let input = input.trim_start().replace("\\n", "\n").replace("\\t", "\t");
        let arguments: Vec<&str> = ["--lang", lang].into_iter().chain(command.split_whitespace()).collect();
        let bench = Bench::new();
        let outcome = bench.feed(&arguments, &input);
        let said = format!("{}{}", outcome.err, outcome.out);
        let lines = said.lines().filter(|line| !line.trim().is_empty()).take(MAX_LINES);
        let lines: String = lines.map(|line| format!("    {}\n", line.trim_end())).collect();
        answers += &format!("{line}\n  {}\n{lines}\n", outcome.status);
    }
    answers
}

#[test]
fn committed_answers_to_mistakes_are_those_of_today() {
    for lang in ["en", "fr"] {
        let path = format!("tests/data/mistakes/{lang}.txt");
        let answers = answers(lang);
        assert!(answers.matches("\n\n").count() > 159, "at least 159 mistakes");
        if std::env::var_os("BLESS").is_some() {
            fs::write(Path::new(&path), answers).expect("a file");
        } else {
            assert_eq!(answers, fs::read_to_string(&path).unwrap_or_default(), "{path}: see `cargo bless`");
        }
    }
}
