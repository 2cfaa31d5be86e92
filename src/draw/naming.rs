//! What sheets are called: in file names, in a viewer's list of pages, and on the tiles of a board.

use crate::game::{Game, Lang};
use crate::sheet::{Sheet, Side};

/// The label of a tile with the letter of its camp, where the board has several: each has an `A1`. None where
/// no tile of a board is on the sheet.
pub fn tile_name(game: &Game, sheet: &Sheet) -> Option<String> {
    let tile = sheet.tile?;
    let camps = &game.boards.get(tile.board)?.camps;
    match camps.get(tile.camp).and_then(|camp| camp.letter) {
        Some(letter) if camps.len() > 1 => Some(format!("{letter} · {}", tile.label())),
        _ => Some(tile.label()),
    }
}

/// What a sheet is called in a file name, without its number.
pub(super) fn file_name(sheet: &Sheet) -> String {
    let (number, of) = sheet.number;
    let mut name = sheet.slug.clone();
    if of > 1 {
        name.push_str(&format!("-{number}"));
    }
    if sheet.side == Side::Back {
        name.push_str("-back");
    }
    name
}

/// What a viewer's page list calls a sheet.
pub(super) fn label(sheet: &Sheet, lang: Lang) -> String {
    let (number, of) = sheet.number;
    let mut label = sheet.title.get(lang).clone();
    if let Some(tile) = sheet.tile {
        label.extend([" · ", &tile.label()]);
    }
    if of > 1 {
        label.push_str(&format!(" {number}/{of}"));
    }
    if sheet.side == Side::Back {
        label.push_str(match lang {
            Lang::En => " (backs)",
            Lang::Fr => " (dos)",
        });
    }
    label
}
