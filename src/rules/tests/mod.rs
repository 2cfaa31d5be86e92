//! Test support shared by all engines: checks that any text is judged.

pub(crate) mod conformance;
mod habits;
mod list_slips;
#[cfg(feature = "app")]
mod noughts;
pub(crate) mod open_squares;
#[cfg(feature = "app")]
mod positions;
mod printed;
pub(crate) mod slips;

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use proptest::prelude::*;
use proptest::string::string_regex;
use proptest::test_runner::{Config, TestRunner};

use super::{Engine, Entry, Judgement, Referee, Verdict};
use crate::game::Lang;
use crate::prng::Prng;

/// Canonical texts.
pub(crate) trait Texts: Engine {
    fn text(&self, setup: &Self::Setup) -> String {
        self.told(setup).to_string()
    }

    /// The text of a position of a game.
    fn text_of(&self, position: &Self::Position<'_>) -> String {
        self.text(&self.shown(position))
    }

    /// A text in the words of a language.
    fn text_in(&self, lang: Lang, text: &str) -> String {
        self.read(text).unwrap_or_else(|findings| panic!("{text}{findings:#?}")).written(lang)
    }
}

impl<E: Engine> Texts for E {}

/// The canonical text of a judged position.
pub(crate) fn text_of(judged: &Judgement) -> String {
    judged.position.as_ref().expect("a position").to_string()
}

/// Keys and values in canonical notation.
pub(crate) fn written(entries: &[Entry]) -> Vec<String> {
    entries.iter().map(Entry::to_string).collect()
}

/// Codes of all findings.
pub(crate) fn codes(judged: &Judgement) -> Vec<&'static str> {
    judged.findings.iter().map(|finding| finding.code.as_str()).collect()
}

/// Number of setups by their verdict.
pub(crate) type VerdictCounts = BTreeMap<&'static str, usize>;

/// Asserts that a comparison with an independent engine is of 100,000 setups, and prints their verdicts and the time.
pub(crate) fn check_agreement(game: &str, compare: impl FnOnce() -> VerdictCounts) {
    let begun = Instant::now();
    let counts = compare();
    let all: usize = counts.values().sum();
    let [legal, illegal, undecided] = [Verdict::Legal, Verdict::Illegal, Verdict::Undecided]
        .map(|verdict| counts.get(verdict.name()).copied().unwrap_or_default());
    let seconds = begun.elapsed().as_secs_f64();
    println!("\n| game | setups | legal | illegal | undecided | seconds |\n|---|---|---|---|---|---|");
    println!("| {game} | {all} | {legal} | {illegal} | {undecided} | {seconds:.1} |");
    assert!(all >= 100_000 && all == legal + illegal + undecided, "{counts:?}");
}

/// Asserts the findings of an unreadable text: the code of each, and the part of the text that its span covers. Every
/// finding must have a hint.
pub(crate) fn assert_findings(referee: &dyn Referee, text: &str, expected: &[(&str, &str)]) {
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

/// Returns the result of a call and the CPU time of this thread, or the wall time if the system does not report it.
pub(crate) fn cpu_time<T>(call: impl FnOnce() -> T) -> (T, Duration) {
    let at_work = || {
        let found = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
        Some(Duration::from_nanos(found.split_whitespace().next()?.parse().ok()?))
    };
    let (clock, before) = (Instant::now(), at_work());
    let given = call();
    let took = before.zip(at_work()).map_or_else(|| clock.elapsed(), |(before, after)| after - before);
    (given, took)
}

/// Random sequence of these words, with or without blanks between them.
fn random_text(words: &[&str], rng: &mut Prng) -> String {
    let mut text = String::new();
    for _ in 0..rng.roll(30) {
        text += words[rng.roll(words.len())];
        text += ["", " ", " ", "\n"][rng.roll(4)];
    }
    text
}

/// Judges thousands of random texts made of `words`. Asserts that every finding has a code of this game and a valid
/// span, and that the canonical text of a readable position parses to itself.
pub(crate) fn check_random_texts(referees: &[&dyn Referee], game: &str, words: &[&str], seed: u64) {
    let mut rng = Prng::new(seed);
    for _ in 0..4000 {
        let text = random_text(words, &mut rng);
        for referee in referees {
            let judged = referee.check(&text);
            let replayed = referee.replay(&text);
            for finding in judged.findings.iter().chain(&replayed.findings) {
                let family = finding.code.as_str().split('/').next().unwrap_or_default();
                assert!([game, "text", "position"].contains(&family), "{text:?} {finding:?}");
                let span = finding.span.clone().unwrap_or(0..0);
                assert!(text.get(span).is_some(), "{text:?} {finding:?}");
            }
            if judged.verdict != Verdict::Unreadable {
                let text = text_of(&judged);
                assert_eq!(text_of(&referee.check(&text)), text);
            }
            let _ = referee.moves(&text);
        }
    }
}

/// Judges many random strings, some arbitrary and some that match `pattern`. Asserts that every span is valid.
pub(crate) fn check_random_strings(referee: &dyn Referee, pattern: &str) {
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
pub(crate) fn check_long_texts(referee: &dyn Referee, heads: &[&str], parts: &[&str]) {
    let begun = Instant::now();
    for part in parts {
        for head in heads {
            let text = format!("{head}{}", part.repeat((1 << 19) / part.len()));
            let _ = referee.check(&text);
            let _ = referee.replay(&text);
        }
    }
    assert!(begun.elapsed().as_secs() < 60, "{:?}", begun.elapsed());
}
