//! Occlusion by pieces: each belongs to one square only, but may hide parts of others.

use kurbo::{Point, Vec2};

use super::window::is_within_corners;
use crate::game::Rim;

/// Margin around a piece that is ignored: its edge is rough and its foot in shadow.
const MARGIN_MM: f64 = 0.5;
/// Fractions of a piece's height at which its outline is projected.
const HEIGHT_FRACTIONS: [f64; 4] = [0.0, 1.0 / 3.0, 2.0 / 3.0, 1.0];

/// A piece whose position is certain.
#[derive(Clone, Copy, Debug)]
pub(super) struct Occluder {
    /// Index of its square; `None` if it lies on another part.
    pub(super) square: Option<usize>,
    pub(super) rim: Rim,
    /// The radius of the corners of a square in millimetres.
    pub(super) corner: f64,
    /// Half its side in millimetres.
    pub(super) half: f64,
    /// The centre of its foot.
    pub(super) foot: Point,
    /// Parallax from its foot to its top, on the board.
    pub(super) parallax: Vec2,
    pub(super) turn: f64,
}

impl Occluder {
    /// Whether it hides a point of the board.
    pub(super) fn hides(&self, point: Point) -> bool {
        let (sin, cos) = libm::sincos(self.turn);
        let half = self.half + MARGIN_MM;
        HEIGHT_FRACTIONS.iter().any(|part| {
            let off = point - (self.foot + self.parallax * *part);
            match self.rim {
                Rim::Square => {
                    let (x, y) = ((off.x * cos + off.y * sin).abs(), (off.y * cos - off.x * sin).abs());
                    x < half && y < half && is_within_corners(x, y, half, self.corner)
                }
                Rim::Round | Rim::Boxed => off.hypot2() < half * half,
                Rim::Hexagon(_) | Rim::Triangle => off.hypot2() < half * half * 1.1,
            }
        })
    }

    /// The same piece on another part, to which `map` maps points.
    pub(super) fn mapped(&self, map: impl Fn(Point) -> Option<Point>) -> Option<Occluder> {
        let foot = map(self.foot)?;
        let parallax = map(self.foot + self.parallax)? - foot;
        let (sin, cos) = libm::sincos(self.turn);
        let along = map(self.foot + Vec2::new(cos, sin))? - foot;
        let turn = libm::atan2(along.y, along.x);
        Some(Occluder { square: None, foot, parallax, turn, ..*self })
    }

    /// Whether a piece is certain on a square.
    pub(super) fn is_on(occluders: &[Occluder], square: usize) -> bool {
        occluders.iter().any(|occluder| occluder.square == Some(square))
    }

    /// Whether another piece of this size cannot lie there as well.
    pub(super) fn excludes(&self, foot: Point, half: f64) -> bool {
        // Pieces may overlap slightly at their edges.
        (foot - self.foot).hypot() < 0.8 * (self.half + half)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::photo::view::rotation;

    #[test]
    fn a_piece_hides_its_square_and_what_is_behind_it() {
        let foot = Point::new(10.0, 10.0);
        let occluder = Occluder {
            square: Some(0),
            rim: Rim::Square,
            corner: 0.0,
            half: 9.75,
            foot,
            parallax: Vec2::new(3.0, 0.0),
            turn: 0.0,
        };
        assert!(occluder.hides(Point::new(0.5, 19.0)) && occluder.hides(Point::new(22.5, 10.0)));
        assert!(!occluder.hides(Point::new(-1.0, 10.0)) && !occluder.hides(Point::new(24.0, 10.0)));
        assert!(
            occluder.excludes(Point::new(22.0, 10.0), 9.75)
                && !occluder.excludes(Point::new(28.0, 10.0), 9.75)
        );
    }

    #[test]
    fn a_piece_on_another_part_hides_there_what_it_hid() {
        let occluder = Occluder {
            square: Some(2),
            rim: Rim::Square,
            corner: 0.0,
            half: 9.75,
            foot: Point::new(10.0, 10.0),
            parallax: Vec2::new(3.0, 0.0),
            turn: 0.3,
        };
        let map = |point: Point| rotation(0.5, Point::new(3.0, 4.0)) * point;
        let there = occluder.mapped(|point| Some(map(point))).expect("a place");
        assert!(occluder.mapped(|_| None).is_none() && !Occluder::is_on(&[there], 2));
        for index in 0..900 {
            let point = Point::new(f64::from(index % 30), f64::from(index / 30));
            assert_eq!(there.hides(map(point)), occluder.hides(point), "{point}");
        }
    }
}
