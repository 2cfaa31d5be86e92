//! Square windows of samples, freed from how the light falls on them.

/// Which samples of a window count, and what is needed to take light that falls evenly slanting out of it.
///
/// A mask is symmetric about its middle, so that the level and the two slopes are independent of each other.
pub(super) struct Mask {
    pub(super) side: usize,
    /// 1 for a sample that counts, else 0.
    pub(super) counts: Vec<f32>,
    /// How many count.
    pub(super) number: f32,
    /// The sum of the squares of how far right they are.
    spread: f32,
}

/// A window freed from light: what is left is the pattern, as a part of the light.
pub(super) struct Pattern {
    /// 0 where the mask does not count.
    pub(super) values: Vec<f32>,
    /// The mean of the squares.
    pub(super) power: f32,
    /// The mean light.
    pub(super) light: f32,
}

impl Mask {
    /// All samples.
    pub(super) fn square(side: usize) -> Mask {
        Mask::new(side, |_, _| true)
    }

    /// Those in the circle that touches the sides.
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

    /// Frees samples from light.
    pub(super) fn freed(&self, mut values: Vec<f32>) -> Pattern {
        let light = self.level(&mut values);
        let part = 1.0 / light.max(1.0 / 1024.0);
        values.iter_mut().for_each(|value| *value *= part);
        let power = product(&values, &values) / self.number.max(1.0);
        Pattern { values, power, light }
    }

    /// Takes level and slopes out of samples, and all of those that do not count; gives the level.
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

/// The sum of products. Sixteen sums at a time, because a processor adds so many at once if it is let.
pub(super) fn product(one: &[f32], other: &[f32]) -> f32 {
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
pub(super) struct Fit {
    /// The part of what is seen that it explains: 1 is all. Below 0 it would be better to expect nothing.
    pub(super) share: f32,
    /// The root of the mean square of what it leaves, as a part of the light.
    pub(super) left: f32,
    /// How strong the pattern is seen; 1 is as printed.
    pub(super) strength: f32,
    /// The mean squares of what is seen and what is expected.
    powers: [f32; 2],
}

/// Noise and paper are never quite even, as a part of the light.
const UNEVEN: f32 = 0.03;
/// Glare weakens a pattern, sharpening strengthens it; beyond these it is another pattern.
const STRENGTHS: [f32; 2] = [0.55, 1.4];

impl Fit {
    /// The fit of a pattern with this power to one that is seen with that, from the mean of their products.
    pub(super) fn of(seen: f32, expected: f32, common: f32) -> Fit {
        let strength = if expected > 1e-6 { common / expected } else { 1.0 };
        Fit { share: 0.0, left: 0.0, strength, powers: [seen, expected] }.veiled(0.0)
    }

    /// The fit if so much of the light is a veil over the print.
    pub(super) fn veiled(self, veil: f32) -> Fit {
        let [seen, expected] = self.powers;
        let believed = self.strength.max(STRENGTHS[0] * (1.0 - veil)).min(STRENGTHS[1]);
        let left = (seen + (believed - 2.0 * self.strength) * believed * expected).max(0.0);
        Fit { share: 1.0 - left / (seen + UNEVEN * UNEVEN), left: left.sqrt(), ..self }
    }

    /// How much of what is seen is like the pattern, however weak it is seen: which of many it may be. Glare that nobody
    /// knows of yet must not leave the palest of them as the likeliest.
    pub(super) fn likeness(&self) -> f32 {
        let [seen, expected] = self.powers;
        self.strength * self.strength.abs() * expected / (seen + UNEVEN * UNEVEN)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn samples(side: usize, of: impl Fn(f32, f32) -> f32) -> Vec<f32> {
        (0..side * side).map(|at| of((at % side) as f32, (at / side) as f32)).collect()
    }

    #[test]
    fn light_that_falls_slanting_leaves_the_pattern_as_it_is() {
        for mask in [Mask::square(16), Mask::disc(16)] {
            let line = |x: f32| if (6.0..9.0).contains(&x) { 0.5 } else { 1.0 };
            let even = mask.freed(samples(16, |x, _| 200.0 * line(x)));
            let dim = mask.freed(samples(16, |x, _| 50.0 * line(x)));
            let common = product(&even.values, &dim.values) / mask.number;
            assert!(Fit::of(dim.power, even.power, common).share > 0.95);
            let slanting = mask.freed(samples(16, |x, y| 100.0 + 3.0 * x - 2.0 * y));
            assert!(slanting.power < 1e-6, "{}", slanting.power);
        }
    }

    #[test]
    fn a_pattern_explains_itself_and_nothing_else() {
        let mask = Mask::square(16);
        let [across, down] = [true, false].map(|way| {
            mask.freed(samples(16, |x, y| if (if way { x } else { y }) < 5.0 { 90.0 } else { 180.0 }))
        });
        let fit = |one: &Pattern, other: &Pattern| {
            Fit::of(one.power, other.power, product(&one.values, &other.values) / mask.number)
        };
        assert!(fit(&across, &across).left < 0.01 && fit(&across, &down).share < 0.1);
        // In glare a pattern is weak, and that must not count against it.
        let weak = fit(&across, &across).veiled(0.5);
        assert!(weak.left < 0.02, "{weak:?}");
        let pale = Fit::of(0.04 * across.power, across.power, 0.2 * across.power);
        let other = Fit::of(0.04 * across.power, 0.1 * across.power, 0.02 * across.power);
        assert!(pale.likeness() > 0.5 && pale.likeness() > 5.0 * other.likeness(), "{pale:?} {other:?}");
    }
}
