//! The outlines of a drawing in numbers: edges, rows, pieces of strokes.

use resvg::tiny_skia::{PathSegment, Point, Transform};
use resvg::usvg::{Path, Stroke};

/// Pieces of a line and of a curve from which the outline of a stroke is made.
pub(super) const LINE_PIECES: f64 = 2.0;
const CURVE_PIECES: f64 = 8.0;
/// A curve is divided into one more piece for each of these pixels from the origin, where floats are coarse.
const PX_PER_FAR_PIECE: f64 = 2000.0;

/// The lines of an outline in pixels, and the control polygons of its curves.
#[derive(Default)]
pub(super) struct Outline {
    pub edges: f64,
    /// Pieces of its stroke.
    pub pieces: f64,
    pub rows: f64,
    pub length: f64,
}

impl Outline {
    /// The outline of a path on a surface of some height in pixels.
    pub(super) fn of(path: &Path, place: Transform, height: f64) -> Outline {
        let map = |mut point: Point| {
            place.map_point(&mut point);
            point
        };
        let mut outline = Outline::default();
        let (mut start, mut here) = (Point::zero(), Point::zero());
        for segment in path.data().segments() {
            let (points, pieces) = match segment {
                PathSegment::MoveTo(to) => {
                    start = map(to);
                    here = start;
                    continue;
                }
                PathSegment::LineTo(to) => ([to; 3].map(map), LINE_PIECES),
                PathSegment::QuadTo(control, to) => ([control, to, to].map(map), CURVE_PIECES),
                PathSegment::CubicTo(one, two, to) => ([one, two, to].map(map), CURVE_PIECES),
                PathSegment::Close => ([start; 3], LINE_PIECES),
            };
            for to in points {
                let row = |point: Point| f64::from(point.y);
                outline.rows += (row(to) - row(here)).abs().min(height);
                outline.length += f64::from(here.distance(to));
                here = to;
            }
            outline.edges += if pieces == CURVE_PIECES { 3.0 } else { 1.0 };
            outline.pieces += pieces;
        }
        let scale = f64::from(place.sx.hypot(place.ky).max(place.kx.hypot(place.sy)));
        outline.pieces *= 1.0 + reach(path) * scale / PX_PER_FAR_PIECE / CURVE_PIECES;
        outline
    }

    /// The number of dashes, and the width of the pen in pixels.
    pub(super) fn stroke(&self, stroke: &Stroke, place: Transform) -> (f64, f64) {
        let (across, down) = (place.sx.hypot(place.ky), place.kx.hypot(place.sy));
        let dashes = stroke.dasharray().unwrap_or_default();
        let sum: f64 = dashes.iter().map(|&dash| f64::from(dash)).sum();
        let around = self.length * dashes.len() as f64 / 2.0 / sum / f64::from(across.min(down));
        (
            if dashes.is_empty() { 0.0 } else { 1.0 + around },
            f64::from(stroke.width().get() * across.max(down)),
        )
    }
}

/// The pieces of a stroke that becomes an outline.
pub(super) fn stroke_pieces(path: &Path, stroke: &Stroke, place: Transform) -> f64 {
    let outline = Outline::of(path, place, f64::INFINITY);
    outline.pieces + LINE_PIECES * outline.stroke(stroke, place).0
}

/// The largest coordinate of an outline.
pub(super) fn reach(path: &Path) -> f64 {
    let bounds = path.data().bounds();
    let sides = [bounds.left(), bounds.top(), bounds.right(), bounds.bottom()];
    sides.into_iter().fold(0.0, |far, side| far.max(f64::from(side.abs())))
}
