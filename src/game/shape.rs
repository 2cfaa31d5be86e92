//! Shapes of pieces. Everything that depends on the kind of a shape is defined here; elsewhere only `spec` (sizes as
//! typed) and `draw` (outlines as curves) match on it. A new [`Packing`] or [`Rim`] concerns more rooms:
//! `CONTRIBUTING.md` lists them.

use std::f64::consts::TAU;

use super::{HexTop, Marker, Mm, Size};
use crate::scene::{Affine, Point, Vec2};

/// The outline of a piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Shape {
    /// A rectangle or square.
    Rectangle {
        /// Its sides.
        size: Size,
        /// The radius of its corners; zero for sharp ones.
        corner: Mm,
    },
    /// A strip of squares.
    Strip(Strip),
    /// A disc.
    Circle { diameter: Mm },
    /// A regular hexagon.
    Hexagon {
        /// Distance between opposite flat sides.
        across: Mm,
        top: HexTop,
    },
    /// An equilateral triangle with a corner at the top.
    Triangle { side: Mm },
    /// The outline of a drawing, which the piece holds; the id tells outlines apart.
    Outline { size: Size, id: u64 },
}

/// A row of equal squares with a tab at each end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Strip {
    /// Number of squares.
    pub squares: usize,
    /// Side of a square.
    pub square: Mm,
    /// Length of the tab at each end; zero for none.
    pub tab: Mm,
}

/// How equal shapes are packed, and therefore cut.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Packing {
    /// In rows and columns, separated by straight cuts from edge to edge of the sheet.
    Straight,
    /// Discs of this diameter; each is punched or cut out.
    Round(Mm),
    /// Hexagons of this distance between sides; each is cut out.
    Hexagonal(Mm, HexTop),
    /// Triangles of this side, every second one upside down; each is cut out.
    Triangular(Mm),
    /// In rows and columns; each is cut out.
    Boxed,
}

/// The boundary of a face, which determines its ports and its space for text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rim {
    /// Four sides, with ports at their midpoints and at the corners.
    Square,
    /// A circle, with ports at equal distances from the centre.
    Round,
    /// Six sides, with ports at their midpoints.
    Hexagon(HexTop),
    /// Three sides, with ports at their midpoints.
    Triangle,
    /// Any form within a box, with ports at the midpoints of its sides and at its corners.
    Boxed,
}

impl Shape {
    /// A rectangle with sharp corners.
    pub fn rectangle(size: Size) -> Shape {
        Shape::Rectangle { size, corner: Mm::ZERO }
    }

    /// The size of its bounding box.
    pub fn size(self) -> Size {
        match self {
            Shape::Rectangle { size, .. } | Shape::Outline { size, .. } => size,
            Shape::Strip(Strip { tab, .. }) => {
                let Size { width, height } = self.face_size();
                Size::new(width + tab * 2, height)
            }
            Shape::Circle { diameter } => Size::new(diameter, diameter),
            Shape::Hexagon { across, top } => {
                let size = Size::new(across, Mm::nearest(across.get() * 2.0 / 3f64.sqrt()));
                if top == HexTop::Flat { size.turned() } else { size }
            }
            Shape::Triangle { side } => Size::new(side, Mm::nearest(side.get() * 0.75f64.sqrt())),
        }
    }

    /// The size of its face: of a strip without its tabs, of a hexagon the distance of its sides in both directions, of a
    /// triangle its inner circle.
    pub fn face_size(self) -> Size {
        match self {
            Shape::Strip(strip) => Size::new(strip.square * strip.squares as i64, strip.square),
            Shape::Hexagon { across, .. } => Size::new(across, across),
            Shape::Triangle { side } => {
                let across = Mm::nearest(side.get() / 3f64.sqrt());
                Size::new(across, across)
            }
            Shape::Rectangle { .. } | Shape::Circle { .. } | Shape::Outline { .. } => self.size(),
        }
    }

    /// The way from the middle of its bounding box to that of its face.
    pub fn middle(self) -> Vec2 {
        match self {
            Shape::Triangle { side } => Vec2::new(0.0, side.get() / 48f64.sqrt()),
            _ => Vec2::ZERO,
        }
    }

    /// The width of a shape whose face is as wide as it is high, as pieces on cells are.
    pub fn across(self) -> Option<Mm> {
        let Size { width, height } = self.face_size();
        let is_known = !matches!(self, Shape::Strip(_) | Shape::Outline { .. });
        (is_known && width == height).then_some(width)
    }

    /// The side, if it is a square.
    pub fn square(self) -> Option<Mm> {
        self.across().filter(|_| self.is_rectangular())
    }

    /// The strip, if it is one.
    pub fn strip(self) -> Option<Strip> {
        match self {
            Shape::Strip(strip) => Some(strip),
            _ => None,
        }
    }

    /// The radius of corners that are rounded after straight cuts; zero for none.
    pub fn corner(self) -> Mm {
        match self {
            Shape::Rectangle { corner, .. } => corner,
            _ => Mm::ZERO,
        }
    }

    /// Its area in square millimetres; of a strip with tabs and of an outline that of their box.
    pub fn area_mm2(self) -> f64 {
        match self.packing() {
            Packing::Straight | Packing::Boxed => self.size().area_mm2(),
            Packing::Round(diameter) => diameter.get().powi(2) * std::f64::consts::FRAC_PI_4,
            Packing::Hexagonal(across, _) => across.get().powi(2) * 0.75f64.sqrt(),
            Packing::Triangular(_) => self.size().area_mm2() / 2.0,
        }
    }

    /// How copies are packed on a sheet.
    pub fn packing(self) -> Packing {
        match self {
            Shape::Rectangle { .. } | Shape::Strip(_) => Packing::Straight,
            Shape::Circle { diameter } => Packing::Round(diameter),
            Shape::Hexagon { across, top } => Packing::Hexagonal(across, top),
            Shape::Triangle { side } => Packing::Triangular(side),
            Shape::Outline { .. } => Packing::Boxed,
        }
    }

    /// The boundary of its face.
    pub fn rim(self) -> Rim {
        match self.packing() {
            Packing::Straight => Rim::Square,
            Packing::Round(_) => Rim::Round,
            Packing::Hexagonal(_, top) => Rim::Hexagon(top),
            Packing::Triangular(_) => Rim::Triangle,
            Packing::Boxed => Rim::Boxed,
        }
    }

    /// The number of steps in which it is turned on the table until it lies as before.
    pub(crate) fn steps(self) -> u8 {
        match self.rim() {
            Rim::Hexagon(_) => 6,
            Rim::Triangle => 3,
            Rim::Square | Rim::Round | Rim::Boxed => 4,
        }
    }

    /// A rotation by some of its steps, clockwise about the middle of its face.
    pub(crate) fn turned(self, turns: u8) -> Affine {
        let angle = f64::from(turns) * (TAU / f64::from(self.steps()));
        Affine::rotate_about(angle, self.middle().to_point())
    }

    /// The size of its bounding box after a turn by some of its steps.
    pub(crate) fn turned_size(self, turns: u8) -> Size {
        let is_across = self.steps() == 4 && turns % 2 == 1;
        if is_across { self.size().turned() } else { self.size() }
    }

    /// Whether it is punched rather than cut.
    pub fn is_disc(self) -> bool {
        matches!(self.packing(), Packing::Round(_))
    }

    /// Whether it is separated by straight cuts from edge to edge of the sheet.
    pub fn is_rectangular(self) -> bool {
        self.packing() == Packing::Straight
    }
}

impl Rim {
    /// The directions of the sides of a regular polygon; none of other rims.
    pub(crate) fn ways(self) -> Vec<Vec2> {
        let (sides, first) = match self {
            Rim::Square | Rim::Round | Rim::Boxed => (0, 0.0),
            Rim::Hexagon(HexTop::Pointy) => (6, 0.0),
            Rim::Hexagon(HexTop::Flat) => (6, 0.5),
            Rim::Triangle => (3, 0.75),
        };
        (0..sides).map(|side| Vec2::from_angle((f64::from(side) + first) * TAU / f64::from(sides))).collect()
    }
}

/// The corners of an equilateral triangle around its middle, clockwise from the top.
pub(crate) fn triangle(side: f64) -> [Point; 3] {
    let inner = side / 12f64.sqrt();
    [(0.0, -2.0 * inner), (side / 2.0, inner), (-side / 2.0, inner)].map(Point::from)
}

impl Strip {
    /// Minimum side of squares that have room for markers beside them.
    pub(crate) const LEAST_WITH_MARKERS: Mm = Mm::from_um(Marker::SIDE.um() + 2 * Marker::WHITE.um());

    /// The same strip, with tabs that have room for markers.
    pub(crate) fn with_tabs_for_markers(self) -> Strip {
        Strip { tab: self.tab.max(Marker::BAND), ..self }
    }

    /// Whether its tabs have room for markers.
    pub(crate) fn holds_markers(self) -> bool {
        self.square >= Strip::LEAST_WITH_MARKERS && self.tab >= Marker::BAND
    }

    /// Its marker at the centre of both tabs, in the same orientation, which gives the direction of the strip.
    pub fn markers(self, id: u8) -> Vec<Marker> {
        let Size { width, height } = Shape::Strip(self).size();
        let y = (height - Marker::SIDE).half();
        [Marker::TO_CUT, width - Marker::TO_CUT - Marker::SIDE].map(|x| Marker::at(id, x, y)).to_vec()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::hexagon;

    #[test]
    fn a_step_moves_each_corner_to_the_next() {
        let side = Mm::new(24);
        let delta = Shape::Triangle { side };
        let corners = triangle(side.get()).map(|corner| corner + delta.middle());
        let mut shapes = vec![(delta, corners.to_vec())];
        for top in [HexTop::Pointy, HexTop::Flat] {
            shapes.push((Shape::Hexagon { across: side, top }, hexagon(side.get(), top)));
        }
        for (shape, corners) in shapes {
            let next = corners.iter().cycle().skip(1);
            for (&from, &to) in corners.iter().zip(next) {
                assert!((shape.turned(1) * from).distance(to) < 1e-2, "{shape:?}: {from:?} to {to:?}");
            }
            assert_eq!(shape.turned_size(1), shape.size());
        }
        let flat = Shape::rectangle(Size::new(Mm::new(40), Mm::new(20)));
        assert_eq!(flat.turned_size(1), flat.size().turned());
    }
}
