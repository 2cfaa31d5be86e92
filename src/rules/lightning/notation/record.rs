//! Records of games.

use super::FIRST;
use super::turn::turns;
use super::words::{no_player, side};
use crate::rules::lexicon::is_unknown;
use crate::rules::lightning::{Kit, Side, Turn};
use crate::rules::read::{Page, merge_equal};
use crate::rules::{Finding, Typed};

/// The player who opened, if the text says so, and the turns.
pub(crate) type Record = (Option<Side>, Vec<Typed<Turn>>);

/// Parses a record without checking for texts of another kind.
pub(crate) fn record(kit: &Kit, text: &str) -> Result<Record, Vec<Finding>> {
    let mut findings = Vec::new();
    let camp = |head: &str| side(kit, head.split_whitespace().last().unwrap_or_default()).is_some();
    let page = Page::parse(text, &[FIRST], camp, &mut findings);
    let mut first = None;
    if let Some(entry) = page.entry(FIRST.term).filter(|entry| !is_unknown(entry.value.text)) {
        match side(kit, entry.value.text) {
            Some(side) => first = Some(side),
            None => findings.push(no_player(kit, entry.value.span(), entry.value.text)),
        }
    }
    page.check_turn_numbers(&mut findings);
    let turns = turns(kit, page.turn_words(), &mut findings);
    if !findings.is_empty() {
        return Err(merge_equal(findings));
    }
    let first = first.or_else(|| match turns.first()?.turn {
        Turn::Place { side, .. } => Some(side),
        _ => None,
    });
    Ok((first, turns))
}
