//! Art from outside, made into the scene's own words: SVG into paths, PNG and JPEG into pixels.

use std::fmt;

use crate::scene::{Drawing, Picture};

/// Why a file is not art that can be printed, in words for its owner, with a hint on what to do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ArtError {
    /// What is wrong.
    pub message: String,
    /// What to do about it.
    pub hint: Option<String>,
}

impl fmt::Display for ArtError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for ArtError {}

/// What a file of art holds.
#[derive(Clone, Debug)]
pub enum Art {
    /// Paths.
    Drawing(Drawing),
    /// Pixels.
    Picture(Picture),
}

/// Reads SVG, PNG or JPEG, told apart by content.
pub fn read(bytes: &[u8]) -> Result<Art, ArtError> {
    let _ = bytes;
    todo!()
}
