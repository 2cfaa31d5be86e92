//! The spec exactly as typed: all keys are optional, and each value has its span.
//!
//! The JSON Schema is generated from these types, so their comments appear in editors. There are no untagged enums
//! and no flattened structs, since both lose the spans.
//!
//! | file | holds |
//! |---|---|
//! | `board` | `[[board]]` |
//! | `choice`, `board_choice`, `face_choice` | values that are one of a few words |
//! | `face` | faces and the marks on them |
//! | `game` | `[game]` |
//! | `length` | lengths with their unit |
//! | `option` | a print option: where it can be chosen, and how its value is read |
//! | `paper` | papers by name or by size |
//! | `piece` | `[[piece]]` |
//! | `rules` | `[rules]` |
//! | `scores` | `[[scores]]` |
//! | `scale` | how large a game is printed, in per cent or as a factor |
//! | `shape` | shapes of pieces and their keys |
//! | `sheet` | `[sheet]` and all other print options |
//! | `spares` | pieces that are printed alone, as typed |
//! | `spelled` | values of print options as they would be typed |
//! | `tuck_box` | `[[box]]` |
//! | `text` | texts in all languages, and colours |

mod board;
mod board_choice;
mod choice;
mod edge;
mod face;
mod face_choice;
mod game;
mod length;
mod option;
mod paper;
mod piece;
mod rules;
mod scale;
mod scores;
mod shape;
mod sheet;
mod spares;
mod spelled;
mod text;
mod tuck_box;

pub(crate) use board::{BoardTable, FrameTable, LineTable, SidesTable};
pub(crate) use board_choice::*;
pub(crate) use choice::{AnyOf, BacksName, CutName, LangName, PrintFitName};
pub(crate) use edge::TypedEdge;
pub(crate) use face::{FaceTable, MarkTable};
pub(crate) use face_choice::*;
pub(crate) use game::GameTable;
pub(crate) use length::Length;
pub(crate) use option::{Argument, Group, Kind, PrintOption, Word, out_of_bounds, unfit};
pub use paper::Paper;
pub(crate) use piece::PieceTable;
pub(crate) use rules::RulesTable;
pub(crate) use scale::TypedScale;
pub(crate) use scores::ScoresTable;
pub(crate) use shape::{ShapeKind, TypedShape};
pub use sheet::Overrides;
pub(crate) use sheet::{PRINT_OPTIONS, SheetTable};
pub(crate) use text::{Paint, Words};
pub(crate) use tuck_box::BoxTable;

use std::collections::BTreeMap;

use serde::Deserialize;

use super::At;
#[cfg(test)]
use super::schema::tests::{branches, closed};
#[cfg(test)]
pub(super) use {edge::EdgeTable, paper::PAPERS};

// The deserialiser carries messages as text only. One that begins like this ends in what was typed.
pub(crate) const REFUSED_LENGTH: &str = "refused length: ";
pub(crate) const REFUSED_PAPER: &str = "refused paper: ";
pub(crate) const REFUSED_SCALE: &str = "refused scale: ";
/// The message for a text in no language.
pub(crate) const NO_WORDS: &str = "no words";

/// The keys whose tables have headings in double brackets: `[[piece]]`.
pub(crate) const LISTS_OF_TABLES: [&str; 6] = ["board", "zone", "piece", "marks", "box", "scores"];

/// A Tablier spec: boards and pieces, and the paper that they are printed on.
#[derive(Clone, Debug, Default, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, expecting = "a table")]
pub(crate) struct Spec {
    /// What the game is called.
    pub game: Option<At<GameTable>>,
    /// The paper and how cuts and backs are printed on it. The command line overrides it.
    pub sheet: Option<At<SheetTable>>,
    /// Colours by your own names, which can be used wherever a colour can.
    #[serde(default)]
    pub colors: BTreeMap<At<String>, At<Paint>>,
    /// The rules that positions are judged by.
    pub rules: Option<At<RulesTable>>,
    /// Faces with a name, to be used with `like = "name"`.
    #[serde(default)]
    pub faces: BTreeMap<At<String>, At<FaceTable>>,
    /// The boards.
    #[serde(default)]
    pub board: Vec<At<BoardTable>>,
    /// The pieces.
    #[serde(default)]
    #[expect(dead_code, reason = "pieces are deserialised one by one: see `rows`")]
    pub piece: Vec<At<PieceTable>>,
    /// The boxes that its pieces are kept in.
    #[serde(default, rename = "box")]
    pub boxes: Vec<At<BoxTable>>,
    /// The sheets to note on who wins and scores.
    #[serde(default)]
    pub scores: Vec<At<ScoresTable>>,
}
