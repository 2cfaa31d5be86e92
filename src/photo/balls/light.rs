//! Gamma, white balance and reflectance of printed colours.

use std::sync::LazyLock;

use kurbo::Rect;

use super::TrayPrint;
use crate::photo::Picture;
use crate::photo::signal::{CLIPPED, luminance, median, srgb_light};
use crate::photo::view::{LeastSquares, View};

/// Minimum reflectance of a neutral patch used for white balance.
const MIN_NEUTRAL_REFLECTANCE: f64 = 0.15;
/// Saturation below which the picture or the print is black and white.
const MIN_SATURATION: f64 = 0.2;
/// Range of the saturation of phones and inks that is undone.
const SATURATION_RANGE: [f64; 2] = [0.3, 1.3];
/// Maximum lift of black that is ink and not glare.
const MAX_LIFT: f64 = 0.1;
/// Maximum root mean square residual of a row of patches, relative to white; with more it is covered.
const MAX_ROW_RESIDUAL: f64 = 0.1;
/// Weights of the priors: no lift, no loss of saturation.
const RENDITION_PRIORS: [f64; 3] = [0.3, 0.01, 0.01];

/// Lookup table from gamma-encoded values (0–255) to linear light.
pub(super) struct GammaTable(Vec<f32>);

impl GammaTable {
    pub(super) fn get() -> &'static GammaTable {
        static TABLE: LazyLock<GammaTable> = LazyLock::new(|| {
            GammaTable((0..=256).map(|value| srgb_light(f64::from(value)) as f32).collect())
        });
        &TABLE
    }

    /// The light of a value between 0 and 255.
    #[inline]
    pub(super) fn light(&self, value: f32) -> f32 {
        let value = value.clamp(0.0, 255.0);
        // `fract` is a function call on x86-64 without SSE4.1.
        let whole = value as u32;
        let (low, high) = (self.0[whole as usize], self.0[whole as usize + 1]);
        low + (high - low) * (value - whole as f32)
    }
}

/// The reflectance of a printed colour.
pub(super) fn printed(rgb: [u8; 3]) -> [f32; 3] {
    let curve = GammaTable::get();
    rgb.map(|value| curve.0[usize::from(value)])
}

/// The grey of a colour in a black-and-white print.
pub(super) fn greyed(rgb: [u8; 3]) -> [u8; 3] {
    let [red, green, blue] = rgb.map(u32::from);
    [((red * 299 + green * 587 + blue * 114 + 500) / 1000) as u8; 3]
}

/// The colours seen on the frame of a tray, as the camera wrote them.
pub(super) struct FrameColours {
    /// Of each patch its printed colour and the one seen; `None` if it is outside the picture.
    pub(super) patches: Vec<([u8; 3], Option<[f64; 3]>)>,
    /// The white margins of the markers in the picture.
    pub(super) margins: Vec<[f64; 3]>,
}

impl FrameColours {
    pub(super) fn sample(tray: &TrayPrint, view: &View, picture: &Picture) -> FrameColours {
        let seen = |rect: Rect| picture.inner_colour(rect, |point| view.project(point, 0.0));
        FrameColours {
            patches: tray.patches.iter().map(|&(rect, rgb)| (rgb, seen(rect))).collect(),
            margins: tray.margins.iter().filter_map(|rect| seen(*rect)).collect(),
        }
    }
}

/// Illumination and camera response, uniform over the tray.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Illuminant {
    /// The colour of white, its mean being 1.
    pub(super) cast: [f32; 3],
    /// Whether the print is black and white.
    pub(super) grey: bool,
    /// Saturation relative to the print as it was meant.
    pub(super) saturation: f32,
    /// The reflectance of the blackest ink.
    pub(super) lift: f32,
    /// Whether the colours of some row of patches are as expected in one light.
    pub(super) explains: bool,
}

/// Light and ink that leave every colour as it was meant.
pub(super) const DAYLIGHT: Illuminant =
    Illuminant { cast: [1.0; 3], grey: false, saturation: 1.0, lift: 0.0, explains: true };

impl Illuminant {
    /// Estimates the illumination from the white margins and the patches.
    pub(super) fn estimate(frame: &FrameColours, has_colour: bool) -> Illuminant {
        let illuminant = Illuminant { cast: cast(frame), ..DAYLIGHT };
        let rows = frame.patches.chunks(frame.patches.len().div_ceil(2).max(1));
        let told: Vec<[f64; 2]> = rows.filter_map(|row| rendition(row, &illuminant)).collect();
        let mean = |at: usize| told.iter().map(|row| row[at]).sum::<f64>() / told.len() as f64;
        let [lift, saturation] = if told.is_empty() { [0.0, 1.0] } else { [mean(0), mean(1)] };
        let [least, most] = SATURATION_RANGE;
        Illuminant {
            grey: !has_colour || saturation < MIN_SATURATION,
            saturation: saturation.clamp(least, most) as f32,
            lift: lift.clamp(0.0, MAX_LIFT) as f32,
            explains: !told.is_empty(),
            ..illuminant
        }
    }

    /// White-balances a colour, at the saturation that was printed.
    #[inline]
    pub(super) fn normalised(&self, light: [f32; 3]) -> [f32; 3] {
        let light = [light[0] / self.cast[0], light[1] / self.cast[1], light[2] / self.cast[2]];
        let grey = luminance(light);
        let part = |part: f32| (grey + (part - grey) / self.saturation).max(0.0);
        [part(light[0]), part(light[1]), part(light[2])]
    }

    /// The reflectance of a printed colour in this ink.
    #[inline]
    pub(super) fn printed(&self, rgb: [u8; 3]) -> [f32; 3] {
        let print = printed(if self.grey { greyed(rgb) } else { rgb });
        print.map(|part| self.lift + (1.0 - self.lift) * part)
    }
}

/// The colour of neutral print: the median of the unclipped channels of all margins and patches.
fn cast(frame: &FrameColours) -> [f32; 3] {
    let white = frame.margins.iter().map(|seen| ([255; 3], *seen));
    let patches = frame.patches.iter().filter_map(|&(rgb, seen)| Some((rgb, seen?)));
    let (mut to_red, mut to_blue) = (Vec::new(), Vec::new());
    for (rgb, seen) in white.chain(patches) {
        let is_neutral = rgb.iter().max() == rgb.iter().min();
        if !is_neutral || f64::from(printed(rgb)[0]) <= MIN_NEUTRAL_REFLECTANCE {
            continue;
        }
        let [red, green, blue] = seen.map(srgb_light);
        // In warm or cold light one channel of white clips before the others.
        let told = |part: usize| seen[part] < CLIPPED && seen[1] < CLIPPED && green > 0.01;
        if told(0) && red > 0.002 {
            to_red.push(libm::log(red / green));
        }
        if told(2) && blue > 0.002 {
            to_blue.push(libm::log(blue / green));
        }
    }
    let [red, blue] = [to_red, to_blue].map(|all| libm::exp(median(all).unwrap_or(0.0)));
    let mean = (red + 1.0 + blue) / 3.0;
    [red / mean, 1.0 / mean, blue / mean].map(|part| part as f32)
}

/// The lift of black and the saturation of a row of patches: what is seen of each channel is a mixture of white, of the
/// grey of the print, and of the print. `None` if the row does not look like that.
fn rendition(row: &[([u8; 3], Option<[f64; 3]>)], illuminant: &Illuminant) -> Option<[f64; 2]> {
    let seen = row.iter().filter_map(|&(rgb, seen)| Some((printed(rgb), seen?)));
    let seen = seen.filter(|(_, seen)| seen.iter().all(|value| *value < CLIPPED));
    let seen =
        seen.map(|(print, seen)| (print, illuminant.normalised(seen.map(|value| srgb_light(value) as f32))));
    let seen: Vec<([f32; 3], [f32; 3])> = seen.collect();
    let bright = seen.iter().filter(|(print, _)| f64::from(luminance(*print)) > MIN_NEUTRAL_REFLECTANCE);
    let level = bright.map(|(print, seen)| f64::from(luminance(*seen) / luminance(*print)));
    let level = median(level.collect())?;
    let mut sums = LeastSquares::<3>::new();
    let each = || {
        seen.iter().flat_map(|(print, seen)| {
            let grey = f64::from(luminance(*print));
            [0, 1, 2].map(|at| ([1.0, grey, f64::from(print[at])], f64::from(seen[at]) / level.max(1e-4)))
        })
    };
    each().for_each(|(parts, seen)| sums.add(parts, seen, 1.0));
    for (at, (usual, weight)) in [0.0, 0.0, 1.0].into_iter().zip(RENDITION_PRIORS).enumerate() {
        sums.prior(at, usual, weight);
    }
    let [white, grey, own] = sums.solve()?;
    let off = |(parts, seen): ([f64; 3], f64)| (white + grey * parts[1] + own * parts[2] - seen).powi(2);
    let count = each().count();
    let residual = (each().map(off).sum::<f64>() / count as f64).sqrt();
    let ink = grey + own;
    (count >= 9 && ink > 0.2 && residual < MAX_ROW_RESIDUAL).then(|| [white / (white + ink), own / ink])
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;
    use crate::photo::signal::{encoded, luma};

    /// A row of patches as printed.
    pub(in crate::photo::balls) const PRINTED: [[u8; 3]; 7] = [
        [255, 255, 255],
        [128, 128, 128],
        [0, 0, 0],
        [246, 211, 107],
        [51, 36, 27],
        [184, 41, 31],
        [28, 74, 134],
    ];

    /// What two equal rows of patches show, `light` mapping reflectance to light.
    fn shown(light: impl Fn([f32; 3]) -> [f32; 3]) -> Illuminant {
        let seen = |rgb| light(printed(rgb)).map(|light| 255.0 * f64::from(encoded(light.clamp(0.0, 1.0))));
        let row = PRINTED.map(|rgb| (rgb, Some(seen(rgb))));
        Illuminant::estimate(&FrameColours { patches: row.repeat(2), margins: Vec::new() }, true)
    }

    /// The light of a pale phone and of an ink that is not black.
    fn paled(light: [f32; 3], kept: f32, lift: f32) -> [f32; 3] {
        let grey = luminance(light);
        light.map(|part| 0.9 * (lift + (1.0 - lift) * (grey + kept * (part - grey))))
    }

    #[test]
    fn pale_and_vivid_colours_are_restored() {
        for (kept, lift) in [(1.0, 0.0), (0.4, 0.05), (0.7, 0.08), (1.25, 0.0)] {
            let lamp = shown(|light| paled(light, kept, lift));
            assert!(lamp.explains && !lamp.grey, "{lamp:?}");
            assert!(
                (lamp.saturation - kept).abs() < 0.06 && (lamp.lift - lift).abs() < 0.02,
                "{kept} {lamp:?}"
            );
            let [red, green, _] = lamp.normalised(paled(printed([184, 41, 31]), kept, lift));
            assert!(red > 4.0 * (green - lift), "{red} {green}");
        }
    }

    #[test]
    fn without_colour_there_is_none() {
        assert!(shown(|light| paled(light, 0.1, 0.0)).grey);
        assert!(shown(|light| [luma(light); 3]).grey);
    }

    #[test]
    fn exchanged_colours_and_a_hand_are_no_light() {
        assert!(!shown(|[red, green, blue]| [green, blue, red]).explains);
        assert!(!shown(|_| [0.5, 0.3, 0.2]).explains);
        assert!(shown(|light| light.map(|part| 0.2 * part)).explains);
    }
}
