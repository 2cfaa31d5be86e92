//! Single boards and pieces without a sheet, as references for photo reading.

use super::{Look, PaintExtent, Stencils, shape};
use crate::game::{Game, Mm, Size};
use crate::scene::{Affine, DrawnPage, GlyphResult, Info, Layers, Node, Scene, SymbolId, Vec2};
use crate::sheet::SheetSide;

/// One cut and glued camp of a board, on a page of its size; no page if there is no such camp.
pub fn board_alone(game: &Game, look: Look, board: usize, camp: usize) -> GlyphResult<Scene> {
    let Some(drawn) = game.boards.get(board) else { return Ok(empty(game, look)) };
    alone(game, look, drawn.size(), Vec2::ZERO, |stencils| stencils.board(board, camp))
}

/// The front of one cut copy of a piece, on a page of the size of its bounding box; no page if there is no such piece.
pub fn piece_alone(game: &Game, look: Look, piece: usize, copy: usize) -> GlyphResult<Scene> {
    let Some(drawn) = game.pieces.get(piece) else { return Ok(empty(game, look)) };
    let size = drawn.shape.size();
    let to_middle = -shape::centred(size).origin().to_vec2();
    alone(game, look, size, to_middle, |stencils| {
        stencils.piece(piece, Some(copy), SheetSide::Front, PaintExtent::Cut)
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
    draw: impl FnOnce(&mut Stencils<'_>) -> GlyphResult<Option<SymbolId>>,
) -> GlyphResult<Scene> {
    let mut scene = empty(game, look);
    if let Some(symbol) = draw(&mut Stencils::new(game, look, Mm::ZERO, &mut scene))? {
        let layers = Layers::of_art(vec![Node::used(symbol, Affine::translate(shift))]);
        scene.pages.push(DrawnPage::uncut("alone", "", shape::size(size), layers));
    }
    Ok(scene)
}
