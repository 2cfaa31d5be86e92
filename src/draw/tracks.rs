//! Curves from port to port of a piece.
//!
//! They leave it as lines to ports do: perpendicular to a side, along the diagonal at a corner, and straight through the
//! bleed.

use super::ports::{BEYOND_MM, PortArea};
use super::shape;
use crate::game::{Mm, Port};
use crate::scene::{BezPath, Color, Node, Vec2};

/// Length of the handles of a curve between facing sides, in distances of its ends.
const FACING_HANDLE: f64 = 0.45;

/// The tracks of a piece centred at the origin. Those that share an end are one network without lines across it; others
/// cross over those before.
pub(crate) fn nodes(
    tracks: &[[Port; 2]],
    width: Mm,
    color: Color,
    outline: Option<(Color, Mm)>,
    area: PortArea,
) -> Vec<Node> {
    let mut networks: Vec<usize> = (0..tracks.len()).collect();
    for (number, track) in tracks.iter().enumerate() {
        for (other, before) in tracks.iter().enumerate().take(number) {
            if track.iter().any(|port| before.contains(port)) {
                let (from, to) = (networks[number], networks[other]);
                networks.iter_mut().filter(|network| **network == from).for_each(|network| *network = to);
            }
        }
    }
    let mut nodes = Vec::new();
    for network in 0..tracks.len() {
        let mut path = BezPath::new();
        for (track, _) in tracks.iter().zip(&networks).filter(|(_, own)| **own == network) {
            shape::append(&mut path, &curve(*track, area));
        }
        if path.elements().is_empty() {
            continue;
        }
        let outer = outline.map(|(ink, line)| (ink, width.get() + 2.0 * line.get()));
        let lines = outer.into_iter().chain([(color, width.get())]);
        nodes.extend(lines.map(|(color, width)| Node::stroked(path.clone(), color, width)));
    }
    nodes
}

/// A curve from port to port. Where its ends meet at an angle, it is an arc if both are equally far from that corner.
fn curve(track: [Port; 2], area: PortArea) -> BezPath {
    let [from, to] = track.map(|port| area.to_port(port));
    let [start, end] = track.map(|port| -outward(port, area));
    let chord = (to - from).hypot();
    let turn = start.dot(-end).clamp(-1.0, 1.0).acos();
    let cross = start.cross(end);
    // The distances along both ends to where their lines meet.
    let ahead = (to - from).cross(end) / cross;
    let behind = (to - from).cross(start) / cross;
    let handles = match turn {
        turn if turn < 1e-6 => [FACING_HANDLE * chord; 2],
        turn if cross.abs() > 1e-6 && ahead > 0.0 && behind > 0.0 => {
            let share = 4.0 / 3.0 * (turn / 4.0).tan() / (turn / 2.0).tan();
            [share * ahead, share * behind]
        }
        turn => [4.0 / 3.0 * (turn / 4.0).tan() * chord / (2.0 * (turn / 2.0).sin()); 2],
    };
    let [first, last] = [from - start * BEYOND_MM, to - end * BEYOND_MM];
    let [leave, arrive] = [from + start * handles[0], to + end * handles[1]];
    let mut path = BezPath::new();
    path.move_to(first.to_point());
    path.line_to(from.to_point());
    path.curve_to(leave.to_point(), arrive.to_point(), to.to_point());
    path.line_to(last.to_point());
    path
}

/// The direction in which a line leaves a piece at a port.
fn outward(port: Port, area: PortArea) -> Vec2 {
    let (x, y) = port.direction();
    match area.rim {
        crate::game::Rim::Square if !area.is_corner(port) => Vec2::new(f64::from(x / 3), f64::from(y / 3)),
        _ => area.to_port(port).normalize(),
    }
}

#[cfg(test)]
mod tests {
    use kurbo::{ParamCurve as _, ParamCurveDeriv as _};

    use super::*;
    use crate::game::{HexTop, Rim};

    const TILE: PortArea = PortArea { half: Vec2::new(15.0, 15.0), rim: Rim::Square };

    fn bend(track: [Port; 2], area: PortArea) -> kurbo::CubicBez {
        let bend = curve(track, area).segments().find_map(|segment| match segment {
            kurbo::PathSeg::Cubic(cubic) => Some(cubic),
            _ => None,
        });
        bend.unwrap()
    }

    #[test]
    fn curves_between_neighbouring_sides_are_arcs_around_their_corner() {
        let corner = kurbo::Point::new(15.0, -15.0);
        let hexagon = PortArea { half: Vec2::new(15.0, 15.0), rim: Rim::Hexagon(HexTop::Pointy) };
        let tip = kurbo::Point::new(15.0, -15.0 / 3f64.sqrt());
        for (track, area, centre, radius) in [
            ([Port::N, Port::E], TILE, corner, 15.0),
            ([Port::ENE, Port::NNE], TILE, corner, 10.0),
            ([Port::NE, Port::E], hexagon, tip, 15.0 / 3f64.sqrt()),
        ] {
            let bend = bend(track, area);
            for step in 0..=10 {
                let away = (bend.eval(f64::from(step) / 10.0) - centre).hypot();
                assert!((away - radius).abs() < 0.01 * radius, "{track:?}: {away}");
            }
        }
    }

    #[test]
    fn curves_leave_perpendicular_to_their_sides() {
        for (track, x, y) in [([Port::NNE, Port::SSW], 0.0, 1.0), ([Port::WNW, Port::N], 1.0, 0.0)] {
            let start = bend(track, TILE).deriv().eval(0.0).to_vec2().normalize();
            assert!((start - Vec2::new(x, y)).hypot() < 1e-9, "{track:?}: {start:?}");
        }
    }

    #[test]
    fn tracks_that_share_an_end_are_one_network() {
        let drawn = |tracks: &[[Port; 2]]| {
            let outline = Some((Color::WHITE, Mm::new(1)));
            nodes(tracks, Mm::new(3), Color::BLACK, outline, TILE).len()
        };
        assert_eq!(drawn(&[[Port::N, Port::S], [Port::E, Port::W]]), 4);
        assert_eq!(drawn(&[[Port::N, Port::S], [Port::E, Port::W], [Port::S, Port::W]]), 2);
    }
}
