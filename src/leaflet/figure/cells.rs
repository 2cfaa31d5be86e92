//! The cell layout of a figure.

use crate::game::Cell;
use crate::scene::{Point, Rect};

/// The positions of a figure's cells, for its signs.
pub(crate) struct CellLayout<'a> {
    pub centre: Box<dyn Fn(Cell) -> Point + 'a>,
    pub size: f64,
    /// The rectangle around which arrows of slides are drawn, and their length.
    pub slides: Option<(Rect, f64)>,
}

impl CellLayout<'_> {
    /// The layout of an empty figure.
    pub(crate) fn empty() -> CellLayout<'static> {
        CellLayout { centre: Box::new(|_| Point::ZERO), size: 0.0, slides: None }
    }
}
