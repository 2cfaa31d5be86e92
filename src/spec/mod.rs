//! Parses a spec in TOML and resolves it into a [`Game`](crate::game::Game).
//!
//! | file | holds |
//! |---|---|
//! | `typed/` | all keys, with their spans; the JSON Schema is generated from these types |
//! | `read`, `parse`, `stumble` | text → typed, collecting everything that cannot be parsed |
//! | `rows/` | pieces of which there is one for each row of a table or word of a series |
//! | `resolve/` | typed → resolved, collecting everything that is invalid |
//! | `judged` | what judging needs of a spec |
//! | `draft`, `spans` | what was resolved, its faults, and the places that later ones refer to |
//! | `limits` | bounds of sizes and counts |
//! | `phrase`, `glyph` | faults in plain words |
//! | `words/` | what is said, in each language |
//! | `renamed` | a spec whose files have other names |
//! | `schema` | the JSON Schema |
#![cfg_attr(not(test), warn(clippy::indexing_slicing))]

mod at;
mod draft;
mod glyph;
mod judged;
pub mod limits;
mod parse;
mod phrase;
mod read;
mod renamed;
mod resolve;
mod rows;
mod schema;
mod spans;
mod stumble;
#[cfg(test)]
mod tests;
mod typed;
pub(crate) mod words;

pub use crate::text::{Faulty, Source, did_you_mean};
pub use at::At;
pub use draft::Resolved;
pub(crate) use draft::{Draft, PieceChoices};
pub(crate) use glyph::no_glyph;
pub use read::looks_like_one;
pub(crate) use renamed::renamed;
pub(crate) use schema::schema_in;
/// What a mark can show.
#[cfg(test)]
pub(crate) const MARK_CONTENTS: &[&str] = typed::MarkTable::CONTENTS;
pub(crate) use typed::{Argument, Group, Kind, LangName, PRINT_OPTIONS, PrintOption, Word, unfit};
pub use typed::{Overrides, Paper};

/// How the path of art in the folder above the spec's begins.
pub(crate) const ABOVE: &str = "../";

/// The source of a spec's art and leaflets.
pub trait Files {
    /// Reads a file. The path is relative to the spec and stays within its folder; after `../` it stays within the folder
    /// above.
    fn read(&self, path: &str) -> std::io::Result<Vec<u8>>;
}

/// Parses and resolves a spec. All faults are returned together: those of the spec and those of the tables that it names,
/// in the order of each text.
pub fn load(source: &Source, overrides: &Overrides, files: &dyn Files) -> Result<Resolved, Vec<Faulty>> {
    whole(draft(source, overrides, files))
}

/// The same for a spec without faults, and without what is only drawn.
pub(crate) fn load_judged(
    source: &Source,
    overrides: &Overrides,
    files: &dyn Files,
) -> Result<Resolved, Vec<Faulty>> {
    whole(resolve::resolve(source, read::read(source, files, judged::take_out_drawing), overrides, files))
}

fn whole(draft: Draft) -> Result<Resolved, Vec<Faulty>> {
    let faulty = draft.faulty();
    if faulty.is_empty() { Ok(draft.resolved) } else { Err(faulty) }
}

/// Parses and resolves a spec as far as its faults allow.
pub(crate) fn draft(source: &Source, overrides: &Overrides, files: &dyn Files) -> Draft {
    resolve::resolve(source, read::read(source, files, |_| {}), overrides, files)
}
