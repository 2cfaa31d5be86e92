//! All sentences use the words of `docs/glossary.md`, and none that it says not to use.

use std::collections::BTreeMap;
use std::fs;

use super::sentences::{BOTH, said, samples};
use crate::game::Lang;

/// A word of the glossary.
struct Entry {
    /// The word in a language, if users meet it.
    words: [String; 2],
    /// What no sentence of a language calls it.
    not: [Vec<String>; 2],
}

fn glossary() -> Vec<Entry> {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/docs/glossary.md");
    let page = fs::read_to_string(path).expect("the glossary");
    let entry = |line: &str| {
        let cells: Vec<&str> =
            line.strip_prefix("| **")?.strip_suffix('|')?.split('|').map(str::trim).collect();
        let [word, french, _, not, not_french] = cells[..] else { panic!("not five cells: {line}") };
        let listed = |cell: &str| {
            cell.split(',').map(|word| word.trim().to_lowercase()).filter(|word| !word.is_empty()).collect()
        };
        Some(Entry {
            words: [word.trim_end_matches("**").to_owned(), french.to_owned()],
            not: [listed(not), listed(not_french)],
        })
    };
    page.lines().filter_map(entry).collect()
}

/// The prose of a sentence in lower case, word by word, with a blank around each. What is typed is left out.
fn words(sentence: &str) -> String {
    let prose: Vec<&str> = sentence.split('`').step_by(2).collect();
    let is_of_a_word = |c: char| c.is_alphanumeric() || c == '-';
    let prose = prose.join(" . ").to_lowercase();
    prose.split(|c| !is_of_a_word(c)).fold(" ".to_owned(), |all, word| all + word + " ")
}

#[test]
fn no_sentence_uses_a_word_that_the_glossary_refuses() {
    let mut wrong = Vec::new();
    for (at, lang) in BOTH.into_iter().enumerate() {
        let glossary = glossary();
        let refused: Vec<(&str, &Entry)> = glossary
            .iter()
            .flat_map(|entry| entry.not[at].iter().map(move |not| (not.as_str(), entry)))
            .collect();
        assert!(refused.len() >= 30, "{} words", refused.len());
        for message in samples() {
            let sentence = said(&message, lang);
            let words = words(&sentence);
            for (not, entry) in &refused {
                if words.contains(&format!(" {not} ")) {
                    wrong.push(format!("`{not}` for `{}`: {sentence}", entry.words[at]));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn a_word_of_the_glossary_means_one_thing() {
    let glossary = glossary();
    assert!(glossary.len() >= 40);
    let names: Vec<&str> = glossary.iter().map(|entry| entry.words[0].as_str()).collect();
    assert!(names.is_sorted(), "{names:?}");
    for at in [0, 1] {
        let mut seen = BTreeMap::new();
        for entry in &glossary {
            let word = entry.words[at].as_str();
            let other = seen.insert(word, entry.words[0].as_str());
            assert!(word.is_empty() || other.is_none(), "{word} means {other:?} and {}", entry.words[0]);
            assert!(!glossary.iter().any(|it| it.not[at].iter().any(|not| not == word)), "{word} is refused");
        }
    }
}

#[test]
fn words_are_found_whole_and_outside_of_what_is_typed() {
    assert!(words("La règle, à l’échelle : 50 mm").contains(" échelle "));
    assert!(!words("type `scale: 2` or scales").contains(" scale "));
    assert!(words("the colours printed on the frame").contains(" printed on the frame "));
    assert_eq!(Lang::En, BOTH[0]);
}
