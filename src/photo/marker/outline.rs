//! The four-sided outline of a patch.

use kurbo::{Point, Vec2};

use super::patch::Patch;

/// Four corners, clockwise as one sees them.
pub(super) type Quad = [Point; 4];

/// Of what lies inside the outline of a patch without its dents, the four corners take up at least so much. Blur
/// rounds the corners of squares off; for a disc it would be 0.64.
const FILLED: f64 = 0.7;
/// No side of a marker that can be read is shorter, in pixels.
const SHORTEST: f64 = 5.0;
/// Seen from as low as can be, the longest side is not longer than so many times the shortest.
const STRETCHED: f64 = 5.0;

/// The four corners of a patch, if it has four and could be a marker.
pub(super) fn quad(patch: &Patch) -> Option<Quad> {
    let hull = hull(patch);
    let quad = largest_quad(&hull)?;
    let area = area(&quad);
    let full = area >= SHORTEST * SHORTEST && area >= FILLED * self::area(&hull);
    (full && sides_fit(&quad)).then_some(quad)
}

fn sides_fit(quad: &Quad) -> bool {
    let sides = [0, 1, 2, 3].map(|side| quad[side].distance(quad[(side + 1) % 4]));
    let shortest = sides.iter().copied().fold(f64::INFINITY, f64::min);
    let longest = sides.iter().copied().fold(0.0, f64::max);
    shortest >= SHORTEST && longest <= STRETCHED * shortest
}

/// The outline of a patch as if a thread were drawn tight around it, clockwise as one sees it.
fn hull(patch: &Patch) -> Vec<Point> {
    let mut hull = Vec::new();
    chain(patch.right.iter(), &mut hull);
    chain(patch.left.iter().rev(), &mut hull);
    hull
}

/// Draws the thread along one side, the dark being on its right hand.
fn chain<'a>(points: impl Iterator<Item = &'a Point>, hull: &mut Vec<Point>) {
    let start = hull.len();
    for &point in points {
        while let [.., before, last] = hull.get(start..).unwrap_or(&[])
            && turn(*before, *last, point) <= 0.0
        {
            hull.pop();
        }
        hull.push(point);
    }
}

/// How far to the right one turns at `corner`; the sign says whether.
fn turn(from: Point, corner: Point, to: Point) -> f64 {
    (corner - from).cross(to - corner)
}

/// The area of an outline that runs clockwise as one sees it.
fn area(outline: &[Point]) -> f64 {
    let next = outline.iter().cycle().skip(1);
    outline.iter().zip(next).map(|(&from, &to)| from.to_vec2().cross(to.to_vec2())).sum::<f64>() / 2.0
}

/// The largest four-sided figure with its corners on an outline that has no dents.
///
/// For either end of a diagonal the best corner on each side moves on as the diagonal's other end moves on, so all
/// diagonals take a time that grows with the square of the number of corners only.
fn largest_quad(hull: &[Point]) -> Option<Quad> {
    let count = hull.len();
    let at = |index: usize| hull.get(index % count.max(1)).copied().unwrap_or(Point::ZERO);
    let mut best = (0.0, None);
    for first in 0..count {
        let (mut right, mut left) = (first + 1, first + 3);
        for third in first + 2..(first + count).saturating_sub(1) {
            let diagonal = at(third) - at(first);
            let off = |index: usize| diagonal.cross(at(index) - at(first)).abs();
            while right + 1 < third && off(right + 1) >= off(right) {
                right += 1;
            }
            left = left.max(third + 1);
            while left + 1 < first + count && off(left + 1) >= off(left) {
                left += 1;
            }
            let size = off(right) + off(left);
            if size > best.0 {
                best = (size, Some([first, right, third, left].map(at)));
            }
        }
    }
    best.1
}

/// The middle of four corners.
pub(super) fn middle(quad: &Quad) -> Point {
    let sum: Vec2 = quad.iter().map(|corner| corner.to_vec2()).sum();
    (sum / 4.0).to_point()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The patch of all pixels inside an outline.
    fn patch(inside: impl Fn(f64, f64) -> bool) -> Patch {
        let mut patch = Patch { left: Vec::new(), right: Vec::new() };
        for y in 0..60 {
            let row: Vec<f64> = (0..60).map(f64::from).filter(|&x| inside(x, f64::from(y))).collect();
            if let [first, .., last] = row[..] {
                patch.left.push(Point::new(first, f64::from(y)));
                patch.right.push(Point::new(last, f64::from(y)));
            }
        }
        patch
    }

    #[test]
    fn squares_have_their_corners_however_they_are_turned() {
        for degrees in 0..90 {
            let (sin, cos) = f64::from(degrees).to_radians().sin_cos();
            let square = patch(|x, y| {
                let (x, y) = (x - 30.0, y - 30.0);
                (x * cos + y * sin).abs() <= 15.0 && (y * cos - x * sin).abs() <= 15.0
            });
            let quad = quad(&square).unwrap_or_else(|| panic!("{degrees}"));
            assert!((area(&quad) - 850.0).abs() < 70.0, "{degrees} {}", area(&quad));
            assert!(quad.iter().all(|corner| (corner.distance(Point::new(30.0, 30.0)) - 21.2).abs() < 2.2));
            assert!(middle(&quad).distance(Point::new(30.0, 30.0)) < 1.0);
        }
    }

    #[test]
    fn discs_triangles_and_lines_have_no_four_corners() {
        assert_eq!(quad(&patch(|x, y| (x - 30.0).hypot(y - 30.0) < 20.0)), None);
        assert_eq!(quad(&patch(|x, y| x < y && y > 10.0 && x > 5.0)), None);
        assert_eq!(quad(&patch(|x, y| x > 5.0 && y > 20.0 && y < 27.0)), None);
        assert_eq!(quad(&patch(|_, _| false)), None);
    }
}
