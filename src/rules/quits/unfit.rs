//! Why a printed game does not fit the rules of Quits.

use crate::text::message::{findings, messages};
use crate::text::shared_code;

findings! {
    /// Why the rules cannot be applied to a game.
    QuitsUnfit {
        (shared_code::UNFIT) {
            NoTray { size: (u8, u8) = (5, 5) }
                en ("no board has {} × {} squares, as the tray of Quits has", size.0, size.1)
                fr ("aucun plateau n’a {} × {} cases, comme celui de Quits", size.0, size.1);
        }
    }
}

messages! {
    /// What to do about it.
    QuitsUnfitHint {
        AddABoard { columns: u8 = 5, rows: u8 = 5 }
            en "add a board with `grid = \"square\"`, `columns = {columns}` and `rows = {rows}`"
            fr "ajoutez un plateau avec `grid = \"square\"`, `columns = {columns}` et `rows = {rows}`";
    }
}
