//! Renders nodes on a canvas.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;

use kurbo::{CubicBez, Shape as _};
use resvg::tiny_skia::{
    self, Color, FillRule, FilterQuality, GradientStop, LineCap, LineJoin, LinearGradient, Mask, Paint, Path,
    PathBuilder, Pattern, Pixmap, RadialGradient, SpreadMode, Stroke, StrokeDash, Transform,
};

use super::canvas::Canvas;
use super::downscale;
use crate::scene::{
    self, Affine, BezPath, Cap, Font, Gradient, GradientKind, Join, Node, PaintedPath, PathEl, PictureId,
    Point, Rect, Scene,
};

/// Rendered resources; `None` where rendering failed.
type Cache<Key, Value> = RefCell<BTreeMap<Key, Option<Rc<Value>>>>;

/// How far parabolas may lie from the cubic curve that they stand for, in millimetres, and in sizes of the font: far less
/// than the finest pixel.
const ACCURACY: f64 = 1e-4;

/// How far the pixels of a node may lie beyond its bounds: anti-aliased edges, and lines thinner than a pixel.
const EDGE_PIXELS: f64 = 2.0;

/// Renders a scene and caches its glyphs and pictures.
pub(super) struct Renderer<'a> {
    scene: &'a Scene,
    glyphs: Cache<(Font, u16), Path>,
    /// Downscaled pictures, by 16 times the size they are drawn at.
    pictures: Cache<(PictureId, u32, u32), Pixmap>,
}

impl<'a> Renderer<'a> {
    pub(super) fn new(scene: &'a Scene) -> Renderer<'a> {
        Renderer { scene, glyphs: RefCell::default(), pictures: RefCell::default() }
    }

    /// Draws nodes; `place` maps their millimetres to pixels of the page.
    pub(super) fn draw(&self, canvas: &mut Canvas, nodes: &[Node], place: Affine) {
        self.draw_within(canvas, nodes, place, self.scene.symbols.len());
    }

    /// Draws nodes, ignoring symbols from `end` on, so that no symbol uses itself.
    fn draw_within(&self, canvas: &mut Canvas, nodes: &[Node], place: Affine, end: usize) {
        for node in nodes {
            match node {
                Node::Path(shape) => draw_path(canvas, shape, place),
                Node::Text(run) => self.draw_text(canvas, run, place * run.place),
                Node::Picture { picture, place: own } => self.draw_picture(canvas, *picture, place * *own),
                Node::Use { symbol, place: own } if symbol.0 < end => {
                    let Some(used) = self.scene.symbols.get(symbol.0) else { continue };
                    let place = place * *own;
                    match &used.clip {
                        Some(clip) => self.draw_clipped(canvas, clip, &used.nodes, place, symbol.0),
                        None => self.draw_within(canvas, &used.nodes, place, symbol.0),
                    }
                }
                Node::Use { .. } => {}
                Node::Clip { path, nodes } => self.draw_clipped(canvas, path, nodes, place, end),
                Node::Element { nodes, .. } => self.draw_within(canvas, nodes, place, end),
            }
        }
    }

    /// Draws nodes on a separate canvas, and composites it through the clip. The canvas has the size of what is seen:
    /// the clip of a marker on a board is the whole board.
    fn draw_clipped(&self, canvas: &mut Canvas, clip: &BezPath, nodes: &[Node], place: Affine, end: usize) {
        let Some(content) = self.bounds(nodes, place, end) else { return };
        let clipped = (place * clip.clone()).bounding_box();
        let Some(mut part) = canvas.crop(clipped.intersect(content.inflate(EDGE_PIXELS, EDGE_PIXELS))) else {
            return;
        };
        let Some(mut mask) = Mask::new(part.pixmap.width(), part.pixmap.height()) else { return };
        let Some(path) = path(clip) else { return };
        mask.fill_path(&path, FillRule::Winding, true, part.transform(place));
        self.draw_within(&mut part, nodes, place, end);
        canvas.composite(&part, &mask);
    }

    /// The area that nodes are drawn in, in pixels of the page; of text it is not known. `None` if there is nothing.
    fn bounds(&self, nodes: &[Node], place: Affine, end: usize) -> Option<Rect> {
        const ANYWHERE: Rect = Rect::new(f64::NEG_INFINITY, f64::NEG_INFINITY, f64::INFINITY, f64::INFINITY);
        let bounds = nodes.iter().filter_map(|node| match node {
            Node::Path(shape) => Some(path_bounds(shape, place)),
            Node::Text(_) => Some(ANYWHERE),
            Node::Picture { place: own, .. } => {
                Some((place * *own).transform_rect_bbox(Rect::new(0.0, 0.0, 1.0, 1.0)))
            }
            Node::Use { symbol, place: own } => {
                let used = self.scene.symbols.get(symbol.0).filter(|_| symbol.0 < end)?;
                let place = place * *own;
                match &used.clip {
                    Some(clip) => Some(place.transform_rect_bbox(clip.control_box())),
                    None => self.bounds(&used.nodes, place, symbol.0),
                }
            }
            Node::Clip { path, .. } => Some(place.transform_rect_bbox(path.control_box())),
            Node::Element { nodes, .. } => self.bounds(nodes, place, end),
        });
        bounds.reduce(|one, other| one.union(other))
    }

    fn draw_text(&self, canvas: &mut Canvas, run: &scene::TextRun, place: Affine) {
        let paint = solid(run.color, 255);
        for glyph in &run.glyphs {
            let outline = self
                .glyphs
                .borrow_mut()
                .entry((run.font, glyph.id))
                .or_insert_with(|| path(&run.font.outline(glyph.id)).map(Rc::new))
                .clone();
            if let Some(outline) = outline {
                let place = place * Affine::scale(run.size) * Affine::translate((glyph.x, -glyph.rise));
                let transform = canvas.transform(place);
                canvas.pixmap.fill_path(&outline, &paint, FillRule::Winding, transform, None);
            }
        }
    }

    fn draw_picture(&self, canvas: &mut Canvas, id: PictureId, place: Affine) {
        let Some(picture) = self.scene.pictures.get(id.0) else { return };
        let [a, b, c, d, ..] = place.as_coeffs();
        let (across, down) = (a.hypot(b), c.hypot(d));
        let key = (id, (across * 16.0) as u32, (down * 16.0) as u32);
        let scaled = self
            .pictures
            .borrow_mut()
            .entry(key)
            .or_insert_with(|| downscale::fit(picture, across, down).map(Rc::new))
            .clone();
        let Some(scaled) = scaled else { return };
        let unit = Transform::from_scale(1.0 / scaled.width() as f32, 1.0 / scaled.height() as f32);
        let paint = Paint {
            shader: Pattern::new(
                scaled.as_ref().as_ref(),
                SpreadMode::Pad,
                FilterQuality::Bilinear,
                1.0,
                unit,
            ),
            anti_alias: true,
            ..Paint::default()
        };
        let Some(square) = path(&Rect::new(0.0, 0.0, 1.0, 1.0).to_path(0.1)) else { return };
        let transform = canvas.transform(place);
        canvas.pixmap.fill_path(&square, &paint, FillRule::Winding, transform, None);
    }
}

/// The area of a path and its line, in pixels of the page.
fn path_bounds(shape: &PaintedPath, place: Affine) -> Rect {
    // A square cap or a miter extends at most four half widths beyond the path.
    let reach = shape.stroke.as_ref().map_or(0.0, |stroke| 2.0 * stroke.width);
    place.transform_rect_bbox(shape.path.control_box().inflate(reach, reach))
}

fn draw_path(canvas: &mut Canvas, shape: &PaintedPath, place: Affine) {
    if !canvas.intersects(path_bounds(shape, place)) {
        return;
    }
    let Some(path) = path(&shape.path) else { return };
    let transform = canvas.transform(place);
    if let Some(fill) = &shape.fill {
        let rule = match fill.rule {
            scene::FillRule::NonZero => FillRule::Winding,
            scene::FillRule::EvenOdd => FillRule::EvenOdd,
        };
        let gradient = fill.gradient.as_ref().and_then(|gradient| shaded(gradient, shape.alpha));
        let paint = gradient.unwrap_or_else(|| solid(fill.color, shape.alpha));
        canvas.pixmap.fill_path(&path, &paint, rule, transform, None);
    }
    if let Some(stroke) = &shape.stroke {
        canvas.pixmap.stroke_path(&path, &solid(stroke.color, shape.alpha), &pen(stroke), transform, None);
    }
}

fn solid(color: scene::Color, alpha: u8) -> Paint<'static> {
    let (r, g, b) = color.to_rgb();
    let mut paint = Paint::default();
    paint.set_color_rgba8(r, g, b, alpha);
    paint
}

/// The paint of a gradient; `None` if it has no extent.
fn shaded(gradient: &Gradient, alpha: u8) -> Option<Paint<'static>> {
    let stop = |&(at, color): &(f64, scene::Color)| {
        let (r, g, b) = color.to_rgb();
        GradientStop::new(at as f32, Color::from_rgba8(r, g, b, alpha))
    };
    let stops = gradient.stops.iter().map(stop).collect();
    let [a, b, c, d, x, y] = gradient.place.as_coeffs().map(|value| value as f32);
    let place = Transform::from_row(a, b, c, d, x, y);
    let at = |x: f64, y: f64| tiny_skia::Point::from_xy(x as f32, y as f32);
    let (origin, pad) = (at(0.0, 0.0), SpreadMode::Pad);
    let shader = match gradient.kind {
        GradientKind::Linear => LinearGradient::new(origin, at(1.0, 0.0), stops, pad, place),
        GradientKind::Radial { focus, radius } => {
            RadialGradient::new(at(focus.x, focus.y), radius as f32, origin, 1.0, stops, pad, place)
        }
    };
    Some(Paint { shader: shader?, anti_alias: true, ..Paint::default() })
}

fn pen(stroke: &scene::Stroke) -> Stroke {
    let mut dashes: Vec<f32> = stroke.dashes.iter().map(|&dash| dash as f32).collect();
    if dashes.len() % 2 == 1 {
        // Formats repeat a list of odd length; `tiny_skia` wants an even one.
        dashes.extend_from_within(..);
    }
    Stroke {
        width: stroke.width as f32,
        miter_limit: 4.0,
        line_cap: match stroke.cap {
            Cap::Butt => LineCap::Butt,
            Cap::Round => LineCap::Round,
            Cap::Square => LineCap::Square,
        },
        line_join: match stroke.join {
            Join::Miter => LineJoin::Miter,
            Join::Round => LineJoin::Round,
            Join::Bevel => LineJoin::Bevel,
        },
        dash: StrokeDash::new(dashes, 0.0),
    }
}

/// Converts a path, with parabolas for cubic curves: to draw a line along those, `tiny_skia` takes cosines, which every C
/// library rounds in its own way. `None` if it is empty or not finite.
fn path(path: &BezPath) -> Option<Path> {
    let mut builder = PathBuilder::with_capacity(path.elements().len(), 2 * path.elements().len());
    let xy = |point: Point| (point.x as f32, point.y as f32);
    let mut from = Point::ZERO;
    for element in path.elements() {
        match *element {
            PathEl::MoveTo(p) => builder.move_to(xy(p).0, xy(p).1),
            PathEl::LineTo(p) => builder.line_to(xy(p).0, xy(p).1),
            PathEl::QuadTo(p1, p) => builder.quad_to(xy(p1).0, xy(p1).1, xy(p).0, xy(p).1),
            PathEl::CurveTo(p1, p2, p) => {
                for (_, _, part) in CubicBez::new(from, p1, p2, p).to_quads(ACCURACY) {
                    builder.quad_to(xy(part.p1).0, xy(part.p1).1, xy(part.p2).0, xy(part.p2).1);
                }
            }
            PathEl::ClosePath => builder.close(),
        }
        from = element.end_point().unwrap_or(from);
    }
    builder.finish()
}
