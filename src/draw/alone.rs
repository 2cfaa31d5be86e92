//! Single boards and pieces without a sheet, as references for photo reading, and sides of pieces side by side.

use super::{Look, PaintExtent, Stencils, shape};
use crate::game::{Game, Mm, Size};
use crate::scene::{Affine, Color, DrawnPage, GlyphResult, Info, Layers, Node, Scene, SymbolId, Vec2};
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

/// One side of several pieces of one size, each on its own paper, in rows of `columns` and at least so many rows.
pub(crate) fn sides(
    game: &Game,
    look: Look,
    pieces: &[usize],
    side: SheetSide,
    (columns, rows): (usize, usize),
) -> GlyphResult<Scene> {
    let mut scene = empty(game, look);
    let Some(first) = pieces.first().and_then(|&first| game.pieces.get(first)) else { return Ok(scene) };
    let cell = shape::size(first.shape.size());
    let mut stencils = Stencils::new(game, look, Mm::ZERO, &mut scene);
    let mut nodes = Vec::new();
    for (at, &piece) in pieces.iter().enumerate() {
        let (column, row) = ((at % columns) as f64, (at / columns) as f64);
        let middle = ((column + 0.5) * cell.width, (row + 0.5) * cell.height);
        nodes.extend(on_paper(&mut stencils, piece, side, Affine::translate(middle))?);
    }
    let size = (cell.width * columns as f64, cell.height * rows as f64).into();
    scene.pages.push(DrawnPage::uncut("sides", "", size, Layers::of_art(nodes)));
    Ok(scene)
}

/// A side of a piece and the paper below it, without markers; a blank side is paper alone.
pub(super) fn on_paper(
    stencils: &mut Stencils<'_>,
    number: usize,
    side: SheetSide,
    place: Affine,
) -> GlyphResult<Vec<Node>> {
    let Some(piece) = stencils.game.pieces.get(number) else { return Ok(Vec::new()) };
    let mut paper = shape::outline(piece, side, 0.0);
    if let Some(hole) = piece.hole {
        let hole = shape::circle(piece.shape.middle().to_point(), hole.get() / 2.0);
        shape::append(&mut paper, &hole.reverse_subpaths());
    }
    let art = stencils.piece(number, None, side, PaintExtent::Bleed)?;
    let paper = Node::filled(place * paper, Color::WHITE);
    Ok(std::iter::once(paper).chain(art.map(|art| Node::used(art, place))).collect())
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{Lang, Shape};
    use crate::sheet::tests::fixtures;

    #[test]
    fn sides_lie_in_rows_each_on_its_own_paper() {
        let shape = Shape::rectangle(Size::new(Mm::new(20), Mm::new(30)));
        let game = fixtures::game([(); 5].map(|()| fixtures::piece(shape, 1)));
        let look = Look { lang: Lang::En, low_ink: false };
        let scene = sides(&game, look, &[0, 1, 2, 3, 4], SheetSide::Front, (3, 4)).unwrap();
        let [page] = &scene.pages[..] else { panic!("one page") };
        assert_eq!((page.size.width, page.size.height), (60.0, 120.0));
        let papers = page.layers.used().flat_map(|(_, nodes)| nodes).filter_map(|node| match node {
            Node::Path(paper) => Some(kurbo::Shape::bounding_box(&paper.path)),
            _ => None,
        });
        let corners: Vec<_> = papers.map(|paper| (paper.x0, paper.y0, paper.x1, paper.y1)).collect();
        let at = |column: f64, row: f64| (column * 20.0, row * 30.0, column * 20.0 + 20.0, row * 30.0 + 30.0);
        assert_eq!(corners, [at(0.0, 0.0), at(1.0, 0.0), at(2.0, 0.0), at(0.0, 1.0), at(1.0, 1.0)]);
    }
}
