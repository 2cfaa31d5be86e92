//! Quadrilaterals: four points, clockwise from the one that is top left in print.

use kurbo::{Point, Rect};

/// The corners of a rectangle.
pub(in crate::photo) fn quad(rect: Rect) -> [Point; 4] {
    [(rect.x0, rect.y0), (rect.x1, rect.y0), (rect.x1, rect.y1), (rect.x0, rect.y1)].map(Point::from)
}

/// Maps four points; `None` if one of them has no image.
pub(in crate::photo) fn map_quad(
    quad: &[Point; 4],
    map: impl Fn(Point) -> Option<Point>,
) -> Option<[Point; 4]> {
    let [one, two, three, four] = quad.map(map);
    Some([one?, two?, three?, four?])
}

/// The middle of the diagonal.
pub(in crate::photo) fn centre(quad: &[Point; 4]) -> Point {
    quad[0].midpoint(quad[2])
}
