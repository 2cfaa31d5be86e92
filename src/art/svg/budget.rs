//! The budget of rendering a drawing: time and memory, computed in advance.
//!
//! Traverses a drawing as the renderer does, with the same transforms and sizes in pixels, and charges the measured cost
//! of each layer, clip, mask, tile and outline, at each use. Stops as soon as the budget is spent.

use resvg::tiny_skia::{IntRect, Transform};
use resvg::usvg::{ClipPath, Group, Mask, Node, Paint, Path, Pattern, filter};

use super::filter_cost::filter_cost;
use super::raster_cost::{Pen, RasterCost};

/// Limits of time, on the machines of the measurements, and of memory in use.
const MAX_TIME_NS: f64 = 1.2e9;
const MAX_RENDER_BYTES: f64 = 300e6;
/// The largest coordinate in pixels: the range of the renderer's fixed-point numbers.
const MAX_COORDINATE_PX: f64 = 500_000.0;

// Nanoseconds per pixel of a layer, a clip, a path in a clip, a mask.
const LAYER_PIXEL_NS: f64 = 11.0;
const CLIP_PIXEL_NS: f64 = 11.0;
const CLIP_PATH_PIXEL_NS: f64 = 4.0;
const MASK_PIXEL_NS: f64 = 15.0;
// Fixed costs of a node and of a filter primitive.
const NODE_NS: f64 = 1500.0;
const PRIMITIVE_NS: f64 = 30_000.0;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum BudgetError {
    TooExpensive,
    TooFar,
    FilterReach,
}

type BudgetResult = Result<(), BudgetError>;

/// Checks the cost of a drawing at a size in pixels.
pub(super) fn check(root: &Group, fit: Transform, width: u32, height: u32) -> BudgetResult {
    let mut budget = Budget { time_ns: MAX_TIME_NS, bytes: MAX_RENDER_BYTES };
    let (across, down) = (i32::try_from(width), i32::try_from(height));
    let (Ok(across), Ok(down)) = (across, down) else { return Err(BudgetError::TooExpensive) };
    let layer_clip = IntRect::from_xywh(
        across.saturating_mul(-2),
        down.saturating_mul(-2),
        width.saturating_mul(5),
        height.saturating_mul(5),
    );
    let Some(layer_clip) = layer_clip else { return Err(BudgetError::TooExpensive) };
    let target = RenderTarget { layer_clip, width: f64::from(width), height: f64::from(height) };
    budget.nodes(root, fit, target)
}

/// The surface that is drawn on.
#[derive(Clone, Copy)]
struct RenderTarget {
    layer_clip: IntRect,
    width: f64,
    height: f64,
}

impl RenderTarget {
    fn area(self) -> f64 {
        self.width * self.height
    }

    fn with_size(self, width: f64, height: f64) -> RenderTarget {
        RenderTarget { width, height, ..self }
    }
}

/// The remaining time and memory.
struct Budget {
    time_ns: f64,
    bytes: f64,
}

impl Budget {
    fn spend(&mut self, time_ns: f64) -> BudgetResult {
        self.time_ns -= time_ns;
        // False for NaN.
        if self.time_ns >= 0.0 { Ok(()) } else { Err(BudgetError::TooExpensive) }
    }

    /// Reserves memory during a call.
    fn hold(&mut self, bytes: f64, spend: impl FnOnce(&mut Budget) -> BudgetResult) -> BudgetResult {
        self.bytes -= bytes;
        let result = if self.bytes >= 0.0 { spend(self) } else { Err(BudgetError::TooExpensive) };
        self.bytes += bytes;
        result
    }

    fn nodes(&mut self, group: &Group, place: Transform, target: RenderTarget) -> BudgetResult {
        for node in group.children() {
            self.spend(NODE_NS)?;
            match node {
                Node::Group(inner) => self.group(inner, place, target)?,
                Node::Path(path) if path.is_visible() => self.path(path, place, target)?,
                Node::Path(_) => {}
                // Refused before.
                Node::Image(_) | Node::Text(_) => return Err(BudgetError::TooExpensive),
            }
        }
        Ok(())
    }

    fn group(&mut self, group: &Group, place: Transform, target: RenderTarget) -> BudgetResult {
        let place = place.pre_concat(group.transform());
        if !group.should_isolate() {
            return self.nodes(group, place, target);
        }
        let Some((bounds, place, layer_clip)) = layer(group, place, target.layer_clip) else { return Ok(()) };
        let layer =
            RenderTarget { layer_clip, width: f64::from(bounds.width()), height: f64::from(bounds.height()) };
        self.spend(layer.area() + LAYER_PIXEL_NS * layer.area().min(target.area()))?;
        self.hold(4.0 * layer.area(), |budget| {
            let place = Transform::from_translate(-bounds.x() as f32, -bounds.y() as f32).pre_concat(place);
            budget.nodes(group, place, layer)?;
            for filter in group.filters() {
                budget.filter(filter, place, layer)?;
            }
            if let Some(clip) = group.clip_path() {
                budget.clip(clip, place, layer)?;
            }
            match group.mask() {
                Some(mask) => budget.mask(mask, place, layer),
                None => Ok(()),
            }
        })
    }

    fn clip(&mut self, clip: &ClipPath, place: Transform, target: RenderTarget) -> BudgetResult {
        self.spend(NODE_NS + CLIP_PIXEL_NS * target.area())?;
        self.hold(5.0 * target.area(), |budget| {
            budget.clip_content(clip.root(), place.pre_concat(clip.transform()), target)?;
            clip.clip_path().map_or(Ok(()), |clip| budget.clip(clip, place, target))
        })
    }

    fn clip_content(&mut self, group: &Group, place: Transform, target: RenderTarget) -> BudgetResult {
        for node in group.children() {
            self.spend(NODE_NS)?;
            match node {
                Node::Path(path) => {
                    self.path(path, place, target)?;
                    self.spend(CLIP_PATH_PIXEL_NS * covered(path, place, target)?)?;
                }
                Node::Group(inner) => {
                    let place = place.pre_concat(inner.transform());
                    match inner.clip_path() {
                        None => self.clip_content(inner, place, target)?,
                        Some(clip) => {
                            self.spend(LAYER_PIXEL_NS * target.area())?;
                            self.hold(4.0 * target.area(), |budget| {
                                budget.clip_content(inner, place, target)?;
                                budget.clip(clip, place, target)
                            })?;
                        }
                    }
                }
                Node::Image(_) | Node::Text(_) => {}
            }
        }
        Ok(())
    }

    fn mask(&mut self, mask: &Mask, place: Transform, target: RenderTarget) -> BudgetResult {
        self.spend(NODE_NS + MASK_PIXEL_NS * target.area())?;
        self.hold(6.0 * target.area(), |budget| {
            budget.nodes(mask.root(), place, target)?;
            mask.mask().map_or(Ok(()), |mask| budget.mask(mask, place, target))
        })
    }

    fn filter(&mut self, filter: &filter::Filter, place: Transform, target: RenderTarget) -> BudgetResult {
        let Some(region) = filter.rect().transform(place) else { return Ok(()) };
        let side = |length: f32, most: f64| (f64::from(length) + 2.0).min(most);
        let area = side(region.width(), target.width) * side(region.height(), target.height);
        let scale = place.get_scale();
        // All results are kept until the end, with the source and the buffers of a primitive.
        let buffers = filter.primitives().len() as f64 + 4.0;
        self.hold(4.0 * buffers * area, |budget| {
            for primitive in filter.primitives() {
                let cost = filter_cost(primitive.kind(), scale).ok_or(BudgetError::FilterReach)?;
                budget.spend(PRIMITIVE_NS + cost * area)?;
            }
            Ok(())
        })
    }

    fn path(&mut self, path: &Path, place: Transform, target: RenderTarget) -> BudgetResult {
        let area = covered(path, place, target)?;
        if let Some(fill) = path.fill() {
            let outline = RasterCost::filled(path.data(), fill.rule(), place, target.height);
            self.spend(outline.time_ns)?;
            self.hold(outline.bytes, |_| Ok(()))?;
            self.paint(fill.paint(), fill.opacity().get() == 1.0, area, place, target)?;
        }
        if let Some(stroke) = path.stroke() {
            let pen = Pen::new(stroke, place);
            let outline = RasterCost::stroked(path.data(), &pen, place, target.width, target.height);
            self.spend(outline.time_ns)?;
            self.hold(outline.bytes, |_| Ok(()))?;
            self.paint(stroke.paint(), stroke.opacity().get() == 1.0, area, place, target)?;
        }
        Ok(())
    }

    fn paint(
        &mut self,
        paint: &Paint,
        opaque: bool,
        area: f64,
        place: Transform,
        target: RenderTarget,
    ) -> BudgetResult {
        match paint {
            Paint::Color(_) => self.spend(area * if opaque { 1.0 } else { 4.0 }),
            Paint::LinearGradient(gradient) => self.spend(area * (9.0 + 0.6 * gradient.stops().len() as f64)),
            Paint::RadialGradient(gradient) => {
                self.spend(area * (11.0 + 0.6 * gradient.stops().len() as f64))
            }
            Paint::Pattern(pattern) => {
                self.spend(area * 30.0)?;
                self.tile(pattern, place, target)
            }
        }
    }

    /// The tile of a pattern is rendered again at each use.
    fn tile(&mut self, pattern: &Pattern, place: Transform, target: RenderTarget) -> BudgetResult {
        let (x, y) = place.pre_concat(pattern.transform()).get_scale();
        let side = |length: f32, scale: f32| f64::from((length * scale).round());
        let tile = target.with_size(side(pattern.rect().width(), x), side(pattern.rect().height(), y));
        self.spend(NODE_NS + tile.area())?;
        self.hold(4.0 * tile.area(), |budget| budget.nodes(pattern.root(), Transform::from_scale(x, y), tile))
    }
}

/// The area of the bounding box of a path in pixels.
fn covered(path: &Path, place: Transform, target: RenderTarget) -> Result<f64, BudgetError> {
    let Some(bounds) = path.stroke_bounding_box().transform(place) else { return Err(BudgetError::TooFar) };
    let sides = [bounds.left(), bounds.top(), bounds.right(), bounds.bottom()];
    // Including NaN.
    if !sides.iter().all(|side| f64::from(side.abs()) <= MAX_COORDINATE_PX) {
        return Err(BudgetError::TooFar);
    }
    let overlap =
        |low: f32, high: f32, max: f64| (f64::from(high).min(max + 1.0) - f64::from(low).max(-1.0)).max(0.0);
    Ok((overlap(bounds.left(), bounds.right(), target.width) + 1.0)
        * (overlap(bounds.top(), bounds.bottom(), target.height) + 1.0))
}

/// The bounds of a layer, the transform of its content, and the clip of nested layers; `None` if it is empty.
fn layer(group: &Group, place: Transform, layer_clip: IntRect) -> Option<(IntRect, Transform, IntRect)> {
    let intersect = |rect: IntRect, by: IntRect| {
        IntRect::from_ltrb(
            rect.left().max(by.left()),
            rect.top().max(by.top()),
            rect.right().min(by.right()),
            rect.bottom().min(by.bottom()),
        )
    };
    if group.filters().is_empty() {
        let bounds = group.layer_bounding_box().transform(place)?;
        let rect = IntRect::from_xywh(
            (bounds.x().floor() as i32).checked_sub(2)?,
            (bounds.y().floor() as i32).checked_sub(2)?,
            (bounds.width().ceil() as u32).checked_add(4)?,
            (bounds.height().ceil() as u32).checked_add(4)?,
        )?;
        return Some((intersect(rect, layer_clip)?, place, layer_clip));
    }
    // Filters work in an axis-aligned layer, which is rotated afterwards.
    let (x, y) = (place.sx.hypot(place.ky), place.kx.hypot(place.sy));
    let turn = Transform::from_row(place.sx / x, place.ky / x, place.kx / y, place.sy / y, 0.0, 0.0);
    let back = turn.invert()?;
    let layer_clip = layer_clip.to_rect().transform(back)?.round_out()?;
    let place = back.pre_concat(place);
    let bounds = group.layer_bounding_box().transform(place)?;
    let rect = IntRect::from_xywh(
        bounds.x().floor() as i32,
        bounds.y().floor() as i32,
        bounds.width().ceil().max(1.0) as u32,
        bounds.height().ceil().max(1.0) as u32,
    )?;
    Some((intersect(rect, layer_clip)?, place, layer_clip))
}
