//! All families of messages.

use crate::art::fault::DecodeFault;
use crate::art::words::{ArtFinding, ArtHint};
use crate::cli::words as cli;
use crate::game;
use crate::photo;
use crate::rules::{self, PlayMessage, ReplayFinding, grid, lightning, macmahon, quits};
use crate::spec::words as spec;
use crate::text::message::Family;
use crate::text::{self, Code};

/// Every family of the program. A test finds those that are missing.
pub(crate) const FAMILIES: &[Family] = &[
    super::verdict::PlacedMessage::FAMILY,
    DecodeFault::FAMILY,
    ArtFinding::FAMILY,
    ArtHint::FAMILY,
    rules::ReadFinding::FAMILY,
    rules::ReadHint::FAMILY,
    rules::ReadNote::FAMILY,
    rules::OpenFinding::FAMILY,
    rules::OpenHint::FAMILY,
    text::Action::FAMILY,
    crate::reference::ReferenceWord::FAMILY,
    crate::desk::DeskFinding::FAMILY,
    crate::desk::DeskHint::FAMILY,
    crate::plan::leaflet::finding::LeafletFinding::FAMILY,
    crate::plan::leaflet::finding::LeafletHint::FAMILY,
    crate::plan::leaflet::finding::Needed::FAMILY,
    crate::plan::leaflet::finding::Unheld::FAMILY,
    crate::recipe::RecipeFinding::FAMILY,
    crate::recipe::RecipeHint::FAMILY,
    crate::recipe::RecipeNote::FAMILY,
    crate::plan::SheetFinding::FAMILY,
    crate::plan::SheetHint::FAMILY,
    crate::plan::SheetNote::FAMILY,
    cli::CliFinding::FAMILY,
    cli::CliHint::FAMILY,
    cli::CliNotice::FAMILY,
    cli::UsageFinding::FAMILY,
    cli::UsageHint::FAMILY,
    rules::plank::DiagramFinding::FAMILY,
    rules::plank::DiagramHint::FAMILY,
    rules::plank::EntryFinding::FAMILY,
    rules::plank::EntryHint::FAMILY,
    rules::plank::RecordFinding::FAMILY,
    rules::plank::RecordHint::FAMILY,
    rules::plank::TableFinding::FAMILY,
    rules::plank::TableHint::FAMILY,
    rules::plank::LastFinding::FAMILY,
    rules::plank::GameFinding::FAMILY,
    rules::plank::GameHint::FAMILY,
    rules::plank::Refusal::FAMILY,
    rules::plank::PlankRule::FAMILY,
    rules::plank::FormText::FAMILY,
    quits::QuitsRule::FAMILY,
    quits::TextFinding::FAMILY,
    quits::TextHint::FAMILY,
    quits::TrayFinding::FAMILY,
    quits::TrayHint::FAMILY,
    quits::LastTurnFinding::FAMILY,
    quits::LastTurnHint::FAMILY,
    quits::TurnRefusal::FAMILY,
    quits::ReachFinding::FAMILY,
    quits::ReachHint::FAMILY,
    quits::NoTurn::FAMILY,
    quits::FormText::FAMILY,
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
    macmahon::SideFinding::FAMILY,
    macmahon::TurnFinding::FAMILY,
    macmahon::TurnHint::FAMILY,
    macmahon::LayRefusal::FAMILY,
    macmahon::FormNote::FAMILY,
    macmahon::MacMahonRule::FAMILY,
    macmahon::MacMahonUnfit::FAMILY,
    macmahon::MacMahonUnfitHint::FAMILY,
    PlayMessage::FAMILY,
    ReplayFinding::FAMILY,
    rules::ReconstructionFinding::FAMILY,
    rules::ReconstructionHint::FAMILY,
    grid::GameFinding::FAMILY,
    grid::GameHint::FAMILY,
    grid::DiagramFinding::FAMILY,
    grid::DiagramHint::FAMILY,
    grid::TableFinding::FAMILY,
    grid::FormNote::FAMILY,
    grid::GridRule::FAMILY,
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
    game::LengthFinding::FAMILY,
    game::LengthHint::FAMILY,
    spec::ValueFinding::FAMILY,
    spec::ValueHint::FAMILY,
    spec::KindName::FAMILY,
    spec::FileFinding::FAMILY,
    spec::FontFinding::FAMILY,
    spec::FileHint::FAMILY,
    spec::BoardFinding::FAMILY,
    spec::BoardHint::FAMILY,
    spec::MarkerFinding::FAMILY,
    spec::MarkerHint::FAMILY,
    spec::PieceFinding::FAMILY,
    spec::KeptFinding::FAMILY,
    spec::KeptHint::FAMILY,
    spec::PieceHint::FAMILY,
    spec::FaceFinding::FAMILY,
    spec::FaceHint::FAMILY,
    spec::FontHint::FAMILY,
    spec::MarkFinding::FAMILY,
    spec::MarkHint::FAMILY,
    spec::SpecNote::FAMILY,
    spec::SpecNoteHint::FAMILY,
    spec::TableFinding::FAMILY,
    spec::TableHint::FAMILY,
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

mod codes;
mod glossary;
mod lines;
mod sentences;
mod size;
mod voice;
