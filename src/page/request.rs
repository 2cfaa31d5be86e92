//! Requests.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::table::TableContents;
use crate::desk::Format;
use crate::spec::LangName;

/// A request, and the language of its answer.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Request {
    #[cfg_attr(test, ts(optional))]
    pub lang: Option<LangName>,
    #[serde(flatten)]
    pub ask: Ask,
}

/// What is asked for.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub(crate) enum Ask {
    /// Lists the bundled games and the starters.
    Games,
    /// Returns the JSON Schema of a spec.
    Schema,
    /// Explains a key of a spec.
    Explain {
        /// Its path: `piece.front.text`.
        name: String,
    },
    /// Returns the font for the headings of the page.
    Font,
    /// Lists the sheets of a game and draws them.
    Draw {
        spec: GameSource,
        #[serde(default)]
        options: PrintOptions,
        /// Index of the only sheet to draw. Without it all are drawn.
        #[cfg_attr(test, ts(optional))]
        sheet: Option<usize>,
    },
    /// Lists the pieces of a game, to choose those that are lost.
    Pieces { spec: GameSource },
    /// Makes the files of a game.
    Make {
        spec: GameSource,
        #[serde(default)]
        options: PrintOptions,
        /// Format of the files.
        format: Format,
        /// Resolution of pictures.
        #[cfg_attr(test, ts(optional))]
        dpi: Option<u32>,
        /// Index of the only sheet to make files of, for formats with one file per sheet.
        #[cfg_attr(test, ts(optional))]
        sheet: Option<usize>,
    },
    /// Reads the recipe of the attached file, a sheet that was printed before.
    Recipe,
    /// Returns the leaflet of a game, to be read on a screen.
    Leaflet {
        spec: GameSource,
        #[serde(default)]
        options: PrintOptions,
        /// Whether only the section on making the game is asked for.
        #[serde(default)]
        only_making: bool,
    },
    /// Returns the boards and pieces of a game for setting up positions.
    Table { table: TableSpec },
    /// Parses a text: a position into the contents of every square, a record into its turns.
    Lay { table: TableSpec, text: String },
    /// Writes the contents of every square as text.
    Spell { table: TableSpec, laid: TableContents },
    /// Judges a position.
    Judge {
        table: TableSpec,
        /// The position.
        text: String,
    },
    /// Replays a record and lists the turns that are legal after it.
    Play {
        table: TableSpec,
        /// The record.
        text: String,
    },
    /// Replays a record.
    Replay {
        table: TableSpec,
        /// The record.
        text: String,
    },
    /// Writes a canonical record in the words of a language.
    Record {
        table: TableSpec,
        /// The record.
        text: String,
    },
    /// Draws a position, or the last one of a record.
    Picture {
        table: TableSpec,
        /// The position or record.
        text: String,
        format: Format,
    },
    /// Reads the attached file `photo`, which shows one of the tables.
    Photo {
        tables: Vec<TableSpec>,
        /// Corners of boards in pixels, marked by the user.
        #[serde(default)]
        #[cfg_attr(test, ts(as = "Option<_>", optional))]
        corners: Vec<[(f64, f64); 4]>,
    },
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(untagged, deny_unknown_fields)]
pub(crate) enum GameSource {
    /// A bundled game.
    Bundled {
        /// Its name.
        game: String,
    },
    /// A user's spec; its pictures are attached to the request.
    Own {
        /// The TOML.
        spec: String,
        /// Its name in messages.
        name: String,
    },
}

/// A game with variant and options of the rules.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub(crate) struct TableSpec {
    pub spec: GameSource,
    /// The variant; `None` to take it from the text.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub variant: Option<String>,
    /// Options of the rules, overriding those of the spec.
    #[serde(default)]
    #[cfg_attr(test, ts(as = "Option<_>", optional))]
    pub rules: BTreeMap<String, String>,
}

/// Print options by name, as typed. Absent ones are taken from the spec.
pub(crate) type PrintOptions = BTreeMap<String, String>;
