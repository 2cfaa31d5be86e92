//! Records of games.

use std::ops::Range;

use super::VARIANT;
use super::turn::{turn, turns};
use super::words::variant;
use crate::rules::lexicon::{Term, is_pass, is_unknown};
use crate::rules::quits::{Turn, Variant};
use crate::rules::read::{Page, merge_equal};
use crate::rules::{Finding, Typed};

/// A record: its variant with its span, if given, and the turns.
pub(crate) type Record = (Option<(Variant, Range<usize>)>, Vec<Typed<Turn>>);

/// Parses a record without checking for texts of another kind.
pub(crate) fn record(text: &str) -> Result<Record, Vec<Finding>> {
    let mut findings = Vec::new();
    let page = Page::parse(text, &[VARIANT], |_| false, &mut findings);
    let mut played = None;
    if let Some(entry) = page.entry(Term::Variant).filter(|entry| !is_unknown(entry.value.text)) {
        match variant(entry.value) {
            Ok(variant) => played = Some((variant, entry.value.span())),
            Err(finding) => findings.push(finding),
        }
    }
    page.check_turn_numbers(&mut findings);
    let turns = turns(page.turn_words(), &mut findings);
    if !findings.is_empty() {
        return Err(merge_equal(findings));
    }
    Ok((played, turns))
}

/// Returns the span of the first turn, if the text begins with one. No position begins with a turn.
pub(crate) fn first_turn(text: &str) -> Option<Range<usize>> {
    let page = Page::parse(text, &[VARIANT], |_| false, &mut Vec::new());
    let mut words = page.turn_words().skip_while(|word| is_pass(word.text));
    words.next().filter(|word| turn(*word).is_ok()).map(|word| word.span())
}
