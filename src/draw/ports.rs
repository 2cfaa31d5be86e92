//! The lines between the ports of a piece.
//!
//! Whatever a line does on its way, it leaves the piece exactly: at a side port across the middle of the
//! side and at right angles to it, at a corner port along the diagonal, and straight on through the bleed.
//! So the lines of two pieces that lie side by side are one line, and a cut that is a little off shows nothing.

use super::shape;
use crate::game::{HexTop, Mm, Port, PortStyle, Ports};
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

/// Where the ports of a piece lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rim {
    /// In the middles of four sides and on four corners.
    Square,
    /// On a circle, all equally far from the middle.
    Round,
    /// In the middles of six sides.
    Hexagon(HexTop),
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

/// The edge of one line, from the middle of the piece out through its port and beyond, and back.
fn arm(port: Port, style: PortStyle, width: f64, plot: Plot) -> Vec<(f64, f64)> {
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
    let swing = width.min(SWING * length);
    let mut edge = vec![at(0.0, half)];
    edge.extend(turns.iter().map(|&(way, aside)| at(way * inner, half + aside * swing)));
    edge.push(at(length + BEYOND, half));
    edge.push(at(length + BEYOND, -half));
    edge.extend(turns.iter().map(|&(way, aside)| at((end - way) * inner, -half - aside * swing)));
    edge.push(at(0.0, -half));
    edge
}

#[cfg(test)]
mod tests {
    use kurbo::{Affine, Shape as _};

    use super::*;

    const TILE: Plot = Plot { half: Vec2::new(9.75, 9.75), rim: Rim::Square };
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
        let plot = Plot { half: Vec2::new(20.0, 10.0), rim: Rim::Square };
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

    /// What is further out than 0.8 mm from the cut belongs to the port: elsewhere scissors that are a little
    /// off cut nothing away.
    #[test]
    fn lines_with_their_outline_keep_clear_of_the_cut_but_for_their_port() {
        const LINE: f64 = 0.55;
        for port in Port::ALL {
            let arm = shape::polyline(arm(port, PortStyle::Bolt, 2.9, TILE));
            let style = kurbo::Stroke::new(2.0 * LINE).with_join(kurbo::Join::Miter);
            let outline = kurbo::stroke(arm, &style, &kurbo::StrokeOpts::default(), 0.001);
            let way = TILE.to_port(port);
            let along = way / way.hypot();
            for (x, y) in (-97..=97).flat_map(|x| (-97..=97).map(move |y| (f64::from(x), f64::from(y)))) {
                // Off the round numbers that corners lie on.
                let point = Point::new(x / 10.0 + 0.013, y / 10.0 + 0.017);
                let near = point.x.abs().max(point.y.abs()) > 9.75 - 0.8;
                let at_port = point.to_vec2().cross(along).abs() <= 1.45 + LINE + 1e-6
                    && point.to_vec2().dot(along) > 0.0;
                assert!(!near || at_port || outline.winding(point) == 0, "{port:?} at {point:?}");
            }
        }
    }

    #[test]
    fn lines_of_abutting_hexagons_are_one_line() {
        for (top, ports) in [
            (HexTop::Pointy, [Port::NE, Port::E, Port::SE, Port::SW, Port::W, Port::NW]),
            (HexTop::Flat, [Port::N, Port::NE, Port::SE, Port::S, Port::SW, Port::NW]),
        ] {
            let plot = Plot { half: Vec2::new(15.0, 15.0), rim: Rim::Hexagon(top) };
            let cut = shape::hexagon(Point::ORIGIN, 30.0, top);
            for (number, port) in ports.into_iter().enumerate() {
                let way = plot.to_port(port);
                assert!((way.hypot() - 15.0).abs() < 1e-9, "{port:?}: the middle of a side");
                assert!(
                    (way + plot.to_port(ports[(number + 3) % 6])).hypot() < 1e-9,
                    "{port:?} faces its like"
                );
                assert!(cut.contains((way * 0.999).to_point()) && !cut.contains((way * 1.001).to_point()));
                let along = way / way.hypot();
                let line = drawn(port, PortStyle::Bolt, plot);
                for (aside, inside) in [(1.49, true), (-1.49, true), (1.51, false), (-1.51, false)] {
                    let point = way - along * 0.5 + Vec2::new(-along.y, along.x) * aside;
                    assert_eq!(line.contains(point.to_point()), inside, "{port:?} at {aside}");
                }
            }
        }
    }
}
