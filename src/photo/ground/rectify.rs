//! Rectified images of boards.

use kurbo::{Rect, Vec2};

use crate::photo::Picture;
use crate::photo::view::Homography;

/// Maximum size of a rectified image, in pixels: 17 rows of 30 mm with eight pixels per millimetre are a quarter of it.
const MAX_PIXELS: f64 = 3.0e7;
/// Maximum samples per pixel, across and down.
const MAX_SAMPLES: f64 = 4.0;

/// A part of a board as seen from straight above.
#[derive(Clone, Debug, PartialEq)]
pub struct RectifiedImage {
    /// Pixels across.
    pub width: usize,
    /// Pixels down.
    pub height: usize,
    /// Red, green and blue of all pixels, row by row from the top. The centre of the first is half a pixel from the
    /// corner of the area.
    pub pixels: Vec<[u8; 3]>,
}

/// Rectifies an area of the plane that `plane` projects from millimetres to pixels of the picture. Each pixel is the
/// mean of as many samples as the picture has pixels there, to avoid aliasing. Points behind the camera are black.
pub fn rectify(picture: &Picture, plane: &Homography, area: Rect, per_mm: f64) -> RectifiedImage {
    let sound =
        area.width() > 0.0 && area.height() > 0.0 && per_mm > 0.0 && area.is_finite() && per_mm.is_finite();
    let sides = (area.width() * per_mm, area.height() * per_mm);
    if !sound || sides.0 * sides.1 > MAX_PIXELS {
        return RectifiedImage { width: 0, height: 0, pixels: Vec::new() };
    }
    let (width, height) = (sides.0.round().max(1.0) as usize, sides.1.round().max(1.0) as usize);
    let mut pixels = Vec::with_capacity(width * height);
    let finer = plane.area_scale(area.center()).abs().sqrt() / per_mm;
    let parts = if finer.is_finite() { finer.round().clamp(1.0, MAX_SAMPLES) as usize } else { 1 };
    let share = 1.0 / (parts * parts) as f64;
    let offsets: Vec<f64> = (0..parts).map(|part| (part as f64 + 0.5) / parts as f64 - 0.5).collect();
    for y in 0..height {
        for x in 0..width {
            let mut sum = [0.0; 3];
            for down in &offsets {
                for across in &offsets {
                    let off = Vec2::new(x as f64 + across + 0.5, y as f64 + down + 0.5) / per_mm;
                    let Some(at) = plane.apply(area.origin() + off) else { continue };
                    for (sum, sample) in sum.iter_mut().zip(picture.colour(at)) {
                        *sum += sample;
                    }
                }
            }
            pixels.push(sum.map(|sum| (sum * share).round().clamp(0.0, 255.0) as u8));
        }
    }
    RectifiedImage { width, height, pixels }
}
