//! The lines between the ports of a piece.
//!
//! Whatever a line does on its way, it leaves the piece exactly: at a side port across the middle of the
//! side and at right angles to it, at a corner port along the diagonal, and straight on through the bleed.
//! So the lines of two pieces that lie side by side are one line, and a cut that is a little off shows nothing.

use super::shape;
use crate::game::{Mm, Port, PortStyle, Ports};
use crate::scene::{BezPath, Cap, Color, Join, Node, Point, Shape, Stroke, Vec2};

/// How far beyond the outline a line runs on: more than any bleed. The face's clip cuts it off.
const BEYOND: f64 = 30.0;

/// The piece that lines are drawn on.
#[derive(Clone, Copy, Debug)]
pub struct Plot {
    /// Half its width and half its height.
    pub half: Vec2,
    /// Whether it has no corners, so that all ports lie equally far from its middle.
    pub round: bool,
}

/// The Z of a bolt, from the middle of the piece to the port: how far along its right edge turns, in lengths
/// of the line, and how far it then lies outside the straight line, in swings. The left edge is the same seen
/// from the other end: two blades that pass each other, each with its point beyond the other's neck.
const EDGE: [(f64, f64); 4] = [(0.22, 0.0), (0.74, 0.62), (0.655, -0.36), (0.87, 0.0)];

/// A swing is as wide as the line, but no wider than this part of its length: the lines of one piece must
/// not run into each other.
const SWING: f64 = 0.26;

/// How far from the middle the lines of a piece are joined, in lengths of the line: within the part that is
/// straight even in a bolt.
const JOINT: f64 = 0.2;

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
    for &port in ports {
        shape::append(&mut arms, &shape::polyline(arm(port, style, width, plot)));
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
    let ends: Vec<Vec2> = ports.iter().map(|&port| to_port(port, plot) * JOINT).collect();
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

/// The edge of one line, from the middle of the piece out through its port and beyond, and back.
fn arm(port: Port, style: PortStyle, width: f64, plot: Plot) -> Vec<(f64, f64)> {
    let to_port = to_port(port, plot);
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
    // The corners of a piece cut into a line before it ends: there the Z lies further in.
    let inner = if port.is_corner() { 0.92 * length } else { length };
    let turns: &[(f64, f64)] = if style == PortStyle::Bolt { &EDGE } else { &[] };
    // Seen from the other end of the Z, its left edge is its right edge.
    let end = EDGE[0].0 + EDGE[EDGE.len() - 1].0;
    let half = width / 2.0;
    let swing = width.min(SWING * length);
    let mut edge = vec![at(0.0, half)];
    edge.extend(turns.iter().map(|&(way, aside)| at(way * inner, half + aside * swing)));
    edge.push(at(length + BEYOND, half));
    edge.push(at(length + BEYOND, -half));
    edge.extend(turns.iter().map(|&(way, aside)| at((end - way) * inner, -half - aside * swing)));
    edge.push(at(0.0, -half));
    edge
}

/// The way from the middle of a piece to one of its ports.
fn to_port(port: Port, plot: Plot) -> Vec2 {
    let (x, y) = port.direction();
    let way = Vec2::new(f64::from(x) * plot.half.x, f64::from(y) * plot.half.y);
    // A round piece has no corners: all its ports lie at its rim.
    if port.is_corner() && plot.round { way / 2f64.sqrt() } else { way }
}

#[cfg(test)]
mod tests {
    use kurbo::{Affine, Shape as _};

    use super::*;

    const TILE: Plot = Plot { half: Vec2::new(9.75, 9.75), round: false };
    const STYLES: [PortStyle; 2] = [PortStyle::Straight, PortStyle::Bolt];

    fn drawn(port: Port, style: PortStyle, plot: Plot) -> BezPath {
        shape::polygon(arm(port, style, 3.0, plot))
    }

    #[test]
    fn lines_of_abutting_tiles_are_one_line() {
        for style in STYLES {
            for port in Port::ALL {
                let facing = Port::ALL[(port as usize + 4) % 8];
                let (x, y) = port.direction();
                let way = Vec2::new(f64::from(x), f64::from(y)) * 9.75;
                let here = drawn(port, style, TILE);
                let there = Affine::translate(way * 2.0) * drawn(facing, style, TILE);
                let (along, across) = (way / way.hypot(), Vec2::new(-way.y, way.x) / way.hypot());
                // For a millimetre to either side of the port both lines cover the same band, as wide as they
                // are thick and centred on the port.
                for aside in -25..=25 {
                    let aside = f64::from(aside) * 0.1 + 0.01;
                    for step in -10..=10 {
                        let point = (way + along * f64::from(step) * 0.1 + across * aside).to_point();
                        let inside = aside.abs() < 1.5;
                        assert_eq!(here.contains(point), inside, "{style:?} {port:?} at {aside}");
                        assert_eq!(there.contains(point), inside, "{style:?} {facing:?} at {aside}");
                    }
                }
            }
        }
    }

    #[test]
    fn a_side_port_is_crossed_at_right_angles_in_the_middle_of_an_oblong_piece_too() {
        let plot = Plot { half: Vec2::new(20.0, 10.0), round: false };
        for style in STYLES {
            let line = drawn(Port::E, style, plot);
            for (x, y, inside) in
                [(20.0, 1.49, true), (20.0, -1.49, true), (22.0, 1.51, false), (19.0, 1.51, false)]
            {
                assert_eq!(line.contains(Point::new(x, y)), inside, "{style:?} at {x}, {y}");
            }
        }
    }

    #[test]
    fn a_bolt_is_no_straight_line() {
        let bounds = drawn(Port::N, PortStyle::Bolt, TILE).bounding_box();
        assert!(bounds.width() > 5.0, "{bounds:?}");
        assert_eq!(drawn(Port::N, PortStyle::Straight, TILE).bounding_box().width(), 3.0);
    }

    #[test]
    fn quarter_turns_of_a_piece_turn_its_lines_and_nothing_else() {
        for port in Port::ALL {
            let next = Port::ALL[(port as usize + 2) % 8];
            let turned = arm(port, PortStyle::Bolt, 3.0, TILE)
                .into_iter()
                .map(|p| shape::quarters(1) * Point::from(p));
            for (turned, next) in turned.zip(arm(next, PortStyle::Bolt, 3.0, TILE)) {
                assert!((turned - Point::from(next)).hypot() < 1e-12, "{port:?}");
            }
        }
    }
}
