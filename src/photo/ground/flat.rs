//! A part of a board seen straight from above.

use kurbo::{Rect, Vec2};

use super::super::Picture;
use super::super::view::Homography;

/// The most pixels that a flat picture has: 17 rows of 30 mm with eight pixels a millimetre have a quarter of it.
const MOST: f64 = 3.0e7;
/// The most places of the picture, across and down, that one pixel is the mean of.
const FINEST: f64 = 4.0;

/// A part of a board as if seen straight from above.
#[derive(Clone, Debug, PartialEq)]
pub struct Flat {
    /// Pixels across.
    pub width: usize,
    /// Pixels down.
    pub height: usize,
    /// Red, green and blue of all pixels, row by row from the top. The first has its middle half a pixel from the corner
    /// of the part.
    pub pixels: Vec<[u8; 3]>,
}

/// A part of the plane that `plane` shows: from millimetres to pixels of the picture. Each pixel is the mean of as many
/// places as the picture has pixels there, so that nothing is skipped where the picture is finer. What lies behind the
/// camera is black.
pub fn flat_colour(picture: &Picture, plane: &Homography, area: Rect, per_mm: f64) -> Flat {
    let sound =
        area.width() > 0.0 && area.height() > 0.0 && per_mm > 0.0 && area.is_finite() && per_mm.is_finite();
    let sides = (area.width() * per_mm, area.height() * per_mm);
    if !sound || sides.0 * sides.1 > MOST {
        return Flat { width: 0, height: 0, pixels: Vec::new() };
    }
    let (width, height) = (sides.0.round().max(1.0) as usize, sides.1.round().max(1.0) as usize);
    let mut pixels = Vec::with_capacity(width * height);
    let finer = plane.swelling(area.center()).abs().sqrt() / per_mm;
    let parts = if finer.is_finite() { finer.round().clamp(1.0, FINEST) as usize } else { 1 };
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
    Flat { width, height, pixels }
}
