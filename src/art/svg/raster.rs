//! Renders drawings to pixels.

use std::sync::Arc;

use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::Tree;

use super::super::{crashed, panics, png};
use super::layers::{self, RenderFault};
use super::{far_outside, too_much};
use crate::art::words::{ArtFinding, ArtHint};
use crate::scene::{Bitmap, Rect};
use crate::text::Finding;

const PIXELS_PER_MM: f64 = 600.0 / 25.4;
/// Limits of the longer side.
const MIN_RASTER_SIDE_PX: f64 = 100.0;
const MAX_RASTER_SIDE_PX: f64 = 3000.0;
/// Factors that are tried if rendering would take too long, and the limit of their result.
const SCALES: [f64; 5] = [1.0, 0.7, 0.5, 0.35, 0.25];
const MIN_SCALED_SIDE_PX: f64 = 700.0;

/// A drawing with transparency, gradients or filters, which becomes pixels at the size at which it is printed.
#[derive(Clone, Debug)]
pub struct LayeredDrawing {
    tree: Arc<Tree>,
    /// The area that is shown.
    page: Rect,
}

impl LayeredDrawing {
    pub(super) fn new(tree: Tree, page: Rect) -> LayeredDrawing {
        LayeredDrawing { tree: Arc::new(tree), page }
    }

    /// Width over height.
    pub fn aspect(&self) -> f64 {
        self.page.width() / self.page.height()
    }

    /// Whether both are the same drawing.
    pub(crate) fn is(&self, other: &LayeredDrawing) -> bool {
        Arc::ptr_eq(&self.tree, &other.tree)
    }

    /// The size in pixels for a printed width in millimetres: 600 pixels an inch.
    pub(crate) fn pixels(&self, width: f64) -> (u32, u32) {
        let long = width.max(width / self.aspect()) * PIXELS_PER_MM;
        self.scaled(long.clamp(MIN_RASTER_SIDE_PX, MAX_RASTER_SIDE_PX))
    }

    /// The size in pixels for a longer side in pixels.
    fn scaled(&self, long: f64) -> (u32, u32) {
        let (width, height) = (long * self.aspect().min(1.0), long / self.aspect().max(1.0));
        let pixels = |length: f64| (length.round() as u32).clamp(1, MAX_RASTER_SIDE_PX as u32);
        (pixels(width), pixels(height))
    }

    /// Renders the drawing for a printed width in millimetres, or coarser if that would take too long.
    pub fn render(&self, width: f64) -> Result<Bitmap, Finding> {
        let (wide, high) = self.pixels(width);
        let long = f64::from(wide.max(high));
        let mut why = RenderFault::TooExpensive;
        for scale in SCALES {
            let (width, height) = self.scaled((long * scale).max(MIN_SCALED_SIDE_PX.min(long)));
            // Fitted to whole pixels, so that the picture covers exactly the drawing.
            let (across, down) = (self.page.width() as f32, self.page.height() as f32);
            let fit = Transform::from_scale(width as f32 / across, height as f32 / down)
                .pre_translate(-self.page.x0 as f32, -self.page.y0 as f32);
            match layers::check(self.tree.root(), fit, (width, height)) {
                Ok(()) => {
                    return panics::catch(|| self.draw(width, height, fit)).unwrap_or_else(|| Err(crashed()));
                }
                Err(refused) => why = refused,
            }
        }
        Err(match why {
            RenderFault::TooExpensive => too_much(ArtFinding::ManyLayers),
            RenderFault::TooFar => far_outside(),
            RenderFault::FilterReach => {
                Finding::new(ArtFinding::FilterReachesFar).hint(ArtHint::RemoveTheFilter)
            }
        })
    }

    fn draw(&self, width: u32, height: u32, fit: Transform) -> Result<Bitmap, Finding> {
        let mut pixmap = Pixmap::new(width, height).ok_or_else(|| Finding::new(ArtFinding::NoSize))?;
        resvg::render(&self.tree, fit, &mut pixmap.as_mut());
        Ok(png::pack(width, height, pixmap.take_demultiplied()))
    }
}
