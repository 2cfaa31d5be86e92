use kurbo::{Affine, Shape as _};

use super::*;

const TILE: Plot = Plot { half: Vec2::new(9.75, 9.75), rim: Rim::Square };
const STYLES: [PortStyle; 2] = [PortStyle::Straight, PortStyle::Bolt];

fn drawn(port: Port, style: PortStyle, plot: Plot) -> BezPath {
    shape::polygon(arm(port, style, 3.0, plot, None))
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
        let turned = arm(port, PortStyle::Bolt, 3.0, TILE, None)
            .into_iter()
            .map(|p| shape::quarters(1) * Point::from(p));
        for (turned, next) in turned.zip(arm(next, PortStyle::Bolt, 3.0, TILE, None)) {
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
        let arm = shape::polyline(arm(port, PortStyle::Bolt, 2.9, TILE, None));
        let style = kurbo::Stroke::new(2.0 * LINE).with_join(kurbo::Join::Miter);
        let outline = kurbo::stroke(arm, &style, &kurbo::StrokeOpts::default(), 0.001);
        let way = TILE.to_port(port);
        let along = way / way.hypot();
        for (x, y) in (-97..=97).flat_map(|x| (-97..=97).map(move |y| (f64::from(x), f64::from(y)))) {
            // Off the round numbers that corners lie on.
            let point = Point::new(x / 10.0 + 0.013, y / 10.0 + 0.017);
            let near = point.x.abs().max(point.y.abs()) > 9.75 - 0.8;
            let at_port =
                point.to_vec2().cross(along).abs() <= 1.45 + LINE + 1e-6 && point.to_vec2().dot(along) > 0.0;
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
            assert!((way + plot.to_port(ports[(number + 3) % 6])).hypot() < 1e-9, "{port:?} faces its like");
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

/// From the halfway line between two bolts, where they have parted, one sees the ground up to the rim.
#[test]
fn bolts_side_by_side_shut_in_nothing_between_them() {
    let hexagon = Plot { half: Vec2::new(15.0, 15.0), rim: Rim::Hexagon(HexTop::Pointy) };
    let disc = Plot { half: Vec2::new(12.5, 12.5), rim: Rim::Round };
    for (plot, pair) in
        [(hexagon, [Port::NE, Port::E]), (hexagon, [Port::W, Port::NW]), (disc, [Port::N, Port::NE])]
    {
        let between = pair.map(|port| plot.to_port(port)).into_iter().fold(Vec2::ZERO, |sum, way| sum + way);
        let between = between / between.hypot();
        for width in [2.0, 3.75, 5.0] {
            let crowd = crowd(&Ports::from(pair), width / 2.0, plot);
            assert!(crowd.is_some_and(|swing| swing > 0.0 || width == 5.0), "{pair:?} of {width}");
            let lines = pair.map(|port| shape::polygon(arm(port, PortStyle::Bolt, width, plot, crowd)));
            let covered = |way: f64| lines.iter().any(|line| line.contains((between * way).to_point()));
            let steps = (1..140).map(|step| covered(f64::from(step) * 0.1 + 0.003));
            let changes = steps.collect::<Vec<_>>().windows(2).filter(|pair| pair[0] != pair[1]).count();
            assert_eq!(changes, 1, "{pair:?} of {width}: covered at the join, and then no more");
        }
    }
    assert_eq!(crowd(&Ports::from([Port::NE, Port::SE]), 2.0, hexagon), None, "these have room");
}
