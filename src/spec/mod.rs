//! The TOML as a person types it, and its resolving into a [`Game`] and the paper it goes on.
//!
//! | file | job |
//! |---|---|
//! | `typed/` | every key that there is, with its place in the text; the JSON Schema comes from here |
//! | `read`, `stumble` | text → typed, noting all that cannot be understood |
//! | `resolve/` | typed → [`Game`], noting all that cannot be made |
//! | `limits` | how large and how many things may be |
//! | `leaflet/` | the Markdown of a leaflet → [`Leaflet`](crate::game::Leaflet) |
//! | `phrase`, `glyph` | what can be wrong, in plain words |
//! | `schema` | the JSON Schema |

mod at;
mod glyph;
pub mod leaflet;
pub mod limits;
mod phrase;
mod read;
mod resolve;
mod schema;
mod stumble;
mod typed;

pub use crate::text::{Fault, Faulty, Source, did_you_mean};
pub use at::At;
pub use read::looks_like_one;
pub use schema::schema;
pub use typed::{BacksName, CutName, LangName, Paper};

use crate::draw::Look;
use crate::game::{Game, Lang, Mm};
use crate::rules::Choice;
use crate::sheet::{Backs, CutStyle, Options, Parts, Sheet};

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

/// A spec resolved: what to print, where it lies on which paper, and how it is to look.
#[derive(Clone, Debug)]
pub struct Job {
    /// What to print.
    pub game: Game,
    /// The paper.
    pub options: Options,
    /// The look.
    pub look: Look,
    /// Where everything lies.
    pub sheets: Vec<Sheet>,
    /// What whoever prints it should know, though nothing is wrong.
    pub notes: Vec<String>,
}

/// Reads and resolves a spec. All that is wrong with it, and with the leaflets that it names, is reported in
/// one go: one [`Faulty`] for each text that has faults, each in the order of the text.
pub fn load(source: &Source, overrides: &Overrides, files: &dyn Files) -> Result<Job, Vec<Faulty>> {
    let reading = read::read(&source.text);
    resolve::resolve(source, reading, overrides, files)
}

#[cfg(test)]
mod properties;
#[cfg(test)]
mod tests;
