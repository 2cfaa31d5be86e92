//! Colour signatures that are robust to shade and reflections on balls.

use crate::photo::signal::luminance;

/// The colour of a ball, in terms that shade and reflections change little.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct ColourSignature {
    /// Log ratios of red and of blue to green: invariant to shade.
    tint: [f32; 2],
    /// Log luminance.
    light: f32,
    /// The log ratios after subtraction of the white part: invariant to reflections and veiling glare.
    pure: [f32; 2],
}

/// Noise floor of light in the dark.
const LIGHT_NOISE_FLOOR: f32 = 0.01;
/// Noise floor of light after subtraction of its white part.
const PURE_NOISE_FLOOR: f32 = 0.03;
/// Scales of squared distances, to the appearance expected of a kind and to that observed on the tray (in tint,
/// luminance, pure tint). Beyond them distances count logarithmically, since unknown objects are possible.
const EXPECTED_SCALE: f32 = 0.1;
const OBSERVED_TINT_SCALE: f32 = 0.02;
const OBSERVED_LIGHT_SCALE: f32 = 0.03;
const OBSERVED_PURE_SCALE: f32 = 0.02;

impl ColourSignature {
    pub(super) fn from_light(light: [f32; 3]) -> ColourSignature {
        let light = light.map(|light| light.max(0.0));
        let white = light[0].min(light[1]).min(light[2]);
        let tint = |light: [f32; 3], least: f32| {
            let [red, green, blue] = light.map(|light| light + least);
            [libm::logf(red / green), libm::logf(blue / green)]
        };
        ColourSignature {
            tint: tint(light, LIGHT_NOISE_FLOOR),
            light: libm::logf(luminance(light) + LIGHT_NOISE_FLOOR),
            pure: tint(light.map(|light| light - white), PURE_NOISE_FLOOR),
        }
    }

    /// Distances of an observed colour to that expected of a kind: in tint, too light, too dark, in pure tint.
    pub(super) fn expected_distances(&self, seen: &ColourSignature) -> [f32; 4] {
        let lighter = seen.light - self.light;
        let [tint, pure] = [distance_squared(self.tint, seen.tint), distance_squared(self.pure, seen.pure)];
        [
            libm::logf(1.0 + tint / EXPECTED_SCALE),
            lighter.max(0.0).powi(2),
            lighter.min(0.0).powi(2),
            libm::logf(1.0 + pure / EXPECTED_SCALE),
        ]
    }

    /// Distances of an observed colour to that of other squares on the same tray: in tint, light, pure tint.
    pub(super) fn observed_distances(&self, seen: &ColourSignature) -> [f32; 3] {
        let [tint, pure] = [distance_squared(self.tint, seen.tint), distance_squared(self.pure, seen.pure)];
        [
            libm::logf(1.0 + tint / OBSERVED_TINT_SCALE),
            libm::logf(1.0 + (seen.light - self.light).powi(2) / OBSERVED_LIGHT_SCALE),
            libm::logf(1.0 + pure / OBSERVED_PURE_SCALE),
        ]
    }

    /// The weighted mean; `None` if the total weight is zero.
    pub(super) fn mean(hues: impl Iterator<Item = (ColourSignature, f32)>) -> Option<(ColourSignature, f32)> {
        let (mut sum, mut weights) = (ColourSignature::default(), 0.0f32);
        for (hue, weight) in hues {
            for at in 0..2 {
                sum.tint[at] += weight * hue.tint[at];
                sum.pure[at] += weight * hue.pure[at];
            }
            sum.light += weight * hue.light;
            weights += weight;
        }
        let mean = |sum: f32| sum / weights;
        let hue =
            ColourSignature { tint: sum.tint.map(mean), light: mean(sum.light), pure: sum.pure.map(mean) };
        (weights > 1e-6).then_some((hue, weights))
    }
}

fn distance_squared(one: [f32; 2], other: [f32; 2]) -> f32 {
    (one[0] - other[0]).powi(2) + (one[1] - other[1]).powi(2)
}

/// CIE L*a*b* in hundredths: perceptually uniform.
pub(super) fn to_lab(light: [f32; 3]) -> [f32; 3] {
    let [red, green, blue] = light.map(|light| light.max(1e-4));
    let x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505;
    let y = luminance([red, green, blue]);
    let z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089;
    let [x, y, z] = [x, y, z].map(libm::cbrtf);
    [1.16 * y - 0.16, 5.0 * (x - y), 2.0 * (y - z)]
}

#[cfg(test)]
mod tests {
    use super::*;

    const YELLOW: [f32; 3] = [0.92, 0.65, 0.15];
    const BLUE: [f32; 3] = [0.01, 0.07, 0.24];

    #[test]
    fn shade_keeps_the_tint_and_another_colour_does_not() {
        let yellow = ColourSignature::from_light(YELLOW);
        let shaded = yellow.expected_distances(&ColourSignature::from_light(YELLOW.map(|light| light * 0.5)));
        let blue = yellow.expected_distances(&ColourSignature::from_light(BLUE));
        assert!(shaded[0] < 0.1 && shaded[1] == 0.0 && shaded[2] > 0.3, "{shaded:?}");
        assert!(blue[0] > 3.0 && blue[3] > 3.0, "{blue:?}");
        assert_eq!(yellow.expected_distances(&yellow), [0.0; 4]);
    }

    #[test]
    fn glare_keeps_the_pure_tint() {
        let veiled = ColourSignature::from_light(BLUE)
            .expected_distances(&ColourSignature::from_light(BLUE.map(|light| light + 0.3)));
        assert!(veiled[0] > 1.0 && veiled[1] > 0.5 && veiled[3] < 1e-4, "{veiled:?}");
    }

    #[test]
    fn means_are_weighted() {
        let (yellow, blue) = (ColourSignature::from_light(YELLOW), ColourSignature::from_light(BLUE));
        let (mean, weight) = ColourSignature::mean([(yellow, 3.0), (blue, 0.0)].into_iter()).unwrap();
        assert!(weight == 3.0 && mean.observed_distances(&yellow).iter().all(|apart| *apart < 1e-4));
        assert!(mean.observed_distances(&blue)[0] > 3.0);
        assert_eq!(ColourSignature::mean([(yellow, 0.0)].into_iter()), None);
    }

    #[test]
    fn white_has_full_lightness_and_no_chroma() {
        let [light, a, b] = to_lab([1.0; 3]);
        assert!((light - 1.0).abs() < 0.01 && a.abs() < 0.01 && b.abs() < 0.01);
    }
}
