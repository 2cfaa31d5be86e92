//! Arrows, rings, crosses and short texts: black or red with a white halo, so that they are visible on any ground and in
//! black and white.

use super::cells::CellLayout;
use super::signs::{HALO_MM, SIGN_INK, Tone, arrow, block_arrow, circle, cross, ring, stroke_of, with_halo};
use crate::draw::{Lettering, TextAnchor};
use crate::game::{Cell, Figure, Pointer, SlidingLine};
use crate::leaflet::drawn::DrawnBlock;
use crate::scene::{Color, Font, GlyphResult, Node, Point, Vec2, polyline};

const FORBIDDEN_INK: Color = Color::Rgb(178, 18, 34);
/// The badge of a fault, in cells from the centre of its own.
const FAULT_AT: Vec2 = Vec2::new(0.25, -0.36);
const FAULT_RADIUS: f64 = 0.14;

/// Draws all signs of a figure, outlined ones below the others.
pub(super) fn all(figure: &Figure, cells: &CellLayout<'_>) -> GlyphResult<Vec<Node>> {
    let mut nodes = Vec::new();
    let (full, outlined): (Vec<_>, Vec<_>) = laned(figure).into_iter().partition(|one| one.1 == Tone::Full);
    for (sign, tone, lane) in outlined.into_iter().chain(full) {
        nodes.extend(draw(sign, cells, tone, lane)?);
    }
    Ok(nodes)
}

/// Assigns a lane to each sign: arrows of slides of the same line are placed one after another, away from the board.
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

/// The maximum number of lanes beside the rows, and above and below the columns.
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

/// Whether a slide moves a row, and the index of the line.
fn line_of(slide: SlidingLine) -> (bool, usize) {
    match slide {
        SlidingLine::RowLeft(row) | SlidingLine::RowRight(row) => (true, row),
        SlidingLine::ColumnUp(column) | SlidingLine::ColumnDown(column) => (false, column),
    }
}

fn draw(sign: &Pointer, cells: &CellLayout<'_>, tone: Tone, lane: usize) -> GlyphResult<Vec<Node>> {
    let at = |cell: Cell| (cells.centre)(cell);
    let size = cells.size;
    Ok(match sign {
        Pointer::Arrow(from, to) => {
            let taken = [from, to].map(|cell| (cells.lying)(*cell).radius);
            arrow(at(*from), at(*to), taken, size, tone)
        }
        Pointer::Ring(cell) => ring(at(*cell), (cells.lying)(*cell).ends, size, tone),
        Pointer::Cross(cell) => {
            with_halo(&cross(at(*cell), size * 0.26), FORBIDDEN_INK, (size * 0.11).max(0.5))
        }
        Pointer::Text(cell, text) => label(text, at(*cell), size)?,
        Pointer::Number(cell, text) => number(text, at(*cell), size)?,
        Pointer::Fault(cell) => fault(at(*cell), size),
        Pointer::Path(cells) => {
            with_halo(&polyline(cells.iter().map(|cell| at(*cell))), FORBIDDEN_INK, (size * 0.06).max(0.3))
        }
        Pointer::Slide(slide) => slide_arrows(*slide, cells, tone, lane),
    })
}

/// Draws a sign for a legend: of width `size`, an arrow of twice that.
pub(crate) fn sample(sign: &Pointer, size: f64, tone: Tone) -> GlyphResult<DrawnBlock> {
    let middle = move |cell: Cell| Point::new((cell.column as f64 + 0.5) * size, size / 2.0);
    let cells = CellLayout { centre: Box::new(middle), size, ..CellLayout::empty() };
    let width = if matches!(sign, Pointer::Arrow(..)) { size * 2.0 } else { size };
    let nodes = match sign {
        // Moves the badge from the rim of its cell to the centre.
        Pointer::Fault(cell) => {
            let size = size * 2.4;
            fault((cells.centre)(*cell) - FAULT_AT * size, size)
        }
        sign => draw(sign, &cells, tone, 0)?,
    };
    Ok(DrawnBlock { width, height: size, nodes })
}

/// A white text on a black disc.
fn label(text: &str, centre: Point, size: f64) -> GlyphResult<Vec<Node>> {
    let radius = size * 0.26;
    let halo = Node::filled(circle(centre, radius + HALO_MM * 0.7), Color::WHITE);
    let disc = Node::filled(circle(centre, radius), SIGN_INK);
    Ok([vec![halo, disc], lettered(text, centre, radius, Color::WHITE)?].concat())
}

/// A point near the upper right corner of a cell, where a sign does not hide the piece.
fn corner(centre: Point, size: f64) -> Point {
    centre + Vec2::new(1.0, -1.0) * (size * 0.31)
}

/// A white cross on a small red disc on the rim of a cell, between the places where lines leave it.
fn fault(centre: Point, size: f64) -> Vec<Node> {
    let (centre, radius) = (centre + FAULT_AT * size, size * FAULT_RADIUS);
    let width = (radius * 0.36).max(0.2);
    vec![
        Node::filled(circle(centre, radius * 1.2), Color::WHITE),
        Node::filled(circle(centre, radius), FORBIDDEN_INK),
        stroke_of(cross(centre, radius * 0.46), Color::WHITE, width, Vec::new()),
    ]
}

/// A black number on a small white disc in the corner of a cell.
fn number(text: &str, centre: Point, size: f64) -> GlyphResult<Vec<Node>> {
    let (centre, radius) = (corner(centre, size), size * 0.17);
    let disc = circle(centre, radius);
    let edge = Node::stroked(disc.clone(), SIGN_INK, (size * 0.03).max(0.15));
    let text = lettered(text, centre, radius, SIGN_INK)?;
    Ok([vec![Node::filled(disc, Color::WHITE), edge], text].concat())
}

/// A short text centred on a disc. Longer texts are scaled to fit the disc.
fn lettered(text: &str, centre: Point, radius: f64, color: Color) -> GlyphResult<Vec<Node>> {
    let letters = Lettering::new(text, Font::SansBold, radius * 1.1, color)?.within(radius * 1.6);
    Ok(letters.at(TextAnchor::Middle, centre))
}

/// Arrows where the tile is inserted and ejected, on both sides of its line; `lane` counts outwards from the board.
fn slide_arrows(slide: SlidingLine, cells: &CellLayout<'_>, tone: Tone, lane: usize) -> Vec<Node> {
    let Some((edges, length)) = cells.slides else { return Vec::new() };
    let (gap, shaft) = (length * 0.14, cells.size * 0.2);
    let edges = edges.inflate(length * lane as f64, length * lane as f64);
    let (is_row, line) = line_of(slide);
    let (start, end) = if is_row { (edges.x0, edges.x1) } else { (edges.y0, edges.y1) };
    let point = |along: f64| match is_row {
        true => Point::new(along, (cells.centre)(Cell { column: 0, row: line }).y),
        false => Point::new((cells.centre)(Cell { column: line, row: 0 }).x, along),
    };
    let arrows = match slide {
        SlidingLine::RowRight(_) | SlidingLine::ColumnDown(_) => {
            [(start - length, start - gap), (end + gap, end + length)]
        }
        SlidingLine::RowLeft(_) | SlidingLine::ColumnUp(_) => {
            [(end + length, end + gap), (start - gap, start - length)]
        }
    };
    arrows.into_iter().flat_map(|(from, to)| block_arrow(point(from), point(to), shaft, tone)).collect()
}

#[cfg(test)]
mod tests {
    use super::super::signs::tests::{SIZE, ports};
    use super::*;
    use crate::scene::Rect;

    fn bounds(nodes: &[Node]) -> Rect {
        let boxes = nodes.iter().map(|node| match node {
            Node::Path(shape) => shape.bounds(),
            other => panic!("{other:?}"),
        });
        boxes.reduce(|all, one| all.union(one)).expect("it draws something")
    }

    #[test]
    fn a_badge_covers_no_port() {
        let badge = bounds(&fault(Point::ZERO, SIZE));
        let middle = badge.center();
        for port in ports() {
            // Lines are a tenth of a cell wide.
            assert!(middle.distance(port) > badge.width() / 2.0 + SIZE * 0.05, "{port:?} {badge:?}");
        }
    }
}
