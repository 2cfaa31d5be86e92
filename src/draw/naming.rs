//! Names of sheets in file names and page lists, and of tiles.

use crate::game::{Game, Lang};
use crate::sheet::{Sheet, SheetItem, SheetSide};

/// The name of the tile on a sheet: `camp A, part 1`, or `part 1` for a board in one camp. `None` if the sheet has no
/// tile.
pub(crate) fn tile_name(game: &Game, sheet: &Sheet, lang: Lang) -> Option<String> {
    let tile = sheet.tile?;
    let (part, _) = tile.part();
    let words = lang.words();
    let part = format!("{} {part}", words.part);
    let camps = &game.boards.get(tile.board)?.camps;
    match camps.get(tile.camp).and_then(|camp| camp.letter) {
        Some(letter) if camps.len() > 1 => Some(format!("{} {letter}, {part}", words.camp)),
        _ => Some(part),
    }
}

/// The name of a sheet in its file name, without its number.
pub(super) fn file_name(sheet: &Sheet) -> String {
    let (number, count) = sheet.number;
    let mut name = sheet.slug.clone();
    if count > 1 {
        name.push_str(&format!("-{number}"));
    }
    if sheet.side == SheetSide::Back {
        name.push_str("-back");
    }
    name
}

/// The page label of a sheet: `Board, camp A, tiles · part 1 of 2`, `Tiles 1/2, back`.
pub(super) fn label(sheet: &Sheet, lang: Lang) -> String {
    let (number, count) = sheet.number;
    let mut label = sheet.title.get(lang).clone();
    if let Some(tile) = sheet.tile {
        let (part, parts) = tile.part();
        let of = lang.words().of;
        label.push_str(&format!(" · {} {part} {of} {parts}", lang.words().part));
    }
    if count > 1 {
        label.push_str(&format!(" {number}/{count}"));
    }
    if sheet.side == SheetSide::Back {
        label.extend([", ", lang.words().back]);
    }
    label
}

/// What a sheet is and what lies on it: `Sheet to print and cut: Tiles 1/2. It holds Tiles × 54.`
pub(super) fn description(game: &Game, sheet: &Sheet, lang: Lang) -> String {
    let mut things: Vec<(&str, usize)> = Vec::new();
    for placed in &sheet.placed {
        let thing = match placed.item {
            SheetItem::BoardWindow { board, .. } => game.boards.get(board).map(|board| board.title.get(lang)),
            SheetItem::Front(piece) | SheetItem::Back(piece) => {
                game.pieces.get(piece).map(|piece| piece.group.get(lang))
            }
        };
        let Some(thing) = thing else { continue };
        match things.iter_mut().find(|(known, _)| known == thing) {
            Some((_, count)) => *count += 1,
            None => things.push((thing, 1)),
        }
    }
    let counted = |(thing, count): (&str, usize)| match count {
        1 => thing.to_owned(),
        count => format!("{thing} × {count}"),
    };
    let things: Vec<String> = things.into_iter().map(counted).collect();
    (lang.words().sheet_to_cut)(&label(sheet, lang), &things.join(", "))
}
