//! The named signs, each within a unit square centred at the origin.
//!
//! They are defined in hundredths of the square, with few points and thick strokes, so that they are legible on a 6 mm
//! corner of a token.

use kurbo::Shape as _;

use super::shape;
use crate::game::Sign;
use crate::scene::{Affine, BezPath, Point};

/// The path of a sign, to be filled by the non-zero winding rule.
pub(crate) fn path(sign: Sign) -> BezPath {
    let mut path = in_hundredths(sign);
    path.apply_affine(Affine::scale(0.01) * Affine::translate((-50.0, -50.0)));
    path
}

fn in_hundredths(sign: Sign) -> BezPath {
    match sign {
        Sign::Disc => disc(50.0, 50.0, 50.0),
        Sign::Ring => with_holes(disc(50.0, 50.0, 50.0), [disc(50.0, 50.0, 31.0)]),
        Sign::Dot => disc(50.0, 50.0, 24.0),
        Sign::Square => solid("M6 6H94V94H6Z"),
        Sign::Diamond => solid("M50 0L90 50L50 100L10 50Z"),
        Sign::Triangle => solid("M50 4L100 90H0Z"),
        Sign::Hexagon => {
            shape::hexagon(Point::new(50.0, 50.0), 75f64.sqrt() * 10.0, crate::game::HexTop::Pointy)
        }
        Sign::Cross => solid("M20 0L50 30L80 0L100 20L70 50L100 80L80 100L50 70L20 100L0 80L30 50L0 20Z"),
        Sign::Plus => solid("M35 0H65V35H100V65H65V100H35V65H0V35H35Z"),
        Sign::Star => star(5, 52.0, 22.0, 54.0),
        Sign::Sun => sun(),
        Sign::Moon => solid("M80 8A46 46 0 1 0 80 92A45 45 0 0 1 80 8Z"),
        Sign::Heart => solid(
            "M50 94C22 70 3 54 3 32C3 16 15 6 28 6C38 6 46 12 50 22C54 12 62 6 72 6C85 6 97 16 97 32C97 54 78 70 50 94Z",
        ),
        Sign::Spade => solid(
            "M50 1C57 17 93 38 93 63C93 76 84 84 73 84C65 84 59 80 55 74C55 84 60 92 69 98H31C40 92 45 84 45 74C41 80 35 84 27 84C16 84 7 76 7 63C7 38 43 17 50 1Z",
        ),
        Sign::Club => union([
            disc(50.0, 25.0, 23.0),
            disc(25.0, 61.0, 23.0),
            disc(75.0, 61.0, 23.0),
            solid("M50 30L72 62H28Z"),
            solid("M46 56H54C54 78 59 91 69 98H31C41 91 46 78 46 56Z"),
        ]),
        Sign::King => on_base([
            solid("M44 1H56V9H65V20H56V48H44V20H35V9H44Z"),
            solid(
                "M50 44C45 33 34 26 24 28C9 31 3 45 9 58C13 66 19 72 21 79H79C81 72 87 66 91 58C97 45 91 31 76 28C66 26 55 33 50 44Z",
            ),
        ]),
        Sign::Queen => on_base([
            solid("M8 25L25 52L29 17L42 47L50 12L58 47L71 17L75 52L92 25L80 79H20Z"),
            disc(8.0, 23.0, 7.0),
            disc(29.0, 13.0, 7.0),
            disc(50.0, 9.0, 7.0),
            disc(71.0, 13.0, 7.0),
            disc(92.0, 23.0, 7.0),
        ]),
        Sign::Rook => on_base([solid("M19 6H34V17H43V6H57V17H66V6H81V31L69 39V65L78 79H22L31 65V39L19 31Z")]),
        Sign::Bishop => on_base([
            disc(50.0, 9.0, 8.0),
            with_holes(
                solid(
                    "M50 14C68 25 78 39 78 53C78 60 73 65 66 68C66 73 70 76 77 79H23C30 76 34 73 34 68C27 65 22 60 22 53C22 39 32 25 50 14Z",
                ),
                [solid("M46 33H54V41H62V48H54V59H46V48H38V41H46Z")],
            ),
        ]),
        Sign::Knight => on_base([with_holes(
            solid(
                "M82 79C88 52 82 27 61 17L62 3L46 14C37 17 31 24 28 33L10 54C6 60 8 67 14 70C19 72 24 70 27 65C34 62 42 61 48 55C48 66 32 68 26 79Z",
            ),
            [disc(43.0, 33.0, 5.0)],
        )]),
        Sign::Pawn => on_base([
            disc(50.0, 22.0, 19.0),
            solid("M29 41H71V51H62C62 65 69 73 77 79H23C31 73 38 65 38 51H29Z"),
        ]),
        Sign::Pips(pips) => self::pips(pips),
        Sign::Bolt => solid("M42 0H82L61 35H88L26 100L42 55H14Z"),
        Sign::Arrow => solid("M50 0L94 48H67V100H33V48H6Z"),
        Sign::Crown => union([
            solid("M7 24L29 46L50 14L71 46L93 24L85 72H15Z"),
            solid("M14 79H86V93H14Z"),
            disc(7.0, 21.0, 7.0),
            disc(50.0, 11.0, 7.5),
            disc(93.0, 21.0, 7.0),
        ]),
        Sign::Flag => {
            union([solid("M14 0H24V100H14Z"), solid("M24 6C42 -4 62 20 90 8V54C62 66 42 42 24 52Z")])
        }
        Sign::House => solid("M50 4L76 28V12H88V39L100 50L94 57L88 51V96H61V64H39V96H12V51L6 57L0 50Z"),
        Sign::Wave => union([wave(-26.0), wave(0.0), wave(26.0)]),
        Sign::Leaf => with_holes(
            union([solid("M18 82C-6 44 36 4 98 2C100 62 62 106 18 82Z"), solid("M2 92L20 74L26 80L8 98Z")]),
            [solid("M29 74L68 28L73 33L33 79Z")],
        ),
        Sign::Eye => union([
            with_holes(solid("M0 50C22 12 78 12 100 50C78 88 22 88 0 50Z"), [disc(50.0, 50.0, 21.0)]),
            disc(50.0, 50.0, 12.0),
        ]),
        Sign::Skull => with_holes(
            solid(
                "M50 3C22 3 5 23 5 46C5 60 12 69 23 75V97H36V86H43V97H57V86H64V97H77V75C88 69 95 60 95 46C95 23 78 3 50 3Z",
            ),
            [disc(31.0, 47.0, 12.0), disc(69.0, 47.0, 12.0), solid("M50 58L57 72H43Z")],
        ),
        Sign::Anchor => with_holes(
            union([
                disc(50.0, 13.0, 13.0),
                solid("M44 24H56V94H44Z"),
                solid("M28 32H72V43H28Z"),
                solid("M8 60C12 84 30 100 50 100C70 100 88 84 92 60H80C77 76 65 87 50 87C35 87 23 76 20 60Z"),
                solid("M0 70L11 44L32 65Z"),
                solid("M100 70L89 44L68 65Z"),
            ]),
            [disc(50.0, 13.0, 6.0)],
        ),
        Sign::Key => with_holes(
            union([
                disc(50.0, 25.0, 25.0),
                solid("M44 46H56V100H44Z"),
                solid("M54 70H78V80H54Z"),
                solid("M54 88H74V98H54Z"),
            ]),
            [disc(50.0, 25.0, 12.0)],
        ),
    }
}

/// A chessman on its base.
fn on_base(parts: impl IntoIterator<Item = BezPath>) -> BezPath {
    union(parts.into_iter().chain([solid("M14 85H86V98H14Z")]))
}

/// Pips as on dice and dominoes: two in a slant, more in two columns with the others between them.
fn pips(pips: u8) -> BezPath {
    let side = match pips {
        0 | 1 => 0,
        2 | 3 => 1,
        4 | 5 => 2,
        _ => pips.div_ceil(3).max(3),
    };
    let middle = pips.saturating_sub(2 * side);
    // Smaller where there are many.
    let radius = [13.0, 13.0, 13.0, 13.0, 10.5, 8.5].get(usize::from(side)).copied().unwrap_or(7.0);
    let (near, far) = (radius, 100.0 - radius);
    let along = |row: u8, rows: u8| near + (far - near) * f64::from(row) / f64::from(rows.max(2) - 1);
    let mut centres = if side == 1 { vec![(far, near), (near, far)] } else { Vec::new() };
    if side > 1 {
        centres.extend((0..side).flat_map(|row| [near, far].map(|x| (x, along(row, side)))));
    }
    centres.extend((0..middle).map(|row| (50.0, if middle == 1 { 50.0 } else { along(row, middle) })));
    union(centres.into_iter().map(|(x, y)| disc(x, y, radius)))
}

/// A path from SVG path data. All data here is valid, as the tests check.
fn solid(data: &str) -> BezPath {
    wound(BezPath::from_svg(data).unwrap_or_default(), true)
}

fn disc(x: f64, y: f64, radius: f64) -> BezPath {
    shape::circle(Point::new(x, y), radius)
}

fn star(points: u32, outer: f64, inner: f64, middle: f64) -> BezPath {
    shape::polygon((0..2 * points).map(|corner| {
        let angle = std::f64::consts::PI * f64::from(corner) / f64::from(points);
        let radius = if corner % 2 == 0 { outer } else { inner };
        (50.0 + radius * angle.sin(), middle - radius * angle.cos())
    }))
}

fn sun() -> BezPath {
    let rays = (0..8).map(|ray| {
        let mut path = solid("M50 0L59 21H41Z");
        path.apply_affine(Affine::rotate_about(f64::from(ray) * std::f64::consts::FRAC_PI_4, (50.0, 50.0)));
        path
    });
    union(std::iter::once(disc(50.0, 50.0, 24.0)).chain(rays))
}

fn wave(down: f64) -> BezPath {
    let mut path = solid("M0 40C17 24 33 32 50 43C67 54 83 56 100 40V59C83 75 67 70 50 60C33 50 17 43 0 59Z");
    path.apply_affine(Affine::translate((0.0, down)));
    path
}

/// The union of paths with equal winding.
fn union(parts: impl IntoIterator<Item = BezPath>) -> BezPath {
    let mut whole = BezPath::new();
    for part in parts {
        shape::append(&mut whole, &part);
    }
    whole
}

/// A path with holes, which must be where the parts of the path do not overlap.
fn with_holes(figure: BezPath, holes: impl IntoIterator<Item = BezPath>) -> BezPath {
    union(std::iter::once(figure).chain(holes.into_iter().map(|hole| wound(hole, false))))
}

/// The path with clockwise or counterclockwise winding. Overlapping parts must have equal winding, and holes the
/// opposite.
fn wound(path: BezPath, clockwise: bool) -> BezPath {
    if (path.area() > 0.0) == clockwise { path } else { path.reverse_subpaths() }
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;

    #[test]
    fn every_sign_fills_its_square_and_is_within_it() {
        for sign in Sign::NAMES.iter().filter_map(|name| Sign::named(name)) {
            let path = path(sign);
            let bounds = path.bounding_box();
            assert!(bounds.x0 >= -0.501 && bounds.y0 >= -0.501, "{sign:?}: {bounds:?}");
            assert!(bounds.x1 <= 0.501 && bounds.y1 <= 0.501, "{sign:?}: {bounds:?}");
            let least = if sign == Sign::Dot { 0.4 } else { 0.85 };
            assert!(bounds.width().max(bounds.height()) > least, "{sign:?}: {bounds:?}");
            assert!(bounds.center().to_vec2().hypot() < 0.1, "{sign:?} lies to one side: {bounds:?}");
            assert!(path.area() > 0.1, "{sign:?} has hardly any ink: {}", path.area());
        }
    }

    #[test]
    fn pips_are_as_many_as_asked_for_and_apart() {
        for count in 1..=18 {
            let path = path(Sign::Pips(count));
            let discs: Vec<_> =
                path.elements().split_inclusive(|part| *part == kurbo::PathEl::ClosePath).collect();
            assert_eq!(discs.len(), usize::from(count));
            let boxes: Vec<_> =
                discs.iter().map(|disc| disc.iter().copied().collect::<BezPath>().bounding_box()).collect();
            for (number, one) in boxes.iter().enumerate() {
                assert!(
                    one.x0 > -0.501 && one.x1 < 0.501 && one.y0 > -0.501 && one.y1 < 0.501,
                    "{count}: {one:?}"
                );
                let apart = |other: &kurbo::Rect| (one.center() - other.center()).hypot() > one.width() * 1.1;
                assert!(boxes[number + 1..].iter().all(apart), "{count} pips touch");
            }
        }
    }

    #[test]
    fn holes_are_holes() {
        for (sign, x, y) in [
            (Sign::Ring, 0.0, 0.0),
            (Sign::Skull, -0.19, -0.03),
            (Sign::Key, 0.0, -0.25),
            (Sign::Knight, -0.07, -0.17),
        ] {
            assert_eq!(path(sign).winding(Point::new(x, y)), 0, "{sign:?}");
        }
        assert_ne!(path(Sign::Eye).winding(Point::ORIGIN), 0, "the eye has a pupil");
    }
}
