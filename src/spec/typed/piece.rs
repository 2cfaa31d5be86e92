//! `[[piece]]`

use serde::Deserialize;

use super::{FaceTable, Length, ShapeName, TopName, TypedEdge, WallName, Words};
use crate::spec::At;

/// A kind of piece.
#[derive(Clone, Debug, Default, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, expecting = "a table")]
#[cfg_attr(test, schemars(transform = super::branches::sizes_of_its_shape))]
pub(crate) struct PieceTable {
    /// Its name: lower-case letters, digits and hyphens. Default: its shape.
    pub name: Option<At<String>>,
    /// The letter by which it is written in a position. Default: none.
    pub letter: Option<At<char>>,
    /// Its group: pieces of one group and one shape share their sheets. Default: by its shape.
    pub group: Option<At<Words>>,
    /// What is cut out of the paper.
    pub shape: Option<At<ShapeName>>,
    /// Circle: from edge to edge.
    pub diameter: Option<At<Length>>,
    /// Square, triangle: the length of a side.
    pub side: Option<At<Length>>,
    /// Outline: an SVG file, relative to the spec, whose outermost filled shape is cut out; after `#` that of one part of it,
    /// `animals.svg#camel`. `art` of the same file lies where it does there.
    pub outline: Option<At<String>>,
    /// Rectangle, outline: from left to right.
    pub width: Option<At<Length>>,
    /// Rectangle: from top to bottom.
    pub height: Option<At<Length>>,
    /// Rectangle, square: the radius of its corners, which are cut round after the straight cuts. Default: sharp
    /// corners.
    pub corner: Option<At<Length>>,
    /// Hexagon: from one flat side to the opposite one.
    pub across: Option<At<Length>>,
    /// Hexagon: what is at its top. Default: `pointy`.
    pub top: Option<At<TopName>>,
    /// Strip: how many squares.
    pub squares: Option<At<i64>>,
    /// Strip: the side of each square.
    pub square: Option<At<Length>>,
    /// Strip: the length of the tab at either end. Default: no tab.
    pub tab: Option<At<Length>>,
    /// The name of the board that it fits: its size follows the cells, or for a rectangle the frame, and so
    /// does its face. With `diameter`, `side` or `across` too it is as large as that, but never larger than a
    /// cell.
    pub fits: Option<At<String>>,
    /// Rectangle that fits a board: the part of the frame that it covers. `top`, `bottom`: above or below the
    /// squares, from corner to corner. `left`, `right`: beside them, between the other two; its left end comes to
    /// lie at the top. They show the markers and patches of the board below them. `end`, `side`: any of two. Default:
    /// none.
    pub wall: Option<At<WallName>>,
    /// With `fits`: how much smaller than a cell it is, or a wall than its part of the frame. Default:
    /// `0.5mm`; for a wall nothing.
    pub clearance: Option<At<Length>>,
    /// The diameter of a round hole in its middle, as in rings and wheels. Default: no hole.
    pub hole: Option<At<Length>>,
    /// The same, but cut only if `holes` in `[sheet]` or `--holes` says so: a marble lies still in it. Default: no hole.
    pub optional_hole: Option<At<Length>>,
    /// How many are printed. Default: one.
    pub count: Option<At<i64>>,
    /// Strip: markers by which a camera finds it in a photo, one id from 0 to 34 for each copy, printed at
    /// both ends. Tabs that are too short are made 16 mm long. Default: none.
    pub markers: Option<At<Vec<At<i64>>>>,
    /// The distance to the next piece on the sheet. Default: as `[sheet]` says.
    pub gap: Option<At<Length>>,
    /// A line along its cut: `{ color = "brown", width = "0.5mm" }`, or `false` for none. Default: a thin one where a
    /// neighbour of the same colour touches it.
    pub edge: Option<At<TypedEdge>>,
    /// Whether its face is printed on both sides. Default: `false`.
    pub reversible: Option<At<bool>>,
    /// Words or letters: `count` pieces are printed of each, with the word wherever a value says `{}`. Default: none.
    pub series: Option<At<Vec<At<String>>>>,
    /// A table as a spreadsheet writes it (CSV), relative to the spec: one piece is printed of each row, with its cells
    /// wherever a value says `{column}`; a key whose cell is empty is left out, a mark without text too. Default: none.
    pub table: Option<At<String>>,
    /// What is printed on its front. Default: blank paper.
    pub front: Option<At<FaceTable>>,
    /// What is printed on its back, where `[sheet]` has `backs`. Default: none.
    pub back: Option<At<FaceTable>>,
}
