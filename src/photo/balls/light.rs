//! Gamma, white balance and reflectance of printed colours.

use std::sync::LazyLock;

use kurbo::{Point, Rect};

use super::TrayPrint;
use crate::photo::Picture;
use crate::photo::signal::{median, srgb_light};
use crate::photo::view::View;

/// Maximum unclipped value of a camera, from 0 to 255.
pub(super) const CLIPPED_VALUE: f64 = 250.0;
/// Minimum reflectance of a neutral patch used for white balance.
const MIN_NEUTRAL_REFLECTANCE: f64 = 0.15;
/// Minimum chroma of patches that must look coloured; if they do not, the print is black and white.
pub(super) const MIN_PATCH_CHROMA: f64 = 0.3;

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
        let (whole, part) = (value as usize, value.fract());
        self.0[whole] + (self.0[whole + 1] - self.0[whole]) * part
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
        let seen = |rect: Rect| sample_rect(rect, view, picture);
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
}

impl Illuminant {
    /// Estimates the illumination from the white margins and the patches.
    pub(super) fn estimate(frame: &FrameColours, has_colour: bool) -> Illuminant {
        let cast = cast(frame);
        let illuminant = Illuminant { cast, grey: false };
        Illuminant { grey: !has_colour || is_grey(frame, &illuminant), ..illuminant }
    }

    /// White-balances a colour.
    #[inline]
    pub(super) fn normalised(&self, light: [f32; 3]) -> [f32; 3] {
        [light[0] / self.cast[0], light[1] / self.cast[1], light[2] / self.cast[2]]
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
        let told = |part: usize| seen[part] < CLIPPED_VALUE && seen[1] < CLIPPED_VALUE && green > 0.01;
        if told(0) && red > 0.002 {
            to_red.push((red / green).ln());
        }
        if told(2) && blue > 0.002 {
            to_blue.push((blue / green).ln());
        }
    }
    let [red, blue] = [to_red, to_blue].map(|all| median(all).unwrap_or(0.0).exp());
    let mean = (red + 1.0 + blue) / 3.0;
    [red / mean, 1.0 / mean, blue / mean].map(|part| part as f32)
}

/// Whether colourful patches look grey.
fn is_grey(frame: &FrameColours, illuminant: &Illuminant) -> bool {
    let share = frame.patches.iter().filter_map(|&(rgb, seen)| {
        let print = chroma(printed(rgb));
        let seen =
            seen.filter(|_| f64::from(print) > MIN_PATCH_CHROMA)?.map(|value| srgb_light(value) as f32);
        Some(f64::from(chroma(illuminant.normalised(seen)) / print))
    });
    median(share.collect()).is_some_and(|share| share < 0.35)
}

/// Distance of a colour from grey, relative to its brightest channel.
pub(super) fn chroma(rgb: [f32; 3]) -> f32 {
    let most = rgb.iter().copied().fold(0.0, f32::max);
    let least = rgb.iter().copied().fold(f32::MAX, f32::min);
    (most - least) / most.max(1e-3)
}

/// The median colour of the inner part of a printed rectangle, as the camera wrote it; `None` if it is outside the
/// picture.
fn sample_rect(rect: Rect, view: &View, picture: &Picture) -> Option<[f64; 3]> {
    const SIDE: usize = 5;
    let inner = rect.inset((-rect.width() * 0.25, -rect.height() * 0.25));
    let colours = (0..SIDE * SIDE).map(|index| {
        let part = |at: usize| (at as f64 + 0.5) / SIDE as f64;
        let (right, down) = (part(index % SIDE), part(index / SIDE));
        let point = Point::new(inner.x0 + inner.width() * right, inner.y0 + inner.height() * down);
        let at = view.project(point, 0.0).filter(|at| picture.holds(*at))?;
        Some(picture.colour(at))
    });
    let colours: Vec<[f64; 3]> = colours.collect::<Option<_>>()?;
    let channel = |at: usize| median(colours.iter().map(|colour| colour[at]).collect()).unwrap_or(0.0);
    Some([0, 1, 2].map(channel))
}
