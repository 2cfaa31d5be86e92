//! Paths, paints and strokes of `usvg` as those of the scene.

use resvg::tiny_skia::{self, Path, PathSegment, PathStroker, Transform};
use resvg::usvg::{self, Paint};

use super::counts::reach;
use crate::scene::{Affine, BezPath, Cap, Color, Join, Point, Stroke};

/// The colour of a solid paint, and how opaque it is.
pub(super) fn solid(paint: &Paint, opacity: usvg::Opacity) -> Option<(Color, u8)> {
    match paint {
        Paint::Color(color) => {
            Some((Color::Rgb(color.red, color.green, color.blue), (opacity.get() * 255.0).round() as u8))
        }
        _ => None,
    }
}

/// Converts to a stroke of the scene, if that supports it: a uniform scale, no dash offset, the scene's miter limit.
pub(super) fn pen(stroke: &usvg::Stroke, transform: Transform, color: Color) -> Option<Stroke> {
    let [a, b, c, d, ..] = affine(transform).as_coeffs();
    let scale = a.hypot(b);
    let near = |one: f64, other: f64| (one - other).abs() <= 1e-4 * scale * scale;
    if !near(a * a + b * b, c * c + d * d) || !near(a * c + b * d, 0.0) || stroke.dashoffset() != 0.0 {
        return None;
    }
    let join = match stroke.linejoin() {
        usvg::LineJoin::Miter if stroke.miterlimit().get() == 4.0 => Join::Miter,
        usvg::LineJoin::Miter | usvg::LineJoin::MiterClip => return None,
        usvg::LineJoin::Round => Join::Round,
        usvg::LineJoin::Bevel => Join::Bevel,
    };
    let cap = match stroke.linecap() {
        usvg::LineCap::Butt => Cap::Butt,
        usvg::LineCap::Round => Cap::Round,
        usvg::LineCap::Square => Cap::Square,
    };
    let dashes = stroke.dasharray().unwrap_or_default().iter().map(|&dash| f64::from(dash) * scale).collect();
    Some(Stroke { color, width: f64::from(stroke.width().get()) * scale, dashes, cap, join })
}

/// The outline of a stroke, in the units of the path.
pub(super) fn stroke_outline(path: &usvg::Path, stroke: &usvg::Stroke, place: Transform) -> Option<Path> {
    // The approximation must not show at ten times the size of the drawing; it is limited by the precision of floats.
    let max_resolution = 5e4 / reach(path) as f32;
    let resolution = (10.0 * PathStroker::compute_resolution_scale(&place)).min(max_resolution);
    let mut pen = stroke.to_tiny_skia();
    match pen.dash.take() {
        Some(dashes) => path.data().dash(&dashes, resolution)?.stroke(&pen, resolution),
        None => path.data().stroke(&pen, resolution),
    }
}

pub(super) fn affine(transform: Transform) -> Affine {
    let Transform { sx, ky, kx, sy, tx, ty } = transform;
    Affine::new([sx, ky, kx, sy, tx, ty].map(f64::from))
}

pub(super) fn bez_path(path: &Path, place: Affine) -> BezPath {
    let point = |point: tiny_skia::Point| place * Point::new(f64::from(point.x), f64::from(point.y));
    let mut converted = BezPath::new();
    for segment in path.segments() {
        match segment {
            PathSegment::MoveTo(p) => converted.move_to(point(p)),
            PathSegment::LineTo(p) => converted.line_to(point(p)),
            PathSegment::QuadTo(p1, p) => converted.quad_to(point(p1), point(p)),
            PathSegment::CubicTo(p1, p2, p) => converted.curve_to(point(p1), point(p2), point(p)),
            PathSegment::Close => converted.close_path(),
        }
    }
    converted
}
