//! Pairs the sightings of a strip, rejects false ones, and locates strips by both ends.

use kurbo::Affine;

use super::StripPrint;
use super::located::LocatedStrip;
use crate::photo::Picture;
use crate::photo::marker::{Sighting, side};
use crate::photo::view::{Pair, View};
use crate::photo::words::{PlankFinding, PlankHint};
use crate::text::Finding;

/// Maximum size ratio of a marker with bit errors to those without, in either direction.
const MAX_SIZE_RATIO: f64 = 2.0;
/// Maximum number of sightings of one strip that are paired; with more, two are duplicates for certain.
const MAX_SIGHTINGS: usize = 6;

/// Maximum residual of the corners of a pair of markers: so many pixels, plus this fraction of a marker's side.
const MAX_RESIDUAL_PX: f64 = 1.5;
const MAX_RESIDUAL_FRACTION: f64 = 0.06;

/// Filters out sightings with bit errors whose size differs from all those without: on a crowded table a large object
/// may look like a marker.
pub(super) fn plausible(sightings: &[Sighting]) -> impl Iterator<Item = Sighting> + '_ {
    let sound = sightings.iter().filter(|seen| seen.bit_errors == 0).map(|seen| side(&seen.corners));
    let (least, most) =
        sound.fold((f64::INFINITY, 0.0f64), |(least, most), side| (least.min(side), most.max(side)));
    let fits =
        move |side: f64| most == 0.0 || (least / MAX_SIZE_RATIO..=most * MAX_SIZE_RATIO).contains(&side);
    sightings.iter().copied().filter(move |seen| seen.bit_errors == 0 || fits(side(&seen.corners)))
}

/// The sightings of one strip.
pub(super) enum StripSightings<'a> {
    None,
    /// One end, left or right.
    End(Sighting),
    Ends(Box<LocatedStrip<'a>>),
}

pub(super) fn pairs(strip: &StripPrint, end: usize, sighting: &Sighting) -> Vec<Pair> {
    strip.ends[end].iter().copied().zip(sighting.corners).collect()
}

/// Locates strips by their markers in a picture, with the focal length if it is known.
#[derive(Clone, Copy)]
pub(super) struct Locator<'a> {
    pub picture: &'a Picture,
    pub focal: Option<f64>,
}

impl<'a> Locator<'a> {
    /// Pairs the sightings of a strip. Those with bit errors are dropped if they do not fit.
    pub(super) fn sightings(
        self,
        strip: &'a StripPrint,
        mine: &[Sighting],
    ) -> Result<StripSightings<'a>, Finding> {
        if mine.len() > MAX_SIGHTINGS {
            return Err(duplicate(strip));
        }
        let two = (0..mine.len()).flat_map(|one| (0..one).map(move |other| [other, one]));
        let fit = two.filter_map(|two| Some((two, self.by_both_ends(strip, mine[two[0]], mine[two[1]])?)));
        let fewest = fit.min_by_key(|(two, _)| two.iter().map(|at| mine[*at].bit_errors).sum::<u32>());
        let rest = |used: &[usize]| {
            let others =
                mine.iter().enumerate().filter(|(at, seen)| seen.bit_errors == 0 && !used.contains(at));
            others.map(|(_, seen)| *seen).collect::<Vec<_>>()
        };
        match fewest {
            Some((two, located)) if rest(&two).is_empty() => Ok(StripSightings::Ends(Box::new(located))),
            Some(_) => Err(duplicate(strip)),
            None => match (rest(&[]).as_slice(), mine) {
                ([one], _) | ([], [one]) => Ok(StripSightings::End(*one)),
                ([], []) => Ok(StripSightings::None),
                _ => Err(duplicate(strip)),
            },
        }
    }

    pub(super) fn view(self, strip: &StripPrint, left: &Sighting, right: &Sighting) -> Option<View> {
        let pairs = [pairs(strip, 0, left), pairs(strip, 1, right)].concat();
        View::fit(&pairs, self.picture.size(), self.focal)
    }

    /// Locates a strip by both ends, given in any order; `None` if they do not belong to one strip.
    pub(super) fn by_both_ends(
        self,
        strip: &'a StripPrint,
        one: Sighting,
        other: Sighting,
    ) -> Option<LocatedStrip<'a>> {
        // The top side of the marker points along the strip, in print as in the picture.
        let printed = strip.ends[0][1] - strip.ends[0][0];
        let there = other.corners[0] - one.corners[0];
        let along = (one.corners[1] - one.corners[0]).dot(there) * printed.x;
        let (left, right) = if along > 0.0 { (one, other) } else { (other, one) };
        let view = self.view(strip, &left, &right)?;
        let near = view.error()
            <= MAX_RESIDUAL_PX + MAX_RESIDUAL_FRACTION * side(&left.corners).max(side(&right.corners));
        let located = LocatedStrip::new(strip, self.picture, view, Affine::IDENTITY);
        near.then_some(LocatedStrip { ends: [Some(left), Some(right)], ..located })
    }
}

fn duplicate(strip: &StripPrint) -> Finding {
    let message = PlankFinding::MarkerTwice { marker: strip.id.into(), plank: strip.name.clone() };
    Finding::new(message).hint(PlankHint::LeaveOneSet)
}
