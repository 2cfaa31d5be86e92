//! The cell layout of a figure.

use crate::game::{Cell, Piece};
use crate::scene::{Point, Rect};

/// The positions of a figure's cells, for its signs.
pub(crate) struct CellLayout<'a> {
    pub centre: Box<dyn Fn(Cell) -> Point + 'a>,
    /// What lies on a cell.
    pub lying: Box<dyn Fn(Cell) -> Lying + 'a>,
    pub size: f64,
    /// The rectangle around which arrows of slides are drawn, and their length.
    pub slides: Option<(Rect, f64)>,
}

/// What signs must not hide.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Lying {
    /// The radius of the piece; 0 for none.
    pub radius: f64,
    /// The eighths of a turn, clockwise from north, at which its lines leave it.
    pub ends: [bool; 8],
}

impl Lying {
    /// A piece that is drawn at a scale after so many steps of its shape.
    pub(crate) fn of(piece: &Piece, turns: u8, scale: f64) -> Lying {
        let size = piece.shape.size();
        let radius = size.width.get().min(size.height.get()) / 2.0 * scale;
        Lying { radius, ends: piece.line_ends(turns).unwrap_or_default() }
    }
}

impl CellLayout<'_> {
    /// The layout of an empty figure.
    pub(crate) fn empty() -> CellLayout<'static> {
        let (centre, lying) = (Box::new(|_| Point::ZERO), Box::new(|_| Lying::default()));
        CellLayout { centre, lying, size: 0.0, slides: None }
    }
}
