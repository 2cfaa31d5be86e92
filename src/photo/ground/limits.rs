//! Checks whether a located board can be read.

use super::LocatedBoard;
use crate::game::{Board, Game, Lattice, column_name};
use crate::photo::Picture;
use crate::photo::view::quad;
use crate::photo::words::{BoardLabel, BoardSide, ViewFinding, ViewHint};
use crate::text::Finding;

/// Maximum tilt: beyond it pieces hide their neighbours. A camera that is aimed at the board at less sees the squares
/// at the edge of the picture like this.
pub(super) const MAX_TILT_DEG: f64 = 68.0;
/// Maximum tilt named in hints.
const ADVISED_TILT_DEG: u32 = 60;
/// Minimum side of a square in the picture.
const MIN_SQUARE_PX: f64 = 12.0;

/// Refuses a board that is cut off, too far away, or too tilted.
pub(super) fn check(
    game: &Game,
    board: &Board,
    located: &LocatedBoard,
    picture: &Picture,
) -> Result<(), Finding> {
    let name = board_name(game, (located.board, located.camp));
    let tilt = located.view.tilt();
    if tilt > MAX_TILT_DEG {
        return Err(too_tilted(name, tilt));
    }
    let lattice = Lattice::new(board);
    let bounds = lattice.bounds();
    let inner = bounds.inset(-lattice.half().x.min(lattice.half().y) * 0.2);
    let corners = quad(inner);
    let outside: Vec<bool> = corners
        .iter()
        .map(|corner| located.view.project(*corner, 0.0).is_none_or(|at| !picture.holds(at)))
        .collect();
    if outside.contains(&true) {
        return Err(cut_off(name, board, &outside));
    }
    let cell = 2.0 * lattice.half().x.min(lattice.half().y);
    let smallest =
        corners.iter().map(|corner| located.view.pixels_per_mm(*corner) * cell).fold(f64::INFINITY, f64::min);
    if smallest < MIN_SQUARE_PX {
        let (pixels, needed) = (smallest as usize, MIN_SQUARE_PX as usize);
        return Err(too_far(ViewFinding::SquaresTooSmall { board: name, pixels, needed }));
    }
    Ok(())
}

/// The name of a board or a camp in messages.
pub(super) fn board_name(game: &Game, (board, camp): (usize, usize)) -> BoardLabel {
    let Some(board) = game.boards.get(board) else { return BoardLabel::Only };
    match board.camps.get(camp).and_then(|camp| camp.letter) {
        Some(letter) => BoardLabel::Camp(letter),
        None if game.boards.len() == 1 => BoardLabel::Only,
        None => BoardLabel::Board(board.name.clone()),
    }
}

/// The refusal of a board that is partly outside the picture, naming the hidden sides or corners. `outside` is given
/// for the four corners, clockwise from the one that is top left in print.
pub(super) fn cut_off(name: BoardLabel, board: &Board, outside: &[bool]) -> Finding {
    let (columns, rows) = board.grid.dimensions();
    let (first, last) = (column_name(0), column_name(columns.saturating_sub(1)));
    let out = |corner: usize| outside.get(corner).copied().unwrap_or(false);
    let sides = [
        (out(0) && out(1), BoardSide::Row(rows)),
        (out(1) && out(2), BoardSide::Column(last.clone())),
        (out(2) && out(3), BoardSide::Row(1)),
        (out(3) && out(0), BoardSide::Column(first.clone())),
    ];
    let sides: Vec<_> = sides.into_iter().filter(|(cut, _)| *cut).map(|(_, side)| side).collect();
    let message = if sides.is_empty() {
        let corners =
            [format!("{first}{rows}"), format!("{last}{rows}"), format!("{last}1"), format!("{first}1")];
        let corners = corners.into_iter().enumerate().filter(|(at, _)| out(*at)).map(|(_, name)| name);
        ViewFinding::CutOffCorners { board: name, corners: corners.collect() }
    } else {
        ViewFinding::CutOffSides { board: name, sides }
    };
    Finding::new(message).hint(ViewHint::StepBack)
}

pub(super) fn too_tilted(board: BoardLabel, tilt: f64) -> Finding {
    let message = ViewFinding::TooTilted { board, degrees: tilt.round_ties_even() as u32 };
    Finding::new(message).hint(ViewHint::TiltLess { degrees: ADVISED_TILT_DEG })
}

/// The refusal of a board whose farthest squares or markers have too few pixels: rounded down, so that they never look
/// like enough.
pub(super) fn too_far(message: ViewFinding) -> Finding {
    Finding::new(message).hint(ViewHint::GoNearer)
}
