//! The edges of outlines.

use resvg::tiny_skia::{Path, PathSegment, Point, Transform};

/// A line of an outline, or of the control polygon of a curve.
pub(super) struct PathEdge {
    pub(super) from: Point,
    pub(super) to: Point,
    pub(super) curved: bool,
}

pub(super) fn edges(path: &Path, place: Transform) -> impl Iterator<Item = PathEdge> {
    let map = move |mut point: Point| {
        place.map_point(&mut point);
        point
    };
    let (mut start, mut here) = (Point::zero(), Point::zero());
    path.segments().flat_map(move |segment| {
        let before = here;
        let ([first, second, last], count) = match segment {
            PathSegment::MoveTo(to) => {
                start = map(to);
                ([start; 3], 0)
            }
            PathSegment::LineTo(to) => ([map(to); 3], 1),
            PathSegment::QuadTo(control, to) => ([map(control), map(to), map(to)], 2),
            PathSegment::CubicTo(one, two, to) => ([map(one), map(two), map(to)], 3),
            PathSegment::Close => ([start; 3], 1),
        };
        here = last;
        let curved = count > 1;
        let edges = [(before, first), (first, second), (second, last)];
        edges.into_iter().take(count).map(move |(from, to)| PathEdge { from, to, curved })
    })
}

impl PathEdge {
    /// The number of pixel rows that it crosses, in a picture of this height.
    pub(super) fn rows(&self, height: f64) -> f64 {
        let clamp = |y: f32| f64::from(y).clamp(0.0, height);
        (clamp(self.from.y) - clamp(self.to.y)).abs()
    }
}
