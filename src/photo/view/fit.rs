//! Fits a view by damped least squares (Levenberg-Marquardt).
//!
//! Prior knowledge of the camera enters as further equations, each with its weight: an unknown focal length is
//! determined by a tilted board, and keeps its prior with a board seen from straight above.

use kurbo::{Point, Rect, Size};

use super::camera::{Camera, Pose};
use super::homography::{Homography, Pair};
use super::least_squares::LeastSquares;
use super::{Bow, View};

/// Three parameters each of rotation and translation, focal length, distortion, and three of bow.
const UNKNOWNS: usize = 11;
/// Typical error of a detected corner.
const CORNER_ERROR_PX: f64 = 0.5;
/// Relative deviation of the focal length from that noted by the camera, and from the default.
const FOCAL_DEVIATION_NOTED: f64 = 0.03;
const FOCAL_DEVIATION_DEFAULT: f64 = 0.25;
/// Deviation of the distortion coefficient of lenses.
const DISTORTION_DEVIATION: f64 = 0.02;
/// Deviation of the bow of paper: some 4 mm at 95 mm from the middle, and in proportion less if little of it is seen.
const BOW_DEVIATION_PER_MM: f64 = 4.0 / (95.0 * 95.0);
/// Iteration ends when a step gains less than this fraction of the cost, or after `MAX_STEPS`.
const MIN_GAIN: f64 = 1e-7;
const MAX_STEPS: usize = 30;

/// Current parameters of the iteration.
#[derive(Clone)]
struct Estimate {
    camera: Camera,
    pose: Pose,
    bow: Bow,
}

/// Observations and priors.
struct FitProblem<'a> {
    pairs: &'a [Pair],
    focal: f64,
    /// Deviations of focal length (relative), distortion and bow.
    deviations: [f64; 3],
}

impl View {
    /// Fits a view to pairs of points on the board (in millimetres) and in the picture (in pixels).
    ///
    /// `focal` is the focal length in pixels as noted by the camera, believed to within a few per cent. Without it, the
    /// pairs determine it as far as they can, which they cannot if the board is seen from straight above. The pairs
    /// must be free of outliers, see [`Homography::fit_robust`].
    pub fn fit(pairs: &[Pair], picture: Size, focal: Option<f64>) -> Option<View> {
        let board = Homography::fit(pairs)?;
        let extent = extent(pairs);
        let usual = Camera::new(picture, focal);
        let focal_likely = if focal.is_some() { FOCAL_DEVIATION_NOTED } else { FOCAL_DEVIATION_DEFAULT };
        let bow = Bow::none(extent);
        let task = FitProblem {
            pairs,
            focal: usual.focal,
            deviations: [focal_likely, DISTORTION_DEVIATION, BOW_DEVIATION_PER_MM * bow.reach * bow.reach],
        };
        let starts = [Some(usual.focal), focal_from_homography(&board, &usual)];
        let best = starts
            .into_iter()
            .flatten()
            .filter_map(|focal| {
                let camera = Camera { focal, ..usual };
                let pose = Pose::from_homography(&board, &camera)?;
                task.minimise(Estimate { camera, pose, bow })
            })
            .min_by(|one, other| one.0.total_cmp(&other.0))?;
        let (_, guess) = best;
        let error = (guess.squared_error(pairs)? / pairs.len().max(1) as f64).sqrt();
        Some(View { camera: guess.camera, pose: guess.pose, bow: guess.bow, extent, error })
    }
}

fn extent(pairs: &[Pair]) -> Rect {
    let first = pairs.first().map_or(Point::ZERO, |pair| pair.0);
    pairs.iter().fold(Rect::from_points(first, first), |extent, pair| extent.union_pt(pair.0))
}

/// The focal length for which the board's axes are orthogonal and equally scaled.
fn focal_from_homography(board: &Homography, camera: &Camera) -> Option<f64> {
    let [xs, ys, depths] = board.rows();
    let side = |at: usize| {
        let (x, y) = (xs[at] - camera.centre.x * depths[at], ys[at] - camera.centre.y * depths[at]);
        (x, y, depths[at])
    };
    let (right, down) = (side(0), side(1));
    let angle = (right.0 * down.0 + right.1 * down.1, right.2 * down.2);
    let length = (
        right.0 * right.0 + right.1 * right.1 - down.0 * down.0 - down.1 * down.1,
        right.2 * right.2 - down.2 * down.2,
    );
    // Both conditions say that the first part, divided by the square of the focal length, and the second sum to zero.
    let inverse = -(angle.0 * angle.1 + length.0 * length.1) / (angle.0 * angle.0 + length.0 * length.0);
    let focal = inverse.recip().sqrt();
    (focal > camera.focal / 3.0 && focal < camera.focal * 3.0).then_some(focal)
}

impl FitProblem<'_> {
    /// Iterates from an initial guess to a local minimum; returns its cost and parameters.
    fn minimise(&self, mut guess: Estimate) -> Option<(f64, Estimate)> {
        let mut cost = self.cost(&guess)?;
        let mut damping = 1e-4;
        for _ in 0..MAX_STEPS {
            let Some(sums) = self.sums(&guess) else { break };
            let next = sums.damped(damping).solve().map(|step| guess.moved(step));
            match next.and_then(|next| self.cost(&next).map(|cost| (cost, next))) {
                Some((lower, next)) if lower < cost => {
                    let gain = (cost - lower) / cost;
                    (cost, guess) = (lower, next);
                    damping *= 0.1;
                    if gain < MIN_GAIN {
                        break;
                    }
                }
                _ if damping > 1e6 => break,
                _ => damping *= 10.0,
            }
        }
        Some((cost, guess))
    }

    fn cost(&self, guess: &Estimate) -> Option<f64> {
        let unlikely: f64 =
            self.prior_residuals(guess).iter().map(|(_, off, weight)| off * off * weight).sum();
        Some(guess.squared_error(self.pairs)? / (CORNER_ERROR_PX * CORNER_ERROR_PX) + unlikely)
    }

    /// Prior residuals: index of the parameter, deviation from its prior, weight.
    fn prior_residuals(&self, guess: &Estimate) -> [(usize, f64, f64); 5] {
        let [focal, distortion, bow] = self.deviations.map(|deviation| (deviation * deviation).recip());
        let [right, down, both] = guess.bow.parts;
        [
            (6, libm::log(guess.camera.focal / self.focal), focal),
            (7, guess.camera.distortion, distortion),
            (8, right, bow),
            (9, down, bow),
            (10, both, bow),
        ]
    }

    /// The normal equations of the next step.
    fn sums(&self, guess: &Estimate) -> Option<LeastSquares<UNKNOWNS>> {
        let mut sums = LeastSquares::new();
        let weight = 1.0 / (CORNER_ERROR_PX * CORNER_ERROR_PX);
        let nudged: [Estimate; UNKNOWNS] = std::array::from_fn(|unknown| {
            let mut step = [0.0; UNKNOWNS];
            step[unknown] = DERIVATIVE_STEP;
            guess.moved(step)
        });
        for &(point, seen) in self.pairs {
            let here = guess.project_point(point)?;
            let (mut across, mut down) = ([0.0; UNKNOWNS], [0.0; UNKNOWNS]);
            for (nudged, (across, down)) in nudged.iter().zip(across.iter_mut().zip(&mut down)) {
                let moved = (nudged.project_point(point)? - here) / DERIVATIVE_STEP;
                (*across, *down) = (moved.x, moved.y);
            }
            sums.add(across, seen.x - here.x, weight);
            sums.add(down, seen.y - here.y, weight);
        }
        for (unknown, off, weight) in self.prior_residuals(guess) {
            sums.prior(unknown, -off, weight);
        }
        Some(sums)
    }
}

/// Step of numerical derivatives.
const DERIVATIVE_STEP: f64 = 1e-6;

impl Estimate {
    fn project_point(&self, point: Point) -> Option<Point> {
        self.camera.project_point(self.pose.to_camera([point.x, point.y, -self.bow.height(point)]))
    }

    fn moved(&self, step: [f64; UNKNOWNS]) -> Estimate {
        let [a, b, c, x, y, z, focal, distortion, right, down, both] = step;
        let mut moved = self.clone();
        moved.pose = self.pose.moved([a, b, c], [x, y, z]);
        moved.camera.focal *= libm::exp(focal);
        moved.camera.distortion += distortion;
        for (part, step) in moved.bow.parts.iter_mut().zip([right, down, both]) {
            *part += step;
        }
        moved
    }

    /// The sum of squared residuals, in pixels.
    fn squared_error(&self, pairs: &[Pair]) -> Option<f64> {
        let mut sum = 0.0;
        for &(point, seen) in pairs {
            sum += self.project_point(point)?.distance_squared(seen);
        }
        sum.is_finite().then_some(sum)
    }
}
