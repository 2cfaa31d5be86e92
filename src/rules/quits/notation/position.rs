//! Positions.

use super::diagram::TrayDiagram;
use super::spans::Spans;
use super::turn::turn;
use super::words::{no_player, out, player, variant};
use super::{KEYS, MAX_FINDINGS};
use crate::rules::lexicon::{Term, is_nothing, is_pass, is_unknown};
use crate::rules::quits::{Last, Setup, TextFinding, TextHint, Turn};
use crate::rules::read::{Page, PageEntry, Word, merge_equal};
use crate::rules::{Coded, Finding};

/// Parses a position without checking for texts of another kind.
pub(crate) fn position(text: &str) -> Result<(Setup, Spans), Vec<Finding>> {
    let mut findings = Vec::new();
    // `L: a2 a3`. An unknown single letter may be meant as a player.
    let is_list = |head: &str| head.chars().count() == 1 || player(head).is_some();
    let page = Page::parse(text, KEYS, is_list, &mut findings);
    let mut setup = Setup::default();
    let mut spans = Spans::default();
    for entry in page.entries.iter().filter(|entry| !is_unknown(entry.value.text)) {
        read_entry(entry, &mut setup, &mut spans, &mut findings);
    }
    let mut diagram = TrayDiagram::new(&mut setup, &mut spans);
    for line in &page.body {
        if findings.len() < MAX_FINDINGS {
            diagram.line(*line, &mut findings);
        }
    }
    diagram.end(&page, &mut findings);
    if findings.is_empty() {
        return Ok((setup, spans));
    }
    Err(merge_equal(findings))
}

fn read_entry(entry: &PageEntry, setup: &mut Setup, spans: &mut Spans, findings: &mut Vec<Finding>) {
    let span = entry.value.span();
    let whole = span.clone();
    let mut fault = |finding: Finding| findings.push(finding.at(whole.clone()));
    match entry.key {
        Term::Variant => {
            match variant(entry.value) {
                Ok(variant) => setup.variant = Some(variant),
                Err(finding) => fault(finding),
            }
            spans.variant = Some(span);
        }
        Term::ToMove => {
            setup.to_move = player(entry.value.text);
            if setup.to_move.is_none() {
                fault(no_player(entry.value));
            }
            spans.to_move = Some(span);
        }
        Term::Out => {
            setup.out = out(entry.value, findings);
            spans.out = Some(span);
        }
        _ => {
            let mut words = entry.value.items();
            match (words.next(), words.next()) {
                (Some(word), None) if is_nothing(word.text) && !is_pass(word.text) => {
                    setup.last = Some(Last::Nothing);
                }
                (Some(word), None) => match turn(word) {
                    Ok(turn) => setup.last = Some(Last::Turn(turn)),
                    Err(finding) => fault(finding),
                },
                _ if parted(entry.value).is_some() => {
                    setup.last = parted(entry.value).map(Last::Turn);
                }
                _ => fault(TextFinding::NotOneTurn.at(span.clone()).hint(TextHint::WriteTheLastTurn)),
            }
            spans.last = Some(span);
        }
    }
}

/// Parses a turn that was typed with blanks: `3 >`.
fn parted(value: Word) -> Option<Turn> {
    let joined: String = value.text.split_whitespace().collect();
    turn(Word { text: &joined, start: value.start }).ok()
}
