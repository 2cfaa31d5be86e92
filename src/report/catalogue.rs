//! All families of messages.

use crate::photo;
use crate::rules;
use crate::text::Code;
use crate::text::message::Family;

/// Every family of the program. A test finds those that are missing.
pub(crate) const FAMILIES: &[Family] = &[
    rules::ReadFinding::FAMILY,
    rules::ReadHint::FAMILY,
    rules::OpenFinding::FAMILY,
    rules::OpenHint::FAMILY,
    photo::PictureFinding::FAMILY,
    photo::PictureHint::FAMILY,
    photo::PictureRemark::FAMILY,
    photo::LightFinding::FAMILY,
    photo::LightHint::FAMILY,
    photo::MarkerFinding::FAMILY,
    photo::MarkerHint::FAMILY,
    photo::ViewFinding::FAMILY,
    photo::ViewHint::FAMILY,
    photo::CornerFinding::FAMILY,
    photo::CornerHint::FAMILY,
    photo::PlankFinding::FAMILY,
    photo::PlankHint::FAMILY,
    photo::PlankRemark::FAMILY,
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
