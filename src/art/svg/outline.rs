//! What it costs to turn outlines into edges and pixels: filled, stroked, dashed.

use resvg::tiny_skia::{Path, PathSegment, Point, Transform};
use resvg::usvg;

use super::crowd::Crowd;

/// Nanoseconds for an edge, and for a row that it crosses; four rows are a pixel.
const EDGE: f64 = 90.0;
const ROW: f64 = 4.0 * 38.0;
/// How much longer a row takes where each second area between edges is left out: none of them join.
const EVEN_ODD: f64 = 2.5;
/// For a segment that is stroked, and for a pixel along a hairline.
const STROKED: f64 = 800.0;
const HAIR: f64 = 80.0;
/// Bytes for an edge.
const EDGE_BYTES: f64 = 120.0;

/// The time and room that an outline takes.
pub(super) struct Outline {
    pub(super) time: f64,
    pub(super) bytes: f64,
}

/// A pen in pixels.
pub(super) struct Pen {
    /// Its width, where it is widest.
    width: f64,
    /// How much longer a line is in pixels.
    scale: f64,
    /// Dashes for each unit of length, before scaling.
    dashes: f64,
}

impl Pen {
    pub(super) fn of(stroke: &usvg::Stroke, place: Transform) -> Pen {
        let [a, b, c, d] = [place.sx, place.ky, place.kx, place.sy].map(f64::from);
        // Never less than the longest that a line of one unit can become.
        let scale = (a * a + b * b + c * c + d * d).sqrt();
        Pen { width: f64::from(stroke.width().get()) * scale, scale, dashes: dashes(stroke) }
    }
}

/// Nanoseconds more for a curve that is stroked this far from where counting starts, in pixels: where numbers are coarser
/// than what is looked for, a curve is cut without end, as often as a renderer allows.
pub(super) fn coarse(reach: f64) -> f64 {
    match reach {
        ..5e4 => 0.0,
        ..1.5e5 => 2e5,
        ..1e6 => 1.2e6,
        // What is no number too.
        _ => 5e7,
    }
}

/// How far from where counting starts an outline reaches.
pub(super) fn reach(path: &Path) -> f64 {
    let bounds = path.bounds();
    let sides = [bounds.left(), bounds.top(), bounds.right(), bounds.bottom()];
    sides.into_iter().fold(0.0, |far, side| far.max(f64::from(side.abs())))
}

/// How many dashes a stroke has for each unit of length.
pub(super) fn dashes(stroke: &usvg::Stroke) -> f64 {
    let dashes = stroke.dasharray().unwrap_or_default();
    let sum: f64 = dashes.iter().map(|&dash| f64::from(dash)).sum();
    if dashes.is_empty() { 0.0 } else { dashes.len() as f64 / 2.0 / sum }
}

/// How long the lines around an outline are, which is never less than the outline.
pub(super) fn length(path: &Path) -> f64 {
    legs(path, Transform::identity()).map(|leg| leg.from.distance(leg.to)).map(f64::from).sum()
}

/// How far an outline and its stroke reach, in ten times as fine units as the drawing's.
pub(super) fn size(path: &Path, stroke: &usvg::Stroke, place: Transform) -> f64 {
    let bounds = path.bounds();
    let pen = Pen::of(stroke, place);
    10.0 * pen.scale * f64::from(bounds.width().max(bounds.height()).max(stroke.width().get()))
}

/// A line of an outline, or of the box around a curve.
pub(super) struct Leg {
    pub(super) from: Point,
    pub(super) to: Point,
    curved: bool,
}

/// Edges for each leg of a stroke: both sides, a corner, an end.
const STROKE_EDGES: f64 = 3.0;
/// Fewer legs than these never crowd each other enough to be counted.
const FEW: usize = 500;

/// What edges that cross each other cost in addition.
fn crossings(path: &Path, place: Transform, times: f64, pen: f64) -> f64 {
    if path.len() < FEW {
        return 0.0;
    }
    let Some(bounds) = path.bounds().transform(place) else { return f64::INFINITY };
    let [left, top, right, bottom] =
        [bounds.left(), bounds.top(), bounds.right(), bounds.bottom()].map(f64::from);
    let half = pen / 2.0;
    let mut crowd = Crowd::new((left - half, top - half), (right + half, bottom + half));
    for leg in legs(path, place) {
        crowd.add(&leg, times, pen);
    }
    crowd.time()
}

/// Walks along an outline.
fn legs(path: &Path, place: Transform) -> impl Iterator<Item = Leg> {
    let map = move |mut point: Point| {
        place.map_point(&mut point);
        point
    };
    let (mut start, mut here) = (Point::zero(), Point::zero());
    path.segments().flat_map(move |segment| {
        let before = here;
        let ([one, two, three], count) = match segment {
            PathSegment::MoveTo(to) => {
                start = map(to);
                ([start; 3], 0)
            }
            PathSegment::LineTo(to) => ([map(to); 3], 1),
            PathSegment::QuadTo(by, to) => ([map(by), map(to), map(to)], 2),
            PathSegment::CubicTo(by, and, to) => ([map(by), map(and), map(to)], 3),
            PathSegment::Close => ([start; 3], 1),
        };
        here = three;
        let curved = count > 1;
        let legs = [(before, one), (one, two), (two, three)];
        legs.into_iter().take(count).map(move |(from, to)| Leg { from, to, curved })
    })
}

impl Leg {
    /// How many rows of a picture so high it crosses.
    fn rows(&self, height: f64) -> f64 {
        let cut = |y: f32| f64::from(y).clamp(0.0, height);
        (cut(self.from.y) - cut(self.to.y)).abs()
    }
}

impl Outline {
    /// Of an area.
    pub(super) fn filled(path: &Path, rule: usvg::FillRule, place: Transform, height: f64) -> Outline {
        let (mut edges, mut rows) = (0.0, 0.0);
        for leg in legs(path, place) {
            edges += 1.0;
            rows += leg.rows(height);
        }
        let row = match rule {
            usvg::FillRule::NonZero => ROW,
            usvg::FillRule::EvenOdd => EVEN_ODD * ROW,
        };
        let time = EDGE * edges + row * rows + crossings(path, place, 1.0, 0.0);
        Outline { time, bytes: EDGE_BYTES * edges }
    }

    /// Of a stroke.
    pub(super) fn stroked(path: &Path, pen: &Pen, place: Transform, width: f64, height: f64) -> Outline {
        let (mut pieces, mut joins, mut rows, mut hairs, mut length) = (0.0, 1.0, 0.0, 0.0, 0.0);
        let coarse = coarse(reach(path) * pen.scale) / 2.0;
        let mut extra = 0.0;
        for leg in legs(path, place) {
            extra += if leg.curved { coarse } else { 0.0 };
            // A curve is cut into more pieces the larger it is.
            let long = f64::from(leg.from.distance(leg.to));
            pieces += if leg.curved { 3.0 + (long + pen.width).powf(0.3) } else { 1.5 };
            joins += if leg.curved { 0.5 } else { 1.0 };
            rows += leg.rows(height);
            hairs += long.min(width + height);
            length += long;
        }
        let dashes = if pen.dashes > 0.0 { length / pen.scale * 1.5 * pen.dashes + 1.0 } else { 0.0 };
        let pieces = pieces + 2.0 * dashes;
        if pen.width <= 1.0 {
            return Outline { time: extra + STROKED * pieces + HAIR * hairs, bytes: EDGE_BYTES * pieces };
        }
        // On both sides, and round the corners and ends.
        let rows = 2.0 * rows + 2.0 * (joins + 2.0 * dashes) * pen.width.min(height);
        Outline {
            time: extra
                + (STROKED + 4.0 * EDGE) * pieces
                + ROW * rows
                + crossings(path, place, STROKE_EDGES, pen.width),
            bytes: 6.0 * EDGE_BYTES * pieces,
        }
    }
}
