//! Detection of texts of the wrong kind: a record, a position or a spec.

use std::ops::Range;

use super::page::lines;
use super::{Line, ReadFinding, TextKind};
use crate::rules::{Coded, Finding};
use crate::text::Action;

/// Findings for a text that was read as a position. `first_turn` finds its first turn if it is a record.
pub(crate) fn no_position(
    text: &str,
    findings: Vec<Finding>,
    first_turn: impl FnOnce() -> Option<Range<usize>>,
) -> Vec<Finding> {
    if let Some(line) = spec(text) {
        return vec![is_a_spec(line, TextKind::Position)];
    }
    first_turn().map_or(findings, |turn| vec![is_a_turn(turn)])
}

/// Findings for a text that was read as a record. `faults` counts its faults as a position; if they are far fewer, it
/// is meant as one.
pub(crate) fn no_record(text: &str, findings: Vec<Finding>, faults: impl FnOnce() -> usize) -> Vec<Finding> {
    if let Some(line) = spec(text) {
        return vec![is_a_spec(line, TextKind::Record)];
    }
    match lines(text).next().filter(|_| faults().saturating_mul(2) < findings.len()) {
        Some(line) => {
            vec![ReadFinding::PositionNotRecord.at(line.span()).hint(Action::CheckAPosition)]
        }
        None => findings,
    }
}

/// The finding for a turn in a position.
pub(crate) fn is_a_turn(span: Range<usize>) -> Finding {
    ReadFinding::TurnNotPosition.at(span).hint(Action::ReplayARecord)
}

fn is_a_spec(line: Line, expected: TextKind) -> Finding {
    ReadFinding::SpecOfAGame { expected }.at(line.span()).hint(Action::UseTheSpec { verb: expected.verb() })
}

/// Finds the first `[table]` or `[[table]]` of a spec.
fn spec(text: &str) -> Option<Line<'_>> {
    let table = |name: &str| {
        !name.is_empty() && name.chars().all(|c| c.is_ascii_alphanumeric() || matches!(c, '-' | '_' | '.'))
    };
    lines(text).find(|line| {
        let inner = |text| str::strip_prefix(text, '[').and_then(|rest| rest.strip_suffix(']'));
        inner(line.text).is_some_and(|name| table(inner(name).unwrap_or(name)))
    })
}
