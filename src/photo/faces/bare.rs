//! Whether a square shows the board's own face.

use kurbo::{Point, Vec2};

use super::claim::Claim;
use super::ink::{Channel, Ink};
use super::light::{Levels, Pose};
use super::{edge, tint};
use crate::photo::prints::Print;
use crate::photo::view::{View, squares::Squares};

/// Samples across the window.
const ACROSS: usize = 24;
/// What of a square's width is looked at: its lines and its neighbours' pieces are beyond.
const PART: f64 = 0.88;
/// What of it is blurred together: its lines are beyond that too.
const AROUND: f64 = 0.95;
/// Where boards are glued of sheets, or paper lies uneven, its face may be off: it is looked for in so many steps to each
/// side, of so many millimetres, and then in finer ones.
const STEPS: [(i32, f64); 2] = [(2, 1.0), (1, 0.45)];
/// What leaves less of what is seen needs not be looked for.
const EXACT: f32 = 0.02;
/// A face with less contrast than this, as a part of its light, is no use for telling where it lies.
const EVEN: f32 = 0.04;

/// The board's own face is seen so strongly at least, and at most; 1 is as printed.
const STRENGTHS: [f64; 2] = [0.6, 1.3];
/// Of a square so much must be open to view.
const OPEN: f32 = 0.2;

/// How well the board's own face explains a square.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Shown {
    /// The root of the mean square of what it leaves, as a part of the light.
    pub(super) left: f32,
    /// How strong it is seen.
    pub(super) strength: f32,
    /// How strong its pattern is, seen so: the root of the mean square, as a part of the light.
    pub(super) contrast: f32,
    /// How light it is seen, from 0 to 255.
    pub(super) seen: f32,
    /// What part of the square nothing hides.
    pub(super) open: f32,
    /// How far it is from where it should be, in millimetres.
    pub(super) shift: Vec2,
}

/// A square of the board: what of it is looked at, and what is printed there.
pub(super) struct Bare {
    /// The mean light of the print, from 0 to 1.
    pub(super) light: f32,
    /// Half the side of what is looked at, in millimetres.
    pub(super) half: f64,
    expected: Vec<f32>,
    /// The colours printed there, from 0 to 1.
    pub(super) colours: Vec<[f32; 3]>,
    /// How strong its pattern is: the root of the mean square, as a part of the light.
    pub(super) contrast: f32,
}

impl Bare {
    /// A square with this middle and this side, its face seen through a blur of so many millimetres.
    pub(super) fn of(board: &Print, middle: Point, side: f64, blur: f64, channel: Channel) -> Bare {
        let half = side * PART / 2.0;
        let patch = patch(board, middle, side * AROUND / 2.0);
        if let Some(colour) = plain(&patch) {
            let (expected, colours) = (vec![0.0; ACROSS * ACROSS], vec![colour; tint::ACROSS * tint::ACROSS]);
            return Bare { light: channel.of(colour).max(0.01), half, expected, colours, contrast: 0.0 };
        }
        let shades = Ink::of(&patch).seen(blur, channel);
        let [width, height] = shades.size();
        let at = |index: usize, across: usize| {
            let off = place(index, across) * half;
            Point::new(width / 2.0 + off.x, height / 2.0 + off.y)
        };
        let places = (0..ACROSS * ACROSS).map(|index| at(index, ACROSS));
        let expected: Vec<f32> = places.map(|place| shades.lightness(place.x, place.y)).collect();
        let mean = expected.iter().sum::<f32>() / expected.len() as f32;
        let expected: Vec<f32> = expected.iter().map(|light| light / mean.max(0.01) - 1.0).collect();
        let power = expected.iter().map(|part| part * part).sum::<f32>() / expected.len() as f32;
        let places = (0..tint::ACROSS * tint::ACROSS).map(|index| at(index, tint::ACROSS));
        let colours = places.map(|place| shades.colour(place.x, place.y)).collect();
        Bare { light: mean.max(0.01), half, expected, colours, contrast: power.sqrt() }
    }

    /// Where a sample of its colours is on the board.
    pub(super) fn at(&self, middle: Point, index: usize) -> Point {
        middle + place(index, tint::ACROSS) * self.half
    }

    /// Where its window is seen.
    pub(super) fn pose(&self, middle: Point, shown: Option<Shown>) -> Pose {
        let shift = shown.map_or(Vec2::ZERO, |shown| shown.shift);
        Pose { middle: middle + shift, turn: 0.0, height: 0.0 }
    }

    /// How well the printed face explains what is seen where none of these pieces hides it; with too little left to see
    /// there is no answer. `veil` allows for so
    /// much glare, and for the edge of a shadow.
    pub(super) fn shown(
        &self,
        levels: &Levels,
        view: &View,
        middle: Point,
        near: &[&Claim],
        veil: Option<f32>,
    ) -> Option<Shown> {
        let hidden = |at: Point| near.iter().any(|claim| claim.hides(at));
        let seen = |index: usize| if hidden(middle + place(index, ACROSS) * self.half) { 0.0 } else { 1.0 };
        let counts: Vec<f32> = match near {
            [] => vec![1.0; ACROSS * ACROSS],
            _ => (0..ACROSS * ACROSS).map(seen).collect(),
        };
        let open = counts.iter().sum::<f32>() / (ACROSS * ACROSS) as f32;
        if open < OPEN {
            return None;
        }
        let printed: Vec<f32> = self.expected.iter().map(|part| part + 1.0).collect();
        let mut samples = Vec::with_capacity(ACROSS * ACROSS);
        let mut look = |shift: Vec2| {
            let pose = Pose { middle: middle + shift, turn: 0.0, height: 0.0 };
            levels.window(&pose.corners(view, self.half)?, ACROSS, &mut samples)?;
            Some(Shown { open, shift, ..self.held(&samples, &counts, veil.unwrap_or_default())? })
        };
        let mut best = look(Vec2::ZERO)?;
        if self.contrast > EVEN && best.left > EXACT {
            for (steps, step) in STEPS {
                let from = best.shift;
                for index in 0..(2 * steps + 1) * (2 * steps + 1) {
                    let part = |index: i32| f64::from(index - steps) * step;
                    let shift = Vec2::new(part(index % (2 * steps + 1)), part(index / (2 * steps + 1)));
                    best = look(from + shift).filter(|next| next.left < best.left).unwrap_or(best);
                }
            }
        }
        if veil.is_some() {
            look(best.shift)?;
            best.left =
                best.left.min(edge::left(ACROSS, &samples, &printed, &counts, veil.unwrap_or_default()));
        }
        Some(best)
    }

    /// The fit of what counts: level, slopes and strength are free, the strength not very.
    fn held(&self, samples: &[f32], counts: &[f32], veil: f32) -> Option<Shown> {
        let number = f64::from(counts.iter().sum::<f32>());
        let all = || {
            samples
                .iter()
                .zip(&self.expected)
                .zip(counts)
                .enumerate()
                .filter(|(_, (_, counts))| **counts > 0.0)
        };
        let mean = all().map(|(_, ((sample, _), _))| f64::from(*sample)).sum::<f64>() / number;
        let scale = 1.0 / mean.max(0.25);
        let mut sums = Squares::<4>::new();
        for (index, ((sample, expected), _)) in all() {
            let at = place(index, ACROSS);
            sums.add([1.0, at.x, at.y, f64::from(*expected)], f64::from(*sample) * scale - 1.0, 1.0);
        }
        sums.add([0.0, 0.0, 0.0, 1.0], 0.95 * f64::from(1.0 - veil), 0.01 * 0.01 * number);
        let [level, right, below, strength] = sums.solve()?;
        let believed = strength.clamp(STRENGTHS[0] * f64::from(1.0 - veil), STRENGTHS[1]);
        let mut left = 0.0;
        for (index, ((sample, expected), _)) in all() {
            let at = place(index, ACROSS);
            let part = f64::from(*sample) * scale - 1.0 - level - right * at.x - below * at.y;
            left += (part - believed * f64::from(*expected)).powi(2);
        }
        let left = (left / number).sqrt() as f32;
        let contrast = self.contrast * believed as f32;
        Some(Shown {
            left,
            contrast,
            seen: mean as f32,
            strength: strength as f32,
            open: 1.0,
            shift: Vec2::ZERO,
        })
    }
}

/// A sample's place in a window from -1 to 1 with so many samples across.
fn place(index: usize, across: usize) -> Vec2 {
    let part = |index: usize| (index as f64 + 0.5) / across as f64 * 2.0 - 1.0;
    Vec2::new(part(index % across), part(index / across))
}

/// A square part of a print.
fn patch(board: &Print, middle: Point, half: f64) -> Print {
    let pixel = |along: f64, count: usize| ((along * board.per_mm).round().max(0.0) as usize).min(count);
    let [left, right] = [-half, half].map(|off| pixel(middle.x + off, board.width));
    let [top, bottom] = [-half, half].map(|off| pixel(middle.y + off, board.height));
    let row = |row: usize| board.rgb.get((row * board.width + left) * 3..(row * board.width + right) * 3);
    let rgb = (top..bottom).filter_map(row).collect::<Vec<_>>().concat();
    Print { width: right - left, height: bottom - top, rgb, per_mm: board.per_mm }
}

/// The colour of a print that has but one, from 0 to 1.
fn plain(print: &Print) -> Option<[f32; 3]> {
    let colours = print.rgb.as_chunks::<3>().0;
    let first = colours.first().unwrap_or(&[255; 3]);
    colours.iter().all(|colour| colour == first).then(|| first.map(|byte| f32::from(byte) / 255.0))
}
