//! Gamma, luma, means of colours, and quantiles.

use std::sync::LazyLock;

/// Gamma of cameras: sRGB within a hundredth.
pub(in crate::photo) const GAMMA: f64 = 2.2;

/// Value of a camera, from 0 to 255, from which on light may be clipped.
pub(in crate::photo) const CLIPPED: f64 = 250.0;

/// Linear light of a gamma-encoded value, both from 0 to 1.
#[inline]
pub(in crate::photo) fn decoded(value: f32) -> f32 {
    libm::powf(value, GAMMA as f32)
}

/// The inverse of [`decoded`], within 0.0001; negative light is black.
#[inline]
pub(in crate::photo) fn encoded(light: f32) -> f32 {
    let at = light.max(0.0).sqrt() * f32::from(STEPS);
    let below = at as usize;
    match ENCODED.get(below..below.saturating_add(2)) {
        Some(&[low, high]) => low + (high - low) * (at - below as f32),
        // Brighter than white.
        _ => encoded_exactly(light),
    }
}

fn encoded_exactly(light: f32) -> f32 {
    libm::powf(light, 1.0 / GAMMA as f32)
}

/// Number of steps from black to white in [`ENCODED`].
const STEPS: u16 = 1024;

/// Encoded light at equal steps of its root, over which it is nearly linear: prints have millions of pixels.
static ENCODED: LazyLock<Vec<f32>> = LazyLock::new(|| {
    let root = |step: u16| f32::from(step) / f32::from(STEPS);
    (0..=STEPS + 1).map(|step| encoded_exactly(root(step) * root(step))).collect()
});

/// Linear light, from 0 to 1, of an sRGB value from 0 to 255.
pub(in crate::photo) fn srgb_light(value: f64) -> f64 {
    let value = (value / 255.0).min(1.0);
    if value <= 0.040_45 { value / 12.92 } else { libm::pow((value + 0.055) / 1.055, 2.4) }
}

/// Luma of a gamma-encoded colour.
#[inline]
pub(in crate::photo) fn luma([red, green, blue]: [f32; 3]) -> f32 {
    0.299 * red + 0.587 * green + 0.114 * blue
}

/// Relative luminance of a colour in linear light.
#[inline]
pub(in crate::photo) fn luminance([red, green, blue]: [f32; 3]) -> f32 {
    0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/// The mean of colours; black without any.
pub(in crate::photo) fn mean_colour(colours: &[[f32; 3]]) -> [f32; 3] {
    let count = colours.len().max(1) as f32;
    [0, 1, 2].map(|channel| colours.iter().map(|colour| colour[channel]).sum::<f32>() / count)
}

/// How far a value is on the way from one bound to the other, from 0 to 1.
#[inline]
pub(in crate::photo) fn ramp(value: f32, [from, to]: [f32; 2]) -> f32 {
    ((value - from) / (to - from)).clamp(0.0, 1.0)
}

/// The median, the upper one of two; `None` without values.
pub(in crate::photo) fn median<T: Copy + Into<f64>>(values: Vec<T>) -> Option<T> {
    quantile(values, 1, 2)
}

/// The quantile `part / of`; `None` without values.
pub(in crate::photo) fn quantile<T: Copy + Into<f64>>(
    mut values: Vec<T>,
    part: usize,
    of: usize,
) -> Option<T> {
    values.sort_by(|one, other| (*one).into().total_cmp(&(*other).into()));
    values.get(values.len() * part / of).copied()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quantiles_are_values_of_the_series() {
        assert_eq!(median(vec![3.0f32, 1.0, 2.0]), Some(2.0));
        assert_eq!(median(vec![4.0f64, 1.0, 2.0, 3.0]), Some(3.0));
        assert_eq!(quantile((0..20).map(f64::from).collect(), 7, 10), Some(14.0));
        assert_eq!(median::<f64>(Vec::new()), None);
    }

    #[test]
    fn white_and_black_stay_what_they_are() {
        for value in [0.0, 1.0] {
            assert_eq!(decoded(encoded(value)), value);
            assert!((luma([value; 3]) - value).abs() < 1e-6 && (luminance([value; 3]) - value).abs() < 1e-6);
        }
        assert_eq!([0.0, 0.375, 0.5, 9.0].map(|value| ramp(value, [0.25, 0.75])), [0.0, 0.25, 0.5, 1.0]);
        assert_eq!(mean_colour(&[]), [0.0; 3]);
    }

    #[test]
    fn light_is_encoded_within_a_ten_thousandth() {
        for step in 0..=120_000u32 {
            let light = step as f32 / 100_000.0;
            let error = (encoded(light) - encoded_exactly(light)).abs();
            assert!(error < 1e-4, "{light}: {error}");
        }
        assert_eq!(encoded(-0.5), 0.0);
        assert_eq!(encoded(f32::INFINITY), f32::INFINITY);
    }
}
