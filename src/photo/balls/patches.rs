//! Colour patches on the frame of a tray: the strength of the light on them.

use super::light::{FrameColours, Illuminant, printed};
use crate::photo::signal::{luminance, srgb_light};

/// Maximum interquartile range of a row's light strengths, as logarithms; a row with more is covered. Beside a row with
/// more light than usual, a covered row is assumed to have the usual light.
const MAX_ROW_RANGE: f64 = 0.25;
const USUAL_LIGHT: f64 = 1.0;
/// A channel is evidence of light strength if its printed reflectance is at least the first and its value at most the
/// second; this many channels are needed.
const MIN_REFLECTANCE: f64 = 0.04;
const MAX_VALUE: f64 = 220.0;
const MIN_CHANNELS: usize = 4;
/// Light strength of a row that is all clipped.
const CLIPPED_ROW_LIGHT: f64 = 8.0;
/// A patch: its printed colour, its value as the camera wrote it, and its linear light minus veiling glare.
struct ColourPatch {
    rgb: [u8; 3],
    seen: [f64; 3],
    light: [f64; 3],
}

impl ColourPatch {
    fn printed(&self) -> [f64; 3] {
        printed(self.rgb).map(f64::from)
    }
}

/// The patches of a tray, in two rows; `None` for those outside the picture.
pub(super) struct ColourPatches<'a> {
    patches: Vec<Option<ColourPatch>>,
    illuminant: &'a Illuminant,
}

impl<'a> ColourPatches<'a> {
    pub(super) fn measure(frame: &FrameColours, illuminant: &'a Illuminant) -> ColourPatches<'a> {
        let patches = frame.patches.iter().map(|&(rgb, seen)| {
            let seen = seen?;
            Some(ColourPatch { rgb, seen, light: seen.map(srgb_light) })
        });
        let mut patches: Vec<Option<ColourPatch>> = patches.collect();
        patches.chunks_mut(half(frame.patches.len())).for_each(subtract_glare);
        ColourPatches { patches, illuminant }
    }

    /// Mean light strength of both rows, 1 making white paper white; `None` if unknown.
    pub(super) fn light(&self) -> Option<f64> {
        let rows = self.patches.chunks(half(self.patches.len()));
        mean(&rows.map(|row| strength(row, self.illuminant)).collect::<Vec<_>>())
    }
}

/// The geometric mean of the known light strengths.
fn mean(rows: &[Option<f64>]) -> Option<f64> {
    let logs: Vec<f64> = rows.iter().flatten().map(|light| libm::log(*light)).collect();
    let measured = (!logs.is_empty()).then(|| libm::exp(logs.iter().sum::<f64>() / logs.len() as f64))?;
    Some(if logs.len() < rows.len() && measured > USUAL_LIGHT {
        (measured * USUAL_LIGHT).sqrt()
    } else {
        measured
    })
}

/// Number of patches in a row.
fn half(patches: usize) -> usize {
    patches.div_ceil(2).max(1)
}

/// Subtracts the veiling glare of a row, which is visible on its black patch.
fn subtract_glare(row: &mut [Option<ColourPatch>]) {
    let tone = |patch: &&ColourPatch| luminance(printed(patch.rgb));
    let darkest = row.iter().flatten().min_by(|one, other| tone(one).total_cmp(&tone(other)));
    let Some(glare) =
        darkest.filter(|patch| f64::from(tone(patch)) < MIN_REFLECTANCE).map(|patch| patch.light)
    else {
        return;
    };
    for patch in row.iter_mut().flatten() {
        patch.light = [0, 1, 2].map(|at| (patch.light[at] - glare[at]).max(0.0));
    }
}

/// The median light strength of a row of patches, if enough channels are usable and they agree.
fn strength(row: &[Option<ColourPatch>], illuminant: &Illuminant) -> Option<f64> {
    let (mut logs, mut burnt) = (Vec::new(), 0);
    for patch in row.iter().flatten() {
        let print = patch.printed();
        for at in (0..3).filter(|at| print[*at] >= MIN_REFLECTANCE) {
            if patch.seen[at] > MAX_VALUE {
                burnt += 1;
            } else {
                let strength = patch.light[at].max(1e-4) / print[at] / f64::from(illuminant.cast[at]);
                logs.push(libm::log(strength));
            }
        }
    }
    if logs.len() < MIN_CHANNELS {
        return (burnt >= MIN_CHANNELS).then_some(CLIPPED_ROW_LIGHT);
    }
    logs.sort_by(f64::total_cmp);
    let [low, half, high] = [1, 2, 3].map(|quarter| logs[quarter * logs.len() / 4]);
    (high - low <= MAX_ROW_RANGE).then(|| libm::exp(half))
}

#[cfg(test)]
mod tests {
    use super::super::light::{DAYLIGHT, tests::PRINTED};
    use super::*;

    /// A row of patches as a camera writes it, `light` mapping reflectance to light.
    fn row(light: impl Fn([f64; 3]) -> [f64; 3]) -> Vec<Option<ColourPatch>> {
        let written = |light: f64| {
            let light = light.clamp(0.0, 1.0);
            255.0 * if light <= 0.003_130_8 { light * 12.92 } else { 1.055 * light.powf(1.0 / 2.4) - 0.055 }
        };
        let patch = |rgb: [u8; 3]| {
            let seen = light(printed(rgb).map(f64::from)).map(written);
            ColourPatch { rgb, seen, light: seen.map(srgb_light) }
        };
        let mut row: Vec<Option<ColourPatch>> = PRINTED.map(|rgb| Some(patch(rgb))).into();
        subtract_glare(&mut row);
        row
    }

    #[test]
    fn light_strength_is_measured_even_if_pale_patches_are_clipped() {
        for strength in [0.1, 0.9, 1.6, 2.4] {
            let measured =
                super::strength(&row(|light| light.map(|light| light * strength)), &DAYLIGHT).unwrap();
            assert!((measured / strength - 1.0).abs() < 0.05, "{measured} for {strength}");
        }
        assert!(strength(&row(|_| [1.0; 3]), &DAYLIGHT).is_some_and(|measured| measured > 2.0));
    }

    #[test]
    fn glare_over_a_row_does_not_count_as_light() {
        let measured = strength(&row(|light| light.map(|light| 0.5 * light + 0.3)), &DAYLIGHT).unwrap();
        assert!((measured - 0.5).abs() < 0.05, "{measured}");
    }

    #[test]
    fn a_covered_row_counts_as_usual_light_only_beside_a_bright_row() {
        let hand = strength(&row(|_| [0.5, 0.3, 0.2]), &DAYLIGHT);
        assert_eq!(hand, None);
        assert_eq!(mean(&[hand, Some(0.5)]), Some(0.5));
        assert!(mean(&[hand, Some(1.44)]).is_some_and(|light| (light - 1.2).abs() < 1e-9));
        assert_eq!(mean(&[hand, None]), None);
    }
}
