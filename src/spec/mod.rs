//! The TOML as a person types it, and its resolving into a [`Game`] and the paper it goes on.

use crate::game::Game;
use crate::sheet::Options;

/// A text with the name that messages give it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Source {
    /// Its path as the user wrote it.
    pub name: String,
    /// What it says.
    pub text: String,
}

/// Where a spec's art and leaflets come from.
pub trait Files {
    /// Reads a file whose path is relative to the spec and does not leave the spec's folder.
    fn read(&self, path: &str) -> std::io::Result<Vec<u8>>;
}

/// One thing wrong with a spec.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// What is wrong.
    pub message: String,
    /// The bytes of the text that it is about.
    pub span: std::ops::Range<usize>,
    /// What to do about it.
    pub hint: Option<String>,
}

/// What the user asked for on the command line, over what the spec says. What is `None` is left to the spec.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Overrides {}

/// Reads and resolves a spec. Every fault of the file is reported in one go, in the order of the text.
pub fn load(
    source: &Source,
    overrides: &Overrides,
    files: &dyn Files,
) -> Result<(Game, Options), Vec<Fault>> {
    let _ = (source, overrides, files);
    todo!()
}
