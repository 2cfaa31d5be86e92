//! Scene → SVG.

use crate::scene::{Page, Scene};

/// One page as a self-contained SVG drawing.
pub fn svg(scene: &Scene, page: &Page) -> String {
    let _ = (scene, page);
    todo!()
}

/// The outlines of one page and nothing else, for a cutting machine.
pub fn cut_svg(scene: &Scene, page: &Page) -> String {
    let _ = (scene, page);
    todo!()
}
