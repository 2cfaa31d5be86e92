//! The hypothesis of a bare square, which shows the board's own face.

use kurbo::{Point, Vec2};

use super::ink::{Channel, LinearPrint};
use super::occluder::Occluder;
use super::pyramid::{BoardView, WindowPose};
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
/// Minimum unoccluded fraction of a square.
const MIN_UNOCCLUDED: f32 = 0.2;

/// The fit of the board's own face to a square.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct BareFit {
    /// Root mean square residual, relative to the light.
    pub(super) residual: f32,
    /// Contrast relative to the print.
    pub(super) strength: f32,
    /// Contrast of the fitted pattern: its root mean square, relative to the light.
    pub(super) contrast: f32,
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

    /// Fits the printed face where none of the pieces occludes it; `None` if too little is left. `veil` allows for that
    /// much glare, and for the edge of a shadow.
    pub(super) fn fit(
        &self,
        board: &BoardView,
        middle: Point,
        near: &[&Occluder],
        veil: Option<f32>,
    ) -> Option<BareFit> {
        let counts: Vec<f32> = (0..SAMPLES)
            .map(|index| middle + point(index, SAMPLES_ACROSS) * self.half)
            .map(|at| if near.iter().any(|occluder| occluder.hides(at)) { 0.0 } else { 1.0 })
            .collect();
        let open = counts.iter().sum::<f32>() / SAMPLES as f32;
        if open < MIN_UNOCCLUDED {
            return None;
        }
        let mut samples = Vec::with_capacity(SAMPLES);
        let mut look = |shift: Vec2| {
            let pose = WindowPose { middle: middle + shift, turn: 0.0, height: 0.0 };
            board.window(&pose, self.half, SAMPLES_ACROSS, &mut samples)?;
            Some(BareFit { open, shift, ..self.fit_samples(&samples, &counts, veil.unwrap_or_default())? })
        };
        let mut best = look(Vec2::ZERO)?;
        if self.contrast > MIN_CONTRAST && best.residual > MAX_EXACT_RESIDUAL {
            for (steps, step) in SEARCH_STEPS {
                let from = best.shift;
                for shift in offsets(steps, step) {
                    best = look(from + shift).filter(|next| next.residual < best.residual).unwrap_or(best);
                }
            }
        }
        if let Some(veil) = veil {
            look(best.shift)?;
            let printed: Vec<f32> = self.expected.iter().map(|part| part + 1.0).collect();
            let shaded = shadow_edge::residual(SAMPLES_ACROSS, &samples, &printed, &counts, veil);
            best.residual = best.residual.min(shaded);
        }
        Some(best)
    }

    /// Fits the unoccluded samples: level, slopes and contrast are free, the contrast with a prior.
    fn fit_samples(&self, samples: &[f32], counts: &[f32], veil: f32) -> Option<BareFit> {
        let number = f64::from(counts.iter().sum::<f32>());
        let all = || {
            let each = samples.iter().zip(&self.expected).zip(counts).enumerate();
            let each = each.filter(|(_, (_, counts))| **counts > 0.0);
            each.map(|(index, ((seen, print), _))| {
                (point(index, SAMPLES_ACROSS), f64::from(*seen), f64::from(*print))
            })
        };
        let mean = all().map(|(_, seen, _)| seen).sum::<f64>() / number;
        let scale = 1.0 / mean.max(0.25);
        let mut sums = LeastSquares::<4>::new();
        for (at, seen, print) in all() {
            sums.add([1.0, at.x, at.y, print], seen * scale - 1.0, 1.0);
        }
        sums.prior(3, 0.95 * f64::from(1.0 - veil), 0.01 * 0.01 * number);
        let [level, right, below, strength] = sums.solve()?;
        let believed = strength.clamp(CONTRAST_RANGE[0] * f64::from(1.0 - veil), CONTRAST_RANGE[1]);
        let mut residual = 0.0;
        for (at, seen, print) in all() {
            let part = seen * scale - 1.0 - level - right * at.x - below * at.y;
            residual += (part - believed * print).powi(2);
        }
        let residual = (residual / number).sqrt() as f32;
        let (contrast, seen, strength) = (self.contrast * believed as f32, mean as f32, strength as f32);
        Some(BareFit { residual, contrast, seen, strength, open: 1.0, shift: Vec2::ZERO })
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
