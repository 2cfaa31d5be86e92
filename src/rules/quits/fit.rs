//! Creation of a referee from a printed game.

use super::board::SIDE;
use super::{QuitsOptions, QuitsReferee, Variant};
use crate::game::{Game, Grid};
use crate::text::Diagnostic;
use crate::text::codes::AskedCode;

/// Returns the referee of a game, whose board must have the size of the tray.
pub fn referee(
    game: &Game,
    options: QuitsOptions,
    variant: Option<&'static str>,
) -> Result<QuitsReferee, Diagnostic> {
    let side = usize::from(SIDE);
    let is_tray = |grid: &Grid| matches!(grid, Grid::Squares { columns, rows, .. } if (*columns, *rows) == (side, side));
    let Some(tray) = game.boards.iter().position(|board| is_tray(&board.grid)) else {
        let message = format!("no board has {side} × {side} squares, as the tray of Quits has");
        let hint = format!("add a board with `grid = \"square\"`, `columns = {side}` and `rows = {side}`");
        return Err(Diagnostic::new(AskedCode::Unfit, message).hint(hint));
    };
    let variant = variant.and_then(|name| Variant::ALL.into_iter().find(|variant| variant.name() == name));
    Ok(QuitsReferee::new(variant, options.ball_moves).on_board(tray))
}
