//! Polar templates of printed faces, compared at any rotation.

use std::f64::consts::TAU;

use kurbo::Point;

use super::TokenPrint;
use super::window::SquareWindow;
use crate::photo::PrintImage;
use crate::photo::reading::Occupant;
use crate::photo::signal::{best_turn, decoded, dot, encoded, luma, luminance, rotated};

/// Number of rings of a face, and of samples on each.
pub(super) const RINGS: usize = 15;
pub(super) const ANGLES: usize = 72;
/// Margin between the outermost ring and the edge of the face, which shows bare card.
const EDGE_MARGIN_MM: f64 = 0.4;
/// Candidate blurs of the picture.
pub(super) const BLURS_MM: [f64; 6] = [0.35, 0.6, 0.9, 1.3, 1.8, 2.4];
/// Regularisation of the light model: of its gain, and of its offset.
const GAIN_REGULARISATION: f64 = 0.05;
const OFFSET_REGULARISATION: f64 = 0.3;

/// A face in polar samples, from the innermost ring; per channel, clockwise from the right.
#[derive(Clone, Debug)]
pub(super) struct PolarFace {
    values: [Vec<f32>; 3],
    /// The mean of the channels, sufficient to find the rotation.
    light: Vec<f32>,
    sum: f32,
    squares: f32,
}

/// The fit of a face to the picture.
#[derive(Clone, Copy, Debug)]
pub(super) struct FaceFit {
    /// Mean squared residual, with the cost of an unlikely light.
    pub residual: f32,
    /// Rotation in samples of a ring.
    pub turn: usize,
}

/// The weight of a ring, proportional to its length.
fn weight(ring: usize) -> f32 {
    (2 * ring + 1) as f32 / (3 * RINGS * RINGS * ANGLES) as f32
}

impl PolarFace {
    /// Samples a face at points in millimetres from its centre.
    pub(crate) fn sample(points: &[(f64, f64)], colour: impl Fn(f64, f64) -> [f32; 3]) -> PolarFace {
        let mut values: [Vec<f32>; 3] = std::array::from_fn(|_| Vec::with_capacity(points.len()));
        for (x, y) in points {
            let seen = colour(*x, *y);
            for (values, seen) in values.iter_mut().zip(seen) {
                values.push(seen);
            }
        }
        let (mut sum, mut squares) = (0.0, 0.0);
        for values in &values {
            for (ring, values) in values.chunks_exact(ANGLES).enumerate() {
                sum += weight(ring) * values.iter().sum::<f32>();
                squares += weight(ring) * values.iter().map(|value| value * value).sum::<f32>();
            }
        }
        let [red, green, blue] = &values;
        let light =
            red.iter().zip(green).zip(blue).map(|((red, green), blue)| (red + green + blue) / 3.0).collect();
        PolarFace { values, light, sum, squares }
    }

    /// The mean of the products with this face rotated clockwise by `turn` samples.
    fn product(&self, seen: &PolarFace, turn: usize) -> f32 {
        self.values.iter().zip(&seen.values).map(|(mine, seen)| product(mine, seen, turn)).sum()
    }

    /// Finds the approximate rotation with the best fit.
    pub(crate) fn fit_any(&self, seen: &PolarFace) -> FaceFit {
        let best = best_turn((0..ANGLES).step_by(2), |turn| product(&self.light, &seen.light, turn));
        self.fit(seen, best.map(|(turn, _)| turn).into_iter())
    }

    /// Finds the rotation with the best fit among `turns`.
    pub(crate) fn fit(&self, seen: &PolarFace, turns: impl Iterator<Item = usize>) -> FaceFit {
        let best = best_turn(turns, |turn| self.product(seen, turn));
        let (turn, product) = best.unwrap_or((0, self.sum * seen.sum));
        FaceFit { residual: residual(seen.squares, seen.sum, self.squares, self.sum, product), turn }
    }

    /// The mean of each ring in each channel, invariant to rotation.
    pub(crate) fn profile(&self) -> Profile {
        std::array::from_fn(|channel| {
            std::array::from_fn(|ring| {
                self.values[channel][ring * ANGLES..][..ANGLES].iter().sum::<f32>() / ANGLES as f32
            })
        })
    }
}

/// The weighted sum of the products of two channels, the first rotated clockwise by `turn` samples.
fn product(face: &[f32], seen: &[f32], turn: usize) -> f32 {
    let mut whole = 0.0;
    for (ring, (face, seen)) in face.chunks_exact(ANGLES).zip(seen.chunks_exact(ANGLES)).enumerate() {
        let [tail, head] = rotated(face, seen, turn);
        whole += weight(ring) * (dot::<8>(head.0, head.1) + dot::<8>(tail.0, tail.1));
    }
    whole
}

pub(super) type Profile = [[f32; RINGS]; 3];

/// The residual of a profile at its best light.
pub(super) fn profile_residual(face: &Profile, seen: &Profile) -> f32 {
    let mut sums = [0.0f32; 5];
    for (face, seen) in face.iter().zip(seen) {
        for (ring, (face, seen)) in face.iter().zip(seen).enumerate() {
            let weight = weight(ring) * ANGLES as f32;
            for (sum, term) in sums.iter_mut().zip([seen * seen, *seen, face * face, *face, face * seen]) {
                *sum += weight * term;
            }
        }
    }
    let [seen_squares, seen_sum, squares, sum, product] = sums;
    residual(seen_squares, seen_sum, squares, sum, product)
}

/// The minimum over gain and offset of the mean square of `seen - gain * face - off`, plus regularisation.
fn residual(seen_squares: f32, seen_sum: f32, squares: f32, sum: f32, product: f32) -> f32 {
    let (free, added) = (GAIN_REGULARISATION as f32, OFFSET_REGULARISATION as f32);
    let (a, b, c) = (squares + free, sum, 1.0 + added);
    let (right, below) = (product + free, seen_sum);
    let size = (a * c - b * b).max(1e-9);
    let (strength, plus) = ((right * c - b * below) / size, (a * below - b * right) / size);
    (seen_squares + free - strength * right - plus * below).max(0.0)
}

/// The sampling points of all rings up to radius `reach`.
fn points(reach: f64) -> Vec<(f64, f64)> {
    let circle: Vec<(f64, f64)> =
        (0..ANGLES).map(|step| libm::sincos(TAU * step as f64 / ANGLES as f64)).collect();
    let radius = |ring: usize| reach * (ring as f64 + 0.5) / RINGS as f64;
    (0..RINGS)
        .flat_map(|ring| circle.iter().map(move |(sin, cos)| (radius(ring) * cos, radius(ring) * sin)))
        .collect()
}

/// The grey of a colour in a black and white print or picture: between the mean of gamma-encoded values, which some
/// devices use, and the luminance, which others use.
pub(super) fn greyed(colour: [f32; 3]) -> [f32; 3] {
    let [red, green, blue] = colour;
    let lit = encoded(luminance([decoded(red), decoded(green), decoded(blue)]));
    [(luma(colour) + lit) / 2.0; 3]
}

/// The mean of the channels of a black and white picture, where all are equally reliable.
pub(super) fn mean([red, green, blue]: [f32; 3]) -> [f32; 3] {
    [(red + green + blue) / 3.0; 3]
}

/// The faces of all tokens, and the sampling of the squares below them.
#[derive(Clone, Debug)]
pub(super) struct FaceSet {
    pub tokens: Vec<TokenFace>,
    /// The sampling points of all rings, in millimetres from the centre.
    pub points: Vec<(f64, f64)>,
    /// Radius of a token, in millimetres.
    pub radius: f64,
    /// Whether the print or the picture is black and white.
    pub grey: bool,
    /// Blur of the faces, matched to the picture.
    pub blur: f64,
}

/// The face of one kind of token.
#[derive(Clone, Debug)]
pub(super) struct TokenFace {
    pub piece: usize,
    pub rings: PolarFace,
    pub profile: Profile,
}

impl FaceSet {
    /// Samples the faces as seen in a picture blurred by `blur` millimetres.
    pub(crate) fn new(tokens: &[TokenPrint], blur: f64, grey: bool) -> FaceSet {
        let radius = tokens.iter().map(|token| token.diameter / 2.0).fold(f64::INFINITY, f64::min);
        let reach = if radius.is_finite() { radius - EDGE_MARGIN_MM } else { 1.0 };
        let points = points(reach);
        let token = |token: &TokenPrint| {
            let half = token.diameter / 2.0;
            let rings = PolarFace::sample(&points, |x, y| {
                let colour = token.print.around(Point::new(x + half, y + half), blur);
                if grey { greyed(colour) } else { colour }
            });
            let profile = rings.profile();
            TokenFace { piece: token.piece, rings, profile }
        };
        let tokens = tokens.iter().map(token).collect();
        FaceSet { tokens, points, radius, grey, blur }
    }

    /// All that may lie on a square: nothing, or one of the tokens.
    pub(crate) fn occupants(&self) -> impl Iterator<Item = Occupant> {
        let tokens = self.tokens.iter().map(|token| Occupant::unturned(token.piece));
        std::iter::once(Occupant::Empty).chain(tokens)
    }

    /// Samples the picture around a point of a window.
    pub(crate) fn sample_at(&self, window: &SquareWindow, x: f64, y: f64) -> PolarFace {
        PolarFace::sample(&self.points, |off_x, off_y| {
            let seen = window.at(x + off_x, y + off_y);
            if self.grey { mean(seen) } else { seen }
        })
    }

    /// The printed colour at a point, as the picture would show it.
    pub(crate) fn printed(&self, print: &PrintImage, point: Point) -> [f32; 3] {
        let colour = print.around(point, self.blur);
        if self.grey { greyed(colour) } else { colour }
    }
}
