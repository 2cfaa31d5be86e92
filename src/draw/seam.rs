//! Seams and folds: alignment marks of tiles, names of tiles at their seams, and fold lines.

use super::lettering::{Lettering, TEXT_INK, TextAnchor};
use super::naming::tile_name;
use super::shape;
use crate::game::{self, Align, Game, Lang, Mm};
use crate::scene::{Affine, BezPath, Color, Font, GlyphResult, Node, Point, Rect, Stroke, Vec2};
use crate::sheet::{BoardTile, PlacedItem, Segment, Sheet, SheetItem};

const FOLD: Color = Color::Rgb(90, 90, 90);
/// Cap height of a tile's name at a seam, and its distance from the cut.
const NAME_HEIGHT_MM: f64 = 2.0;
const NAME_OFFSET_MM: f64 = 0.8;
/// Clearance between a tile's name and cut marks.
const MARK_CLEARANCE_MM: f64 = 0.5;
/// Offsets of a tile's name from the middle of its seam, in order of preference.
const NAME_SHIFTS_MM: [f64; 9] = [0.0, 5.0, -5.0, 10.0, -10.0, 15.0, -15.0, 20.0, -20.0];
/// Cap height of the label of a fold, and its distances from the line and from its end.
const FOLD_LABEL_HEIGHT_MM: f64 = 1.75;
const FOLD_LABEL_OFFSET_MM: f64 = 1.6;
const FOLD_LABEL_FROM_END_MM: f64 = 8.0;

/// The lines of a tile that align its neighbours: dark, with a light halo, and only on the flaps that those will cover.
pub(crate) fn landings(sheet: &Sheet) -> impl Iterator<Item = Node> {
    let lines: Vec<BezPath> = sheet.landings.iter().map(|&landing| line(landing)).collect();
    let outline = placed_tile(sheet).map(|(placed, window)| game::Rect::centred(placed.centre, window.size));
    let flaps = sheet.tile.zip(outline).map(|(tile, outline)| tile.flaps(outline));
    flaps.into_iter().flatten().filter(|flap| flap.size.width.min(flap.size.height) > Mm::ZERO).map(
        move |flap| {
            let nodes = shape::hairlines(lines.clone(), Color::BLACK).collect();
            Node::Clip { path: shape::rectangle(shape::rect(flap)), nodes }
        },
    )
}

/// The name of a tile beside each of its seams with enough room.
pub(crate) fn names(game: &Game, sheet: &Sheet, lang: Lang) -> GlyphResult<Vec<Node>> {
    let (Some(BoardTile { at: (column, row), of: (columns, rows), .. }), Some(trim), Some(name)) =
        (sheet.tile, tile_outline(sheet), tile_name(game, sheet, lang))
    else {
        return Ok(Vec::new());
    };
    let middle = trim.center();
    let off = NAME_HEIGHT_MM / 2.0 + NAME_OFFSET_MM;
    let frame = shape::rect(sheet.frame());
    let around = |cut| shape::rect(cut).inflate(MARK_CLEARANCE_MM, MARK_CLEARANCE_MM);
    let cuts: Vec<Rect> = sheet.cut_areas().map(around).collect();
    let label = Lettering::new(&name, Font::SansBold, NAME_HEIGHT_MM, TEXT_INK)?;
    let bounds = Rect::from_center_size(Point::ORIGIN, (label.width(), label.height()));
    let label = label.put(TextAnchor::Middle, Affine::IDENTITY);
    let ink = inked(&label).unwrap_or(bounds);
    let mut nodes = Vec::new();
    for (seam, at, quarters) in [
        (row > 0, Point::new(middle.x, trim.y0 - off), 0),
        (row + 1 < rows, Point::new(middle.x, trim.y1 + off), 0),
        (column > 0, Point::new(trim.x0 - off, middle.y), 3),
        (column + 1 < columns, Point::new(trim.x1 + off, middle.y), 1),
    ] {
        let along = if quarters == 0 { Vec2::new(1.0, 0.0) } else { Vec2::new(0.0, 1.0) };
        let places = NAME_SHIFTS_MM
            .map(|step| Affine::translate(at.to_vec2() + along * step) * shape::quarters(quarters));
        let is_free = |place: &Affine| {
            let (bounds, ink) = (place.transform_rect_bbox(bounds), place.transform_rect_bbox(ink));
            frame.contains_rect(ink) && cuts.iter().all(|cut| cut.intersect(bounds).is_zero_area())
        };
        if let Some(place) = places.into_iter().filter(|_| seam).find(is_free) {
            nodes.extend(label.iter().map(|node| node.clone().transformed(place)));
        }
    }
    Ok(nodes)
}

/// The bounding box of what texts print.
fn inked(nodes: &[Node]) -> Option<Rect> {
    let ink = |node: &Node| match node {
        Node::Text(text) => Some(text.place.transform_rect_bbox(text.ink()?)),
        _ => None,
    };
    nodes.iter().filter_map(ink).reduce(|one, other| one.union(other))
}

/// The folds of a sheet, with what is done first; and where it is cut apart before, if more than one block is on it.
pub(crate) fn folds(sheet: &Sheet, lang: Lang) -> GlyphResult<Vec<Node>> {
    let words = lang.words();
    let order = match (sheet.through.is_empty(), sheet.apart.is_empty()) {
        (false, _) => words.fold,
        (true, true) => words.fold_then_cut,
        (true, false) => words.part_then_fold,
    };
    let stroke = Stroke { dashes: vec![6.0, 1.0, 1.0, 1.0], ..Stroke::solid(FOLD, 0.2) };
    let mut nodes: Vec<Node> =
        sheet.apart.iter().map(|&apart| Node::lined(line(apart), stroke.clone())).collect();
    for &segment in &sheet.folds {
        nodes.extend(fold(segment, order, words.fold)?);
    }
    Ok(nodes)
}

/// A fold: a dashed line, and its label on the side of the backs: what is done first, or just what it is.
fn fold(fold: Segment, order: &str, short: &str) -> GlyphResult<Vec<Node>> {
    let stroke = Stroke { dashes: vec![2.0, 1.5], ..Stroke::solid(FOLD, 0.2) };
    let mut nodes = vec![Node::lined(line(fold), stroke)];
    let set = |text: &str| Lettering::new(text, Font::Sans, FOLD_LABEL_HEIGHT_MM, FOLD);
    let room = (fold.to.x - fold.from.x + fold.to.y - fold.from.y).get() - 2.0 * FOLD_LABEL_FROM_END_MM;
    let label = Some(set(order)?).filter(|label| label.width() <= room);
    let label = label.map_or_else(|| set(short), Ok)?;
    let from = shape::point(fold.from);
    // The cut marks of the fronts end at the line on the other side.
    let (at, quarters) = match fold.from.x == fold.to.x {
        true => (from + Vec2::new(FOLD_LABEL_OFFSET_MM, FOLD_LABEL_FROM_END_MM), 1),
        false => (from + Vec2::new(FOLD_LABEL_FROM_END_MM, FOLD_LABEL_OFFSET_MM), 0),
    };
    let put = Affine::translate(at.to_vec2()) * shape::quarters(quarters);
    nodes.extend(label.aligned(Align::Left, put));
    Ok(nodes)
}

pub(crate) fn tile_outline(sheet: &Sheet) -> Option<Rect> {
    let (placed, window) = placed_tile(sheet)?;
    Some(shape::rect(game::Rect::centred(placed.centre, window.size)))
}

/// The tile on a sheet and its window; whole boards may be beside it.
pub(crate) fn placed_tile(sheet: &Sheet) -> Option<(&PlacedItem, game::Rect)> {
    let tile = sheet.tile?;
    sheet.placed.iter().find_map(|placed| match placed.item {
        SheetItem::BoardWindow { board, camp, window } if (board, camp) == (tile.board, tile.camp) => {
            Some((placed, window))
        }
        _ => None,
    })
}

pub(crate) fn line(segment: Segment) -> BezPath {
    let mut path = BezPath::new();
    shape::add_line(&mut path, shape::point(segment.from), shape::point(segment.to));
    path
}
