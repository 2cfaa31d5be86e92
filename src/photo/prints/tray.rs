//! A tray with loose tiles, and the balls that may lie on them.

use kurbo::Rect;

use super::{Print, is_tile};
use crate::game::{self, Game, Grid, Lattice, Piece, Shape};
use crate::photo::balls::{BallPrint, TrayPrint};

/// A camp of a board, if its squares bear loose tiles and all that lies on these is round.
pub(in crate::photo) fn tray(game: &Game, board: usize, camp: usize) -> Option<TrayPrint> {
    let drawn = game.boards.get(board)?;
    let Grid::Squares { side, .. } = drawn.grid else { return None };
    let side = side.get();
    let tile = game.pieces.iter().position(|piece| is_tile(piece, side))?;
    let lettered = game.pieces.iter().enumerate().filter(|(_, piece)| piece.letter.is_some());
    let kinds: Option<Vec<BallPrint>> = lettered.map(|(number, piece)| ball(game, number, piece)).collect();
    let lattice = Lattice::new(drawn);
    let cells = lattice.cells().into_iter().map(|cell| (cell, lattice.centre(cell), side));
    let patches = drawn.patches();
    let patches = patches.iter().map(|patch| (mm(patch.rect), rgb(patch.color)));
    let markers = drawn.markers(camp);
    let margins =
        markers.iter().flat_map(|marker| margins(mm(marker.square), mm(marker.white(drawn.size()))));
    Some(TrayPrint {
        cells: cells.collect(),
        tile: Print::of_piece(game, tile, 0),
        kinds: kinds.filter(|kinds| !kinds.is_empty())?,
        patches: patches.collect(),
        margins: margins.collect(),
    })
}

fn ball(game: &Game, number: usize, piece: &Piece) -> Option<BallPrint> {
    let Shape::Circle { .. } = piece.shape else { return None };
    let color = piece.front.background.map_or([255; 3], rgb);
    Some(BallPrint { piece: number, color, print: Print::of_piece(game, number, 0) })
}

/// The white round a black square: above, below, and beside it.
fn margins(square: Rect, white: Rect) -> [Rect; 4] {
    [
        Rect { y1: square.y0, ..white },
        Rect { y0: square.y1, ..white },
        Rect { x1: square.x0, y0: square.y0, y1: square.y1, ..white },
        Rect { x0: square.x1, y0: square.y0, y1: square.y1, ..white },
    ]
}

fn mm(rect: game::Rect) -> Rect {
    Rect::new(rect.left().get(), rect.top().get(), rect.right().get(), rect.bottom().get())
}

fn rgb(color: crate::scene::Color) -> [u8; 3] {
    let (red, green, blue) = color.to_rgb();
    [red, green, blue]
}
