//! Names of zones on the frame of a board.

use std::cmp::Reverse;

use super::frame::{FrameLettering, GridEdge, MIN_FRAME_WITH_TEXT_MM};
use super::lettering::{Lettering, MIN_LEGIBLE_MM, TextAnchor};
use super::shape;
use crate::game::{Cell, Zone};
use crate::scene::{Affine, Color, Font, GlyphResult, Node, Point, Rect};

/// Sizes of a name, relative to the usual one, that are tried in turn.
const SIZES: [f64; 2] = [1.0, 0.75];

impl FrameLettering<'_> {
    /// Whether the name of a zone belongs at an edge, so that coordinates must leave room.
    pub(super) fn is_titled(&self, edge: GridEdge) -> bool {
        let titled = self.board.zones.iter().filter(|zone| zone.title.is_some());
        titled.into_iter().any(|zone| self.edges_of(zone).first().is_some_and(|(first, _)| *first == edge))
    }

    /// Cap height of a zone's name, and the distance of its centre from the grid.
    fn title_line(&self, edge: GridEdge) -> (f64, f64) {
        let width = self.width(edge);
        let height = (width * 0.45).clamp(1.5, 3.8);
        if !self.board.coordinates {
            return (height, 0.5 * width);
        }
        let (label, at) = self.label_line(edge);
        let inner = at + 0.5 * label;
        (height.min((width - inner) * 0.62), inner + (width - inner) * 0.48)
    }

    /// The edges for the name of a zone, each with the cells beside it: first the edge that it is nearest to with most
    /// cells, preferring the bottom and the top.
    fn edges_of(&self, zone: &Zone) -> Vec<(GridEdge, Vec<Cell>)> {
        let (columns, rows) = self.board.grid.dimensions();
        let edges = [GridEdge::Bottom, GridEdge::Top, GridEdge::Left, GridEdge::Right];
        let beside = |edge: GridEdge| {
            let distance = |cell: &Cell| match edge {
                GridEdge::Top => rows - 1 - cell.row,
                GridEdge::Bottom => cell.row,
                GridEdge::Left => cell.column,
                GridEdge::Right => columns - 1 - cell.column,
            };
            let nearest = zone.cells.iter().map(distance).min()?;
            let cells =
                zone.cells.iter().filter(|cell| distance(cell) == nearest).copied().collect::<Vec<_>>();
            Some((nearest, edge, cells))
        };
        let wide = edges.into_iter().filter(|&edge| self.width(edge) >= MIN_FRAME_WITH_TEXT_MM);
        let mut all: Vec<_> = wide.filter_map(beside).collect();
        all.sort_by_key(|(nearest, _, cells)| (*nearest, Reverse(cells.len())));
        all.into_iter().map(|(_, edge, cells)| (edge, cells)).collect()
    }

    /// The name of a zone, at the first edge and in the first size with a free place.
    pub(super) fn zone(&mut self, zone: &Zone, title: &str) -> GlyphResult<()> {
        for (edge, cells) in self.edges_of(zone) {
            for size in SIZES {
                if self.title(edge, &cells, title, size)? {
                    return Ok(());
                }
            }
        }
        self.left_out.push(title.to_owned());
        Ok(())
    }

    /// Prints the name of a zone beside cells, and rules on both sides of it; returns whether there is a free place.
    fn title(&mut self, edge: GridEdge, cells: &[Cell], title: &str, scale: f64) -> GlyphResult<bool> {
        let half = self.lattice.half();
        let extent = cells.iter().map(|&cell| {
            let centre = self.lattice.centre(cell);
            let (at, half) = if edge.is_upright() { (centre.y, half.y) } else { (centre.x, half.x) };
            (at - half, at + half)
        });
        let (from, to) = extent.fold((f64::INFINITY, f64::NEG_INFINITY), |(from, to), (start, end)| {
            (from.min(start), to.max(end))
        });
        let span = to - from;
        let (height, out) = self.title_line(edge);
        let height = height * scale;
        let ink = self.ink;
        let text = Lettering::new(title, Font::Display, height, ink)?.within(span * 0.92);
        if scale < 1.0 && text.height() < MIN_LEGIBLE_MM {
            return Ok(false);
        }
        let width = text.width();
        let size = if edge.is_upright() { (text.height(), width) } else { (width, text.height()) };
        let centre = Point::new((from + to) / 2.0, (from + to) / 2.0);
        let middle = self.point(edge, centre, out);
        let Some(position) = self.free_position(edge, middle, size, (span - width) / 2.0) else {
            return Ok(false);
        };
        let place = Affine::translate(position.to_vec2()) * shape::quarters(edge.quarters());
        let mut taken = vec![Rect::from_center_size(position, size)];
        self.nodes.extend(text.put(TextAnchor::Middle, place));
        // Rules extend from the name to the ends of a zone that is much longer.
        let along = shape::quarters(edge.quarters()) * Point::new(1.0, 0.0);
        let zone = (middle - position).dot(along.to_vec2());
        let (start, reach) = (width / 2.0 + height * 1.3, span / 2.0 - 2.0);
        for direction in [-1.0, 1.0] {
            let (from, to) = (start * direction, zone + reach * direction);
            let area = |to: f64| place.transform_rect_bbox(Rect::new(from, -0.5, to, 0.5).abs());
            if (to - from) * direction > 12.0 && self.is_free(area(to)) {
                self.nodes.extend(leader(from, to, height, ink, place));
                // The next name keeps off the diamond.
                taken.push(area(to + direction * height * 0.5));
            }
        }
        taken.into_iter().for_each(|rect| self.take(rect));
        Ok(true)
    }
}

/// A double rule along the x axis with a diamond at its outer end.
fn leader(from: f64, to: f64, height: f64, ink: Color, place: Affine) -> Vec<Node> {
    let direction = (to - from).signum();
    let diamond = height * 0.3;
    let end = to - direction * diamond * 2.4;
    let mut thick = shape::polyline([(from, 0.0), (end, 0.0)]);
    let mut tip = shape::polygon([
        (to - direction * 2.0 * diamond, 0.0),
        (to - direction * diamond, -diamond),
        (to, 0.0),
        (to - direction * diamond, diamond),
    ]);
    let mut start = shape::circle(Point::new(from, 0.0), diamond * 0.5);
    for path in [&mut thick, &mut tip, &mut start] {
        path.apply_affine(place);
    }
    vec![Node::stroked(thick, ink, height * 0.12), Node::filled(tip, ink), Node::filled(start, ink)]
}
