//! The camera model and the pose of a board.

use kurbo::{Point, Size, Vec2};

use super::homography::Homography;

/// Default focal length relative to the diagonal: 26 mm on 36 by 24 mm, as in most phones.
const DEFAULT_FOCAL: f64 = 26.0 / 43.266_615;

/// A pinhole camera with radial distortion.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Camera {
    /// Focal length, in pixels.
    pub focal: f64,
    /// Principal point: the middle of the picture.
    pub centre: Point,
    /// Coefficient of radial distortion; 0 is none, positive values push points outwards.
    pub distortion: f64,
}

impl Camera {
    /// A camera without distortion. Without a focal length (in pixels) it has that of a usual phone.
    pub fn new(picture: Size, focal: Option<f64>) -> Camera {
        let focal = focal.filter(|focal| focal.is_finite() && *focal > 0.0);
        let usual = (DEFAULT_FOCAL * picture.to_vec2().hypot()).max(1.0);
        let centre = Point::new((picture.width - 1.0) / 2.0, (picture.height - 1.0) / 2.0);
        Camera { focal: focal.unwrap_or(usual), centre, distortion: 0.0 }
    }

    /// Projects a point in camera coordinates; `None` if it is behind the camera.
    pub fn project_point(&self, point: [f64; 3]) -> Option<Point> {
        let [x, y, depth] = point;
        if depth.is_nan() || depth <= 1e-9 {
            return None;
        }
        let off = Vec2::new(x, y) / depth;
        Some(self.centre + off * (self.focal * (1.0 + self.distortion * off.hypot2())))
    }
}

/// The pose of a board: rotation, then translation. Both frames have x to the right and y downwards; z points away from
/// the camera.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pose {
    /// The rows of the rotation matrix.
    pub turn: [[f64; 3]; 3],
    /// The board's origin in camera coordinates, in millimetres.
    pub shift: [f64; 3],
}

impl Pose {
    /// Recovers the pose from the homography of a board and a camera without distortion.
    pub fn from_homography(board: &Homography, camera: &Camera) -> Option<Pose> {
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
        // The two columns need not be orthogonal: both are rotated equally until they are.
        let (between, across) =
            (unit(sum(unit(right)?, unit(down)?))?, unit(difference(unit(right)?, unit(down)?))?);
        let half = std::f64::consts::FRAC_1_SQRT_2;
        let (right, down) = (scaled(sum(between, across), half), scaled(difference(between, across), half));
        let away = cross(right, down);
        let turn = [0, 1, 2].map(|row| [right[row], down[row], away[row]]);
        let shift = scaled(shift, 1.0 / scale);
        shift.iter().all(|part| part.is_finite()).then_some(Pose { turn, shift })
    }

    /// Transforms a point of the board to camera coordinates.
    pub fn to_camera(&self, point: [f64; 3]) -> [f64; 3] {
        let mut seen = self.shift;
        for (seen, row) in seen.iter_mut().zip(self.turn) {
            *seen += dot(row, point);
        }
        seen
    }

    /// The pose with a small rotation (about the three axes, in radians) and translation added.
    pub(super) fn moved(&self, turn: [f64; 3], shift: [f64; 3]) -> Pose {
        let angle = length(turn);
        let turned = |column: [f64; 3]| match unit(turn) {
            None => column,
            Some(axis) => {
                let (sin, cos) = libm::sincos(angle);
                let along = scaled(axis, dot(axis, column) * (1.0 - cos));
                sum(sum(scaled(column, cos), scaled(cross(axis, column), sin)), along)
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
    sum(one, scaled(other, -1.0))
}

fn scaled(of: [f64; 3], factor: f64) -> [f64; 3] {
    of.map(|part| part * factor)
}

fn cross(one: [f64; 3], other: [f64; 3]) -> [f64; 3] {
    [[1, 2], [2, 0], [0, 1]].map(|[next, last]| one[next] * other[last] - one[last] * other[next])
}

/// The unit vector; `None` for the zero vector.
fn unit(of: [f64; 3]) -> Option<[f64; 3]> {
    let long = length(of);
    (long > 1e-15 && long.is_finite()).then(|| scaled(of, 1.0 / long))
}
