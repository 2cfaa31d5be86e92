//! Checks whether a located board can be read.

use kurbo::Point;

use super::super::Picture;
use super::LocatedBoard;
use crate::game::{Board, Game, Lattice, column_name};
use crate::text::Diagnostic;
use crate::text::codes::PhotoCode;

/// Maximum tilt: beyond it pieces hide their neighbours. A camera that is aimed at the board at less sees the squares
/// at the edge of the picture like this.
pub(super) const MAX_TILT_DEG: f64 = 68.0;
/// Maximum tilt named in hints.
const ADVISED_TILT_DEG: f64 = 60.0;
/// Minimum side of a square in the picture.
const MIN_SQUARE_PX: f64 = 12.0;

/// Refuses a board that is cut off, too far away, or too tilted.
pub(super) fn check(
    game: &Game,
    board: &Board,
    located: &LocatedBoard,
    picture: &Picture,
) -> Result<(), Diagnostic> {
    let board_name = board_name(game, (located.board, located.camp));
    let tilt = located.view.tilt();
    if tilt > MAX_TILT_DEG {
        return Err(too_tilted(&board_name, tilt));
    }
    let lattice = Lattice::new(board);
    let bounds = lattice.bounds();
    let inner = bounds.inset(-lattice.half().x.min(lattice.half().y) * 0.2);
    let corners = [
        Point::new(inner.x0, inner.y0),
        Point::new(inner.x1, inner.y0),
        Point::new(inner.x1, inner.y1),
        Point::new(inner.x0, inner.y1),
    ];
    let outside: Vec<bool> = corners
        .iter()
        .map(|corner| located.view.project(*corner, 0.0).is_none_or(|at| !picture.holds(at)))
        .collect();
    if outside.contains(&true) {
        return Err(cut_off(&board_name, board, &outside));
    }
    let cell = 2.0 * lattice.half().x.min(lattice.half().y);
    let smallest =
        corners.iter().map(|corner| located.view.pixels_per_mm(*corner) * cell).fold(f64::INFINITY, f64::min);
    if smallest < MIN_SQUARE_PX {
        return Err(too_far(&board_name, "squares", smallest, MIN_SQUARE_PX));
    }
    Ok(())
}

/// The name of a board or a camp in messages: `camp A`, `the board tray`.
pub(super) fn board_name(game: &Game, (board, camp): (usize, usize)) -> String {
    let Some(board) = game.boards.get(board) else { return "the board".to_owned() };
    match board.camps.get(camp).and_then(|camp| camp.letter) {
        Some(letter) => format!("camp {letter}"),
        None if game.boards.len() == 1 => "the board".to_owned(),
        None => format!("the board {}", board.name),
    }
}

/// The refusal of a board that is partly outside the picture, naming the hidden sides or corners. `outside` is given
/// for the four corners, clockwise from the one that is top left in print.
pub(super) fn cut_off(board_name: &str, board: &Board, outside: &[bool]) -> Diagnostic {
    let (columns, rows) = board.grid.dimensions();
    let (first, last) = (column_name(0), column_name(columns.saturating_sub(1)));
    let out = |corner: usize| outside.get(corner).copied().unwrap_or(false);
    let sides = [
        (out(0) && out(1), format!("row {rows}")),
        (out(1) && out(2), format!("column {last}")),
        (out(2) && out(3), "row 1".to_owned()),
        (out(3) && out(0), format!("column {first}")),
    ];
    let mut cut: Vec<String> = sides.into_iter().filter(|(cut, _)| *cut).map(|(_, side)| side).collect();
    let corners =
        [format!("{first}{rows}"), format!("{last}{rows}"), format!("{last}1"), format!("{first}1")];
    let what = if cut.is_empty() {
        cut = corners.into_iter().enumerate().filter(|(at, _)| out(*at)).map(|(_, name)| name).collect();
        "corner"
    } else {
        "side"
    };
    Diagnostic::new(
        PhotoCode::CutOff,
        format!(
            "{board_name} is not whole in the picture: it is cut off at the {what} of {}",
            cut.join(" and ")
        ),
    )
    .hint("step back so that all four corners show")
}

pub(super) fn too_tilted(board_name: &str, tilt: f64) -> Diagnostic {
    Diagnostic::new(PhotoCode::TooTilted, format!(
            "{board_name} is seen from the side at {tilt:.0} degrees, where pieces hide what is behind them"
        )).hint(format!(
            "tilt less: hold the camera more over the middle of the table ({ADVISED_TILT_DEG:.0} degrees are the most)"
        ))
}

/// The refusal of a board whose farthest squares or markers have too few pixels.
pub(super) fn too_far(board_name: &str, what: &str, pixels: f64, needed: f64) -> Diagnostic {
    // Rounded down, so that it never looks like enough.
    let pixels = pixels.floor();
    Diagnostic::new(PhotoCode::TooFar, format!(
            "{board_name} is too small in the picture: its farthest {what} have {pixels:.0} pixels, and {needed:.0} are needed"
        )).hint("go nearer, or send the photo as the camera took it: messengers make pictures smaller")
}
