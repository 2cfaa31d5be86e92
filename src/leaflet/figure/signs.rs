//! The shapes of signs: strokes with a white halo, rings, crosses and arrows. Outlined arrows are white with a black edge,
//! outlined rings are dashed.

use crate::scene::{BezPath, Cap, Color, Join, Node, Point, Stroke, Vec2, polygon};

pub(super) const SIGN_INK: Color = Color::Rgb(20, 20, 20);
/// The width of the white halo around a sign.
pub(super) const HALO_MM: f64 = 0.3;
const RING_DASHES: f64 = 9.0;
/// The fraction of a dash in its period.
const DASH_FRACTION: f64 = 0.62;
/// In cells.
const RING: f64 = 0.44;
const SHORTEST_ARROW: f64 = 0.35;
/// Half of the angle that a line takes of a ring.
const LINE_ANGLE: f64 = 0.27;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Tone {
    /// Solid: an actual turn.
    Full,
    /// Outlined: a possible turn.
    Outlined,
}

pub(super) fn with_halo(path: &BezPath, color: Color, width: f64) -> Vec<Node> {
    let stroke = |color, width| stroke_of(path.clone(), color, width, Vec::new());
    vec![stroke(Color::WHITE, width + 2.0 * HALO_MM), stroke(color, width)]
}

pub(super) fn stroke_of(path: BezPath, color: Color, width: f64, dashes: Vec<f64>) -> Node {
    let cap = if dashes.is_empty() { Cap::Round } else { Cap::Butt };
    let stroke = Stroke { color, width, dashes, cap, join: Join::Round };
    Node::lined(path, stroke)
}

pub(super) fn circle(centre: Point, radius: f64) -> BezPath {
    kurbo::Shape::to_path(&kurbo::Circle::new(centre, radius), 0.005)
}

/// A ring that is open where lines leave the piece.
pub(super) fn ring(centre: Point, ends: [bool; 8], size: f64, tone: Tone) -> Vec<Node> {
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
    let ends = ends.into_iter().enumerate().filter_map(|(at, end)| end.then_some(at));
    let next = ends.clone().skip(1).chain(ends.clone().take(1).map(|first| first + 8));
    let mut path = BezPath::new();
    for (end, next) in ends.zip(next) {
        let eighths = |count: usize| count as f64 * std::f64::consts::FRAC_PI_4;
        // Angles are measured from east.
        let start = eighths(end) - std::f64::consts::FRAC_PI_2 + LINE_ANGLE;
        let sweep = eighths(next - end) - 2.0 * LINE_ANGLE;
        let arc = kurbo::Arc::new(centre, (radius, radius), start, sweep, 0.0);
        path.extend(kurbo::Shape::path_elements(&arc, 0.005));
    }
    path
}

pub(super) fn cross(centre: Point, arm: f64) -> BezPath {
    let mut path = BezPath::new();
    for side in [1.0, -1.0] {
        path.move_to(centre + Vec2::new(-arm, -arm * side));
        path.line_to(centre + Vec2::new(arm, arm * side));
    }
    path
}

/// An arrow from the centre of one cell to the centre of another, or to the rims of the pieces there.
pub(super) fn arrow(from: Point, to: Point, taken: [f64; 2], size: f64, tone: Tone) -> Vec<Node> {
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

#[cfg(test)]
pub(super) mod tests {
    use super::*;
    use crate::scene::{Affine, PathEl};
    use kurbo::Shape as _;
    use proptest::prelude::*;

    pub(crate) const SIZE: f64 = 10.0;

    /// The places where lines leave a cell, clockwise from north.
    pub(crate) fn ports() -> [Point; 8] {
        let half = SIZE / 2.0;
        [(0., -1.), (1., -1.), (1., 0.), (1., 1.), (0., 1.), (-1., 1.), (-1., 0.), (-1., -1.)]
            .map(|(x, y)| Point::new(x * half, y * half))
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
