//! Renders drawings to pixels.

use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::Tree;

use super::super::png;
use super::layers::{self, RenderFault};
use super::{far_outside, too_much};
use crate::art::words::{ArtFinding, ArtHint};
use crate::scene::Bitmap;
use crate::text::Finding;

/// Limits of the longer side, which has 600 dpi at the nominal size of the drawing; the lower limit is enough for large
/// pieces.
const MIN_RASTER_SIDE_PX: f32 = 1500.0;
const MAX_RASTER_SIDE_PX: f32 = 3000.0;
/// Factors that are tried if rendering would take too long, and the limit of their result.
const SCALES: [f32; 5] = [1.0, 0.7, 0.5, 0.35, 0.25];
const MIN_SCALED_SIDE_PX: f32 = 700.0;

/// A size in pixels, and the transform that fits the drawing to it.
struct RasterSize {
    width: u32,
    height: u32,
    fit: Transform,
}

impl RasterSize {
    fn new(tree: &Tree, scale: f32) -> RasterSize {
        let size = tree.size();
        let long = size.width().max(size.height());
        let most = (long / 96.0 * 600.0).clamp(MIN_RASTER_SIDE_PX, MAX_RASTER_SIDE_PX);
        let scale = (most * scale).max(MIN_SCALED_SIDE_PX) / long;
        let pixels = |length: f32| ((length * scale).round() as u32).clamp(1, MAX_RASTER_SIDE_PX as u32);
        let (width, height) = (pixels(size.width()), pixels(size.height()));
        // Fitted to whole pixels, so that the picture covers exactly the drawing.
        let fit = Transform::from_scale(width as f32 / size.width(), height as f32 / size.height());
        RasterSize { width, height, fit }
    }
}

/// The largest size within the budget.
fn affordable_size(tree: &Tree) -> Result<RasterSize, Finding> {
    let mut why = RenderFault::TooExpensive;
    for scale in SCALES {
        let size = RasterSize::new(tree, scale);
        match layers::check(tree.root(), size.fit, (size.width, size.height)) {
            Ok(()) => return Ok(size),
            Err(refused) => why = refused,
        }
    }
    Err(match why {
        RenderFault::TooExpensive => too_much(ArtFinding::ManyLayers),
        RenderFault::TooFar => far_outside(),
        RenderFault::FilterReach => Finding::new(ArtFinding::FilterReachesFar).hint(ArtHint::RemoveTheFilter),
    })
}

pub(super) fn draw(tree: &Tree) -> Result<Bitmap, Finding> {
    let RasterSize { width, height, fit } = affordable_size(tree)?;
    let mut pixmap = Pixmap::new(width, height).ok_or_else(|| Finding::new(ArtFinding::NoSize))?;
    resvg::render(tree, fit, &mut pixmap.as_mut());
    Ok(png::pack(width, height, pixmap.take_demultiplied()))
}
