//! Which piece hides what: a piece lies on one square only, and leans over others.

use kurbo::{Point, Vec2};

use super::Outline;

/// Around a piece so many millimetres are not looked at: its edge is rough, and its foot is in shadow.
const MARGIN: f64 = 0.5;
/// Places between a piece's foot and its top that are held for hidden.
const STEPS: [f64; 4] = [0.0, 1.0 / 3.0, 2.0 / 3.0, 1.0];

/// A piece that lies on the board for sure.
#[derive(Clone, Copy, Debug)]
pub(super) struct Claim {
    /// The square, by its number.
    pub(super) square: usize,
    pub(super) outline: Outline,
    /// Half its side in millimetres.
    pub(super) half: f64,
    /// Where its foot stands.
    pub(super) foot: Point,
    /// From its foot to where its top seems to lie on the board.
    pub(super) lean: Vec2,
    pub(super) turn: f64,
}

impl Claim {
    /// Whether it hides a place on the board.
    pub(super) fn hides(&self, place: Point) -> bool {
        let (sin, cos) = self.turn.sin_cos();
        let half = self.half + MARGIN;
        STEPS.iter().any(|part| {
            let off = place - (self.foot + self.lean * *part);
            match self.outline {
                Outline::Square => {
                    (off.x * cos + off.y * sin).abs() < half && (off.y * cos - off.x * sin).abs() < half
                }
                Outline::Disc => off.hypot2() < half * half,
                Outline::Hexagon => off.hypot2() < half * half * 1.1,
            }
        })
    }

    /// Whether another piece of this size cannot lie there as well.
    pub(super) fn excludes(&self, foot: Point, half: f64) -> bool {
        // Cards may lie a little over each other's edge.
        (foot - self.foot).hypot() < 0.8 * (self.half + half)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_piece_hides_its_square_and_what_it_leans_over() {
        let foot = Point::new(10.0, 10.0);
        let claim = Claim {
            square: 0,
            outline: Outline::Square,
            half: 9.75,
            foot,
            lean: Vec2::new(3.0, 0.0),
            turn: 0.0,
        };
        assert!(claim.hides(Point::new(0.5, 19.0)) && claim.hides(Point::new(22.5, 10.0)));
        assert!(!claim.hides(Point::new(-1.0, 10.0)) && !claim.hides(Point::new(24.0, 10.0)));
        assert!(
            claim.excludes(Point::new(22.0, 10.0), 9.75) && !claim.excludes(Point::new(28.0, 10.0), 9.75)
        );
    }
}
