//! Printed discs, classified by their print.

use kurbo::{Point, Vec2};

use super::light::luma;
use super::rectified::{Correlation, RectifiedTray};
use super::template::{ANGLES, PolarTemplate, direction};
use super::tile::TileFeatures;

/// Maximum offset of a disc from the centre of its tile.
const MAX_OFFSET_MM: f64 = 3.2;
/// Maximum thickness of a disc.
const MAX_THICKNESS_MM: f64 = 3.2;
/// Step of the coarse search.
const SEARCH_STEP_MM: f64 = 0.75;
/// Weight of the surroundings of a disc in the search, where its own shadow lies.
const SURROUNDINGS_WEIGHT: f32 = 0.3;

/// The features of a square under the hypothesis of a disc.
#[derive(Clone, Debug, Default)]
pub(super) struct DiscFeatures {
    /// For each kind the correlation of its print with the picture.
    pub(super) correlations: Vec<f32>,
    /// For each kind the light of its background, relative to that of the tile.
    pub(super) backgrounds: Vec<[f32; 3]>,
    /// For each kind the unevenness of its background.
    pub(super) uneven: Vec<f32>,
    /// Offset of the likeliest disc from the centre of the tile, in mm.
    pub(super) shift: Vec2,
}

/// Searches for a disc on a tile. `parallax` is the parallax in mm per mm of height.
pub(super) fn measure(
    disc_templates: &[PolarTemplate],
    point: Point,
    parallax: Vec2,
    tile: &TileFeatures,
    flat: &RectifiedTray,
) -> DiscFeatures {
    let mut features = DiscFeatures::default();
    let mut most = f32::MIN;
    for (dial, middle) in disc_templates.iter().zip(middles(disc_templates, point, parallax, flat)) {
        let samples = polar_samples(dial, middle, flat);
        let (turn, correlation) = best_turn(dial, &samples);
        let (ground, uneven) = ground(dial, turn, middle, tile, flat);
        features.correlations.push(correlation);
        features.backgrounds.push(ground);
        features.uneven.push(uneven);
        if correlation > most {
            (most, features.shift) = (correlation, middle - point);
        }
    }
    features
}

/// Locates the edge of each kind of disc.
fn middles(
    disc_templates: &[PolarTemplate],
    point: Point,
    parallax: Vec2,
    flat: &RectifiedTray,
) -> Vec<Point> {
    let long = parallax.hypot() * MAX_THICKNESS_MM;
    let along = if long > 1e-6 { parallax / parallax.hypot() } else { Vec2::new(0.0, 1.0) };
    let across = Vec2::new(-along.y, along.x);
    let aside = (MAX_OFFSET_MM / SEARCH_STEP_MM) as i32;
    let far = ((MAX_OFFSET_MM + long) / SEARCH_STEP_MM).ceil() as i32;
    let mut rough = vec![(point, f32::MIN); disc_templates.len()];
    for forth in -aside..=far {
        for side in -aside..=aside {
            let at = point
                + along * (f64::from(forth) * SEARCH_STEP_MM)
                + across * (f64::from(side) * SEARCH_STEP_MM);
            update_best(disc_templates, at, 4, |point| flat.soft(point), |dial| &dial.soft, &mut rough);
        }
    }
    let mut best = vec![(point, f32::MIN); disc_templates.len()];
    for (index, (dial, (near, _))) in disc_templates.iter().zip(rough).enumerate() {
        for down in -2..=2 {
            for right in -2..=2 {
                let at = near + Vec2::new(f64::from(right), f64::from(down)) * 0.25;
                let own = std::slice::from_ref(dial);
                update_best(
                    own,
                    at,
                    2,
                    |point| flat.tone(point),
                    |dial| &dial.profile,
                    &mut best[index..=index],
                );
            }
        }
    }
    best.into_iter().map(|(at, _)| at).collect()
}

/// Tries a point as the centre of discs: keeps it for each kind whose radial profile correlates better than before.
fn update_best(
    disc_templates: &[PolarTemplate],
    at: Point,
    skip: usize,
    tone: impl Fn(Point) -> f32,
    profile: impl Fn(&PolarTemplate) -> &[f32],
    best: &mut [(Point, f32)],
) {
    let Some(first) = disc_templates.first() else { return };
    // The rings are the same for all discs of one size.
    let mut sums = vec![Correlation::default(); disc_templates.len()];
    for (ring, &(out, weight)) in first.rings.iter().enumerate() {
        let weight = if out > first.radius { weight * SURROUNDINGS_WEIGHT } else { weight };
        for turn in (0..ANGLES).step_by(skip) {
            let samples = tone(at + direction(turn) * out);
            for (sums, dial) in sums.iter_mut().zip(disc_templates) {
                sums.add(samples, profile(dial).get(ring).copied().unwrap_or_default(), weight);
            }
        }
    }
    for (sums, best) in sums.iter().zip(best) {
        let value = sums.value();
        if value > best.1 {
            *best = (at, value);
        }
    }
}

/// The tones around a centre in polar coordinates, ring by ring.
fn polar_samples(dial: &PolarTemplate, middle: Point, flat: &RectifiedTray) -> Vec<f32> {
    let rings = dial.rings.iter();
    rings
        .flat_map(|&(out, _)| (0..ANGLES).map(move |turn| flat.tone(middle + direction(turn) * out)))
        .collect()
}

/// The rotation of a disc (as an index) with the highest correlation, and that correlation.
fn best_turn(dial: &PolarTemplate, samples: &[f32]) -> (usize, f32) {
    let correlation = |by: usize| {
        let mut correlation = Correlation::default();
        for (ring, &(_, weight)) in dial.rings.iter().enumerate() {
            let (samples, print) =
                (&samples[ring * ANGLES..][..ANGLES], &dial.tone[ring * ANGLES..][..ANGLES]);
            let (end, start) = print.split_at(ANGLES - by);
            for (samples, print) in samples.iter().zip(start.iter().chain(end)) {
                correlation.add(*samples, *print, weight);
            }
        }
        correlation.value()
    };
    let turns = (0..ANGLES).map(|by| (by, correlation(by)));
    turns.max_by(|one, other| one.1.total_cmp(&other.1)).unwrap_or((0, 0.0))
}

/// The light of a disc's background at a rotation, relative to that of the tile: the mean between the quartiles of
/// lightness, and the difference of the quartiles.
fn ground(
    dial: &PolarTemplate,
    turn: usize,
    middle: Point,
    tile: &TileFeatures,
    flat: &RectifiedTray,
) -> ([f32; 3], f32) {
    let mut samples = Vec::new();
    for (ring, &(out, _)) in dial.rings.iter().enumerate() {
        for at in 0..ANGLES {
            if dial.ground[ring * ANGLES + (at + ANGLES - turn) % ANGLES] {
                samples.push(tile.normalised(flat.light(middle + direction(at) * out)));
            }
        }
    }
    samples.sort_by(|one, other| luma(*one).total_cmp(&luma(*other)));
    let quarter = samples.len() / 4;
    let (low, high) = (
        samples.get(quarter).copied().unwrap_or_default(),
        samples.get(quarter * 3).copied().unwrap_or_default(),
    );
    let inner = samples.get(quarter..samples.len() - quarter).unwrap_or_default();
    let mean =
        [0, 1, 2].map(|at| inner.iter().map(|light| light[at]).sum::<f32>() / inner.len().max(1) as f32);
    (mean, luma(high).max(0.0).sqrt() - luma(low).max(0.0).sqrt())
}
