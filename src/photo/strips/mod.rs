//! Planks: strips that carry their own markers, laid side by side, with tokens on their squares.
//!
//! There is no board to measure from: every strip is its own. Its two markers bear the same number and stand upright
//! the same way, so they say which strip it is, which way round it lies and how the camera sees it.
//!
//! | file | holds |
//! |---|---|
//! | `lying` | a strip on the table: where its places are seen |
//! | `ends` | from sightings to strips, by both ends or by one |
//! | `pair` | which sightings are the ends of one strip, and which are none |
//! | `unseen` | planks beside known ones whose markers were not found |
//! | `row` | which strips touch, and their order from the top |
//! | `light` | what white and black are where the strip lies |
//! | `window` | one square, flat and in true colours |
//! | `face` | printed faces in rings, compared at any turn |
//! | `square` | what lies on one square, each guess with its weight |

mod ends;
mod face;
mod light;
mod lying;
mod pair;
mod row;
mod square;
#[cfg(test)]
mod tests;
mod unseen;
mod window;

use kurbo::Point;

use super::Refusal;
use super::marker::Sighting;
use super::picture::Picture;
use super::prints::Print;
use super::reading::Plank;
use face::{BLURS, Faces};
use light::Light;

/// A strip as it was printed. Places on it are in millimetres from its top left corner.
#[derive(Clone, Debug)]
pub struct StripPrint {
    /// Which piece of the game it is, by its number.
    pub piece: usize,
    /// What a person calls it.
    pub name: String,
    /// The number of its markers.
    pub id: u16,
    /// The corners of the black squares of its markers at the left end and at the right, in the order in which a
    /// [`Sighting`] has them.
    pub ends: [[Point; 4]; 2],
    /// How long and how wide it is.
    pub length: f64,
    /// Its other side: that of its squares.
    pub width: f64,
    /// The middles of its squares from left to right.
    pub squares: Vec<Point>,
    /// What is printed on it.
    pub print: Print,
}

/// A token as it was printed, the same on both sides.
#[derive(Clone, Debug)]
pub struct TokenPrint {
    /// Which piece of the game it is, by its number.
    pub piece: usize,
    /// How wide it is, in millimetres.
    pub diameter: f64,
    /// What is printed on it.
    pub print: Print,
}

/// What may lie on the table. Strips that are copies of one piece differ in their numbers.
#[derive(Clone, Copy, Debug)]
pub struct Box<'a> {
    /// Every strip.
    pub strips: &'a [StripPrint],
    /// Every kind of token.
    pub tokens: &'a [TokenPrint],
}

/// The row of planks.
#[derive(Clone, Debug, Default)]
pub struct Laid {
    /// The planks from the top, each from left to right as it lies.
    pub planks: Vec<Plank>,
    /// Where they are seen, in the same order.
    pub places: Vec<Place>,
    /// What else a person should know: a plank that lies apart, a gap.
    pub remarks: Vec<String>,
}

/// Where a plank is seen.
#[derive(Clone, Debug, PartialEq)]
pub struct Place {
    /// The corners of the whole strip, in pixels: clockwise from the top left one as it lies.
    pub outline: [Point; 4],
    /// The corners of each of its squares from left to right, in the same order.
    pub squares: Vec<[Point; 4]>,
}

/// Reads the planks on a table and the tokens on them.
///
/// The top is where the picture has it. Held the other way round, the camera gives the same position turned by a
/// half: the order runs the other way and so does every plank, and the rules know neither top nor left.
pub fn read(of: &Box, sightings: &[Sighting], picture: &Picture) -> Result<Laid, Refusal> {
    let mut remarks = Vec::new();
    let mut lying = ends::strips(of.strips, sightings, picture, &mut remarks)?;
    unseen::add(of.strips, &mut lying, picture, &mut remarks)?;
    let row = row::row(lying, &mut remarks);
    unseen::doubt(&row)?;
    let lights: Vec<Light> = row.iter().map(|lying| Light::of(lying, picture)).collect();
    let grey = !picture.has_colour() || face::is_pale(&row, &lights, picture);
    let mut sharpness: [Option<Faces>; BLURS.len()] = Default::default();
    let mut laid = Laid { remarks, ..Laid::default() };
    for (lying, light) in row.iter().zip(&lights) {
        let blurred = ends::blurred(lying, light, picture);
        let faces = sharpness[blurred].get_or_insert_with(|| Faces::of(of.tokens, BLURS[blurred], grey));
        let mut squares: Vec<_> =
            (0..lying.strip.squares.len()).map(|at| square::read(lying, at, light, faces, picture)).collect();
        if lying.turned {
            squares.reverse();
        }
        laid.planks.push(Plank { piece: lying.strip.piece, turned: lying.turned, squares });
        laid.places.extend(lying.place());
    }
    Ok(laid)
}
