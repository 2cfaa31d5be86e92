//! Positions.

use super::diagram::Diagrams;
use super::spans::Spans;
use super::turn::turns;
use super::words::{counts, is_heading, no_player, side};
use super::{KEYS, MAX_FINDINGS};
use crate::rules::lexicon::{Term, is_unknown};
use crate::rules::lightning::{Kit, Setup, Side, TurnFinding, TurnHint};
use crate::rules::read::{Page, PageEntry, merge_equal};
use crate::rules::{Coded, Finding};

/// Parses a position without checking for texts of another kind.
pub(crate) fn position(kit: &Kit, text: &str) -> Result<(Setup, Spans), Vec<Finding>> {
    let mut findings = Vec::new();
    // An unknown single letter may be meant as a camp.
    let is_body = |head: &str| is_heading(head) || side(kit, head).is_some() || head.chars().count() == 1;
    let page = Page::parse(text, KEYS, is_body, &mut findings);
    let mut setup = Setup::default();
    let mut spans = Spans::default();
    for entry in page.entries.iter().filter(|entry| !is_unknown(entry.value.text)) {
        read_entry(kit, entry, &mut setup, &mut spans, &mut findings);
    }
    let mut diagrams = Diagrams::new(kit, &mut setup, &mut spans);
    for line in &page.body {
        if findings.len() < MAX_FINDINGS {
            diagrams.line(*line, &mut findings);
        }
    }
    diagrams.end(&page, &mut findings);
    if findings.is_empty() {
        return Ok((setup, spans));
    }
    Err(merge_equal(findings))
}

fn read_entry(
    kit: &Kit,
    entry: &PageEntry,
    setup: &mut Setup,
    spans: &mut Spans,
    findings: &mut Vec<Finding>,
) {
    let span = entry.value.span();
    let mut player = || -> Option<Side> {
        let player = side(kit, entry.value.text);
        if player.is_none() {
            findings.push(no_player(kit, span.clone(), entry.value.text));
        }
        player
    };
    match entry.key {
        Term::First => {
            setup.first = player();
            spans.first = Some(span);
        }
        Term::ToMove => {
            setup.to_move = player();
            spans.to_move = Some(span);
        }
        Term::Reserve => {
            setup.reserve = Some(counts(kit, entry.value, findings));
            spans.reserve = Some(span);
        }
        _ => {
            let before = findings.len();
            let turns = turns(kit, entry.value.items(), findings);
            match turns.as_slice() {
                [one] => setup.last = Some(one.turn),
                _ if findings.len() > before => {}
                _ => findings.push(TurnFinding::NotOneTurn.at(span.clone()).hint(TurnHint::WriteTheLastTurn)),
            }
            spans.last = Some(span);
        }
    }
}
