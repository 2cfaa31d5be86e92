//! Similarity of two series: dot products, and sums for correlation coefficients.

use std::ops::{AddAssign, Div, Mul, Sub};

/// Dot product in parallel sums, which the compiler vectorises.
pub(in crate::photo) fn dot<const LANES: usize>(one: &[f32], other: &[f32]) -> f32 {
    let mut sums = [0.0f32; LANES];
    let (ones, others) = (one.as_chunks::<LANES>(), other.as_chunks::<LANES>());
    for (one, other) in ones.0.iter().zip(others.0) {
        for ((sum, one), other) in sums.iter_mut().zip(one).zip(other) {
            *sum += one * other;
        }
    }
    let rest: f32 = ones.1.iter().zip(others.1).map(|(one, other)| one * other).sum();
    sums.iter().sum::<f32>() + rest
}

/// Sums for a weighted correlation coefficient.
#[derive(Clone, Copy, Debug, Default)]
pub(in crate::photo) struct Correlation<T> {
    weight: T,
    one: T,
    other: T,
    ones: T,
    others: T,
    both: T,
}

impl<T: Copy + AddAssign + Sub<Output = T> + Mul<Output = T> + Div<Output = T>> Correlation<T> {
    #[inline]
    pub(in crate::photo) fn add(&mut self, one: T, other: T, weight: T) {
        self.weight += weight;
        self.one += weight * one;
        self.other += weight * other;
        self.ones += weight * one * one;
        self.others += weight * other * other;
        self.both += weight * one * other;
    }

    /// The sums of the squares of both series, and of their products, about their means.
    fn about_means(&self, weight: T) -> [T; 3] {
        [
            self.ones - self.one * self.one / weight,
            self.others - self.other * self.other / weight,
            self.both - self.one * self.other / weight,
        ]
    }
}

impl Correlation<f32> {
    /// The correlation coefficient: invariant to brightness and contrast.
    pub(in crate::photo) fn value(&self) -> f32 {
        let weight = self.weight.max(1e-9);
        let [ones, others, both] = self.about_means(weight);
        // Without contrast there is no correlation; the lower bound is below the variance of grain.
        both / (ones.max(weight * 1e-5) * others.max(weight * 1e-5)).sqrt()
    }
}

impl Correlation<f64> {
    /// Adds the deviations of another series of unit weights from its own mean.
    pub(in crate::photo) fn add_spread(&mut self, other: &Correlation<f64>) {
        let [ones, others, both] = other.about_means(other.weight.max(1.0));
        self.ones += ones;
        self.others += others;
        self.both += both;
        self.weight += other.weight;
    }

    /// The correlation coefficient of series of unit weights; 0 without contrast.
    pub(in crate::photo) fn value(&self) -> f64 {
        let [ones, others, both] = self.about_means(self.weight.max(1.0));
        let spread = ones.max(0.0) * others.max(0.0);
        if spread > 1e-12 { both / spread.sqrt() } else { 0.0 }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn correlation_is_invariant_to_brightness_and_contrast() {
        let (mut same, mut opposite, mut flat) =
            (Correlation::<f32>::default(), Correlation::<f32>::default(), Correlation::<f32>::default());
        for at in 0..20 {
            let value = (at * 7 % 5) as f32;
            same.add(0.3 + 0.05 * value, value, 1.0);
            opposite.add(-value, value, 2.0);
            flat.add(0.5, value, 1.0);
        }
        assert!((same.value() - 1.0).abs() < 1e-3);
        assert!((opposite.value() + 1.0).abs() < 1e-3);
        assert!(flat.value().abs() < 1e-3);
        assert_eq!(Correlation::<f32>::default().value(), 0.0);
    }

    #[test]
    fn spreads_ignore_the_means_of_their_series() {
        let (mut whole, mut plain) = (Correlation::<f64>::default(), Correlation::<f64>::default());
        for off in [0.0, 5.0] {
            let mut part = Correlation::default();
            for value in [1.0, 2.0, 4.0] {
                part.add(value + off, value, 1.0);
                plain.add(value + off, value, 1.0);
            }
            whole.add_spread(&part);
        }
        assert!((whole.value() - 1.0).abs() < 1e-9 && plain.value() < 0.6, "{}", plain.value());
        assert_eq!(Correlation::<f64>::default().value(), 0.0);
    }

    #[test]
    fn products_of_any_length_are_complete() {
        for count in 0..40 {
            let series: Vec<f32> = (0..count).map(|at| at as f32).collect();
            let squares = (0..count).map(|at| (at * at) as f32).sum::<f32>();
            assert_eq!([dot::<8>(&series, &series), dot::<16>(&series, &series)], [squares; 2]);
        }
    }
}
