//! Test support shared by all engines: a seeded random generator and robustness checks for text input.

use proptest::prelude::*;
use proptest::string::string_regex;
use proptest::test_runner::{Config, TestRunner};

use super::{Judgement, Referee, Verdict};

/// Seeded xorshift generator.
#[derive(Clone, Debug)]
pub struct TestRng(pub u64);

impl TestRng {
    /// Returns a number below `sides`.
    pub fn roll(&mut self, sides: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % sides.max(1) as u64) as usize
    }

    /// Random sequence of these words, with or without blanks between them.
    fn text(&mut self, words: &[&str]) -> String {
        let mut text = String::new();
        for _ in 0..self.roll(30) {
            text += words[self.roll(words.len())];
            text += ["", " ", " ", "\n"][self.roll(4)];
        }
        text
    }
}

/// Codes of all findings.
pub fn codes(judged: &Judgement) -> Vec<&'static str> {
    judged.findings.iter().map(|finding| finding.code.as_str()).collect()
}

/// Asserts the findings of an unreadable text: the code of each, and the part of the text that its span covers. Every
/// finding must have a hint.
pub fn assert_findings(referee: &dyn Referee, text: &str, expected: &[(&str, &str)]) {
    let judged = referee.check(text);
    assert_eq!(judged.verdict, Verdict::Unreadable);
    let about = |span: std::ops::Range<usize>| text.get(span).expect("a place in the text");
    let reported: Vec<_> = judged
        .findings
        .iter()
        .map(|finding| (finding.code.as_str(), finding.span.clone().map(about).unwrap_or_default()))
        .collect();
    assert_eq!(reported, expected);
    assert!(judged.findings.iter().all(|finding| finding.hint.is_some()), "{judged:#?}");
}

/// Judges thousands of random texts made of `words`. Asserts that every finding has a code of this game and a valid
/// span, and that the canonical text of a readable position parses to itself.
pub fn check_random_texts(referees: &[&dyn Referee], game: &str, words: &[&str], seed: u64) {
    let mut rng = TestRng(seed);
    for _ in 0..4000 {
        let text = rng.text(words);
        for referee in referees {
            let judged = referee.check(&text);
            let replayed = referee.replay(&text);
            for finding in judged.findings.iter().chain(&replayed.findings) {
                assert!(finding.code.as_str().starts_with(game), "{text:?} {finding:?}");
                let span = finding.span.clone().unwrap_or(0..0);
                assert!(text.get(span).is_some(), "{text:?} {finding:?}");
            }
            if judged.verdict != Verdict::Unreadable {
                let text = judged.position.expect("a text");
                assert_eq!(referee.check(&text).position.as_deref(), Some(text.as_str()));
            }
            let _ = referee.moves(&text);
        }
    }
}

/// Judges many random strings, some arbitrary and some that match `pattern`. Asserts that every span is valid.
pub fn check_random_strings(referee: &dyn Referee, pattern: &str) {
    let strings = string_regex(&format!("\\PC{{0,60}}|{pattern}")).expect("a pattern");
    let answers = |text: String| {
        for finding in referee.check(&text).findings {
            prop_assert!(text.get(finding.span.unwrap_or(0..0)).is_some(), "{:?}", text);
        }
        let _ = referee.moves(&text);
        let _ = referee.replay(&text);
        Ok(())
    };
    let answered = TestRunner::new(Config::with_source_file(file!())).run(&strings, answers);
    answered.unwrap_or_else(|failure| panic!("{failure}"));
}

/// Judges half a megabyte of each part, alone and after each head. Asserts an overall time limit.
pub fn check_long_texts(referee: &dyn Referee, heads: &[&str], parts: &[&str]) {
    let begun = std::time::Instant::now();
    for part in parts {
        for head in heads {
            let text = format!("{head}{}", part.repeat((1 << 19) / part.len()));
            let _ = referee.check(&text);
            let _ = referee.replay(&text);
        }
    }
    assert!(begun.elapsed().as_secs() < 60, "{:?}", begun.elapsed());
}
