//! The foot of a sheet: what it is, how it is to be printed, and a ruler to check that it was.

mod tiling;

use super::lettering::{Anchor, LEGIBLE, Lettering};
use super::naming::tile_name;
use super::{Look, ruler, shape};
use crate::game::{Game, Lang};
use crate::scene::{Color, Font, MissingGlyph, Node, Point, Rect};
use crate::sheet::{Sheet, SheetSide};

const INK: Color = Color::Rgb(26, 26, 26);
/// What the ruler takes from the width of the footer, its last figure's unit included.
const RULER: f64 = 2.0 * ruler::INCH + 6.0;
/// Words in less room than this could not be read.
const NARROWEST: f64 = 20.0;
/// The height of the capitals that say how to print: type of nine points.
const PRINT: f64 = 2.36;
/// Words are made so much smaller, and no smaller, before they go elsewhere.
const LEAST_PART: f64 = 0.6;
/// What the words at the left need, in legible type.
const WORDS: f64 = 31.0;
/// What stands between two things that are said on one line.
const PARTS: &str = "  ·  ";
/// The baselines of the two lines, from the top of the band.
const LINES: (f64, f64) = (3.9, 8.1);

/// The footer of one of the sheets of a game.
pub fn nodes(game: &Game, sheets: &[Sheet], number: usize, look: Look) -> Result<Vec<Node>, MissingGlyph> {
    let Some(sheet) = sheets.get(number) else { return Ok(Vec::new()) };
    let band = shape::rect(sheet.footer);
    let mut nodes = Vec::new();
    let mut free = Rect { x0: band.x0 + 0.5, ..band };
    if band.width() >= RULER {
        nodes.extend(ruler::level(Point::new(band.x1 - RULER + 1.0, band.y0 + 4.4))?);
        free.x1 = band.x1 - RULER - 3.0;
    }
    if let Some(tile) = tile_name(game, sheet, look.lang)
        && free.width() >= 2.0 * NARROWEST
    {
        let drawn = tiling::nodes(sheet, &tile, free)?;
        free.x1 -= drawn.1 + 3.0;
        nodes.extend(drawn.0);
    }
    if free.width() >= NARROWEST {
        nodes.extend(words(game, sheets, sheet, number, free, look.lang)?);
    }
    Ok(nodes)
}

/// The footer of a page that is no sheet of pieces: what it is, which page of how many, how to print it, and the
/// same ruler as on the sheets.
pub fn of_page(
    band: Rect,
    what: &str,
    (number, of): (usize, usize),
    lang: Lang,
) -> Result<Vec<Node>, MissingGlyph> {
    let mut nodes = Vec::new();
    let mut free = band;
    if band.width() >= RULER + NARROWEST {
        nodes.extend(ruler::level(Point::new(band.x1 - RULER + 1.0, band.y0 + 4.4))?);
        free.x1 = band.x1 - RULER - 3.0;
    }
    let page = (lang.words().page)(number, of);
    let (how, fits) = how(&page, free, lang)?;
    let what = if fits { what.to_owned() } else { [what, &page].join(PARTS) };
    let what = Lettering::new(&what, Font::Sans, 2.2, INK)?.within(free.width());
    nodes.extend(what.at(Anchor::Left, Point::new(free.x0, free.y0 + LINES.0)));
    nodes.extend(how);
    Ok(nodes)
}

/// How to print, and beside it which sheet or page this is; `false` where there is no room for that.
fn how(which: &str, free: Rect, lang: Lang) -> Result<(Vec<Node>, bool), MissingGlyph> {
    let print = Lettering::legible(&lang.words().print_at_full_size, Font::Sans, PRINT, INK, free.width())?;
    let left = free.x0 + print.width() + 1.0;
    let which = Lettering::new(&format!("·  {which}"), Font::Sans, PRINT, INK)?;
    let room = free.x1 - left;
    let fits = room >= LEAST_PART * which.width();
    let line = free.y0 + LINES.1;
    let mut nodes = print.at(Anchor::Left, Point::new(free.x0, line));
    if fits {
        nodes.extend(which.within(room).at(Anchor::Left, Point::new(left, line)));
    }
    Ok((nodes, fits))
}

/// The game, what the sheet is, which sheet it is, and how to print it.
fn words(
    game: &Game,
    sheets: &[Sheet],
    sheet: &Sheet,
    number: usize,
    free: Rect,
    lang: Lang,
) -> Result<Vec<Node>, MissingGlyph> {
    let title = Lettering::new(game.title.get(lang), Font::Display, 3.0, INK)?.within(free.width() * 0.6);
    let gap = 2.2;
    // A game of nothing but tokens may well be called that.
    let what = Some(sheet.title.get(lang)).filter(|what| what.trim() != game.title.get(lang).trim());
    let which = which(sheets, number, lang);
    let (how, fits) = how(&which, free, lang)?;
    // On narrow paper the number of the sheet says more than what lies on it, which anybody sees.
    let shown: Vec<&str> =
        what.into_iter().chain(Some(&which).filter(|_| !fits)).map(String::as_str).collect();
    let whole = shown.join(PARTS);
    let last = if fits { "" } else { &which };
    let room = free.width() - title.width() - gap;
    let whole = Lettering::new(&whole, Font::Sans, 2.2, INK)?;
    let what =
        if LEAST_PART * whole.width() <= room { whole } else { Lettering::new(last, Font::Sans, 2.2, INK)? };
    let what = what.within(room);
    let first = free.y0 + LINES.0;
    let then = free.x0 + title.width() + gap;
    let mut nodes = Vec::new();
    if last.is_empty() || what.height() >= LEGIBLE {
        nodes.extend(title.at(Anchor::Left, Point::new(free.x0, first)));
        nodes.extend(what.at(Anchor::Left, Point::new(then, first)));
    } else {
        // The number of the sheet puts the print in order; what game it is, its pieces show.
        nodes.extend(
            Lettering::legible(&[last], Font::Sans, 2.2, INK, free.width())?
                .at(Anchor::Left, Point::new(free.x0, first)),
        );
    }
    nodes.extend(how);
    Ok(nodes)
}

/// Which sheet this is of how many, and which side of it.
fn which(sheets: &[Sheet], number: usize, lang: Lang) -> String {
    // A back is the other side of a sheet, not one more.
    let fronts = |sheets: &[Sheet]| sheets.iter().filter(|sheet| sheet.side == SheetSide::Front).count();
    let of = fronts(sheets);
    let back = sheets.get(number).filter(|sheet| sheet.side == SheetSide::Back);
    let blank = back.is_some_and(|back| back.placed.is_empty());
    let number = fronts(sheets.get(..=number).unwrap_or(sheets));
    let words = lang.words();
    let blank = if blank { words.nothing_on_this_side } else { "" };
    let side = back.map_or_else(String::new, |_| format!(", {}{blank}", words.back));
    (words.sheet)(number, of) + &side
}

#[cfg(test)]
mod tests;
