//! Printed discs, classified by their print.

use kurbo::{Point, Vec2};

use super::TrayView;
use super::rectified::RectifiedTray;
use super::template::{ANGLES, PolarTemplate, direction};
use super::tile::TileFeatures;
use crate::photo::height::GUESS_REACH_MM;
use crate::photo::signal::{Correlation, best_turn, luminance, mean_colour, offsets, rotated};

/// Maximum offset of a disc from the centre of its tile.
const MAX_OFFSET_MM: f64 = 3.2;
/// Step of the coarse search.
const SEARCH_STEP_MM: f64 = 0.75;
/// Weight of the surroundings of a disc in the search, where its own shadow lies.
const SURROUNDINGS_WEIGHT: f32 = 0.3;
/// Maximum height of a top beside which its tile is seen. A higher one lies on a body of any colour.
const MAX_HEIGHT_BESIDE_TILE_MM: f64 = 3.0;

/// The features of a square under the hypothesis of a disc.
#[derive(Clone, Debug, Default)]
pub(super) struct DiscFeatures {
    /// For each kind the correlation of its print with the picture.
    pub(super) correlations: Vec<f32>,
    /// For each kind the light of its background, relative to that of the tile.
    pub(super) backgrounds: Vec<[f32; 3]>,
    /// For each kind the unevenness of its background.
    pub(super) uneven: Vec<f32>,
    /// Displacement of the likeliest disc from where its top was guessed, in mm.
    pub(super) shift: Vec2,
}

/// A disc as it appears on the rectified tray with its top at some height.
#[derive(Clone, Copy)]
struct RaisedDisc {
    centre: Point,
    /// Its size relative to that of the print: a higher top is nearer to the camera.
    scale: f64,
    /// Whether its tile is seen around it.
    shows_tile: bool,
}

impl RaisedDisc {
    fn at(self, centre: Point) -> RaisedDisc {
        RaisedDisc { centre, ..self }
    }

    /// A point of its print, in polar coordinates.
    fn point(self, turn: usize, out: f64) -> Point {
        self.centre + direction(turn) * (out * self.scale)
    }

    /// The weight of a ring: `surroundings` applies beyond the edge of the disc.
    fn weight(self, dial: &PolarTemplate, (out, weight): (f64, f32), surroundings: f32) -> f32 {
        match out > dial.radius {
            true if self.shows_tile => weight * surroundings,
            true => 0.0,
            false => weight,
        }
    }
}

/// Searches for a disc on the tile of a square, with its top around a guessed height.
pub(super) fn measure(scene: &TrayView, centre: Point, tile: &TileFeatures, guess: f64) -> DiscFeatures {
    let TrayView { disc_templates, flat, .. } = scene;
    let parallax = scene.parallax(centre);
    let guessed = RaisedDisc {
        centre: centre + tile.shift + parallax * guess,
        scale: scene.magnification(centre, guess),
        shows_tile: guess <= MAX_HEIGHT_BESIDE_TILE_MM,
    };
    let (mut features, mut most) = (DiscFeatures::default(), f32::MIN);
    for (dial, disc) in disc_templates.iter().zip(located(scene, guessed, parallax)) {
        let samples = polar_samples(dial, disc, flat);
        let turns = best_turn(0..ANGLES, |turn| correlation_at(dial, &samples, turn, disc));
        let (turn, correlation) = turns.unwrap_or((0, 0.0));
        let (ground, uneven) = ground(dial, turn, disc, tile, flat);
        features.correlations.push(correlation);
        features.backgrounds.push(ground);
        features.uneven.push(uneven);
        if correlation > most {
            (most, features.shift) = (correlation, disc.centre - guessed.centre);
        }
    }
    features
}

/// Locates each kind of disc by its rings around a guess, with the edge where the tile is seen. `parallax` is in mm per mm
/// of height.
fn located(scene: &TrayView, guessed: RaisedDisc, parallax: Vec2) -> Vec<RaisedDisc> {
    let TrayView { disc_templates, flat, .. } = scene;
    let long = parallax.hypot() * GUESS_REACH_MM;
    let along = if long > 1e-6 { parallax / parallax.hypot() } else { Vec2::new(0.0, 1.0) };
    let across = along.turn_90();
    let aside = (MAX_OFFSET_MM / SEARCH_STEP_MM) as i32;
    let far = ((MAX_OFFSET_MM + long) / SEARCH_STEP_MM).ceil() as i32;
    let mut rough = vec![(guessed, f32::MIN); disc_templates.len()];
    for forth in -far..=far {
        for side in -aside..=aside {
            let at = guessed.centre
                + along * (f64::from(forth) * SEARCH_STEP_MM)
                + across * (f64::from(side) * SEARCH_STEP_MM);
            let tone = |point| flat.soft(point);
            update_best(disc_templates, guessed.at(at), 4, tone, |dial| &dial.soft, &mut rough);
        }
    }
    let mut best = vec![(guessed, f32::MIN); disc_templates.len()];
    for (index, (dial, (near, _))) in disc_templates.iter().zip(rough).enumerate() {
        let (own, best) = (std::slice::from_ref(dial), &mut best[index..=index]);
        for off in offsets(2, 0.25) {
            let tone = |point| flat.tone(point);
            update_best(own, near.at(near.centre + off), 2, tone, |dial| &dial.profile, best);
        }
    }
    best.into_iter().map(|(disc, _)| disc).collect()
}

/// Tries the place of a disc: keeps it for each kind whose radial profile correlates better than before.
fn update_best(
    disc_templates: &[PolarTemplate],
    disc: RaisedDisc,
    skip: usize,
    tone: impl Fn(Point) -> f32,
    profile: impl Fn(&PolarTemplate) -> &[f32],
    best: &mut [(RaisedDisc, f32)],
) {
    let Some(first) = disc_templates.first() else { return };
    // The rings are the same for all discs of one size.
    let mut sums = vec![Correlation::<f32>::default(); disc_templates.len()];
    for (index, &ring) in first.rings.iter().enumerate() {
        let weight = disc.weight(first, ring, SURROUNDINGS_WEIGHT);
        if weight == 0.0 {
            continue;
        }
        for turn in (0..ANGLES).step_by(skip) {
            let samples = tone(disc.point(turn, ring.0));
            for (sums, dial) in sums.iter_mut().zip(disc_templates) {
                sums.add(samples, profile(dial).get(index).copied().unwrap_or_default(), weight);
            }
        }
    }
    for (sums, best) in sums.iter().zip(best) {
        let value = sums.value();
        if value > best.1 {
            *best = (disc, value);
        }
    }
}

/// The tones around a centre in polar coordinates, ring by ring.
fn polar_samples(dial: &PolarTemplate, disc: RaisedDisc, flat: &RectifiedTray) -> Vec<f32> {
    let ring = |&(out, _): &(f64, f32)| (0..ANGLES).map(move |turn| disc.point(turn, out));
    dial.rings.iter().flat_map(ring).map(|point| flat.tone(point)).collect()
}

/// The correlation of a disc with samples at a rotation.
fn correlation_at(dial: &PolarTemplate, samples: &[f32], turn: usize, disc: RaisedDisc) -> f32 {
    let mut correlation = Correlation::<f32>::default();
    let rings = dial.tone.chunks_exact(ANGLES).zip(samples.chunks_exact(ANGLES));
    for ((print, samples), &ring) in rings.zip(&dial.rings) {
        let weight = disc.weight(dial, ring, 1.0);
        if weight == 0.0 {
            continue;
        }
        for (print, samples) in rotated(print, samples, turn) {
            samples.iter().zip(print).for_each(|(samples, print)| correlation.add(*samples, *print, weight));
        }
    }
    correlation.value()
}

/// The light of a disc's background at a rotation, relative to that of the tile: the mean between the quartiles of
/// lightness, and the difference of the quartiles.
fn ground(
    dial: &PolarTemplate,
    turn: usize,
    disc: RaisedDisc,
    tile: &TileFeatures,
    flat: &RectifiedTray,
) -> ([f32; 3], f32) {
    let mut samples = Vec::new();
    for (ring, &(out, _)) in dial.rings.iter().enumerate() {
        for at in 0..ANGLES {
            if dial.ground[ring * ANGLES + (at + ANGLES - turn) % ANGLES] {
                samples.push(tile.normalised(flat.light(disc.point(at, out))));
            }
        }
    }
    samples.sort_by(|one, other| luminance(*one).total_cmp(&luminance(*other)));
    let quarter = samples.len() / 4;
    let inner = samples.get(quarter..samples.len() - quarter).unwrap_or_default();
    let tone = |at: usize| samples.get(at).map_or(0.0, |light| luminance(*light).max(0.0).sqrt());
    (mean_colour(inner), tone(quarter * 3) - tone(quarter))
}
