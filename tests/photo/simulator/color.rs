//! Conversion between sRGB values and linear light, in which shadows, blur and averages are computed.

use std::sync::LazyLock;

/// The light of each of the 256 sRGB values, from 0 to 1.
pub static LINEAR: LazyLock<[f32; 256]> = LazyLock::new(|| {
    std::array::from_fn(|value| {
        let value = value as f64 / 255.0;
        (if value <= 0.04045 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }) as f32
    })
});

const STEPS: usize = 4096;

/// sRGB values, from 0 to 255, of evenly spaced amounts of light, with one more at the end for interpolation.
static ENCODED: LazyLock<Vec<f32>> = LazyLock::new(|| {
    let encoded = |step: usize| {
        let light = step.min(STEPS) as f64 / STEPS as f64;
        let value = if light <= 0.003_130_8 { light * 12.92 } else { 1.055 * light.powf(1.0 / 2.4) - 0.055 };
        (value * 255.0) as f32
    };
    (0..=STEPS + 1).map(encoded).collect()
});

pub fn linear(rgb: [u8; 3]) -> [f32; 3] {
    rgb.map(|channel| LINEAR[usize::from(channel)])
}

/// The lookup table of [`encode`].
pub fn encoding() -> &'static [f32] {
    &ENCODED
}

/// The sRGB value of an amount of light, from 0 to 255, clipped and not rounded.
pub fn encode(table: &[f32], light: f32) -> f32 {
    let at = light.clamp(0.0, 1.0) * STEPS as f32;
    let step = at as usize;
    let low = table[step];
    low + (table[step + 1] - low) * (at - step as f32)
}

/// The grey of a colour on a black-and-white printer.
pub fn grey(rgb: [u8; 3]) -> u8 {
    let [r, g, b] = rgb.map(u32::from);
    ((r * 299 + g * 587 + b * 114 + 500) / 1000) as u8
}
