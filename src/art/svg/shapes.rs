//! Converts a drawing to shapes of the scene.

use resvg::tiny_skia::Transform;
use resvg::usvg::{self, BlendMode, FillRule, Group, Node, Paint, PaintOrder, Tree};

use kurbo::Shape as _;

use super::counts::Counts;
use super::embedded::EmbeddedPicture;
use super::paints::{self, affine, bez_path, pen, stroke_outline};
use super::raster::Layer;
use super::{clips, far_outside, outline, too_much};
use crate::art::words::ArtFinding;
use crate::scene::{self, Affine, BezPath, DrawnShape, PaintedPath, Rect};
use crate::text::Finding;

/// Maximum number of pieces of strokes that become outlines.
const MAX_OUTLINED_PIECES: f64 = 400_000.0;

/// Converts a drawing to shapes, among them pictures that stand for layers; `None` if that cannot express it. Adds up the
/// work, 1 being the most.
pub(super) fn read(
    tree: &Tree,
    pictures: &[EmbeddedPicture],
    work: &mut f64,
) -> Option<(Vec<DrawnShape>, Vec<Layer>)> {
    // Pictures cannot be part of a layer that is the whole drawing.
    let (max_layers, max_area) = if pictures.is_empty() { (40, 1.5) } else { (1000, 6.0) };
    let mut converter = Converter {
        shapes: Vec::new(),
        layers: Vec::new(),
        max_layers,
        pictures,
        clips_left: MAX_CLIPS,
        pieces_left: MAX_OUTLINED_PIECES,
    };
    let converted = converter.group(tree.root(), Transform::identity());
    *work += (MAX_OUTLINED_PIECES - converter.pieces_left) / MAX_OUTLINED_PIECES;
    let page = Rect::new(0.0, 0.0, f64::from(tree.size().width()), f64::from(tree.size().height()));
    let in_layers: f64 = converter.layers.iter().map(|layer| layer.bounds().intersect(page).area()).sum();
    converted?;
    (in_layers <= max_area * page.area()).then_some((converter.shapes, converter.layers))
}

/// Maximum number of clips, and of clips in clips: each is composited by itself, with pixels of its own.
const MAX_CLIPS: usize = 200;
const MAX_CLIP_DEPTH: usize = 4;

/// Maximum number of dashes in a drawing: printers draw each as a line.
const MAX_DASHES: f64 = 100_000.0;
/// Maximum work on outlines of a picture of `SIDE_PX` pixels: shapes are drawn at each of their uses.
const MAX_WORK: f64 = 3.2;
const SIDE_PX: f32 = 600.0;

/// Refuses parts far outside, and numbers of dashes and lines that no printer can handle in time.
pub(super) fn check(tree: &Tree) -> Result<(), Finding> {
    let (width, height) = (tree.size().width(), tree.size().height());
    let scale = SIDE_PX / width.max(height);
    let size = [width, height].map(|side| (side * scale).ceil() as u32);
    let fit = Transform::from_scale(scale, scale);
    let counts = Counts::of(tree.root().children().iter().map(|node| (node, fit)), size.into());
    if counts.is_far {
        return Err(far_outside());
    }
    // False for NaN.
    if counts.dashes <= MAX_DASHES && counts.outlines() <= MAX_WORK {
        return Ok(());
    }
    Err(too_much(ArtFinding::ManyLines))
}

/// The shapes so far, and what they may still cost.
struct Converter<'a> {
    shapes: Vec<DrawnShape>,
    layers: Vec<Layer>,
    max_layers: usize,
    pictures: &'a [EmbeddedPicture],
    clips_left: usize,
    /// Pieces of strokes that may still become outlines.
    pieces_left: f64,
}

impl Converter<'_> {
    /// Adds a node, as pixels where shapes cannot express it; `None` if pixels of its own cannot do so either.
    fn node(&mut self, node: &Node, place: Transform) -> Option<()> {
        let (shapes, layers) = (self.shapes.len(), self.layers.len());
        let converted = match node {
            Node::Group(group) => self.group(group, place),
            Node::Path(path) if path.is_visible() => self.path(path, place),
            Node::Image(image) if image.is_visible() => self.picture(image, place),
            Node::Path(_) | Node::Image(_) => Some(()),
            // Words are outlines by now; must never be dropped silently.
            Node::Text(_) => None,
        };
        converted.or_else(|| {
            self.shapes.truncate(shapes);
            self.layers.truncate(layers);
            let layer = Layer::new(node, place).filter(|_| layers < self.max_layers)?;
            self.shapes.push(layer.placeholder());
            self.layers.push(layer);
            Some(())
        })
    }

    /// Adds the shapes of a group that is placed by `place`; `None` if shapes cannot express it.
    fn group(&mut self, group: &Group, place: Transform) -> Option<()> {
        if group.blend_mode() != BlendMode::Normal || !group.filters().is_empty() {
            return None;
        }
        let place = place.pre_concat(group.transform());
        let (before, opacity) = (self.shapes.len(), group.opacity().get());
        for node in group.children() {
            self.node(node, place)?;
        }
        if opacity < 1.0 {
            clips::fade(self.shapes.get_mut(before..)?, opacity)?;
        }
        if let Some(clip) = group.clip_path() {
            for path in clips::outlines(clip, place)? {
                self.clip(before, path)?;
            }
        }
        match group.mask() {
            Some(mask) => self.clip(before, clips::mask_outline(mask, group, place)?),
            None => Some(()),
        }
    }

    /// Clips the shapes from one on.
    fn clip(&mut self, first: usize, path: BezPath) -> Option<()> {
        let shapes = self.shapes.split_off(first.min(self.shapes.len()));
        let bounds = shapes.iter().map(DrawnShape::bounds).reduce(|all, one| all.union(one));
        match bounds {
            Some(bounds) if clips::is_within(&path, bounds) => self.shapes.extend(shapes),
            Some(bounds) if bounds.overlaps(path.bounding_box()) => {
                self.clips_left = self.clips_left.checked_sub(1)?;
                (clips::depth(&shapes) < MAX_CLIP_DEPTH).then_some(())?;
                self.shapes.push(DrawnShape::Clip { path, shapes });
            }
            _ => {}
        }
        Some(())
    }

    fn picture(&mut self, image: &usvg::Image, place: Transform) -> Option<()> {
        let picture = self.pictures.iter().find(|one| one.is(image.kind()))?.picture.clone();
        let size =
            Affine::scale_non_uniform(f64::from(image.size().width()), f64::from(image.size().height()));
        self.shapes.push(DrawnShape::Picture { picture, place: affine(place) * size });
        Some(())
    }

    fn path(&mut self, path: &usvg::Path, transform: Transform) -> Option<()> {
        let place = affine(transform);
        let outline = bez_path(path.data(), place);
        let mut filled = Vec::new();
        if let Some(fill) = path.fill() {
            let rule = match fill.rule() {
                FillRule::NonZero => scene::FillRule::NonZero,
                FillRule::EvenOdd => scene::FillRule::EvenOdd,
            };
            match fill.paint() {
                Paint::Pattern(pattern) => filled = self.tile(fill, pattern, path, transform)?,
                paint => {
                    let (fill, alpha) = paints::fill(paint, fill.opacity(), rule, place)?;
                    let fill = Some(fill);
                    filled.push(PaintedPath { path: outline.clone(), fill, stroke: None, alpha }.into());
                }
            }
        }
        let mut stroked = Vec::new();
        if let Some(stroke) = path.stroke() {
            let rule = scene::FillRule::NonZero;
            let (fill, alpha) = paints::fill(stroke.paint(), stroke.opacity(), rule, place)?;
            stroked.extend(match pen(stroke, transform, fill.color).filter(|_| fill.gradient.is_none()) {
                Some(pen) => Some(PaintedPath { path: outline, fill: None, stroke: Some(pen), alpha }),
                // Strokes that the scene does not support are converted to outlines.
                None => {
                    self.pieces_left -= outline::stroke_pieces(path, stroke, transform);
                    // False for NaN.
                    (self.pieces_left >= 0.0).then_some(())?;
                    stroke_outline(path, stroke, transform).map(|area| PaintedPath {
                        path: bez_path(&area, place),
                        fill: Some(fill),
                        stroke: None,
                        alpha,
                    })
                }
            });
        }
        let first = path.paint_order() == PaintOrder::StrokeAndFill;
        match (filled.as_mut_slice(), stroked.as_mut_slice()) {
            // One path for both.
            ([DrawnShape::Path(both)], [line])
                if !first && line.stroke.is_some() && (both.alpha, line.alpha) == (255, 255) =>
            {
                both.stroke = line.stroke.take();
                stroked.clear();
            }
            _ => {}
        }
        let stroked = stroked.into_iter().map(DrawnShape::from);
        if first {
            self.shapes.extend(stroked.chain(filled));
        } else {
            self.shapes.extend(filled.into_iter().chain(stroked));
        }
        Some(())
    }

    /// A path filled with one tile of a pattern: so some programs write a picture.
    fn tile(
        &mut self,
        fill: &usvg::Fill,
        pattern: &usvg::Pattern,
        path: &usvg::Path,
        place: Transform,
    ) -> Option<Vec<DrawnShape>> {
        let (tile, slack) = (pattern.rect(), 1e-3 * pattern.rect().width().max(pattern.rect().height()));
        let filled = path.bounding_box().transform(pattern.transform().invert()?)?;
        let is_one = filled.left() >= tile.left() - slack
            && filled.top() >= tile.top() - slack
            && filled.right() <= tile.right() + slack
            && filled.bottom() <= tile.bottom() + slack;
        let outline = bez_path(path.data(), affine(place));
        if !is_one || fill.opacity().get() < 1.0 || !clips::is_simple(fill.rule(), &outline) {
            return None;
        }
        let inner = place.pre_concat(pattern.transform()).pre_translate(tile.x(), tile.y());
        let before = self.shapes.len();
        self.group(pattern.root(), inner)?;
        self.clip(before, outline)?;
        Some(self.shapes.split_off(before))
    }
}
