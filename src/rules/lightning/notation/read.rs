//! Positions.

use std::collections::BTreeMap;
use std::ops::Range;

use super::diagram::Diagrams;
use super::record::{no_player, record};
use super::turn::turns;
use super::words::{counts, is_heading, side};
use super::{CODES, ENOUGH, KEYS};
use crate::rules::Finding;
use crate::rules::lightning::{Kit, Setup, Side, Turn};
use crate::rules::read::lexicon::is_unknown;
use crate::rules::read::{Entry, Page, in_order, no_position};

/// Where in the text everything was said.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Places {
    /// The pieces of either camp, by the number of the square.
    pub pieces: [BTreeMap<u8, Range<usize>>; 2],
    /// The squares beyond the board, in the order of the text.
    pub outside: Vec<Range<usize>>,
    /// The reserve.
    pub reserve: Option<Range<usize>>,
    /// Who began.
    pub first: Option<Range<usize>>,
    /// Whose turn it is.
    pub to_move: Option<Range<usize>>,
    /// The last turn.
    pub last: Option<Range<usize>>,
}

/// Reads a position. All that cannot be read is said, not only the first.
pub fn read(kit: &Kit, text: &str) -> Result<(Setup, Places), Vec<Finding>> {
    // Pieces that are placed are a list of pieces as well.
    let lists = |turn: &Turn| matches!(turn, Turn::Place { reserved: false, .. });
    let first_turn = || {
        let (_, turns) = record(kit, text).ok()?;
        let only_lists = turns.iter().all(|typed| lists(&typed.turn));
        turns.first().filter(|_| !only_lists).map(|typed| typed.span.clone())
    };
    position(kit, text).map_err(|findings| no_position(text, &CODES, findings, first_turn))
}

/// The same, whatever the text may be instead.
pub fn position(kit: &Kit, text: &str) -> Result<(Setup, Places), Vec<Finding>> {
    let mut findings = Vec::new();
    // A letter that is no camp may be meant as one.
    let is_body = |head: &str| is_heading(head) || side(kit, head).is_some() || head.chars().count() == 1;
    let page = Page::read(text, KEYS, &CODES, is_body, &mut findings);
    let mut setup = Setup::default();
    let mut places = Places::default();
    for entry in page.entries.iter().filter(|entry| !is_unknown(entry.value)) {
        said(kit, entry, &mut setup, &mut places, &mut findings);
    }
    let mut diagrams = Diagrams::new(kit, &mut setup, &mut places);
    for line in &page.body {
        if findings.len() < ENOUGH {
            diagrams.line(*line, &mut findings);
        }
    }
    diagrams.end(&page, &mut findings);
    if findings.is_empty() {
        return Ok((setup, places));
    }
    Err(in_order(findings))
}

fn said(kit: &Kit, entry: &Entry, setup: &mut Setup, places: &mut Places, findings: &mut Vec<Finding>) {
    let span = if entry.value.text.is_empty() { entry.typed.span() } else { entry.value.span() };
    let mut player = || -> Option<Side> {
        let player = side(kit, entry.value.text);
        if player.is_none() {
            findings.push(no_player(kit, span.clone(), entry.value.text));
        }
        player
    };
    match entry.key {
        "first" => {
            setup.first = player();
            places.first = Some(span);
        }
        "to move" => {
            setup.to_move = player();
            places.to_move = Some(span);
        }
        "reserve" => {
            setup.reserve = Some(counts(kit, entry.value, findings));
            places.reserve = Some(span);
        }
        _ => {
            let before = findings.len();
            let turns = turns(kit, entry.value.items(), findings);
            match turns.as_slice() {
                [one] => setup.last = Some(one.turn),
                _ if findings.len() > before => {}
                _ => findings.push(
                    Finding::unreadable("lightning/turn", span.clone(), "this is not one turn")
                        .hint("write the turn that led here, like `Y2@A:c5`, or leave `last` out"),
                ),
            }
            places.last = Some(span);
        }
    }
}
