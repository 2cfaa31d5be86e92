//! The drawing hand: a game laid out on sheets becomes a scene.

use crate::game::{Game, Lang};
use crate::scene::{MissingGlyph, Scene};
use crate::sheet::{Options, Sheet};

/// How the print is to look, apart from where things lie.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Look {
    /// The language of everything printed.
    pub lang: Lang,
    /// Whether to spare ink: no full backgrounds, thin lines.
    pub low_ink: bool,
}

/// Draws the sheets of a game.
pub fn draw(game: &Game, sheets: &[Sheet], options: &Options, look: Look) -> Result<Scene, MissingGlyph> {
    let _ = (game, sheets, options, look);
    todo!()
}
