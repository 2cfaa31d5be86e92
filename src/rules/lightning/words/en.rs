//! English words.

use crate::rules::lightning::Ports;
use crate::text::sentence::enumerated;

/// `` `Y0` (N-E) or `Y1` (E-S) ``
pub(super) fn rotations(faces: &[(String, Ports)]) -> String {
    enumerated(faces.iter().map(|(piece, ports)| format!("`{piece}` ({ports})")), "or")
}

/// `0 N-S · 1 E-W`
pub(super) fn turned(faces: impl Iterator<Item = String>) -> String {
    let faces: Vec<_> = faces.enumerate().map(|(rotation, ports)| format!("{rotation} {ports}")).collect();
    faces.join(" · ")
}
