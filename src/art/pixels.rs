//! Drawings as pixels.

use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::Tree;

use super::{ArtError, held};
use crate::scene::Picture;

/// Pixels along the longer side: 600 an inch of what the drawing says is its size, and what a large piece
/// needs where it says too little.
const FEWEST: f32 = 1500.0;
const MOST: f32 = 3000.0;

/// Draws a drawing as a picture.
pub(super) fn draw(tree: &Tree) -> Result<Picture, ArtError> {
    let size = tree.size();
    let long = size.width().max(size.height());
    let scale = (long / 96.0 * 600.0).clamp(FEWEST, MOST) / long;
    let pixels = |length: f32| ((length * scale).round() as u32).clamp(1, MOST as u32);
    let (width, height) = (pixels(size.width()), pixels(size.height()));
    let mut pixmap = Pixmap::new(width, height).ok_or_else(|| ArtError::new("the drawing has no size"))?;
    // To the pixel, so that the picture is as wide as the drawing.
    let fit = Transform::from_scale(width as f32 / size.width(), height as f32 / size.height());
    resvg::render(tree, fit, &mut pixmap.as_mut());
    Ok(held::packed(width, height, pixmap.take_demultiplied()))
}
