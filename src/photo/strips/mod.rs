//! Planks: strips with their own markers, laid side by side, with tokens on their squares.
//!
//! There is no board: every strip is located by itself. Its two markers have the same code and orientation, so they
//! give its identity, its direction and its view. Its squares are read like those of a board: see `faces`.
//!
//! | file | holds |
//! |---|---|
//! | `located` | a located strip: projection of its points, white balance |
//! | `ends` | locates strips; by one marker where the other was not found |
//! | `pair` | pairs the sightings of a strip, rejects false ones, and locates it by both |
//! | `unmarked` | planks beside located ones whose markers were not found |
//! | `row` | groups adjacent strips and sorts them from the top |
//! | `white_balance` | white balance along a strip |
//! | `low_ink` | detects low-ink prints of planks |
//! | `similarity` | similarity of a strip to its print |
//! | `table` | the plane that the planks lie on |

mod ends;
mod located;
mod low_ink;
mod pair;
mod row;
mod similarity;
mod table;
#[cfg(test)]
mod tests;
mod unmarked;
mod white_balance;

use kurbo::Point;

use crate::photo::Picture;
use crate::photo::faces::{self, BoardPrint, Part, Pyramid};
use crate::photo::marker::Sighting;
use crate::photo::reading::PlankReading;
use crate::text::{Finding, Message};

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
    /// Its squares from left to right, and the tokens that may lie there.
    pub print: BoardPrint,
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

/// Whether the planks on a table are low-ink prints, given those with full ink; `None` if undecidable.
pub(crate) fn is_low_ink(strips: &[StripPrint], sightings: &[Sighting], picture: &Picture) -> Option<bool> {
    low_ink::is_low_ink(&ends::strips(strips, sightings, picture, &mut Vec::new()).ok()?)
}

/// Reads the planks on a table and the tokens on them.
///
/// The top is that of the picture. Upside down, a picture gives the same position rotated by a half turn: the row and
/// every plank are reversed, and the rules know neither top nor left.
pub(crate) fn read(
    strips: &[StripPrint],
    sightings: &[Sighting],
    picture: &Picture,
) -> Result<RowReading, Finding> {
    let mut remarks = Vec::new();
    let mut located = ends::strips(strips, sightings, picture, &mut remarks)?;
    unmarked::add(strips, &mut located, &mut remarks)?;
    let mut row = row::row(located, &mut remarks);
    unmarked::refuse_incomplete(&row)?;
    table::mend(&mut row);
    let parts = row.iter().map(|located| Part {
        print: &located.strip.print,
        view: &located.view,
        placement: located.placement,
    });
    let parts: Vec<Part> = parts.collect();
    let all = faces::read_parts(&parts, picture, &Pyramid::new(&picture.grey));
    let mut reading = RowReading { remarks, ..RowReading::default() };
    for (located, mut squares) in row.iter().zip(all) {
        if located.turned {
            squares.reverse();
        }
        reading.planks.push(PlankReading { piece: located.strip.piece, turned: located.turned, squares });
        reading.outlines.extend(located.outline());
    }
    Ok(reading)
}
