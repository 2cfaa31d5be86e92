//! Creation of a referee from a printed game.

use super::board::SIDE;
use super::unfit::{QuitsUnfit, QuitsUnfitHint};
use super::{QuitsOptions, QuitsReferee, Variant};
use crate::game::{Game, Grid};
use crate::rules::Finding;

/// Returns the referee of a game, whose board must have the size of the tray.
pub(crate) fn referee(
    game: &Game,
    options: QuitsOptions,
    variant: Option<&'static str>,
) -> Result<QuitsReferee, Finding> {
    let side = usize::from(SIDE);
    let is_tray = |grid: &Grid| matches!(grid, Grid::Squares { columns, rows, .. } if (*columns, *rows) == (side, side));
    let Some(tray) = game.boards.iter().position(|board| is_tray(&board.grid)) else {
        let finding = Finding::new(QuitsUnfit::NoTray { size: (SIDE, SIDE) });
        return Err(finding.hint(QuitsUnfitHint::AddABoard { columns: SIDE, rows: SIDE }));
    };
    let variant = variant.and_then(|name| Variant::ALL.into_iter().find(|variant| variant.name() == name));
    Ok(QuitsReferee::new(variant, options.ball_moves).on_board(tray))
}
