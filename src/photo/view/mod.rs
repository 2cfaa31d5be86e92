//! How a board is seen: from places on it, and above it, to pixels.
//!
//! Four corners of a marker give a [`Homography`], and several markers a better one. Together with the [`Camera`] that
//! says where the board stands ([`Pose`]), and so where things above it are seen: the top of a tile, the middle of a
//! ball. [`View`] holds all of that.

mod camera;
mod fit;
mod homography;
mod robust;
pub(super) mod squares;
#[cfg(test)]
mod tests;

use kurbo::{Point, Rect, Size};

pub use camera::{Camera, Pose};
pub use homography::{Homography, Pair};

use camera::{dot, length};

impl Homography {
    /// The mapping that most markers agree with to within `tolerance` pixels, and which pairs are of those markers.
    ///
    /// The pairs come as four corners per marker, one marker after the other. `None` if there is no such mapping: of
    /// three markers or more at least three must agree.
    pub fn robust(pairs: &[Pair], tolerance: f64) -> Option<(Homography, Vec<bool>)> {
        robust::robust(pairs, tolerance)
    }
}

/// How a board is seen. Places on it are in millimetres, x to the right and y down as it is printed.
#[derive(Clone, Debug)]
pub struct View {
    camera: Camera,
    pose: Pose,
    bow: Bow,
    /// What of the board the pairs reach over.
    extent: Rect,
    error: f64,
}

/// How the board's paper bows: its height over the table is a curve of second degree.
///
/// The parts are heights in millimetres at `reach` from the middle: to the right, downwards, and both at once.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Bow {
    middle: Point,
    reach: f64,
    parts: [f64; 3],
}

impl Bow {
    /// No bow; the parts, once they are not zero, are meant at `extent`'s rim.
    fn none(extent: Rect) -> Bow {
        let reach = (extent.width().max(extent.height()) / 2.0).max(1.0);
        Bow { middle: extent.center(), reach, parts: [0.0; 3] }
    }

    /// How high the paper is at a place, in millimetres towards the camera.
    pub fn height(&self, place: Point) -> f64 {
        let off = (place - self.middle) / self.reach;
        let [right, down, both] = self.parts;
        right * off.x * off.x + down * off.y * off.y + both * off.x * off.y
    }

    /// The highest that the paper is at `reach` from the middle, or the lowest if that is more.
    pub fn depth(&self) -> f64 {
        self.parts.iter().fold(0.0, |most: f64, part| most.max(part.abs()))
    }
}

impl View {
    /// The view in which places on the board (in millimetres) come nearest to where they are seen (in pixels).
    ///
    /// `focal` is the focal length in pixels as the camera says; what it says is believed to within a few per cent.
    /// Without it, the pairs decide it as far as they can: seen from straight above, a board does not.
    /// Pairs that are wrong should not be among them: [`Homography::robust`] leaves them out.
    pub fn of(pairs: &[Pair], picture: Size, focal: Option<f64>) -> Option<View> {
        fit::fit(pairs, picture, focal)
    }

    /// The view that most markers agree with to within `tolerance` pixels, and which pairs are of those markers.
    ///
    /// The pairs come as four corners per marker, one marker after the other. Unlike [`Homography::robust`] this knows
    /// that paper bows and that lenses bend, and so may be strict.
    pub fn robust(
        pairs: &[Pair],
        picture: Size,
        focal: Option<f64>,
        tolerance: f64,
    ) -> Option<(View, Vec<bool>)> {
        robust::robust_view(pairs, picture, focal, tolerance)
    }

    /// Where a place `height` millimetres above the board is seen; `None` if behind the camera.
    pub fn project(&self, place: Point, height: f64) -> Option<Point> {
        let height = height + self.bow.height(place);
        self.camera.see(self.pose.place([place.x, place.y, -height]))
    }

    /// How the plane `height` millimetres above the board is seen, as near as a plane can come.
    ///
    /// It is exact if the camera has no bend and the paper no bow; with them, [`View::project`] is better.
    pub fn at(&self, height: f64) -> Homography {
        let straight = self.straight(height);
        if self.camera.bend == 0.0 && self.bow.depth() == 0.0 {
            return straight;
        }
        const LINES: u32 = 6;
        let part = |index: u32| f64::from(index) / f64::from(LINES);
        let grid = (0..=LINES).flat_map(|row| (0..=LINES).map(move |column| (part(column), part(row))));
        let place = |(right, down): (f64, f64)| {
            let Rect { x0, y0, .. } = self.extent;
            Point::new(x0 + right * self.extent.width(), y0 + down * self.extent.height())
        };
        let pairs: Vec<Pair> = grid
            .map(place)
            .filter_map(|place| self.project(place, height).map(|seen| (place, seen)))
            .collect();
        Homography::through(&pairs).unwrap_or(straight)
    }

    /// The plane above the board through a camera without bend.
    fn straight(&self, height: f64) -> Homography {
        let Camera { focal, centre, .. } = self.camera;
        let start = self.pose.place([0.0, 0.0, -height]);
        let [xs, ys, depths] =
            [0, 1, 2].map(|row| [self.pose.turn[row][0], self.pose.turn[row][1], start[row]]);
        let through =
            |parts: [f64; 3], centre: f64| [0, 1, 2].map(|at| focal * parts[at] + centre * depths[at]);
        Homography::new([through(xs, centre.x), through(ys, centre.y), depths])
    }

    /// By how many degrees the board is seen from the side: 0 is from straight above, 90 from its edge.
    pub fn tilt(&self) -> f64 {
        let middle = self.extent.center();
        let sight = self.pose.place([middle.x, middle.y, 0.0]);
        let away = self.pose.turn.map(|row| row[2]);
        (dot(sight, away) / length(sight).max(f64::MIN_POSITIVE)).clamp(-1.0, 1.0).acos().to_degrees()
    }

    /// How many pixels a millimetre of the board has around a place: the root of how many pixels a square millimetre has.
    pub fn pixels_per_mm(&self, place: Point) -> f64 {
        self.at(0.0).swelling(place).abs().sqrt()
    }

    /// How far the pairs are from where the view has them, in pixels: the root of the mean square.
    pub fn error(&self) -> f64 {
        self.error
    }

    /// How far the camera is from the middle of what was seen of the board, in millimetres.
    pub fn distance(&self) -> f64 {
        let middle = self.extent.center();
        length(self.pose.place([middle.x, middle.y, 0.0]))
    }

    /// What of the board the pairs reach over, in millimetres: beyond it the view is guesswork, the more the farther.
    pub fn extent(&self) -> Rect {
        self.extent
    }

    /// The camera as it was found to be.
    pub fn camera(&self) -> &Camera {
        &self.camera
    }

    /// How the board stands before the camera.
    pub fn pose(&self) -> &Pose {
        &self.pose
    }

    /// How the board's paper bows.
    pub fn bow(&self) -> &Bow {
        &self.bow
    }
}
