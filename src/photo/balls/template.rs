//! Templates of prints for comparison with a picture.

use std::f64::consts::TAU;
use std::sync::LazyLock;

use kurbo::Vec2;

use super::light::Illuminant;
use super::rectified::{blurred, detail};
use crate::photo::PrintImage;
use crate::photo::signal::{luminance, mean_colour};

/// Radius of the blur for coarse searches.
const BLUR_RADIUS_PX: usize = 2;

/// A print or a part of the picture in linear light, with its tones, at the resolution of the rectified tray.
pub(super) struct ToneImage {
    pub(super) width: usize,
    pub(super) height: usize,
    pub(super) per_mm: f64,
    pub(super) light: Vec<[f32; 3]>,
    /// The square root of luminance, so that contrasts are comparable in shade and in light.
    pub(super) tone: Vec<f32>,
    /// The blurred tone, for coarse searches.
    pub(super) soft: Vec<f32>,
    /// The band-passed tone, see [`detail`].
    pub(super) detail: Vec<f32>,
}

impl ToneImage {
    pub(super) fn new(width: usize, height: usize, per_mm: f64, light: Vec<[f32; 3]>) -> ToneImage {
        let tone: Vec<f32> = light.iter().map(|light| luminance(*light).max(0.0).sqrt()).collect();
        let soft = blurred(&tone, width, BLUR_RADIUS_PX);
        let detail = detail(&tone, &soft, width, per_mm);
        ToneImage { width, height, per_mm, light, tone, soft, detail }
    }

    /// Resamples a print in the ink of the picture, with a box filter.
    pub(super) fn from_print(print: &PrintImage, per_mm: f64, lamp: &Illuminant) -> ToneImage {
        let finer = print.per_mm / per_mm;
        let side = |pixels: usize| ((pixels as f64 / finer).round() as usize).max(1);
        let (width, height) = (side(print.width), side(print.height));
        let range = |at: usize, all: usize| {
            let end = (((at + 1) as f64 * finer).round() as usize).min(all);
            ((at as f64 * finer).round() as usize).min(end.saturating_sub(1))..end
        };
        let mut light = Vec::with_capacity(width * height);
        for y in 0..height {
            for x in 0..width {
                let (mut sum, mut count) = ([0.0f32; 3], 0.0f32);
                for row in range(y, print.height) {
                    for column in range(x, print.width) {
                        let Some(&rgb) = print.pixel(column, row) else { continue };
                        let one = lamp.printed(rgb);
                        sum.iter_mut().zip(one).for_each(|(sum, one)| *sum += one);
                        count += 1.0;
                    }
                }
                light.push(sum.map(|sum| sum / count.max(1.0)));
            }
        }
        ToneImage::new(width, height, per_mm, light)
    }

    /// The mean of the print and its three quarter turns, since square tiles are laid at any turn.
    pub(super) fn turn_average(self) -> ToneImage {
        let side = self.width.min(self.height);
        let get = |x: usize, y: usize| self.light.get(y * self.width + x).copied().unwrap_or_default();
        let mut light = Vec::with_capacity(side * side);
        for y in 0..side {
            for x in 0..side {
                let last = side - 1;
                let four = [get(x, y), get(last - y, x), get(last - x, last - y), get(y, last - x)];
                light.push([0, 1, 2].map(|at| four.iter().map(|one| one[at]).sum::<f32>() / 4.0));
            }
        }
        ToneImage::new(side, side, self.per_mm, light)
    }

    /// The mean light of the middle, where a ball would lie.
    pub(super) fn core_light(&self) -> [f32; 3] {
        let middle = self.pixels().filter(|(off, _)| off.hypot() < self.span() * 0.37);
        mean_colour(&middle.map(|(_, at)| self.light[at]).collect::<Vec<_>>())
    }

    /// Width of the print, in mm.
    pub(super) fn span(&self) -> f64 {
        self.width as f64 / self.per_mm
    }

    /// Offset of a pixel from the centre, in mm.
    #[inline]
    pub(super) fn off(&self, x: usize, y: usize) -> Vec2 {
        let at = |at: usize, all: usize| (at as f64 + 0.5 - all as f64 / 2.0) / self.per_mm;
        Vec2::new(at(x, self.width), at(y, self.height))
    }

    /// All pixels row by row: the offset from the centre, in mm, and the index.
    #[inline]
    pub(super) fn pixels(&self) -> impl Iterator<Item = (Vec2, usize)> {
        (0..self.light.len()).map(|at| (self.off(at % self.width, at / self.width), at))
    }

    /// The pixels of a square tile that are farther from the centre than this part of its width, but not at its edge.
    pub(super) fn rim(&self, from: f64) -> impl Iterator<Item = (Vec2, usize)> {
        let span = self.span();
        self.pixels()
            .filter(move |(off, _)| off.hypot() > span * from && off.x.abs().max(off.y.abs()) < span * 0.46)
    }

    /// Light and tone of the pixel at an offset from the centre, in mm; `None` outside the print.
    fn near(&self, off: Vec2) -> Option<([f32; 3], f32)> {
        let x = off.x * self.per_mm + self.width as f64 / 2.0;
        let y = off.y * self.per_mm + self.height as f64 / 2.0;
        if x < 0.0 || y < 0.0 || x >= self.width as f64 || y >= self.height as f64 {
            return None;
        }
        let at = y as usize * self.width + x as usize;
        Some((*self.light.get(at)?, *self.tone.get(at)?))
    }
}

/// Number of angles of a polar template.
pub(super) const ANGLES: usize = 48;
/// Distance of its rings.
const RING_STEP_MM: f64 = 0.5;
/// Sampled distance beyond a disc's edge.
const SURROUNDINGS_MM: f64 = 2.0;

/// The rings of a disc: radii in mm, and weights.
pub(super) fn rings(radius: f64) -> Vec<(f64, f32)> {
    let count = ((radius + SURROUNDINGS_MM) / RING_STEP_MM) as usize;
    let ring = |at: usize| {
        let out = (at as f64 + 0.75) * RING_STEP_MM;
        // Shade or bare card at the edge itself.
        let edge = out > radius - 0.4 && out < radius + 0.9;
        (out, if edge { 0.0 } else { out as f32 })
    };
    (0..count).map(ring).filter(|ring| ring.1 > 0.0).collect()
}

/// The direction of an angle, clockwise from the top as printed.
#[inline]
pub(super) fn direction(turn: usize) -> Vec2 {
    // Called millions of times.
    static ALL: LazyLock<[Vec2; ANGLES]> = LazyLock::new(|| {
        std::array::from_fn(|turn| {
            let (sin, cos) = libm::sincos(turn as f64 / ANGLES as f64 * TAU);
            Vec2::new(sin, -cos)
        })
    });
    ALL[turn % ANGLES]
}

/// A printed disc in polar coordinates: ring by ring from the centre, each clockwise from the top.
pub(super) struct PolarTemplate {
    pub(super) radius: f64,
    /// Radii of the rings in mm, and their weights.
    pub(super) rings: Vec<(f64, f32)>,
    /// The square root of luminance at every sample.
    pub(super) tone: Vec<f32>,
    /// Whether a sample shows the plain background of the disc.
    pub(super) ground: Vec<bool>,
    /// The mean tone of every ring.
    pub(super) profile: Vec<f32>,
    /// The profile blurred like the rectified tray in coarse searches.
    pub(super) soft: Vec<f32>,
    /// The light of its background.
    pub(super) color: [f32; 3],
}

impl PolarTemplate {
    /// The template of a disc on a tile whose uncovered part has the tone `around`.
    pub(super) fn from_print(
        print: &PrintImage,
        color: [u8; 3],
        lamp: &Illuminant,
        around: f32,
    ) -> PolarTemplate {
        let stencil = ToneImage::from_print(print, 4.0, lamp);
        let radius = stencil.span() / 2.0;
        let color = lamp.printed(color);
        let (mut tone, mut ground) = (Vec::new(), Vec::new());
        let rings = rings(radius);
        for &(out, _) in &rings {
            for turn in 0..ANGLES {
                let seen = stencil.near(direction(turn) * out).filter(|_| out < radius);
                tone.push(seen.map_or(around, |seen| seen.1));
                let plain = |light: [f32; 3]| (0..3).all(|at| (light[at] - color[at]).abs() < 0.02);
                ground.push(seen.is_some_and(|seen| plain(seen.0)));
            }
        }
        let profile: Vec<f32> =
            tone.chunks(ANGLES).map(|ring| ring.iter().sum::<f32>() / ANGLES as f32).collect();
        let near = |out: f64| rings.iter().enumerate().filter(move |(_, ring)| (ring.0 - out).abs() < 0.8);
        let mean = |&(out, _): &(f64, f32)| {
            near(out).map(|(at, _)| profile[at]).sum::<f32>() / near(out).count().max(1) as f32
        };
        let soft = rings.iter().map(mean).collect();
        PolarTemplate { radius, rings, tone, ground, profile, soft, color }
    }
}

#[cfg(test)]
mod tests {
    use super::super::light::DAYLIGHT;
    use super::*;

    /// A disc of 4 mm whose right half is dark.
    fn disc() -> PrintImage {
        let rgb = (0..1600).flat_map(|at| if at % 40 < 20 { [200, 200, 200] } else { [20, 20, 20] });
        PrintImage { width: 40, height: 40, rgb: rgb.collect(), per_mm: 10.0 }
    }

    #[test]
    fn a_polar_template_starts_at_the_top_and_runs_clockwise() {
        let dial = PolarTemplate::from_print(&disc(), [200, 200, 200], &DAYLIGHT, 0.5);
        let quarter = ANGLES / 4;
        assert!(dial.tone[quarter] < 0.2 && dial.tone[3 * quarter] > 0.6);
        assert!(dial.ground[3 * quarter] && !dial.ground[quarter]);
        assert!(
            dial.rings
                .iter()
                .zip(&dial.profile)
                .filter(|(ring, _)| ring.0 > 2.5)
                .all(|(_, tone)| *tone == 0.5)
        );
    }

    #[test]
    fn the_turn_average_is_invariant_to_quarter_turns() {
        let stencil = ToneImage::from_print(&disc(), 3.0, &DAYLIGHT).turn_average();
        let (side, last) = (stencil.width, stencil.width - 1);
        assert_eq!((side, stencil.height), (12, 12));
        for (x, y) in [(0, 0), (3, 7), (11, 2)] {
            let (one, turned) = (stencil.tone[y * side + x], stencil.tone[x * side + last - y]);
            assert!((one - turned).abs() < 1e-6);
        }
    }

    #[test]
    fn empty_prints_do_not_panic() {
        let none = PrintImage { width: 0, height: 0, rgb: Vec::new(), per_mm: 10.0 };
        assert_eq!(ToneImage::from_print(&none, 3.0, &DAYLIGHT).turn_average().width, 1);
        PolarTemplate::from_print(&none, [0; 3], &DAYLIGHT, 1.0);
    }
}
