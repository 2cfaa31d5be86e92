//! Arrows, rings, crosses and short texts: black or red on a white rim, so that they show on any ground
//! and in black and white.

use super::Places;
use crate::game::{Cell, Pointer, Slide};
use crate::scene::{
    Affine, BezPath, Cap, Color, Font, Join, MissingGlyph, Node, Point, Shape, Stroke, TextRun, Vec2,
};

const INK: Color = Color::Rgb(20, 20, 20);
const FORBIDDEN: Color = Color::Rgb(178, 18, 34);
/// How far the white rim reaches beyond a sign.
const RIM: f64 = 0.3;

pub(super) fn draw(sign: &Pointer, places: &Places<'_>) -> Result<Vec<Node>, MissingGlyph> {
    let at = |cell: Cell| (places.middle)(cell);
    let size = places.size;
    Ok(match sign {
        Pointer::Arrow(from, to) => arrow(at(*from), at(*to), size),
        Pointer::Ring(cell) => rimmed(circle(at(*cell), size * 0.44), INK, (size * 0.08).max(0.4)),
        Pointer::Cross(cell) => rimmed(cross(at(*cell), size * 0.26), FORBIDDEN, (size * 0.11).max(0.5)),
        Pointer::Text(cell, text) => label(text, at(*cell), size)?,
        Pointer::Path(cells) => {
            let mut path = BezPath::new();
            for (n, cell) in cells.iter().enumerate() {
                if n == 0 { path.move_to(at(*cell)) } else { path.line_to(at(*cell)) }
            }
            rimmed(path, FORBIDDEN, (size * 0.06).max(0.3))
        }
        Pointer::Slide(slide) => travel(*slide, places),
    })
}

/// A line on a white rim.
fn rimmed(path: BezPath, color: Color, width: f64) -> Vec<Node> {
    let stroke = |color, width| {
        Node::Shape(Shape {
            path: path.clone(),
            fill: None,
            stroke: Some(Stroke { color, width, dashes: Vec::new(), cap: Cap::Round, join: Join::Round }),
        })
    };
    vec![stroke(Color::WHITE, width + 2.0 * RIM), stroke(color, width)]
}

fn circle(centre: Point, radius: f64) -> BezPath {
    kurbo::Shape::to_path(&kurbo::Circle::new(centre, radius), 0.005)
}

fn cross(centre: Point, arm: f64) -> BezPath {
    let mut path = BezPath::new();
    for side in [1.0, -1.0] {
        path.move_to(centre + Vec2::new(-arm, -arm * side));
        path.line_to(centre + Vec2::new(arm, arm * side));
    }
    path
}

/// From beside the middle of one cell to the middle of another.
fn arrow(from: Point, to: Point, size: f64) -> Vec<Node> {
    let way = to - from;
    let length = way.hypot();
    if length <= 0.0 {
        return Vec::new();
    }
    let way = way / length;
    let tip = to + way * (size * 0.14);
    let start = from + way * (size * 0.16);
    block_arrow(start, tip, (size * 0.11).max(0.45))
}

/// A filled arrow with a white rim.
fn block_arrow(from: Point, tip: Point, shaft: f64) -> Vec<Node> {
    let way = tip - from;
    let length = way.hypot();
    if length <= 0.0 {
        return Vec::new();
    }
    let along = way / length;
    let aside = Vec2::new(-along.y, along.x);
    let head = (shaft * 3.0).min(length * 0.7);
    let neck = tip - along * head;
    let mut path = BezPath::new();
    path.move_to(from + aside * (shaft / 2.0));
    path.line_to(neck + aside * (shaft / 2.0));
    path.line_to(neck + aside * (head * 0.5));
    path.line_to(tip);
    path.line_to(neck - aside * (head * 0.5));
    path.line_to(neck - aside * (shaft / 2.0));
    path.line_to(from - aside * (shaft / 2.0));
    path.close_path();
    let mut rim = Stroke::solid(Color::WHITE, 2.0 * RIM);
    rim.join = Join::Round;
    vec![Node::Shape(Shape { path: path.clone(), fill: None, stroke: Some(rim) }), Node::filled(path, INK)]
}

/// White on a black disc.
fn label(text: &str, centre: Point, size: f64) -> Result<Vec<Node>, MissingGlyph> {
    let radius = size * 0.26;
    let cap = Font::SansBold.cap_height();
    let mut run = TextRun::shape(text, Font::SansBold, radius * 1.1 / cap, Color::WHITE)?;
    // A longer word is made to fit the disc.
    let wide = run.width();
    if wide > radius * 1.6 {
        run = TextRun::shape(text, Font::SansBold, run.size * radius * 1.6 / wide, Color::WHITE)?;
    }
    let drop = run.size * cap / 2.0;
    run.place = Affine::translate((centre.x - run.width() / 2.0, centre.y + drop));
    Ok(vec![
        Node::filled(circle(centre, radius + RIM * 0.7), Color::WHITE),
        Node::filled(circle(centre, radius), INK),
        Node::Text(run),
    ])
}

/// Where the tile goes in and where it comes out, on both sides of its line.
fn travel(slide: Slide, places: &Places<'_>) -> Vec<Node> {
    let Some((edges, length)) = places.edges else { return Vec::new() };
    let (gap, shaft) = (length * 0.14, places.size * 0.2);
    let cell = |column, row| (places.middle)(Cell { column, row });
    let span = |from: Point, to: Point| block_arrow(from, to, shaft);
    let (before, after) = match slide {
        Slide::RowRight(row) => (
            (Point::new(edges.x0 - length, cell(0, row).y), Point::new(edges.x0 - gap, cell(0, row).y)),
            (Point::new(edges.x1 + gap, cell(0, row).y), Point::new(edges.x1 + length, cell(0, row).y)),
        ),
        Slide::RowLeft(row) => (
            (Point::new(edges.x1 + length, cell(0, row).y), Point::new(edges.x1 + gap, cell(0, row).y)),
            (Point::new(edges.x0 - gap, cell(0, row).y), Point::new(edges.x0 - length, cell(0, row).y)),
        ),
        Slide::ColumnUp(column) => (
            (Point::new(cell(column, 0).x, edges.y1 + length), Point::new(cell(column, 0).x, edges.y1 + gap)),
            (Point::new(cell(column, 0).x, edges.y0 - gap), Point::new(cell(column, 0).x, edges.y0 - length)),
        ),
        Slide::ColumnDown(column) => (
            (Point::new(cell(column, 0).x, edges.y0 - length), Point::new(cell(column, 0).x, edges.y0 - gap)),
            (Point::new(cell(column, 0).x, edges.y1 + gap), Point::new(cell(column, 0).x, edges.y1 + length)),
        ),
    };
    let mut nodes = span(before.0, before.1);
    nodes.extend(span(after.0, after.1));
    nodes
}
