//! Paths, paints and strokes of `usvg` as those of the scene.

use resvg::tiny_skia::{self, Path, PathSegment, PathStroker, Transform};
use resvg::usvg::{self, BaseGradient, Paint, SpreadMethod};

use super::outline::reach;
use crate::scene::{
    Affine, BezPath, Cap, Color, Fill, FillRule, Gradient, GradientKind, Join, Point, Stroke, Vec2,
};

/// The least area of a gradient's unit square, in squares of its longer side: flatter ones are lines.
const MIN_FLATNESS: f64 = 1e-4;
/// How near the inner circle of a gradient may be to the outer one, which must hold it.
const MAX_FOCUS: f64 = 0.99;

/// A paint as a fill, and how opaque it is; `None` if the scene has no such paint.
pub(super) fn fill(
    paint: &Paint,
    opacity: usvg::Opacity,
    rule: FillRule,
    place: Affine,
) -> Option<(Fill, u8)> {
    let (base, kind, unit): (&BaseGradient, _, _) = match paint {
        Paint::Color(color) => return Some((Fill::solid(rgb(*color), rule), alpha(opacity.get()))),
        Paint::LinearGradient(line) => {
            let from = Vec2::new(line.x1().into(), line.y1().into());
            let along = Vec2::new(line.x2().into(), line.y2().into()) - from;
            (&**line, GradientKind::Linear, [along.x, along.y, -along.y, along.x, from.x, from.y])
        }
        Paint::RadialGradient(circle) => {
            let (radius, middle) =
                (f64::from(circle.r().get()), Vec2::new(circle.cx().into(), circle.cy().into()));
            let focus = (Vec2::new(circle.fx().into(), circle.fy().into()) - middle) / radius;
            let kind = GradientKind::Radial {
                focus: focus.to_point(),
                radius: f64::from(circle.fr().get()) / radius,
            };
            (&**circle, kind, [radius, 0.0, 0.0, radius, middle.x, middle.y])
        }
        Paint::Pattern(_) => return None,
    };
    let place = place * affine(base.transform()) * Affine::new(unit);
    let stops = base.stops().iter().map(|stop| (stop.offset().get().into(), rgb(stop.color()))).collect();
    let gradient = Gradient { kind, stops, place };
    let clear = base.stops().first()?.opacity();
    let is_alike = base.stops().iter().all(|stop| stop.opacity() == clear);
    (base.spread_method() == SpreadMethod::Pad && is_alike && has_extent(&gradient))
        .then(|| (Fill::shaded(gradient, rule), alpha(clear.get() * opacity.get())))
}

/// Whether all viewers draw a gradient alike.
fn has_extent(gradient: &Gradient) -> bool {
    let [a, b, c, d, ..] = gradient.place.as_coeffs();
    let is_plane = gradient.place.determinant().abs() > MIN_FLATNESS * (a * a + b * b).max(c * c + d * d);
    let is_inside = match gradient.kind {
        GradientKind::Linear => true,
        GradientKind::Radial { focus, radius } => focus.to_vec2().hypot() + radius < MAX_FOCUS,
    };
    is_plane && is_inside
}

fn rgb(color: usvg::Color) -> Color {
    Color::Rgb(color.red, color.green, color.blue)
}

fn alpha(opacity: f32) -> u8 {
    (opacity * 255.0).round() as u8
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
