//! Planks found by their own markers, their order, and the tokens on them.

use kurbo::Point;

use super::Picture;
use super::marker::Sighting;
use super::reading::Plank;
use crate::game::Game;

/// The planks on a table.
#[derive(Clone, Debug, Default)]
pub(super) struct StripRow {
    /// From the top.
    pub(super) planks: Vec<Plank>,
    /// Where the squares of each are in the picture, from left to right; the corners clockwise.
    pub(super) places: Vec<Vec<[Point; 4]>>,
    /// A plank that lies alone, a gap in the row.
    pub(super) remarks: Vec<String>,
}

/// Reads the row of planks by the markers that were found.
pub(super) fn read(_game: &Game, _picture: &Picture, _sightings: &[Sighting]) -> StripRow {
    StripRow::default()
}
