//! The foot of a sheet: what it is, how it is to be printed, and a ruler to check that it was.

use super::lettering::{Anchor, Lettering};
use super::naming::{back_word, tile_name};
use super::sheet::tile_outline;
use super::{Look, shape};
use crate::game::{Game, Lang};
use crate::scene::{BezPath, Color, Font, MissingGlyph, Node, Point, Rect};
use crate::sheet::{Sheet, Side, Tile};

const INK: Color = Color::Rgb(26, 26, 26);
/// The thickness of the ruler's lines, measured from middle to middle.
const HAIRLINE: f64 = 0.15;
const INCH: f64 = 25.4;
/// What the ruler takes from the width of the footer, its last figure's unit included.
const RULER: f64 = 2.0 * INCH + 6.0;
/// Words in less room than this could not be read.
const NARROWEST: f64 = 20.0;

/// The footer of one of the sheets of a game.
pub fn nodes(game: &Game, sheets: &[Sheet], number: usize, look: Look) -> Result<Vec<Node>, MissingGlyph> {
    let Some(sheet) = sheets.get(number) else { return Ok(Vec::new()) };
    let band = shape::rect(sheet.footer);
    let mut nodes = Vec::new();
    let mut free = Rect { x0: band.x0 + 0.5, ..band };
    if band.width() >= RULER {
        nodes.extend(ruler(Point::new(band.x1 - RULER + 1.0, band.y0 + 4.4))?);
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
        nodes.extend(ruler(Point::new(band.x1 - RULER + 1.0, band.y0 + 4.4))?);
        free.x1 = band.x1 - RULER - 3.0;
    }
    let print = match lang {
        Lang::En => format!("Page {number} of {of}  ·  Print at 100 % (actual size)"),
        Lang::Fr => format!("Page {number} sur {of}  ·  Imprimer à 100 % (taille réelle)"),
    };
    for (line, height, y) in [(what, 2.2, 3.9), (print.as_str(), 1.75, 7.9)] {
        let line = Lettering::new(line, Font::Sans, height, INK)?.within(free.width());
        nodes.extend(line.at(Anchor::Left, Point::new(free.x0, free.y0 + y)));
    }
    Ok(nodes)
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
    let what = Lettering::new(what.map_or("", String::as_str), Font::Sans, 2.2, INK)?
        .within(free.width() - title.width() - gap);
    let first = free.y0 + 3.9;
    let then = free.x0 + title.width() + gap;
    let mut nodes = title.at(Anchor::Left, Point::new(free.x0, first));
    nodes.extend(what.at(Anchor::Left, Point::new(then, first)));
    let line = Lettering::new(&print_line(sheets, number, lang), Font::Sans, 1.75, INK)?.within(free.width());
    nodes.extend(line.at(Anchor::Left, Point::new(free.x0, free.y0 + 7.9)));
    Ok(nodes)
}

fn print_line(sheets: &[Sheet], number: usize, lang: Lang) -> String {
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
        Lang::En => format!("Sheet {number} of {of}{side}  ·  Print at 100 % (actual size)"),
        Lang::Fr => format!("Feuille {number} sur {of}{side}  ·  Imprimer à 100 % (taille réelle)"),
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
    let label = Lettering::new(tile, Font::SansBold, 3.0, INK)?.within(free.width() / 2.0);
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

/// Fifty millimetres above a line and two inches below it, both from its left end.
fn ruler(zero: Point) -> Result<Vec<Node>, MissingGlyph> {
    let mut path = BezPath::new();
    let mut nodes = Vec::new();
    shape::add_line(&mut path, zero, zero + (2.0 * INCH, 0.0));
    for mm in 0..=50 {
        let height = match mm % 10 {
            0 => 2.1,
            5 => 1.6,
            _ => 1.0,
        };
        let foot = zero + (f64::from(mm), 0.0);
        shape::add_line(&mut path, foot, foot - (0.0, height));
        if mm % 10 == 0 {
            let figure = Lettering::new(&mm.to_string(), Font::Sans, 1.3, INK)?;
            let half = figure.width() / 2.0;
            nodes.extend(figure.at(Anchor::Middle, foot - (0.0, 3.2)));
            if mm == 50 {
                let unit = Lettering::new("mm", Font::Sans, 1.3, INK)?;
                nodes.extend(unit.at(Anchor::Left, foot + (half + 0.5, -2.55)));
            }
        }
    }
    for eighth in 0..=16 {
        let depth = match eighth {
            0 | 8 | 16 => 2.1,
            4 | 12 => 1.7,
            2 | 6 | 10 | 14 => 1.3,
            _ => 0.9,
        };
        let foot = zero + (INCH * f64::from(eighth) / 8.0, 0.0);
        shape::add_line(&mut path, foot, foot + (0.0, depth));
        if eighth % 8 == 0 {
            let figure = Lettering::new(&(eighth / 8).to_string(), Font::Sans, 1.3, INK)?;
            let half = figure.width() / 2.0;
            nodes.extend(figure.at(Anchor::Middle, foot + (0.0, 3.2)));
            if eighth == 16 {
                let unit = Lettering::new("in", Font::Sans, 1.3, INK)?;
                nodes.extend(unit.at(Anchor::Left, foot + (half + 0.5, 3.85)));
            }
        }
    }
    nodes.push(Node::stroked(path, INK, HAIRLINE));
    Ok(nodes)
}

#[cfg(test)]
mod tests {
    use kurbo::Shape as _;

    use super::*;
    use crate::game::{ByLang, Mm, Size};
    use crate::scene::TextRun;

    #[test]
    fn the_ruler_measures_fifty_millimetres_and_two_inches() {
        let zero = Point::new(100.0, 280.0);
        let nodes = ruler(zero).unwrap();
        let ticks: Vec<kurbo::Line> = nodes
            .iter()
            .filter_map(|node| match node {
                Node::Shape(shape) => Some(shape.path.segments()),
                _ => None,
            })
            .flatten()
            .map(|segment| {
                kurbo::Line::new(kurbo::ParamCurve::start(&segment), kurbo::ParamCurve::end(&segment))
            })
            .filter(|line| line.p0.x == line.p1.x)
            .collect();
        let offsets = |up: bool| -> Vec<f64> {
            ticks.iter().filter(|tick| (tick.p1.y < tick.p0.y) == up).map(|tick| tick.p0.x - zero.x).collect()
        };
        let (millimetres, eighths) = (offsets(true), offsets(false));
        assert_eq!((millimetres.len(), eighths.len()), (51, 17));
        for (number, offset) in millimetres.iter().enumerate() {
            assert!((offset - number as f64).abs() < 1e-9, "{number} mm lies at {offset}");
        }
        for (number, offset) in eighths.iter().enumerate() {
            assert!((offset - number as f64 * 3.175).abs() < 1e-9, "{number}/8 in lies at {offset}");
        }
    }

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
    fn words_fit_between_the_edge_and_the_ruler_on_any_paper() {
        let title = ByLang::same("The Game of the Three Hundred and Sixty-Five Windmills".to_owned());
        let game = Game {
            name: "windmills".to_owned(),
            title,
            source: ByLang::default(),
            boards: Vec::new(),
            pieces: Vec::new(),
            leaflet: None,
            rules: None,
        };
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
