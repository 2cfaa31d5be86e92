//! Single figures as pictures, without a page around them.

use super::figure::{self, Painter};
use super::style::Styles;
use crate::draw::empty;
use crate::game::{Figure, Game, Look};
use crate::scene::{DrawnPage, GlyphResult, Layers, Scene, Size};

const TYPE_SIZE_PT: f64 = 10.0;
/// Room for a figure: less than an A4 page.
const ROOM_MM: Size = Size { width: 170.0, height: 230.0 };
/// Around the figure, for the halos of its signs.
const MARGIN_MM: f64 = 1.0;

/// Draws a figure on a page of its size, labelled with a description. The game has no frames: see
/// [`game_without_frames`](super::game_without_frames).
pub(crate) fn figure_alone(figure: &Figure, bare: &Game, look: Look, label: String) -> GlyphResult<Scene> {
    let mut scene = empty(bare, look);
    let mut painter = Painter::new(bare, look, Styles::new(TYPE_SIZE_PT), &mut scene);
    let drawn = figure::draw(figure, &mut painter, ROOM_MM)?;
    let size = Size::new(drawn.width + 2.0 * MARGIN_MM, drawn.height + 2.0 * MARGIN_MM);
    let layers = Layers::of_art(drawn.at(MARGIN_MM, MARGIN_MM).collect());
    scene.pages.push(DrawnPage::uncut("figure", label, size, layers));
    Ok(scene)
}
