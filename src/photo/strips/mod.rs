//! Planks: strips with their own markers, laid side by side, with tokens on their squares.
//!
//! There is no board: every strip is located by itself. Its two markers have the same code and orientation, so they
//! give its identity, its direction and its view.
//!
//! | file | holds |
//! |---|---|
//! | `located` | a located strip: projection of its points, white balance |
//! | `ends` | locates strips; by one marker where the other was not found |
//! | `pair` | pairs the sightings of a strip, rejects false ones, and locates it by both |
//! | `unmarked` | planks beside located ones whose markers were not found |
//! | `row` | groups adjacent strips and sorts them from the top |
//! | `white_balance` | white balance along a strip |
//! | `window` | a rectified, white-balanced square |
//! | `similarity` | similarity of a strip to its print |
//! | `face` | polar templates of printed faces, compared at any rotation |
//! | `square`, `square_light` | classifies one square, in the light that lies on it |
//! | `table` | the plane that the planks lie on |
//! | `token` | searches for a token around the middle of a square |

mod ends;
mod face;
mod located;
mod pair;
mod row;
mod similarity;
mod square;
mod square_light;
mod table;
#[cfg(test)]
mod tests;
mod token;
mod unmarked;
mod white_balance;
mod window;

use std::cell::OnceCell;

use kurbo::Point;

use crate::photo::height;
use crate::photo::marker::Sighting;
use crate::photo::reading::PlankReading;
use crate::photo::{Picture, PrintImage};
use crate::text::{Finding, Message};
use face::{BLURS_MM, FaceSet};
use square::LitSquare;

/// A printed strip. Points on it are in millimetres from its top left corner.
#[derive(Clone, Debug)]
pub(crate) struct StripPrint {
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
    pub print: PrintImage,
}

/// A printed token, the same on both sides.
#[derive(Clone, Debug)]
pub(crate) struct TokenPrint {
    /// Index of the piece in the game.
    pub piece: usize,
    /// Its diameter in millimetres.
    pub diameter: f64,
    pub print: PrintImage,
}

/// Everything that may lie on the table. Copies of one strip have different codes.
#[derive(Clone, Copy, Debug)]
pub(crate) struct StripSet<'a> {
    /// Every strip.
    pub strips: &'a [StripPrint],
    /// Every kind of token.
    pub tokens: &'a [TokenPrint],
}

/// The row of planks.
#[derive(Clone, Debug, Default)]
pub(crate) struct RowReading {
    /// The planks from the top, each from left to right as it lies.
    pub planks: Vec<PlankReading>,
    /// Their outlines in the picture, in the same order.
    pub outlines: Vec<StripOutline>,
    /// Remarks for the user: a plank that lies apart, a gap.
    pub remarks: Vec<Message>,
}

/// The outline of a plank in the picture.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct StripOutline {
    /// The corners of the whole strip, in pixels: clockwise from the top left one as it lies.
    pub outline: [Point; 4],
    /// The corners of each of its squares from left to right, in the same order.
    pub squares: Vec<[Point; 4]>,
}

/// Reads the planks on a table and the tokens on them.
///
/// The top is that of the picture. Upside down, a picture gives the same position rotated by a half turn: the row and
/// every plank are reversed, and the rules know neither top nor left.
pub(crate) fn read(of: &StripSet, sightings: &[Sighting], picture: &Picture) -> Result<RowReading, Finding> {
    let mut remarks = Vec::new();
    let mut located = ends::strips(of.strips, sightings, picture, &mut remarks)?;
    unmarked::add(of.strips, &mut located, &mut remarks)?;
    let mut row = row::row(located, &mut remarks);
    unmarked::refuse_incomplete(&row)?;
    table::mend(&mut row);
    row.iter_mut().for_each(|located| located.light = Some(located.white_balance()));
    let grey = !picture.has_colour() || similarity::is_pale(&row);
    let sharpness: [OnceCell<FaceSet>; BLURS_MM.len()] = Default::default();
    let squares_of = |located| {
        let blurred = ends::estimate_blur(located);
        let faces = sharpness[blurred].get_or_init(|| FaceSet::new(of.tokens, BLURS_MM[blurred], grey));
        let all = 0..located.strip.squares.len();
        all.map(|at| LitSquare::new(located, at, faces)).collect::<Vec<_>>()
    };
    let lit: Vec<Vec<LitSquare>> = row.iter().map(squares_of).collect();
    let squares = || lit.iter().flatten();
    let (tops, _) = height::height(|guess| (squares().filter_map(|square| square.top(guess)).collect(), ()));
    let mut reading = RowReading { remarks, ..RowReading::default() };
    for (located, lit) in row.iter().zip(&lit) {
        let mut squares: Vec<_> = lit.iter().map(|square| square.read(tops)).collect();
        if located.turned {
            squares.reverse();
        }
        reading.planks.push(PlankReading { piece: located.strip.piece, turned: located.turned, squares });
        reading.outlines.extend(located.outline());
    }
    Ok(reading)
}
