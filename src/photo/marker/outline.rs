//! Quadrilateral outlines of dark components.

use kurbo::{Point, Vec2};

use super::component::DarkComponent;

/// Four corners, clockwise in the picture.
pub(super) type Quad = [Point; 4];

/// Minimum area of the quad as a fraction of the convex hull's. Blur rounds the corners of squares off; for a disc it
/// would be 0.64.
const MIN_HULL_FRACTION: f64 = 0.7;
/// Minimum side of a readable marker.
const MIN_SIDE_PX: f64 = 5.0;
/// Maximum ratio of the longest to the shortest side, at the flattest angle.
const MAX_SIDE_RATIO: f64 = 5.0;

/// Fits a quad to a component, if it has four corners and could be a marker.
pub(super) fn quad(component: &DarkComponent) -> Option<Quad> {
    let hull = convex_hull(component);
    let quad = largest_quad(&hull)?;
    let area = area(&quad);
    let full = area >= MIN_SIDE_PX * MIN_SIDE_PX && area >= MIN_HULL_FRACTION * self::area(&hull);
    (full && sides_fit(&quad)).then_some(quad)
}

fn sides_fit(quad: &Quad) -> bool {
    let sides = [0, 1, 2, 3].map(|side| quad[side].distance(quad[(side + 1) % 4]));
    let shortest = sides.iter().copied().fold(f64::INFINITY, f64::min);
    let longest = sides.iter().copied().fold(0.0, f64::max);
    shortest >= MIN_SIDE_PX && longest <= MAX_SIDE_RATIO * shortest
}

/// The convex hull of a component, clockwise in the picture.
fn convex_hull(component: &DarkComponent) -> Vec<Point> {
    let mut hull = Vec::new();
    chain(component.right.iter(), &mut hull);
    chain(component.left.iter().rev(), &mut hull);
    hull
}

/// Appends the hull along one side, with the component on its right.
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

/// The cross product of two steps: positive for a right turn.
fn turn(from: Point, corner: Point, to: Point) -> f64 {
    (corner - from).cross(to - corner)
}

/// The area of a polygon that runs clockwise in the picture.
fn area(outline: &[Point]) -> f64 {
    let next = outline.iter().cycle().skip(1);
    outline.iter().zip(next).map(|(&from, &to)| from.to_vec2().cross(to.to_vec2())).sum::<f64>() / 2.0
}

/// The largest quad with its corners on a convex polygon.
///
/// While one end of a diagonal moves on, the farthest corner on each side only moves forwards too (rotating calipers),
/// so the time for all diagonals is quadratic in the number of corners.
fn largest_quad(hull: &[Point]) -> Option<Quad> {
    let count = hull.len();
    let at = |index: usize| hull.get(index % count.max(1)).copied().unwrap_or(Point::ZERO);
    let mut best = (0.0, None);
    for first in 0..count {
        let (mut right, mut left) = (first + 1, first + 3);
        for third in first + 2..(first + count).saturating_sub(1) {
            let diagonal = at(third) - at(first);
            let offset = |index: usize| diagonal.cross(at(index) - at(first)).abs();
            while right + 1 < third && offset(right + 1) >= offset(right) {
                right += 1;
            }
            left = left.max(third + 1);
            while left + 1 < first + count && offset(left + 1) >= offset(left) {
                left += 1;
            }
            let size = offset(right) + offset(left);
            if size > best.0 {
                best = (size, Some([first, right, third, left].map(at)));
            }
        }
    }
    best.1
}

/// The centroid of four corners.
pub(super) fn middle(quad: &Quad) -> Point {
    let sum: Vec2 = quad.iter().map(|corner| corner.to_vec2()).sum();
    (sum / 4.0).to_point()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The component of all pixels inside a shape.
    fn component(inside: impl Fn(f64, f64) -> bool) -> DarkComponent {
        let mut component = DarkComponent { left: Vec::new(), right: Vec::new() };
        for y in 0..60 {
            let row: Vec<f64> = (0..60).map(f64::from).filter(|&x| inside(x, f64::from(y))).collect();
            if let [first, .., last] = row[..] {
                component.left.push(Point::new(first, f64::from(y)));
                component.right.push(Point::new(last, f64::from(y)));
            }
        }
        component
    }

    #[test]
    fn squares_have_four_corners_at_any_rotation() {
        for degrees in 0..90 {
            let (sin, cos) = f64::from(degrees).to_radians().sin_cos();
            let square = component(|x, y| {
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
        assert_eq!(quad(&component(|x, y| (x - 30.0).hypot(y - 30.0) < 20.0)), None);
        assert_eq!(quad(&component(|x, y| x < y && y > 10.0 && x > 5.0)), None);
        assert_eq!(quad(&component(|x, y| x > 5.0 && y > 20.0 && y < 27.0)), None);
        assert_eq!(quad(&component(|_, _| false)), None);
    }
}
