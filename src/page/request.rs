//! What may be asked.

use std::collections::BTreeMap;

use serde::Deserialize;

use super::laid::Laid;
use crate::desk::{Format, Part};
use crate::game::Lang;
use crate::spec::{BacksName, CutName, LangName};

/// What is asked.
#[derive(Clone, Debug, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Request {
    /// The bundled games and the starters.
    Games,
    /// The JSON Schema of a spec.
    Schema,
    /// The font of headings, to show the page with.
    Font,
    /// The sheets of a game as drawings.
    Draw {
        /// Which game.
        spec: Spec,
        /// How it is printed.
        #[serde(default)]
        options: Box<PrintOptions>,
    },
    /// The sheets of a game as files.
    Make {
        /// Which game.
        spec: Spec,
        /// How it is printed.
        #[serde(default)]
        options: Box<PrintOptions>,
        /// The format of the files.
        format: Format,
        /// Dots an inch, for pictures.
        dpi: Option<u32>,
    },
    /// The boards and pieces of a game, to lay positions with.
    Table {
        /// Which game.
        table: Table,
        /// The language of what is printed on boards.
        #[serde(default, deserialize_with = "lang")]
        lang: Option<Lang>,
    },
    /// What lies on every square by a text.
    Lay {
        /// Which game.
        table: Table,
        /// The text.
        text: String,
    },
    /// The text of what lies on every square.
    Spell {
        /// Which game.
        table: Table,
        /// What lies there.
        laid: Laid,
    },
    /// Whether a position is legal.
    Judge {
        /// Which game.
        table: Table,
        /// The position.
        text: String,
    },
    /// The legal turns of a position.
    Moves {
        /// Which game.
        table: Table,
        /// The position.
        text: String,
    },
    /// Whether a record is legal, and the position after each of its turns.
    Replay {
        /// Which game.
        table: Table,
        /// The record.
        text: String,
    },
    /// A position or a record's last one as a picture.
    Picture {
        /// Which game.
        table: Table,
        /// The position or record.
        text: String,
        /// The language of its words.
        #[serde(default, deserialize_with = "lang")]
        lang: Option<Lang>,
        /// The format.
        format: Format,
    },
    /// What the attached file `photo` shows.
    Photo {
        /// Which game.
        table: Table,
        /// The corners of the boards in pixels, where somebody gave them.
        #[serde(default)]
        corners: Vec<[(f64, f64); 4]>,
    },
}

/// Which game is meant.
#[derive(Clone, Debug, Deserialize)]
#[serde(untagged, deny_unknown_fields)]
pub enum Spec {
    /// One that is bundled.
    Bundled {
        /// Its name.
        game: String,
    },
    /// A text of one's own; its pictures are attached to the request.
    Own {
        /// The TOML.
        spec: String,
        /// What messages call it.
        name: String,
    },
}

/// A game that is judged.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Table {
    /// Which game.
    pub spec: Spec,
    /// The variant; none if the text says it.
    #[serde(default)]
    pub variant: Option<String>,
    /// Options of the rules, over what the spec says.
    #[serde(default)]
    pub rules: BTreeMap<String, String>,
}

/// How a game is printed. What is left out is as the spec says.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct PrintOptions {
    /// The paper, as it is typed.
    pub paper: Option<String>,
    /// Whether it lies on its long side.
    pub landscape: Option<bool>,
    /// What is kept free along each edge, as it is typed.
    pub margin: Option<String>,
    /// How far backgrounds reach beyond the cut, as it is typed.
    pub bleed: Option<String>,
    /// The distance between pieces, as it is typed.
    pub gap: Option<String>,
    /// How much neighbouring sheets of a board share, as it is typed.
    pub overlap: Option<String>,
    /// The side of the squares of all boards, as it is typed.
    pub board_square: Option<String>,
    /// The language.
    #[serde(deserialize_with = "lang")]
    pub lang: Option<Lang>,
    /// Whether and how backs are printed.
    pub backs: Option<BacksName>,
    /// How cuts are shown.
    pub cut: Option<CutName>,
    /// Whether ink is spared.
    pub low_ink: bool,
    /// Whether the marks are printed by which a photograph is read.
    pub photo_marks: Option<bool>,
    /// Whether the rules are printed.
    pub leaflet: Option<bool>,
    /// The parts that are printed; none named: all.
    pub only: Vec<Part>,
}

fn lang<'de, D: serde::Deserializer<'de>>(from: D) -> Result<Option<Lang>, D::Error> {
    Ok(Option::<LangName>::deserialize(from)?.map(|LangName(lang)| lang))
}
