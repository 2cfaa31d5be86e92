//! Rooms below the edge say nothing but messages, so that every language says it. The words of a room stand in its
//! `words`, where every language has them.

use std::fs;
use std::path::{Path, PathBuf};

/// Rooms that put things into words, for readers in both languages or for paper.
const EDGE: [&str; 4] = ["src/cli", "src/page", "src/report", "src/words"];
/// Descriptions for the JSON schema, docs/positions.md, the help and forms.
const DESCRIPTIONS: [&str; 3] = ["src/rules/lexicon/mod.rs", "src/spec/typed/", "src/templates.rs"];
/// Blocks that hold sentences: families, and options of the rules with descriptions for the JSON schema.
const BLOCKS: [&str; 5] = ["findings! {", "messages! {", "shared! {", "rule_options! {", "option_values! {"];
/// A text of a library that is looked for.
const OF_SERDE: &str = "invalid type: map, expected a sequence";
/// Types of errors. Any other error is a finding, or says nothing. A colour is parsed by users of the
/// library, too.
const ERRORS: [&str; 5] = ["Message", "Finding", "Faulty", "ColorError", "SystemCause"];

fn sources(folder: &Path, all: &mut Vec<PathBuf>) {
    for path in fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
        if path.is_dir() {
            sources(&path, all);
        } else if !path.ends_with("tests.rs") {
            all.push(path);
        }
    }
}

/// The lines of a source outside of its tests and of families, with their numbers.
fn code(source: &str) -> impl Iterator<Item = (usize, &str)> {
    let mut in_family = false;
    let lines = source.lines().enumerate().take_while(|(_, line)| !line.ends_with("mod tests {"));
    lines.filter(move |(_, line)| {
        in_family = BLOCKS.contains(line) || in_family && *line != "}";
        !in_family && !line.trim_start().starts_with(['/', '#'])
    })
}

/// The texts between quotes that are sentences, not words.
fn sentences(line: &str) -> impl Iterator<Item = &str> {
    let is_word = |word: &&str| word.len() > 1 && word.chars().all(char::is_lowercase);
    let texts = line.split('"').skip(1).step_by(2);
    texts.filter(move |text| text.split([' ', ',', ':', ';', '.']).filter(is_word).count() > 3)
}

#[test]
fn rooms_below_the_edge_say_only_messages() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut paths = Vec::new();
    sources(&root.join("src"), &mut paths);
    let mut said = Vec::new();
    for path in &paths {
        let name = path.strip_prefix(root).unwrap().to_string_lossy().replace('\\', "/");
        let source = fs::read_to_string(path).unwrap();
        let is_edge = EDGE.iter().any(|room| name.starts_with(room));
        let is_edge = is_edge || name.contains("/tests/") || name.contains("/words");
        let is_described = DESCRIPTIONS.iter().any(|room| name.starts_with(room));
        for (at, line) in code(&source).filter(|_| !is_edge) {
            let error = line.split_once("Error for ").filter(|(before, _)| before.starts_with("impl"));
            let is_other = |name: &str| !ERRORS.contains(&name.trim_end_matches([' ', '{', '}']));
            let is_stranger = error.is_some_and(|(_, name)| is_other(name));
            let is_said = sentences(line).any(|text| text != OF_SERDE) && !is_described;
            if is_stranger || is_said {
                said.push(format!("{name}:{}: {}", at + 1, line.trim()));
            }
        }
    }
    assert!(said.is_empty(), "each of these belongs into a family of messages:\n{}", said.join("\n"));
}

#[test]
fn sentences_are_told_from_words_and_families() {
    let source = "fn a() {\n    // \"a sentence of a comment\"\n    Err(\"the file is damaged\")\n}\nmessages! {\n    \
                  en \"the file is damaged\"\n}\nlet b = \"C:1 from here\";\n#[cfg(test)]\nmod tests {\n    \"this is fine too\"";
    let said: Vec<usize> =
        code(source).filter(|(_, line)| sentences(line).next().is_some()).map(|(at, _)| at).collect();
    assert_eq!(said, [2]);
}
