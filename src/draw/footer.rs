//! The foot of a sheet: what it is, how it is to be printed, and a ruler to check that it was.

use super::lettering::{Anchor, Lettering};
use super::naming::{back_word, tile_name};
use super::sheet::tile_outline;
use super::{Look, ruler, shape};
use crate::game::{Game, Lang};
use crate::scene::{BezPath, Color, Font, MissingGlyph, Node, Point, Rect};
use crate::sheet::{Sheet, Side, Tile};

const INK: Color = Color::Rgb(26, 26, 26);
/// What the ruler takes from the width of the footer, its last figure's unit included.
const RULER: f64 = 2.0 * ruler::INCH + 6.0;
/// Words in less room than this could not be read.
const NARROWEST: f64 = 20.0;
/// The height of the capitals that say how to print: type of nine points.
const PRINT: f64 = 2.36;
/// Words are made so much smaller, and no smaller, before they go elsewhere.
const LEAST_PART: f64 = 0.6;
/// The height of the capitals of type of five points. Smaller words are not read.
const LEGIBLE: f64 = 1.32;
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
        let drawn = tiling(sheet, &tile, free)?;
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
    let page = match lang {
        Lang::En => format!("Page {number} of {of}"),
        Lang::Fr => format!("Page {number} sur {of}"),
    };
    let (how, fits) = how(&page, free, lang)?;
    let what = if fits { what.to_owned() } else { [what, &page].join(PARTS) };
    let what = Lettering::new(&what, Font::Sans, 2.2, INK)?.within(free.width());
    nodes.extend(what.at(Anchor::Left, Point::new(free.x0, free.y0 + LINES.0)));
    nodes.extend(how);
    Ok(nodes)
}

/// The first of some texts that can be read in so much room, or the last of them.
fn legible(texts: &[&str], height: f64, room: f64) -> Result<Lettering, MissingGlyph> {
    let mut last = Lettering::new("", Font::Sans, height, INK)?;
    for text in texts {
        last = Lettering::new(text, Font::Sans, height, INK)?.within(room);
        if last.height() >= LEGIBLE {
            break;
        }
    }
    Ok(last)
}

/// How to print, and beside it which sheet or page this is; `false` where there is no room for that.
fn how(which: &str, free: Rect, lang: Lang) -> Result<(Vec<Node>, bool), MissingGlyph> {
    let print = match lang {
        Lang::En => ["Print at 100 % (actual size)", "Print at 100 %"],
        Lang::Fr => ["Imprimer à 100 % (taille réelle)", "Imprimer à 100 %"],
    };
    let print = legible(&print, PRINT, free.width())?;
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
        nodes.extend(legible(&[last], 2.2, free.width())?.at(Anchor::Left, Point::new(free.x0, first)));
    }
    nodes.extend(how);
    Ok(nodes)
}

/// Which sheet this is of how many, and which side of it.
fn which(sheets: &[Sheet], number: usize, lang: Lang) -> String {
    // A back is the other side of a sheet, not one more.
    let fronts = |sheets: &[Sheet]| sheets.iter().filter(|sheet| sheet.side == Side::Front).count();
    let of = fronts(sheets);
    let back = sheets.get(number).filter(|sheet| sheet.side == Side::Back);
    let blank = back.is_some_and(|back| back.placed.is_empty());
    let number = fronts(sheets.get(..=number).unwrap_or(sheets));
    let blank = match lang {
        _ if !blank => "",
        Lang::En => ": nothing is printed on this side",
        Lang::Fr => " : rien n’est imprimé sur cette face",
    };
    let side = back.map_or_else(String::new, |_| format!(", {}{blank}", back_word(lang)));
    match lang {
        Lang::En => format!("Sheet {number} of {of}{side}"),
        Lang::Fr => format!("Feuille {number} sur {of}{side}"),
    }
}

/// The label of a tile, and a map of all tiles on which it is filled; and how wide both are.
fn tiling(sheet: &Sheet, tile: &str, free: Rect) -> Result<(Vec<Node>, f64), MissingGlyph> {
    let (Some(Tile { at: (column, row), of: (columns, rows), .. }), Some(window)) =
        (sheet.tile, tile_outline(sheet))
    else {
        return Ok((Vec::new(), 0.0));
    };
    let cell = (7.6 / rows as f64).min(12.0 / columns as f64).min(3.8);
    // Tiles have the shape of their windows.
    let across =
        cell * (window.width() / window.height()).clamp(0.6, 1.7).min(12.0 / (columns as f64 * cell));
    let label = Lettering::new(tile, Font::SansBold, 3.0, INK)?;
    let least = label.width() * LEGIBLE / label.height();
    let left = free.width() - WORDS - 4.6 - across * columns as f64;
    let label = label.within(left.max(least).min(free.width() / 2.0));
    let width = label.width() + 1.6 + across * columns as f64;
    let left = free.x1 - width;
    let top = free.center().y - cell * rows as f64 / 2.0;
    let map = left + label.width() + 1.6;
    let mut nodes = Vec::new();
    let mut grid = BezPath::new();
    for y in 0..rows {
        for x in 0..columns {
            let origin = Point::new(map + across * x as f64, top + cell * y as f64);
            let square = shape::rectangle(Rect::from_origin_size(origin, (across, cell)));
            if (x, y) == (column, row) {
                nodes.push(Node::filled(square.clone(), INK));
            }
            shape::append(&mut grid, &square);
        }
    }
    nodes.push(Node::stroked(grid, INK, 0.2));
    let baseline = free.center().y + label.height() / 2.0;
    nodes.extend(label.at(Anchor::Left, Point::new(left, baseline)));
    Ok((nodes, width))
}

#[cfg(test)]
mod tests {
    use kurbo::Shape as _;

    use super::*;
    use crate::game::{ByLang, Mm, Size};
    use crate::scene::TextRun;

    /// A sheet with nothing on it but its footer.
    fn sheet(width: i64, tiles: (usize, usize)) -> Sheet {
        let paper = crate::game::Rect::new(Mm::ZERO, Mm::ZERO, Mm::new(width), Mm::new(200));
        Sheet {
            paper: Size::new(Mm::new(width), Mm::new(200)),
            tile: (tiles != (1, 1)).then_some(Tile { board: 0, camp: 0, at: (0, 0), of: tiles }),
            number: (1, 1),
            title: ByLang::same("A board with a name that is longer than any footer".to_owned()),
            slug: "board".to_owned(),
            side: Side::Front,
            placed: Vec::new(),
            cuts: Vec::new(),
            folds: Vec::new(),
            joins: Vec::new(),
            landings: Vec::new(),
            trim: paper.grown(-Mm::new(20)),
            footer: crate::game::Rect::new(Mm::new(5), Mm::new(186), Mm::new(width - 10), Mm::new(9)),
        }
    }

    /// A game of nothing but its title.
    fn game(title: &str) -> Game {
        Game {
            name: "game".to_owned(),
            title: ByLang::same(title.to_owned()),
            source: ByLang::default(),
            boards: Vec::new(),
            pieces: Vec::new(),
            leaflet: None,
            rules: None,
        }
    }

    fn words(nodes: &[Node]) -> Vec<(Rect, &TextRun)> {
        let texts = nodes.iter().filter_map(|node| match node {
            Node::Text(text) => Some(text),
            _ => None,
        });
        texts
            .map(|text| (text.place.transform_rect_bbox(Rect::new(0.0, -0.5, text.width(), 0.0)), text))
            .collect()
    }

    #[test]
    fn how_to_print_is_said_in_nine_points_wherever_there_is_room() {
        for lang in [Lang::En, Lang::Fr] {
            // What A4, A5 and 80 mm leave beside the rulers and the map of tiles.
            for (width, points) in [(139.0, 9.0), (52.0, 8.9), (20.0, 3.0)] {
                let (nodes, _) = how("3 / 12", Rect::new(5.0, 280.0, 5.0 + width, 289.0), lang).unwrap();
                let print = words(&nodes)[0].1.size;
                assert!(print >= points * 25.4 / 72.0, "{lang:?}: {print} mm in {width} mm");
            }
        }
    }

    #[test]
    fn no_word_of_a_footer_is_smaller_than_five_points() {
        let game = game("Lightning");
        for (width, tiles) in [(148, (1, 1)), (148, (2, 2)), (210, (1, 2)), (216, (2, 1))] {
            let mut sheet = sheet(width, tiles);
            sheet.title = ByLang::same("Plateau, camp A, pièces".to_owned());
            let nodes = nodes(&game, std::slice::from_ref(&sheet), 0, Look::default()).unwrap();
            for (_, text) in
                words(&nodes).iter().filter(|(_, text)| text.text.chars().any(char::is_alphabetic))
            {
                let is_unit = ["50 mm", "2 in"].contains(&text.text.as_str());
                assert!(is_unit || text.size >= 5.0 * 25.4 / 72.0, "{width} mm {tiles:?}: `{}`", text.text);
            }
        }
    }

    #[test]
    fn words_fit_between_the_edge_and_the_ruler_on_any_paper() {
        let game = game("The Game of the Three Hundred and Sixty-Five Windmills");
        for width in [40, 70, 80, 100, 148, 210, 297] {
            for tiles in [(1, 1), (2, 1), (3, 4), (9, 1)] {
                let sheet = sheet(width, tiles);
                let band = shape::rect(sheet.footer);
                let nodes = nodes(&game, std::slice::from_ref(&sheet), 0, Look::default()).unwrap();
                for node in &nodes {
                    if let Node::Shape(shape) = node {
                        let bounds = shape.path.bounding_box();
                        assert!(band.contains_rect(bounds), "{width} mm {tiles:?}: {bounds:?} in {band:?}");
                    }
                }
                let words = words(&nodes);
                for (number, (one, text)) in words.iter().enumerate() {
                    assert!(band.contains_rect(*one), "{width} mm {tiles:?}: `{}` at {one:?}", text.text);
                    for (other, next) in &words[number + 1..] {
                        let common = one.intersect(*other);
                        assert!(common.area() < 1e-9, "{width} mm: `{}` on `{}`", text.text, next.text);
                    }
                }
            }
        }
    }
}
