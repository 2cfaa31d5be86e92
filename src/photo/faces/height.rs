//! How high the tops of the pieces are: what stands higher seems to lie farther from the camera.

use kurbo::{Point, Vec2};

use crate::photo::view::View;

/// How far from their squares' middles pieces lie, in millimetres.
const LOOSE: f64 = 0.9;
/// How much thicker or thinner than usual pieces are, in millimetres.
const USUAL: f64 = 0.9;
/// The lowest and highest that tops are taken to be.
const BOUNDS: [f64; 2] = [0.0, 6.0];

/// By how many millimetres what is a millimetre above a plane seems to be shifted on that plane.
pub(super) fn lean(view: &View, place: Point, height: f64) -> Option<Vec2> {
    let here = view.project(place, height)?;
    let right = view.project(place + Vec2::new(1.0, 0.0), height)? - here;
    let down = view.project(place + Vec2::new(0.0, 1.0), height)? - here;
    let up = view.project(place, height + 1.0)? - here;
    let size = right.cross(down);
    (size.abs() > 1e-9).then(|| Vec2::new(up.cross(down) / size, right.cross(up) / size))
}

/// The height of the tops, from how far pieces seem to lie off and how what is higher leans there, if they were looked
/// for at a height `guessed`.
pub(super) fn height(guessed: f64, seen: &[(Vec2, Vec2)]) -> f64 {
    let mut over = 0.0;
    // A piece that lies far off, or is none, must not pull the rest with it.
    for most in [4.0, 2.5, 2.0] {
        let [mut sum, mut weight] = [0.0, (LOOSE / USUAL).powi(2)];
        for (off, lean) in seen {
            if (*off - *lean * over).hypot() <= most {
                sum += off.dot(*lean);
                weight += lean.hypot2();
            }
        }
        over = sum / weight;
    }
    (guessed + over).clamp(BOUNDS[0], BOUNDS[1])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_height_is_what_most_pieces_say() {
        let lean = Vec2::new(0.2, -0.8);
        let loose = [(0.5, 0.1), (-0.6, 0.4), (0.1, -0.9), (0.2, 0.3), (-0.2, 0.1)];
        let mut seen: Vec<_> = loose.iter().map(|(x, y)| (Vec2::new(*x, *y) + lean * 1.2, lean)).collect();
        seen.push((Vec2::new(5.0, 4.0), lean));
        let found = height(1.5, &seen);
        assert!((found - 2.7).abs() < 0.5, "{found}");
        assert_eq!(height(1.5, &[]), 1.5);
        // From straight above nothing leans, and nothing is known.
        assert_eq!(height(1.5, &[(Vec2::new(1.0, 0.0), Vec2::ZERO)]), 1.5);
    }
}
