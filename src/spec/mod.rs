//! The TOML as a person types it, and its resolving into a [`Game`](crate::game::Game).
//!
//! | file | job |
//! |---|---|
//! | `typed/` | every key that there is, with its place in the text; the JSON Schema comes from here |
//! | `read`, `stumble` | text → typed, noting all that cannot be understood |
//! | `resolve/` | typed → resolved, noting all that cannot be made |
//! | `draft` | what was resolved, and its faults |
//! | `limits` | how large and how many things may be |
//! | `phrase`, `glyph` | what can be wrong, in plain words |
//! | `schema` | the JSON Schema |
#![cfg_attr(not(test), warn(clippy::indexing_slicing))]

mod at;
mod draft;
mod glyph;
pub mod limits;
mod phrase;
mod read;
mod resolve;
mod schema;
mod stumble;
mod typed;

pub use crate::text::{Faulty, Source, did_you_mean};
pub use at::At;
pub(crate) use draft::Draft;
pub use draft::Resolved;
pub(crate) use glyph::no_glyph;
pub use read::looks_like_one;
pub use schema::schema;
pub use typed::{BacksName, CutName, LangName, Paper};

use crate::game::{Backs, CutStyle, Lang, Mm, Parts};
use crate::rules::Choice;

/// Where a spec's art and leaflets come from.
pub trait Files {
    /// Reads a file whose path is relative to the spec and does not leave the spec's folder.
    fn read(&self, path: &str) -> std::io::Result<Vec<u8>>;
}

/// What the user asked for on the command line, over what the spec says. What is `None` is left to the spec.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Overrides {
    /// The paper, upright where it has a name.
    pub paper: Option<Paper>,
    /// Whether the paper lies on its long side.
    pub landscape: Option<bool>,
    /// What is kept free along each edge.
    pub margin: Option<Mm>,
    /// How far backgrounds reach beyond the cut.
    pub bleed: Option<Mm>,
    /// The distance between pieces.
    pub gap: Option<Mm>,
    /// How much neighbouring sheets of a board share.
    pub overlap: Option<Mm>,
    /// How cuts are shown.
    pub cut: Option<CutStyle>,
    /// Whether and how backs are printed.
    pub backs: Option<Backs>,
    /// The side of the squares of every board of squares; pieces that fit them follow.
    pub board_square: Option<Mm>,
    /// What is printed at all.
    pub parts: Option<Parts>,
    /// The language of the print.
    pub lang: Option<Lang>,
    /// Whether to spare ink.
    pub low_ink: bool,
    /// Whether the marks are printed by which a photograph is read.
    pub photo_marks: Option<bool>,
    /// Options of the rules. Each holds for the games whose engine knows it.
    pub rules: Vec<Choice>,
}

/// Reads and resolves a spec. All that is wrong with it is reported in one go, in the order of the text.
pub fn load(source: &Source, overrides: &Overrides, files: &dyn Files) -> Result<Resolved, Faulty> {
    let draft = draft(source, overrides, files);
    match draft.faulty() {
        Some(faulty) => Err(faulty),
        None => Ok(draft.resolved),
    }
}

/// Reads and resolves a spec as far as its faults allow.
pub(crate) fn draft(source: &Source, overrides: &Overrides, files: &dyn Files) -> Draft {
    resolve::resolve(source, read::read(&source.text), overrides, files)
}
