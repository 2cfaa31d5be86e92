//! Creation of a referee from a printed game.

use super::board::SIDE;
use super::{BallMoves, QuitsReferee, Variant};
use crate::game::{Game, Grid};
use crate::rules::{Options, Unfit};

/// Returns the referee of a game, whose board must have the size of the tray.
pub fn referee(game: &Game, options: &Options, variant: Option<&'static str>) -> Result<QuitsReferee, Unfit> {
    let side = usize::from(SIDE);
    let is_tray = |grid: &Grid| matches!(grid, Grid::Squares { columns, rows, .. } if (*columns, *rows) == (side, side));
    let Some(tray) = game.boards.iter().position(|board| is_tray(&board.grid)) else {
        return Err(Unfit {
            message: format!("no board has {side} × {side} squares, as the tray of Quits has"),
            hint: format!("add a board with `grid = \"square\"`, `columns = {side}` and `rows = {side}`"),
        });
    };
    let variant = variant.and_then(|name| Variant::ALL.into_iter().find(|variant| variant.name() == name));
    let ball_moves = match options.get("ball_moves") {
        Some(&"diagonal") => BallMoves::Diagonal,
        _ => BallMoves::Forward,
    };
    Ok(QuitsReferee::new(variant, ball_moves).on_board(tray))
}
