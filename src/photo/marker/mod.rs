//! Printed markers in a picture.
//!
//! A marker is a black square with white around it and a pattern of white modules inside that encodes its number.
//! [`find`] thresholds the picture ([`dark`]), keeps connected components with four corners ([`patch`], [`outline`]),
//! refines their edges ([`edge`]) and decodes them ([`reading`]).

mod codes;
mod dark;
mod edge;
mod family;
mod outline;
mod patch;
mod reading;
#[cfg(test)]
pub(in crate::photo) mod tests;

use kurbo::Point;

use super::grey::Grey;
use dark::Tiles;
use edge::{FEW_SAMPLES, MANY_SAMPLES};
use outline::{Quad, middle, quad};

pub use dark::Dark;
pub use family::{Family, TAG_25H9, TAG_36H11};

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
    /// Hamming distance of its payload bits from the code.
    pub flaws: u32,
}

/// Detects all markers of a family, in deterministic order. A marker that is printed twice is found twice.
pub fn find(grey: &Grey, family: &Family) -> Vec<Sighting> {
    let shrunk = shrunk(grey);
    let seen = shrunk.as_ref().unwrap_or(grey);
    let tiles = Tiles::of(seen);
    let longer = seen.width.max(seen.height);
    let scale = (grey.width as f64 / seen.width.max(1) as f64).round().max(1.0);
    let mut search = Search::default();
    for part in WINDOW_DIVISORS {
        search.among(grey, family, &tiles.dark(seen, (longer / part + 3).div_ceil(4)), scale);
    }
    search.sightings
}

/// Detects markers in a dark mask made by the caller; that of `find` is usually better.
pub fn find_in(grey: &Grey, family: &Family, dark: &Dark) -> Vec<Sighting> {
    let mut search = Search::default();
    search.among(grey, family, dark, 1.0);
    search.sightings
}

/// Decodes a marker near its expected corners, up to `reach` pixels away. Finds markers that do not stand out from
/// their surroundings.
pub fn look(grey: &Grey, family: &Family, expected: [Point; 4], reach: f64) -> Option<Sighting> {
    let settled = edge::settle(grey, &expected, reach, FEW_SAMPLES)?;
    read(grey, family, &settled)
}

/// Mean side of a marker, in pixels.
pub fn side([one, two, three, four]: &[Point; 4]) -> f64 {
    (one.distance(*two) + two.distance(*three) + three.distance(*four) + four.distance(*one)) / 4.0
}

fn shrunk(grey: &Grey) -> Option<Grey> {
    let mut shrunk: Option<Grey> = None;
    while shrunk.as_ref().unwrap_or(grey).width.max(shrunk.as_ref().unwrap_or(grey).height) > MAX_SIDE_PX {
        shrunk = Some(shrunk.as_ref().unwrap_or(grey).halved());
    }
    shrunk
}

/// Detections so far.
#[derive(Default)]
struct Search {
    sightings: Vec<Sighting>,
    /// Outlines that could not be decoded.
    empty: Vec<Quad>,
}

impl Search {
    /// Detects markers among the dark components of a picture that is `scale` times smaller than `grey`.
    fn among(&mut self, grey: &Grey, family: &Family, dark: &Dark, scale: f64) {
        for patch in patch::patches(dark) {
            let Some(outline) = quad(&patch) else { continue };
            let outline = outline.map(|corner| enlarged(corner, scale));
            if self.knows(&outline, scale) {
                continue;
            }
            match settled_and_read(grey, family, &outline, scale) {
                Some(sighting) => self.sightings.push(sighting),
                None => self.empty.push(outline),
            }
        }
    }

    fn knows(&self, outline: &Quad, scale: f64) -> bool {
        let middle = middle(outline);
        let seen =
            |known: &Sighting| self::middle(&known.corners).distance(middle) < DUPLICATE_DISTANCE_PX * scale;
        let alike = |known: &Quad| {
            known.iter().zip(outline).all(|(one, other)| one.distance(*other) < SAME_OUTLINE_PX * scale)
        };
        self.sightings.iter().any(seen) || self.empty.iter().any(alike)
    }
}

/// Decodes the marker in an outline that was found in a picture `scale` times smaller.
///
/// A blurred square has round corners and a small outline: if decoding fails, the edges are searched again around their
/// first estimate, over a larger range.
fn settled_and_read(grey: &Grey, family: &Family, outline: &Quad, scale: f64) -> Option<Sighting> {
    let near = edge::settle(grey, outline, scale + 1.0, FEW_SAMPLES)?;
    read(grey, family, &near)
        .or_else(|| read(grey, family, &edge::settle(grey, &near, 2.0 * scale + 1.0, FEW_SAMPLES)?))
}

/// Maps a point of the reduced picture to the original.
fn enlarged(at: Point, scale: f64) -> Point {
    Point::new((at.x + 0.5) * scale - 0.5, (at.y + 0.5) * scale - 0.5)
}

/// Decodes a refined outline, and refines it once more with more samples.
fn read(grey: &Grey, family: &Family, settled: &Quad) -> Option<Sighting> {
    let reading = reading::read(grey, settled, family)?;
    let finer = edge::settle(grey, settled, 1.5, MANY_SAMPLES).unwrap_or(*settled);
    let corners = [0, 1, 2, 3].map(|corner| finer[(corner + reading.top_left) % 4]);
    Some(Sighting { id: reading.id, corners, flaws: reading.flaws })
}
