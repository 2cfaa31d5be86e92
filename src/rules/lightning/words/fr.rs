//! French words.

use super::ModelName;
use crate::game::Lang;
use crate::rules::lexicon::model_in;
use crate::rules::lightning::Ports;
use crate::text::sentence::enumerated;

/// The ports of a piece; west is *ouest*.
pub(super) fn points(ports: Ports) -> String {
    ports.to_string().replace('W', "O")
}

/// The name of a model. Those that were made up for another game stay as they are.
pub(super) fn model(name: &ModelName) -> &str {
    model_in(Lang::Fr, &name.0)
}

/// « `Y0` (N-E) ou `Y1` (E-S) »
pub(super) fn rotations(faces: &[(String, Ports)]) -> String {
    enumerated(faces.iter().map(|(piece, ports)| format!("`{piece}` ({})", points(*ports))), "ou")
}
