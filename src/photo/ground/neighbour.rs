//! Locates camps by the table plane of another camp: if one is located well, a single marker locates another camp on
//! the same table and shows where to look for the rest.

use kurbo::{Point, Vec2};

use super::super::Picture;
use super::super::marker::{Sighting, side};
use super::super::view::{Homography, Pair};
use super::MarkerMatch;
use super::fit::{CampFit, PrintedCamp, candidates, pairs, project, with_expected_markers};
use crate::game::Lattice;

/// Tolerance of the size of a marker on the same plane, relative to its print.
const SIZE_TOLERANCE: f64 = 0.2;
/// Fits a camp to the table plane of another one.
pub(super) fn fit_beside(
    print: &PrintedCamp,
    other: &CampFit,
    picture: &Picture,
    sightings: &[Sighting],
) -> Option<CampFit> {
    let down = other.plane.inverse()?;
    let own = candidates(&print.markers, sightings);
    let is_as_printed = |one: &&MarkerMatch| {
        let lying = project(&down, &one.seen);
        lying.is_some_and(|lying| (side(&lying) / side(&one.printed) - 1.0).abs() < SIZE_TOLERANCE)
    };
    let on_table =
        |markers: &[MarkerMatch]| Some(other.plane.compose(&rigid_transform(&pairs(markers), &down)?));
    let from = |one: &MarkerMatch| with_expected_markers(vec![*one], &own, print, picture, on_table);
    let markers = own.iter().filter(is_as_printed).map(from).max_by_key(Vec::len)?;
    let one = markers.first()?;
    let back = rigid_transform(&pairs(&markers), &down)?.inverse()?;
    let moved = |one: &MarkerMatch| Some(MarkerMatch { printed: project(&back, &one.printed)?, ..*one });
    let mut beside: Vec<MarkerMatch> = other.markers.iter().filter_map(moved).collect();
    let plane = on_table(&markers)?;
    // The table plane also constrains the far side of this camp.
    let (id, bounds) = (one.id, Lattice::new(print.board).bounds());
    let printed =
        [(bounds.x0, bounds.y0), (bounds.x1, bounds.y0), (bounds.x1, bounds.y1), (bounds.x0, bounds.y1)]
            .map(Point::from);
    beside.extend(project(&plane, &printed).map(|seen| MarkerMatch { id, printed, seen }));
    Some(CampFit { markers, beside, plane })
}

/// The rigid transform (rotation and shift) from a print to the table. The pairs are of print and picture; `down` maps
/// the picture to the table.
fn rigid_transform(pairs: &[Pair], down: &Homography) -> Option<Homography> {
    let points: Vec<Pair> =
        pairs.iter().filter_map(|(printed, seen)| Some((*printed, down.apply(*seen)?))).collect();
    let count = points.len().max(1) as f64;
    let mean = |of: fn(&Pair) -> Point| points.iter().map(|pair| of(pair).to_vec2()).sum::<Vec2>() / count;
    let (from, to) = (mean(|pair| pair.0), mean(|pair| pair.1));
    let (mut along, mut aside) = (0.0, 0.0);
    for (printed, lying) in &points {
        let (one, other) = (printed.to_vec2() - from, lying.to_vec2() - to);
        along += one.dot(other);
        aside += one.cross(other);
    }
    let length = along.hypot(aside);
    let (cos, sin) = (along / length, aside / length);
    let shift = to - Vec2::new(from.x * cos - from.y * sin, from.x * sin + from.y * cos);
    (length > 0.0 && length.is_finite())
        .then(|| Homography::new([[cos, -sin, shift.x], [sin, cos, shift.y], [0.0, 0.0, 1.0]]))
}
