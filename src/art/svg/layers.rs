//! The work and memory of rendering a drawing: every layer, clip, mask, tile, filter and outline, at each use.
//!
//! Visits a drawing as the renderer does, with the same transforms and sizes in pixels.

use resvg::tiny_skia::{IntRect, Transform};
use resvg::usvg::filter::Kind;
use resvg::usvg::{ClipPath, Group, Node, Paint, Path};

use super::outline::{Pen, filled_ns, stroked_ns};

/// Maximum time of rendering, on the machines of the measurements.
const MAX_TIME_NS: f64 = 1.2e9;
/// Maximum number of pixels of all layers that are in use at once: four bytes each.
const MAX_LIVE_PIXELS: f64 = 75e6;
/// The largest coordinate in pixels: the range of the renderer's fixed-point numbers.
const MAX_COORDINATE_PX: f64 = 500_000.0;

const NODE_NS: f64 = 1500.0;
/// Nanoseconds per pixel of a layer that is cleared, and drawn on the one below; of a clip or a mask more.
const LAYER_PIXEL_NS: f64 = 12.0;
const CLIP_PIXEL_NS: f64 = 15.0;
const PRIMITIVE_NS: f64 = 30_000.0;

const MAX_OFFSET_PX: f64 = 20_000.0;
const MAX_BLUR_PX: f64 = 4000.0;
const MAX_MORPHOLOGY_PX: f64 = 200.0;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum RenderFault {
    TooExpensive,
    TooFar,
    FilterReach,
}

type Rendered = Result<(), RenderFault>;

/// Checks the work of rendering a drawing at a size in pixels.
pub(super) fn check(root: &Group, fit: Transform, (width, height): (u32, u32)) -> Rendered {
    // Layers may reach over the picture by twice its size.
    let side = |length: u32| i32::try_from(length).ok();
    let clip = side(width).zip(side(height)).and_then(|(across, down)| {
        IntRect::from_xywh(
            across.checked_mul(-2)?,
            down.checked_mul(-2)?,
            width.checked_mul(5)?,
            height.checked_mul(5)?,
        )
    });
    let clip = clip.ok_or(RenderFault::TooExpensive)?;
    let surface = Surface { clip, width: f64::from(width), height: f64::from(height), live: 0.0 };
    Budget { left_ns: MAX_TIME_NS }.nodes(root, fit, surface)
}

/// The surface that is drawn on.
#[derive(Clone, Copy)]
struct Surface {
    clip: IntRect,
    width: f64,
    height: f64,
    /// Pixels of this surface and of those below.
    live: f64,
}

impl Surface {
    fn area(self) -> f64 {
        self.width * self.height
    }

    /// A surface above this one, with the buffers that it takes.
    fn above(self, (width, height): (f64, f64), buffers: f64) -> Result<Surface, RenderFault> {
        let live = self.live + width * height * buffers;
        if live > MAX_LIVE_PIXELS {
            Err(RenderFault::TooExpensive)
        } else {
            Ok(Surface { width, height, live, ..self })
        }
    }
}

struct Budget {
    left_ns: f64,
}

impl Budget {
    fn spend(&mut self, time_ns: f64) -> Rendered {
        self.left_ns -= time_ns;
        // False for NaN.
        if self.left_ns >= 0.0 { Ok(()) } else { Err(RenderFault::TooExpensive) }
    }

    fn nodes(&mut self, group: &Group, place: Transform, surface: Surface) -> Rendered {
        for node in group.children() {
            self.spend(NODE_NS)?;
            match node {
                Node::Group(inner) => self.group(inner, place, surface)?,
                Node::Path(path) if path.is_visible() => self.path(path, place, surface)?,
                Node::Path(_) => {}
                // Never part of a layer.
                Node::Image(_) => {}
                Node::Text(_) => return Err(RenderFault::TooExpensive),
            }
        }
        Ok(())
    }

    fn group(&mut self, group: &Group, place: Transform, surface: Surface) -> Rendered {
        let place = place.pre_concat(group.transform());
        if !group.should_isolate() {
            return self.nodes(group, place, surface);
        }
        let Some((bounds, place, clip)) = layer(group, place, surface.clip) else { return Ok(()) };
        let size = (f64::from(bounds.width()), f64::from(bounds.height()));
        let layer = Surface { clip, ..surface }.above(size, 1.0)?;
        self.spend(LAYER_PIXEL_NS * layer.area())?;
        let place = Transform::from_translate(-bounds.x() as f32, -bounds.y() as f32).pre_concat(place);
        self.nodes(group, place, layer)?;
        for filter in group.filters() {
            let Some(region) = filter.rect().transform(place) else { continue };
            let side = |length: f32, most: f64| (f64::from(length) + 2.0).min(most);
            let size = (side(region.width(), layer.width), side(region.height(), layer.height));
            // All results are kept until the end, with the source and the buffers of a primitive.
            let area = layer.above(size, filter.primitives().len() as f64 + 4.0)?.area();
            for primitive in filter.primitives() {
                let pixel_ns =
                    filter_ns(primitive.kind(), place.get_scale()).ok_or(RenderFault::FilterReach)?;
                self.spend(PRIMITIVE_NS + pixel_ns * area)?;
            }
        }
        if let Some(clip) = group.clip_path() {
            self.clip(clip, place, layer)?;
        }
        let mut mask = group.mask();
        let mut surface = layer;
        while let Some(inner) = mask {
            surface = surface.above((layer.width, layer.height), 1.5)?;
            self.spend(CLIP_PIXEL_NS * surface.area())?;
            self.nodes(inner.root(), place, surface)?;
            mask = inner.mask();
        }
        Ok(())
    }

    fn clip(&mut self, clip: &ClipPath, place: Transform, surface: Surface) -> Rendered {
        let mask = surface.above((surface.width, surface.height), 1.25)?;
        self.spend(CLIP_PIXEL_NS * mask.area())?;
        self.clip_content(clip.root(), place.pre_concat(clip.transform()), mask)?;
        clip.clip_path().map_or(Ok(()), |clip| self.clip(clip, place, mask))
    }

    fn clip_content(&mut self, group: &Group, place: Transform, surface: Surface) -> Rendered {
        for node in group.children() {
            self.spend(NODE_NS)?;
            match node {
                Node::Path(path) => self.path(path, place, surface)?,
                Node::Group(inner) => {
                    let place = place.pre_concat(inner.transform());
                    match inner.clip_path() {
                        None => self.clip_content(inner, place, surface)?,
                        Some(clip) => {
                            let layer = surface.above((surface.width, surface.height), 1.0)?;
                            self.spend(LAYER_PIXEL_NS * layer.area())?;
                            self.clip_content(inner, place, layer)?;
                            self.clip(clip, place, layer)?;
                        }
                    }
                }
                Node::Image(_) | Node::Text(_) => {}
            }
        }
        Ok(())
    }

    fn path(&mut self, path: &Path, place: Transform, surface: Surface) -> Rendered {
        let area = covered(path, place, surface).ok_or(RenderFault::TooFar)?;
        if let Some(fill) = path.fill() {
            self.spend(filled_ns(path.data(), fill.rule(), place, surface.height))?;
            self.paint(fill.paint(), fill.opacity().get(), area, place, surface)?;
        }
        if let Some(stroke) = path.stroke() {
            let pen = Pen::new(stroke, path.data(), place);
            self.spend(stroked_ns(path.data(), &pen, place, (surface.width, surface.height)))?;
            self.paint(stroke.paint(), stroke.opacity().get(), area, place, surface)?;
        }
        Ok(())
    }

    fn paint(
        &mut self,
        paint: &Paint,
        opacity: f32,
        area: f64,
        place: Transform,
        surface: Surface,
    ) -> Rendered {
        match paint {
            Paint::Color(_) if opacity == 1.0 => self.spend(area),
            Paint::Color(_) => self.spend(4.0 * area),
            Paint::LinearGradient(gradient) => self.spend(area * (9.0 + 0.6 * gradient.stops().len() as f64)),
            Paint::RadialGradient(gradient) => {
                self.spend(area * (11.0 + 0.6 * gradient.stops().len() as f64))
            }
            Paint::Pattern(pattern) => {
                // The tile is rendered again at each use.
                let (x, y) = place.pre_concat(pattern.transform()).get_scale();
                let side = |length: f32, scale: f32| f64::from((length * scale).round());
                let size = (side(pattern.rect().width(), x), side(pattern.rect().height(), y));
                let tile = surface.above(size, 1.0)?;
                self.spend(NODE_NS + 30.0 * area + tile.area())?;
                self.nodes(pattern.root(), Transform::from_scale(x, y), tile)
            }
        }
    }
}

/// The area of the bounding box of a path in pixels; `None` if it lies too far away.
fn covered(path: &Path, place: Transform, surface: Surface) -> Option<f64> {
    let bounds = path.stroke_bounding_box().transform(place)?;
    let sides = [bounds.left(), bounds.top(), bounds.right(), bounds.bottom()];
    // False for NaN.
    sides.iter().all(|side| f64::from(side.abs()) <= MAX_COORDINATE_PX).then_some(())?;
    let overlap =
        |low: f32, high: f32, max: f64| (f64::from(high).min(max + 1.0) - f64::from(low).max(-1.0)).max(0.0);
    let across = overlap(bounds.left(), bounds.right(), surface.width) + 1.0;
    Some(across * (overlap(bounds.top(), bounds.bottom(), surface.height) + 1.0))
}

/// Nanoseconds per pixel of a filter primitive; `None` if it reaches too far.
fn filter_ns(kind: &Kind, (across, down): (f32, f32)) -> Option<f64> {
    // False for NaN.
    let within = |x: f32, y: f32, max: f64| f64::from((x * across).abs().max((y * down).abs())) <= max;
    match kind {
        Kind::GaussianBlur(blur) => {
            let (x, y) = (blur.std_dev_x().get(), blur.std_dev_y().get());
            // Small blurs use a more exact algorithm.
            within(x, y, MAX_BLUR_PX).then_some(if within(x, y, 2.01) { 340.0 } else { 110.0 })
        }
        Kind::DropShadow(shadow) => {
            let near = within(shadow.dx(), shadow.dy(), MAX_OFFSET_PX);
            (near && within(shadow.std_dev_x().get(), shadow.std_dev_y().get(), MAX_BLUR_PX)).then_some(410.0)
        }
        Kind::Offset(offset) => within(offset.dx(), offset.dy(), MAX_OFFSET_PX).then_some(20.0),
        Kind::Morphology(brush) => {
            let (x, y) = (brush.radius_x().get(), brush.radius_y().get());
            let side = |radius: f32, scale: f32| 2.0 * f64::from(radius * scale) + 3.0;
            within(x, y, MAX_MORPHOLOGY_PX).then(|| 15.0 + 1.2 * side(x, across) * side(y, down))
        }
        Kind::Merge(merge) => Some(10.0 + 18.0 * merge.inputs().len() as f64),
        // The cost of the slowest modes, hue and luminosity.
        Kind::Blend(_) => Some(75.0),
        Kind::Flood(_) | Kind::Composite(_) | Kind::ComponentTransfer(_) | Kind::ColorMatrix(_) => Some(40.0),
        // Refused before: their cost cannot be predicted.
        Kind::Image(_)
        | Kind::Tile(_)
        | Kind::ConvolveMatrix(_)
        | Kind::DisplacementMap(_)
        | Kind::Turbulence(_) => None,
        Kind::DiffuseLighting(_) | Kind::SpecularLighting(_) => None,
    }
}

/// The bounds of a layer, the transform of its content, and the clip of nested layers; `None` if it is empty.
fn layer(group: &Group, place: Transform, clip: IntRect) -> Option<(IntRect, Transform, IntRect)> {
    let (place, clip, edge) = if group.filters().is_empty() {
        (place, clip, 2)
    } else {
        // Filters work in an axis-aligned layer, which is rotated afterwards.
        let (x, y) = (place.sx.hypot(place.ky), place.kx.hypot(place.sy));
        let turn = Transform::from_row(place.sx / x, place.ky / x, place.kx / y, place.sy / y, 0.0, 0.0);
        let back = turn.invert()?;
        (back.pre_concat(place), clip.to_rect().transform(back)?.round_out()?, 0)
    };
    let bounds = group.layer_bounding_box().transform(place)?;
    let rect = IntRect::from_xywh(
        (bounds.x().floor() as i32).checked_sub(edge)?,
        (bounds.y().floor() as i32).checked_sub(edge)?,
        (bounds.width().ceil().max(1.0) as u32).checked_add(2 * edge.unsigned_abs())?,
        (bounds.height().ceil().max(1.0) as u32).checked_add(2 * edge.unsigned_abs())?,
    )?;
    let shown = IntRect::from_ltrb(
        rect.left().max(clip.left()),
        rect.top().max(clip.top()),
        rect.right().min(clip.right()),
        rect.bottom().min(clip.bottom()),
    );
    Some((shown?, place, clip))
}
