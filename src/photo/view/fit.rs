//! Fitting a view to pairs: step by step to the least sum of squares.
//!
//! What a camera is likely to be counts as further equations, each with the weight that it deserves: a focal length
//! that nobody knows is found from a tilted board, and stays what is usual with one seen from straight above.

use kurbo::{Point, Rect, Size};

use super::camera::{Camera, Pose};
use super::homography::{Homography, Pair};
use super::squares::Squares;
use super::{Bow, View};

/// What is looked for: three parts each of turn and shift, focal length, bend, and three parts of bow.
const UNKNOWNS: usize = 11;
/// How far a corner is seen from where it is, about, in pixels.
const BLUR: f64 = 0.5;
/// By what part a focal length may be wrong: that which the camera says, and that which is usual.
const FOCAL_TOLD: f64 = 0.03;
const FOCAL_USUAL: f64 = 0.25;
/// How much lenses bend.
const BEND: f64 = 0.02;
/// How much paper bows: by some 4 mm at 95 mm from the middle, and by less than it is large if little is seen of it.
const BOW: f64 = 4.0 / (95.0 * 95.0);
/// Steps are made until they gain less than this part of the sum, but not more than so many.
const GAIN: f64 = 1e-7;
const STEPS: usize = 30;

/// A view under way to a better one.
#[derive(Clone)]
struct Guess {
    camera: Camera,
    pose: Pose,
    bow: Bow,
}

/// What is to be fitted, and what is likely.
struct Task<'a> {
    pairs: &'a [Pair],
    focal: f64,
    /// The likely deviation of focal length (as a part of it), bend and bow.
    likely: [f64; 3],
}

/// The view that fits pairs best.
pub(super) fn fit(pairs: &[Pair], picture: Size, told: Option<f64>) -> Option<View> {
    let board = Homography::through(pairs)?;
    let extent = extent(pairs);
    let usual = Camera::new(picture, told);
    let focal_likely = if told.is_some() { FOCAL_TOLD } else { FOCAL_USUAL };
    let bow = Bow::none(extent);
    let task = Task { pairs, focal: usual.focal, likely: [focal_likely, BEND, BOW * bow.reach * bow.reach] };
    let starts = [Some(usual.focal), seen_focal(&board, &usual)];
    let best = starts
        .into_iter()
        .flatten()
        .filter_map(|focal| {
            let camera = Camera { focal, ..usual };
            let pose = Pose::of(&board, &camera)?;
            task.settle(Guess { camera, pose, bow })
        })
        .min_by(|one, other| one.0.total_cmp(&other.0))?;
    let (_, guess) = best;
    let error = (guess.squares(pairs)? / pairs.len().max(1) as f64).sqrt();
    Some(View { camera: guess.camera, pose: guess.pose, bow: guess.bow, extent, error })
}

fn extent(pairs: &[Pair]) -> Rect {
    let first = pairs.first().map_or(Point::ZERO, |pair| pair.0);
    pairs.iter().fold(Rect::from_points(first, first), |extent, pair| extent.union_pt(pair.0))
}

/// The focal length for which the board's sides are at right angles and equally long per millimetre.
fn seen_focal(board: &Homography, camera: &Camera) -> Option<f64> {
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
    // Both say: the first part, divided by the square of the focal length, and the second are zero together.
    let inverse = -(angle.0 * angle.1 + length.0 * length.1) / (angle.0 * angle.0 + length.0 * length.0);
    let focal = inverse.recip().sqrt();
    (focal > camera.focal / 3.0 && focal < camera.focal * 3.0).then_some(focal)
}

impl Task<'_> {
    /// Goes from a guess to the best view near it, and says what is left of the sum.
    fn settle(&self, mut guess: Guess) -> Option<(f64, Guess)> {
        let mut cost = self.cost(&guess)?;
        let mut damping = 1e-4;
        for _ in 0..STEPS {
            let Some(sums) = self.sums(&guess) else { break };
            let next = sums.damped(damping).solve().map(|step| guess.moved(step));
            match next.and_then(|next| self.cost(&next).map(|cost| (cost, next))) {
                Some((lower, next)) if lower < cost => {
                    let gain = (cost - lower) / cost;
                    (cost, guess) = (lower, next);
                    damping *= 0.1;
                    if gain < GAIN {
                        break;
                    }
                }
                _ if damping > 1e6 => break,
                _ => damping *= 10.0,
            }
        }
        Some((cost, guess))
    }

    fn cost(&self, guess: &Guess) -> Option<f64> {
        let unlikely: f64 = self.beliefs(guess).iter().map(|(_, off, weight)| off * off * weight).sum();
        Some(guess.squares(self.pairs)? / (BLUR * BLUR) + unlikely)
    }

    /// What is believed of an unknown: which one, how far it is from that, and with what weight.
    fn beliefs(&self, guess: &Guess) -> [(usize, f64, f64); 5] {
        let [focal, bend, bow] = self.likely.map(|deviation| (deviation * deviation).recip());
        let [right, down, both] = guess.bow.parts;
        [
            (6, (guess.camera.focal / self.focal).ln(), focal),
            (7, guess.camera.bend, bend),
            (8, right, bow),
            (9, down, bow),
            (10, both, bow),
        ]
    }

    /// The equations for the next step.
    fn sums(&self, guess: &Guess) -> Option<Squares<UNKNOWNS>> {
        let mut sums = Squares::new();
        let weight = 1.0 / (BLUR * BLUR);
        let nudged: [Guess; UNKNOWNS] = std::array::from_fn(|unknown| {
            let mut step = [0.0; UNKNOWNS];
            step[unknown] = NUDGE;
            guess.moved(step)
        });
        for &(place, seen) in self.pairs {
            let here = guess.see(place)?;
            let (mut across, mut down) = ([0.0; UNKNOWNS], [0.0; UNKNOWNS]);
            for (nudged, (across, down)) in nudged.iter().zip(across.iter_mut().zip(&mut down)) {
                let moved = (nudged.see(place)? - here) / NUDGE;
                (*across, *down) = (moved.x, moved.y);
            }
            sums.add(across, seen.x - here.x, weight);
            sums.add(down, seen.y - here.y, weight);
        }
        for (unknown, off, weight) in self.beliefs(guess) {
            let mut factors = [0.0; UNKNOWNS];
            factors[unknown] = 1.0;
            sums.add(factors, -off, weight);
        }
        Some(sums)
    }
}

/// How far an unknown is moved to see what it does.
const NUDGE: f64 = 1e-6;

impl Guess {
    fn see(&self, place: Point) -> Option<Point> {
        self.camera.see(self.pose.place([place.x, place.y, -self.bow.height(place)]))
    }

    fn moved(&self, step: [f64; UNKNOWNS]) -> Guess {
        let [a, b, c, x, y, z, focal, bend, right, down, both] = step;
        let mut moved = self.clone();
        moved.pose = self.pose.moved([a, b, c], [x, y, z]);
        moved.camera.focal *= focal.exp();
        moved.camera.bend += bend;
        for (part, step) in moved.bow.parts.iter_mut().zip([right, down, both]) {
            *part += step;
        }
        moved
    }

    /// The sum of the squares of all distances, in pixels.
    fn squares(&self, pairs: &[Pair]) -> Option<f64> {
        let mut sum = 0.0;
        for &(place, seen) in pairs {
            sum += self.see(place)?.distance_squared(seen);
        }
        sum.is_finite().then_some(sum)
    }
}
