//! Pairs the sightings of a strip, and rejects false ones.

use super::super::marker::{Sighting, side};
use super::super::picture::Picture;
use super::StripPrint;
use super::ends::locate_by_ends;
use super::located::LocatedStrip;
use crate::text::Diagnostic;
use crate::text::codes::PhotoCode;

/// Maximum size ratio of a marker with bit errors to those without, in either direction.
const MAX_SIZE_RATIO: f64 = 2.0;
/// Maximum number of sightings of one strip that are paired; with more, two are duplicates for certain.
const MAX_SIGHTINGS: usize = 6;

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

/// Pairs the sightings of a strip. Those with bit errors are dropped if they do not fit.
pub(super) fn pair_sightings<'a>(
    strip: &'a StripPrint,
    mine: &[Sighting],
    picture: &Picture,
) -> Result<StripSightings<'a>, Diagnostic> {
    if mine.len() > MAX_SIGHTINGS {
        return Err(duplicate(strip));
    }
    let two = (0..mine.len()).flat_map(|one| (0..one).map(move |other| [other, one]));
    let fit = two.filter_map(|two| {
        Some((two, locate_by_ends(strip, mine[two[0]], mine[two[1]], picture, picture.focal)?))
    });
    let fewest = fit.min_by_key(|(two, _)| two.iter().map(|at| mine[*at].bit_errors).sum::<u32>());
    let rest = |used: &[usize]| {
        let others = mine.iter().enumerate().filter(|(at, seen)| seen.bit_errors == 0 && !used.contains(at));
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

fn duplicate(strip: &StripPrint) -> Diagnostic {
    let message = format!("marker {} of the plank `{}` is there more than once", strip.id, strip.name);
    Diagnostic::new(PhotoCode::TwoBoards, message).hint("leave the planks of one set only on the table")
}
