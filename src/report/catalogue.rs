//! All families of messages.

use crate::rules;
use crate::text::Code;
use crate::text::message::Family;

/// Every family of the program. A test finds those that are missing.
pub(crate) const FAMILIES: &[Family] = &[
    rules::ReadFinding::FAMILY,
    rules::ReadHint::FAMILY,
    rules::OpenFinding::FAMILY,
    rules::OpenHint::FAMILY,
    rules::quits::QuitsRule::FAMILY,
    rules::quits::TextFinding::FAMILY,
    rules::quits::TextHint::FAMILY,
    rules::quits::TrayFinding::FAMILY,
    rules::quits::TrayHint::FAMILY,
    rules::quits::LastTurnFinding::FAMILY,
    rules::quits::LastTurnHint::FAMILY,
    rules::quits::TurnRefusal::FAMILY,
    rules::quits::ReachFinding::FAMILY,
    rules::quits::ReachHint::FAMILY,
    rules::quits::NoTurn::FAMILY,
    rules::quits::FormText::FAMILY,
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
