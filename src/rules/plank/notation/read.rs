//! Positions and records, with a hint for a text of the other kind.

use super::position::{Spans, position};
use super::record::{Record, record};
use crate::rules::Finding;
use crate::rules::plank::setup::Setup;
use crate::rules::read::{no_position, no_record};

/// Parses a position, or returns all faults.
pub fn read_position(text: &str) -> Result<(Setup, Spans), Vec<Finding>> {
    let first_turn = || Some(record(text).ok()?.turns.first()?.span.clone());
    position(text).map_err(|findings| no_position(text, findings, first_turn))
}

/// Parses a record, or returns all faults.
pub fn read_record(text: &str) -> Result<Record, Vec<Finding>> {
    // Entries alone are not a position.
    let faults = || match position(text) {
        Ok((setup, _)) if setup.rows.is_empty() => usize::MAX,
        Ok(_) => 0,
        Err(faults) => faults.len(),
    };
    record(text).map_err(|findings| no_record(text, findings, faults))
}
