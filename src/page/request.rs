//! Requests.

use std::collections::BTreeMap;

use serde::Deserialize;

use super::table::TableContents;
use crate::desk::Format;
use crate::game::Lang;
use crate::spec::LangName;

#[derive(Clone, Debug, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub(crate) enum Request {
    /// Lists the bundled games and the starters.
    Games,
    /// Returns the JSON Schema of a spec.
    Schema {
        /// Language of its descriptions.
        #[serde(default, deserialize_with = "lang")]
        lang: Option<Lang>,
    },
    /// Returns the font for the headings of the page.
    Font,
    /// Draws the sheets of a game.
    Draw {
        spec: GameSource,
        #[serde(default)]
        options: PrintOptions,
        /// Language of the notes.
        #[serde(default, deserialize_with = "lang")]
        lang: Option<Lang>,
    },
    /// Makes the files of a game.
    Make {
        spec: GameSource,
        #[serde(default)]
        options: PrintOptions,
        /// Format of the files.
        format: Format,
        /// Resolution of pictures.
        dpi: Option<u32>,
    },
    /// Returns the boards and pieces of a game for setting up positions.
    Table {
        table: TableSpec,
        /// Language of the words on boards.
        #[serde(default, deserialize_with = "lang")]
        lang: Option<Lang>,
    },
    /// Parses a text: a position into the contents of every square, a record into its turns.
    Lay {
        table: TableSpec,
        text: String,
        /// Language of the answer.
        #[serde(default, deserialize_with = "lang")]
        lang: Option<Lang>,
    },
    /// Writes the contents of every square as text.
    Spell {
        table: TableSpec,
        laid: TableContents,
        /// Language of the text and of refusals.
        #[serde(default, deserialize_with = "lang")]
        lang: Option<Lang>,
    },
    /// Judges a position.
    Judge {
        table: TableSpec,
        /// The position.
        text: String,
        /// Language of the answer.
        #[serde(default, deserialize_with = "lang")]
        lang: Option<Lang>,
    },
    /// Lists the legal turns of a position.
    Moves {
        table: TableSpec,
        /// The position.
        text: String,
        /// Language of the answer.
        #[serde(default, deserialize_with = "lang")]
        lang: Option<Lang>,
    },
    /// Replays a record.
    Replay {
        table: TableSpec,
        /// The record.
        text: String,
        /// Language of the answer.
        #[serde(default, deserialize_with = "lang")]
        lang: Option<Lang>,
    },
    /// Writes a canonical record in the words of a language.
    Record {
        table: TableSpec,
        /// The record.
        text: String,
        /// The language.
        #[serde(default, deserialize_with = "lang")]
        lang: Option<Lang>,
    },
    /// Draws a position, or the last one of a record.
    Picture {
        table: TableSpec,
        /// The position or record.
        text: String,
        /// Language of its words.
        #[serde(default, deserialize_with = "lang")]
        lang: Option<Lang>,
        format: Format,
    },
    /// Reads the attached file `photo`.
    Photo {
        table: TableSpec,
        /// Corners of boards in pixels, marked by the user.
        #[serde(default)]
        corners: Vec<[(f64, f64); 4]>,
        /// Language of the answer.
        #[serde(default, deserialize_with = "lang")]
        lang: Option<Lang>,
    },
}

impl Request {
    /// The language of refusals.
    pub(crate) fn lang(&self) -> Lang {
        let lang = match self {
            Request::Games | Request::Font => None,
            Request::Make { options, .. } => options.get("lang").and_then(|code| Lang::from_code(code)),
            Request::Schema { lang }
            | Request::Draw { lang, .. }
            | Request::Table { lang, .. }
            | Request::Lay { lang, .. }
            | Request::Spell { lang, .. }
            | Request::Judge { lang, .. }
            | Request::Moves { lang, .. }
            | Request::Replay { lang, .. }
            | Request::Record { lang, .. }
            | Request::Picture { lang, .. }
            | Request::Photo { lang, .. } => *lang,
        };
        lang.unwrap_or_default()
    }
}

#[derive(Clone, Debug, Deserialize)]
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
#[serde(deny_unknown_fields)]
pub(crate) struct TableSpec {
    pub spec: GameSource,
    /// The variant; `None` to take it from the text.
    #[serde(default)]
    pub variant: Option<String>,
    /// Options of the rules, overriding those of the spec.
    #[serde(default)]
    pub rules: BTreeMap<String, String>,
}

/// Print options by name, as typed. Absent ones are taken from the spec.
pub(crate) type PrintOptions = BTreeMap<String, String>;

fn lang<'de, D: serde::Deserializer<'de>>(from: D) -> Result<Option<Lang>, D::Error> {
    Ok(Option::<LangName>::deserialize(from)?.map(|LangName(lang)| lang))
}
