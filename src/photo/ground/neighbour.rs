//! Locates camps by the table plane of another camp: if one is located well, a single marker locates another camp on
//! the same table and shows where to look for the rest.

use kurbo::{Point, Vec2};

use super::super::Picture;
use super::super::marker::{Sighting, side};
use super::super::view::{Homography, Pair};
use super::Marked;
use super::fit::{Fit, Print, candidates, grown, pairs, seen};
use crate::game::Lattice;

/// Tolerance of the size of a marker on the same plane, relative to its print.
const SIZE_TOLERANCE: f64 = 0.2;
/// Fits a camp to the table plane of another one.
pub(super) fn beside(print: &Print, other: &Fit, picture: &Picture, sightings: &[Sighting]) -> Option<Fit> {
    let down = other.plane.inverse()?;
    let own = candidates(&print.markers, sightings);
    let is_as_printed = |one: &&Marked| {
        let lying = seen(&down, &one.seen);
        lying.is_some_and(|lying| (side(&lying) / side(&one.printed) - 1.0).abs() < SIZE_TOLERANCE)
    };
    let on_table = |markers: &[Marked]| Some(other.plane.compose(&lie(&pairs(markers), &down)?));
    let from = |one: &Marked| grown(vec![*one], &own, print, picture, on_table);
    let markers = own.iter().filter(is_as_printed).map(from).max_by_key(Vec::len)?;
    let one = markers.first()?;
    let back = lie(&pairs(&markers), &down)?.inverse()?;
    let moved = |one: &Marked| Some(Marked { printed: seen(&back, &one.printed)?, ..*one });
    let mut beside: Vec<Marked> = other.markers.iter().filter_map(moved).collect();
    let plane = on_table(&markers)?;
    // The table plane also constrains the far side of this camp.
    let (id, bounds) = (one.id, Lattice::new(print.board).bounds());
    let printed =
        [(bounds.x0, bounds.y0), (bounds.x1, bounds.y0), (bounds.x1, bounds.y1), (bounds.x0, bounds.y1)]
            .map(Point::from);
    beside.extend(seen(&plane, &printed).map(|seen| Marked { id, printed, seen }));
    Some(Fit { markers, beside, plane })
}

/// The rigid transform (rotation and shift) from a print to the table. The pairs are of print and picture; `down` maps
/// the picture to the table.
fn lie(pairs: &[Pair], down: &Homography) -> Option<Homography> {
    let places: Vec<Pair> =
        pairs.iter().filter_map(|(printed, seen)| Some((*printed, down.apply(*seen)?))).collect();
    let count = places.len().max(1) as f64;
    let mean = |of: fn(&Pair) -> Point| places.iter().map(|pair| of(pair).to_vec2()).sum::<Vec2>() / count;
    let (from, to) = (mean(|pair| pair.0), mean(|pair| pair.1));
    let (mut along, mut aside) = (0.0, 0.0);
    for (printed, lying) in &places {
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
