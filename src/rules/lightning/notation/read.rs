//! Positions.

use std::collections::BTreeMap;
use std::ops::Range;

use super::diagram::Diagrams;
use super::record::{no_player, record};
use super::turn::turns;
use super::words::{counts, is_heading, side};
use super::{CODES, KEYS, MAX_FINDINGS};
use crate::rules::Finding;
use crate::rules::lexicon::{Term, is_unknown};
use crate::rules::lightning::{Kit, LightningMessage, Setup, Side, Turn};
use crate::rules::read::{Page, PageEntry, merge_equal, no_position};
use crate::text::codes::LightningCode;

/// Spans of the information in a text.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Spans {
    /// Pieces of either camp, by number of the square.
    pub pieces: [BTreeMap<u8, Range<usize>>; 2],
    /// Pieces outside the board, in the order of the text.
    pub outside: Vec<Range<usize>>,
    /// The reserve.
    pub reserve: Option<Range<usize>>,
    /// The player who opened.
    pub first: Option<Range<usize>>,
    /// The player to move.
    pub to_move: Option<Range<usize>>,
    /// The last turn.
    pub last: Option<Range<usize>>,
}

/// Parses a position, or returns all faults.
pub fn read(kit: &Kit, text: &str) -> Result<(Setup, Spans), Vec<Finding>> {
    // Placed pieces can also be read as a list of pieces.
    let lists = |turn: &Turn| matches!(turn, Turn::Place { reserved: false, .. });
    let first_turn = || {
        let (_, turns) = record(kit, text).ok()?;
        let only_lists = turns.iter().all(|typed| lists(&typed.turn));
        turns.first().filter(|_| !only_lists).map(|typed| typed.span.clone())
    };
    position(kit, text).map_err(|findings| no_position(text, &CODES, findings, first_turn))
}

/// Parses a position without checking for texts of another kind.
pub fn position(kit: &Kit, text: &str) -> Result<(Setup, Spans), Vec<Finding>> {
    let mut findings = Vec::new();
    // An unknown single letter may be meant as a camp.
    let is_body = |head: &str| is_heading(head) || side(kit, head).is_some() || head.chars().count() == 1;
    let page = Page::parse(text, KEYS, &CODES, is_body, &mut findings);
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
    let span = if entry.value.text.is_empty() { entry.typed.span() } else { entry.value.span() };
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
                _ => findings.push(
                    Finding::new(LightningCode::Turn, LightningMessage::NotOneTurn)
                        .at(span.clone())
                        .hint(LightningMessage::WriteTheLastTurn),
                ),
            }
            spans.last = Some(span);
        }
    }
}
