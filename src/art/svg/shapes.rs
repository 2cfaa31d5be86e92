//! The paths of a drawing as shapes, where shapes can show it.

use resvg::tiny_skia::{self, LineCap, LineJoin, Path, PathSegment, PathStroker, Transform};
use resvg::usvg::{self, BlendMode, FillRule, Group, Node, Paint, PaintOrder, Tree};

use super::outline::{self, Outline, Pen};
use super::{far_outside, too_much};
use crate::scene::{self, Affine, BezPath, Cap, Color, Fill, Join, Point, Shape, Stroke};
use crate::text::Diagnostic;

/// Dashes in a whole drawing. Each is a line of its own wherever the drawing is printed.
const MAX_DASHES: f64 = 100_000.0;
/// Segments of strokes that are drawn as areas.
const MAX_OUTLINED: f64 = 400_000.0;

/// The shapes of a drawing; none if shapes cannot show it.
pub(super) fn read(tree: &Tree) -> Result<Option<Vec<Shape>>, Diagnostic> {
    let mut shapes = Vec::new();
    Ok(add_group(&mut shapes, tree.root()).map(|()| shapes))
}

/// How far outside the drawing a part of it may lie, in drawings.
const FAR: f32 = 300.0;
/// What all edges may cost, in nanoseconds, on a picture of so many pixels.
const MAX_TIME: f64 = 4e9;
const PIXELS: f32 = 600.0;

/// Refuses parts that lie far outside, and more dashes, edges and outlines than anyone can see: whoever prints the shapes
/// makes lines of them again.
pub(super) fn check(tree: &Tree) -> Result<(), Diagnostic> {
    let long = tree.size().width().max(tree.size().height());
    let fit = Transform::from_scale(PIXELS / long, PIXELS / long);
    let mut left =
        Left { dashes: MAX_DASHES, outlined: MAX_OUTLINED, time: MAX_TIME, far: FAR * PIXELS, fit };
    left.pay(tree.root())
}

struct Left {
    dashes: f64,
    outlined: f64,
    time: f64,
    far: f32,
    fit: Transform,
}

impl Left {
    fn pay(&mut self, group: &Group) -> Result<(), Diagnostic> {
        for node in group.children() {
            match node {
                Node::Group(inner) => self.pay(inner)?,
                Node::Path(path) => self.path(path)?,
                Node::Image(_) | Node::Text(_) => {}
            }
        }
        Ok(())
    }

    fn path(&mut self, path: &usvg::Path) -> Result<(), Diagnostic> {
        let place = self.fit.pre_concat(path.abs_transform());
        let bounds = path.stroke_bounding_box().transform(place).ok_or_else(far_outside)?;
        // What is no number is far.
        if ![bounds.left(), bounds.top(), bounds.right(), bounds.bottom()]
            .iter()
            .all(|side| side.abs() <= self.far)
        {
            return Err(far_outside());
        }
        if let Some(fill) = path.fill() {
            self.time -= Outline::filled(path.data(), fill.rule(), place, f64::from(PIXELS)).time;
        }
        if let Some(stroke) = path.stroke() {
            let pixels = f64::from(PIXELS);
            self.time -= Outline::stroked(path.data(), &Pen::of(stroke, place), place, pixels, pixels).time;
            let rate = outline::dashes(stroke);
            let dashes = if rate > 0.0 { outline::length(path.data()) * rate } else { 0.0 };
            self.dashes -= dashes;
            if pen(stroke, path.abs_transform(), Color::BLACK).is_none() {
                let curve = 3.0 + outline::size(path.data(), stroke, place).powf(0.3);
                self.outlined -= (path.data().len() as f64 + dashes) * curve;
            }
        }
        // What is no number is too much.
        if self.dashes >= 0.0 && self.outlined >= 0.0 && self.time >= 0.0 {
            return Ok(());
        }
        Err(too_much("the drawing has too many lines, dashes or curves"))
    }
}

/// Adds what a group shows; none if shapes cannot show it.
fn add_group(shapes: &mut Vec<Shape>, group: &Group) -> Option<()> {
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
            // Refused before; if one comes through after all, it must not vanish.
            Node::Image(_) | Node::Text(_) => return None,
        }
    }
    Some(())
}

fn add_path(shapes: &mut Vec<Shape>, path: &usvg::Path) -> Option<()> {
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
        shapes.push(Shape { path: outline, fill, stroke: None });
        return Some(());
    };
    let color = solid(stroke.paint(), stroke.opacity())?;
    let first = path.paint_order() == PaintOrder::StrokeAndFill;
    match pen(stroke, path.abs_transform(), color) {
        Some(pen) if !first || fill.is_none() => {
            shapes.push(Shape { path: outline, fill, stroke: Some(pen) });
        }
        pen => {
            let stroked = match pen {
                Some(pen) => Some(Shape { path: outline.clone(), fill: None, stroke: Some(pen) }),
                // The stroke as an area: what our pens cannot do, an outline can.
                None => stroke_outline(path, stroke).map(|area| {
                    let rule = scene::FillRule::NonZero;
                    Shape { path: bez_path(&area, place), fill: Some(Fill { color, rule }), stroke: None }
                }),
            };
            let filled = fill.map(|fill| Shape { path: outline, fill: Some(fill), stroke: None });
            let both = if first { [stroked, filled] } else { [filled, stroked] };
            shapes.extend(both.into_iter().flatten());
        }
    }
    Some(())
}

/// The colour, if it is one, and opaque.
fn solid(paint: &Paint, opacity: usvg::Opacity) -> Option<Color> {
    match paint {
        Paint::Color(color) if opacity.get() == 1.0 => Some(Color::Rgb(color.red, color.green, color.blue)),
        _ => None,
    }
}

/// The stroke as a pen of the scene, if that has one: the same width all round, dashes from the start of the
/// path, the same limit for miters.
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

/// The area that a stroke covers, in the path's own units.
fn stroke_outline(path: &usvg::Path, stroke: &usvg::Stroke) -> Option<Path> {
    // Curves are approximated; a piece printed at ten times the drawing's size must not show it.
    // Where numbers are coarser than that, it would be cut without end.
    let finest = 5e4 / outline::reach(path.data()) as f32;
    let fine = (10.0 * PathStroker::compute_resolution_scale(&path.abs_transform())).min(finest);
    let pen = tiny_skia::Stroke {
        width: stroke.width().get(),
        miter_limit: stroke.miterlimit().get(),
        line_cap: match stroke.linecap() {
            usvg::LineCap::Butt => LineCap::Butt,
            usvg::LineCap::Round => LineCap::Round,
            usvg::LineCap::Square => LineCap::Square,
        },
        line_join: match stroke.linejoin() {
            usvg::LineJoin::Miter => LineJoin::Miter,
            usvg::LineJoin::MiterClip => LineJoin::MiterClip,
            usvg::LineJoin::Round => LineJoin::Round,
            usvg::LineJoin::Bevel => LineJoin::Bevel,
        },
        dash: None,
    };
    let dashes = stroke
        .dasharray()
        .and_then(|dashes| tiny_skia::StrokeDash::new(dashes.to_vec(), stroke.dashoffset()));
    match dashes {
        Some(dashes) => path.data().dash(&dashes, fine)?.stroke(&pen, fine),
        None => path.data().stroke(&pen, fine),
    }
}

fn affine(transform: Transform) -> Affine {
    let Transform { sx, ky, kx, sy, tx, ty } = transform;
    Affine::new([sx, ky, kx, sy, tx, ty].map(f64::from))
}

fn bez_path(path: &Path, place: Affine) -> BezPath {
    let point = |point: tiny_skia::Point| place * Point::new(f64::from(point.x), f64::from(point.y));
    let mut made = BezPath::new();
    for segment in path.segments() {
        match segment {
            PathSegment::MoveTo(p) => made.move_to(point(p)),
            PathSegment::LineTo(p) => made.line_to(point(p)),
            PathSegment::QuadTo(p1, p) => made.quad_to(point(p1), point(p)),
            PathSegment::CubicTo(p1, p2, p) => made.curve_to(point(p1), point(p2), point(p)),
            PathSegment::Close => made.close_path(),
        }
    }
    made
}
