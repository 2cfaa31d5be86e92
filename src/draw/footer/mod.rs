//! The footer of a sheet: title, number, print instructions, and a ruler to check the size.

mod tiling;

use super::lettering::{Lettering, MIN_LEGIBLE_MM, TEXT_INK, TextAnchor};
use super::naming::tile_name;
use super::{Look, ruler, shape};
use crate::game::{Game, Lang};
use crate::scene::{Font, GlyphResult, Node, Point, Rect};
use crate::sheet::{Sheet, SheetSide, papers};

/// Width of the ruler, including its units.
const RULER_WIDTH_MM: f64 = 2.0 * ruler::INCH_MM + 6.0;
/// Minimum room for text.
const MIN_TEXT_ROOM_MM: f64 = 20.0;
/// Cap height of the print instructions: type of nine points.
const INSTRUCTIONS_HEIGHT_MM: f64 = 2.36;
/// Minimum scale of text before it is moved elsewhere.
const MIN_SCALE: f64 = 0.6;
/// Width of the text at the left in legible type.
const LEFT_TEXT_WIDTH_MM: f64 = 31.0;
/// Separator of texts on one line.
const SEPARATOR: &str = "  ·  ";
/// The baselines of the two lines, relative to the top of the footer.
const BASELINES_MM: [f64; 2] = [4.35, 8.15];
/// Cap height of the title of the game.
const TITLE_HEIGHT_MM: f64 = 2.8;
/// The line of the ruler, relative to the top of the footer, where marks of cuts and folds may end.
const RULER_LINE_MM: f64 = ruler::MARK_CLEARANCE_MM + ruler::HALF_HEIGHT_MM;

/// The footer of one of the sheets of a game.
pub(crate) fn nodes(game: &Game, sheets: &[Sheet], number: usize, look: Look) -> GlyphResult<Vec<Node>> {
    let Some(sheet) = sheets.get(number) else { return Ok(Vec::new()) };
    let band = shape::rect(sheet.footer);
    let (mut nodes, mut free) = beside_ruler(Rect { x0: band.x0 + 0.5, ..band })?;
    if let Some(tile) = tile_name(game, sheet, look.lang)
        && free.width() >= 2.0 * MIN_TEXT_ROOM_MM
    {
        let drawn = tiling::nodes(sheet, &tile, free)?;
        free.x1 -= drawn.1 + 3.0;
        nodes.extend(drawn.0);
    }
    if free.width() >= MIN_TEXT_ROOM_MM {
        nodes.extend(texts(game, sheets, sheet, number, free, look.lang)?);
    }
    Ok(nodes)
}

/// The footer of a page of a leaflet: title, page number, print instructions, and ruler.
pub fn page_footer(
    band: Rect,
    title: &str,
    (number, count): (usize, usize),
    lang: Lang,
) -> GlyphResult<Vec<Node>> {
    let (mut nodes, free) = beside_ruler(band)?;
    let page = (lang.words().page)(number, count);
    let (instructions, fits) = instructions(&page, free, lang)?;
    let title = if fits { title.to_owned() } else { [title, &page].join(SEPARATOR) };
    let title = Lettering::new(&title, Font::Sans, 2.2, TEXT_INK)?.within(free.width());
    nodes.extend(title.at(TextAnchor::Left, Point::new(free.x0, free.y0 + BASELINES_MM[0])));
    nodes.extend(instructions);
    Ok(nodes)
}

/// The ruler at the right end of a footer that has room for text beside it, and the room that is left.
fn beside_ruler(band: Rect) -> GlyphResult<(Vec<Node>, Rect)> {
    if band.width() < RULER_WIDTH_MM + 3.0 + MIN_TEXT_ROOM_MM {
        return Ok((Vec::new(), band));
    }
    let left = band.x1 - RULER_WIDTH_MM;
    let ruler = ruler::horizontal(Point::new(left + 1.0, band.y0 + RULER_LINE_MM))?;
    Ok((ruler, Rect { x1: left - 3.0, ..band }))
}

/// The print instructions, and beside them the number of the sheet or page; `false` if there is no room for the number.
fn instructions(number: &str, free: Rect, lang: Lang) -> GlyphResult<(Vec<Node>, bool)> {
    let print = Lettering::legible(
        &lang.words().print_at_full_size,
        Font::Sans,
        INSTRUCTIONS_HEIGHT_MM,
        TEXT_INK,
        free.width(),
    )?;
    let left = free.x0 + print.width() + 1.0;
    let number = Lettering::new(&format!("·  {number}"), Font::Sans, INSTRUCTIONS_HEIGHT_MM, TEXT_INK)?;
    let room = free.x1 - left;
    let fits = room >= MIN_SCALE * number.width();
    let line = free.y0 + BASELINES_MM[1];
    let mut nodes = print.at(TextAnchor::Left, Point::new(free.x0, line));
    if fits {
        nodes.extend(number.within(room).at(TextAnchor::Left, Point::new(left, line)));
    }
    Ok((nodes, fits))
}

/// The titles of the game and of the sheet, the number of the sheet, and the print instructions.
fn texts(
    game: &Game,
    sheets: &[Sheet],
    sheet: &Sheet,
    number: usize,
    free: Rect,
    lang: Lang,
) -> GlyphResult<Vec<Node>> {
    let heights = (MIN_SCALE * TITLE_HEIGHT_MM, TITLE_HEIGHT_MM);
    let title = game.title.get(lang);
    let title = Lettering::shortened(title, Font::Display, heights, TEXT_INK, free.width() * 0.6)?;
    let gap = 2.2;
    // The titles of game and sheet may be equal.
    let subtitle = Some(sheet.title.get(lang)).filter(|title| title.trim() != game.title.get(lang).trim());
    let number = sheet_number(sheets, number, lang);
    let (instructions, fits) = instructions(&number, free, lang)?;
    // On narrow paper the number of the sheet is more useful than its title.
    let shown: Vec<&str> =
        subtitle.into_iter().chain(Some(&number).filter(|_| !fits)).map(String::as_str).collect();
    let whole = shown.join(SEPARATOR);
    let last = if fits { "" } else { &number };
    let room = free.width() - title.width() - gap;
    let whole = Lettering::new(&whole, Font::Sans, 2.2, TEXT_INK)?;
    let subtitle = if MIN_SCALE * whole.width() <= room {
        whole
    } else {
        Lettering::new(last, Font::Sans, 2.2, TEXT_INK)?
    };
    let subtitle = subtitle.within(room);
    let first = free.y0 + BASELINES_MM[0];
    let then = free.x0 + title.width() + gap;
    let mut nodes = Vec::new();
    if last.is_empty() || subtitle.height() >= MIN_LEGIBLE_MM {
        nodes.extend(title.at(TextAnchor::Left, Point::new(free.x0, first)));
        nodes.extend(subtitle.at(TextAnchor::Left, Point::new(then, first)));
    } else {
        // The number orders the sheets; their pieces show the game.
        nodes.extend(
            Lettering::legible(&[last], Font::Sans, 2.2, TEXT_INK, free.width())?
                .at(TextAnchor::Left, Point::new(free.x0, first)),
        );
    }
    nodes.extend(instructions);
    Ok(nodes)
}

/// The number of the sheet, the number of sheets, and the side.
fn sheet_number(sheets: &[Sheet], number: usize, lang: Lang) -> String {
    let count = papers(sheets);
    let back = sheets.get(number).filter(|sheet| sheet.side == SheetSide::Back);
    let blank = back.is_some_and(|back| back.placed.is_empty());
    let number = papers(sheets.get(..=number).unwrap_or(sheets));
    let words = lang.words();
    let blank = if blank { words.nothing_on_this_side } else { "" };
    let side = back.map_or_else(String::new, |_| format!(", {}{blank}", words.back));
    (words.sheet)(number, count) + &side
}

#[cfg(test)]
mod tests;
