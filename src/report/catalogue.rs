//! All families of messages.

use crate::game;
use crate::rules::{self, lightning, quits};
use crate::spec::words as spec;
use crate::text::message::Family;
use crate::text::{self, Code};

/// Every family of the program. A test finds those that are missing.
pub(crate) const FAMILIES: &[Family] = &[
    rules::ReadFinding::FAMILY,
    rules::ReadHint::FAMILY,
    rules::OpenFinding::FAMILY,
    rules::OpenHint::FAMILY,
    rules::RuleFinding::FAMILY,
    quits::QuitsUnfit::FAMILY,
    quits::QuitsUnfitHint::FAMILY,
    lightning::LightningUnfit::FAMILY,
    lightning::LightningUnfitHint::FAMILY,
    text::SystemFinding::FAMILY,
    text::SystemCause::FAMILY,
    text::SystemRemedy::FAMILY,
    text::DecodeFinding::FAMILY,
    text::DecodeHint::FAMILY,
    text::MeantHint::FAMILY,
    game::LengthMessage::FAMILY,
    game::LengthHint::FAMILY,
    spec::ValueFinding::FAMILY,
    spec::ValueMessage::FAMILY,
    spec::ValueHint::FAMILY,
    spec::KindName::FAMILY,
    spec::FileFinding::FAMILY,
    spec::FileHint::FAMILY,
    spec::BoardFinding::FAMILY,
    spec::BoardHint::FAMILY,
    spec::MarkerFinding::FAMILY,
    spec::MarkerHint::FAMILY,
    spec::PieceFinding::FAMILY,
    spec::PieceHint::FAMILY,
    spec::FaceFinding::FAMILY,
    spec::FaceHint::FAMILY,
    spec::MarkFinding::FAMILY,
    spec::MarkHint::FAMILY,
    spec::WholeFinding::FAMILY,
    spec::WholeHint::FAMILY,
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
