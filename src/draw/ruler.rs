//! Rulers to check the print size: a horizontal one in the footer of a sheet, and a vertical one, as printers may
//! distort one direction.

use super::lettering::{Lettering, MIN_LEGIBLE_MM, TEXT_INK, TextAnchor};
use super::shape::{self, HAIRLINE_MM};
use crate::game::{Game, Mm};
use crate::scene::{Affine, BezPath, Font, GlyphResult, Node, Point, Rect};
use crate::sheet::{PlacedItem, Sheet, SheetItem};

pub(crate) const INCH_MM: f64 = 25.4;
/// Lengths of the vertical ruler in order of preference.
const LENGTHS_MM: [u32; 3] = [50, 40, 30];
/// Width of the vertical ruler.
const WIDTH_MM: f64 = 1.5;
/// Clearance of the vertical ruler at its sides and at its ends.
const SIDE_CLEARANCE_MM: f64 = 0.25;
const END_CLEARANCE_MM: f64 = 1.0;
/// Clearance of rulers from cut marks, ticks and folds, which would look like a part of them.
pub(crate) const MARK_CLEARANCE_MM: f64 = 1.5;
/// Length of the longest ticks of the horizontal ruler, and their distance from the figures.
const TICK_MM: f64 = 1.85;
const FIGURE_OFFSET_MM: f64 = 0.37;
/// How far the horizontal ruler extends above its line and below it.
pub(crate) const HALF_HEIGHT_MM: f64 = TICK_MM + FIGURE_OFFSET_MM + MIN_LEGIBLE_MM;
/// Length of the label of the vertical ruler, including its distance from the ruler.
const LABEL_LENGTH_MM: f64 = 8.4;
/// Distance of the label from the edge of the page.
const LABEL_OFFSET_MM: f64 = 0.35;

/// A horizontal ruler: 50 mm above a line and two inches below it, both from its left end.
pub(crate) fn horizontal(zero: Point) -> GlyphResult<Vec<Node>> {
    let mut path = BezPath::new();
    let mut nodes = Vec::new();
    let (near, far) = (TICK_MM + FIGURE_OFFSET_MM, HALF_HEIGHT_MM);
    let middle = f64::midpoint(near, far);
    shape::add_line(&mut path, zero, zero + (2.0 * INCH_MM, 0.0));
    for mm in 0..=50 {
        let height = match mm % 10 {
            0 => TICK_MM,
            5 => 1.45,
            _ => 0.9,
        };
        let foot = zero + (f64::from(mm), 0.0);
        shape::add_line(&mut path, foot, foot - (0.0, height));
        if mm % 10 == 0 {
            let figure = Lettering::new(&mm.to_string(), Font::Sans, MIN_LEGIBLE_MM, TEXT_INK)?;
            let half = figure.width() / 2.0;
            nodes.extend(figure.at(TextAnchor::Middle, foot - (0.0, middle)));
            if mm == 50 {
                let unit = Lettering::new("mm", Font::Sans, MIN_LEGIBLE_MM, TEXT_INK)?;
                nodes.extend(unit.at(TextAnchor::Left, foot + (half + 0.5, -near)));
            }
        }
    }
    for eighth in 0..=16 {
        let depth = match eighth {
            0 | 8 | 16 => TICK_MM,
            4 | 12 => 1.5,
            2 | 6 | 10 | 14 => 1.2,
            _ => 0.8,
        };
        let foot = zero + (INCH_MM * f64::from(eighth) / 8.0, 0.0);
        shape::add_line(&mut path, foot, foot + (0.0, depth));
        if eighth % 8 == 0 {
            let figure = Lettering::new(&(eighth / 8).to_string(), Font::Sans, MIN_LEGIBLE_MM, TEXT_INK)?;
            let half = figure.width() / 2.0;
            nodes.extend(figure.at(TextAnchor::Middle, foot + (0.0, middle)));
            if eighth == 16 {
                let unit = Lettering::new("in", Font::Sans, MIN_LEGIBLE_MM, TEXT_INK)?;
                nodes.extend(unit.at(TextAnchor::Left, foot + (half + 0.5, far)));
            }
        }
    }
    nodes.push(Node::stroked(path, TEXT_INK, HAIRLINE_MM));
    Ok(nodes)
}

/// A vertical ruler at the right or left edge of a sheet, if there is room beside its content and `labels`.
pub(crate) fn vertical(game: &Game, sheet: &Sheet, bleed: Mm, labels: &[Rect]) -> GlyphResult<Vec<Node>> {
    let mut taken = labels.to_vec();
    taken.extend(sheet.placed.iter().flat_map(|placed| painted_areas(game, placed, bleed)));
    taken.extend(sheet.cut_areas().map(|cut| with_clearance(shape::rect(cut))));
    for fold in sheet.folds.iter().chain(&sheet.apart) {
        taken.push(with_clearance(Rect::from_points(shape::point(fold.from), shape::point(fold.to))));
    }
    let frame = shape::rect(sheet.frame());
    for millimetres in LENGTHS_MM {
        let height = f64::from(millimetres) + LABEL_LENGTH_MM;
        for left in [frame.x1 - WIDTH_MM, frame.x0] {
            // From the bottom upwards.
            let mut bottom = frame.y1 - END_CLEARANCE_MM;
            while bottom - height >= frame.y0 {
                let place = Rect::new(left, bottom - height, left + WIDTH_MM, bottom);
                let needed = place.inflate(SIDE_CLEARANCE_MM, END_CLEARANCE_MM);
                let Some(highest) = taken
                    .iter()
                    .filter(|taken| overlaps(needed, **taken))
                    .map(|taken| taken.y0)
                    .reduce(f64::min)
                else {
                    return scale(place, millimetres, left > frame.center().x);
                };
                bottom = (highest - END_CLEARANCE_MM - 0.001).min(bottom - 0.5);
            }
        }
    }
    Ok(Vec::new())
}

/// The area of a mark with the clearance of the ruler that exceeds the clearance from paint.
fn with_clearance(mark: Rect) -> Rect {
    mark.inflate(MARK_CLEARANCE_MM - SIDE_CLEARANCE_MM, MARK_CLEARANCE_MM - END_CLEARANCE_MM)
}

fn overlaps(one: Rect, other: Rect) -> bool {
    one.x0 < other.x1 && other.x0 < one.x1 && one.y0 < other.y1 && other.y0 < one.y1
}

/// The bounding boxes of the paint and the ticks of an item.
fn painted_areas(game: &Game, placed: &PlacedItem, bleed: Mm) -> Vec<Rect> {
    let (size, room) = match placed.item {
        SheetItem::BoardWindow { window, .. } => (window.size, bleed),
        SheetItem::Front(number) | SheetItem::Back(number) => {
            let Some(shape) = game.pieces.get(number).map(|piece| piece.shape) else { return Vec::new() };
            (shape.size(), if placed.is_adjacent(game, bleed) { bleed } else { placed.room })
        }
    };
    let size = if placed.quarters % 2 == 1 { size.turned() } else { size };
    let outline = shape::rect(crate::game::Rect::centred(placed.centre, size));
    let mut boxes = vec![outline.inflate(room.get(), room.get())];
    let centre = shape::point(placed.centre);
    for tick in &placed.ticks {
        let (sin, cos) = tick.direction.to_radians().sin_cos();
        let at = |distance: Mm| centre + kurbo::Vec2::new(sin, -cos) * distance.get();
        boxes.push(with_clearance(Rect::from_points(at(tick.from), at(tick.to))));
    }
    boxes
}

/// A vertical ruler: a line at the edge of the page, a tick for each millimetre, and its length above.
fn scale(place: Rect, millimetres: u32, at_right: bool) -> GlyphResult<Vec<Node>> {
    let (edge, inwards) = if at_right { (place.x1, -1.0) } else { (place.x0, 1.0) };
    let top = place.y1 - f64::from(millimetres);
    let half = HAIRLINE_MM / 2.0;
    let line = edge + inwards * half;
    let mut path = BezPath::new();
    shape::add_line(&mut path, Point::new(line, top), Point::new(line, place.y1));
    for mm in 0..=millimetres {
        let length = match mm % 10 {
            0 => WIDTH_MM,
            5 => 0.9,
            _ => 0.6,
        };
        let y = place.y1 - f64::from(mm);
        shape::add_line(&mut path, Point::new(line, y), Point::new(edge + inwards * length, y));
    }
    let mut nodes = vec![Node::stroked(path, TEXT_INK, HAIRLINE_MM)];
    let label = Lettering::new(&format!("{millimetres} mm"), Font::Sans, MIN_LEGIBLE_MM, TEXT_INK)?
        .within(LABEL_LENGTH_MM - 0.8);
    let middle = edge + inwards * (LABEL_OFFSET_MM + MIN_LEGIBLE_MM / 2.0);
    let middle = Point::new(middle, top - 0.8 - label.width() / 2.0);
    nodes.extend(label.put(TextAnchor::Middle, Affine::translate(middle.to_vec2()) * shape::quarters(3)));
    Ok(nodes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_ruler_measures_fifty_millimetres_and_two_inches() {
        let zero = Point::new(100.0, 280.0);
        let nodes = horizontal(zero).unwrap();
        let ticks: Vec<kurbo::Line> = nodes
            .iter()
            .filter_map(|node| match node {
                Node::Path(shape) => Some(shape.path.segments()),
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
    fn rulers_are_as_far_from_marks_as_they_must_be_and_no_farther() {
        let place = Rect::new(10.0, 10.0, 10.0 + WIDTH_MM, 60.0);
        let needed = place.inflate(SIDE_CLEARANCE_MM, END_CLEARANCE_MM);
        for (off, is_free) in [(MARK_CLEARANCE_MM - 0.05, false), (MARK_CLEARANCE_MM + 0.05, true)] {
            for mark in [
                Rect::new(place.x0 - off - 4.0, 30.0, place.x0 - off, 30.0),
                Rect::new(place.x1 + off, 30.0, place.x1 + off + 4.0, 30.0),
                Rect::new(11.0, place.y0 - off - 4.0, 11.0, place.y0 - off),
                Rect::new(11.0, place.y1 + off, 11.0, place.y1 + off + 4.0),
            ] {
                assert_eq!(!overlaps(needed, with_clearance(mark)), is_free, "{mark:?}");
            }
        }
    }

    #[test]
    fn the_vertical_ruler_has_the_length_on_its_label() {
        for (millimetres, at_right) in [(50, true), (40, false)] {
            let place =
                Rect::new(5.0, 100.0, 5.0 + WIDTH_MM, 100.0 + LABEL_LENGTH_MM + f64::from(millimetres));
            let nodes = scale(place, millimetres, at_right).unwrap();
            let Node::Path(ticks) = &nodes[0] else { panic!("lines come first") };
            let ys: Vec<f64> =
                ticks.path.segments().map(|line| kurbo::ParamCurve::start(&line).y).skip(1).collect();
            for (number, y) in ys.iter().enumerate() {
                assert!((place.y1 - y - number as f64).abs() < 1e-9, "{number} mm lies at {y}");
            }
            assert_eq!(ys.len(), millimetres as usize + 1);
            let Node::Text(label) = &nodes[1] else { panic!("the label comes last") };
            assert_eq!(label.text, format!("{millimetres} mm"));
        }
    }
}
