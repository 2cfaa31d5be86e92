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
    let path = paths(ports, style, width, plot);
    let stroke = |color, width| {
        let stroke = Stroke { cap: Cap::Round, join: Join::Miter, ..Stroke::solid(color, width) };
        Node::Shape(Shape { path: path.clone(), fill: None, stroke: Some(stroke) })
    };
    // The outline of all lines lies below the fill of all lines, so that none cuts through another.
    outline
        .map(|(ink, line)| stroke(ink, width + 2.0 * line.get()))
        .into_iter()
        .chain([stroke(color, width)])
        .collect()
}

/// The middles of the lines. Each runs from a port to the middle and on to the next port round the piece, so
/// that every angle between two of them is a proper corner.
fn paths(ports: &Ports, style: PortStyle, width: f64, plot: Plot) -> BezPath {
    let arms: Vec<Vec<Point>> = ports.iter().map(|&port| arm(port, style, width, plot)).collect();
    let mut path = BezPath::new();
    match arms.as_slice() {
        [] => {}
        [only] => path = shape::polyline(only.iter().map(|p| (p.x, p.y))),
        several => {
            let pairs = if several.len() == 2 { 1 } else { several.len() };
            for (arm, next) in several.iter().zip(several.iter().cycle().skip(1)).take(pairs) {
                let there = arm.iter().rev().chain(next.iter().skip(1));
                shape::append(&mut path, &shape::polyline(there.map(|p| (p.x, p.y))));
            }
        }
    }
    path
}

/// The way of one line, from the middle of the piece out through its port and beyond.
fn arm(port: Port, style: PortStyle, width: f64, plot: Plot) -> Vec<Point> {
    let (x, y) = port.direction();
    let to_port = match (port.is_corner(), plot.round) {
        (true, true) => Vec2::new(f64::from(x), f64::from(y)) * (plot.half.x.min(plot.half.y) / 2f64.sqrt()),
        _ => Vec2::new(f64::from(x) * plot.half.x, f64::from(y) * plot.half.y),
    };
    let length = to_port.hypot();
    if length == 0.0 {
        return Vec::new();
    }
    let along = to_port / length;
    let across = Vec2::new(-along.y, along.x);
    let at = |way: f64, aside: f64| (along * way + across * aside).to_point();
    let mut way = vec![Point::ORIGIN];
    if style == PortStyle::Bolt {
        // One sharp Z, as on an old telegraph stamp: out to one side, back across, out again. Its strokes
        // are as far apart as the line is thick, or as the piece has room for.
        let swing = (0.72 * width).min(0.2 * length);
        way.extend([at(0.50 * length, swing), at(0.38 * length, -swing), at(0.84 * length, 0.0)]);
    }
    // Two places on one straight line, so that the line is straight and centred from within the outline on.
    way.push(to_port.to_point());
    way.push((to_port + along * BEYOND).to_point());
    way
}

#[cfg(test)]
mod tests {
    use super::*;

    const TILE: Plot = Plot { half: Vec2::new(9.75, 9.75), round: false };

    #[test]
    fn lines_of_abutting_tiles_are_one_line() {
        for style in [PortStyle::Straight, PortStyle::Bolt] {
            for port in Port::ALL {
                let (x, y) = port.direction();
                let facing = Port::ALL[(port as usize + 4) % 8];
                assert_eq!(facing.direction(), (-x, -y));
                let neighbour = Vec2::new(f64::from(x), f64::from(y)) * 19.5;
                let here = arm(port, style, 3.0, TILE);
                let there: Vec<Point> =
                    arm(facing, style, 3.0, TILE).into_iter().map(|point| point + neighbour).collect();
                // Both reach the same point of the shared side or corner, and arrive there on the straight
                // line that joins the two middles, from well within.
                let (here, there) = (&here[here.len() - 3..], &there[there.len() - 3..]);
                assert!((here[1] - there[1]).hypot() < 1e-12, "{style:?} {port:?}: {here:?} {there:?}");
                for point in here.iter().chain(there) {
                    let off = point.to_vec2().cross(neighbour / neighbour.hypot());
                    assert!(off.abs() < 1e-12, "{style:?} {port:?}: {point:?} lies {off} off the line");
                }
                assert!((here[1] - here[0]).hypot() > 1.5, "{style:?} {port:?} bends at the very edge");
            }
        }
    }

    #[test]
    fn a_side_port_is_crossed_at_right_angles_in_the_middle_of_an_oblong_piece_too() {
        let plot = Plot { half: Vec2::new(20.0, 10.0), round: false };
        let way = arm(Port::E, PortStyle::Bolt, 3.0, plot);
        assert_eq!(way[way.len() - 2], Point::new(20.0, 0.0));
        assert_eq!(way[way.len() - 1].y, 0.0);
        assert_eq!(way[way.len() - 3].y, 0.0);
    }

    #[test]
    fn a_bolt_is_no_straight_line() {
        let aside = arm(Port::N, PortStyle::Bolt, 3.0, TILE).into_iter().map(|p| p.x);
        let (least, most) = aside.fold((0f64, 0f64), |(least, most), x| (least.min(x), most.max(x)));
        assert!(least < -1.0 && most > 1.0);
    }

    #[test]
    fn quarter_turns_of_a_piece_turn_its_lines_and_nothing_else() {
        for port in Port::ALL {
            let next = Port::ALL[(port as usize + 2) % 8];
            let turned = arm(port, PortStyle::Bolt, 3.0, TILE).into_iter().map(|p| shape::quarters(1) * p);
            for (turned, next) in turned.zip(arm(next, PortStyle::Bolt, 3.0, TILE)) {
                assert!((turned - next).hypot() < 1e-12, "{port:?}");
            }
        }
    }
}
