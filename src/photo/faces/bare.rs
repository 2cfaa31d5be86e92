//! The hypothesis of a bare square, which shows the board's own face.

use kurbo::{Point, Vec2};

use super::ink::{Channel, LinearPrint};
use super::occluder::Occluder;
use super::pyramid::{BoardView, WindowPose};
use super::window::LIGHT_SAMPLES;
use super::{CellShape, shadow_edge, tint};
use crate::photo::PrintImage;
use crate::photo::signal::offsets;
use crate::photo::view::LeastSquares;

/// Samples across a window.
const SAMPLES_ACROSS: usize = 24;
const SAMPLES: usize = SAMPLES_ACROSS * SAMPLES_ACROSS;
/// Sampled fraction of a square's width; beyond are its lines and its neighbours' pieces.
const SAMPLED_WIDTH: f64 = 0.88;
/// Blurred fraction of a square's width, without its lines.
const BLURRED_WIDTH: f64 = 0.95;
/// Search for the face of boards glued of sheets or uneven paper, coarse to fine: steps to each side and their size in
/// millimetres.
const SEARCH_STEPS: [(i32, f64); 2] = [(2, 1.0), (1, 0.45)];
/// Maximum residual of a bare square.
pub(super) const MAX_BARE_RESIDUAL: f32 = 0.02;
/// Residual below which no search is needed.
const MAX_EXACT_RESIDUAL: f32 = 0.02;
/// Minimum contrast, relative to light, of a face that can be searched for.
const MIN_CONTRAST: f32 = 0.04;

/// Minimum and maximum contrast of the face relative to its print.
const CONTRAST_RANGE: [f64; 2] = [0.6, 1.3];
/// Noise, relative to light, of a face whose contrast is believed as much as the prior.
const PRIOR_NOISE: f64 = 0.01;
/// More blur than expected: the width of the print around a square that it carries into it, as a fraction of the
/// square's width, its deviation, and the resolution at which it is computed.
const BLEED_WIDTH: f64 = 1.3;
const BLEED_MM: f64 = 1.2;
const BLEED_PX_PER_MM: f64 = 2.0;
/// Minimum unoccluded fraction of a square.
const MIN_UNOCCLUDED: f32 = 0.2;

/// The fit of the board's own face to a square.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct BareFit {
    /// Root mean square residual, relative to the light.
    pub(super) residual: f32,
    /// Contrast of the fitted pattern: its root mean square, relative to the light.
    pub(super) contrast: f32,
    /// Fraction of the print's contrast that is visible for certain; below 0 if none is.
    pub(super) visible: f32,
    /// Mean brightness, from 0 to 255.
    pub(super) seen: f32,
    /// Unoccluded fraction of the square.
    pub(super) open: f32,
    /// Offset of the face from its nominal position, in millimetres.
    pub(super) shift: Vec2,
}

/// A bare square of the board: its sampled window and the print there.
pub(super) struct BareTemplate {
    /// Mean lightness of the print, from 0 to 1.
    pub(super) light: f32,
    /// Half the side of the window, in millimetres.
    pub(super) half: f64,
    expected: Vec<f32>,
    /// The printed colours, from 0 to 1.
    pub(super) colours: Vec<[f32; 3]>,
    /// Contrast of the pattern: its root mean square, relative to the light.
    pub(super) contrast: f32,
}

/// What alters the look of a square that does not seem bare at first.
pub(super) struct Disturbance {
    /// Fraction of its light that is glare.
    pub(super) veil: f32,
    /// What more blur than expected adds to the pattern: the neighbours' colours, and less contrast. `None` in glare,
    /// where little is left of a piece.
    pub(super) bleed: Option<Vec<f32>>,
}

impl BareFit {
    /// Whether the square is bare.
    pub(super) fn is_certain(&self) -> bool {
        self.residual < MAX_BARE_RESIDUAL
    }
}

impl BareTemplate {
    /// Samples a square of the print, blurred by `blur` millimetres.
    pub(super) fn from_print(
        board: &PrintImage,
        cell: &CellShape,
        blur: f64,
        channel: Channel,
    ) -> BareTemplate {
        let half = cell.across * SAMPLED_WIDTH / 2.0;
        let patch = patch(board, cell.centre, cell.across * BLURRED_WIDTH / 2.0);
        if let Some(colour) = plain(&patch) {
            let light = channel.value(colour).max(0.01);
            let colours = vec![colour; tint::TINT_SAMPLES * tint::TINT_SAMPLES];
            return BareTemplate { light, half, expected: vec![0.0; SAMPLES], colours, contrast: 0.0 };
        }
        let shades = LinearPrint::from_print(&patch).blurred(blur, channel);
        let [width, height] = shades.size();
        let at = |index: usize, across: usize| {
            let off = point(index, across) * half;
            Point::new(width / 2.0 + off.x, height / 2.0 + off.y)
        };
        let points = (0..SAMPLES).map(|index| at(index, SAMPLES_ACROSS));
        let expected: Vec<f32> = points.map(|point| shades.lightness(point)).collect();
        let mean = expected.iter().sum::<f32>() / expected.len() as f32;
        let expected: Vec<f32> = expected.iter().map(|light| light / mean.max(0.01) - 1.0).collect();
        let power = expected.iter().map(|part| part * part).sum::<f32>() / expected.len() as f32;
        let points = (0..tint::TINT_SAMPLES * tint::TINT_SAMPLES).map(|index| at(index, tint::TINT_SAMPLES));
        let colours = points.map(|point| shades.colour(point)).collect();
        BareTemplate { light: mean.max(0.01), half, expected, colours, contrast: power.sqrt() }
    }

    /// The point of the board at a colour sample.
    pub(super) fn at(&self, middle: Point, index: usize) -> Point {
        middle + point(index, tint::TINT_SAMPLES) * self.half
    }

    /// The pose of the fitted window.
    pub(super) fn pose(&self, middle: Point, bare_fit: Option<BareFit>) -> WindowPose {
        let shift = bare_fit.map_or(Vec2::ZERO, |bare_fit| bare_fit.shift);
        WindowPose { middle: middle + shift, turn: 0.0, height: 0.0 }
    }

    /// What more blur than `blur` millimetres adds to the pattern.
    pub(super) fn bleed(&self, board: &PrintImage, middle: Point, blur: f64, channel: Channel) -> Vec<f32> {
        let half = self.half / SAMPLED_WIDTH * BLEED_WIDTH;
        // At the edge of the print the patch ends sooner.
        let start = middle - Vec2::new(middle.x.min(half), middle.y.min(half));
        let print = LinearPrint::reduced(&patch(board, middle, half), BLEED_PX_PER_MM);
        let [sharp, soft] = [blur, libm::hypot(blur, BLEED_MM)].map(|blur| print.blurred(blur, channel));
        (0..SAMPLES)
            .map(|index| {
                let at = middle + point(index, SAMPLES_ACROSS) * self.half - start.to_vec2();
                (soft.lightness(at) - sharp.lightness(at)) / self.light
            })
            .collect()
    }

    /// Fits the printed face where none of the pieces occludes it; `None` if too little is left. A disturbance is
    /// allowed for, and with it the edge of a shadow.
    pub(super) fn fit(
        &self,
        board: &BoardView,
        middle: Point,
        near: &[&Occluder],
        disturbance: Option<&Disturbance>,
    ) -> Option<BareFit> {
        let counts: Vec<f32> = (0..SAMPLES)
            .map(|index| middle + point(index, SAMPLES_ACROSS) * self.half)
            .map(|at| if near.iter().any(|occluder| occluder.hides(at)) { 0.0 } else { 1.0 })
            .collect();
        let open = counts.iter().sum::<f32>() / SAMPLES as f32;
        if open < MIN_UNOCCLUDED {
            return None;
        }
        let veil = disturbance.map_or(0.0, |disturbance| disturbance.veil);
        let bleed = disturbance.and_then(|disturbance| disturbance.bleed.as_ref());
        let mut samples = Vec::with_capacity(SAMPLES);
        let mut look = |shift: Vec2| {
            let pose = WindowPose { middle: middle + shift, turn: 0.0, height: 0.0 };
            board.window(&pose, self.half, SAMPLES_ACROSS, &mut samples)?;
            let fit = match bleed {
                None => self.fit_samples(&samples, &counts, veil, |_, at, print| [1.0, at.x, at.y, print]),
                Some(bleed) => self.fit_samples(&samples, &counts, veil, |index, at, print| {
                    [1.0, at.x, at.y, print, f64::from(bleed[index])]
                }),
            }?;
            Some(BareFit { open, shift, ..fit })
        };
        let mut best = look(Vec2::ZERO)?;
        if (self.contrast > MIN_CONTRAST || bleed.is_some()) && best.residual > MAX_EXACT_RESIDUAL {
            for (steps, step) in SEARCH_STEPS {
                let from = best.shift;
                for shift in offsets(steps, step) {
                    best = look(from + shift).filter(|next| next.residual < best.residual).unwrap_or(best);
                }
            }
        }
        if disturbance.is_some() {
            look(best.shift)?;
            let printed: Vec<f32> = self.expected.iter().map(|part| part + 1.0).collect();
            let shaded = shadow_edge::residual(SAMPLES_ACROSS, &samples, &printed, &counts, veil);
            best.residual = best.residual.min(shaded);
        }
        Some(best)
    }

    /// Fits the unoccluded samples: level, slopes and contrast are free, the contrast and other `factors` with a prior.
    fn fit_samples<const N: usize>(
        &self,
        samples: &[f32],
        counts: &[f32],
        veil: f32,
        factors: impl Fn(usize, Vec2, f64) -> [f64; N],
    ) -> Option<BareFit> {
        let number = f64::from(counts.iter().sum::<f32>());
        let all = || {
            let each = samples.iter().zip(&self.expected).zip(counts).enumerate();
            let each = each.filter(|(_, (_, counts))| **counts > 0.0);
            each.map(|(index, ((seen, print), _))| {
                (factors(index, point(index, SAMPLES_ACROSS), f64::from(*print)), f64::from(*seen))
            })
        };
        let mean = all().map(|(_, seen)| seen).sum::<f64>() / number;
        let scale = 1.0 / mean.max(0.25);
        let mut sums = LeastSquares::<N>::new();
        for (factors, seen) in all() {
            sums.add(factors, seen * scale - 1.0, 1.0);
        }
        sums.prior(3, 0.95 * f64::from(1.0 - veil), PRIOR_NOISE * PRIOR_NOISE * number);
        for extra in 4..N {
            sums.prior(extra, 0.0, PRIOR_NOISE * PRIOR_NOISE * number);
        }
        let mut amounts = sums.solve()?;
        let strength = amounts[3];
        let believed = strength.clamp(CONTRAST_RANGE[0] * f64::from(1.0 - veil), CONTRAST_RANGE[1]);
        amounts[3] = believed;
        let mut residual = 0.0;
        for (factors, seen) in all() {
            let fitted: f64 = factors.iter().zip(amounts).map(|(factor, amount)| factor * amount).sum();
            residual += (seen * scale - 1.0 - fitted).powi(2);
        }
        let residual = (residual / number).sqrt() as f32;
        let (contrast, seen) = (self.contrast * believed as f32, mean as f32);
        let noise = libm::hypotf(residual, PRIOR_NOISE as f32) / (LIGHT_SAMPLES as f32).sqrt();
        let visible = strength as f32 - noise / self.contrast.max(1e-3);
        Some(BareFit { residual, contrast, visible, seen, open: 1.0, shift: Vec2::ZERO })
    }
}

/// The position of a sample in a window from -1 to 1.
fn point(index: usize, across: usize) -> Vec2 {
    let part = |index: usize| (index as f64 + 0.5) / across as f64 * 2.0 - 1.0;
    Vec2::new(part(index % across), part(index / across))
}

/// A square part of a print.
pub(super) fn patch(board: &PrintImage, middle: Point, half: f64) -> PrintImage {
    let pixel = |along: f64, count: usize| ((along * board.per_mm).round().max(0.0) as usize).min(count);
    let [residual, right] = [-half, half].map(|off| pixel(middle.x + off, board.width));
    let [top, bottom] = [-half, half].map(|off| pixel(middle.y + off, board.height));
    let row = |row: usize| board.rgb.get((row * board.width + residual) * 3..(row * board.width + right) * 3);
    let rgb = (top..bottom).filter_map(row).collect::<Vec<_>>().concat();
    PrintImage { width: right - residual, height: bottom - top, rgb, per_mm: board.per_mm }
}

/// The colour of a print of a single colour, from 0 to 1.
fn plain(print: &PrintImage) -> Option<[f32; 3]> {
    let colours = print.rgb.as_chunks::<3>().0;
    let first = colours.first().unwrap_or(&[255; 3]);
    colours.iter().all(|colour| colour == first).then(|| first.map(|byte| f32::from(byte) / 255.0))
}
