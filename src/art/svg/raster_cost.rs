//! The cost of rasterizing outlines: filled, stroked, dashed.

use resvg::tiny_skia::{Path, Transform};
use resvg::usvg;

use super::crossings::CrossingGrid;
use super::edges;

const EDGE_NS: f64 = 90.0;
/// Cost of a pixel row that an edge crosses: four scan lines.
const ROW_NS: f64 = 4.0 * 38.0;
/// Factor for rows with the even-odd rule, whose spans do not merge.
const EVEN_ODD_FACTOR: f64 = 2.5;
const STROKED_SEGMENT_NS: f64 = 800.0;
const HAIRLINE_PIXEL_NS: f64 = 80.0;
const EDGE_BYTES: f64 = 120.0;

/// The cost of rasterizing an outline.
pub(super) struct RasterCost {
    pub(super) time_ns: f64,
    pub(super) bytes: f64,
}

/// A stroke in pixels.
pub(super) struct Pen {
    width: f64,
    /// Upper bound of the pixels per unit of length.
    scale: f64,
    /// Dashes per unit of length, before scaling.
    dashes: f64,
}

impl Pen {
    pub(super) fn new(stroke: &usvg::Stroke, place: Transform) -> Pen {
        let [a, b, c, d] = [place.sx, place.ky, place.kx, place.sy].map(f64::from);
        // The Frobenius norm is an upper bound of the scale in any direction.
        let scale = (a * a + b * b + c * c + d * d).sqrt();
        Pen { width: f64::from(stroke.width().get()) * scale, scale, dashes: dashes(stroke) }
    }
}

/// Additional nanoseconds for stroking a curve this far from the origin, in pixels: where the spacing of floats exceeds
/// the tolerance, a curve is subdivided down to the renderer's limit.
pub(super) fn subdivision_ns(reach: f64) -> f64 {
    match reach {
        ..5e4 => 0.0,
        ..1.5e5 => 2e5,
        ..1e6 => 1.2e6,
        // Including NaN.
        _ => 5e7,
    }
}

/// The largest coordinate of an outline.
pub(super) fn reach(path: &Path) -> f64 {
    let bounds = path.bounds();
    let sides = [bounds.left(), bounds.top(), bounds.right(), bounds.bottom()];
    sides.into_iter().fold(0.0, |far, side| far.max(f64::from(side.abs())))
}

pub(super) fn dashes(stroke: &usvg::Stroke) -> f64 {
    let dashes = stroke.dasharray().unwrap_or_default();
    let sum: f64 = dashes.iter().map(|&dash| f64::from(dash)).sum();
    if dashes.is_empty() { 0.0 } else { dashes.len() as f64 / 2.0 / sum }
}

/// Length of the control polygon, an upper bound of the length of the outline.
pub(super) fn length(path: &Path) -> f64 {
    edges::edges(path, Transform::identity()).map(|edge| edge.from.distance(edge.to)).map(f64::from).sum()
}

/// Size of an outline with its stroke, in tenths of the drawing's units.
pub(super) fn size(path: &Path, stroke: &usvg::Stroke, place: Transform) -> f64 {
    let bounds = path.bounds();
    let pen = Pen::new(stroke, place);
    10.0 * pen.scale * f64::from(bounds.width().max(bounds.height()).max(stroke.width().get()))
}

/// Outline edges per edge of a stroke: both sides, a join, a cap.
const STROKE_EDGES: f64 = 3.0;
/// Outlines with fewer segments have no relevant number of crossings.
const MIN_COUNTED_SEGMENTS: usize = 500;

fn crossings_ns(path: &Path, place: Transform, times: f64, pen: f64) -> f64 {
    if path.len() < MIN_COUNTED_SEGMENTS {
        return 0.0;
    }
    let Some(bounds) = path.bounds().transform(place) else { return f64::INFINITY };
    let [left, top, right, bottom] =
        [bounds.left(), bounds.top(), bounds.right(), bounds.bottom()].map(f64::from);
    let half = pen / 2.0;
    let mut grid = CrossingGrid::new((left - half, top - half), (right + half, bottom + half));
    for edge in edges::edges(path, place) {
        grid.add(&edge, times, pen);
    }
    grid.time_ns()
}

impl RasterCost {
    /// The cost of filling an outline, in a picture of this height.
    pub(super) fn filled(path: &Path, rule: usvg::FillRule, place: Transform, height: f64) -> RasterCost {
        let (mut edges, mut rows) = (0.0, 0.0);
        for edge in edges::edges(path, place) {
            edges += 1.0;
            rows += edge.rows(height);
        }
        let row = match rule {
            usvg::FillRule::NonZero => ROW_NS,
            usvg::FillRule::EvenOdd => EVEN_ODD_FACTOR * ROW_NS,
        };
        let time = EDGE_NS * edges + row * rows + crossings_ns(path, place, 1.0, 0.0);
        RasterCost { time_ns: time, bytes: EDGE_BYTES * edges }
    }

    /// The cost of stroking an outline, in a picture of this size.
    pub(super) fn stroked(path: &Path, pen: &Pen, place: Transform, width: f64, height: f64) -> RasterCost {
        let (mut pieces, mut joins, mut rows, mut hairs, mut length) = (0.0, 1.0, 0.0, 0.0, 0.0);
        let subdivision = subdivision_ns(reach(path) * pen.scale) / 2.0;
        let mut extra = 0.0;
        for edge in edges::edges(path, place) {
            extra += if edge.curved { subdivision } else { 0.0 };
            // Larger curves are subdivided into more pieces.
            let long = f64::from(edge.from.distance(edge.to));
            pieces += if edge.curved { 3.0 + (long + pen.width).powf(0.3) } else { 1.5 };
            joins += if edge.curved { 0.5 } else { 1.0 };
            rows += edge.rows(height);
            hairs += long.min(width + height);
            length += long;
        }
        let dashes = if pen.dashes > 0.0 { length / pen.scale * 1.5 * pen.dashes + 1.0 } else { 0.0 };
        let pieces = pieces + 2.0 * dashes;
        if pen.width <= 1.0 {
            return RasterCost {
                time_ns: extra + STROKED_SEGMENT_NS * pieces + HAIRLINE_PIXEL_NS * hairs,
                bytes: EDGE_BYTES * pieces,
            };
        }
        // Both sides, joins and caps.
        let rows = 2.0 * rows + 2.0 * (joins + 2.0 * dashes) * pen.width.min(height);
        RasterCost {
            time_ns: extra
                + (STROKED_SEGMENT_NS + 4.0 * EDGE_NS) * pieces
                + ROW_NS * rows
                + crossings_ns(path, place, STROKE_EDGES, pen.width),
            bytes: 6.0 * EDGE_BYTES * pieces,
        }
    }
}
