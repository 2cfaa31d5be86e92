//! Planks: strips with their own markers, laid side by side, with tokens on their squares.
//!
//! There is no board: every strip is located by itself. Its two markers have the same code and orientation, so they
//! give its identity, its direction and its view.
//!
//! | file | holds |
//! |---|---|
//! | `lying` | a located strip: projection of its points |
//! | `ends` | locates strips by both markers or by one |
//! | `pair` | pairs the sightings of a strip, and rejects false ones |
//! | `unseen` | planks beside located ones whose markers were not found |
//! | `row` | groups adjacent strips and sorts them from the top |
//! | `light` | white balance at a strip |
//! | `window` | a rectified, white-balanced square |
//! | `face` | polar templates of printed faces, compared at any rotation |
//! | `square` | classifies one square |

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
use face::{BLURS_MM, Faces};
use light::Light;

/// A printed strip. Points on it are in millimetres from its top left corner.
#[derive(Clone, Debug)]
pub struct StripPrint {
    /// Index of the piece in the game.
    pub piece: usize,
    /// Its name in messages.
    pub name: String,
    /// The code of its markers.
    pub id: u16,
    /// The corners of the black squares of its markers at the left and right end, in the order of a [`Sighting`].
    pub ends: [[Point; 4]; 2],
    /// Its length in millimetres.
    pub length: f64,
    /// Its width in millimetres, the side of its squares.
    pub width: f64,
    /// The centres of its squares from left to right.
    pub squares: Vec<Point>,
    /// Its print.
    pub print: Print,
}

/// A printed token, the same on both sides.
#[derive(Clone, Debug)]
pub struct TokenPrint {
    /// Index of the piece in the game.
    pub piece: usize,
    /// Its diameter in millimetres.
    pub diameter: f64,
    /// Its print.
    pub print: Print,
}

/// Everything that may lie on the table. Copies of one strip have different codes.
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
    /// Their outlines in the picture, in the same order.
    pub places: Vec<Place>,
    /// Remarks for the user: a plank that lies apart, a gap.
    pub remarks: Vec<String>,
}

/// The outline of a plank in the picture.
#[derive(Clone, Debug, PartialEq)]
pub struct Place {
    /// The corners of the whole strip, in pixels: clockwise from the top left one as it lies.
    pub outline: [Point; 4],
    /// The corners of each of its squares from left to right, in the same order.
    pub squares: Vec<[Point; 4]>,
}

/// Reads the planks on a table and the tokens on them.
///
/// The top is that of the picture. Upside down, a picture gives the same position rotated by a half turn: the row and
/// every plank are reversed, and the rules know neither top nor left.
pub fn read(of: &Box, sightings: &[Sighting], picture: &Picture) -> Result<Laid, Refusal> {
    let mut remarks = Vec::new();
    let mut lying = ends::strips(of.strips, sightings, picture, &mut remarks)?;
    unseen::add(of.strips, &mut lying, picture, &mut remarks)?;
    let row = row::row(lying, &mut remarks);
    unseen::doubt(&row)?;
    let lights: Vec<Light> = row.iter().map(|lying| Light::of(lying, picture)).collect();
    let grey = !picture.has_colour() || face::is_pale(&row, &lights, picture);
    let mut sharpness: [Option<Faces>; BLURS_MM.len()] = Default::default();
    let mut laid = Laid { remarks, ..Laid::default() };
    for (lying, light) in row.iter().zip(&lights) {
        let blurred = ends::blurred(lying, light, picture);
        let faces = sharpness[blurred].get_or_insert_with(|| Faces::of(of.tokens, BLURS_MM[blurred], grey));
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
