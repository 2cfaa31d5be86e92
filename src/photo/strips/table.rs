//! The plane that the planks lie on, by the markers of all of them.

use kurbo::Size;

use super::StripPrint;
use super::ends::align;
use super::located::LocatedStrip;
use super::pair::pairs;
use super::similarity::compare;
use crate::photo::marker::Sighting;
use crate::photo::signal::median;
use crate::photo::view::{Homography, Pair, RigidFit, View};

/// Number of fits of the plane of all markers.
const PLANE_FITS: usize = 6;
/// Residual of a plank's markers, relative to the usual one in its row, above which they do not fit together.
const MAX_ERROR_RATIO: f64 = 2.0;

/// The table under a row of planks.
struct Table {
    view: View,
    /// From the picture to the plane.
    back: Homography,
}

/// Places planks anew on the table of all markers: those of which one marker was found, and those whose markers do not
/// fit together, since a token hides a part of one. The latter by both or by one of them, as their squares show.
pub(super) fn mend(row: &mut [LocatedStrip]) {
    let usual = median(row.iter().map(|located| located.view.error()).collect()).unwrap_or_default();
    let is_odd = |located: &LocatedStrip| {
        let seen = located.ends.iter().flatten().count();
        seen == 1 || seen == 2 && located.view.error() > MAX_ERROR_RATIO * usual
    };
    // A fit of the whole row takes time.
    if !row.iter().any(is_odd) {
        return;
    }
    let Some(table) = Table::under(row) else { return };
    for located in row.iter_mut().filter(|located| is_odd(located)) {
        let [left, right] = located.ends;
        if left.is_none() || right.is_none() {
            if let Some(placed) = table.placed(located, [left, right]) {
                *located = placed;
            }
            continue;
        }
        let by = [[left, right], [left, None], [None, right]].map(|ends| table.placed(located, ends));
        let all = by.into_iter().flatten().chain([located.clone()]).map(|located| {
            let (colours, drawn) = compare(&located, 1.0);
            (colours + drawn, located)
        });
        if let Some((_, best)) = all.max_by(|one, other| one.0.total_cmp(&other.0)) {
            *located = best;
        }
    }
}

impl Table {
    /// The table under planks; `None` if fewer than two of them show both ends.
    fn under(row: &[LocatedStrip]) -> Option<Table> {
        let is_whole = |located: &&LocatedStrip| located.ends.iter().all(Option::is_some);
        let whole = row.iter().filter(is_whole).count();
        let picture = row.first()?.picture;
        let focals = row.iter().map(|located| located.view.camera().focal);
        let focal = picture.focal.or(median(focals.collect()));
        let seen = row.iter().map(|located| seen(located.strip, &located.ends));
        let seen: Vec<Vec<Pair>> = seen.filter(|pairs| !pairs.is_empty()).collect();
        let view = if whole < 2 { None } else { common_plane(&seen, picture.size(), focal) }?;
        let back = view.at(0.0).inverse()?;
        Some(Table { view, back })
    }

    /// A plank on the table, placed by these of its markers.
    fn placed<'a>(
        &self,
        located: &LocatedStrip<'a>,
        ends: [Option<Sighting>; 2],
    ) -> Option<LocatedStrip<'a>> {
        let seen = seen(located.strip, &ends).into_iter();
        let placed: Option<Vec<Pair>> =
            seen.map(|(point, seen)| Some((point, self.back.apply(seen)?))).collect();
        let placement = RigidFit::new(&placed?)?.affine()?;
        Some(align(LocatedStrip { ends, view: self.view.clone(), placement, ..located.clone() }))
    }
}

/// The corners of the markers seen at these ends.
fn seen(strip: &StripPrint, ends: &[Option<Sighting>; 2]) -> Vec<Pair> {
    let each = ends.iter().enumerate().filter_map(|(end, seen)| Some(pairs(strip, end, seen.as_ref()?)));
    each.flatten().collect()
}

/// The plane of parts that lie anywhere on it, fitted in turns: the plane to the points of all parts, and the place of
/// each part on the plane. One small part alone does not show the perspective.
pub(super) fn common_plane(parts: &[Vec<Pair>], picture: Size, focal: Option<f64>) -> Option<View> {
    let size = |part: &Vec<Pair>| part.windows(2).map(|two| two[0].1.distance(two[1].1)).sum::<f64>();
    let first = parts.iter().max_by(|one, other| size(one).total_cmp(&size(other)))?;
    let mut view = View::fit(first, picture, focal)?;
    for _ in 0..PLANE_FITS {
        let flat = view.at(0.0).inverse()?;
        let mut all = Vec::new();
        for part in parts {
            let placed: Option<Vec<Pair>> =
                part.iter().map(|(point, seen)| Some((*point, flat.apply(*seen)?))).collect();
            let placement = RigidFit::new(&placed?)?.affine()?;
            all.extend(part.iter().map(|(point, seen)| (placement * *point, *seen)));
        }
        view = View::fit(&all, picture, focal)?;
    }
    Some(view)
}
