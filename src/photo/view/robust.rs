//! Robust fitting of homographies with outlier markers.

use super::homography::{Homography, Pair};

/// Maximum number of markers that are tried in pairs: two good ones will be among them.
const MAX_TRIED: usize = 16;
/// Maximum number of refits to the inliers.
const MAX_REFITS: usize = 3;

impl Homography {
    /// Fits a homography to the largest set of inlier markers, the pairs being four corners per marker; also returns
    /// which pairs belong to inliers.
    ///
    /// A marker is an inlier if the root mean square of its corners' residuals is within `tolerance` pixels. `None` if
    /// there is no homography, or fewer inliers than three (or than all, of up to three markers).
    pub fn fit_robust(pairs: &[Pair], tolerance: f64) -> Option<(Homography, Vec<bool>)> {
        let markers: Vec<&[Pair]> = pairs.chunks(4).collect();
        let mut best: Option<(f64, Homography)> = None;
        for guess in guesses(&markers) {
            let score = score(&guess, &markers, tolerance);
            if best.as_ref().is_none_or(|(most, _)| score > *most) {
                best = Some((score, guess));
            }
        }
        let (mut score, mut mapping) = best?;
        for _ in 0..MAX_REFITS {
            let agreeing: Vec<Pair> = inliers(&mapping, &markers, tolerance).copied().collect();
            let Some(next) = Homography::fit(&agreeing) else { break };
            let next_score = self::score(&next, &markers, tolerance);
            if next_score <= score {
                break;
            }
            (score, mapping) = (next_score, next);
        }
        let agree: Vec<bool> =
            markers.iter().map(|marker| rms_residual(&mapping, marker) <= tolerance).collect();
        if agree.iter().filter(|agree| **agree).count() < markers.len().min(3) {
            return None;
        }
        Some((
            mapping,
            pairs.iter().enumerate().map(|(index, _)| agree.get(index / 4) == Some(&true)).collect(),
        ))
    }
}

/// Hypotheses from all markers and from any two of them; from one if there is only one.
fn guesses(markers: &[&[Pair]]) -> Vec<Homography> {
    let mut guesses = Vec::new();
    guesses.extend(Homography::fit(&markers.concat()));
    let step = markers.len().div_ceil(MAX_TRIED).max(1);
    let tried: Vec<_> = markers.iter().step_by(step).collect();
    for (index, one) in tried.iter().enumerate() {
        for other in tried.iter().skip(index + 1) {
            guesses.extend(Homography::fit(&[**one, **other].concat()));
        }
    }
    guesses
}

/// Number of inlier markers, with a bonus for small residuals.
fn score(mapping: &Homography, markers: &[&[Pair]], tolerance: f64) -> f64 {
    let bar = tolerance.max(f64::MIN_POSITIVE);
    markers
        .iter()
        .map(|marker| rms_residual(mapping, marker) / bar)
        .filter(|rms_residual| *rms_residual <= 1.0)
        .map(|rms_residual| 2.0 - rms_residual * rms_residual)
        .sum()
}

fn inliers<'a>(
    mapping: &Homography,
    markers: &[&'a [Pair]],
    tolerance: f64,
) -> impl Iterator<Item = &'a Pair> {
    markers.iter().filter(move |marker| rms_residual(mapping, marker) <= tolerance).copied().flatten()
}

/// Root mean square of a marker's residuals.
fn rms_residual(mapping: &Homography, marker: &[Pair]) -> f64 {
    let distance = |&(point, seen): &Pair| {
        mapping.apply(point).map_or(f64::INFINITY, |mapped| mapped.distance_squared(seen))
    };
    (marker.iter().map(distance).sum::<f64>() / marker.len().max(1) as f64).sqrt()
}
