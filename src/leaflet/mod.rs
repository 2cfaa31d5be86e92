//! The rules leaflet, set on pages: type, lists and diagrams.

use crate::draw::Look;
use crate::game::{Game, Size};
use crate::scene::{MissingGlyph, Scene};

/// Sets the leaflet of a game and adds its pages to the scene; nothing where the game brings none.
pub fn add_pages(game: &Game, paper: Size, look: Look, scene: &mut Scene) -> Result<(), MissingGlyph> {
    let _ = (game, paper, look, scene);
    todo!()
}
