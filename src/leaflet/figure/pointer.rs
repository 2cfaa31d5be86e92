//! Arrows, rings, crosses and short texts: black or red on a white rim, so that they show on any ground
//! and in black and white. In outline, arrows are white with a black edge, and rings are broken lines.

use super::{Drawn, Places};
use crate::game::{Cell, Figure, Pointer, Slide};
use crate::scene::{
    Affine, BezPath, Cap, Color, Font, Join, MissingGlyph, Node, Point, Shape, Stroke, TextRun, Vec2,
};

const INK: Color = Color::Rgb(20, 20, 20);
const FORBIDDEN: Color = Color::Rgb(178, 18, 34);
/// How far the white rim reaches beyond a sign.
const RIM: f64 = 0.3;
/// The dashes of a broken ring.
const DASHES: f64 = 9.0;
/// How much of a dash and the gap behind it is the dash.
const INKED: f64 = 0.62;

/// How a sign is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    /// In full: what is.
    Full,
    /// In outline: what may come.
    Outlined,
}

/// All signs of a figure. Those in outline lie below the others.
pub(super) fn all(figure: &Figure, places: &Places<'_>) -> Result<Vec<Node>, MissingGlyph> {
    let mut nodes = Vec::new();
    let (full, outlined): (Vec<_>, Vec<_>) = laned(figure).into_iter().partition(|one| one.1 == Tone::Full);
    for (sign, tone, lane) in outlined.into_iter().chain(full) {
        nodes.extend(draw(sign, places, tone, lane)?);
    }
    Ok(nodes)
}

/// Every sign with its lane: arrows at the ends of one line stand one behind the other, counted from the board.
fn laned(figure: &Figure) -> Vec<(&Pointer, Tone, usize)> {
    let full = figure.signs.iter().map(|sign| (sign, Tone::Full));
    let outlined = figure.outlined.iter().map(|sign| (sign, Tone::Outlined));
    let mut lines = Vec::new();
    let mut laned = Vec::new();
    for (sign, tone) in full.chain(outlined) {
        let lane = match sign {
            Pointer::Slide(slide) => {
                let lane = lines.iter().filter(|other| **other == line_of(*slide)).count();
                lines.push(line_of(*slide));
                lane
            }
            _ => 0,
        };
        laned.push((sign, tone, lane));
    }
    laned
}

/// How many arrows of slides stand one behind the other beside a row, and above and below a column.
pub(super) fn lanes(figure: &Figure) -> (usize, usize) {
    let most = |rows: bool| {
        let lanes = laned(figure).into_iter().filter_map(|(sign, _, lane)| match sign {
            Pointer::Slide(slide) if line_of(*slide).0 == rows => Some(lane + 1),
            _ => None,
        });
        lanes.max().unwrap_or_default()
    };
    (most(true), most(false))
}

/// Whether a slide is that of a row, and of which.
fn line_of(slide: Slide) -> (bool, usize) {
    match slide {
        Slide::RowLeft(row) | Slide::RowRight(row) => (true, row),
        Slide::ColumnUp(column) | Slide::ColumnDown(column) => (false, column),
    }
}

fn draw(sign: &Pointer, places: &Places<'_>, tone: Tone, lane: usize) -> Result<Vec<Node>, MissingGlyph> {
    let at = |cell: Cell| (places.middle)(cell);
    let size = places.size;
    Ok(match sign {
        Pointer::Arrow(from, to) => arrow(at(*from), at(*to), size, tone),
        Pointer::Ring(cell) => ring(at(*cell), size, tone),
        Pointer::Cross(cell) => rimmed(&cross(at(*cell), size * 0.26), FORBIDDEN, (size * 0.11).max(0.5)),
        Pointer::Text(cell, text) => label(text, at(*cell), size)?,
        Pointer::Number(cell, text) => number(text, at(*cell), size)?,
        Pointer::Fault(cell) => fault(at(*cell), size),
        Pointer::Path(cells) => {
            let mut path = BezPath::new();
            for (n, cell) in cells.iter().enumerate() {
                if n == 0 { path.move_to(at(*cell)) } else { path.line_to(at(*cell)) }
            }
            rimmed(&path, FORBIDDEN, (size * 0.06).max(0.3))
        }
        Pointer::Slide(slide) => travel(*slide, places, tone, lane),
    })
}

/// A sign for itself, as a legend shows it: within `size`, an arrow within twice that.
pub fn sample(sign: &Pointer, size: f64, tone: Tone) -> Result<Drawn, MissingGlyph> {
    let middle = move |cell: Cell| Point::new((cell.column as f64 + 0.5) * size, size / 2.0);
    let places = Places { middle: Box::new(middle), size, edges: None };
    let width = if matches!(sign, Pointer::Arrow(..)) { size * 2.0 } else { size };
    let nodes = match sign {
        // Without a cell round it, the corner is the middle.
        Pointer::Fault(cell) => {
            let size = size * 1.9;
            let middle = (places.middle)(*cell);
            fault(middle - (corner(middle, size) - middle), size)
        }
        sign => draw(sign, &places, tone, 0)?,
    };
    Ok(Drawn { width, height: size, nodes })
}

/// A line on a white rim.
fn rimmed(path: &BezPath, color: Color, width: f64) -> Vec<Node> {
    let stroke = |color, width| stroke_of(path.clone(), color, width, Vec::new());
    vec![stroke(Color::WHITE, width + 2.0 * RIM), stroke(color, width)]
}

fn stroke_of(path: BezPath, color: Color, width: f64, dashes: Vec<f64>) -> Node {
    let cap = if dashes.is_empty() { Cap::Round } else { Cap::Butt };
    let stroke = Stroke { color, width, dashes, cap, join: Join::Round };
    Node::Shape(Shape { path, fill: None, stroke: Some(stroke) })
}

fn circle(centre: Point, radius: f64) -> BezPath {
    kurbo::Shape::to_path(&kurbo::Circle::new(centre, radius), 0.005)
}

fn ring(centre: Point, size: f64, tone: Tone) -> Vec<Node> {
    let (radius, width) = (size * 0.44, (size * 0.08).max(0.4));
    let path = circle(centre, radius);
    match tone {
        Tone::Full => rimmed(&path, INK, width),
        Tone::Outlined => {
            let step = std::f64::consts::TAU * radius / DASHES;
            let dashes = vec![step * INKED, step * (1.0 - INKED)];
            vec![
                stroke_of(path.clone(), Color::WHITE, width + 2.0 * RIM, Vec::new()),
                stroke_of(path, INK, width, dashes),
            ]
        }
    }
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
fn arrow(from: Point, to: Point, size: f64, tone: Tone) -> Vec<Node> {
    let way = to - from;
    let length = way.hypot();
    if length <= 0.0 {
        return Vec::new();
    }
    let way = way / length;
    let tip = to + way * (size * 0.14);
    let start = from + way * (size * 0.16);
    block_arrow(start, tip, (size * 0.11).max(0.45), tone)
}

/// An arrow with a white rim.
fn block_arrow(from: Point, tip: Point, shaft: f64, tone: Tone) -> Vec<Node> {
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
    let edge = |color, width| {
        let stroke = Stroke { join: Join::Round, ..Stroke::solid(color, width) };
        Node::Shape(Shape { path: path.clone(), fill: None, stroke: Some(stroke) })
    };
    match tone {
        Tone::Full => vec![edge(Color::WHITE, 2.0 * RIM), Node::filled(path, INK)],
        Tone::Outlined => {
            let width = (shaft * 0.3).clamp(0.18, 0.5);
            vec![
                edge(Color::WHITE, width + 2.0 * RIM),
                Node::filled(path.clone(), Color::WHITE),
                edge(INK, width),
            ]
        }
    }
}

/// White on a black disc.
fn label(text: &str, centre: Point, size: f64) -> Result<Vec<Node>, MissingGlyph> {
    let radius = size * 0.26;
    let mut nodes = vec![
        Node::filled(circle(centre, radius + RIM * 0.7), Color::WHITE),
        Node::filled(circle(centre, radius), INK),
    ];
    nodes.push(lettered(text, centre, radius, Color::WHITE)?);
    Ok(nodes)
}

/// The middle of the upper right corner of a cell, where what stands on it is not hidden.
fn corner(centre: Point, size: f64) -> Point {
    centre + Vec2::new(1.0, -1.0) * (size * 0.31)
}

/// A white cross on a small red disc in the corner of a cell.
fn fault(centre: Point, size: f64) -> Vec<Node> {
    let (centre, radius) = (corner(centre, size), size * 0.19);
    let width = (radius * 0.36).max(0.2);
    vec![
        Node::filled(circle(centre, radius + RIM), Color::WHITE),
        Node::filled(circle(centre, radius), FORBIDDEN),
        stroke_of(cross(centre, radius * 0.46), Color::WHITE, width, Vec::new()),
    ]
}

/// Black on a small white disc in the corner of a cell.
fn number(text: &str, centre: Point, size: f64) -> Result<Vec<Node>, MissingGlyph> {
    let (centre, radius) = (corner(centre, size), size * 0.17);
    let disc = circle(centre, radius);
    let edge = Node::stroked(disc.clone(), INK, (size * 0.03).max(0.15));
    Ok(vec![Node::filled(disc, Color::WHITE), edge, lettered(text, centre, radius, INK)?])
}

/// A short text in the middle of a disc.
fn lettered(text: &str, centre: Point, radius: f64, color: Color) -> Result<Node, MissingGlyph> {
    let cap = Font::SansBold.cap_height();
    let mut run = TextRun::shape(text, Font::SansBold, radius * 1.1 / cap, color)?;
    // A longer word is made to fit the disc.
    let wide = run.width();
    if wide > radius * 1.6 {
        run = TextRun::shape(text, Font::SansBold, run.size * radius * 1.6 / wide, color)?;
    }
    let drop = run.size * cap / 2.0;
    run.place = Affine::translate((centre.x - run.width() / 2.0, centre.y + drop));
    Ok(Node::Text(run))
}

/// Where the tile goes in and where it comes out, on both sides of its line; `lane` counts from the board outwards.
fn travel(slide: Slide, places: &Places<'_>, tone: Tone, lane: usize) -> Vec<Node> {
    let Some((edges, length)) = places.edges else { return Vec::new() };
    let (gap, shaft) = (length * 0.14, places.size * 0.2);
    let edges = edges.inflate(length * lane as f64, length * lane as f64);
    let cell = |column, row| (places.middle)(Cell { column, row });
    let span = |from: Point, to: Point| block_arrow(from, to, shaft, tone);
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
