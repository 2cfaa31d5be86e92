//! Positions and records, with a hint for a text of the other kind.

use super::position::position;
use super::record::{Record, first_turn, record};
use super::spans::Spans;
use crate::rules::Finding;
use crate::rules::quits::Setup;
use crate::rules::read::{no_position, no_record};

/// Parses a position, or returns all faults.
pub fn read(text: &str) -> Result<(Setup, Spans), Vec<Finding>> {
    let first_turn = || first_turn(text);
    position(text).map_err(|findings| no_position(text, findings, first_turn))
}

/// Parses a record, or returns all faults.
pub fn read_record(text: &str) -> Result<Record, Vec<Finding>> {
    record(text).map_err(|findings| {
        no_record(text, findings, || position(text).map_or_else(|faults| faults.len(), |_| 0))
    })
}
