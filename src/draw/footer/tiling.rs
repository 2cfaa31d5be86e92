//! The label of a tile, and a map of all tiles.

use super::{LEFT_TEXT_WIDTH_MM, RULER_LINE_MM};
use crate::draw::lettering::{Lettering, MIN_LEGIBLE_MM, TEXT_INK, TextAnchor};
use crate::draw::ruler::HALF_HEIGHT_MM;
use crate::draw::seam::tile_outline;
use crate::draw::shape;
use crate::scene::{BezPath, Font, GlyphResult, Node, Point, Rect};
use crate::sheet::{BoardTile, Sheet};

/// Width of the lines of the map.
const MAP_LINE_MM: f64 = 0.2;

/// The label of a tile, a map of all tiles with this one filled, and the width of both.
pub(crate) fn nodes(sheet: &Sheet, tile: &str, free: Rect) -> GlyphResult<(Vec<Node>, f64)> {
    let (Some(BoardTile { at: (column, row), of: (columns, rows), .. }), Some(window)) =
        (sheet.tile, tile_outline(sheet))
    else {
        return Ok((Vec::new(), 0.0));
    };
    // As high as the ruler beside it.
    let cell = (2.0 * HALF_HEIGHT_MM / rows as f64).min(12.0 / columns as f64).min(3.8);
    // The map has the proportions of the windows.
    let across =
        cell * (window.width() / window.height()).clamp(0.6, 1.7).min(12.0 / (columns as f64 * cell));
    let label = Lettering::new(tile, Font::SansBold, 3.0, TEXT_INK)?;
    let min_width = label.width() * MIN_LEGIBLE_MM / label.height();
    let room = free.width() - LEFT_TEXT_WIDTH_MM - 4.6 - across * columns as f64;
    let label = label.within(room.max(min_width).min(free.width() / 2.0));
    let width = label.width() + 1.6 + across * columns as f64 + MAP_LINE_MM / 2.0;
    let left = free.x1 - width;
    let middle = free.y0 + RULER_LINE_MM;
    let top = middle - cell * rows as f64 / 2.0;
    let map = left + label.width() + 1.6;
    let mut nodes = Vec::new();
    let mut grid = BezPath::new();
    for y in 0..rows {
        for x in 0..columns {
            let origin = Point::new(map + across * x as f64, top + cell * y as f64);
            let square = shape::rectangle(Rect::from_origin_size(origin, (across, cell)));
            if (x, y) == (column, row) {
                nodes.push(Node::filled(square.clone(), TEXT_INK));
            }
            shape::append(&mut grid, &square);
        }
    }
    nodes.push(Node::stroked(grid, TEXT_INK, MAP_LINE_MM));
    let baseline = middle + label.height() / 2.0;
    nodes.extend(label.at(TextAnchor::Left, Point::new(left, baseline)));
    Ok((nodes, width))
}
