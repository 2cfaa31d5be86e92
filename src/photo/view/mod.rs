//! Camera views of a board: projection of points on and above it to pixels.
//!
//! Four corners of a marker give a [`Homography`], several markers a better one. Together with the [`Camera`] it gives
//! the [`Pose`] of the board, and so the projection of points above it: the top of a tile, the centre of a ball.
//! [`View`] holds all of that.

mod camera;
mod fit;
mod homography;
mod least_squares;
mod quad;
mod rigid;
mod robust;
#[cfg(test)]
mod tests;

use kurbo::{Point, Rect};

use camera::{dot, length};

pub use camera::{Camera, Pose};
pub(super) use homography::adjugate;
pub use homography::{Homography, Pair};
pub(super) use least_squares::LeastSquares;
pub(super) use quad::{centre, map_quad, quad};
pub(super) use rigid::{RigidFit, rotation};

/// The view of a board. Points on it are in millimetres, x to the right and y down as it is printed.
#[derive(Clone, Debug)]
pub struct View {
    camera: Camera,
    pose: Pose,
    bow: Bow,
    /// The bounding box of the fitted points of the board.
    extent: Rect,
    error: f64,
}

/// The bow of a board's paper: its height above the table, a quadratic function.
///
/// The coefficients are heights in millimetres at `reach` from the middle: along x, along y, and mixed.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Bow {
    middle: Point,
    reach: f64,
    parts: [f64; 3],
}

impl Bow {
    /// A flat board, with `reach` at the edge of `extent`.
    fn none(extent: Rect) -> Bow {
        let reach = (extent.width().max(extent.height()) / 2.0).max(1.0);
        Bow { middle: extent.center(), reach, parts: [0.0; 3] }
    }

    /// The height of the paper at a point, in millimetres towards the camera.
    pub fn height(&self, point: Point) -> f64 {
        let off = (point - self.middle) / self.reach;
        let [right, down, both] = self.parts;
        right * off.x * off.x + down * off.y * off.y + both * off.x * off.y
    }

    /// The largest coefficient: the largest height or depth at `reach` from the middle, in millimetres.
    pub fn depth(&self) -> f64 {
        self.parts.iter().fold(0.0, |most: f64, part| most.max(part.abs()))
    }
}

impl View {
    /// Projects a point `height` millimetres above the board; `None` if it is behind the camera.
    pub fn project(&self, point: Point, height: f64) -> Option<Point> {
        let height = height + self.bow.height(point);
        self.camera.project_point(self.pose.to_camera([point.x, point.y, -height]))
    }

    /// The homography that comes nearest to the projection of the plane `height` millimetres above the board.
    ///
    /// Exact without lens distortion and bow; otherwise [`View::project`] is better.
    pub fn at(&self, height: f64) -> Homography {
        let straight = self.straight(height);
        if self.camera.distortion == 0.0 && self.bow.depth() == 0.0 {
            return straight;
        }
        const LINES: u32 = 6;
        let part = |index: u32| f64::from(index) / f64::from(LINES);
        let grid = (0..=LINES).flat_map(|row| (0..=LINES).map(move |column| (part(column), part(row))));
        let point = |(right, down): (f64, f64)| {
            let Rect { x0, y0, .. } = self.extent;
            Point::new(x0 + right * self.extent.width(), y0 + down * self.extent.height())
        };
        let pairs: Vec<Pair> = grid
            .map(point)
            .filter_map(|point| self.project(point, height).map(|seen| (point, seen)))
            .collect();
        Homography::fit(&pairs).unwrap_or(straight)
    }

    /// The homography of the plane through a camera without distortion.
    fn straight(&self, height: f64) -> Homography {
        let Camera { focal, centre, .. } = self.camera;
        let start = self.pose.to_camera([0.0, 0.0, -height]);
        let [xs, ys, depths] =
            [0, 1, 2].map(|row| [self.pose.turn[row][0], self.pose.turn[row][1], start[row]]);
        let through =
            |parts: [f64; 3], centre: f64| [0, 1, 2].map(|at| focal * parts[at] + centre * depths[at]);
        Homography::new([through(xs, centre.x), through(ys, centre.y), depths])
    }

    /// Tilt of the board in degrees: 0 from straight above, 90 edge-on.
    pub fn tilt(&self) -> f64 {
        let middle = self.extent.center();
        let sight = self.pose.to_camera([middle.x, middle.y, 0.0]);
        let away = self.pose.turn.map(|row| row[2]);
        libm::acos((dot(sight, away) / length(sight).max(f64::MIN_POSITIVE)).clamp(-1.0, 1.0)).to_degrees()
    }

    /// Pixels per millimetre around a point of the board: the root of the area scale.
    pub fn pixels_per_mm(&self, point: Point) -> f64 {
        self.at(0.0).area_scale(point).abs().sqrt()
    }

    /// Root mean square of the residuals, in pixels.
    pub fn error(&self) -> f64 {
        self.error
    }

    /// Distance of the camera from the middle of the fitted points, in millimetres.
    pub fn distance(&self) -> f64 {
        let middle = self.extent.center();
        length(self.pose.to_camera([middle.x, middle.y, 0.0]))
    }

    /// The bounding box of the fitted points in millimetres. Beyond it the view is extrapolated.
    pub fn extent(&self) -> Rect {
        self.extent
    }

    /// The fitted camera.
    pub fn camera(&self) -> &Camera {
        &self.camera
    }

    /// The fitted pose of the board.
    pub fn pose(&self) -> &Pose {
        &self.pose
    }

    /// The fitted bow of the board's paper.
    pub fn bow(&self) -> &Bow {
        &self.bow
    }
}
