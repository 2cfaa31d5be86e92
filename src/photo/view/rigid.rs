//! Least-squares rigid transforms: a rotation, then a shift.

use kurbo::{Affine, Point, Vec2};

use super::homography::{Homography, Pair};

/// A rigid transform from the first to the second points of pairs.
pub(in crate::photo) struct RigidFit {
    /// The centroids.
    from: Vec2,
    to: Vec2,
    /// The rotated direction of the x-axis, times the weight of the pairs.
    right: Vec2,
}

impl RigidFit {
    /// Fits a transform; `None` to fewer than two pairs.
    pub(in crate::photo) fn new(pairs: &[Pair]) -> Option<RigidFit> {
        if pairs.len() < 2 {
            return None;
        }
        let mean = |of: fn(&Pair) -> Point| {
            pairs.iter().map(|pair| of(pair).to_vec2()).sum::<Vec2>() / pairs.len() as f64
        };
        let (from, to) = (mean(|pair| pair.0), mean(|pair| pair.1));
        let mut right = Vec2::ZERO;
        for (point, other) in pairs {
            let (point, other) = (point.to_vec2() - from, other.to_vec2() - to);
            right += Vec2::new(point.dot(other), point.cross(other));
        }
        Some(RigidFit { from, to, right })
    }

    /// The transform; `None` if the points coincide.
    pub(in crate::photo) fn affine(&self) -> Option<Affine> {
        let length = self.right.hypot();
        let turned = Affine::translate(self.to) * turned(self.right / length) * Affine::translate(-self.from);
        (length > 1e-9 && turned.is_finite()).then_some(turned)
    }

    /// The transform as a homography; `None` if the points coincide.
    pub(in crate::photo) fn homography(&self) -> Option<Homography> {
        let length = self.right.hypot();
        let (cos, sin) = (self.right.x / length, self.right.y / length);
        let from = self.from;
        let shift = self.to - Vec2::new(from.x * cos - from.y * sin, from.x * sin + from.y * cos);
        (length > 0.0 && length.is_finite())
            .then(|| Homography::new([[cos, -sin, shift.x], [sin, cos, shift.y], [0.0, 0.0, 1.0]]))
    }
}

/// The rotation that turns the x-axis into a direction, a unit vector.
fn turned(to: Vec2) -> Affine {
    Affine::new([to.x, to.y, -to.y, to.x, 0.0, 0.0])
}

/// The rotation by an angle in radians about a point.
pub(in crate::photo) fn rotation(angle: f64, about: Point) -> Affine {
    let (sin, cos) = libm::sincos(angle);
    Affine::translate(about.to_vec2()) * turned(Vec2::new(cos, sin)) * Affine::translate(-about.to_vec2())
}
