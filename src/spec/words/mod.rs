//! What is said about specs.
//!
//! | file | holds |
//! |---|---|
//! | `code` | the codes |
//! | `toml` | what the TOML parser says |
//! | `kind` | kinds of values, as expected and as found |
//! | `value` | keys, values and texts anywhere in a spec |
//! | `file` | files that a spec names, and all art together |
//! | `font` | fonts as files |
//! | `note` | what can be printed but is probably not meant |
//! | `board`, `marker`, `piece`, `face`, `mark`, `kept` | tables of a spec |
//! | `table` | tables that pieces take their values from |
//! | `whole` | rules, and limits on the whole game |
//! | `schema_fr` | the descriptions of the JSON Schema in French; the English ones stand beside the types |

mod board;
pub(crate) mod code;
mod face;
mod file;
mod font;
mod kept;
mod kind;
mod mark;
mod marker;
mod note;
mod piece;
mod schema_fr;
mod table;
mod toml;
mod value;
mod whole;

pub(crate) use board::{BoardFinding, BoardHint};
pub(crate) use face::{FaceFinding, FaceHint};
pub(crate) use file::{ArtSize, FileFinding, FileHint, LargeArt, Millions};
pub(crate) use font::{FontFinding, FontHint};
pub(crate) use kept::{KeptFinding, KeptHint};
pub(crate) use kind::{KindName, expected};
pub(crate) use mark::{MarkFinding, MarkHint};
pub(crate) use marker::{MarkerFinding, MarkerHint, MarkerOwner};
pub(crate) use note::{SpecNote, SpecNoteHint};
pub(crate) use piece::{PieceFinding, PieceHint};
#[cfg(test)]
pub(crate) use schema_fr::SCHEMA_WORDS;
pub(crate) use schema_fr::schema_french;
pub(crate) use table::{TableFinding, TableHint};
pub(crate) use toml::TomlWords;
pub(crate) use value::{MissingGlyph, NameOwner, ValueFinding, ValueHint};
pub(crate) use whole::{WholeFinding, WholeHint};

use crate::game::{Mm, Scale};

/// « 19,5 mm »
pub(crate) fn length_fr(length: Mm) -> String {
    length.to_string().replace('.', ",")
}

/// « 112,5 % »
pub(crate) fn scale_fr(scale: Scale) -> String {
    scale.to_string().replace('.', ",")
}
