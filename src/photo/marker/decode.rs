//! Decoding of black squares: sampled modules compared with the looks of all markers of a family.

use kurbo::Point;

use super::dark::MIN_OVEREXPOSED_SHADE;
use super::family::{Family, Look, TurnedMarker};
use super::outline::Quad;
use crate::photo::grey::Grey;
use crate::photo::signal::dot;
use crate::photo::view::{Homography, LeastSquares};

/// Minimum difference of black and white.
pub(in crate::photo) const MIN_CONTRAST_SHADES: f64 = 8.0;
/// Fraction of border modules that may look white, as one in so many: usually, and beside overexposed paper.
const BORDER_MODULES_PER_WHITE: [usize; 2] = [6, 3];
/// Range of lightness, 0 being black and 1 white; beyond are reflections and shadows.
const LIGHTNESS_RANGE: [f64; 2] = [-0.5, 1.5];
/// Minimum likeness, a correlation coefficient, of the modules inside the border to the likeliest marker, and of all.
const MIN_LIKENESS: f32 = 0.75;
const MIN_WHOLE_LIKENESS: f32 = 0.65;
/// By how much likeness to any other marker is less, or what that leaves unexplained is more: one of both, at least. What
/// is no marker resembles several.
const MIN_LEAD: f32 = 0.25;
const MIN_UNEXPLAINED_RATIO: f32 = 2.5;
/// Maximum number of modules that differ from the look by more than half of the contrast, and by how much of it a module
/// may differ: a wrong one should look doubtful. Of random patterns in a black border 3 in 10,000 pass, of blurred ones 30.
const MAX_BIT_ERRORS: u32 = 2;
const MAX_DEVIATION: f32 = 0.9;

/// A decoded marker.
pub(super) struct Decoded {
    pub(super) id: u16,
    /// Index of the outline's corner that is top left.
    pub(super) top_left: usize,
    pub(super) bit_errors: u32,
}

/// A linear light model: light at the top left corner, and its slope per module to the right and down.
struct LightPlane([f64; 3]);

/// Decodes the marker inside an outline.
pub(super) fn decode(grey: &Grey, outline: &Quad, family: &Family) -> Option<Decoded> {
    let seen = Look::new(&modules(grey, outline, family.side())?);
    let mut best: Option<(f32, &Look, &TurnedMarker)> = None;
    let mut other = 0.0f32;
    for marker in &family.turned {
        let looks = marker.looks.iter().map(|look| (dot::<8>(&seen.inner, &look.inner), look));
        let Some((likeness, look)) = looks.max_by(|one, other| one.0.total_cmp(&other.0)) else { continue };
        match best {
            Some((most, ..)) if likeness <= most => other = other.max(likeness),
            _ => other = best.replace((likeness, look, marker)).map_or(0.0, |before| before.0),
        }
    }
    let (likeness, look, marker) = best?;
    let unexplained = |likeness: f32| 1.0 - likeness * likeness;
    let is_clear =
        likeness - other >= MIN_LEAD || unexplained(other) >= MIN_UNEXPLAINED_RATIO * unexplained(likeness);
    let is_alike = likeness >= MIN_LIKENESS && dot::<8>(&seen.whole, &look.whole) >= MIN_WHOLE_LIKENESS;
    let deviations = deviations(&seen.inner, &look.inner, likeness);
    let bit_errors = deviations.clone().map(|deviation| u32::from(deviation > 0.5)).sum();
    let is_sound = bit_errors <= MAX_BIT_ERRORS && deviations.fold(0.0, f32::max) < MAX_DEVIATION;
    let TurnedMarker { id, top_left, .. } = *marker;
    (is_clear && is_alike && is_sound).then_some(Decoded { id, top_left, bit_errors })
}

/// By how much of the contrast each module differs from a look.
fn deviations(seen: &[f32], look: &[f32], likeness: f32) -> impl Iterator<Item = f32> + Clone {
    let [black, white] = [f32::min, f32::max].map(|most| look.iter().copied().reduce(most).unwrap_or(0.0));
    let contrast = (likeness * (white - black)).max(f32::MIN_POSITIVE);
    seen.iter().zip(look).map(move |(seen, look)| (seen - likeness * look).abs() / contrast)
}

/// Samples the modules inside an outline, row by row, 0 being black and 1 white; `None` if its border is not black enough,
/// or what surrounds it not brighter.
fn modules(grey: &Grey, outline: &Quad, side: usize) -> Option<Vec<f32>> {
    let plane = Homography::from_square(side as f64, outline)?;
    let sample = |x: f64, y: f64| plane.apply(Point::new(x, y)).map_or(0.0, |point| grey.sample(point));
    let [white, black] = [-0.5, 0.5].map(|inside| {
        let samples = ring(side as f64, inside).map(|(x, y)| (x, y, sample(x, y)));
        LightPlane::fit(&samples.collect::<Vec<_>>())
    });
    let (white, black) = (white?, black?);
    let middle = side as f64 / 2.0;
    let paper = white.at(middle, middle);
    if paper - black.at(middle, middle) < MIN_CONTRAST_SHADES {
        return None;
    }
    let [least, most] = LIGHTNESS_RANGE;
    let module = |index: usize| {
        let (x, y) = ((index % side) as f64 + 0.5, (index / side) as f64 + 0.5);
        let dark = black.at(x, y);
        ((mean(x, y, sample) - dark) / (white.at(x, y) - dark).max(1.0)).clamp(least, most) as f32
    };
    let light: Vec<f32> = (0..side * side).map(module).collect();
    let is_border = |index: usize| [index % side, index / side].iter().any(|at| *at == 0 || *at + 1 == side);
    let spoilt = light.iter().enumerate().filter(|(index, light)| is_border(*index) && **light > 0.5).count();
    let is_overexposed = paper >= f64::from(MIN_OVEREXPOSED_SHADE);
    (spoilt * BORDER_MODULES_PER_WHITE[usize::from(is_overexposed)] <= 4 * (side - 1)).then_some(light)
}

/// The centres of modules along the four sides of a square, `inside` being their distance from its edge.
fn ring(side: f64, inside: f64) -> impl Iterator<Item = (f64, f64)> {
    let far = side - inside;
    (0..side as usize).flat_map(move |at| {
        let along = at as f64 + 0.5;
        [(along, inside), (along, far), (inside, along), (far, along)]
    })
}

/// The mean of nine samples of a module.
fn mean(x: f64, y: f64, sample: impl Fn(f64, f64) -> f64) -> f64 {
    const SAMPLE_SPACING: f64 = 0.2;
    let offsets = [-SAMPLE_SPACING, 0.0, SAMPLE_SPACING];
    offsets.iter().flat_map(|down| offsets.map(|across| sample(x + across, y + down))).sum::<f64>() / 9.0
}

impl LightPlane {
    fn fit(seen: &[(f64, f64, f64)]) -> Option<LightPlane> {
        let mut sums = LeastSquares::new();
        for &(x, y, light) in seen {
            sums.add([1.0, x, y], light, 1.0);
        }
        sums.solve().map(LightPlane)
    }

    fn at(&self, x: f64, y: f64) -> f64 {
        let LightPlane([start, right, down]) = self;
        start + right * x + down * y
    }
}
