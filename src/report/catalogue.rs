//! All families of messages.

use crate::art::fault::RareJpeg;
use crate::rules;
use crate::text::Code;
use crate::text::message::Family;

/// Every family of the program. A test finds those that are missing.
pub(crate) const FAMILIES: &[Family] = &[
    RareJpeg::FAMILY,
    rules::ReadFinding::FAMILY,
    rules::ReadHint::FAMILY,
    rules::OpenFinding::FAMILY,
    rules::OpenHint::FAMILY,
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
