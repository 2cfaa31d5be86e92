//! The work of rasterising outlines, in nanoseconds: filled, stroked, dashed.

use resvg::tiny_skia::{Path, PathSegment, Point, Transform};
use resvg::usvg::{FillRule, Stroke};

use super::crossings::CrossingGrid;

const EDGE_NS: f64 = 90.0;
/// Cost of a pixel row that an edge crosses: four scan lines.
const ROW_NS: f64 = 152.0;
/// Factor for rows with the even-odd rule, whose spans do not merge.
const EVEN_ODD_FACTOR: f64 = 2.5;
const STROKED_EDGE_NS: f64 = 1200.0;
const HAIRLINE_PIXEL_NS: f64 = 80.0;
/// Outline edges per edge of a stroke: both sides, a join, a cap.
const STROKE_EDGES: f64 = 3.0;
/// Outlines with fewer segments have no relevant number of crossings.
const MIN_COUNTED_SEGMENTS: usize = 500;

/// A line of an outline, or of the control polygon of a curve.
pub(super) struct Edge {
    pub(super) from: Point,
    pub(super) to: Point,
    is_curved: bool,
}

impl Edge {
    fn length(&self) -> f64 {
        f64::from(self.from.distance(self.to))
    }

    /// The number of pixel rows that it crosses, in a picture of this height.
    fn rows(&self, height: f64) -> f64 {
        let clamp = |y: f32| f64::from(y).clamp(0.0, height);
        (clamp(self.from.y) - clamp(self.to.y)).abs()
    }
}

pub(super) fn edges(path: &Path, place: Transform) -> impl Iterator<Item = Edge> {
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
        let is_curved = count > 1;
        let edges = [(before, first), (first, second), (second, last)];
        edges.into_iter().take(count).map(move |(from, to)| Edge { from, to, is_curved })
    })
}

/// A stroke in pixels.
pub(super) struct Pen {
    pub(super) width: f64,
    /// Dashes per pixel.
    dashes: f64,
    /// The cost of dividing a curve far from the origin, where floats are coarse, as finely as can be.
    far_curve_ns: f64,
}

impl Pen {
    pub(super) fn new(stroke: &Stroke, path: &Path, place: Transform) -> Pen {
        let [a, b, c, d] = [place.sx, place.ky, place.kx, place.sy].map(f64::from);
        // The Frobenius norm is an upper bound of the scale in any direction.
        let scale = (a * a + b * b + c * c + d * d).sqrt();
        let far_curve_ns = match reach(path) * scale {
            ..5e4 => 0.0,
            ..1.5e5 => 1e5,
            ..1e6 => 6e5,
            // Including NaN.
            _ => 2.5e7,
        };
        let dashes = stroke.dasharray().unwrap_or_default();
        let sum: f64 = dashes.iter().map(|&dash| f64::from(dash)).sum();
        let dashes = if dashes.is_empty() { 0.0 } else { dashes.len() as f64 / 2.0 / sum / scale };
        Pen { width: f64::from(stroke.width().get()) * scale, dashes, far_curve_ns }
    }

    /// The number of dashes along an outline.
    pub(super) fn dashes(&self, path: &Path, place: Transform) -> f64 {
        if self.dashes > 0.0 {
            1.0 + 1.5 * self.dashes * edges(path, place).map(|edge| edge.length()).sum::<f64>()
        } else {
            0.0
        }
    }
}

/// The largest coordinate of an outline.
pub(super) fn reach(path: &Path) -> f64 {
    let bounds = path.bounds();
    let sides = [bounds.left(), bounds.top(), bounds.right(), bounds.bottom()];
    sides.into_iter().fold(0.0, |far, side| far.max(f64::from(side.abs())))
}

/// The cost of filling an outline, in a picture of this height.
pub(super) fn filled_ns(path: &Path, rule: FillRule, place: Transform, height: f64) -> f64 {
    let row_ns = if rule == FillRule::EvenOdd { EVEN_ODD_FACTOR * ROW_NS } else { ROW_NS };
    let cost: f64 = edges(path, place).map(|edge| EDGE_NS + row_ns * edge.rows(height)).sum();
    cost + crossings_ns(path, place, 1.0, 0.0)
}

/// The cost of stroking an outline, in a picture of this size.
pub(super) fn stroked_ns(path: &Path, pen: &Pen, place: Transform, (width, height): (f64, f64)) -> f64 {
    let (mut pieces, mut rows, mut hairs, mut far) = (0.0, 0.0, 0.0, 0.0);
    for edge in edges(path, place) {
        // Larger curves are divided into more pieces.
        pieces += if edge.is_curved { 3.0 + (edge.length() + pen.width).powf(0.3) } else { 1.5 };
        rows += edge.rows(height) + pen.width.min(height);
        hairs += edge.length().min(width + height);
        far += if edge.is_curved { pen.far_curve_ns } else { 0.0 };
    }
    let dashes = pen.dashes(path, place);
    let outline = far + STROKED_EDGE_NS * (pieces + 2.0 * dashes);
    if pen.width <= 1.0 {
        return outline + HAIRLINE_PIXEL_NS * hairs;
    }
    let rows = 2.0 * rows + 4.0 * dashes * pen.width.min(height);
    outline + ROW_NS * rows + crossings_ns(path, place, STROKE_EDGES, pen.width)
}

fn crossings_ns(path: &Path, place: Transform, times: f64, pen: f64) -> f64 {
    if path.len() < MIN_COUNTED_SEGMENTS {
        return 0.0;
    }
    let Some(bounds) = path.bounds().transform(place) else { return f64::INFINITY };
    let [left, top, right, bottom] =
        [bounds.left(), bounds.top(), bounds.right(), bounds.bottom()].map(f64::from);
    let half = pen / 2.0;
    let mut grid = CrossingGrid::new((left - half, top - half), (right + half, bottom + half));
    edges(path, place).for_each(|edge| grid.add(&edge, times, pen));
    grid.time_ns()
}
