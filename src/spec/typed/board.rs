//! `[[board]]`

use serde::Deserialize;

use super::{FaceTable, FitName, GridName, Length, OutlineName, Paint, SymmetryName, TopName, Words};
use crate::spec::At;

/// A board.
#[derive(Clone, Debug, Default, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, expecting = "a table")]
#[cfg_attr(test, schemars(transform = super::branches::sizes_of_its_grid))]
pub(crate) struct BoardTable {
    /// Its name: lower-case letters, digits and hyphens. Default: `board`.
    pub name: Option<At<String>>,
    /// What it is called on paper. Default: `Board`, `Plateau`.
    pub title: Option<At<Words>>,
    /// Whether it has squares, hexagons, points joined by lines, or no cells at all, as a map. Default: `square`; `none`
    /// with a `width` instead of `columns`.
    pub grid: Option<At<GridName>>,
    /// How many cells lie side by side; they have letters from the left, `a1` is at the bottom left.
    pub columns: Option<At<i64>>,
    /// How many cells lie one above the other.
    pub rows: Option<At<i64>>,
    /// Squares: the side of one.
    pub square: Option<At<Length>>,
    /// Hexagons: from one flat side of one to the opposite one.
    pub across: Option<At<Length>>,
    /// Points: from one to the next.
    pub step: Option<At<Length>>,
    /// Hexagons: what is at the top of one. Default: `pointy`.
    pub top: Option<At<TopName>>,
    /// Hexagons: the shape of the board. `rhombus` has `columns` by `rows` hexagons; `hexagon` is as wide as `columns` and
    /// as high as `rows`, which are odd and equal: its cells are called as on the rectangle, whose corners are not there, and
    /// `e5` is the middle of 9 × 9. Default: `rectangle`.
    pub outline: Option<At<OutlineName>>,
    /// Cells that are not there, named as in a zone. Default: none.
    pub missing: Option<At<Vec<At<String>>>>,
    /// Bands of colour along the sides of the outline. Default: none.
    pub sides: Option<At<SidesTable>>,
    /// Without cells: from left to right.
    pub width: Option<At<Length>>,
    /// Without cells: from top to bottom. Default: as its picture needs.
    pub height: Option<At<Length>>,
    /// A PNG or JPEG file below the whole grid, relative to the spec. Default: none.
    pub picture: Option<At<String>>,
    /// An SVG file below the whole grid, relative to the spec. Default: none.
    pub art: Option<At<String>>,
    /// Whether the picture or art covers the grid (`cover`), or all of it is seen (`contain`). Default: `cover`.
    pub fit: Option<At<FitName>>,
    /// Points: the lines, each through the points that it names: `"a1 a7 g7"`. A point that no line goes through is not there.
    /// Default: all lines of the lattice.
    pub lines: Option<At<Vec<At<String>>>>,
    /// Separate parts, each a whole grid, by their letters: `["A", "B"]`. Default: one board.
    pub camps: Option<At<Vec<At<String>>>>,
    /// What lies round the grid. Default: no frame.
    pub frame: Option<At<FrameTable>>,
    /// Whether columns are lettered and rows are numbered on the frame, or outside where there is none; on a board whose
    /// shape is a hexagon each cell has its name in it. Default: `false`.
    pub coordinates: Option<At<bool>>,
    /// The lines between cells, or those that join points. Default: dark grey, `0.3mm`.
    pub line: Option<At<LineTable>>,
    /// What is printed on every cell that is in no zone. Default: the paper.
    pub cell: Option<At<FaceTable>>,
    /// Markers by which a camera finds the board in a photo, by their ids from 0 to 34: four for the corners,
    /// or eight for corners and sides, clockwise from the top left; this many for each camp. A frame that is too
    /// narrow is widened to 16 mm where they lie. Photos of two games are told apart by their ids. Default: none.
    pub markers: Option<At<Vec<At<i64>>>>,
    /// With `markers`: colours that are printed on the frame as patches, so that a camera can compare them with
    /// what lies on the board. Default: none.
    pub patches: Option<At<Vec<At<Paint>>>>,
    /// Cells that differ from the others. Default: none.
    #[serde(default)]
    pub zone: Vec<At<ZoneTable>>,
}

/// What lies round the grid of a board.
#[derive(Clone, Debug, Default, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, expecting = "a table like { sides = \"8mm\" }")]
#[cfg_attr(test, schemars(transform = super::closed::bound))]
pub(crate) struct FrameTable {
    /// Its width to the left and right of the grid. Default: none.
    pub sides: Option<At<Length>>,
    /// Its width above and below the grid. Default: as `sides`.
    pub ends: Option<At<Length>>,
    /// Its colour. Default: the paper's.
    pub color: Option<At<Paint>>,
    /// The colour of the line round the grid and of the lettering. Default: a contrasting colour.
    pub ink: Option<At<Paint>>,
}

/// The colours of the sides of a board.
#[derive(Clone, Debug, Default, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, expecting = "a table", rename_all = "kebab-case")]
pub(crate) struct SidesTable {
    /// Above the top row; not on a hexagonal board with `top = "flat"`. Default: none.
    pub top: Option<At<Paint>>,
    /// Below the bottom row; not on a hexagonal board with `top = "flat"`. Default: none.
    pub bottom: Option<At<Paint>>,
    /// To the left of the rows; on a hexagonal board only with `top = "flat"`. Default: none.
    pub left: Option<At<Paint>>,
    /// To the right of the rows; on a hexagonal board only with `top = "flat"`. Default: none.
    pub right: Option<At<Paint>>,
    /// Hexagonal boards: above, to the left. Default: none.
    pub top_left: Option<At<Paint>>,
    /// Hexagonal boards: above, to the right. Default: none.
    pub top_right: Option<At<Paint>>,
    /// Hexagonal boards: below, to the left. Default: none.
    pub bottom_left: Option<At<Paint>>,
    /// Hexagonal boards: below, to the right. Default: none.
    pub bottom_right: Option<At<Paint>>,
}

/// The lines of a board.
#[derive(Clone, Debug, Default, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, expecting = "a table like { color = \"brown\" }")]
#[cfg_attr(test, schemars(transform = super::closed::bound))]
pub(crate) struct LineTable {
    /// Their colour. Default: a dark grey.
    pub color: Option<At<Paint>>,
    /// Their thickness. Default: `0.3mm`.
    pub width: Option<At<Length>>,
}

/// Cells that differ from the others: a start row, a home corner, star points.
#[derive(Clone, Debug, Default, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, expecting = "a table")]
#[cfg_attr(test, schemars(transform = super::closed::bound, extend("required" = ["cells"])))]
pub(crate) struct ZoneTable {
    /// Its name: lower-case letters, digits and hyphens. Default: `zone-1` and so on.
    pub name: Option<At<String>>,
    /// What is printed on the frame beside it, if anything. Default: nothing.
    pub title: Option<At<Words>>,
    /// Its cells: `"a1"`, from corner to corner `"a1:c3"`, `"row 1"`, `"column c"`; several of them.
    pub cells: Option<At<Vec<At<String>>>>,
    /// How the cells are repeated: as the board itself is symmetric. Default: not at all.
    pub symmetry: Option<At<SymmetryName>>,
    /// What is printed on each of them; later zones lie over earlier ones. Default: as the other cells.
    pub face: Option<At<FaceTable>>,
}
