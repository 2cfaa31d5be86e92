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

    pub(crate) const ALL: [Sign; 24] = [
        Sign::Disc,
        Sign::Ring,
        Sign::Dot,
        Sign::Square,
        Sign::Diamond,
        Sign::Triangle,
        Sign::Hexagon,
        Sign::Cross,
        Sign::Plus,
        Sign::Star,
        Sign::Sun,
        Sign::Moon,
        Sign::Heart,
        Sign::Bolt,
        Sign::Arrow,
        Sign::Crown,
        Sign::Flag,
        Sign::House,
        Sign::Wave,
        Sign::Leaf,
        Sign::Eye,
        Sign::Skull,
        Sign::Anchor,
        Sign::Key,
    ];

    #[test]
    fn every_sign_fills_its_square_and_is_within_it() {
        for sign in ALL {
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
    fn holes_are_holes() {
        for (sign, x, y) in [(Sign::Ring, 0.0, 0.0), (Sign::Skull, -0.19, -0.03), (Sign::Key, 0.0, -0.25)] {
            assert_eq!(path(sign).winding(Point::new(x, y)), 0, "{sign:?}");
        }
        assert_ne!(path(Sign::Eye).winding(Point::ORIGIN), 0, "the eye has a pupil");
    }
}
