//! A block in its place on a page.

use super::marks::Thing;
use super::{PlacedItem, Segment};
use crate::game::{Point, Rect};

/// What a block puts on its page.
pub(super) struct Laid {
    pub(super) placed: Vec<PlacedItem>,
    /// The same as scissors see it.
    pub(super) things: Vec<Thing>,
    pub(super) fold: Option<Segment>,
    pub(super) joins: Vec<Point>,
    pub(super) landings: Vec<Segment>,
    /// The box round its outlines.
    pub(super) trim: Rect,
}
