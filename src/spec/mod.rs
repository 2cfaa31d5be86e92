//! Parses a spec in TOML and resolves it into a [`Game`](crate::game::Game).
//!
//! | file | holds |
//! |---|---|
//! | `typed/` | all keys, with their spans; the JSON Schema is generated from these types |
//! | `read`, `stumble` | text → typed, collecting everything that cannot be parsed |
//! | `resolve/` | typed → resolved, collecting everything that is invalid |
//! | `draft` | what was resolved, and its faults |
//! | `limits` | bounds of sizes and counts |
//! | `phrase`, `glyph` | faults in plain words |
//! | `words/` | what is said, in each language |
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
pub(crate) mod words;

pub use crate::text::{Faulty, Source, did_you_mean};
pub use at::At;
pub(crate) use draft::Draft;
pub use draft::Resolved;
pub(crate) use glyph::no_glyph;
pub use read::looks_like_one;
pub use schema::schema;
pub(crate) use schema::schema_in;
pub use typed::Paper;
pub(crate) use typed::{BacksName, CutName, LangName};

use crate::game::{Backs, CutStyle, Lang, Mm, Parts};
use crate::rules::Choice;

/// The source of a spec's art and leaflets.
pub trait Files {
    /// Reads a file. The path is relative to the spec and stays within its folder.
    fn read(&self, path: &str) -> std::io::Result<Vec<u8>>;
}

/// Options of the command line, which override those of the spec. `None` leaves the value of the spec.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Overrides {
    /// Paper size, upright if it has a name.
    pub paper: Option<Paper>,
    /// Whether the paper is landscape.
    pub landscape: Option<bool>,
    /// Margin of the paper.
    pub margin: Option<Mm>,
    pub bleed: Option<Mm>,
    /// Gap between pieces.
    pub gap: Option<Mm>,
    /// Overlap of neighbouring sheets of a board.
    pub overlap: Option<Mm>,
    /// Style of cut marks.
    pub cut: Option<CutStyle>,
    /// Printing of backs.
    pub backs: Option<Backs>,
    /// Side of the squares of all boards of squares; pieces that fit them follow.
    pub board_square: Option<Mm>,
    /// The parts to print.
    pub parts: Option<Parts>,
    /// Language of the print.
    pub lang: Option<Lang>,
    /// Language if neither the options nor the spec name one.
    pub usual_lang: Lang,
    /// Low-ink print.
    pub low_ink: bool,
    /// Whether to print the marks for reading photos.
    pub photo_marks: Option<bool>,
    /// Rule options. Each applies to the games whose engine knows it.
    pub rules: Vec<Choice>,
}

/// Parses and resolves a spec. All faults are returned together, in the order of the text.
pub fn load(source: &Source, overrides: &Overrides, files: &dyn Files) -> Result<Resolved, Faulty> {
    let draft = draft(source, overrides, files);
    match draft.faulty() {
        Some(faulty) => Err(faulty),
        None => Ok(draft.resolved),
    }
}

/// Parses and resolves a spec as far as its faults allow.
pub(crate) fn draft(source: &Source, overrides: &Overrides, files: &dyn Files) -> Draft {
    resolve::resolve(source, read::read(&source.text), overrides, files)
}
