//! Scene → PNG.

use crate::scene::{Page, Scene};

/// One page as a PNG picture with `dpi` pixels an inch.
pub fn png(scene: &Scene, page: &Page, dpi: u32) -> Vec<u8> {
    let _ = (scene, page, dpi);
    todo!()
}
