//! What a game holds, in one picture: its boards, and one piece of each look beside them.

use super::alone::{empty, on_paper};
use super::{Stencils, shape};
use crate::game::{Game, Look, Mm};
use crate::scene::{Affine, Color, DrawnPage, GlyphResult, Layers, Node, Scene, Size, Vec2};
use crate::sheet::SheetSide;

const SIZE_MM: Size = Size::new(160.0, 90.0);
const MARGIN_MM: f64 = 5.0;
/// Between two things, on the picture.
const GAP_MM: f64 = 2.0;
/// The part of the width that is left for pieces beside a board.
const BESIDE: f64 = 0.4;
/// Maximum number of pieces; of more, some from all over the game are shown.
const MOST_PIECES: usize = 30;
const GROUND: Color = Color::Rgb(0xf4, 0xf1, 0xea);
/// The line round a piece, which may be as pale as the ground.
const SHADE: Color = Color::Rgb(0xa8, 0xa2, 0x94);
const SHADE_MM: f64 = 0.15;

/// The picture of a game, all things at one scale.
pub(crate) fn contents(game: &Game, look: Look) -> GlyphResult<Scene> {
    let mut scene = empty(game, look);
    let room = Size::new(SIZE_MM.width - 2.0 * MARGIN_MM, SIZE_MM.height - 2.0 * MARGIN_MM);
    let boards: Vec<Size> = game.boards.iter().map(|board| shape::size(board.size())).collect();
    let pieces: Vec<usize> = spread(game.pieces.len(), MOST_PIECES).collect();
    let board_room = if pieces.is_empty() { room.width } else { room.width * (1.0 - BESIDE) };
    let rows = Rows::new(&boards, Size::new(board_room, room.height), 1.0, boards.len());
    let beside = if boards.is_empty() { room.width } else { room.width - rows.size.width - 2.0 * GAP_MM };
    let sizes: Vec<Size> = pieces
        .iter()
        .filter_map(|&at| game.pieces.get(at))
        .map(|piece| shape::size(piece.shape.size()))
        .collect();
    let grid = Rows::best(&sizes, Size::new(beside, room.height), rows.scale);
    let width = rows.size.width
        + grid.size.width
        + if boards.is_empty() || sizes.is_empty() { 0.0 } else { 2.0 * GAP_MM };
    let left = (SIZE_MM.width - width) / 2.0;
    let mut nodes = vec![Node::filled(shape::rectangle(SIZE_MM.to_rect()), GROUND)];
    let mut stencils = Stencils::new(game, look, Mm::ZERO, &mut scene);
    for (board, (size, middle)) in boards.iter().zip(rows.middles(left, boards.len())).enumerate() {
        let corner = middle - size.to_vec2() * (rows.scale / 2.0);
        let place = Affine::translate(corner) * Affine::scale(rows.scale);
        nodes.push(Node::filled(place * shape::rectangle(size.to_rect()), Color::WHITE));
        nodes.extend(stencils.board(board, 0)?.map(|symbol| Node::used(symbol, place)));
    }
    let middles = grid.middles(SIZE_MM.width - left - grid.size.width, sizes.len());
    for (&piece, middle) in pieces.iter().zip(middles) {
        let place = Affine::translate(middle) * Affine::scale(grid.scale);
        nodes.extend(on_paper(&mut stencils, piece, SheetSide::Front, place)?);
        let outline =
            game.pieces.get(piece).map(|piece| place * shape::outline(piece, SheetSide::Front, 0.0));
        nodes.extend(outline.map(|outline| Node::stroked(outline, SHADE, SHADE_MM)));
    }
    scene.pages.push(DrawnPage::uncut("contents", "", SIZE_MM, Layers::of_art(nodes)));
    Ok(scene)
}

/// The numbers of all things; if they are more than `most`, of so many from first to last.
pub(crate) fn spread(all: usize, most: usize) -> impl Iterator<Item = usize> {
    let shown = all.min(most);
    (0..shown).map(move |at| at * all / shown)
}

/// Things in rows of equal cells.
struct Rows {
    columns: usize,
    scale: f64,
    /// The size of a cell on the picture, without the gap.
    cell: Size,
    /// Of all cells and the gaps between them.
    size: Size,
}

impl Rows {
    /// At the largest scale that fits the room, but no more than `most`.
    fn new(things: &[Size], room: Size, most: f64, columns: usize) -> Rows {
        let largest = |of: fn(&Size) -> f64| things.iter().map(of).fold(0.0, f64::max);
        let cell = Size::new(largest(|size| size.width), largest(|size| size.height));
        if things.is_empty() || columns == 0 {
            return Rows { columns: 1, scale: most, cell: Size::ZERO, size: Size::ZERO };
        }
        let (across, down) = (columns as f64, things.len().div_ceil(columns) as f64);
        let gaps = Size::new((across - 1.0) * GAP_MM, (down - 1.0) * GAP_MM);
        let scale = ((room.width - gaps.width) / (across * cell.width))
            .min((room.height - gaps.height) / (down * cell.height))
            .min(most)
            .max(0.001);
        let cell = cell * scale;
        let size = Size::new(across * cell.width + gaps.width, down * cell.height + gaps.height);
        Rows { columns, scale, cell, size }
    }

    /// In as many columns as make them largest.
    fn best(things: &[Size], room: Size, most: f64) -> Rows {
        let all = (1..=things.len().max(1)).map(|columns| Rows::new(things, room, most, columns));
        // Of equal scales the squarest.
        let longer = |rows: &Rows| rows.size.width.max(rows.size.height);
        let best = all.max_by(|one, other| {
            one.scale.total_cmp(&other.scale).then(longer(other).total_cmp(&longer(one)))
        });
        best.unwrap_or_else(|| Rows::new(&[], room, most, 1))
    }

    /// The middles of so many cells, the block centred from top to bottom.
    fn middles(&self, left: f64, count: usize) -> impl Iterator<Item = Vec2> {
        let (columns, cell) = (self.columns, self.cell);
        let origin = Vec2::new(left, (SIZE_MM.height - self.size.height) / 2.0) + cell.to_vec2() / 2.0;
        let step = cell.to_vec2() + Vec2::new(GAP_MM, GAP_MM);
        (0..count)
            .map(move |at| origin + Vec2::new((at % columns) as f64 * step.x, (at / columns) as f64 * step.y))
    }
}
