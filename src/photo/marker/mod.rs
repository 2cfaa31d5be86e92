//! Printed markers in a picture.
//!
//! A marker is a black square with white around it and a pattern of white modules inside that says which one it is.
//! [`find`] looks for what is dark ([`dark`]), keeps what hangs together and has four corners ([`patch`],
//! [`outline`]), draws its sides exactly ([`edge`]) and reads it ([`reading`]).

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
use edge::{FEW, MANY};
use outline::{Quad, middle, quad};

pub use dark::Dark;
pub use family::{Family, TAG_25H9, TAG_36H11};

/// Pictures that are wider or higher than this are looked through at half their size, or a quarter, and so on: a
/// marker that can be read is large enough there. Its corners are then settled in the picture as it came.
const LARGEST: usize = 2600;
/// How far around a pixel its neighbourhood reaches: these parts of the longer side. The nearer suits uneven light, the
/// farther large markers.
const REACHES: [usize; 2] = [110, 40];
/// Two sightings whose middles are nearer to each other than this, in looked-through pixels, are the same.
const SAME: f64 = 6.0;
/// Two outlines whose corners are all nearer to each other than this are not looked into twice.
const ALIKE: f64 = 1.0;

/// A marker that was seen.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sighting {
    /// Which marker of its family it is.
    pub id: u16,
    /// The corners of the black square, in pixels: the top left, top right, bottom right and bottom left one of the
    /// marker as it stands upright, wherever they are in the picture.
    pub corners: [Point; 4],
    /// How many modules were read wrong.
    pub flaws: u32,
}

/// The markers of a family in a picture, always in the same order; one that is printed twice is found twice.
pub fn find(grey: &Grey, family: &Family) -> Vec<Sighting> {
    let shrunk = shrunk(grey);
    let seen = shrunk.as_ref().unwrap_or(grey);
    let tiles = Tiles::of(seen);
    let longer = seen.width.max(seen.height);
    let scale = (grey.width as f64 / seen.width.max(1) as f64).round().max(1.0);
    let mut search = Search::default();
    for part in REACHES {
        search.among(grey, family, &tiles.dark(seen, (longer / part + 3).div_ceil(4)), scale);
    }
    search.sightings
}

/// The markers among what the caller holds for dark; `find` has a better notion of it than most.
pub fn find_in(grey: &Grey, family: &Family, dark: &Dark) -> Vec<Sighting> {
    let mut search = Search::default();
    search.among(grey, family, dark, 1.0);
    search.sightings
}

/// Looks for a marker where it should be, up to `reach` pixels off: one that could not be told from what is around it
/// may be read for all that.
pub fn look(grey: &Grey, family: &Family, expected: [Point; 4], reach: f64) -> Option<Sighting> {
    let settled = edge::settle(grey, &expected, reach, FEW)?;
    read(grey, family, &settled)
}

/// How long a side of a marker is in the picture, in pixels, with its corners here.
pub fn side([one, two, three, four]: &[Point; 4]) -> f64 {
    (one.distance(*two) + two.distance(*three) + three.distance(*four) + four.distance(*one)) / 4.0
}

fn shrunk(grey: &Grey) -> Option<Grey> {
    let mut shrunk: Option<Grey> = None;
    while shrunk.as_ref().unwrap_or(grey).width.max(shrunk.as_ref().unwrap_or(grey).height) > LARGEST {
        shrunk = Some(shrunk.as_ref().unwrap_or(grey).halved());
    }
    shrunk
}

/// What has been looked at so far.
#[derive(Default)]
struct Search {
    sightings: Vec<Sighting>,
    /// Outlines in which there was nothing to read.
    empty: Vec<Quad>,
}

impl Search {
    /// Looks for markers among dark patches in a picture that is `scale` times smaller than `grey`.
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
        let seen = |known: &Sighting| self::middle(&known.corners).distance(middle) < SAME * scale;
        let alike =
            |known: &Quad| known.iter().zip(outline).all(|(one, other)| one.distance(*other) < ALIKE * scale);
        self.sightings.iter().any(seen) || self.empty.iter().any(alike)
    }
}

/// Reads what is inside an outline that was found in a picture `scale` times smaller.
///
/// A blurred square has round corners, and its outline is too small: if nothing can be read at first, the sides are
/// looked for farther around where they have been found.
fn settled_and_read(grey: &Grey, family: &Family, outline: &Quad, scale: f64) -> Option<Sighting> {
    let near = edge::settle(grey, outline, scale + 1.0, FEW)?;
    read(grey, family, &near)
        .or_else(|| read(grey, family, &edge::settle(grey, &near, 2.0 * scale + 1.0, FEW)?))
}

/// Where a place in a shrunk picture is in the whole one.
fn enlarged(at: Point, scale: f64) -> Point {
    Point::new((at.x + 0.5) * scale - 0.5, (at.y + 0.5) * scale - 0.5)
}

/// Reads a settled outline, and settles it once more where the first guess may have been a little off.
fn read(grey: &Grey, family: &Family, settled: &Quad) -> Option<Sighting> {
    let reading = reading::read(grey, settled, family)?;
    let finer = edge::settle(grey, settled, 1.5, MANY).unwrap_or(*settled);
    let corners = [0, 1, 2, 3].map(|corner| finer[(corner + reading.top_left) % 4]);
    Some(Sighting { id: reading.id, corners, flaws: reading.flaws })
}
