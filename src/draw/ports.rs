//! Lines from the centre of a piece to its ports.
//!
//! All styles leave the piece in the same way: at a side port through the midpoint of the side and perpendicular to it,
//! at a corner port along the diagonal, and straight through the bleed. The lines of adjacent pieces are therefore
//! continuous, and small cutting errors are invisible.

use super::shape;
use crate::game::{HexTop, Mm, Port, PortSet, PortStyle, Rim};
use crate::scene::{BezPath, Cap, Color, Join, Node, Point, Stroke, Vec2};

/// Length of lines beyond the outline: more than any bleed. The face clips it.
pub(super) const BEYOND_MM: f64 = 30.0;

/// The area of a piece with ports.
#[derive(Clone, Copy, Debug)]
pub struct PortArea {
    /// Half its width and height; for a hexagon, half the distance of opposite sides in both directions;
    /// for a triangle, that of its middle from its sides.
    pub half: Vec2,
    /// Its boundary.
    pub rim: Rim,
}

impl PortArea {
    /// The vector from the centre to a port. A hexagon or triangle has ports at its sides; the others, which specs cannot have,
    /// are elsewhere.
    pub(super) fn to_port(self, port: Port) -> Vec2 {
        let (x, y) = port.direction();
        let (x, y) = (f64::from(x) / 3.0, f64::from(y) / 3.0);
        let diagonal = x != 0.0 && y != 0.0;
        let unit = match self.rim {
            Rim::Square | Rim::Boxed => Vec2::new(x, y),
            Rim::Round if diagonal => Vec2::new(x, y) / 2f64.sqrt(),
            Rim::Round => Vec2::new(x, y),
            Rim::Hexagon(HexTop::Pointy) if diagonal => Vec2::new(x * 0.5, y * HALF_ROOT_3),
            Rim::Hexagon(HexTop::Flat) | Rim::Triangle if diagonal => Vec2::new(x * HALF_ROOT_3, y * 0.5),
            Rim::Hexagon(HexTop::Pointy) => Vec2::new(x, y / HALF_ROOT_3),
            Rim::Hexagon(HexTop::Flat) | Rim::Triangle => Vec2::new(x / HALF_ROOT_3, y),
        };
        Vec2::new(unit.x * self.half.x, unit.y * self.half.y)
    }

    pub(super) fn is_corner(self, port: Port) -> bool {
        port.is_corner() && self.rim == Rim::Square
    }
}

const HALF_ROOT_3: f64 = 0.866_025_403_784_438_6;

/// The Z of a bolt, from the centre of the piece to the port: the turns of its right edge, as distances along the line
/// in line lengths, and offsets from the straight line in swings. The left edge is the same rotated by a half turn.
const EDGE_TURNS: [(f64, f64); 4] = [(0.22, 0.0), (0.74, 0.62), (0.655, -0.36), (0.87, 0.0)];

/// Maximum swing relative to the length of a line, so that the lines of a piece do not overlap. The swing is the width
/// of the line otherwise.
const MAX_SWING: f64 = 0.26;

/// Fraction of a line to a corner with the Z. Near the corner, the two sides would cut off its points.
const CORNER_SPAN: f64 = 0.72;

/// Start of the Z of lines at a narrow angle, in line lengths. Starting at the centre, the Zs would overlap and enclose
/// a speck of the background.
const LATE_START: f64 = 0.23;

/// Maximum narrow angle between lines.
const MAX_NARROW_ANGLE_RAD: f64 = 70.0 * std::f64::consts::PI / 180.0;

/// Minimum distance between points of the Zs of adjacent lines, in line lengths.
const Z_CLEARANCE: f64 = 0.03;

/// Distance from the centre within which the lines of a piece are joined, in line lengths: within the straight part of
/// all styles.
const JOINT_LENGTH: f64 = 0.15;

/// The lines to some ports of a piece centred at the origin.
pub(crate) fn nodes(
    ports: &PortSet,
    style: PortStyle,
    width: Mm,
    color: Color,
    outline: Option<(Color, Mm)>,
    area: PortArea,
) -> Vec<Node> {
    let width = width.get();
    let mut arms = BezPath::new();
    let max_swing = max_swing(ports, width / 2.0 + outline.map_or(0.0, |(_, line)| line.get()), area);
    for &port in ports {
        shape::append(&mut arms, &shape::polyline(arm(port, style, width, area, max_swing)));
    }
    let joint = joint(ports, area);
    let cap = if ports.len() == 1 { Cap::Round } else { Cap::Butt };
    let joined = |color, width| {
        let stroke = Stroke { cap, join: Join::Miter, ..Stroke::solid(color, width) };
        Node::lined(joint.clone(), stroke)
    };
    let mut nodes = Vec::new();
    // The outlines of all lines are below all fills, so that no outline crosses a line. The arms are open at the start,
    // so that no outline crosses the centre.
    if let Some((ink, line)) = outline {
        nodes.push(joined(ink, width + 2.0 * line.get()));
        nodes.push(Node::stroked(arms.clone(), ink, 2.0 * line.get()));
    }
    nodes.push(joined(color, width));
    nodes.push(Node::filled(arms, color));
    nodes
}

/// Short lines from each arm through the centre to the next, which give mitred corners between arms.
fn joint(ports: &PortSet, area: PortArea) -> BezPath {
    let ends: Vec<Vec2> = ports.iter().map(|&port| area.to_port(port) * JOINT_LENGTH).collect();
    let pairs = match ends.len() {
        0 => 0,
        1 | 2 => 1,
        several => several,
    };
    let mut path = BezPath::new();
    for (end, next) in ends.iter().zip(ends.iter().cycle().skip(1)).take(pairs) {
        path.move_to(end.to_point());
        path.line_to(Point::ORIGIN);
        if ends.len() > 1 {
            path.line_to(next.to_point());
        }
    }
    path
}

/// The maximum swing of lines at a narrow angle, if a piece has any. `half` is half the width of a line. On square
/// pieces the Zs do not overlap at any angle.
fn max_swing(ports: &PortSet, half: f64, area: PortArea) -> Option<f64> {
    if area.rim == Rim::Square {
        return None;
    }
    let to_ports: Vec<Vec2> = ports.iter().map(|&port| area.to_port(port)).collect();
    let angle = |a: &Vec2, b: &Vec2| a.cross(*b).atan2(a.dot(*b)).abs();
    let pairs = to_ports.iter().enumerate().flat_map(|(n, a)| to_ports[n + 1..].iter().map(move |b| (a, b)));
    let narrowest = pairs.map(|(a, b)| angle(a, b)).fold(f64::INFINITY, f64::min);
    let length = to_ports.iter().map(|to_port| to_port.hypot()).fold(f64::INFINITY, f64::min);
    // The point of the Z nearest to the centre may be at most halfway to the next line.
    let end = EDGE_TURNS[0].0 + EDGE_TURNS[EDGE_TURNS.len() - 1].0;
    let (along, offset) = (LATE_START + (end - EDGE_TURNS[1].0) * (1.0 - LATE_START), EDGE_TURNS[1].1);
    let room = along * length * (narrowest / 2.0).tan() - half - Z_CLEARANCE * length;
    (narrowest <= MAX_NARROW_ANGLE_RAD).then(|| (room / offset).max(0.0))
}

/// The edge of one line, from the centre of the piece through its port, and back.
fn arm(port: Port, style: PortStyle, width: f64, area: PortArea, max_swing: Option<f64>) -> Vec<(f64, f64)> {
    let to_port = area.to_port(port);
    let length = to_port.hypot();
    if length == 0.0 {
        return Vec::new();
    }
    let along = to_port / length;
    let across = Vec2::new(-along.y, along.x);
    let at = |distance: f64, offset: f64| {
        let point = along * distance + across * offset;
        (point.x, point.y)
    };
    let inner = if area.is_corner(port) { CORNER_SPAN * length } else { length };
    let turns: &[(f64, f64)] = if style == PortStyle::Bolt { &EDGE_TURNS } else { &[] };
    // The left edge is the right edge from the other end of the Z.
    let end = EDGE_TURNS[0].0 + EDGE_TURNS[EDGE_TURNS.len() - 1].0;
    let half = width / 2.0;
    let swing = width.min(MAX_SWING * length).min(max_swing.unwrap_or(f64::INFINITY));
    let start = if max_swing.is_some() { LATE_START } else { 0.0 };
    let out = |distance: f64| (start + distance * (1.0 - start)) * inner;
    let mut edge = vec![at(0.0, half)];
    edge.extend(turns.iter().map(|&(distance, offset)| at(out(distance), half + offset * swing)));
    edge.push(at(length + BEYOND_MM, half));
    edge.push(at(length + BEYOND_MM, -half));
    edge.extend(turns.iter().map(|&(distance, offset)| at(out(end - distance), -half - offset * swing)));
    edge.push(at(0.0, -half));
    edge
}

#[cfg(test)]
mod tests;
