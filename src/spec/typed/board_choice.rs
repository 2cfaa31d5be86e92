//! Values of boards and pieces that are one of a few words.

use super::ShapeKind;
use super::choice::choice;
use crate::game::HexTop;

/// The grids that a board can have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum GridKind {
    /// Squares edge to edge.
    Square,
    /// Hexagons edge to edge.
    Hex,
    /// Points joined by lines.
    Points,
    /// No cells: one surface.
    None,
}

impl GridKind {
    /// The keys of its size, all of which it needs.
    pub(crate) fn sizes(self) -> &'static [&'static str] {
        match self {
            GridKind::Square => &["columns", "rows", "square"],
            GridKind::Hex => &["columns", "rows", "across"],
            GridKind::Points => &["columns", "rows", "step"],
            // Its picture may give the height.
            GridKind::None => &["width"],
        }
    }

    /// The keys that not every board has.
    pub(crate) fn keys(self) -> &'static [&'static str] {
        match self {
            GridKind::Square => &["columns", "rows", "square"],
            GridKind::Hex => &["columns", "rows", "across", "top", "outline"],
            GridKind::Points => &["columns", "rows", "step", "lines"],
            GridKind::None => &["width", "height"],
        }
    }
}

choice! {
    /// The grid of a board.
    GridName: GridKind = Grid {
        "square" => GridKind::Square,
        "hex" => GridKind::Hex,
        "points" => GridKind::Points,
        "none" => GridKind::None,
    }
}

/// The outlines of a board of hexagons.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum OutlineKind {
    /// Rows of equal length, every second one shifted.
    Rectangle,
    /// Rows of equal length, each shifted more than the one before.
    Rhombus,
    /// Rows that become longer, then shorter.
    Hexagon,
}

choice! {
    /// The outline of a board.
    OutlineName: OutlineKind = Outline {
        "rectangle" => OutlineKind::Rectangle,
        "rhombus" => OutlineKind::Rhombus,
        "hexagon" => OutlineKind::Hexagon,
    }
}

/// How the cells of a zone are repeated.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Symmetry {
    /// Turned and mirrored in all ways.
    All,
    /// Turned in all ways.
    Rotation,
    /// Turned by half a turn.
    HalfTurn,
    /// Mirrored from left to right.
    LeftRight,
    /// Mirrored from top to bottom.
    TopBottom,
}

choice! {
    /// A symmetry.
    SymmetryName: Symmetry = Symmetry {
        "all" => Symmetry::All,
        "rotation" => Symmetry::Rotation,
        "half-turn" => Symmetry::HalfTurn,
        "left-right" => Symmetry::LeftRight,
        "top-bottom" => Symmetry::TopBottom,
    }
}

choice! {
    /// What is at the top of a hexagon.
    TopName: HexTop = HexTop {
        "pointy" => HexTop::Pointy,
        "flat" => HexTop::Flat,
    }
}

choice! {
    /// The outline of a piece.
    ShapeName: ShapeKind = Shape {
        "circle" => ShapeKind::Circle,
        "square" => ShapeKind::Square,
        "rectangle" => ShapeKind::Rectangle,
        "strip" => ShapeKind::Strip,
        "hexagon" => ShapeKind::Hexagon,
        "triangle" => ShapeKind::Triangle,
        "outline" => ShapeKind::Outline,
    }
}

/// The parts of a board's frame that a wall can cover.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum WallKind {
    /// Above or below the grid, from corner to corner.
    End,
    /// To the left or right of the grid, between the ends.
    Side,
    /// Above the grid, from corner to corner.
    Top,
    /// Below the grid, from corner to corner.
    Bottom,
    /// To the left of the grid, between the ends.
    Left,
    /// To the right of the grid, between the ends.
    Right,
}

choice! {
    /// A part of a board's frame.
    WallName: WallKind = FramePart {
        "top" => WallKind::Top,
        "bottom" => WallKind::Bottom,
        "left" => WallKind::Left,
        "right" => WallKind::Right,
        "end" => WallKind::End,
        "side" => WallKind::Side,
    }
}
