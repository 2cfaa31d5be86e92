//! Scene → PDF.

use crate::scene::Scene;

/// The whole scene as one PDF document.
pub fn pdf(scene: &Scene) -> Vec<u8> {
    let _ = scene;
    todo!()
}
