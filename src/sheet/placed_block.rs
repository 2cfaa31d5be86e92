//! A block with its position on a page.

use super::marks::ItemBounds;
use super::{PlacedItem, Segment};
use crate::game::Rect;

/// A block with its position on a page.
pub(super) struct PlacedBlock {
    pub(super) items: Vec<PlacedItem>,
    pub(super) bounds: Vec<ItemBounds>,
    pub(super) fold: Option<Segment>,
    pub(super) landings: Vec<Segment>,
    /// The bounding box of its outlines.
    pub(super) trim: Rect,
}
