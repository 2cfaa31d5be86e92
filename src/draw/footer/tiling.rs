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

#[cfg(test)]
mod tests {
    use kurbo::Shape as _;

    use super::*;
    use crate::scene::{Fill, PaintedPath, Stroke};
    use crate::sheet::lay_out;
    use crate::sheet::tests::fixtures::{A4, board, game, options};

    #[test]
    fn the_map_shows_every_tile_and_which_one_it_is() {
        let mut game = game([]);
        game.boards.push(board(500, 400, 0));
        let free = Rect::new(10.0, 270.0, 190.0, 279.0);
        let sheets = lay_out(&game, &options(A4)).unwrap();
        assert!(sheets.len() > 4);
        for sheet in &sheets {
            let BoardTile { at: (column, row), of: (columns, rows), .. } = sheet.tile.unwrap();
            let (nodes, width) = nodes(sheet, "part 1", free).unwrap();
            let (mut here, mut map, mut label) = (Vec::new(), Vec::new(), None);
            for node in &nodes {
                match node {
                    Node::Path(PaintedPath { path, fill: Some(Fill { .. }), stroke: None, .. }) => {
                        here.push(path.bounding_box());
                    }
                    Node::Path(PaintedPath { path, fill: None, stroke: Some(Stroke { .. }), .. }) => {
                        map = kurbo::segments(path.iter()).map(|segment| segment.bounding_box()).collect();
                    }
                    Node::Text(run) => label = Some(run.place.transform_rect_bbox(run.ink().unwrap())),
                    _ => panic!("{node:?}"),
                }
            }
            let map: Vec<Rect> = map
                .chunks(4)
                .filter_map(|sides| sides.iter().copied().reduce(|one, other| one.union(other)))
                .collect();
            assert_eq!(map.len(), columns * rows);
            assert_eq!(here, [map[row * columns + column]]);
            for (number, tile) in map.iter().enumerate() {
                let off = tile.origin() - map[0].origin();
                let (across, down) = (number % columns, number / columns);
                let expected = (across as f64 * map[0].width(), down as f64 * map[0].height());
                assert!((off.x - expected.0).abs() < 1e-9 && (off.y - expected.1).abs() < 1e-9, "{map:?}");
            }
            let whole = map.iter().copied().reduce(|one, other| one.union(other)).unwrap();
            assert!((whole.center().y - free.y0 - RULER_LINE_MM).abs() < 1e-9, "{whole:?}");
            assert!(whole.height() < 2.0 * HALF_HEIGHT_MM + 1e-9 && whole.x1 <= free.x1, "{whole:?}");
            let label = label.unwrap();
            assert!((label.x0 - free.x1 + width).abs() < 0.5, "{label:?}");
            assert!(label.x1 < whole.x0 && (label.center().y - whole.center().y).abs() < 0.5, "{label:?}");
        }
    }
}
