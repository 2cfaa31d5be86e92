//! Height of the tops of pieces, from their parallax.

use kurbo::{Point, Vec2};

use crate::photo::view::View;

/// Standard deviation of pieces' offsets from the centres of their squares.
const OFFSET_DEVIATION_MM: f64 = 0.9;
/// Standard deviation of the height of tops.
const HEIGHT_DEVIATION_MM: f64 = 0.9;
/// Minimum and maximum height of tops.
const HEIGHT_RANGE_MM: [f64; 2] = [0.0, 6.0];

/// Parallax: shift on a plane in millimetres per millimetre of height above it.
pub(super) fn parallax(view: &View, point: Point, height: f64) -> Option<Vec2> {
    let here = view.project(point, height)?;
    let right = view.project(point + Vec2::new(1.0, 0.0), height)? - here;
    let down = view.project(point + Vec2::new(0.0, 1.0), height)? - here;
    let up = view.project(point, height + 1.0)? - here;
    let size = right.cross(down);
    (size.abs() > 1e-9).then(|| Vec2::new(up.cross(down) / size, right.cross(up) / size))
}

/// Estimates the height of the tops from the offsets of pieces and the parallax at their squares, measured at the
/// height `guessed`.
pub(super) fn height(guessed: f64, seen: &[(Vec2, Vec2)]) -> f64 {
    let mut over = 0.0;
    // Outliers are excluded in shrinking radii, so that they do not bias the rest.
    for most in [4.0, 2.5, 2.0] {
        let [mut sum, mut weight] = [0.0, (OFFSET_DEVIATION_MM / HEIGHT_DEVIATION_MM).powi(2)];
        for (off, parallax) in seen {
            if (*off - *parallax * over).hypot() <= most {
                sum += off.dot(*parallax);
                weight += parallax.hypot2();
            }
        }
        over = sum / weight;
    }
    (guessed + over).clamp(HEIGHT_RANGE_MM[0], HEIGHT_RANGE_MM[1])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_height_is_robust_to_outliers() {
        let parallax = Vec2::new(0.2, -0.8);
        let loose = [(0.5, 0.1), (-0.6, 0.4), (0.1, -0.9), (0.2, 0.3), (-0.2, 0.1)];
        let mut seen: Vec<_> =
            loose.iter().map(|(x, y)| (Vec2::new(*x, *y) + parallax * 1.2, parallax)).collect();
        seen.push((Vec2::new(5.0, 4.0), parallax));
        let matched = height(1.5, &seen);
        assert!((matched - 2.7).abs() < 0.5, "{matched}");
        assert_eq!(height(1.5, &[]), 1.5);
        // From straight above there is no parallax and no information.
        assert_eq!(height(1.5, &[(Vec2::new(1.0, 0.0), Vec2::ZERO)]), 1.5);
    }
}
