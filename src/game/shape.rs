//! Shapes of pieces. All that depends on the kind of a shape is asked here: elsewhere only `spec` (sizes as typed)
//! and `draw` (outlines as curves) tell one kind from another.

use super::{HexTop, Marker, Mm, Size};

/// The outline of a piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Shape {
    /// A rectangle (a square where both sides are equal).
    Rectangle {
        /// Its sides.
        size: Size,
        /// The radius of its corners; zero where they are sharp.
        corner: Mm,
    },
    /// A strip of squares.
    Strip(Strip),
    /// A disc.
    Circle {
        /// From edge to edge.
        diameter: Mm,
    },
    /// A regular hexagon with two corners at the top and bottom (pointy top).
    Hexagon {
        /// From one flat side to the opposite one, which is its width.
        across: Mm,
    },
}

/// A strip of equal squares in one line, with a tab at either end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Strip {
    /// How many squares.
    pub squares: usize,
    /// The side of each.
    pub square: Mm,
    /// The length of the tab at either end (zero: none).
    pub tab: Mm,
}

/// How equal shapes lie side by side, and so how they are cut.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Packing {
    /// In rows and columns; straight cuts from edge to edge of the sheet free them.
    Straight,
    /// Like coins of this diameter; each is punched or cut out.
    Round(Mm),
    /// Like cells of a honeycomb, so far across; each is cut out.
    Hexagonal(Mm),
}

/// What bounds a face: where its ports lie, and how far words reach.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rim {
    /// Four sides, with ports in their middles and on the corners.
    Square,
    /// A circle, with ports equally far from the middle.
    Round,
    /// Six sides, with ports in their middles.
    Hexagon(HexTop),
}

impl Shape {
    /// A rectangle with sharp corners.
    pub fn rectangle(size: Size) -> Shape {
        Shape::Rectangle { size, corner: Mm::ZERO }
    }

    /// The upright box round it.
    pub fn size(self) -> Size {
        match self {
            Shape::Rectangle { size, .. } => size,
            Shape::Strip(Strip { tab, .. }) => {
                let Size { width, height } = self.face_size();
                Size::new(width + tab * 2, height)
            }
            Shape::Circle { diameter } => Size::new(diameter, diameter),
            Shape::Hexagon { across } => Size::new(across, Mm::nearest(across.get() * 2.0 / 3f64.sqrt())),
        }
    }

    /// What a face is designed for: the part of a strip between its tabs, and the width of a hexagon both ways.
    pub fn face_size(self) -> Size {
        match self {
            Shape::Strip(strip) => Size::new(strip.square * strip.squares as i64, strip.square),
            Shape::Hexagon { across } => Size::new(across, across),
            Shape::Rectangle { .. } | Shape::Circle { .. } => self.size(),
        }
    }

    /// The width of a shape that is as wide as it is high, as those are that lie on a cell of a board.
    pub fn across(self) -> Option<Mm> {
        let Size { width, height } = self.face_size();
        (self.strip().is_none() && width == height).then_some(width)
    }

    /// The side of a square.
    pub fn square(self) -> Option<Mm> {
        self.across().filter(|_| self.is_rectangular())
    }

    /// The strip that it is.
    pub fn strip(self) -> Option<Strip> {
        match self {
            Shape::Strip(strip) => Some(strip),
            _ => None,
        }
    }

    /// The radius of the corners that are rounded after straight cuts; zero where there are none.
    pub fn corner(self) -> Mm {
        match self {
            Shape::Rectangle { corner, .. } => corner,
            Shape::Strip(_) | Shape::Circle { .. } | Shape::Hexagon { .. } => Mm::ZERO,
        }
    }

    /// How copies of it lie on a sheet.
    pub fn packing(self) -> Packing {
        match self {
            Shape::Rectangle { .. } | Shape::Strip(_) => Packing::Straight,
            Shape::Circle { diameter } => Packing::Round(diameter),
            Shape::Hexagon { across } => Packing::Hexagonal(across),
        }
    }

    /// What bounds its face.
    pub fn rim(self) -> Rim {
        match self.packing() {
            Packing::Straight => Rim::Square,
            Packing::Round(_) => Rim::Round,
            Packing::Hexagonal(_) => Rim::Hexagon(HexTop::Pointy),
        }
    }

    /// Whether it is punched out rather than cut.
    pub fn is_disc(self) -> bool {
        matches!(self.packing(), Packing::Round(_))
    }

    /// Whether straight cuts from edge to edge of the sheet free it.
    pub fn is_rectangular(self) -> bool {
        self.packing() == Packing::Straight
    }
}

impl Strip {
    /// Its marker, at the middle of the tab at either end, upright the same way: so nobody reads it the wrong way
    /// round.
    pub fn markers(self, id: u8) -> Vec<Marker> {
        let Size { width, height } = Shape::Strip(self).size();
        let y = (height - Marker::SIDE).half();
        [Marker::TO_CUT, width - Marker::TO_CUT - Marker::SIDE].map(|x| Marker::at(id, x, y)).to_vec()
    }
}
