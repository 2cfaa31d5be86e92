//! The camera, and how a board stands before it.

use kurbo::{Point, Size, Vec2};

use super::homography::Homography;

/// How long a lens is against the diagonal of its picture if nobody says: 26 mm on 36 by 24 mm, as in most telephones.
const USUAL_FOCAL: f64 = 26.0 / 43.266_615;

/// A camera: what it makes of directions.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Camera {
    /// The focal length, in pixels.
    pub focal: f64,
    /// Where the camera looks straight ahead: the middle of the picture.
    pub centre: Point,
    /// How much what is far from the centre is pushed outwards: straight lines bend. 0 is none.
    pub bend: f64,
}

impl Camera {
    /// A camera without bend; without a focal length (in pixels), it has a telephone's usual one.
    pub fn new(picture: Size, focal: Option<f64>) -> Camera {
        let focal = focal.filter(|focal| focal.is_finite() && *focal > 0.0);
        let usual = (USUAL_FOCAL * picture.width.hypot(picture.height)).max(1.0);
        let centre = Point::new((picture.width - 1.0) / 2.0, (picture.height - 1.0) / 2.0);
        Camera { focal: focal.unwrap_or(usual), centre, bend: 0.0 }
    }

    /// Where a place before the camera is in the picture; `None` if it is behind.
    pub fn see(&self, place: [f64; 3]) -> Option<Point> {
        let [x, y, depth] = place;
        if depth.is_nan() || depth <= 1e-9 {
            return None;
        }
        let off = Vec2::new(x, y) / depth;
        Some(self.centre + off * (self.focal * (1.0 + self.bend * off.hypot2())))
    }
}

/// How a board stands before the camera: turned, then shifted. Both look along x to the right and y downwards; z is
/// away from the camera.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pose {
    /// The rows of the turn.
    pub turn: [[f64; 3]; 3],
    /// Where the board's place (0, 0) is, in millimetres from the camera.
    pub shift: [f64; 3],
}

impl Pose {
    /// The pose of a board that looks like this through a camera without bend.
    pub fn of(board: &Homography, camera: &Camera) -> Option<Pose> {
        let [xs, ys, depths] = board.rows();
        let column = |at: usize| {
            let depth = depths[at];
            [
                (xs[at] - camera.centre.x * depth) / camera.focal,
                (ys[at] - camera.centre.y * depth) / camera.focal,
                depth,
            ]
        };
        let (right, down, shift) = (column(0), column(1), column(2));
        let scale = (length(right) * length(down)).sqrt();
        // The two need not be quite at right angles: both are turned by the same to be so.
        let (between, across) =
            (unit(sum(unit(right)?, unit(down)?))?, unit(difference(unit(right)?, unit(down)?))?);
        let half = std::f64::consts::FRAC_1_SQRT_2;
        let (right, down) = (times(sum(between, across), half), times(difference(between, across), half));
        let away = cross(right, down);
        let turn = [0, 1, 2].map(|row| [right[row], down[row], away[row]]);
        let shift = times(shift, 1.0 / scale);
        shift.iter().all(|part| part.is_finite()).then_some(Pose { turn, shift })
    }

    /// Where a place of the board is, seen from the camera.
    pub fn place(&self, place: [f64; 3]) -> [f64; 3] {
        let mut seen = self.shift;
        for (seen, row) in seen.iter_mut().zip(self.turn) {
            *seen += dot(row, place);
        }
        seen
    }

    /// The pose turned and shifted by a little more; the turn is about the three axes, in radians.
    pub(super) fn moved(&self, turn: [f64; 3], shift: [f64; 3]) -> Pose {
        let angle = length(turn);
        let turned = |column: [f64; 3]| match unit(turn) {
            None => column,
            Some(axis) => {
                let (sin, cos) = angle.sin_cos();
                let along = times(axis, dot(axis, column) * (1.0 - cos));
                sum(sum(times(column, cos), times(cross(axis, column), sin)), along)
            }
        };
        let columns = [0, 1, 2].map(|at| turned(self.turn.map(|row| row[at])));
        Pose { turn: [0, 1, 2].map(|row| columns.map(|column| column[row])), shift: sum(self.shift, shift) }
    }
}

pub(super) fn dot(one: [f64; 3], other: [f64; 3]) -> f64 {
    one.iter().zip(other).map(|(one, other)| one * other).sum()
}

pub(super) fn length(of: [f64; 3]) -> f64 {
    dot(of, of).sqrt()
}

fn sum(one: [f64; 3], other: [f64; 3]) -> [f64; 3] {
    [0, 1, 2].map(|at| one[at] + other[at])
}

fn difference(one: [f64; 3], other: [f64; 3]) -> [f64; 3] {
    sum(one, times(other, -1.0))
}

fn times(of: [f64; 3], factor: f64) -> [f64; 3] {
    of.map(|part| part * factor)
}

fn cross(one: [f64; 3], other: [f64; 3]) -> [f64; 3] {
    [[1, 2], [2, 0], [0, 1]].map(|[next, last]| one[next] * other[last] - one[last] * other[next])
}

/// A direction; nothing has none.
fn unit(of: [f64; 3]) -> Option<[f64; 3]> {
    let long = length(of);
    (long > 1e-15 && long.is_finite()).then(|| times(of, 1.0 / long))
}
