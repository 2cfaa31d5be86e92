//! What sheets are called: in file names, in a viewer's list of pages, and on the tiles of a board.

use crate::game::{Game, Lang};
use crate::sheet::{Sheet, SheetSide};

/// What the tile of a board on a sheet is called: `camp A, part 1`; where the board is all one camp `part 1`. None
/// where no tile of a board is on the sheet.
pub fn tile_name(game: &Game, sheet: &Sheet, lang: Lang) -> Option<String> {
    let tile = sheet.tile?;
    let (part, _) = tile.part();
    let part = format!("{} {part}", lang.words().part);
    let camps = &game.boards.get(tile.board)?.camps;
    match camps.get(tile.camp).and_then(|camp| camp.letter) {
        Some(letter) if camps.len() > 1 => Some(format!("camp {letter}, {part}")),
        _ => Some(part),
    }
}

/// What a sheet is called in a file name, without its number.
pub(super) fn file_name(sheet: &Sheet) -> String {
    let (number, of) = sheet.number;
    let mut name = sheet.slug.clone();
    if of > 1 {
        name.push_str(&format!("-{number}"));
    }
    if sheet.side == SheetSide::Back {
        name.push_str("-back");
    }
    name
}

/// What a viewer's page list calls a sheet: `Board, camp A, tiles · part 1 of 2`, `Tiles 1/2, back`.
pub(super) fn label(sheet: &Sheet, lang: Lang) -> String {
    let (number, of) = sheet.number;
    let mut label = sheet.title.get(lang).clone();
    if let Some(tile) = sheet.tile {
        let (part, parts) = tile.part();
        let among = lang.words().of;
        label.push_str(&format!(" · {} {part} {among} {parts}", lang.words().part));
    }
    if of > 1 {
        label.push_str(&format!(" {number}/{of}"));
    }
    if sheet.side == SheetSide::Back {
        label.extend([", ", lang.words().back]);
    }
    label
}
