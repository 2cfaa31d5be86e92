//! Renders drawings to pixels.

use std::sync::Arc;

use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{self, BlendMode, Node, Paint, Tree};

use super::super::{crashed, panics, png};
use super::counts::Counts;
use super::{far_outside, too_much};
use crate::art::words::{ArtFinding, ArtHint};
use crate::scene::{Affine, Bitmap, Drawing, DrawnShape, Rect};
use crate::text::Finding;

const PIXELS_PER_MM: f64 = 600.0 / 25.4;
/// Limits of the longer side.
const MIN_RASTER_SIDE_PX: f64 = 100.0;
const MAX_RASTER_SIDE_PX: f64 = 3000.0;
/// Factors that are tried if rendering would take too long. By itself a drawing keeps this many pixels, or half of the
/// resolution.
const SCALES: [f64; 5] = [1.0, 0.7, 0.5, 0.35, 0.25];
const MIN_SCALED_SIDE_PX: f64 = 700.0;

/// Pixels that are compressed in about a second.
const MAX_PACKED_PIXELS: f64 = 40e6;

/// A drawing with masks or filters, which become pixels at the size at which it is printed.
#[derive(Clone, Debug)]
pub struct LayeredDrawing {
    tree: Arc<Tree>,
    /// With pictures that stand for the layers.
    drawing: Arc<Drawing>,
    layers: Arc<[Layer]>,
}

/// A drawing at the size at which it is printed, and what it takes to render it.
#[derive(Debug)]
pub(crate) struct Rendering {
    drawing: LayeredDrawing,
    /// From the finest; never empty.
    scales: Vec<RenderingScale>,
}

#[derive(Clone, Copy, Debug)]
struct RenderingScale {
    /// In pixels.
    size: (u32, u32),
    /// Fitted to whole pixels, so that the picture covers exactly the drawing.
    fit: Transform,
    /// The most that one drawing may take is 1.
    work: f64,
}

impl Rendering {
    /// The finest scale that takes at most some work, or the coarsest.
    fn within(&self, most: f64) -> Option<&RenderingScale> {
        self.scales.iter().find(|scale| scale.work <= most).or(self.scales.last())
    }

    /// The work at a scale that takes at most some, if there is one; otherwise of the coarsest.
    pub(crate) fn work(&self, most: f64) -> f64 {
        self.within(most).map_or(0.0, |scale| scale.work)
    }

    /// Renders it at such a scale.
    pub(crate) fn draw(&self, most: f64) -> Result<Drawing, Finding> {
        let drawn = panics::catch(|| Some(self.drawing.draw(self.within(most)?)));
        drawn.flatten().ok_or_else(crashed)
    }
}

/// A part of a drawing that becomes pixels.
#[derive(Clone, Debug)]
pub(super) struct Layer {
    node: Node,
    /// Where what it is in is placed.
    place: Transform,
    bounds: Rect,
    stands_for_it: Arc<Bitmap>,
}

impl Layer {
    /// `None` for what cannot be drawn by itself: what blends with all below, and what holds pictures.
    pub(super) fn new(node: &Node, place: Transform) -> Option<Layer> {
        let bounds = match node {
            Node::Group(group) => {
                group.layer_bounding_box().transform(place.pre_concat(group.transform()))?.to_rect()
            }
            Node::Path(path) => path.stroke_bounding_box().transform(place)?,
            Node::Image(_) | Node::Text(_) => return None,
        };
        let [left, top, right, bottom] =
            [bounds.left(), bounds.top(), bounds.right(), bounds.bottom()].map(f64::from);
        let stands_for_it = Arc::new(Bitmap::from_rgba(0, 0, Vec::new()));
        let bounds = Rect::new(left, top, right, bottom);
        is_by_itself(node).then(|| Layer { node: node.clone(), place, bounds, stands_for_it })
    }

    pub(super) fn bounds(&self) -> Rect {
        self.bounds
    }

    pub(super) fn placeholder(&self) -> DrawnShape {
        let size = Affine::scale_non_uniform(self.bounds.width(), self.bounds.height());
        let place = Affine::translate(self.bounds.origin().to_vec2()) * size;
        DrawnShape::Picture { picture: self.stands_for_it.clone(), place }
    }

    /// The pixels that it covers of a page: left, top, width and height.
    fn pixels(&self, page: Rect, (width, height): (u32, u32)) -> (Rect, u64) {
        let (across, down) = (f64::from(width) / page.width(), f64::from(height) / page.height());
        let bounds = self.bounds - page.origin().to_vec2();
        let scaled = Rect::new(bounds.x0 * across, bounds.y0 * down, bounds.x1 * across, bounds.y1 * down);
        let seen = scaled.inflate(1.0, 1.0).expand().intersect(Rect::new(
            0.0,
            0.0,
            f64::from(width),
            f64::from(height),
        ));
        (seen, seen.area() as u64)
    }

    /// Renders it for a page; `None` if nothing of it is seen.
    fn draw(&self, page: Rect, size: (u32, u32), fit: Transform) -> Option<DrawnShape> {
        let (seen, _) = self.pixels(page, size);
        let mut pixmap = Pixmap::new(seen.width() as u32, seen.height() as u32)?;
        let place = Transform::from_translate(-seen.x0 as f32, -seen.y0 as f32)
            .pre_concat(fit)
            .pre_concat(self.place);
        // The renderer moves a node to the origin.
        let origin = self.node.abs_layer_bounding_box()?;
        resvg::render_node(&self.node, place.pre_translate(origin.x(), origin.y()), &mut pixmap.as_mut());
        let picture = Arc::new(png::pack(pixmap.width(), pixmap.height(), pixmap.take_demultiplied()));
        let per_pixel =
            Affine::scale_non_uniform(page.width() / f64::from(size.0), page.height() / f64::from(size.1));
        let place = Affine::translate(page.origin().to_vec2())
            * per_pixel
            * Affine::translate(seen.origin().to_vec2())
            * Affine::scale_non_uniform(seen.width(), seen.height());
        Some(DrawnShape::Picture { picture, place })
    }
}

/// Whether a node looks the same by itself.
fn is_by_itself(node: &Node) -> bool {
    match node {
        Node::Group(group) => {
            group.blend_mode() == BlendMode::Normal && group.children().iter().all(is_by_itself)
        }
        Node::Path(path) => {
            let paints =
                path.fill().map(usvg::Fill::paint).into_iter().chain(path.stroke().map(usvg::Stroke::paint));
            paints.into_iter().all(|paint| match paint {
                Paint::Pattern(pattern) => pattern.root().children().iter().all(is_by_itself),
                _ => true,
            })
        }
        Node::Image(_) | Node::Text(_) => false,
    }
}

impl LayeredDrawing {
    pub(super) fn new(tree: Tree, drawing: Drawing, layers: Vec<Layer>) -> LayeredDrawing {
        LayeredDrawing { tree: Arc::new(tree), drawing: Arc::new(drawing), layers: layers.into() }
    }

    /// A drawing that is one layer.
    pub(super) fn whole(tree: Tree, page: Rect) -> LayeredDrawing {
        let layer = Layer {
            node: Node::Group(Box::new(tree.root().clone())),
            place: Transform::identity(),
            bounds: page,
            stands_for_it: Arc::new(Bitmap::from_rgba(0, 0, Vec::new())),
        };
        let drawing = Drawing { bounds: page, shapes: vec![layer.placeholder()] };
        LayeredDrawing::new(tree, drawing, vec![layer])
    }

    /// Width over height.
    pub fn aspect(&self) -> f64 {
        self.drawing.bounds.width() / self.drawing.bounds.height()
    }

    /// Whether both are the same drawing.
    pub(crate) fn is(&self, other: &LayeredDrawing) -> bool {
        Arc::ptr_eq(&self.tree, &other.tree)
    }

    /// The number of pixels for a printed width in millimetres.
    pub(crate) fn pixels(&self, width: f64) -> u64 {
        let size = self.size(width);
        self.layers.iter().map(|layer| layer.pixels(self.drawing.bounds, size).1).sum()
    }

    /// The size in pixels for a printed width in millimetres: 600 pixels an inch.
    fn size(&self, width: f64) -> (u32, u32) {
        let long = width.max(width / self.aspect()) * PIXELS_PER_MM;
        self.scaled(long.clamp(MIN_RASTER_SIDE_PX, MAX_RASTER_SIDE_PX))
    }

    /// The size in pixels for a longer side in pixels.
    fn scaled(&self, long: f64) -> (u32, u32) {
        let (width, height) = (long * self.aspect().min(1.0), long / self.aspect().max(1.0));
        let pixels = |length: f64| (length.round() as u32).clamp(1, MAX_RASTER_SIDE_PX as u32);
        (pixels(width), pixels(height))
    }

    /// Renders the layers for a printed width in millimetres, or coarser if that would take too long.
    pub fn render(&self, width: f64) -> Result<Drawing, Finding> {
        self.rendering(width)?.draw(1.0)
    }

    /// It has the lines and places of the drawing, but not yet the pixels of its layers.
    pub(crate) fn outline(&self) -> Drawing {
        (*self.drawing).clone()
    }

    /// What it takes to render the layers for a printed width in millimetres.
    pub(crate) fn rendering(&self, width: f64) -> Result<Rendering, Finding> {
        let (wide, high) = self.size(width);
        let long = f64::from(wide.max(high));
        let least = MIN_SCALED_SIDE_PX.min(long * 0.5);
        let (mut scales, mut counts) = (Vec::new(), Counts::default());
        for scale in SCALES {
            let (rendered, counted) = self.at((long * scale).max(least));
            scales.extend(rendered);
            counts = counted;
        }
        if !scales.is_empty() {
            // Beside others it may become coarser than by itself.
            let coarser = SCALES.map(|scale| long * scale).into_iter().filter(|long| *long < least);
            scales.extend(coarser.filter_map(|long| self.at(long).0));
            return Ok(Rendering { drawing: self.clone(), scales });
        }
        Err(match counts {
            Counts { is_far: true, .. } => far_outside(),
            Counts { reaches_far: true, .. } => {
                Finding::new(ArtFinding::FilterReachesFar).hint(ArtHint::RemoveTheFilter)
            }
            _ => too_much(ArtFinding::ManyLayers),
        })
    }

    /// What it takes to render the layers for a longer side in pixels, if that is not too much.
    fn at(&self, long: f64) -> (Option<RenderingScale>, Counts) {
        let (size, page) = (self.scaled(long), self.drawing.bounds);
        let (width, height) = (size.0 as f32, size.1 as f32);
        let fit = Transform::from_scale(width / page.width() as f32, height / page.height() as f32)
            .pre_translate(-page.x0 as f32, -page.y0 as f32);
        let counts =
            Counts::of(self.layers.iter().map(|layer| (&layer.node, fit.pre_concat(layer.place))), size);
        let pixels: u64 = self.layers.iter().map(|layer| layer.pixels(page, size).1).sum();
        let work = counts.work() + pixels as f64 / MAX_PACKED_PIXELS;
        (counts.are_few().then_some(RenderingScale { size, fit, work }), counts)
    }

    fn draw(&self, &RenderingScale { size, fit, .. }: &RenderingScale) -> Drawing {
        let mut drawing = self.outline();
        for layer in self.layers.iter() {
            let drawn = layer.draw(drawing.bounds, size, fit);
            replace(&mut drawing.shapes, &layer.stands_for_it, drawn.as_ref());
        }
        drawing
    }
}

/// Replaces a picture by another shape.
fn replace(shapes: &mut Vec<DrawnShape>, wanted: &Arc<Bitmap>, by: Option<&DrawnShape>) {
    shapes.retain_mut(|shape| match shape {
        DrawnShape::Picture { picture, .. } if Arc::ptr_eq(picture, wanted) => {
            if let Some(by) = by {
                *shape = by.clone();
            }
            by.is_some()
        }
        DrawnShape::Clip { shapes, .. } => {
            replace(shapes, wanted, by);
            true
        }
        _ => true,
    });
}
