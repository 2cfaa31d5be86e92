//! Arrows, rings, crosses and short texts: black or red with a white halo, so that they are visible on any ground and in
//! black and white. Outlined arrows are white with a black edge, outlined rings are dashed.

use super::cells::CellLayout;
use crate::draw::{Lettering, TextAnchor};
use crate::game::{Cell, Figure, Pointer, SlidingLine};
use crate::leaflet::drawn::DrawnBlock;
use crate::scene::{
    BezPath, Cap, Color, Font, GlyphResult, Join, Node, Point, Stroke, Vec2, polygon, polyline,
};

const SIGN_INK: Color = Color::Rgb(20, 20, 20);
const FORBIDDEN_INK: Color = Color::Rgb(178, 18, 34);
/// The width of the white halo around a sign.
const HALO_MM: f64 = 0.3;
const RING_DASHES: f64 = 9.0;
/// The fraction of a dash in its period.
const DASH_FRACTION: f64 = 0.62;
/// In cells.
const RING: f64 = 0.44;
const SHORTEST_ARROW: f64 = 0.35;
const FAULT_AT: Vec2 = Vec2::new(0.25, -0.36);
const FAULT_RADIUS: f64 = 0.14;
/// Half of the angle that a line takes of a ring.
const LINE_ANGLE: f64 = 0.27;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Tone {
    /// Solid: an actual turn.
    Full,
    /// Outlined: a possible turn.
    Outlined,
}

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
        // Moves the sign from the corner of its cell to the centre.
        Pointer::Fault(cell) => {
            let size = size * 2.4;
            fault((cells.centre)(*cell) - FAULT_AT * size, size)
        }
        sign => draw(sign, &cells, tone, 0)?,
    };
    Ok(DrawnBlock { width, height: size, nodes })
}

fn with_halo(path: &BezPath, color: Color, width: f64) -> Vec<Node> {
    let stroke = |color, width| stroke_of(path.clone(), color, width, Vec::new());
    vec![stroke(Color::WHITE, width + 2.0 * HALO_MM), stroke(color, width)]
}

fn stroke_of(path: BezPath, color: Color, width: f64, dashes: Vec<f64>) -> Node {
    let cap = if dashes.is_empty() { Cap::Round } else { Cap::Butt };
    let stroke = Stroke { color, width, dashes, cap, join: Join::Round };
    Node::lined(path, stroke)
}

fn circle(centre: Point, radius: f64) -> BezPath {
    kurbo::Shape::to_path(&kurbo::Circle::new(centre, radius), 0.005)
}

/// A ring that is open where lines leave the piece.
fn ring(centre: Point, ends: [bool; 8], size: f64, tone: Tone) -> Vec<Node> {
    let (radius, width) = (size * RING, (size * 0.08).max(0.4));
    if tone == Tone::Full && ends.contains(&true) {
        let path = open_ring(centre, radius, ends);
        let stroke = |color, width| {
            let stroke = Stroke { cap: Cap::Butt, ..Stroke::solid(color, width) };
            Node::lined(path.clone(), stroke)
        };
        return vec![stroke(Color::WHITE, width + 2.0 * HALO_MM), stroke(SIGN_INK, width)];
    }
    let path = circle(centre, radius);
    match tone {
        Tone::Full => with_halo(&path, SIGN_INK, width),
        Tone::Outlined => {
            let step = std::f64::consts::TAU * radius / RING_DASHES;
            let dashes = vec![step * DASH_FRACTION, step * (1.0 - DASH_FRACTION)];
            vec![
                stroke_of(path.clone(), Color::WHITE, width + 2.0 * HALO_MM, Vec::new()),
                stroke_of(path, SIGN_INK, width, dashes),
            ]
        }
    }
}

/// The arcs of a circle between the eighths at which lines end.
fn open_ring(centre: Point, radius: f64, ends: [bool; 8]) -> BezPath {
    let ends: Vec<usize> = ends.into_iter().enumerate().filter_map(|(at, end)| end.then_some(at)).collect();
    let mut path = BezPath::new();
    for (at, end) in ends.iter().enumerate() {
        let next = ends.get(at + 1).copied().unwrap_or(ends.first().copied().unwrap_or_default() + 8);
        let eighths = |count: usize| count as f64 * std::f64::consts::FRAC_PI_4;
        // Angles are measured from east.
        let start = eighths(*end) - std::f64::consts::FRAC_PI_2 + LINE_ANGLE;
        let sweep = eighths(next - end) - 2.0 * LINE_ANGLE;
        let arc = kurbo::Arc::new(centre, (radius, radius), start, sweep, 0.0);
        path.extend(kurbo::Shape::path_elements(&arc, 0.005));
    }
    path
}

fn cross(centre: Point, arm: f64) -> BezPath {
    let mut path = BezPath::new();
    for side in [1.0, -1.0] {
        path.move_to(centre + Vec2::new(-arm, -arm * side));
        path.line_to(centre + Vec2::new(arm, arm * side));
    }
    path
}

/// An arrow from the centre of one cell to the centre of another, or to the rims of the pieces there.
fn arrow(from: Point, to: Point, taken: [f64; 2], size: f64, tone: Tone) -> Vec<Node> {
    let Some((start, tip)) = arrow_ends(from, to, taken, size) else { return Vec::new() };
    block_arrow(start, tip, (size * 0.11).max(0.45), tone)
}

/// The ends of an arrow between cells with pieces of these radii.
fn arrow_ends(from: Point, to: Point, [leaves, meets]: [f64; 2], size: f64) -> Option<(Point, Point)> {
    let length = (to - from).hypot();
    let direction = (length > 0.0).then(|| (to - from) / length)?;
    let tip = if meets > 0.0 { length - meets - HALO_MM } else { length + size * 0.14 };
    let start = if leaves > 0.0 { leaves + HALO_MM } else { 0.0 };
    // Between pieces that nearly touch, it begins on the first one.
    let start = start.min(tip - size * SHORTEST_ARROW);
    Some((from + direction * start, from + direction * tip))
}

pub(super) fn block_arrow(from: Point, tip: Point, shaft: f64, tone: Tone) -> Vec<Node> {
    let vector = tip - from;
    let length = vector.hypot();
    if length <= 0.0 {
        return Vec::new();
    }
    let along = vector / length;
    let aside = Vec2::new(-along.y, along.x);
    let head = (shaft * 3.0).min(length * 0.7);
    let neck = tip - along * head;
    let (near, far) = (aside * (shaft / 2.0), aside * (head * 0.5));
    let path = polygon([from + near, neck + near, neck + far, tip, neck - far, neck - near, from - near]);
    let edge = |color, width| {
        let stroke = Stroke { join: Join::Round, ..Stroke::solid(color, width) };
        Node::lined(path.clone(), stroke)
    };
    match tone {
        Tone::Full => vec![edge(Color::WHITE, 2.0 * HALO_MM), Node::filled(path, SIGN_INK)],
        Tone::Outlined => {
            let width = (shaft * 0.3).clamp(0.18, 0.5);
            vec![
                edge(Color::WHITE, width + 2.0 * HALO_MM),
                Node::filled(path.clone(), Color::WHITE),
                edge(SIGN_INK, width),
            ]
        }
    }
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
    use super::*;
    use crate::scene::{Affine, PathEl, Rect};
    use kurbo::Shape as _;
    use proptest::prelude::*;

    const SIZE: f64 = 10.0;

    /// The places where lines leave a cell, clockwise from north.
    fn ports() -> [Point; 8] {
        let half = SIZE / 2.0;
        [(0., -1.), (1., -1.), (1., 0.), (1., 1.), (0., 1.), (-1., 1.), (-1., 0.), (-1., -1.)]
            .map(|(x, y)| Point::new(x * half, y * half))
    }

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

    proptest! {
        #[test]
        fn an_arrow_leaves_the_pieces_at_its_ends_uncovered(
            across in -4_i32..=4,
            up in -4_i32..=4,
            leaves in 0.0..0.3 * SIZE,
            meets in 0.05 * SIZE..0.3 * SIZE,
        ) {
            prop_assume!((across, up) != (0, 0));
            let to = Point::new(f64::from(across) * SIZE, f64::from(up) * SIZE);
            let (start, tip) = arrow_ends(Point::ZERO, to, [leaves, meets], SIZE).expect("two cells");
            prop_assert!(tip.distance(to) >= meets);
            prop_assert!(leaves == 0.0 || start.to_vec2().hypot() >= leaves);
            prop_assert!(tip.distance(start) >= SHORTEST_ARROW * SIZE - 1e-9);
        }

        #[test]
        fn a_ring_is_open_where_lines_end_and_closed_between(mask in 1_u8..=255) {
            let ends: [bool; 8] = std::array::from_fn(|at| mask >> at & 1 == 1);
            let path = open_ring(Point::ZERO, SIZE * RING, ends);
            let points = path.elements().iter().filter_map(PathEl::end_point);
            let points: Vec<Point> = points.collect();
            for (end, port) in ends.into_iter().zip(ports()) {
                let on_ring = (port.to_vec2() / port.to_vec2().hypot() * SIZE * RING).to_point();
                let nearest = path.segments().map(|segment| {
                    kurbo::ParamCurveNearest::nearest(&segment, on_ring, 1e-6).distance_sq.sqrt()
                });
                let nearest = nearest.fold(f64::INFINITY, f64::min);
                prop_assert_eq!(nearest < SIZE * 0.01, !end, "{:?}: {}", port, nearest);
                prop_assert!(!end || nearest > SIZE * 0.1);
            }
            prop_assert!(points.iter().all(|point| (point.to_vec2().hypot() - SIZE * RING).abs() < 0.01));
            prop_assert!((Affine::IDENTITY * path).bounding_box().width() <= 2.0 * SIZE * RING + 0.01);
        }
    }
}
