//! What the tests of all engines share: a die, and what is asked of every reader of texts.

use proptest::prelude::*;
use proptest::string::string_regex;
use proptest::test_runner::{Config, TestRunner};

use super::{Judgement, Referee, Verdict};

/// A die that falls alike every time.
#[derive(Clone, Debug)]
pub struct Die(pub u64);

impl Die {
    /// A number below `sides`.
    pub fn roll(&mut self, sides: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % sides.max(1) as u64) as usize
    }

    /// Some of these words, with or without blanks between them.
    fn text(&mut self, words: &[&str]) -> String {
        let mut text = String::new();
        for _ in 0..self.roll(30) {
            text += words[self.roll(words.len())];
            text += ["", " ", " ", "\n"][self.roll(4)];
        }
        text
    }
}

/// The kinds of all findings.
pub fn codes(judged: &Judgement) -> Vec<&'static str> {
    judged.findings.iter().map(|finding| finding.code).collect()
}

/// Holds a text that cannot be read against all that must be said of it: the kind of each fault, and the words that it
/// is about.
pub fn complains_of(table: &dyn Referee, text: &str, expected: &[(&str, &str)]) {
    let judged = table.check(text);
    assert_eq!(judged.verdict, Verdict::Unreadable);
    let about = |span: std::ops::Range<usize>| text.get(span).expect("a place in the text");
    let told: Vec<_> = judged
        .findings
        .iter()
        .map(|finding| (finding.code, finding.span.clone().map(about).unwrap_or_default()))
        .collect();
    assert_eq!(told, expected);
    assert!(judged.findings.iter().all(|finding| finding.hint.is_some()), "{judged:#?}");
}

/// Throws thousands of texts together from `words` and has each judged: every finding is of the game's own kind and
/// points into the text, and what could be read reads back to itself.
pub fn answers_every_text(tables: &[&dyn Referee], game: &str, words: &[&str], seed: u64) {
    let mut die = Die(seed);
    for _ in 0..4000 {
        let text = die.text(words);
        for table in tables {
            let judged = table.check(&text);
            let replayed = table.replay(&text);
            for finding in judged.findings.iter().chain(&replayed.findings) {
                assert!(finding.code.starts_with(game), "{text:?} {finding:?}");
                let span = finding.span.clone().unwrap_or(0..0);
                assert!(text.get(span).is_some(), "{text:?} {finding:?}");
            }
            if judged.verdict != Verdict::Unreadable {
                let text = judged.position.expect("a text");
                assert_eq!(table.check(&text).position.as_deref(), Some(text.as_str()));
            }
            let _ = table.moves(&text);
        }
    }
}

/// Has many strings judged, some of any characters and some that match `pattern`: every finding points into the text.
pub fn answers_any_string(table: &dyn Referee, pattern: &str) {
    let strings = string_regex(&format!("\\PC{{0,60}}|{pattern}")).expect("a pattern");
    let answers = |text: String| {
        for finding in table.check(&text).findings {
            prop_assert!(text.get(finding.span.unwrap_or(0..0)).is_some(), "{:?}", text);
        }
        let _ = table.moves(&text);
        let _ = table.replay(&text);
        Ok(())
    };
    let answered = TestRunner::new(Config::with_source_file(file!())).run(&strings, answers);
    answered.unwrap_or_else(|failure| panic!("{failure}"));
}

/// Has half a megabyte of each of these judged, alone and after each head: nobody waits for an answer.
pub fn answers_endless_texts_soon(table: &dyn Referee, heads: &[&str], parts: &[&str]) {
    let begun = std::time::Instant::now();
    for part in parts {
        for head in heads {
            let text = format!("{head}{}", part.repeat((1 << 19) / part.len()));
            let _ = table.check(&text);
            let _ = table.replay(&text);
        }
    }
    assert!(begun.elapsed().as_secs() < 60, "{:?}", begun.elapsed());
}
