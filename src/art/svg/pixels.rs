//! Drawings as pixels.

use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::Tree;

use super::super::held;
use super::meter::{self, Refused};
use super::{far_outside, too_much};
use crate::scene::Picture;
use crate::text::Diagnostic;
use crate::text::codes::ArtCode;

/// Pixels along the longer side: 600 an inch of what the drawing says is its size, and what a large piece
/// needs where it says too little.
const FEWEST: f32 = 1500.0;
const MOST: f32 = 3000.0;
/// What is left of them, where all would take too long; but no fewer than this.
const COARSER: [f32; 5] = [1.0, 0.7, 0.5, 0.35, 0.25];
const COARSEST: f32 = 700.0;

/// A size in pixels, and how a drawing is fitted to it.
struct Size {
    width: u32,
    height: u32,
    fit: Transform,
}

impl Size {
    fn of(tree: &Tree, coarser: f32) -> Size {
        let size = tree.size();
        let long = size.width().max(size.height());
        let most = (long / 96.0 * 600.0).clamp(FEWEST, MOST);
        let scale = (most * coarser).max(COARSEST) / long;
        let pixels = |length: f32| ((length * scale).round() as u32).clamp(1, MOST as u32);
        let (width, height) = (pixels(size.width()), pixels(size.height()));
        // To the pixel, so that the picture is as wide as the drawing.
        let fit = Transform::from_scale(width as f32 / size.width(), height as f32 / size.height());
        Size { width, height, fit }
    }
}

/// The largest size that does not take too long.
fn coarse_enough(tree: &Tree) -> Result<Size, Diagnostic> {
    let mut why = Refused::Dear;
    for coarser in COARSER {
        let size = Size::of(tree, coarser);
        match meter::check(tree.root(), size.fit, size.width, size.height) {
            Ok(()) => return Ok(size),
            Err(refused) => why = refused,
        }
    }
    Err(match why {
        Refused::Dear => too_much("the drawing has too many layers, masks, patterns, dashes or filters"),
        Refused::Far => far_outside(),
        Refused::Reach => Diagnostic::new(ArtCode::TooLarge, "a filter of the drawing reaches far beyond it")
            .hint("remove the filter in the drawing program, or export the drawing as PNG"),
    })
}

/// Draws a drawing as a picture.
pub(super) fn draw(tree: &Tree) -> Result<Picture, Diagnostic> {
    let Size { width, height, fit } = coarse_enough(tree)?;
    let mut pixmap = Pixmap::new(width, height)
        .ok_or_else(|| Diagnostic::new(ArtCode::Empty, "the drawing has no size"))?;
    resvg::render(tree, fit, &mut pixmap.as_mut());
    Ok(held::packed(width, height, pixmap.take_demultiplied()))
}
