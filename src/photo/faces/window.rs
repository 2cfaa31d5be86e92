//! Square windows of samples, freed from how the light falls on them.

/// Which samples of a window count, and what is needed to take light that falls evenly slanting out of it.
///
/// A mask is symmetric about its middle, so that the level and the two slopes are independent of each other.
pub(in crate::photo) struct Mask {
    pub(in crate::photo) side: usize,
    /// 1 for a sample that counts, else 0.
    pub(in crate::photo) counts: Vec<f32>,
    /// How many count.
    pub(in crate::photo) number: f32,
    /// The sum of the squares of how far right they are.
    spread: f32,
}

/// A window freed from light: what is left is the pattern, as a part of the light.
pub(in crate::photo) struct Pattern {
    /// 0 where the mask does not count.
    pub(in crate::photo) values: Vec<f32>,
    /// The mean of the squares.
    pub(in crate::photo) power: f32,
    /// The mean light.
    pub(in crate::photo) light: f32,
}

impl Mask {
    /// All samples.
    pub(in crate::photo) fn square(side: usize) -> Mask {
        Mask::new(side, |_, _| true)
    }

    /// Those in the circle that touches the sides.
    pub(in crate::photo) fn disc(side: usize) -> Mask {
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

    /// Frees samples from light.
    pub(in crate::photo) fn pattern(&self, samples: &[f32]) -> Pattern {
        let values = samples.to_vec();
        self.freed(values)
    }

    /// Frees samples from light, reusing their memory.
    pub(in crate::photo) fn freed(&self, mut values: Vec<f32>) -> Pattern {
        let light = self.level(&mut values);
        let part = 1.0 / light.max(1.0 / 1024.0);
        values.iter_mut().for_each(|value| *value *= part);
        let power = product(&values, &values) / self.number.max(1.0);
        Pattern { values, power, light }
    }

    /// Takes level and slopes out of samples, and all of those that do not count; gives the level.
    pub(in crate::photo) fn level(&self, values: &mut [f32]) -> f32 {
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

/// The sum of products. Sixteen sums at a time, because a processor adds so many at once if it is let.
pub(in crate::photo) fn product(one: &[f32], other: &[f32]) -> f32 {
    let mut sums = [0.0f32; 16];
    let (ones, others) = (one.as_chunks::<16>(), other.as_chunks::<16>());
    for (one, other) in ones.0.iter().zip(others.0) {
        for ((sum, one), other) in sums.iter_mut().zip(one).zip(other) {
            *sum += one * other;
        }
    }
    let rest: f32 = ones.1.iter().zip(others.1).map(|(one, other)| one * other).sum();
    sums.iter().sum::<f32>() + rest
}

/// How well a pattern explains what is seen.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(in crate::photo) struct Fit {
    /// The part of what is seen that it explains: 1 is all. Below 0 it would be better to expect nothing.
    pub(in crate::photo) share: f32,
    /// The root of the mean square of what it leaves, as a part of the light.
    pub(in crate::photo) left: f32,
    /// How strong the pattern is seen; 1 is as printed.
    pub(in crate::photo) strength: f32,
    /// The mean squares of what is seen and what is expected.
    powers: [f32; 2],
}

/// Noise and paper are never quite even, as a part of the light.
const UNEVEN: f32 = 0.03;
/// Glare weakens a pattern, sharpening strengthens it; beyond these it is another pattern.
const STRENGTHS: [f32; 2] = [0.55, 1.4];

impl Fit {
    /// The fit of a pattern with this power to one that is seen with that, from the mean of their products.
    pub(in crate::photo) fn of(seen: f32, expected: f32, common: f32) -> Fit {
        let strength = if expected > 1e-6 { common / expected } else { 1.0 };
        Fit { share: 0.0, left: 0.0, strength, powers: [seen, expected] }.veiled(0.0)
    }

    /// The fit if so much of the light is a veil over the print.
    pub(in crate::photo) fn veiled(self, veil: f32) -> Fit {
        let [seen, expected] = self.powers;
        let believed = self.strength.max(STRENGTHS[0] * (1.0 - veil)).min(STRENGTHS[1]);
        let left = (seen + (believed - 2.0 * self.strength) * believed * expected).max(0.0);
        Fit { share: 1.0 - left / (seen + UNEVEN * UNEVEN), left: left.sqrt() / (1.0 - veil), ..self }
    }
}
