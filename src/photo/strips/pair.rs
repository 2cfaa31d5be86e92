//! Which sightings are the two ends of one strip, and which are none.

use super::super::marker::{Sighting, side};
use super::super::picture::Picture;
use super::super::{Refusal, RefusalKind};
use super::StripPrint;
use super::ends::ends;
use super::lying::Lying;

/// A marker that was read with flaws is none if it is so many times as large as the largest of those that were read
/// without, or as many times smaller than the smallest.
const ALIKE: f64 = 2.0;
/// Nobody has more markers of one strip on the table without having two of them.
const MOST: usize = 6;

/// The sightings without those that were read with flaws and are of another size than all that were read without: on a
/// crowded table something large may look like a marker.
pub(super) fn of_a_size(sightings: &[Sighting]) -> impl Iterator<Item = Sighting> + '_ {
    let sound = sightings.iter().filter(|seen| seen.flaws == 0).map(|seen| side(&seen.corners));
    let (least, most) =
        sound.fold((f64::INFINITY, 0.0f64), |(least, most), side| (least.min(side), most.max(side)));
    let fits = move |side: f64| most == 0.0 || (least / ALIKE..=most * ALIKE).contains(&side);
    sightings.iter().copied().filter(move |seen| seen.flaws == 0 || fits(side(&seen.corners)))
}

/// What of a strip is seen.
pub(super) enum Own<'a> {
    /// Nothing.
    None,
    /// One end, whichever it is.
    End(Sighting),
    /// Both ends.
    Ends(Box<Lying<'a>>),
}

/// The ends of a strip among all that was read as its markers. What was read with flaws and lies nowhere is none.
pub(super) fn own<'a>(
    strip: &'a StripPrint,
    mine: &[Sighting],
    picture: &Picture,
) -> Result<Own<'a>, Refusal> {
    if mine.len() > MOST {
        return Err(twice(strip));
    }
    let two = (0..mine.len()).flat_map(|one| (0..one).map(move |other| [other, one]));
    let fit =
        two.filter_map(|two| Some((two, ends(strip, mine[two[0]], mine[two[1]], picture, picture.focal)?)));
    let fewest = fit.min_by_key(|(two, _)| two.iter().map(|at| mine[*at].flaws).sum::<u32>());
    let rest = |used: &[usize]| {
        let others = mine.iter().enumerate().filter(|(at, seen)| seen.flaws == 0 && !used.contains(at));
        others.map(|(_, seen)| *seen).collect::<Vec<_>>()
    };
    match fewest {
        Some((two, lying)) if rest(&two).is_empty() => Ok(Own::Ends(Box::new(lying))),
        Some(_) => Err(twice(strip)),
        None => match (rest(&[]).as_slice(), mine) {
            ([one], _) | ([], [one]) => Ok(Own::End(*one)),
            ([], []) => Ok(Own::None),
            _ => Err(twice(strip)),
        },
    }
}

fn twice(strip: &StripPrint) -> Refusal {
    let message = format!("marker {} of the plank `{}` is there more than once", strip.id, strip.name);
    Refusal::new(RefusalKind::TwoBoards, message, "leave the planks of one set only on the table")
}
