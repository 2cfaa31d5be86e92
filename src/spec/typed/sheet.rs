//! `[sheet]`

use schemars::JsonSchema;
use serde::Deserialize;

use super::{BacksName, CutName, LangName, Length, Paper};
use crate::spec::At;

/// The paper and how cuts and backs are printed on it.
#[derive(Clone, Debug, Default, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, expecting = "a table")]
pub(crate) struct SheetTable {
    /// `a3`, `a4`, `a5`, `letter`, `legal`, `tabloid`, or width and height: `210mm x 297mm`. Default: `a4`.
    pub paper: Option<At<Paper>>,
    /// Whether the paper lies on its long side.
    pub landscape: Option<At<bool>>,
    /// The margin along each edge: nothing is printed there. Default: `5mm`.
    pub margin: Option<At<Length>>,
    /// How far a background is printed beyond the cut. Default: `2mm`.
    pub bleed: Option<At<Length>>,
    /// The distance between pieces. Default: 3 mm between discs, 4 mm between hexagons; between rectangles 2 mm, or less
    /// where that saves a sheet, and none where the edges of all of them look the same.
    pub gap: Option<At<Length>>,
    /// How much of a board that is cut into sheets is printed on both of two neighbours. Default:
    /// `10mm`, or less down to `5mm` where that saves a sheet.
    pub overlap: Option<At<Length>>,
    /// How cuts are shown. Default: `marks`.
    pub cut: Option<At<CutName>>,
    /// Whether and how backs are printed. Default: `none`.
    pub backs: Option<At<BacksName>>,
    /// Whether to print the markers and patches by which a photo is read. Default: `true`.
    pub photo_marks: Option<At<bool>>,
    /// The language of what is printed. Default: `en`.
    pub lang: Option<At<LangName>>,
}
