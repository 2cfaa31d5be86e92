//! Lines along the cuts between pieces that could not be told apart.

use super::cuts::outline;
use super::edge;
use super::shape;
use super::sheet::piece_of;
use super::stencil::Stencils;
use crate::game::PieceEdge;
use crate::scene::{BezPath, Color, GlyphResult, Node, Point, Rect};
use crate::sheet::{PlacedItem, Sheet};

/// Thinner than a cut strays.
const LINE_WIDTH_MM: f64 = 0.12;
/// Distance of cuts that are the same; their places are rounded.
const NEAR_MM: f64 = 0.01;
/// Shorter common edges need no line.
const MIN_LENGTH_MM: f64 = 1.0;

impl Stencils<'_> {
    /// The lines of a sheet. Rectangles that lie edge to edge have one where both have the same colour.
    pub(super) fn edge_lines(&mut self, sheet: &Sheet) -> GlyphResult<Vec<Node>> {
        let mut lines: Vec<(Color, BezPath)> = Vec::new();
        let items: Vec<(&PlacedItem, Rect)> =
            sheet.placed.iter().filter_map(|it| Some((it, self.cut(it)?))).collect();
        for (at, (one, cut)) in items.iter().enumerate() {
            for (other, beside) in items.get(at + 1..).unwrap_or_default() {
                let Some((from, to)) = common_edge(*cut, *beside) else { continue };
                let Some(color) = self.edge_color(one) else { continue };
                if self.edge_color(other) != Some(color) {
                    continue;
                }
                let line = color.neighbour();
                let known = lines.iter_mut().find(|(color, _)| *color == line);
                match known {
                    Some((_, path)) => shape::add_line(path, from, to),
                    None => {
                        let mut path = BezPath::new();
                        shape::add_line(&mut path, from, to);
                        lines.push((line, path));
                    }
                }
            }
        }
        Ok(lines.into_iter().map(|(color, path)| Node::stroked(path, color, LINE_WIDTH_MM)).collect())
    }

    /// The cut of a rectangular piece that may need lines.
    fn cut(&self, placed: &PlacedItem) -> Option<Rect> {
        let piece = piece_of(self.game, placed)?;
        let is_told_apart = !piece.shape.is_rectangular() || piece.edge != PieceEdge::WhereNeeded;
        let cut = outline(self.game, placed).filter(|_| !is_told_apart)?;
        Some(kurbo::Shape::bounding_box(&cut))
    }

    /// The only colour along the cut of a piece.
    fn edge_color(&mut self, placed: &PlacedItem) -> Option<Color> {
        let (number, side) = placed.item.piece()?;
        if let Some(known) = self.edges.get(&(number, side)) {
            return *known;
        }
        let color = edge::read(self, number, side).color();
        self.edges.insert((number, side), color);
        color
    }
}

/// The part of their outlines that two rectangles have in common, unless it is a point.
fn common_edge(one: Rect, other: Rect) -> Option<(Point, Point)> {
    let common = one.inflate(NEAR_MM, NEAR_MM).intersect(other);
    let near = |a: f64, b: f64| (a - b).abs() < NEAR_MM;
    let middle = common.center();
    if near(one.x1, other.x0) || near(one.x0, other.x1) {
        let line = (Point::new(middle.x, common.y0), Point::new(middle.x, common.y1));
        return (common.height() > MIN_LENGTH_MM).then_some(line);
    }
    let line = (Point::new(common.x0, middle.y), Point::new(common.x1, middle.y));
    let touches = near(one.y1, other.y0) || near(one.y0, other.y1);
    (touches && common.width() > MIN_LENGTH_MM).then_some(line)
}
