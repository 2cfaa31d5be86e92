//! Position of the phone, and the projection from the table to pixels.

/// Diagonal of 35 mm film, to which equivalent focal lengths such as "26 mm" refer.
const FILM_DIAGONAL_MM: f64 = 43.267;
/// Equivalent focal length of the main lens of most phones.
const PHONE_LENS_MM: f64 = 26.0;

/// A phone above the table. Without tilt, swing and roll, right and down in the picture are those of the table.
#[derive(Debug, Clone)]
pub struct Camera {
    pub width: usize,
    pub height: usize,
    /// `None` is the 26 mm-equivalent lens.
    pub focal_px: Option<f64>,
    /// Distance from the lens to the aim, mm.
    pub distance: f64,
    /// Angle from the vertical in degrees.
    pub tilt: f64,
    /// Direction of the photographer around the table in degrees: 0 is the side of large y, 90 that of large x.
    pub swing: f64,
    /// Rotation of the phone about its line of sight in degrees.
    pub roll: f64,
    /// The point of the table in the middle of the picture, mm.
    pub aim: (f64, f64),
    /// Radial distortion: a point at `r` focal lengths from the middle appears at `r (1 + k1 r²)`.
    pub k1: f64,
    /// The 35 mm-equivalent focal length in the EXIF data, true or not.
    pub exif: Option<u16>,
}

impl Default for Camera {
    fn default() -> Camera {
        Camera {
            width: 4032,
            height: 3024,
            focal_px: None,
            distance: 450.0,
            tilt: 0.0,
            swing: 0.0,
            roll: 0.0,
            aim: (0.0, 0.0),
            k1: 0.0,
            exif: None,
        }
    }
}

impl Camera {
    /// The camera whose picture of this size shows the same.
    pub fn resized(&self, width: usize, height: usize) -> Camera {
        let focal_px = self.focal_px.map(|focal| focal * width as f64 / self.width as f64);
        Camera { width, height, focal_px, ..self.clone() }
    }

    /// The camera moved so that the given points of the table just fit, leaving `margin` of the picture's shorter
    /// side around them.
    pub fn framing(mut self, points: &[(f64, f64)], margin: f64) -> Camera {
        let room = |side: usize| side as f64 - 2.0 * margin * self.width.min(self.height) as f64;
        let (wide, high) = (room(self.width), room(self.height));
        let span = |values: &mut dyn Iterator<Item = f64>| {
            values.fold((f64::MAX, f64::MIN), |(low, high), value| (low.min(value), high.max(value)))
        };
        let middle = |(low, high): (f64, f64)| (low + high) / 2.0;
        self.aim = (
            middle(span(&mut points.iter().map(|at| at.0))),
            middle(span(&mut points.iter().map(|at| at.1))),
        );
        let far = points.iter().map(|at| (at.0 - self.aim.0).hypot(at.1 - self.aim.1)).fold(1.0, f64::max);
        self.distance = 3.0 * far;
        // Near objects appear larger, so aim and distance depend on each other; a few iterations converge.
        for _ in 0..30 {
            let view = View::new(&self);
            let seen: Vec<_> = points.iter().filter_map(|&(x, y)| view.project([x, y, 0.0])).collect();
            let (across, down) =
                (span(&mut seen.iter().map(|at| at.0)), span(&mut seen.iter().map(|at| at.1)));
            let ray = view.ray(middle(across), middle(down));
            let way = view.eye[2] / (-ray[2]).max(0.1);
            self.aim = (view.eye[0] + ray[0] * way, view.eye[1] + ray[1] * way);
            self.distance *= ((across.1 - across.0) / wide).max((down.1 - down.0) / high);
        }
        self
    }
}

/// A camera with its derived values. On the table x is right, y down as on a print, z up; pixels are counted from the
/// top left corner of the picture, so that the centre of the first one is (0.5, 0.5).
#[derive(Debug, Clone)]
pub struct View {
    pub eye: [f64; 3],
    right: [f64; 3],
    down: [f64; 3],
    forward: [f64; 3],
    pub focal: f64,
    middle: (f64, f64),
    pub k1: f64,
}

pub fn dot(a: [f64; 3], b: [f64; 3]) -> f64 {
    a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
}

/// `a + b * times`.
pub fn along(a: [f64; 3], b: [f64; 3], times: f64) -> [f64; 3] {
    [a[0] + b[0] * times, a[1] + b[1] * times, a[2] + b[2] * times]
}

pub fn unit(a: [f64; 3]) -> [f64; 3] {
    let length = dot(a, a).sqrt().max(1e-12);
    a.map(|part| part / length)
}

impl View {
    pub fn new(camera: &Camera) -> View {
        let (tilt_sin, tilt_cos) = camera.tilt.to_radians().sin_cos();
        let (swing_sin, swing_cos) = camera.swing.to_radians().sin_cos();
        let (roll_sin, roll_cos) = camera.roll.to_radians().sin_cos();
        let forward = [-tilt_sin * swing_sin, -tilt_sin * swing_cos, -tilt_cos];
        let right = [swing_cos, -swing_sin, 0.0];
        let down = [tilt_cos * swing_sin, tilt_cos * swing_cos, -tilt_sin];
        let diagonal = (camera.width as f64).hypot(camera.height as f64);
        View {
            eye: along([camera.aim.0, camera.aim.1, 0.0], forward, -camera.distance),
            right: along(right.map(|part| part * roll_cos), down, roll_sin),
            down: along(down.map(|part| part * roll_cos), right, -roll_sin),
            forward,
            focal: camera.focal_px.unwrap_or(PHONE_LENS_MM / FILM_DIAGONAL_MM * diagonal),
            middle: (camera.width as f64 / 2.0, camera.height as f64 / 2.0),
            k1: camera.k1,
        }
    }

    /// The image of a point, inside the picture or not; `None` for points behind the lens.
    pub fn project(&self, point: [f64; 3]) -> Option<(f64, f64)> {
        let away = along(point, self.eye, -1.0);
        let depth = dot(away, self.forward);
        if depth < 1.0 {
            return None;
        }
        let (x, y) = (dot(away, self.right) / depth, dot(away, self.down) / depth);
        // Far outside the picture the formula for distortion would fold back into it.
        let bend = 1.0 + self.k1 * (x * x + y * y).min(2.0);
        Some((x * bend * self.focal + self.middle.0, y * bend * self.focal + self.middle.1))
    }

    /// The direction seen at a pixel, scaled so that its component along the line of sight is 1.
    pub fn ray(&self, x: f64, y: f64) -> [f64; 3] {
        let (seen_x, seen_y) = ((x - self.middle.0) / self.focal, (y - self.middle.1) / self.focal);
        let (mut flat_x, mut flat_y) = (seen_x, seen_y);
        for _ in 0..8 {
            let bend = 1.0 + self.k1 * (flat_x * flat_x + flat_y * flat_y).min(2.0);
            (flat_x, flat_y) = (seen_x / bend, seen_y / bend);
        }
        along(along(self.forward, self.right, flat_x), self.down, flat_y)
    }
}
