//! Positions and records, with a hint for a text of the other kind.

use super::position::position;
use super::record::{Record, record};
use super::spans::Spans;
use crate::rules::Finding;
use crate::rules::lightning::{Kit, Setup, Turn};
use crate::rules::read::{no_position, no_record};

/// Parses a position, or returns all faults.
pub fn read(kit: &Kit, text: &str) -> Result<(Setup, Spans), Vec<Finding>> {
    // Placed pieces can also be read as a list of pieces.
    let lists = |turn: &Turn| matches!(turn, Turn::Place { reserved: false, .. });
    let first_turn = || {
        let (_, turns) = record(kit, text).ok()?;
        let only_lists = turns.iter().all(|typed| lists(&typed.turn));
        turns.first().filter(|_| !only_lists).map(|typed| typed.span.clone())
    };
    position(kit, text).map_err(|findings| no_position(text, findings, first_turn))
}

/// Parses a record, or returns all faults. Without `first`, the owner of the camp with the first piece opened.
pub fn read_record(kit: &Kit, text: &str) -> Result<Record, Vec<Finding>> {
    record(kit, text).map_err(|findings| {
        no_record(text, findings, || position(kit, text).map_or_else(|faults| faults.len(), |_| 0))
    })
}
