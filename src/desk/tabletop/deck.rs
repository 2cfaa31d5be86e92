//! Decks: pieces of one size whose faces share a picture.

use super::{MAX_SIDE_PIXELS, MM_PER_INCH};
use crate::game::{Piece, Shape, Size};

/// Maximum numbers of faces side by side and one above the other on the picture of a deck.
const MOST: (usize, usize) = (10, 7);
/// The simulator takes no picture with fewer.
const LEAST: usize = 2;

/// Pieces whose faces share a picture.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Deck {
    /// Part of the names of its pictures.
    pub name: String,
    pub shape: Shape,
    /// The pieces, row by row from the top left.
    pub pieces: Vec<usize>,
    /// Columns and rows of the picture.
    pub grid: (usize, usize),
    /// Whether all backs look the same.
    pub one_back: bool,
}

impl Deck {
    /// Decks of pieces with straight cuts, of one shape each.
    pub(super) fn all(pieces: &[(usize, &Piece)], dpi: u32) -> Vec<Deck> {
        let mut shapes: Vec<(Shape, Vec<(usize, &Piece)>)> = Vec::new();
        for &(at, piece) in pieces {
            match shapes.iter_mut().find(|(shape, _)| *shape == piece.shape) {
                Some((_, same)) => same.push((at, piece)),
                None => shapes.push((piece.shape, vec![(at, piece)])),
            }
        }
        let mut decks = Vec::new();
        for (shape, pieces) in shapes {
            let (columns, rows) = most(shape.size(), dpi);
            for part in pieces.chunks(columns * rows) {
                let columns = columns.min(part.len()).max(LEAST);
                let grid = (columns, part.len().div_ceil(columns).max(LEAST));
                let name = format!("deck-{}", decks.len() + 1);
                // The back of a reversible piece is its front.
                let one_back = part.iter().all(|(_, piece)| !piece.reversible)
                    && part
                        .iter()
                        .zip(part.iter().skip(1))
                        .all(|((_, one), (_, next))| one.back == next.back);
                decks.push(Deck {
                    name,
                    shape,
                    pieces: part.iter().map(|(at, _)| *at).collect(),
                    grid,
                    one_back,
                });
            }
        }
        decks
    }
}

/// How many faces of a size fit a picture at a resolution.
fn most(size: Size, dpi: u32) -> (usize, usize) {
    let fit = |length: f64, most: usize| {
        let pixels = length / MM_PER_INCH * f64::from(dpi);
        ((MAX_SIDE_PIXELS / pixels) as usize).clamp(LEAST, most)
    };
    (fit(size.width.get(), MOST.0), fit(size.height.get(), MOST.1))
}
