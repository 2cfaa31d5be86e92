use kurbo::{Affine, Shape as _};

use super::*;

const TILE: PortArea = PortArea { half: Vec2::new(9.75, 9.75), rim: Rim::Square };
const STYLES: [PortStyle; 2] = [PortStyle::Straight, PortStyle::Bolt];

fn drawn(port: Port, style: PortStyle, area: PortArea) -> BezPath {
    shape::polygon(arm(port, style, 3.0, area, None))
}

#[test]
fn lines_of_adjacent_tiles_are_continuous() {
    for style in STYLES {
        for port in Port::ALL {
            let facing = Port::ALL[(port as usize + 4) % 8];
            let (x, y) = port.direction();
            let to_port = Vec2::new(f64::from(x), f64::from(y)) * 9.75;
            let here = drawn(port, style, TILE);
            let there = Affine::translate(to_port * 2.0) * drawn(facing, style, TILE);
            let (along, across) =
                (to_port / to_port.hypot(), Vec2::new(-to_port.y, to_port.x) / to_port.hypot());
            // Within a millimetre of the port both lines cover the same band, centred on the port.
            for offset in -25..=25 {
                let offset = f64::from(offset) * 0.1 + 0.01;
                for step in -10..=10 {
                    let point = (to_port + along * f64::from(step) * 0.1 + across * offset).to_point();
                    let inside = offset.abs() < 1.5;
                    assert_eq!(here.contains(point), inside, "{style:?} {port:?} at {offset}");
                    assert_eq!(there.contains(point), inside, "{style:?} {facing:?} at {offset}");
                }
            }
        }
    }
}

#[test]
fn lines_cross_side_ports_of_oblong_pieces_perpendicularly() {
    let area = PortArea { half: Vec2::new(20.0, 10.0), rim: Rim::Square };
    for style in STYLES {
        let line = drawn(Port::E, style, area);
        for (x, y, inside) in
            [(20.0, 1.49, true), (20.0, -1.49, true), (22.0, 1.51, false), (19.0, 1.51, false)]
        {
            assert_eq!(line.contains(Point::new(x, y)), inside, "{style:?} at {x}, {y}");
        }
    }
}

#[test]
fn bolts_are_not_straight() {
    let bounds = drawn(Port::N, PortStyle::Bolt, TILE).bounding_box();
    assert!(bounds.width() > 5.0, "{bounds:?}");
    assert_eq!(drawn(Port::N, PortStyle::Straight, TILE).bounding_box().width(), 3.0);
}

#[test]
fn quarter_turns_rotate_the_lines() {
    for port in Port::ALL {
        let next = Port::ALL[(port as usize + 2) % 8];
        let turned = arm(port, PortStyle::Bolt, 3.0, TILE, None)
            .into_iter()
            .map(|p| shape::quarters(1) * Point::from(p));
        for (turned, next) in turned.zip(arm(next, PortStyle::Bolt, 3.0, TILE, None)) {
            assert!((turned - Point::from(next)).hypot() < 1e-12, "{port:?}");
        }
    }
}

/// Only at the port is anything within 0.8 mm of the cut, so that small cutting errors do not cut lines.
#[test]
fn outlined_lines_touch_the_cut_only_at_their_port() {
    const LINE: f64 = 0.55;
    for port in Port::ALL {
        let arm = shape::polyline(arm(port, PortStyle::Bolt, 2.9, TILE, None));
        let style = kurbo::Stroke::new(2.0 * LINE).with_join(kurbo::Join::Miter);
        let outline = kurbo::stroke(arm, &style, &kurbo::StrokeOpts::default(), 0.001);
        let to_port = TILE.to_port(port);
        let along = to_port / to_port.hypot();
        for (x, y) in (-97..=97).flat_map(|x| (-97..=97).map(move |y| (f64::from(x), f64::from(y)))) {
            // Off the round coordinates of corners.
            let point = Point::new(x / 10.0 + 0.013, y / 10.0 + 0.017);
            let near = point.x.abs().max(point.y.abs()) > 9.75 - 0.8;
            let at_port =
                point.to_vec2().cross(along).abs() <= 1.45 + LINE + 1e-6 && point.to_vec2().dot(along) > 0.0;
            assert!(!near || at_port || outline.winding(point) == 0, "{port:?} at {point:?}");
        }
    }
}

#[test]
fn lines_of_adjacent_hexagons_are_continuous() {
    for (top, ports) in [
        (HexTop::Pointy, [Port::NE, Port::E, Port::SE, Port::SW, Port::W, Port::NW]),
        (HexTop::Flat, [Port::N, Port::NE, Port::SE, Port::S, Port::SW, Port::NW]),
    ] {
        let area = PortArea { half: Vec2::new(15.0, 15.0), rim: Rim::Hexagon(top) };
        let cut = shape::hexagon(Point::ORIGIN, 30.0, top);
        for (number, port) in ports.into_iter().enumerate() {
            let to_port = area.to_port(port);
            assert!((to_port.hypot() - 15.0).abs() < 1e-9, "{port:?}: the midpoint of a side");
            assert!(
                (to_port + area.to_port(ports[(number + 3) % 6])).hypot() < 1e-9,
                "{port:?}: opposite ports"
            );
            assert!(
                cut.contains((to_port * 0.999).to_point()) && !cut.contains((to_port * 1.001).to_point())
            );
            let along = to_port / to_port.hypot();
            let line = drawn(port, PortStyle::Bolt, area);
            for (offset, inside) in [(1.49, true), (-1.49, true), (1.51, false), (-1.51, false)] {
                let point = to_port - along * 0.5 + Vec2::new(-along.y, along.x) * offset;
                assert_eq!(line.contains(point.to_point()), inside, "{port:?} at {offset}");
            }
        }
    }
}

/// Along the bisector of two bolts the background is continuous from where they separate to the edge.
#[test]
fn adjacent_bolts_enclose_no_background() {
    let hexagon = PortArea { half: Vec2::new(15.0, 15.0), rim: Rim::Hexagon(HexTop::Pointy) };
    let disc = PortArea { half: Vec2::new(12.5, 12.5), rim: Rim::Round };
    for (area, pair) in
        [(hexagon, [Port::NE, Port::E]), (hexagon, [Port::W, Port::NW]), (disc, [Port::N, Port::NE])]
    {
        let bisector =
            pair.map(|port| area.to_port(port)).into_iter().fold(Vec2::ZERO, |sum, next| sum + next);
        let bisector = bisector / bisector.hypot();
        for width in [2.0, 3.75, 5.0] {
            let max_swing = max_swing(&PortSet::from(pair), width / 2.0, area);
            assert!(max_swing.is_some_and(|swing| swing > 0.0 || width == 5.0), "{pair:?} of {width}");
            let lines = pair.map(|port| shape::polygon(arm(port, PortStyle::Bolt, width, area, max_swing)));
            let covered =
                |distance: f64| lines.iter().any(|line| line.contains((bisector * distance).to_point()));
            let steps = (1..140).map(|step| covered(f64::from(step) * 0.1 + 0.003));
            let changes = steps.collect::<Vec<_>>().windows(2).filter(|pair| pair[0] != pair[1]).count();
            assert_eq!(changes, 1, "{pair:?} of {width}: covered only near the centre");
        }
    }
    assert_eq!(max_swing(&PortSet::from([Port::NE, Port::SE]), 2.0, hexagon), None, "these do not overlap");
}

#[test]
fn lines_of_joints_run_through_the_centre() {
    for (ports, lines) in [
        (&[][..], 0),
        (&[Port::N], 1),
        (&[Port::N, Port::E], 1),
        (&[Port::N, Port::S], 1),
        (&[Port::N, Port::E, Port::SW], 3),
        (&[Port::N, Port::E, Port::S, Port::W], 4),
    ] {
        let joint = joint(&ports.iter().copied().collect(), TILE);
        let ends = joint.elements().iter().filter_map(|element| element.end_point());
        assert_eq!(ends.filter(|end| *end == Point::ORIGIN).count(), lines, "{ports:?}");
        let begun = joint.elements().iter().filter(|element| matches!(element, kurbo::PathEl::MoveTo(_)));
        assert_eq!(begun.count(), lines, "{ports:?}");
    }
}
