//! A part of a board seen straight from above.

use kurbo::{Point, Rect};

use super::super::Picture;
use super::super::view::Homography;

/// The most pixels that a flat picture has: 17 rows of 30 mm with eight pixels a millimetre have a quarter of it.
const MOST: f64 = 3.0e7;
/// The most places of the picture, across and down, that one pixel is the mean of.
const FINEST: f64 = 4.0;

/// A part of a board as if seen straight from above.
#[derive(Clone, Debug, PartialEq)]
pub struct Flat<P> {
    /// The part, in millimetres.
    pub area: Rect,
    /// How many pixels a millimetre has.
    pub per_mm: f64,
    /// Pixels across.
    pub width: usize,
    /// Pixels down.
    pub height: usize,
    /// All pixels, row by row from the top. The first has its middle half a pixel from the corner of the area.
    pub pixels: Vec<P>,
}

impl<P: Copy> Flat<P> {
    /// Where a place of the board is, the middle of the first pixel being (0, 0).
    pub fn at(&self, place: Point) -> Point {
        ((place - self.area.origin()) * self.per_mm).to_point() - kurbo::Vec2::new(0.5, 0.5)
    }

    /// Which place of the board a pixel shows in its middle.
    pub fn place(&self, x: f64, y: f64) -> Point {
        self.area.origin() + kurbo::Vec2::new(x + 0.5, y + 0.5) / self.per_mm
    }

    /// A pixel, if there is one.
    #[inline]
    pub fn get(&self, x: usize, y: usize) -> Option<P> {
        if x >= self.width {
            return None;
        }
        self.pixels.get(y * self.width + x).copied()
    }
}

/// The light of a part of the plane that `plane` shows: from millimetres to pixels of the picture.
pub fn flat_grey(picture: &Picture, plane: &Homography, area: Rect, per_mm: f64) -> Flat<u8> {
    let one = |at| [picture.grey.sample(at)];
    map(plane, area, per_mm, one, |[light]| round(light))
}

/// The same in red, green and blue.
pub fn flat_colour(picture: &Picture, plane: &Homography, area: Rect, per_mm: f64) -> Flat<[u8; 3]> {
    map(plane, area, per_mm, |at| picture.colour(at), |colour| colour.map(round))
}

fn round(sample: f64) -> u8 {
    sample.round().clamp(0.0, 255.0) as u8
}

/// Each pixel is the mean of as many places as the picture has pixels there, so that nothing is skipped where the
/// picture is finer. What lies behind the camera is black.
fn map<const N: usize, P: Copy>(
    plane: &Homography,
    area: Rect,
    per_mm: f64,
    sample: impl Fn(Point) -> [f64; N],
    pixel: impl Fn([f64; N]) -> P,
) -> Flat<P> {
    let sound =
        area.width() > 0.0 && area.height() > 0.0 && per_mm > 0.0 && area.is_finite() && per_mm.is_finite();
    let sides = (area.width() * per_mm, area.height() * per_mm);
    if !sound || sides.0 * sides.1 > MOST {
        return Flat { area, per_mm, width: 0, height: 0, pixels: Vec::new() };
    }
    let (width, height) = (sides.0.round().max(1.0) as usize, sides.1.round().max(1.0) as usize);
    let mut flat = Flat { area, per_mm, width, height, pixels: Vec::with_capacity(width * height) };
    let finer = plane.swelling(area.center()).abs().sqrt() / per_mm;
    let parts = if finer.is_finite() { finer.round().clamp(1.0, FINEST) as usize } else { 1 };
    let share = 1.0 / (parts * parts) as f64;
    let offsets: Vec<f64> = (0..parts).map(|part| (part as f64 + 0.5) / parts as f64 - 0.5).collect();
    for y in 0..height {
        for x in 0..width {
            let mut sum = [0.0; N];
            for down in &offsets {
                for across in &offsets {
                    let place = flat.place(x as f64 + across, y as f64 + down);
                    if let Some(at) = plane.apply(place) {
                        for (sum, sample) in sum.iter_mut().zip(sample(at)) {
                            *sum += sample;
                        }
                    }
                }
            }
            flat.pixels.push(pixel(sum.map(|sum| sum * share)));
        }
    }
    flat
}
