//! Parts of a face: bands of a rectangle, triangles between the middle and the sides, sectors of a disc.

use std::f64::consts::TAU;

use super::{HexTop, Mm, Rim, hexagon, triangle};
use crate::scene::{Color, Vec2};

/// How a face is split.
#[derive(Clone, Debug, PartialEq)]
pub struct Split {
    /// Number of parts.
    pub count: usize,
    /// Their colours; none if they are as the face below.
    pub colors: Vec<Color>,
    /// Colour and width of the lines between them.
    pub line: Option<(Color, Mm)>,
}

/// A part of a face, relative to the middle of the face.
#[derive(Clone, Debug, PartialEq)]
pub struct Part {
    /// Its corners. Those at the outline of the face lie far beyond it.
    pub corners: Vec<Vec2>,
    /// The area to fill, which extends below the next part so that no gap shows between the two.
    pub fill: Vec<Vec2>,
    /// The line between it and the part before, within the face; `None` at its edge.
    pub line: Option<[Vec2; 2]>,
    /// The middle of a mark on it.
    pub middle: Vec2,
    /// Half the width and height of the room for the mark.
    pub room: Vec2,
    /// The boundary of that room.
    pub rim: Rim,
}

/// Beyond every outline, in distances from the middle to its corner.
const FAR: f64 = 3.0;
/// Straight sides that stand for the arc of a sector.
const SIDES_OF_SECTOR: usize = 4;

/// The parts of a face, clockwise from the top, or from the left or the top. A rectangle has bands across its longer side,
/// and as every other face as many triangles as it has sides; a disc has any number of sectors, and a hexagon two or three
/// parts with several sides each. `None` if there are no such parts.
pub fn parts(rim: Rim, half: Vec2, count: usize) -> Option<Vec<Part>> {
    let corners: Vec<Vec2> = match rim {
        Rim::Square | Rim::Boxed if count != 4 => return Some(bands(half, count)),
        Rim::Square | Rim::Boxed => [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)]
            .map(|(x, y)| Vec2::new(x * half.x, y * half.y))
            .to_vec(),
        Rim::Round => {
            let sides = count * SIDES_OF_SECTOR;
            let way = |side: usize| Vec2::from_angle((side as f64 / sides as f64 - 0.25) * TAU);
            (0..sides).map(|side| way(side) * half.x).collect()
        }
        Rim::Hexagon(top) => {
            let mut corners: Vec<Vec2> =
                hexagon(2.0 * half.x, top).into_iter().map(|corner| corner.to_vec2()).collect();
            // From the corner at the top, or to the left of it.
            corners.rotate_left(if top == HexTop::Flat { 4 } else { 0 });
            corners
        }
        Rim::Triangle => triangle(half.x * 12f64.sqrt()).map(|corner| corner.to_vec2()).to_vec(),
    };
    if count < 2 || !corners.len().is_multiple_of(count) {
        return None;
    }
    let sides = corners.len() / count;
    let arc = |part: usize| corners.iter().cycle().skip(part * sides).take(sides + 1).copied();
    let along = |part: usize| arc(part).fold(Vec2::ZERO, |sum, corner| sum + corner);
    let wedge = |part: usize, scale: f64| -> Vec<Vec2> {
        std::iter::once(Vec2::ZERO).chain(arc(part).map(|corner| corner * scale)).collect()
    };
    let whole = |part: usize| {
        let (middle, radius) = inscribed(&wedge(part, 1.0), along(part));
        let corners = wedge(part, FAR);
        let next = (part + 1 < count).then(|| along(part + 1) * FAR);
        Part {
            line: arc(part).next().map(|corner| [Vec2::ZERO, corner]),
            fill: corners.iter().copied().chain(next).collect(),
            corners,
            middle,
            room: Vec2::new(radius, radius),
            rim: Rim::Round,
        }
    };
    Some((0..count).map(whole).collect())
}

/// Bands across the longer side, from the left or the top.
fn bands(half: Vec2, count: usize) -> Vec<Part> {
    let lies = half.x >= half.y;
    // As if it lay.
    let (long, short) = if lies { (half.x, half.y) } else { (half.y, half.x) };
    let turned = |x: f64, y: f64| if lies { Vec2::new(x, y) } else { Vec2::new(y, x) };
    let beyond = FAR * long;
    let at = |part: usize| -long + 2.0 * long * part as f64 / count as f64;
    let area = |from: f64, to: f64| {
        let mut corners = [(from, -beyond), (to, -beyond), (to, beyond), (from, beyond)];
        if !lies {
            corners.reverse();
        }
        corners.map(|(x, y)| turned(x, y)).to_vec()
    };
    let band = |part: usize| {
        let (from, to) = (at(part), at(part + 1));
        let start = if part == 0 { -beyond } else { from };
        Part {
            corners: area(start, if part + 1 == count { beyond } else { to }),
            fill: area(start, beyond),
            line: (part > 0).then(|| [turned(from, -short), turned(from, short)]),
            middle: turned((from + to) / 2.0, 0.0),
            room: turned((to - from) / 2.0, short),
            rim: Rim::Square,
        }
    };
    (0..count).map(band).collect()
}

/// The largest circle within a clockwise polygon whose centre lies in a direction from the origin.
fn inscribed(polygon: &[Vec2], along: Vec2) -> (Vec2, f64) {
    let next = polygon.iter().cycle().skip(1);
    let sides: Vec<(Vec2, Vec2)> =
        polygon.iter().zip(next).map(|(from, to)| (*from, (*to - *from).normalize())).collect();
    let radius =
        |at: Vec2| sides.iter().map(|(from, way)| way.cross(at - *from)).fold(f64::INFINITY, f64::min);
    // The radius rises along the way, and then falls.
    let (mut near, mut far) = (0.0, 1.0);
    for _ in 0..60 {
        let (one, other) = (near + (far - near) / 3.0, far - (far - near) / 3.0);
        if radius(along * one) < radius(along * other) { near = one } else { far = other }
    }
    (along * near, radius(along * near))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn halves(width: f64, height: f64) -> Vec2 {
        Vec2::new(width / 2.0, height / 2.0)
    }

    #[test]
    fn the_triangles_of_a_square_lie_at_the_top_right_bottom_and_left() {
        let parts = parts(Rim::Square, halves(20.0, 20.0), 4).unwrap();
        let ways: Vec<_> = parts.iter().map(|part| part.middle.normalize()).collect();
        for (way, (x, y)) in ways.iter().zip([(0.0, -1.0), (1.0, 0.0), (0.0, 1.0), (-1.0, 0.0)]) {
            assert!((*way - Vec2::new(x, y)).hypot() < 1e-6, "{way:?}");
        }
        // The inscribed circle of a right triangle with a hypotenuse of 20.
        assert!((parts[0].room.x - 10.0 * (2f64.sqrt() - 1.0)).abs() < 1e-6, "{:?}", parts[0]);
    }

    #[test]
    fn a_domino_has_two_squares_however_it_lies() {
        let lying = parts(Rim::Square, halves(50.0, 25.0), 2).unwrap();
        assert_eq!(lying[0].middle, Vec2::new(-12.5, 0.0));
        assert_eq!(lying[1].room, Vec2::new(12.5, 12.5));
        let standing = parts(Rim::Square, halves(25.0, 50.0), 2).unwrap();
        assert_eq!(standing[0].middle, Vec2::new(0.0, -12.5));
        assert_eq!(standing[1].line, Some([Vec2::new(-12.5, 0.0), Vec2::new(12.5, 0.0)]));
    }

    #[test]
    fn hexagons_have_two_three_or_six_parts_and_discs_any_number() {
        for top in [HexTop::Pointy, HexTop::Flat] {
            let counts =
                (0..9).filter(|&count| parts(Rim::Hexagon(top), halves(20.0, 20.0), count).is_some());
            assert_eq!(counts.collect::<Vec<_>>(), [2, 3, 6]);
        }
        let first = |top| parts(Rim::Hexagon(top), halves(20.0, 20.0), 6).unwrap()[0].middle.normalize();
        assert!((first(HexTop::Pointy) - Vec2::new(0.5, -0.75f64.sqrt())).hypot() < 1e-6);
        assert!((first(HexTop::Flat) - Vec2::new(0.0, -1.0)).hypot() < 1e-6);
        assert!((2..30).all(|count| parts(Rim::Round, halves(20.0, 20.0), count).unwrap().len() == count));
    }

    #[test]
    fn the_parts_of_a_triangle_lie_at_its_sides() {
        let counts = (0..9).filter(|&count| parts(Rim::Triangle, halves(20.0, 20.0), count).is_some());
        assert_eq!(counts.collect::<Vec<_>>(), [3]);
        let parts = parts(Rim::Triangle, halves(20.0, 20.0), 3).unwrap();
        for (part, way) in parts.iter().zip([-30f64, 90.0, 210.0]) {
            let middle = part.middle.normalize();
            assert!((middle - Vec2::from_angle(way.to_radians())).hypot() < 1e-6, "{middle:?}");
        }
    }

    #[test]
    fn every_part_lies_clockwise_and_holds_its_middle() {
        for rim in
            [Rim::Square, Rim::Round, Rim::Triangle, Rim::Hexagon(HexTop::Pointy), Rim::Hexagon(HexTop::Flat)]
        {
            for count in 2..9 {
                for part in parts(rim, halves(30.0, 20.0), count).unwrap_or_default() {
                    let next = part.corners.iter().cycle().skip(1);
                    for (from, to) in part.corners.iter().zip(next) {
                        let inside = (*to - *from).cross(part.middle - *from);
                        assert!(inside > 0.0, "{rim:?} {count}: {part:?}");
                    }
                }
            }
        }
    }
}
