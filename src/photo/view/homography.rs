//! Homographies: projective maps between planes, such as a board and a picture.

use std::ops::{Add, Mul, Sub};

use kurbo::{Point, Vec2};

use super::least_squares::LeastSquares;
use super::quad::map_quad;

/// A point on one plane and its image on the other.
pub type Pair = (Point, Point);

/// A projective map from one plane, such as a board in millimetres, to another, such as a picture in pixels.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Homography {
    rows: [[f64; 3]; 3],
}

impl Homography {
    /// The homography with this matrix. Points for which the third row is not positive are behind the camera.
    pub fn new(rows: [[f64; 3]; 3]) -> Homography {
        Homography { rows }
    }

    /// The matrix.
    pub fn rows(&self) -> [[f64; 3]; 3] {
        self.rows
    }

    /// Least-squares fit to at least four pairs, no three of the four in a line.
    pub fn fit(pairs: &[Pair]) -> Option<Homography> {
        if pairs.len() < 4 {
            return None;
        }
        let (from, to) =
            (Normalization::around(pairs, |pair| pair.0)?, Normalization::around(pairs, |pair| pair.1)?);
        let mut weights = vec![1.0; pairs.len()];
        let mut found = None;
        // The linear equations weight the residuals by depth; the next rounds divide by the depth found before.
        for _ in 0..3 {
            let mut sums = LeastSquares::<8>::new();
            for (pair, weight) in pairs.iter().zip(&weights) {
                let (plane, seen) = (from.normalise(pair.0), to.normalise(pair.1));
                sums.add(
                    [plane.x, plane.y, 1.0, 0.0, 0.0, 0.0, -seen.x * plane.x, -seen.x * plane.y],
                    seen.x,
                    *weight,
                );
                sums.add(
                    [0.0, 0.0, 0.0, plane.x, plane.y, 1.0, -seen.y * plane.x, -seen.y * plane.y],
                    seen.y,
                    *weight,
                );
            }
            let [a, b, c, d, e, f, g, h] = sums.solve()?;
            let inner = Homography::new([[a, b, c], [d, e, f], [g, h, 1.0]]);
            for (pair, weight) in pairs.iter().zip(&mut weights) {
                let depth = inner.depth(from.normalise(pair.0).to_point());
                *weight = 1.0 / (depth * depth).max(1e-3);
            }
            found = Some(inner);
        }
        let whole = found?.compose(&from.normalising()).then(&to.denormalising());
        whole.inverse().map(|_| whole)
    }

    /// The homography from a square with its corners at (0, 0) and (`side`, `side`) to four corners, in the order top
    /// left, top right, bottom right, bottom left.
    pub fn from_square(side: f64, corners: &[Point; 4]) -> Option<Homography> {
        let [top_left, top_right, bottom_right, bottom_left] = *corners;
        let (right, left) = (top_right - bottom_right, bottom_left - bottom_right);
        let excess = (top_left - top_right) + (bottom_right - bottom_left);
        let size = right.cross(left);
        if size.abs() < 1e-9 {
            return None;
        }
        let (far, deep) = (excess.cross(left) / size, right.cross(excess) / size);
        let along = (top_right - top_left + top_right.to_vec2() * far) / side;
        let down = (bottom_left - top_left + bottom_left.to_vec2() * deep) / side;
        let rows =
            [[along.x, down.x, top_left.x], [along.y, down.y, top_left.y], [far / side, deep / side, 1.0]];
        rows.iter().flatten().all(|factor| factor.is_finite()).then_some(Homography { rows })
    }

    /// Maps a point; `None` if it is behind the camera.
    #[inline]
    pub fn apply(&self, point: Point) -> Option<Point> {
        let [across, down, _] = &self.rows;
        let depth = self.depth(point);
        let along = |row: &[f64; 3]| (row[0] * point.x + row[1] * point.y + row[2]) / depth;
        (depth > 1e-12).then(|| Point::new(along(across), along(down)))
    }

    /// Maps four points; `None` if one of them is behind the camera.
    pub(in crate::photo) fn apply_quad(&self, quad: &[Point; 4]) -> Option<[Point; 4]> {
        map_quad(quad, |point| self.apply(point))
    }

    fn depth(&self, point: Point) -> f64 {
        let [_, _, [right, down, start]] = self.rows;
        right * point.x + down * point.y + start
    }

    /// The inverse map.
    pub fn inverse(&self) -> Option<Homography> {
        let (adjugate, size) = adjugate(self.rows);
        let rows = adjugate.map(|row| row.map(|factor| factor / size));
        rows.iter().flatten().all(|factor| factor.is_finite()).then_some(Homography { rows })
    }

    /// The composition: `first`, then this map.
    pub fn compose(&self, first: &Homography) -> Homography {
        let row =
            |row: [f64; 3]| [0, 1, 2].map(|column| (0..3).map(|at| row[at] * first.rows[at][column]).sum());
        Homography { rows: self.rows.map(row) }
    }

    /// The composition: this map, then `next`.
    pub fn then(&self, next: &Homography) -> Homography {
        next.compose(self)
    }

    /// The area scale around a point (determinant of the Jacobian); negative if mirrored.
    pub fn area_scale(&self, point: Point) -> f64 {
        adjugate(self.rows).1 / self.depth(point).powi(3)
    }
}

/// The adjugate and the determinant of a matrix, whose quotient is the inverse.
pub(in crate::photo) fn adjugate<T>([[a, b, c], [d, e, f], [g, h, i]]: [[T; 3]; 3]) -> ([[T; 3]; 3], T)
where
    T: Copy + Add<Output = T> + Sub<Output = T> + Mul<Output = T>,
{
    let (first, second, third) = (e * i - f * h, f * g - d * i, d * h - e * g);
    let adjugate = [
        [first, c * h - b * i, b * f - c * e],
        [second, a * i - c * g, c * d - a * f],
        [third, b * g - a * h, a * e - b * d],
    ];
    (adjugate, a * first + b * second + c * third)
}

/// Normalised coordinates for numerical stability: centroid at zero, mean distance 1.
struct Normalization {
    middle: Point,
    radius: f64,
}

impl Normalization {
    fn around(pairs: &[Pair], point: impl Fn(&Pair) -> Point) -> Option<Normalization> {
        let count = pairs.len() as f64;
        let sum: Vec2 = pairs.iter().map(|pair| point(pair).to_vec2()).sum();
        let middle = (sum / count).to_point();
        let radius = pairs.iter().map(|pair| point(pair).distance(middle)).sum::<f64>() / count;
        (radius.is_finite() && radius > 0.0).then_some(Normalization { middle, radius })
    }

    fn normalise(&self, point: Point) -> Vec2 {
        (point - self.middle) / self.radius
    }

    fn normalising(&self) -> Homography {
        let scale = 1.0 / self.radius;
        Homography::new([
            [scale, 0.0, -self.middle.x * scale],
            [0.0, scale, -self.middle.y * scale],
            [0.0, 0.0, 1.0],
        ])
    }

    fn denormalising(&self) -> Homography {
        let Normalization { middle, radius } = *self;
        Homography::new([[radius, 0.0, middle.x], [0.0, radius, middle.y], [0.0, 0.0, 1.0]])
    }
}
