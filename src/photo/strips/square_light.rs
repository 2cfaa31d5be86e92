//! The light on one square.

use kurbo::Point;

use super::face::{FaceSet, mean};
use super::located::{LocatedStrip, rim};
use super::window::SquareWindow;
use crate::photo::view::LeastSquares;

/// Weights of the priors of a square's light: a gain of 1, no offset, and a uniform offset (in two directions).
const PRIOR_WEIGHTS: [f64; 4] = [0.02, 0.05, 0.3, 0.3];
/// Residual at which a sample has half its weight.
const RESIDUAL_SCALE: f64 = 0.12;
/// Distance from a square's centre at which the slope of the offset is measured.
const SLOPE_DISTANCE_MM: f64 = 15.0;

/// The light on a square relative to that at the ends of its strip.
#[derive(Clone, Copy, Debug)]
pub(super) struct SquareLight {
    strength: f64,
    /// Offset in the middle, and its increments to the right and below.
    added: [f64; 3],
}

impl SquareLight {
    /// The light at the ends.
    pub(super) const SAME: SquareLight = SquareLight { strength: 1.0, added: [0.0; 3] };

    /// Fits the light of a square to its edge: a shadow or glare may lie on one square and not on the ends of the strip.
    pub(super) fn fit(
        located: &LocatedStrip,
        at: usize,
        flat: &SquareWindow,
        faces: &FaceSet,
    ) -> SquareLight {
        let middle = located.square(at).center();
        let rim: Vec<(Point, [f32; 3], [f32; 3])> = rim(located.square(at))
            .into_iter()
            .map(|off| {
                let seen = flat.at(off.x, off.y);
                let seen = if faces.grey { mean(seen) } else { seen };
                (off, seen, faces.printed(&located.strip.print, middle + off.to_vec2()))
            })
            .collect();
        let mut fitted = SquareLight::SAME;
        for round in 0..3 {
            let mut sums = LeastSquares::<4>::new();
            for (belief, weight) in PRIOR_WEIGHTS.iter().enumerate() {
                sums.prior(belief, if belief == 0 { 1.0 } else { 0.0 }, *weight * rim.len() as f64);
            }
            for (off, seen, printed) in &rim {
                for (seen, printed) in seen.iter().zip(printed) {
                    let (seen, printed) = (f64::from(*seen), f64::from(*printed));
                    let deviation = (seen - fitted.apply(printed, *off)) / RESIDUAL_SCALE;
                    // A token may hide the edge: residuals weight samples down.
                    let weight = if round == 0 { 1.0 } else { 1.0 / (1.0 + deviation * deviation) };
                    sums.add(
                        [printed, 1.0, off.x / SLOPE_DISTANCE_MM, off.y / SLOPE_DISTANCE_MM],
                        seen,
                        weight,
                    );
                }
            }
            let Some([strength, added @ ..]) = sums.solve() else { break };
            fitted = SquareLight { strength: strength.clamp(0.3, 2.0), added };
        }
        fitted
    }

    fn added(&self, off: Point) -> f64 {
        let [middle, right, down] = self.added;
        middle + (right * off.x + down * off.y) / SLOPE_DISTANCE_MM
    }

    fn apply(&self, printed: f64, off: Point) -> f64 {
        self.strength * printed + self.added(off)
    }

    /// Normalises a window to the light at the ends.
    pub(super) fn normalise(&self, window: &mut SquareWindow) {
        window.change(|off, value| ((f64::from(value) - self.added(off)) / self.strength) as f32);
    }
}
