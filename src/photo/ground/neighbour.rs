//! Locates camps by the table plane of another camp: if one is located well, a single marker locates another camp on
//! the same table and shows where to look for the rest.

use super::MarkerMatch;
use super::fit::{CampFit, PrintedCamp, pairs, with_expected_markers};
use crate::game::Lattice;
use crate::photo::Picture;
use crate::photo::marker::side;
use crate::photo::view::{Homography, Pair, RigidFit, quad};

/// Tolerance of the size of a marker on the same plane, relative to its print.
const SIZE_TOLERANCE: f64 = 0.2;
/// Fits a camp to the table plane of another one.
pub(super) fn fit_beside(print: &PrintedCamp, other: &CampFit, picture: &Picture) -> Option<CampFit> {
    let down = other.plane.inverse()?;
    let is_as_printed = |one: &&MarkerMatch| {
        let lying = down.apply_quad(&one.seen);
        lying.is_some_and(|lying| (side(&lying) / side(&one.printed) - 1.0).abs() < SIZE_TOLERANCE)
    };
    let on_table =
        |markers: &[MarkerMatch]| Some(other.plane.compose(&rigid_transform(&pairs(markers), &down)?));
    let from = |one: &MarkerMatch| with_expected_markers(vec![*one], print, picture, on_table);
    let markers = print.seen.iter().filter(is_as_printed).map(from).max_by_key(Vec::len)?;
    let one = markers.first()?;
    let back = rigid_transform(&pairs(&markers), &down)?.inverse()?;
    let moved = |one: &MarkerMatch| Some(MarkerMatch { printed: back.apply_quad(&one.printed)?, ..*one });
    let mut beside: Vec<MarkerMatch> = other.markers.iter().filter_map(moved).collect();
    let plane = on_table(&markers)?;
    // The table plane also constrains the far side of this camp.
    let (id, bounds) = (one.id, Lattice::new(print.board).bounds());
    let printed = quad(bounds);
    beside.extend(plane.apply_quad(&printed).map(|seen| MarkerMatch { id, printed, seen }));
    Some(CampFit { markers, beside, plane })
}

/// The rigid transform (rotation and shift) from a print to the table. The pairs are of print and picture; `down` maps
/// the picture to the table.
fn rigid_transform(pairs: &[Pair], down: &Homography) -> Option<Homography> {
    let points: Vec<Pair> =
        pairs.iter().filter_map(|(printed, seen)| Some((*printed, down.apply(*seen)?))).collect();
    RigidFit::new(&points)?.homography()
}
