//! Groups adjacent strips and sorts them from the top.

use kurbo::{Point, Vec2};

use super::located::LocatedStrip;
use crate::photo::view::RigidFit;
use crate::photo::words::PlankRemark;
use crate::text::Message;

/// Maximum gap or overlap of touching strips.
const MAX_GAP_MM: f64 = 5.0;
/// Maximum angle between strips of a row, which may be pushed together carelessly.
const MAX_ANGLE_DEG: f64 = 20.0;
/// Maximum sideways shift as a fraction of a square; by a whole one they would form steps.
const MAX_SHIFT: f64 = 0.8;

/// The position of a strip relative to another, in millimetres.
#[derive(Clone, Copy, Debug)]
struct RelativePosition {
    /// Sideways distance of the centres.
    shift: f64,
    /// Gap between the long sides; negative if they overlap.
    gap: f64,
    /// Angle between them in degrees, ignoring direction.
    turn: f64,
}

impl RelativePosition {
    fn between(one: &LocatedStrip, other: &LocatedStrip) -> Option<RelativePosition> {
        let there = RelativePosition::measured_from(one, other)?;
        let back = RelativePosition::measured_from(other, one)?;
        let gap = (there.gap + back.gap) / 2.0;
        Some(RelativePosition { shift: there.shift.max(back.shift), gap, turn: there.turn.max(back.turn) })
    }

    fn measured_from(one: &LocatedStrip, other: &LocatedStrip) -> Option<RelativePosition> {
        let flat = one.view.at(0.0).inverse()?;
        let back = one.placement.inverse();
        let corners = other.strip.ends.iter().flatten();
        let pairs: Option<Vec<(Point, Point)>> =
            corners.map(|&corner| Some((corner, back * flat.apply(other.project(corner, 0.0)?)?))).collect();
        let placement = RigidFit::new(&pairs?)?.affine()?;
        let off = placement * other.middle() - one.middle();
        let [along, across, ..] = placement.as_coeffs();
        let turn = libm::atan2(across, along).to_degrees().rem_euclid(180.0);
        Some(RelativePosition {
            shift: off.x.abs(),
            gap: off.y.abs() - (one.strip.width + other.strip.width) / 2.0,
            turn: turn.min(180.0 - turn),
        })
    }

    /// Whether they are roughly parallel and aligned.
    fn along(&self, width: f64) -> bool {
        self.turn <= MAX_ANGLE_DEG && self.shift <= MAX_SHIFT * width
    }

    fn touches(&self, one: &LocatedStrip) -> bool {
        // The nearest corners of strips at an angle touch.
        let wedge = one.strip.length / 2.0 * libm::sin(self.turn.to_radians());
        self.along(one.strip.width) && self.gap >= -MAX_GAP_MM - wedge && self.gap <= MAX_GAP_MM + wedge
    }

    /// Whether at most one plank fits between them.
    fn is_near(&self, one: &LocatedStrip) -> bool {
        self.along(one.strip.width) && self.gap <= 1.5 * one.strip.width
    }
}

/// Whether two strips lie side by side.
pub(super) fn are_adjacent(one: &LocatedStrip, other: &LocatedStrip) -> bool {
    RelativePosition::between(one, other).is_some_and(|beside| beside.touches(one))
}

/// Extracts the largest group of adjacent strips, sorted from the top, with their reading direction.
pub(super) fn row<'a>(located: Vec<LocatedStrip<'a>>, remarks: &mut Vec<Message>) -> Vec<LocatedStrip<'a>> {
    let count = located.len();
    let beside: Vec<Vec<Option<RelativePosition>>> = located
        .iter()
        .map(|one| located.iter().map(|other| RelativePosition::between(one, other)).collect())
        .collect();
    let linked = |one: usize, other: usize| {
        one != other && beside[one][other].is_some_and(|beside| beside.is_near(&located[one]))
    };
    let mut group: Vec<usize> = (0..count).collect();
    for one in 0..count {
        for other in 0..count {
            if linked(one, other) && group[one] != group[other] {
                let (keep, give) = (group[one].min(group[other]), group[one].max(group[other]));
                group.iter_mut().filter(|group| **group == give).for_each(|group| *group = keep);
            }
        }
    }
    // The largest group is the row; of equal ones that with the first strip.
    let size = |name: usize| group.iter().filter(|group| **group == name).count();
    let row_name = (0..count).rev().max_by_key(|name| size(*name)).unwrap_or_default();
    let mut row: Vec<(usize, LocatedStrip)> = Vec::new();
    for (at, strip) in located.into_iter().enumerate() {
        if group[at] == row_name {
            row.push((at, strip));
        } else {
            remarks.push(apart(&strip, at, &group, row_name, &beside).into());
        }
    }
    order(&mut row);
    gaps(&row, &beside, remarks);
    row.into_iter().map(|(_, located)| located).collect()
}

fn apart(
    strip: &LocatedStrip,
    at: usize,
    group: &[usize],
    row: usize,
    beside: &[Vec<Option<RelativePosition>>],
) -> PlankRemark {
    let plank = strip.strip.name.clone();
    let shifted = (0..group.len())
        .filter(|other| group[*other] == row)
        .filter_map(|other| beside[at][other])
        .find(|beside| {
            beside.turn <= MAX_ANGLE_DEG
                && beside.gap.abs() <= MAX_GAP_MM
                && beside.shift < strip.strip.length * 0.9
        });
    match shifted {
        Some(beside) => PlankRemark::ShiftedFromRow { plank, millimetres: rounded(beside.shift) },
        None => PlankRemark::ApartFromRow { plank },
    }
}

/// Sorts a row from the top of the picture and sets the reading direction of each strip.
fn order(row: &mut [(usize, LocatedStrip)]) {
    let Some((_, first)) = row.first() else { return };
    // All are roughly parallel, some reversed.
    let along = first.projected_direction();
    let mean: Vec2 = row
        .iter()
        .map(|(_, located)| located.projected_direction())
        .map(|right| if right.dot(along) < 0.0 { -right } else { right })
        .sum();
    // Reading goes to the right; a vertical row is read downwards. Either way it is the same position.
    let right =
        if mean.x.abs() > mean.y.abs() * 0.2 { mean * mean.x.signum() } else { mean * mean.y.signum() };
    let down = right.turn_90();
    row.iter_mut().for_each(|(_, located)| located.turned = located.projected_direction().dot(right) < 0.0);
    let depth = |located: &LocatedStrip| located.projected_centre().to_vec2().dot(down);
    row.sort_by(|(_, one), (_, other)| depth(one).total_cmp(&depth(other)));
}

/// Adds remarks on neighbours that do not touch.
fn gaps(row: &[(usize, LocatedStrip)], beside: &[Vec<Option<RelativePosition>>], remarks: &mut Vec<Message>) {
    for (number, pair) in row.windows(2).enumerate() {
        let [(upper, strip), (lower, _)] = pair else { continue };
        let Some(beside) = beside[*upper][*lower] else { continue };
        if beside.touches(strip) {
            continue;
        }
        let (upper, lower) = (number + 1, number + 2);
        let remark = if beside.gap > 0.8 * strip.strip.width {
            PlankRemark::RoomForAnother { upper, lower }
        } else if beside.gap > 0.0 {
            PlankRemark::GapBetween { upper, lower, millimetres: rounded(beside.gap) }
        } else {
            PlankRemark::Overlapping { upper, lower }
        };
        remarks.push(remark.into());
    }
}

fn rounded(millimetres: f64) -> u32 {
    millimetres.round_ties_even() as u32
}
