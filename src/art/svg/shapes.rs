//! Converts a drawing to shapes of the scene.

use resvg::tiny_skia::{self, Path, PathSegment, PathStroker, Transform};
use resvg::usvg::{self, BlendMode, FillRule, Group, Node, Paint, PaintOrder, Tree};

use super::outline::{Pen, filled_ns, reach, stroked_ns};
use super::{far_outside, too_much};
use crate::art::words::ArtFinding;
use crate::scene::{self, Affine, BezPath, Cap, Color, Fill, Join, PaintedPath, Point, Stroke};
use crate::text::Finding;

/// Maximum number of dashes in a drawing: printers draw each as a line.
const MAX_DASHES: f64 = 100_000.0;
/// Maximum number of segments of strokes that are converted to outlines.
const MAX_OUTLINED_SEGMENTS: f64 = 400_000.0;

/// Converts a drawing; `None` if shapes cannot express it.
pub(super) fn read(tree: &Tree) -> Result<Option<Vec<PaintedPath>>, Finding> {
    let mut shapes = Vec::new();
    Ok(add_group(&mut shapes, tree.root()).map(|()| shapes))
}

/// Maximum distance of an element from the drawing, in sizes of the drawing.
const MAX_DISTANCE: f32 = 300.0;
/// Maximum cost of all edges on a picture of `SIDE_PX` pixels.
const MAX_EDGES_NS: f64 = 4e9;
const SIDE_PX: f32 = 600.0;

/// Refuses elements far outside, and numbers of dashes, edges and outlines that no printer can handle in time.
pub(super) fn check(tree: &Tree) -> Result<(), Finding> {
    let long = tree.size().width().max(tree.size().height());
    let fit = Transform::from_scale(SIDE_PX / long, SIDE_PX / long);
    ShapeBudget { dashes: MAX_DASHES, outlined_segments: MAX_OUTLINED_SEGMENTS, time_ns: MAX_EDGES_NS, fit }
        .spend(tree.root())
}

struct ShapeBudget {
    dashes: f64,
    outlined_segments: f64,
    time_ns: f64,
    fit: Transform,
}

impl ShapeBudget {
    fn spend(&mut self, group: &Group) -> Result<(), Finding> {
        for node in group.children() {
            match node {
                Node::Group(inner) => self.spend(inner)?,
                Node::Path(path) => self.path(path)?,
                Node::Image(_) | Node::Text(_) => {}
            }
        }
        Ok(())
    }

    fn path(&mut self, path: &usvg::Path) -> Result<(), Finding> {
        let place = self.fit.pre_concat(path.abs_transform());
        let bounds = path.stroke_bounding_box().transform(place).ok_or_else(far_outside)?;
        let sides = [bounds.left(), bounds.top(), bounds.right(), bounds.bottom()];
        // False for NaN.
        if !sides.iter().all(|side| side.abs() <= MAX_DISTANCE * SIDE_PX) {
            return Err(far_outside());
        }
        let pixels = f64::from(SIDE_PX);
        if let Some(fill) = path.fill() {
            self.time_ns -= filled_ns(path.data(), fill.rule(), place, pixels);
        }
        if let Some(stroke) = path.stroke() {
            let pen_px = Pen::new(stroke, path.data(), place);
            self.time_ns -= stroked_ns(path.data(), &pen_px, place, (pixels, pixels));
            let dashes = pen_px.dashes(path.data(), place);
            self.dashes -= dashes;
            if pen(stroke, path.abs_transform(), Color::BLACK).is_none() {
                // Larger curves are divided into more pieces, in tenths of the drawing's units.
                let size =
                    f64::from(bounds.width().max(bounds.height())).max(pen_px.width) / f64::from(self.fit.sx);
                self.outlined_segments -=
                    (path.data().len() as f64 + dashes) * (3.0 + (10.0 * size).powf(0.3));
            }
        }
        // False for NaN.
        if self.dashes >= 0.0 && self.outlined_segments >= 0.0 && self.time_ns >= 0.0 {
            return Ok(());
        }
        Err(too_much(ArtFinding::ManyLines))
    }
}

/// Adds the shapes of a group; `None` if shapes cannot express it.
fn add_group(shapes: &mut Vec<PaintedPath>, group: &Group) -> Option<()> {
    let plain = group.opacity().get() == 1.0
        && group.blend_mode() == BlendMode::Normal
        && group.clip_path().is_none()
        && group.mask().is_none()
        && group.filters().is_empty();
    if !plain {
        return None;
    }
    for node in group.children() {
        match node {
            Node::Group(group) => add_group(shapes, group)?,
            Node::Path(path) if path.is_visible() => add_path(shapes, path)?,
            Node::Path(_) => {}
            // Refused before; must never be dropped silently.
            Node::Image(_) | Node::Text(_) => return None,
        }
    }
    Some(())
}

fn add_path(shapes: &mut Vec<PaintedPath>, path: &usvg::Path) -> Option<()> {
    let place = affine(path.abs_transform());
    let outline = bez_path(path.data(), place);
    let fill = match path.fill() {
        None => None,
        Some(fill) => {
            let color = solid(fill.paint(), fill.opacity())?;
            let rule = match fill.rule() {
                FillRule::NonZero => scene::FillRule::NonZero,
                FillRule::EvenOdd => scene::FillRule::EvenOdd,
            };
            Some(Fill { color, rule })
        }
    };
    let Some(stroke) = path.stroke() else {
        shapes.push(PaintedPath { path: outline, fill, stroke: None });
        return Some(());
    };
    let color = solid(stroke.paint(), stroke.opacity())?;
    let first = path.paint_order() == PaintOrder::StrokeAndFill;
    match pen(stroke, path.abs_transform(), color) {
        Some(pen) if !first || fill.is_none() => {
            shapes.push(PaintedPath { path: outline, fill, stroke: Some(pen) });
        }
        pen => {
            let stroked = match pen {
                Some(pen) => Some(PaintedPath { path: outline.clone(), fill: None, stroke: Some(pen) }),
                // Strokes that the scene does not support are converted to outlines.
                None => stroke_outline(path, stroke).map(|area| {
                    let rule = scene::FillRule::NonZero;
                    PaintedPath {
                        path: bez_path(&area, place),
                        fill: Some(Fill { color, rule }),
                        stroke: None,
                    }
                }),
            };
            let filled = fill.map(|fill| PaintedPath { path: outline, fill: Some(fill), stroke: None });
            let both = if first { [stroked, filled] } else { [filled, stroked] };
            shapes.extend(both.into_iter().flatten());
        }
    }
    Some(())
}

/// The colour of an opaque solid paint.
fn solid(paint: &Paint, opacity: usvg::Opacity) -> Option<Color> {
    match paint {
        Paint::Color(color) if opacity.get() == 1.0 => Some(Color::Rgb(color.red, color.green, color.blue)),
        _ => None,
    }
}

/// Converts to a stroke of the scene, if that supports it: a uniform scale, no dash offset, the scene's miter limit.
fn pen(stroke: &usvg::Stroke, transform: Transform, color: Color) -> Option<Stroke> {
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
fn stroke_outline(path: &usvg::Path, stroke: &usvg::Stroke) -> Option<Path> {
    // The approximation must not show at ten times the size of the drawing; it is limited by the precision of floats.
    let max_resolution = 5e4 / reach(path.data()) as f32;
    let resolution =
        (10.0 * PathStroker::compute_resolution_scale(&path.abs_transform())).min(max_resolution);
    let mut pen = stroke.to_tiny_skia();
    match pen.dash.take() {
        Some(dashes) => path.data().dash(&dashes, resolution)?.stroke(&pen, resolution),
        None => path.data().stroke(&pen, resolution),
    }
}

fn affine(transform: Transform) -> Affine {
    let Transform { sx, ky, kx, sy, tx, ty } = transform;
    Affine::new([sx, ky, kx, sy, tx, ty].map(f64::from))
}

fn bez_path(path: &Path, place: Affine) -> BezPath {
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
