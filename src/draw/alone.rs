//! Single boards and pieces without a sheet, as references for photo reading.

use super::{Look, PaintExtent, Stencils, shape};
use crate::game::{Game, Mm, Size};
use crate::scene::{
    self, Affine, DrawnPage, Info, Layers, MissingGlyph, Node, PageLayer, Rect, Scene, SymbolId, Vec2,
};
use crate::sheet::SheetSide;

/// One cut and glued camp of a board, on a page of its size; no page if there is no such camp.
pub fn board_alone(game: &Game, look: Look, board: usize, camp: usize) -> Result<Scene, MissingGlyph> {
    let Some(drawn) = game.boards.get(board) else { return Ok(empty(game, look)) };
    alone(game, look, drawn.size(), Vec2::ZERO, |stencils, scene| stencils.board(scene, board, camp))
}

/// The front of one cut copy of a piece, on a page of the size of its bounding box; no page if there is no such piece.
pub fn piece_alone(game: &Game, look: Look, piece: usize, copy: usize) -> Result<Scene, MissingGlyph> {
    let Some(drawn) = game.pieces.get(piece) else { return Ok(empty(game, look)) };
    let size = drawn.shape.size();
    let to_middle = -shape::centred(size).origin().to_vec2();
    alone(game, look, size, to_middle, |stencils, scene| {
        stencils.piece(scene, piece, Some(copy), SheetSide::Front, PaintExtent::Bleed)
    })
}

/// A scene of a game without pages.
pub(crate) fn empty(game: &Game, look: Look) -> Scene {
    let info = Info {
        title: game.title.get(look.lang).clone(),
        subject: game.source.get(look.lang).clone(),
        lang: look.lang,
        duplex: None,
    };
    Scene { info, ..Scene::default() }
}

fn alone(
    game: &Game,
    look: Look,
    size: Size,
    shift: Vec2,
    draw: impl FnOnce(&mut Stencils<'_>, &mut Scene) -> Result<Option<SymbolId>, MissingGlyph>,
) -> Result<Scene, MissingGlyph> {
    let mut scene = empty(game, look);
    let mut stencils = Stencils::new(game, look, Mm::ZERO);
    if let Some(symbol) = draw(&mut stencils, &mut scene)? {
        let mut layers = Layers::default();
        layers.add(PageLayer::Art, Node::used(symbol, Affine::translate(shift)));
        let size = scene::Size::new(size.width.get(), size.height.get());
        let whole = Rect::from_origin_size((0.0, 0.0), size);
        scene.pages.push(DrawnPage {
            name: "alone".to_owned(),
            label: String::new(),
            size,
            trim: whole,
            bleed: whole,
            layers,
            outlines: Vec::new(),
        });
    }
    Ok(scene)
}
