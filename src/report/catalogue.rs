//! All families of messages.

use crate::rules::{self, grid, lightning};
use crate::text::Code;
use crate::text::message::Family;

/// Every family of the program. A test finds those that are missing.
pub(crate) const FAMILIES: &[Family] = &[
    rules::ReadFinding::FAMILY,
    rules::ReadHint::FAMILY,
    rules::OpenFinding::FAMILY,
    rules::OpenHint::FAMILY,
    lightning::CampFinding::FAMILY,
    lightning::CampHint::FAMILY,
    lightning::PieceFinding::FAMILY,
    lightning::PieceHint::FAMILY,
    lightning::TurnFinding::FAMILY,
    lightning::TurnHint::FAMILY,
    lightning::TableFinding::FAMILY,
    lightning::ReachFinding::FAMILY,
    lightning::Refusal::FAMILY,
    lightning::FormNote::FAMILY,
    lightning::LightningRule::FAMILY,
    grid::GameFinding::FAMILY,
    grid::GameHint::FAMILY,
    grid::DiagramFinding::FAMILY,
    grid::DiagramHint::FAMILY,
    grid::TableFinding::FAMILY,
    grid::FormNote::FAMILY,
    grid::GridRule::FAMILY,
];

/// All codes, each once.
pub(crate) fn codes() -> Vec<Code> {
    let mut codes: Vec<Code> = Vec::new();
    for code in FAMILIES.iter().flat_map(|family| family.codes) {
        if !codes.contains(code) {
            codes.push(*code);
        }
    }
    codes
}

mod tests;
