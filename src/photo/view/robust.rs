//! Homographies and views that do not mind a few markers being elsewhere.

use kurbo::{Point, Size};

use super::View;
use super::homography::{Homography, Pair};

/// Of more markers than this, only so many are tried two by two: two good ones will be among them.
const TRIED: usize = 16;
/// The best guess is fitted anew to all that agree with it so many times.
const ROUNDS: usize = 3;
/// Bowed paper is no plane: markers may be so many times further off a plane than off the view at last.
const UNEVEN: f64 = 8.0;

/// The mapping that most markers agree with, the pairs coming as four corners per marker, and which pairs belong to
/// markers that do.
///
/// A marker agrees if its corners are within `tolerance` of where the mapping has them, the mean of squares taken.
/// `None` if there is no mapping, or if of three markers or more no three agree and of two the two do not.
pub(super) fn robust(pairs: &[Pair], tolerance: f64) -> Option<(Homography, Vec<bool>)> {
    let markers: Vec<&[Pair]> = pairs.chunks(4).collect();
    let mut best: Option<(f64, Homography)> = None;
    for guess in guesses(&markers) {
        let score = score(&guess, &markers, tolerance);
        if best.as_ref().is_none_or(|(most, _)| score > *most) {
            best = Some((score, guess));
        }
    }
    let (mut score, mut mapping) = best?;
    for _ in 0..ROUNDS {
        let agreeing: Vec<Pair> = chosen(&mapping, &markers, tolerance).copied().collect();
        let Some(next) = Homography::through(&agreeing) else { break };
        let next_score = self::score(&next, &markers, tolerance);
        if next_score <= score {
            break;
        }
        (score, mapping) = (next_score, next);
    }
    let agree: Vec<bool> =
        markers.iter().map(|marker| off(|place| mapping.apply(place), marker) <= tolerance).collect();
    if agree.iter().filter(|agree| **agree).count() < markers.len().min(3) {
        return None;
    }
    Some((mapping, pairs.iter().enumerate().map(|(index, _)| agree.get(index / 4) == Some(&true)).collect()))
}

/// The view that most markers agree with to within `tolerance`, and which pairs belong to markers that do.
pub(super) fn robust_view(
    pairs: &[Pair],
    picture: Size,
    focal: Option<f64>,
    tolerance: f64,
) -> Option<(View, Vec<bool>)> {
    let (_, mut agree) = robust(pairs, UNEVEN * tolerance)?;
    let mut view = View::of(&kept(pairs, &agree), picture, focal)?;
    // Strict little by little: one marker that is a little off may bend a view enough to be at odds with good ones.
    for strictness in [UNEVEN / 2.0, UNEVEN / 4.0, 1.0, 1.0] {
        let near = |marker: &[Pair]| off(|place| view.project(place, 0.0), marker) <= strictness * tolerance;
        agree = pairs.chunks(4).flat_map(|marker| vec![near(marker); marker.len()]).collect();
        view = View::of(&kept(pairs, &agree), picture, focal)?;
    }
    Some((view, agree))
}

fn kept(pairs: &[Pair], agree: &[bool]) -> Vec<Pair> {
    pairs.iter().zip(agree).filter(|(_, agree)| **agree).map(|(pair, _)| *pair).collect()
}

/// Mappings through all markers and through any two of them, those apart first; through the one if there is but one.
fn guesses(markers: &[&[Pair]]) -> Vec<Homography> {
    let mut guesses = Vec::new();
    guesses.extend(Homography::through(&markers.concat()));
    let step = markers.len().div_ceil(TRIED).max(1);
    let tried: Vec<_> = markers.iter().step_by(step).collect();
    for (index, one) in tried.iter().enumerate() {
        for other in tried.iter().skip(index + 1) {
            guesses.extend(Homography::through(&[**one, **other].concat()));
        }
    }
    guesses
}

/// How many markers agree, and a little more the better they do.
fn score(mapping: &Homography, markers: &[&[Pair]], tolerance: f64) -> f64 {
    let bar = tolerance.max(f64::MIN_POSITIVE);
    markers
        .iter()
        .map(|marker| off(|place| mapping.apply(place), marker) / bar)
        .filter(|off| *off <= 1.0)
        .map(|off| 2.0 - off * off)
        .sum()
}

fn chosen<'a>(
    mapping: &Homography,
    markers: &[&'a [Pair]],
    tolerance: f64,
) -> impl Iterator<Item = &'a Pair> {
    markers
        .iter()
        .filter(move |marker| off(|place| mapping.apply(place), marker) <= tolerance)
        .copied()
        .flatten()
}

/// How far the corners of a marker are from where a mapping has them.
fn off(mapping: impl Fn(Point) -> Option<Point>, marker: &[Pair]) -> f64 {
    let distance =
        |&(place, seen): &Pair| mapping(place).map_or(f64::INFINITY, |mapped| mapped.distance_squared(seen));
    (marker.iter().map(distance).sum::<f64>() / marker.len().max(1) as f64).sqrt()
}
