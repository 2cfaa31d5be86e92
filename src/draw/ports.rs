//! The lines between the ports of a piece.
//!
//! Whatever a line does on its way, it leaves the piece exactly: at a side port across the middle of the
//! side and at right angles to it, at a corner port along the diagonal, and straight on through the bleed.
//! So the lines of two pieces that lie side by side are one line, and a cut that is a little off shows nothing.

use super::shape;
use crate::game::{HexTop, Mm, Port, PortStyle, Ports, Rim};
use crate::scene::{BezPath, Cap, Color, Join, Node, Point, Shape, Stroke, Vec2};

/// How far beyond the outline a line runs on: more than any bleed. The face's clip cuts it off.
const BEYOND: f64 = 30.0;

/// The piece that lines are drawn on.
#[derive(Clone, Copy, Debug)]
pub struct Plot {
    /// Half its width and half its height; of a hexagon, half the way across both times.
    pub half: Vec2,
    /// What its rim looks like.
    pub rim: Rim,
}

impl Plot {
    /// The way from the middle to a port. On a hexagon the ports are those named after its sides; the two
    /// others, which no spec can ask for, lie on corners.
    fn to_port(self, port: Port) -> Vec2 {
        let (x, y) = port.direction();
        let (x, y) = (f64::from(x), f64::from(y));
        let aslant = x != 0.0 && y != 0.0;
        let unit = match self.rim {
            Rim::Square => Vec2::new(x, y),
            Rim::Round if aslant => Vec2::new(x, y) / 2f64.sqrt(),
            Rim::Round => Vec2::new(x, y),
            Rim::Hexagon(HexTop::Pointy) if aslant => Vec2::new(x * 0.5, y * HALF_ROOT_3),
            Rim::Hexagon(HexTop::Flat) if aslant => Vec2::new(x * HALF_ROOT_3, y * 0.5),
            Rim::Hexagon(HexTop::Pointy) => Vec2::new(x, y / HALF_ROOT_3),
            Rim::Hexagon(HexTop::Flat) => Vec2::new(x / HALF_ROOT_3, y),
        };
        Vec2::new(unit.x * self.half.x, unit.y * self.half.y)
    }

    fn at_corner(self, port: Port) -> bool {
        port.is_corner() && self.rim == Rim::Square
    }
}

const HALF_ROOT_3: f64 = 0.866_025_403_784_438_6;

/// The Z of a bolt, from the middle of the piece to the port: how far along its right edge turns, in lengths
/// of the line, and how far it then lies outside the straight line, in swings. The left edge is the same seen
/// from the other end: two blades that pass each other, each with its point beyond the other's neck.
const EDGE: [(f64, f64); 4] = [(0.22, 0.0), (0.74, 0.62), (0.655, -0.36), (0.87, 0.0)];

/// A swing is as wide as the line, but no wider than this part of its length: the lines of one piece must
/// not run into each other.
const SWING: f64 = 0.26;

/// The part of a line to a corner that its Z is laid out in: the two sides that meet there come so close that
/// its points would be cut off where the piece has no port.
const CORNER: f64 = 0.72;

/// Where lines leave the middle side by side, their Zs would run into each other and shut in a speck of the
/// ground. There the Z begins so far out, in lengths of the line, and ends as far out as ever.
const LATE: f64 = 0.23;

/// Lines that part at this angle or a smaller one leave the middle side by side.
const NARROW: f64 = 70.0 * std::f64::consts::PI / 180.0;

/// What must stay free between a point of a Z and the next line's, in lengths of the line.
const FREE: f64 = 0.03;

/// How far from the middle the lines of a piece are joined, in lengths of the line: within the part that is
/// straight even in a bolt to a corner.
const JOINT: f64 = 0.15;

/// The lines to some of the ports of a piece whose middle is the origin.
pub fn nodes(
    ports: &Ports,
    style: PortStyle,
    width: Mm,
    color: Color,
    outline: Option<(Color, Mm)>,
    plot: Plot,
) -> Vec<Node> {
    let width = width.get();
    let mut arms = BezPath::new();
    let crowd = crowd(ports, width / 2.0 + outline.map_or(0.0, |(_, line)| line.get()), plot);
    for &port in ports {
        shape::append(&mut arms, &shape::polyline(arm(port, style, width, plot, crowd)));
    }
    let joint = joint(ports, plot);
    let cap = if ports.len() == 1 { Cap::Round } else { Cap::Butt };
    let joined = |color, width| {
        let stroke = Stroke { cap, join: Join::Miter, ..Stroke::solid(color, width) };
        Node::Shape(Shape { path: joint.clone(), fill: None, stroke: Some(stroke) })
    };
    let mut nodes = Vec::new();
    // The outline of all lines lies below the fill of all lines, so that none cuts through another. The arms
    // are open where they start, so that no outline crosses the middle.
    if let Some((ink, line)) = outline {
        nodes.push(joined(ink, width + 2.0 * line.get()));
        nodes.push(Node::stroked(arms.clone(), ink, 2.0 * line.get()));
    }
    nodes.push(joined(color, width));
    nodes.push(Node::filled(arms, color));
    nodes
}

/// Short lines along the arms, each from one arm to the next round the piece, so that every angle between two
/// of them is a proper corner.
fn joint(ports: &Ports, plot: Plot) -> BezPath {
    let ends: Vec<Vec2> = ports.iter().map(|&port| plot.to_port(port) * JOINT).collect();
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

/// How far the Zs of lines that leave the middle side by side may swing without running into each other, where
/// any two of a piece do. Each line takes `half` to either side. On square pieces the Zs are laid out so that
/// none do.
fn crowd(ports: &Ports, half: f64, plot: Plot) -> Option<f64> {
    if plot.rim == Rim::Square {
        return None;
    }
    let ways: Vec<Vec2> = ports.iter().map(|&port| plot.to_port(port)).collect();
    let angle = |a: &Vec2, b: &Vec2| a.cross(*b).atan2(a.dot(*b)).abs();
    let pairs = ways.iter().enumerate().flat_map(|(n, a)| ways[n + 1..].iter().map(move |b| (a, b)));
    let narrowest = pairs.map(|(a, b)| angle(a, b)).fold(f64::INFINITY, f64::min);
    let length = ways.iter().map(|way| way.hypot()).fold(f64::INFINITY, f64::min);
    // The point of the Z that is nearest to the middle: halfway to the next line is as far as it may go.
    let end = EDGE[0].0 + EDGE[EDGE.len() - 1].0;
    let (way, aside) = (LATE + (end - EDGE[1].0) * (1.0 - LATE), EDGE[1].1);
    let room = way * length * (narrowest / 2.0).tan() - half - FREE * length;
    (narrowest <= NARROW).then(|| (room / aside).max(0.0))
}

/// The edge of one line, from the middle of the piece out through its port and beyond, and back.
fn arm(port: Port, style: PortStyle, width: f64, plot: Plot, crowd: Option<f64>) -> Vec<(f64, f64)> {
    let to_port = plot.to_port(port);
    let length = to_port.hypot();
    if length == 0.0 {
        return Vec::new();
    }
    let along = to_port / length;
    let across = Vec2::new(-along.y, along.x);
    let at = |way: f64, aside: f64| {
        let point = along * way + across * aside;
        (point.x, point.y)
    };
    let inner = if plot.at_corner(port) { CORNER * length } else { length };
    let turns: &[(f64, f64)] = if style == PortStyle::Bolt { &EDGE } else { &[] };
    // Seen from the other end of the Z, its left edge is its right edge.
    let end = EDGE[0].0 + EDGE[EDGE.len() - 1].0;
    let half = width / 2.0;
    let swing = width.min(SWING * length).min(crowd.unwrap_or(f64::INFINITY));
    let late = if crowd.is_some() { LATE } else { 0.0 };
    let out = |way: f64| (late + way * (1.0 - late)) * inner;
    let mut edge = vec![at(0.0, half)];
    edge.extend(turns.iter().map(|&(way, aside)| at(out(way), half + aside * swing)));
    edge.push(at(length + BEYOND, half));
    edge.push(at(length + BEYOND, -half));
    edge.extend(turns.iter().map(|&(way, aside)| at(out(end - way), -half - aside * swing)));
    edge.push(at(0.0, -half));
    edge
}

#[cfg(test)]
mod tests;
