//! What rendering a drawing takes, counted at every use: edges of outlines, pixels of layers and filters.
//!
//! Visits a drawing as a renderer does, at a size in pixels. A count may be above what is done, never far below it.

use resvg::tiny_skia::Transform;
use resvg::usvg::filter::{Filter, Kind};
use resvg::usvg::{Group, Node, Paint, Path};

use super::outline::{LINE_PIECES, Outline};

/// Maximum numbers of what is counted, if nothing else is: each takes about a second.
const MAX_PAINTED_PIXELS: f64 = 120e6;
const MAX_FILTERED_PIXELS: f64 = 20e6;
const MAX_EDGE_ROWS: f64 = 8e6;
const MAX_CROSSINGS: f64 = 80e6;
const MAX_STROKE_PIECES: f64 = 1e6;
/// Maximum number of pixels of all layers that are in use at once: four bytes each.
const MAX_LIVE_PIXELS: f64 = 75e6;
/// Maximum distance of a part from the drawing, in sizes of the drawing: the renderer has fixed-point numbers.
const MAX_DISTANCE: f64 = 160.0;
/// Maximum reach of a filter in pixels.
const MAX_REACH_PX: f64 = 4000.0;
/// Sizes of the picture along each side to which the renderer cuts off a layer.
const MAX_LAYER_SIDES: f64 = 5.0;

/// Times that painting takes for each pixel of a layer, clip or mask, of a gradient, and of a pattern.
const LAYER_PASSES: f64 = 2.0;
const GRADIENT_PASSES: f64 = 3.0;
const PATTERN_PASSES: f64 = 4.0;
/// Stops of a gradient that take one time more.
const STOPS_PER_PASS: f64 = 12.0;
/// Pixels of a window that a filter looks at in the time of a filtered pixel.
const WINDOW_PER_PASS: f64 = 32.0;

/// The counts of a drawing.
#[derive(Debug, Default)]
pub(super) struct Counts {
    /// Pixels painted, in shapes, layers, clips, masks and tiles.
    painted: f64,
    /// Pixels that pass through a part of a filter.
    filtered: f64,
    /// Pixel rows that edges run through.
    rows: f64,
    /// Pairs of edges of an outline that may lie in the same rows.
    crossings: f64,
    /// Pieces from which the outlines of strokes are made.
    pieces: f64,
    pub(super) dashes: f64,
    /// Most pixels in use at once.
    live: f64,
    /// Whether a part lies far outside, and whether a filter reaches far.
    pub(super) is_far: bool,
    pub(super) reaches_far: bool,
}

/// What is painted on.
#[derive(Clone, Copy)]
struct Surface {
    width: f64,
    height: f64,
    /// Pixels of this one and of those below.
    live: f64,
    is_clip: bool,
}

impl Surface {
    fn area(self) -> f64 {
        self.width * self.height
    }
}

impl Counts {
    /// Counts nodes and where they are placed, rendered one after the other.
    pub(super) fn of<'a>(
        nodes: impl IntoIterator<Item = (&'a Node, Transform)>,
        (width, height): (u32, u32),
    ) -> Counts {
        let canvas =
            Surface { width: f64::from(width), height: f64::from(height), live: 0.0, is_clip: false };
        let mut counter = Counter { counts: Counts::default(), canvas };
        nodes.into_iter().for_each(|(node, place)| counter.node(node, place, canvas));
        counter.counts
    }

    /// The work on outlines, 1 being the most in a second.
    pub(super) fn outlines(&self) -> f64 {
        self.rows / MAX_EDGE_ROWS + self.crossings / MAX_CROSSINGS + self.pieces / MAX_STROKE_PIECES
    }

    /// All work of rendering, 1 being the most in a second.
    pub(super) fn work(&self) -> f64 {
        self.outlines() + self.painted / MAX_PAINTED_PIXELS + self.filtered / MAX_FILTERED_PIXELS
    }

    /// Whether they are few enough to render.
    pub(super) fn are_few(&self) -> bool {
        // False for NaN.
        self.work() <= 1.0 && self.live <= MAX_LIVE_PIXELS && !self.is_far && !self.reaches_far
    }
}

struct Counter {
    counts: Counts,
    /// The picture.
    canvas: Surface,
}

impl Counter {
    /// A surface with the buffers that it takes, over those in use.
    fn above(&mut self, below: Surface, (width, height): (f64, f64), buffers: f64) -> Surface {
        let live = below.live + width * height * buffers;
        self.counts.live = self.counts.live.max(live);
        Surface { width, height, live, ..below }
    }

    fn nodes(&mut self, group: &Group, place: Transform, surface: Surface) {
        group.children().iter().for_each(|node| self.node(node, place, surface));
    }

    fn node(&mut self, node: &Node, place: Transform, surface: Surface) {
        match node {
            Node::Group(group) => self.group(group, place.pre_concat(group.transform()), surface),
            Node::Path(path) if path.is_visible() => self.path(path, place, surface),
            Node::Image(image) => {
                let bounds = image.bounding_box().transform(place);
                self.counts.is_far |= bounds.is_none_or(|bounds| self.is_far(bounds));
            }
            Node::Path(_) | Node::Text(_) => {}
        }
    }

    fn is_far(&self, bounds: resvg::tiny_skia::Rect) -> bool {
        let sides = [bounds.left(), bounds.top(), bounds.right(), bounds.bottom()];
        let most = MAX_DISTANCE * self.canvas.width.max(self.canvas.height);
        !sides.into_iter().all(|side| f64::from(side.abs()) <= most)
    }

    fn group(&mut self, group: &Group, place: Transform, surface: Surface) {
        if !group.should_isolate() {
            return self.nodes(group, place, surface);
        }
        let Some(size) = self.layer_size(group, place) else { return };
        let size = if surface.is_clip { (surface.width, surface.height) } else { size };
        let layer = self.above(surface, size, 1.0);
        self.counts.painted += LAYER_PASSES * layer.area();
        self.nodes(group, place, layer);
        group.filters().iter().for_each(|filter| self.filter(filter, place, layer));
        let (mut next, mut over) = (group.clip_path(), Surface { is_clip: true, ..layer });
        while let Some(clip) = next {
            over = self.above(over, size, 1.5);
            self.counts.painted += LAYER_PASSES * over.area();
            self.nodes(clip.root(), place.pre_concat(clip.transform()), over);
            next = clip.clip_path();
        }
        let (mut next, mut over) = (group.mask(), layer);
        while let Some(mask) = next {
            over = self.above(over, size, 1.5);
            self.counts.painted += LAYER_PASSES * over.area();
            self.nodes(mask.root(), place, over);
            next = mask.mask();
        }
    }

    /// The size of the layer of a group; `None` if it has none.
    fn layer_size(&self, group: &Group, place: Transform) -> Option<(f64, f64)> {
        let bounds = group.layer_bounding_box();
        let (width, height) = if group.filters().is_empty() {
            let placed = bounds.transform(place)?;
            (placed.width(), placed.height())
        } else {
            // Filters work along the axes of their group, which is turned afterwards.
            let (across, down) = place.get_scale();
            (bounds.width() * across, bounds.height() * down)
        };
        let side = |length: f32, canvas: f64| (f64::from(length).ceil() + 4.0).min(MAX_LAYER_SIDES * canvas);
        Some((side(width, self.canvas.width), side(height, self.canvas.height)))
    }

    fn filter(&mut self, filter: &Filter, place: Transform, layer: Surface) {
        let (across, down) = place.get_scale();
        let side = |length: f32, scale: f32, most: f64| (f64::from(length * scale) + 2.0).min(most);
        let region = filter.rect();
        let size = (side(region.width(), across, layer.width), side(region.height(), down, layer.height));
        // All results are kept until the end, with the source and the buffers of one more.
        let area = self.above(layer, size, filter.primitives().len() as f64 + 4.0);
        for primitive in filter.primitives() {
            let (passes, reach) = passes(primitive.kind(), across, down);
            self.counts.filtered += passes * area.area();
            self.counts.reaches_far |= reach > MAX_REACH_PX || reach.is_nan();
        }
    }

    fn path(&mut self, path: &Path, place: Transform, surface: Surface) {
        let Some(bounds) = path.stroke_bounding_box().transform(place) else {
            self.counts.is_far = true;
            return;
        };
        self.counts.is_far |= self.is_far(bounds);
        let side = |length: f32, most: f64| f64::from(length).min(most) + 1.0;
        let (width, height) = (side(bounds.width(), surface.width), side(bounds.height(), surface.height));
        let outline = Outline::of(path, place, surface.height);
        if let Some(fill) = path.fill() {
            self.counts.rows += outline.rows;
            self.counts.crossings += outline.edges * outline.rows / height;
            self.paint(fill.paint(), width * height, place, surface);
        }
        if let Some(stroke) = path.stroke() {
            let (dashes, pen) = outline.stroke(stroke, place);
            let edges = outline.edges + dashes;
            // A line thinner than a pixel is drawn pixel by pixel.
            let (rows, crossings) = if pen > 1.0 {
                let rows = 2.0 * (outline.rows + edges * pen.min(surface.height));
                (rows, edges * rows / height)
            } else {
                (outline.length.min(outline.edges * (surface.width + surface.height)) / 2.0, 0.0)
            };
            self.counts.dashes += dashes;
            self.counts.pieces += outline.pieces + LINE_PIECES * dashes;
            self.counts.rows += rows;
            self.counts.crossings += crossings;
            self.paint(stroke.paint(), width * height, place, surface);
        }
    }

    fn paint(&mut self, paint: &Paint, area: f64, place: Transform, surface: Surface) {
        let stops = |stops: usize| GRADIENT_PASSES + stops as f64 / STOPS_PER_PASS;
        self.counts.painted += area
            * match paint {
                Paint::Color(_) => 1.0,
                Paint::LinearGradient(gradient) => stops(gradient.stops().len()),
                Paint::RadialGradient(gradient) => stops(gradient.stops().len()),
                Paint::Pattern(pattern) => {
                    // The tile is rendered again at each use.
                    let (across, down) = place.pre_concat(pattern.transform()).get_scale();
                    let side = |length: f32, scale: f32| f64::from((length * scale).round());
                    let size = (side(pattern.rect().width(), across), side(pattern.rect().height(), down));
                    let tile = self.above(Surface { is_clip: false, ..surface }, size, 1.0);
                    self.counts.painted += tile.area();
                    self.nodes(pattern.root(), Transform::from_scale(across, down), tile);
                    PATTERN_PASSES
                }
            };
    }
}

/// How often a part of a filter passes over each pixel, and how far it reaches.
fn passes(kind: &Kind, across: f32, down: f32) -> (f64, f64) {
    let px = |x: f32, y: f32| (f64::from((x * across).abs()), f64::from((y * down).abs()));
    let far = |x: f32, y: f32| px(x, y).0.max(px(x, y).1);
    let window = |cells: f64| 1.0 + cells / WINDOW_PER_PASS;
    match kind {
        Kind::GaussianBlur(blur) => (3.0, far(blur.std_dev_x().get(), blur.std_dev_y().get())),
        Kind::DropShadow(shadow) => {
            let blur = far(shadow.std_dev_x().get(), shadow.std_dev_y().get());
            (4.0, blur.max(far(shadow.dx(), shadow.dy())))
        }
        Kind::Offset(offset) => (1.0, far(offset.dx(), offset.dy())),
        Kind::DisplacementMap(map) => (1.0, far(map.scale(), map.scale())),
        Kind::Morphology(brush) => {
            let (x, y) = px(brush.radius_x().get(), brush.radius_y().get());
            (window((2.0 * x + 3.0) * (2.0 * y + 3.0)), x.max(y))
        }
        Kind::ConvolveMatrix(convolve) => {
            let cells = f64::from(convolve.matrix().columns()) * f64::from(convolve.matrix().rows());
            (window(4.0 * cells), 0.0)
        }
        Kind::Turbulence(noise) => (2.0 + 2.0 * f64::from(noise.num_octaves()), 0.0),
        Kind::Merge(merge) => (1.0 + merge.inputs().len() as f64 / 3.0, 0.0),
        Kind::DiffuseLighting(_) | Kind::SpecularLighting(_) => (2.0, 0.0),
        Kind::Blend(_)
        | Kind::Flood(_)
        | Kind::Composite(_)
        | Kind::ComponentTransfer(_)
        | Kind::ColorMatrix(_)
        | Kind::Tile(_) => (1.0, 0.0),
        // Refused before.
        Kind::Image(_) => (1.0, f64::INFINITY),
    }
}
