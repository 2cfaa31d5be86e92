//! Printed markers in a picture.
//!
//! A marker is a black square with white around it and a pattern of white modules inside that encodes its number.
//! [`find`] thresholds the picture (`dark`), by what lies around each pixel and, if it is overexposed, once by the white of
//! the paper, keeps connected components with four corners (`component`, `outline`),
//! refines their edges (`edge`) and decodes them (`decode`).

mod component;
mod dark;
mod decode;
mod edge;
mod family;
mod outline;
#[cfg(test)]
pub(in crate::photo) mod tests;

use kurbo::Point;

use crate::photo::grey::Grey;
use dark::{DarkMask, TileMeans};
pub(super) use decode::MIN_CONTRAST_SHADES;
use edge::{FEW_SAMPLES, MANY_SAMPLES};
use outline::{Quad, middle, quad};

pub use family::{Family, TAG_25H9};

/// Pictures with a longer side are halved, repeatedly, before detection: readable markers are large enough there. The
/// corners are refined in the original.
const MAX_SIDE_PX: usize = 2600;
/// Radius of the threshold window: the longer side of the picture divided by these. The smaller radius suits uneven
/// light, the larger one large markers.
const WINDOW_DIVISORS: [usize; 2] = [110, 40];
/// Sightings whose centres are closer are duplicates, in pixels of the reduced picture.
const DUPLICATE_DISTANCE_PX: f64 = 6.0;
/// Outlines whose corners are all closer are decoded only once, in pixels of the reduced picture.
const SAME_OUTLINE_PX: f64 = 1.0;

/// A detected marker.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sighting {
    /// Index of the marker in its family.
    pub id: u16,
    /// The corners of the black square, in pixels: top left, top right, bottom right and bottom left of the upright
    /// marker, wherever they are in the picture.
    pub corners: [Point; 4],
    /// Number of its modules that differ from the marker's look by more than half of the contrast.
    pub bit_errors: u32,
}

/// Detects all markers of a family, in deterministic order. A marker that is printed twice is found twice.
pub fn find(grey: &Grey, family: &Family) -> Vec<Sighting> {
    let reduced = reduced(grey);
    let seen = reduced.as_ref().unwrap_or(grey);
    let tiles = TileMeans::new(seen);
    let longer = seen.width.max(seen.height);
    let scale = (grey.width as f64 / seen.width.max(1) as f64).round().max(1.0);
    let mut search = Detector::default();
    for part in WINDOW_DIVISORS {
        search.detect(grey, family, &tiles.dark(seen, (longer / part + 3).div_ceil(4)), scale);
    }
    // Spread light makes thin black lines brighter than the mean of their neighbourhood.
    if let Some(limit) = tiles.overexposed_limit() {
        search.detect(grey, family, &DarkMask::below(seen, limit), scale);
    }
    search.sightings
}

/// Decodes a marker near its expected corners, up to `reach` pixels away. Finds markers that do not stand out from
/// their surroundings.
pub fn find_near(grey: &Grey, family: &Family, expected: [Point; 4], reach: f64) -> Option<Sighting> {
    let refined = edge::refine(grey, &expected, reach, FEW_SAMPLES)?;
    decode(grey, family, &refined)
}

/// Mean side of a marker, in pixels.
pub fn side([one, two, three, four]: &[Point; 4]) -> f64 {
    (one.distance(*two) + two.distance(*three) + three.distance(*four) + four.distance(*one)) / 4.0
}

fn reduced(grey: &Grey) -> Option<Grey> {
    let mut reduced: Option<Grey> = None;
    while reduced.as_ref().unwrap_or(grey).width.max(reduced.as_ref().unwrap_or(grey).height) > MAX_SIDE_PX {
        reduced = Some(reduced.as_ref().unwrap_or(grey).halved());
    }
    reduced
}

/// Detections so far.
#[derive(Default)]
struct Detector {
    sightings: Vec<Sighting>,
    /// Outlines that could not be decoded.
    empty: Vec<Quad>,
}

impl Detector {
    /// Detects markers among the dark components of a picture that is `scale` times smaller than `grey`.
    fn detect(&mut self, grey: &Grey, family: &Family, dark: &DarkMask, scale: f64) {
        for component in component::components(dark) {
            let Some(outline) = quad(&component) else { continue };
            let outline = outline.map(|corner| to_original(corner, scale));
            if self.is_known(&outline, scale) {
                continue;
            }
            match refine_and_decode(grey, family, &outline, scale) {
                Some(sighting) => self.sightings.push(sighting),
                None => self.empty.push(outline),
            }
        }
    }

    fn is_known(&self, outline: &Quad, scale: f64) -> bool {
        let middle = middle(outline);
        let seen =
            |known: &Sighting| self::middle(&known.corners).distance(middle) < DUPLICATE_DISTANCE_PX * scale;
        let is_alike = |known: &Quad| {
            known.iter().zip(outline).all(|(one, other)| one.distance(*other) < SAME_OUTLINE_PX * scale)
        };
        self.sightings.iter().any(seen) || self.empty.iter().any(is_alike)
    }
}

/// Decodes the marker in an outline that was found in a picture `scale` times smaller.
///
/// A blurred square has round corners and a small outline: if decoding fails, the edges are searched again around their
/// first estimate, over a larger range.
fn refine_and_decode(grey: &Grey, family: &Family, outline: &Quad, scale: f64) -> Option<Sighting> {
    let near = edge::refine(grey, outline, scale + 1.0, FEW_SAMPLES)?;
    decode(grey, family, &near)
        .or_else(|| decode(grey, family, &edge::refine(grey, &near, 2.0 * scale + 1.0, FEW_SAMPLES)?))
}

/// Maps a point of the reduced picture to the original.
fn to_original(at: Point, scale: f64) -> Point {
    Point::new((at.x + 0.5) * scale - 0.5, (at.y + 0.5) * scale - 0.5)
}

/// Decodes a refined outline, and refines it once more with more samples.
fn decode(grey: &Grey, family: &Family, refined: &Quad) -> Option<Sighting> {
    let decoded = decode::decode(grey, refined, family)?;
    let finer = edge::refine(grey, refined, 1.5, MANY_SAMPLES).unwrap_or(*refined);
    let corners = [0, 1, 2, 3].map(|corner| finer[(corner + decoded.top_left) % 4]);
    Some(Sighting { id: decoded.id, corners, bit_errors: decoded.bit_errors })
}
