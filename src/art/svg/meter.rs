//! What it costs to draw a drawing on pixels: time and room, told beforehand.
//!
//! This walks through a drawing as the renderer does, with the same places and sizes in pixels, and pays for each layer,
//! clip, mask, tile and outline what was measured for it. What is used many times is paid for each time, as it is drawn
//! each time. Nobody counts on after all is spent.

use resvg::tiny_skia::{IntRect, Transform};
use resvg::usvg::{ClipPath, Group, Mask, Node, Paint, Path, Pattern, filter};

use super::outline::{Outline, Pen};
use super::step::step;

/// What drawing may cost: nanoseconds on the machines that this was measured on, and bytes at a time.
const MAX_TIME: f64 = 1.2e9;
const MAX_BYTES: f64 = 300e6;
/// How far from the picture a part may lie, in pixels. Farther out the renderer's numbers end.
const FAR: f64 = 500_000.0;

/// Nanoseconds for a pixel of a layer, a clip, a mask; and for anything at all.
const LAYER: f64 = 11.0;
const CLIP: f64 = 11.0;
/// Nanoseconds for a pixel that is cut out of a clip.
const CUT_OUT: f64 = 4.0;
const MASK: f64 = 15.0;
const NODE: f64 = 1500.0;
/// Nanoseconds for a step of a filter, however small.
const STEP: f64 = 30_000.0;

/// Why a drawing cannot be drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Refused {
    /// It takes too long or too much room.
    Dear,
    /// A part lies too far out.
    Far,
    /// A filter reaches too far.
    Reach,
}

type Paid = Result<(), Refused>;

/// What the whole of a drawing costs on so many pixels.
pub(super) fn check(root: &Group, fit: Transform, width: u32, height: u32) -> Paid {
    let mut meter = Meter { time: MAX_TIME, bytes: MAX_BYTES };
    let (across, down) = (i32::try_from(width), i32::try_from(height));
    let (Ok(across), Ok(down)) = (across, down) else { return Err(Refused::Dear) };
    let around = IntRect::from_xywh(
        across.saturating_mul(-2),
        down.saturating_mul(-2),
        width.saturating_mul(5),
        height.saturating_mul(5),
    );
    let Some(around) = around else { return Err(Refused::Dear) };
    let canvas = Canvas { around, width: f64::from(width), height: f64::from(height) };
    meter.nodes(root, fit, canvas)
}

/// What is drawn on.
#[derive(Clone, Copy)]
struct Canvas {
    /// Layers are cut to this.
    around: IntRect,
    width: f64,
    height: f64,
}

impl Canvas {
    fn area(self) -> f64 {
        self.width * self.height
    }

    fn sized(self, width: f64, height: f64) -> Canvas {
        Canvas { width, height, ..self }
    }
}

/// What is left.
struct Meter {
    time: f64,
    bytes: f64,
}

impl Meter {
    fn pay(&mut self, time: f64) -> Paid {
        self.time -= time;
        // What is no number is spent as well.
        if self.time >= 0.0 { Ok(()) } else { Err(Refused::Dear) }
    }

    /// Pays while so much room is held.
    fn hold(&mut self, bytes: f64, pay: impl FnOnce(&mut Meter) -> Paid) -> Paid {
        self.bytes -= bytes;
        let paid = if self.bytes >= 0.0 { pay(self) } else { Err(Refused::Dear) };
        self.bytes += bytes;
        paid
    }

    fn nodes(&mut self, group: &Group, place: Transform, canvas: Canvas) -> Paid {
        for node in group.children() {
            self.pay(NODE)?;
            match node {
                Node::Group(inner) => self.group(inner, place, canvas)?,
                Node::Path(path) if path.is_visible() => self.path(path, place, canvas)?,
                Node::Path(_) => {}
                // Refused before.
                Node::Image(_) | Node::Text(_) => return Err(Refused::Dear),
            }
        }
        Ok(())
    }

    fn group(&mut self, group: &Group, place: Transform, canvas: Canvas) -> Paid {
        let place = place.pre_concat(group.transform());
        if !group.should_isolate() {
            return self.nodes(group, place, canvas);
        }
        let Some((bounds, place, around)) = layer(group, place, canvas.around) else { return Ok(()) };
        let layer = Canvas { around, width: f64::from(bounds.width()), height: f64::from(bounds.height()) };
        self.pay(layer.area() + LAYER * layer.area().min(canvas.area()))?;
        self.hold(4.0 * layer.area(), |meter| {
            let place = Transform::from_translate(-bounds.x() as f32, -bounds.y() as f32).pre_concat(place);
            meter.nodes(group, place, layer)?;
            for filter in group.filters() {
                meter.filter(filter, place, layer)?;
            }
            if let Some(clip) = group.clip_path() {
                meter.clip(clip, place, layer)?;
            }
            match group.mask() {
                Some(mask) => meter.mask(mask, place, layer),
                None => Ok(()),
            }
        })
    }

    fn clip(&mut self, clip: &ClipPath, place: Transform, canvas: Canvas) -> Paid {
        self.pay(NODE + CLIP * canvas.area())?;
        self.hold(5.0 * canvas.area(), |meter| {
            meter.clipping(clip.root(), place.pre_concat(clip.transform()), canvas)?;
            clip.clip_path().map_or(Ok(()), |clip| meter.clip(clip, place, canvas))
        })
    }

    fn clipping(&mut self, group: &Group, place: Transform, canvas: Canvas) -> Paid {
        for node in group.children() {
            self.pay(NODE)?;
            match node {
                Node::Path(path) => {
                    self.path(path, place, canvas)?;
                    self.pay(CUT_OUT * covered(path, place, canvas)?)?;
                }
                Node::Group(inner) => {
                    let place = place.pre_concat(inner.transform());
                    match inner.clip_path() {
                        None => self.clipping(inner, place, canvas)?,
                        Some(clip) => {
                            self.pay(LAYER * canvas.area())?;
                            self.hold(4.0 * canvas.area(), |meter| {
                                meter.clipping(inner, place, canvas)?;
                                meter.clip(clip, place, canvas)
                            })?;
                        }
                    }
                }
                Node::Image(_) | Node::Text(_) => {}
            }
        }
        Ok(())
    }

    fn mask(&mut self, mask: &Mask, place: Transform, canvas: Canvas) -> Paid {
        self.pay(NODE + MASK * canvas.area())?;
        self.hold(6.0 * canvas.area(), |meter| {
            meter.nodes(mask.root(), place, canvas)?;
            mask.mask().map_or(Ok(()), |mask| meter.mask(mask, place, canvas))
        })
    }

    fn filter(&mut self, filter: &filter::Filter, place: Transform, canvas: Canvas) -> Paid {
        let Some(region) = filter.rect().transform(place) else { return Ok(()) };
        let side = |length: f32, most: f64| (f64::from(length) + 2.0).min(most);
        let area = side(region.width(), canvas.width) * side(region.height(), canvas.height);
        let scale = place.get_scale();
        // All results are kept until the last; with the picture itself and what a step needs on the way.
        let kept = filter.primitives().len() as f64 + 4.0;
        self.hold(4.0 * kept * area, |meter| {
            for primitive in filter.primitives() {
                meter.pay(STEP + step(primitive.kind(), scale)? * area)?;
            }
            Ok(())
        })
    }

    fn path(&mut self, path: &Path, place: Transform, canvas: Canvas) -> Paid {
        let area = covered(path, place, canvas)?;
        if let Some(fill) = path.fill() {
            let outline = Outline::filled(path.data(), fill.rule(), place, canvas.height);
            self.pay(outline.time)?;
            self.hold(outline.bytes, |_| Ok(()))?;
            self.paint(fill.paint(), fill.opacity().get() == 1.0, area, place, canvas)?;
        }
        if let Some(stroke) = path.stroke() {
            let pen = Pen::of(stroke, place);
            let outline = Outline::stroked(path.data(), &pen, place, canvas.width, canvas.height);
            self.pay(outline.time)?;
            self.hold(outline.bytes, |_| Ok(()))?;
            self.paint(stroke.paint(), stroke.opacity().get() == 1.0, area, place, canvas)?;
        }
        Ok(())
    }

    fn paint(&mut self, paint: &Paint, opaque: bool, area: f64, place: Transform, canvas: Canvas) -> Paid {
        match paint {
            Paint::Color(_) => self.pay(area * if opaque { 1.0 } else { 4.0 }),
            Paint::LinearGradient(gradient) => self.pay(area * (9.0 + 0.6 * gradient.stops().len() as f64)),
            Paint::RadialGradient(gradient) => self.pay(area * (11.0 + 0.6 * gradient.stops().len() as f64)),
            Paint::Pattern(pattern) => {
                self.pay(area * 30.0)?;
                self.tile(pattern, place, canvas)
            }
        }
    }

    /// The tile of a pattern is drawn anew for each part that is painted with it.
    fn tile(&mut self, pattern: &Pattern, place: Transform, canvas: Canvas) -> Paid {
        let (x, y) = place.pre_concat(pattern.transform()).get_scale();
        let side = |length: f32, scale: f32| f64::from((length * scale).round());
        let tile = canvas.sized(side(pattern.rect().width(), x), side(pattern.rect().height(), y));
        self.pay(NODE + tile.area())?;
        self.hold(4.0 * tile.area(), |meter| meter.nodes(pattern.root(), Transform::from_scale(x, y), tile))
    }
}

/// Pixels of the box round a path.
fn covered(path: &Path, place: Transform, canvas: Canvas) -> Result<f64, Refused> {
    let Some(bounds) = path.stroke_bounding_box().transform(place) else { return Err(Refused::Far) };
    let sides = [bounds.left(), bounds.top(), bounds.right(), bounds.bottom()];
    // What is no number is far.
    if !sides.iter().all(|side| f64::from(side.abs()) <= FAR) {
        return Err(Refused::Far);
    }
    let cut = |low: f32, high: f32, most: f64| {
        (f64::from(high).min(most + 1.0) - f64::from(low).max(-1.0)).max(0.0)
    };
    Ok((cut(bounds.left(), bounds.right(), canvas.width) + 1.0)
        * (cut(bounds.top(), bounds.bottom(), canvas.height) + 1.0))
}

/// Where a layer of its own lies, how what it holds is placed, and what layers inside it are cut to; none if nothing of
/// it is drawn.
fn layer(group: &Group, place: Transform, around: IntRect) -> Option<(IntRect, Transform, IntRect)> {
    let cut = |rect: IntRect, by: IntRect| {
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
        return Some((cut(rect, around)?, place, around));
    }
    // Filters work along the sides of the layer, which is turned afterwards.
    let (x, y) = (place.sx.hypot(place.ky), place.kx.hypot(place.sy));
    let turn = Transform::from_row(place.sx / x, place.ky / x, place.kx / y, place.sy / y, 0.0, 0.0);
    let back = turn.invert()?;
    let around = around.to_rect().transform(back)?.round_out()?;
    let place = back.pre_concat(place);
    let bounds = group.layer_bounding_box().transform(place)?;
    let rect = IntRect::from_xywh(
        bounds.x().floor() as i32,
        bounds.y().floor() as i32,
        bounds.width().ceil().max(1.0) as u32,
        bounds.height().ceil().max(1.0) as u32,
    )?;
    Some((cut(rect, around)?, place, around))
}
