//! Rulers to check the print with: one level, at the foot of a sheet, and one upright, for a printer may stretch one
//! way.

use super::lettering::{Anchor, Lettering};
use super::shape;
use crate::game::{Game, Mm};
use crate::scene::{Affine, BezPath, Color, Font, MissingGlyph, Node, Point, Rect};
use crate::sheet::{PlacedItem, Sheet, SheetItem};

const INK: Color = Color::Rgb(26, 26, 26);
/// The thickness of their lines, measured from middle to middle.
const HAIRLINE: f64 = 0.15;
pub const INCH: f64 = 25.4;
/// The height of the figures and units: type of five points.
const FIGURE: f64 = 1.32;
/// The lengths that the upright ruler may have: the first that has a place.
const LENGTHS: [u32; 3] = [50, 40, 30];
/// The width of the upright ruler.
const WIDTH: f64 = 1.5;
/// What it keeps free to its sides and at its ends.
const CLEAR: (f64, f64) = (0.25, 1.0);
/// How long its words are, with the distance from its end; how high they are, and how far off the edge.
const WORDS: (f64, f64, f64) = (8.4, FIGURE, 0.35);

/// Fifty millimetres above a line and two inches below it, both from its left end.
pub fn level(zero: Point) -> Result<Vec<Node>, MissingGlyph> {
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
            let figure = Lettering::new(&mm.to_string(), Font::Sans, FIGURE, INK)?;
            let half = figure.width() / 2.0;
            nodes.extend(figure.at(Anchor::Middle, foot - (0.0, 3.2)));
            if mm == 50 {
                let unit = Lettering::new("mm", Font::Sans, FIGURE, INK)?;
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
            let figure = Lettering::new(&(eighth / 8).to_string(), Font::Sans, FIGURE, INK)?;
            let half = figure.width() / 2.0;
            nodes.extend(figure.at(Anchor::Middle, foot + (0.0, 3.2)));
            if eighth == 16 {
                let unit = Lettering::new("in", Font::Sans, FIGURE, INK)?;
                nodes.extend(unit.at(Anchor::Left, foot + (half + 0.5, 3.85)));
            }
        }
    }
    nodes.push(Node::stroked(path, INK, HAIRLINE));
    Ok(nodes)
}

/// An upright ruler, where a sheet leaves it a place at its right edge, or at its left one; none where it has none.
/// `taken` is what else stands there.
pub fn upright(game: &Game, sheet: &Sheet, bleed: Mm, taken: &[Rect]) -> Result<Vec<Node>, MissingGlyph> {
    let mut taken = taken.to_vec();
    taken.extend(sheet.placed.iter().flat_map(|placed| paint(game, placed, bleed)));
    for line in sheet.cuts.iter().chain(&sheet.folds) {
        taken.push(Rect::from_points(shape::point(line.from), shape::point(line.to)).inflate(0.3, 0.3));
    }
    let frame = shape::rect(sheet.frame());
    for millimetres in LENGTHS {
        let height = f64::from(millimetres) + WORDS.0;
        for left in [frame.x1 - WIDTH, frame.x0] {
            // From the foot upwards.
            let mut bottom = frame.y1 - CLEAR.1;
            while bottom - height >= frame.y0 {
                let place = Rect::new(left, bottom - height, left + WIDTH, bottom);
                let needed = place.inflate(CLEAR.0, CLEAR.1);
                let Some(highest) = taken
                    .iter()
                    .filter(|taken| overlap(needed, **taken))
                    .map(|taken| taken.y0)
                    .reduce(f64::min)
                else {
                    return scale(place, millimetres, left > frame.center().x);
                };
                bottom = (highest - CLEAR.1 - 0.001).min(bottom - 0.5);
            }
        }
    }
    Ok(Vec::new())
}

fn overlap(one: Rect, other: Rect) -> bool {
    one.x0 < other.x1 && other.x0 < one.x1 && one.y0 < other.y1 && other.y0 < one.y1
}

/// The boxes round what is painted of a placed thing, its ticks included.
fn paint(game: &Game, placed: &PlacedItem, bleed: Mm) -> Vec<Rect> {
    let (size, room) = match placed.item {
        SheetItem::BoardWindow { window, .. } => (window.size, bleed),
        SheetItem::Front(number) | SheetItem::Back(number) => {
            let Some(shape) = game.pieces.get(number).map(|piece| piece.shape) else { return Vec::new() };
            let disc = shape.is_disc();
            (shape.size(), if placed.room == Mm::ZERO && !disc { bleed } else { placed.room })
        }
    };
    let size = if placed.quarters % 2 == 1 { size.turned() } else { size };
    let outline = shape::rect(crate::game::Rect::centred(placed.centre, size));
    let mut boxes = vec![outline.inflate(room.get(), room.get())];
    let centre = shape::point(placed.centre);
    for tick in &placed.ticks {
        let (sin, cos) = tick.direction.to_radians().sin_cos();
        let at = |far: Mm| centre + kurbo::Vec2::new(sin, -cos) * far.get();
        boxes.push(Rect::from_points(at(tick.from), at(tick.to)).inflate(0.3, 0.3));
    }
    boxes
}

/// The ruler in its place: a line at the edge of the page, a tick for each millimetre, and above it how long it is.
fn scale(place: Rect, millimetres: u32, at_right: bool) -> Result<Vec<Node>, MissingGlyph> {
    let (edge, inwards) = if at_right { (place.x1, -1.0) } else { (place.x0, 1.0) };
    let top = place.y1 - f64::from(millimetres);
    let half = HAIRLINE / 2.0;
    let line = edge + inwards * half;
    let mut path = BezPath::new();
    shape::add_line(&mut path, Point::new(line, top), Point::new(line, place.y1));
    for mm in 0..=millimetres {
        let length = match mm % 10 {
            0 => WIDTH,
            5 => 0.9,
            _ => 0.6,
        };
        let y = place.y1 - f64::from(mm);
        shape::add_line(&mut path, Point::new(line, y), Point::new(edge + inwards * length, y));
    }
    let mut nodes = vec![Node::stroked(path, INK, HAIRLINE)];
    let words = Lettering::new(&format!("{millimetres} mm"), Font::Sans, WORDS.1, INK)?.within(WORDS.0 - 0.8);
    let middle = edge + inwards * (WORDS.2 + WORDS.1 / 2.0);
    let middle = Point::new(middle, top - 0.8 - words.width() / 2.0);
    nodes.extend(words.put(Anchor::Middle, Affine::translate(middle.to_vec2()) * shape::quarters(3)));
    Ok(nodes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_ruler_measures_fifty_millimetres_and_two_inches() {
        let zero = Point::new(100.0, 280.0);
        let nodes = level(zero).unwrap();
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

    #[test]
    fn the_upright_ruler_is_as_long_as_it_says() {
        for (millimetres, at_right) in [(50, true), (40, false)] {
            let place = Rect::new(5.0, 100.0, 5.0 + WIDTH, 100.0 + WORDS.0 + f64::from(millimetres));
            let nodes = scale(place, millimetres, at_right).unwrap();
            let Node::Shape(ticks) = &nodes[0] else { panic!("lines come first") };
            let ys: Vec<f64> =
                ticks.path.segments().map(|line| kurbo::ParamCurve::start(&line).y).skip(1).collect();
            for (number, y) in ys.iter().enumerate() {
                assert!((place.y1 - y - number as f64).abs() < 1e-9, "{number} mm lies at {y}");
            }
            assert_eq!(ys.len(), millimetres as usize + 1);
            let Node::Text(words) = &nodes[1] else { panic!("words come last") };
            assert_eq!(words.text, format!("{millimetres} mm"));
        }
    }
}
