//! Templates of the faces of pieces.

use kurbo::Point;

use super::ink::{BlurredPrint, Channel, LinearPrint};
use super::window::{FacePattern, LANES, Mask};
use super::{PiecePrint, tint};
use crate::game::Rim;
use crate::photo::signal::dot;
use crate::photo::view::adjugate;

/// Samples across a coarse window, used for exhaustive search.
pub(super) const COARSE_SAMPLES: usize = 16;
/// Samples across a fine window, used for registration and comparison.
pub(super) const FINE_SAMPLES: usize = 32;
/// Rotations tried for loose square pieces; all are near one of these.
const LOOSE_TURNS_DEG: [f64; 3] = [-7.0, 0.0, 7.0];
/// Number of rotations tried for pieces without orientation.
const FREE_TURNS: usize = 24;
/// Minimum correlation of patterns that count as the same.
const MIN_SAME_CORRELATION: f32 = 0.985;
/// Maximum contrast of a piece of a single colour.
pub(super) const MAX_PLAIN_CONTRAST: f32 = 0.02;

/// All pieces of one outline and size.
#[derive(Debug)]
pub(super) struct PieceClass {
    rim: Rim,
    /// The radius of the corners of a square in millimetres.
    corner: f64,
    /// Width of its pieces, in millimetres.
    pub(super) side: f64,
    pub(super) coarse: FaceWindow,
    pub(super) fine: FaceWindow,
    pub(super) faces: Vec<FaceTemplate>,
}

/// A window of a kind: its mask and half its side in millimetres.
#[derive(Debug)]
pub(super) struct FaceWindow {
    pub(super) mask: Mask,
    pub(super) half: f64,
}

/// A face at one of its quarter turns.
#[derive(Debug)]
pub(super) struct FaceTemplate {
    /// Index in the list of prints.
    pub(super) print: usize,
    pub(super) quarters: u8,
    /// The coarse pattern at several rotations in radians.
    pub(super) coarse: Vec<(f64, FacePattern)>,
    pub(super) fine: FacePattern,
    /// The colours of the fine window, from 0 to 1.
    pub(super) colours: Vec<[f32; 3]>,
    /// The fine window as printed, scaled to a mean of 1.
    pub(super) printed: Vec<f32>,
    /// Derivatives of the pattern by a shift to the right and down (per sample) and by rotation (per radian),
    /// orthogonal to the light model and to the pattern itself.
    pub(super) moved: [Vec<f32>; 3],
    /// The inverse of their Gram matrix: maps their products with the residual to the offset of the piece.
    pub(super) solved: [[f32; 3]; 3],
}

impl PieceClass {
    /// The kinds of all prints, blurred by `blur` millimetres.
    pub(super) fn all(pieces: &[PiecePrint], blur: f64, channel: Channel) -> Vec<PieceClass> {
        let mut kinds: Vec<PieceClass> = Vec::new();
        for (print, piece) in pieces.iter().enumerate() {
            let shades = LinearPrint::from_print(&piece.print).blurred(blur, channel);
            let [width, height] = shades.size();
            let side = width.min(height);
            let same = |kind: &PieceClass| {
                (kind.rim, kind.corner) == (piece.rim, piece.corner) && (kind.side - side).abs() < 0.2
            };
            let at = kinds.iter().position(same).unwrap_or_else(|| {
                kinds.push(PieceClass::empty(piece.rim, piece.corner, side));
                kinds.len() - 1
            });
            kinds[at].add(print, piece, &shades);
        }
        kinds
    }

    fn empty(rim: Rim, corner: f64, side: f64) -> PieceClass {
        // Square windows rotate within the square, and all keep off the cut edge, which shows scissor marks and
        // shadows.
        let (coarse, fine) = if rim == Rim::Square { (0.43, 0.465) } else { (0.46, 0.465) };
        let window = |samples: usize, part: f64| {
            // Windows keep as far off round corners as off the sides.
            let half = side * part;
            let mask = match rim {
                Rim::Square => Mask::square(samples, (corner - (side / 2.0 - half)).max(0.0) / half),
                Rim::Round | Rim::Hexagon(_) | Rim::Triangle | Rim::Boxed => Mask::disc(samples),
            };
            FaceWindow { mask, half }
        };
        let (coarse, fine) = (window(COARSE_SAMPLES, coarse), window(FINE_SAMPLES, fine));
        PieceClass { rim, corner, side, coarse, fine, faces: Vec::new() }
    }

    fn add(&mut self, print: usize, piece: &PiecePrint, shades: &BlurredPrint) {
        let square = piece.rim == Rim::Square;
        let first = self.faces.len();
        for quarters in 0..if piece.turned && square { 4 } else { 1 } {
            let turn = f64::from(quarters) * std::f64::consts::FRAC_PI_2;
            let samples = self.fine.samples(shades, turn);
            let fine = self.fine.mask.without_light(samples.clone());
            let alike = |face: &FaceTemplate| alike(&face.fine, &fine);
            if self.faces.iter().skip(first).any(alike) {
                continue;
            }
            let loose =
                |quarter: i32| LOOSE_TURNS_DEG.map(|loose| (loose + 90.0 * f64::from(quarter)).to_radians());
            let free = |part: usize| part as f64 / FREE_TURNS as f64 * std::f64::consts::TAU;
            let turns: Vec<f64> = match (square, piece.turned) {
                (true, true) => loose(0).to_vec(),
                (true, false) => (0..4).flat_map(loose).collect(),
                (false, _) => (0..FREE_TURNS).map(free).collect(),
            };
            let mut coarse: Vec<(f64, FacePattern)> = Vec::new();
            for loose in turns {
                let pattern = self.coarse.mask.without_light(self.coarse.samples(shades, turn + loose));
                if !coarse.iter().any(|(_, known)| self::alike(known, &pattern)) {
                    coarse.push((loose, pattern));
                }
            }
            let printed = samples.iter().map(|sample| sample / fine.light.max(0.01)).collect();
            let colours = self.fine.colours(shades, turn);
            let (moved, solved) = self.fine.mask.moves(&fine);
            self.faces.push(FaceTemplate { print, quarters, coarse, fine, colours, printed, moved, solved });
        }
    }
}

fn alike(one: &FacePattern, other: &FacePattern) -> bool {
    let common = dot::<LANES>(&one.values, &other.values) / one.values.len().max(1) as f32;
    let plain = one.power.max(other.power) < MAX_PLAIN_CONTRAST * MAX_PLAIN_CONTRAST;
    let scale = one.values.iter().filter(|value| **value != 0.0).count().max(1) as f32
        / one.values.len().max(1) as f32;
    plain || common / scale > MIN_SAME_CORRELATION * (one.power * other.power).sqrt()
}

impl FaceWindow {
    /// The lightness of a print rotated clockwise by `turn` radians.
    fn samples(&self, shades: &BlurredPrint, turn: f64) -> Vec<f32> {
        self.places(shades, turn, self.mask.side).map(|at| shades.lightness(at)).collect()
    }

    /// The colours of a print rotated clockwise by `turn` radians.
    fn colours(&self, shades: &BlurredPrint, turn: f64) -> Vec<[f32; 3]> {
        self.places(shades, turn, tint::TINT_SAMPLES).map(|at| shades.colour(at)).collect()
    }

    /// The points of a rotated print at the samples of a window.
    fn places(&self, shades: &BlurredPrint, turn: f64, side: usize) -> impl Iterator<Item = Point> {
        let (sin, cos) = libm::sincos(turn);
        let [width, height] = shades.size();
        let (half, step) = (self.half, 2.0 * self.half / side as f64);
        (0..side * side).map(move |index| {
            let off = |index: usize| (index as f64 + 0.5) * step - half;
            let (x, y) = (off(index % side), off(index / side));
            Point::new(width / 2.0 + x * cos + y * sin, height / 2.0 + y * cos - x * sin)
        })
    }
}

impl PieceClass {
    /// Whether a colour sample of the window is on the piece.
    pub(super) fn counts(&self, index: usize) -> bool {
        let part = |index: usize| (index as f64 + 0.5) / tint::TINT_SAMPLES as f64 * FINE_SAMPLES as f64;
        let at = part(index / tint::TINT_SAMPLES) as usize * FINE_SAMPLES
            + part(index % tint::TINT_SAMPLES) as usize;
        self.fine.mask.counts.get(at).is_some_and(|count| *count > 0.0)
    }
}

impl Mask {
    /// The derivatives of a pattern by its pose, and the inverse of their Gram matrix.
    fn moves(&self, pattern: &FacePattern) -> ([Vec<f32>; 3], [[f32; 3]; 3]) {
        let side = self.side;
        let middle = (side as f32 - 1.0) / 2.0;
        let at =
            |column: usize, row: usize| pattern.values.get(row * side + column).copied().unwrap_or_default();
        let mut moved = [0; 3].map(|_| Vec::with_capacity(side * side));
        for row in 0..side {
            for column in 0..side {
                let (left, right) = (column.saturating_sub(1), (column + 1).min(side - 1));
                let (upper, lower) = (row.saturating_sub(1), (row + 1).min(side - 1));
                let across = (at(right, row) - at(left, row)) / (right - left).max(1) as f32;
                let down = (at(column, lower) - at(column, upper)) / (lower - upper).max(1) as f32;
                let (x, y) = (column as f32 - middle, row as f32 - middle);
                moved[0].push(across);
                moved[1].push(down);
                moved[2].push(x * down - y * across);
            }
        }
        let whole = (pattern.power * self.number).max(1e-6);
        let moved = moved.map(|values| {
            let mut values = values;
            self.level(&mut values);
            let part = dot::<LANES>(&values, &pattern.values) / whole;
            values.iter_mut().zip(&pattern.values).for_each(|(value, pattern)| *value -= part * pattern);
            values
        });
        let mut sums = [[0.0; 3]; 3];
        for (row, sums) in sums.iter_mut().enumerate() {
            for (column, sum) in sums.iter_mut().enumerate() {
                *sum = dot::<LANES>(&moved[row], &moved[column]);
            }
            // Regularisation: a derivative that is zero says nothing about the pose.
            sums[row] += [1e-3, 1e-3, 1e-3 * middle * middle][row] * self.number;
        }
        let (adjugate, size) = adjugate(sums);
        (moved, adjugate.map(|row| row.map(|factor| factor / size.max(1e-12))))
    }
}
