//! What faces look like along their cuts: whether a cut that strays a little shows in the piece beside it.

use kurbo::{ParamCurve as _, Shape as _};

use super::window::{bounds, encloses};
use super::{Look, PaintExtent, Stencils, shape};
use crate::game::{Game, Mm, Piece};
use crate::scene::{Affine, BezPath, Color, Node, Point, Rect, Scene};
use crate::sheet::SheetSide;

/// A careful cut strays no farther than this.
const STRAY_MM: f64 = 0.35;
/// Any bleed: faces without bleed end at their cut.
const BLEED: Mm = Mm::new(1);

/// Colours whose channels differ by less are hard to tell apart on a sliver of paper: white and a light grey may touch to
/// save a sheet, without a note.
const NEAR: u8 = 32;

/// What is drawn along the cut of a side of a piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Edge {
    /// The least and the most red, green and blue of its colours.
    least: [u8; 3],
    most: [u8; 3],
}

impl Edge {
    /// An edge of one colour.
    fn plain(color: Color) -> Edge {
        let (r, g, b) = color.to_rgb();
        Edge { least: [r, g, b], most: [r, g, b] }
    }

    /// An edge with the colours of both.
    fn and(self, other: Edge) -> Edge {
        let channels = [0, 1, 2];
        Edge {
            least: channels.map(|at| self.least[at].min(other.least[at])),
            most: channels.map(|at| self.most[at].max(other.most[at])),
        }
    }

    /// Whether both have one colour, and the same.
    pub(crate) fn is_like(self, other: Edge) -> bool {
        self.least == self.most && self == other
    }

    /// Its colour, if it has only one.
    pub(super) fn color(self) -> Option<Color> {
        let [r, g, b] = self.least;
        (self.least == self.most).then_some(Color::Rgb(r, g, b))
    }

    /// Whether all colours of both edges are almost the same.
    pub(crate) fn is_near(self, other: Edge) -> bool {
        let Edge { least, most, .. } = self.and(other);
        least.iter().zip(most).all(|(least, most)| most - least < NEAR)
    }
}

/// Reads the edges of a game's pieces.
pub(crate) struct EdgeReader<'a> {
    stencils: Stencils<'a>,
}

impl<'a> EdgeReader<'a> {
    /// Draws the pieces into a scene. With low ink the same edges are alike, and the layout is the same.
    pub(crate) fn new(game: &'a Game, scene: &'a mut Scene) -> EdgeReader<'a> {
        EdgeReader { stencils: Stencils::new(game, Look::default(), BLEED, scene) }
    }

    /// The edge of a side of a piece; that of paper if the side is blank.
    pub(crate) fn edge(&mut self, number: usize, side: SheetSide) -> Edge {
        read(&mut self.stencils, number, side)
    }
}

/// The edge of a side of a piece; that of paper if the side is blank.
pub(super) fn read(stencils: &mut Stencils<'_>, number: usize, side: SheetSide) -> Edge {
    let paper = Edge::plain(Color::WHITE);
    let Some(piece) = stencils.game.pieces.get(number) else { return paper };
    let copy = (side == SheetSide::Front).then_some(0);
    let face = stencils.piece(number, copy, side, PaintExtent::Bleed);
    let scene = stencils.scene();
    let mut scan = EdgeScan::new(scene, (piece, side), paper);
    match face.map(|face| face.and_then(|face| scene.symbols.get(face.0))) {
        Ok(Some(face)) => scan.add(&face.nodes, Affine::IDENTITY),
        Ok(None) => (),
        Err(_) => scan.edge = ANY,
    }
    scan.edge
}

/// The edge of what may have any colour.
const ANY: Edge = Edge { least: [0; 3], most: [255; 3] };

/// Searches a drawn face for what is near its cut.
struct EdgeScan<'a> {
    scene: &'a Scene,
    cut: Rect,
    /// The area that no cut strays into.
    inner: BezPath,
    /// Points along the cut and along the inner area.
    samples: Vec<Point>,
    edge: Edge,
}

impl<'a> EdgeScan<'a> {
    fn new(scene: &'a Scene, (piece, side): (&Piece, SheetSide), edge: Edge) -> EdgeScan<'a> {
        let cut = shape::centred(piece.shape.size());
        let [near, far] = [-0.01, -STRAY_MM].map(|grow| shape::outline(piece, side, grow));
        // Corners are rounded after straight cuts.
        let inner = shape::painted(piece, side, -STRAY_MM, true);
        let sides = [near, far].into_iter().flat_map(|path| path.segments().collect::<Vec<_>>());
        let samples = sides.flat_map(|side| [0.0, 0.25, 0.5, 0.75].map(|at| side.eval(at))).collect();
        EdgeScan { scene, cut, inner, samples, edge }
    }

    /// Adds nodes, lowest first.
    fn add(&mut self, nodes: &[Node], place: Affine) {
        for node in nodes {
            let Some(bounds) = bounds(self.scene, node) else { continue };
            let bounds = place.transform_rect_bbox(bounds);
            if encloses(&self.inner, bounds) || !bounds.overlaps(self.cut) {
                continue;
            }
            match node {
                Node::Path(painted) if painted.alpha < 255 => self.edge = ANY,
                Node::Path(painted) => {
                    let path = place * painted.path.clone();
                    match &painted.fill {
                        Some(fill) if fill.gradient.is_some() => self.edge = ANY,
                        Some(fill) => self.fill(&path, fill.color),
                        None => {}
                    }
                    if let Some(stroke) = &painted.stroke {
                        self.edge = self.edge.and(Edge::plain(stroke.color));
                    }
                }
                Node::Text(text) => self.edge = self.edge.and(Edge::plain(text.color)),
                Node::Picture { .. } => self.edge = ANY,
                Node::Use { symbol, place: inner } => {
                    if let Some(symbol) = self.scene.symbols.get(symbol.0) {
                        self.add(&symbol.nodes, place * *inner);
                    }
                }
                Node::Element { nodes, .. } => self.add(nodes, place),
                Node::Clip { path, nodes } => {
                    let is_covered = self.is_covered_by(&(place * path.clone()));
                    let below = self.edge;
                    self.add(nodes, place);
                    if !is_covered {
                        self.edge = self.edge.and(below);
                    }
                }
            }
        }
    }

    fn fill(&mut self, path: &BezPath, color: Color) {
        let area = Edge::plain(color);
        self.edge = if self.is_covered_by(path) { area } else { self.edge.and(area) };
    }

    /// Whether the whole area near the cut is within a path.
    fn is_covered_by(&self, path: &BezPath) -> bool {
        self.samples.iter().all(|&sample| path.contains(sample))
    }
}
