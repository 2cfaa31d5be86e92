//! Square windows of samples without illumination.

use crate::photo::signal::dot;

/// Parallel sums of a dot product; the sides of windows are multiples of it.
pub(super) const LANES: usize = 16;
/// Number of independent light samples in a window.
pub(super) const LIGHT_SAMPLES: f64 = 12.0;

/// The mask of a window's samples, and what is needed to remove linear illumination.
///
/// A mask is symmetric about its centre, so that the level and the two slopes are orthogonal.
#[derive(Debug)]
pub(super) struct Mask {
    pub(super) side: usize,
    /// 1 for a sample that counts, else 0.
    pub(super) counts: Vec<f32>,
    /// Number of samples that count.
    pub(super) number: f32,
    /// Sum of their squared horizontal distances from the centre.
    spread: f32,
}

/// A window without illumination: the pattern relative to the light.
#[derive(Debug)]
pub(super) struct FacePattern {
    /// 0 outside the mask.
    pub(super) values: Vec<f32>,
    /// Mean square.
    pub(super) power: f32,
    /// Mean light.
    pub(super) light: f32,
}

impl Mask {
    /// All samples but those beyond round corners, whose radius is a part of half the side.
    pub(super) fn square(side: usize, corner: f64) -> Mask {
        let half = side as f64 / 2.0;
        Mask::new(side, |across, down| {
            is_within_corners(f64::from(across.abs()), f64::from(down.abs()), half, corner * half)
        })
    }

    /// The inscribed circle.
    pub(super) fn disc(side: usize) -> Mask {
        let radius = side as f32 / 2.0;
        Mask::new(side, |across, down| across * across + down * down <= radius * radius)
    }

    fn new(side: usize, counts: impl Fn(f32, f32) -> bool) -> Mask {
        let middle = (side as f32 - 1.0) / 2.0;
        let all = || {
            (0..side)
                .flat_map(|row| (0..side).map(move |column| (column as f32 - middle, row as f32 - middle)))
        };
        let counts: Vec<f32> =
            all().map(|(across, down)| if counts(across, down) { 1.0 } else { 0.0 }).collect();
        let spread = all().zip(&counts).map(|((across, _), counts)| across * across * counts).sum();
        Mask { side, number: counts.iter().sum(), counts, spread }
    }

    /// Removes the illumination.
    pub(super) fn without_light(&self, mut values: Vec<f32>) -> FacePattern {
        let light = self.level(&mut values);
        let part = 1.0 / light.max(1.0 / 1024.0);
        values.iter_mut().for_each(|value| *value *= part);
        let power = dot::<LANES>(&values, &values) / self.number.max(1.0);
        FacePattern { values, power, light }
    }

    /// Removes level and slopes, and zeroes samples outside the mask; returns the level.
    pub(super) fn level(&self, values: &mut [f32]) -> f32 {
        let middle = (self.side as f32 - 1.0) / 2.0;
        let [mut sum, mut right, mut below] = [0.0f32; 3];
        let rows = values.chunks_exact(self.side).zip(self.counts.chunks_exact(self.side)).enumerate();
        for (row, (values, counts)) in rows {
            let [mut level, mut slope] = [0.0f32; 2];
            for (column, (value, count)) in values.iter().zip(counts).enumerate() {
                level += value * count;
                slope += value * count * (column as f32 - middle);
            }
            sum += level;
            right += slope;
            below += level * (row as f32 - middle);
        }
        let light = sum / self.number.max(1.0);
        let [right, below] = [right, below].map(|sum| sum / self.spread.max(1e-6));
        let rows = values.chunks_exact_mut(self.side).zip(self.counts.chunks_exact(self.side)).enumerate();
        for (row, (values, counts)) in rows {
            let start = light + below * (row as f32 - middle) - right * middle;
            for (column, (value, count)) in values.iter_mut().zip(counts).enumerate() {
                *value = (*value - start - right * column as f32) * count;
            }
        }
        light
    }
}

/// Whether a point of a square, seen from its centre, is not cut off by its round corners.
pub(super) fn is_within_corners(x: f64, y: f64, half: f64, corner: f64) -> bool {
    let (x, y) = (x - (half - corner), y - (half - corner));
    x <= 0.0 || y <= 0.0 || x * x + y * y <= corner * corner
}

/// The fit of a pattern to a window.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct PatternFit {
    /// Explained fraction of the signal: 1 is all, below 0 is worse than no pattern.
    pub(super) explained: f32,
    /// Root mean square residual, relative to the light.
    pub(super) residual: f32,
    /// Contrast relative to the print.
    pub(super) strength: f32,
    /// Mean squares of the window and of the pattern.
    powers: [f32; 2],
}

/// Noise of the picture and unevenness of paper, relative to the light.
const NOISE_FLOOR: f32 = 0.03;
/// Range of contrast: glare reduces it, sharpening increases it.
const CONTRAST_RANGE: [f32; 2] = [0.55, 1.4];

impl PatternFit {
    /// The contrast of the window: its root mean square, relative to the light.
    pub(super) fn contrast(&self) -> f32 {
        self.powers[0].sqrt()
    }

    /// The fit of a pattern to a window, given their mean squares and the mean of their products.
    pub(super) fn new(seen: f32, expected: f32, common: f32) -> PatternFit {
        let strength = if expected > 1e-6 { common / expected } else { 1.0 };
        PatternFit { explained: 0.0, residual: 0.0, strength, powers: [seen, expected] }.veiled(0.0)
    }

    /// The fit if `veil` is the fraction of the light that is glare.
    pub(super) fn veiled(self, veil: f32) -> PatternFit {
        let [seen, expected] = self.powers;
        let believed = self.strength.max(CONTRAST_RANGE[0] * (1.0 - veil)).min(CONTRAST_RANGE[1]);
        let residual = (seen + (believed - 2.0 * self.strength) * believed * expected).max(0.0);
        PatternFit {
            explained: 1.0 - residual / (seen + NOISE_FLOOR * NOISE_FLOOR),
            residual: residual.sqrt(),
            ..self
        }
    }

    /// Similarity of a window to the pattern at any contrast, to rank patterns. Invariant to contrast, so that unknown
    /// glare does not favour the palest of them.
    pub(super) fn likeness(&self) -> f32 {
        let [seen, expected] = self.powers;
        self.strength * self.strength.abs() * expected / (seen + NOISE_FLOOR * NOISE_FLOOR)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn samples(side: usize, of: impl Fn(f32, f32) -> f32) -> Vec<f32> {
        (0..side * side).map(|at| of((at % side) as f32, (at / side) as f32)).collect()
    }

    #[test]
    fn linear_illumination_does_not_change_the_pattern() {
        for mask in [Mask::square(16, 0.0), Mask::disc(16)] {
            let line = |x: f32| if (6.0..9.0).contains(&x) { 0.5 } else { 1.0 };
            let even = mask.without_light(samples(16, |x, _| 200.0 * line(x)));
            let dim = mask.without_light(samples(16, |x, _| 50.0 * line(x)));
            let common = dot::<LANES>(&even.values, &dim.values) / mask.number;
            assert!(PatternFit::new(dim.power, even.power, common).explained > 0.95);
            let slanting = mask.without_light(samples(16, |x, y| 100.0 + 3.0 * x - 2.0 * y));
            assert!(slanting.power < 1e-6, "{}", slanting.power);
        }
    }

    #[test]
    fn a_pattern_explains_only_itself() {
        let mask = Mask::square(16, 0.0);
        let [across, down] = [true, false].map(|way| {
            mask.without_light(samples(16, |x, y| if (if way { x } else { y }) < 5.0 { 90.0 } else { 180.0 }))
        });
        let fit = |one: &FacePattern, other: &FacePattern| {
            PatternFit::new(one.power, other.power, dot::<LANES>(&one.values, &other.values) / mask.number)
        };
        assert!(fit(&across, &across).residual < 0.01 && fit(&across, &down).explained < 0.1);
        // In glare a pattern is weak, which must not count against it.
        let weak = fit(&across, &across).veiled(0.5);
        assert!(weak.residual < 0.02, "{weak:?}");
        let pale = PatternFit::new(0.04 * across.power, across.power, 0.2 * across.power);
        let other = PatternFit::new(0.04 * across.power, 0.1 * across.power, 0.02 * across.power);
        assert!(pale.likeness() > 0.5 && pale.likeness() > 5.0 * other.likeness(), "{pale:?} {other:?}");
    }
}
