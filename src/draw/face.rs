//! Draws the faces of pieces and squares.

use kurbo::Shape as _;

use super::lettering::{Lettering, halo};
use super::low_ink::{self, Grounds};
use super::ports::{self, PortArea};
use super::{Brush, parts, shape, sign, tracks};
use crate::game::{Course, Face, Mark, MarkKind, Piece, PieceEdge, Rim, Strip};
use crate::scene::{Affine, BezPath, Color, GlyphResult, Join, Node, Point, Rect, Stroke, Vec2};
use crate::sheet::SheetSide;

/// The shape of a face, centred at the origin.
#[derive(Clone, Debug)]
pub struct FaceCanvas {
    /// The colour of what the face lies on, seen through a face without a background.
    pub around: Option<Color>,
    /// The area of the background: the outline with its bleed. `None` if the background is already painted.
    pub surface: Option<BezPath>,
    /// Its bounding box.
    pub area: Rect,
    /// The white area that replaces the background with low ink: the cut outline of a piece.
    pub paper: Option<BezPath>,
    /// The edge line that replaces the background with low ink, and limits patterns. Straight edges have it on the cut,
    /// as people cut along visible lines; discs have it inside, as no punch hits a line exactly.
    pub edge: Option<BezPath>,
    pub port_area: PortArea,
    /// Whether the drawn face is mirrored: its texts must then be readable.
    pub is_mirrored: bool,
}

/// Distance of the edge line from the cut of a disc.
const EDGE_INSET_MM: f64 = 1.0;
/// Width of edge lines and of lines between the squares of a strip.
pub(super) const LINE_WIDTH_MM: f64 = 0.3;
/// The colour of the lines between the squares of a strip.
pub(super) const SEAM: Color = Color::Rgb(38, 34, 30);
/// Width of the white halo that separates text from a pattern with low ink.
const TEXT_HALO_MM: f64 = 0.7;

impl FaceCanvas {
    /// The face of a side of a piece with its bleed.
    pub fn from_piece(piece: &Piece, side: SheetSide, bleed: f64) -> FaceCanvas {
        let outline = piece.shape;
        let size = shape::centred(outline.size());
        let rim = outline.rim();
        let half = if matches!(rim, Rim::Square | Rim::Boxed) {
            Vec2::new(size.x1, size.y1)
        } else {
            Vec2::new(1.0, 1.0) * size.x1.min(size.y1)
        };
        let half = if rim == Rim::Triangle { half / 1.5 } else { half };
        let centred = |path| on_face(path, -outline.middle());
        let surface = centred(shape::painted(piece, side, bleed, bleed > 0.0));
        let area = if rim == Rim::Triangle { surface.bounding_box() } else { size.inflate(bleed, bleed) };
        let inset = if rim == Rim::Round { -EDGE_INSET_MM } else { 0.0 };
        FaceCanvas {
            around: None,
            surface: Some(surface),
            area,
            paper: Some(centred(shape::outline(piece, side, 0.0))),
            edge: Some(centred(shape::outline(piece, side, inset))),
            port_area: PortArea { half, rim },
            is_mirrored: false,
        }
    }

    /// A square of a strip: `inner` is the visible area, `area` includes the bleed.
    pub fn from_rects(inner: Rect, area: Rect, around: Option<Color>) -> FaceCanvas {
        FaceCanvas {
            around,
            surface: Some(shape::rectangle(area)),
            area,
            paper: None,
            edge: Some(shape::rectangle(inner)),
            port_area: PortArea { half: inner.size().to_vec2() / 2.0, rim: Rim::Square },
            is_mirrored: false,
        }
    }
}

impl Brush<'_> {
    /// A side of a piece with its bleed. A back without its own face is the front in a mirror.
    pub fn piece(&mut self, piece: &Piece, side: SheetSide, bleed: f64) -> GlyphResult<Vec<Node>> {
        let (face, side, is_mirrored) = match (&piece.back, side) {
            (_, SheetSide::Front) => (&piece.front, side, false),
            (Some(back), SheetSide::Back) => (back, side, false),
            (None, SheetSide::Back) => (&piece.front, SheetSide::Front, true),
        };
        let canvas = FaceCanvas { is_mirrored, ..FaceCanvas::from_piece(piece, side, bleed) };
        let mut nodes = self.face(face, &canvas)?;
        let middle = piece.shape.middle();
        if middle != Vec2::ZERO {
            nodes = nodes.into_iter().map(|node| node.transformed(Affine::translate(middle))).collect();
        }
        if let Some(strip) = piece.shape.strip() {
            nodes.extend(self.strip(face, strip, bleed)?);
        }
        nodes.extend(self.edge_line(piece, side, bleed));
        if is_mirrored {
            nodes = nodes.into_iter().map(|node| node.transformed(shape::MIRROR)).collect();
        }
        Ok(nodes)
    }

    /// The line along the cut of a side of a piece, with the bleed, so that a cut that strays leaves no other colour.
    fn edge_line(&self, piece: &Piece, side: SheetSide, bleed: f64) -> Vec<Node> {
        let mut nodes = Vec::new();
        let PieceEdge::Line(color, width) = piece.edge else { return nodes };
        let (width, bleed) = match self.look.low_ink {
            true => (LINE_WIDTH_MM.min(width.get()), 0.0),
            false => (width.get(), bleed),
        };
        if piece.contour.is_some() {
            let contour = shape::outline(piece, side, 0.0);
            let line = |width: f64| {
                let stroke = Stroke { join: Join::Round, ..Stroke::solid(color, 2.0 * width) };
                Node::lined(contour.clone(), stroke)
            };
            nodes.push(line(width));
            if bleed > width {
                let area = shape::centred(piece.shape.size()).inflate(bleed, bleed);
                let path = shape::with_holes(area, std::slice::from_ref(&contour));
                nodes.push(Node::Clip { path, nodes: vec![line(bleed)] });
            }
        } else {
            let line = shape::outline(piece, side, (bleed - width) / 2.0);
            nodes.push(Node::stroked(line, color, bleed + width));
        }
        if let Some(hole) = piece.hole {
            let bleed = bleed.min(hole.get() / 2.0);
            let line = shape::hole(piece, (width - bleed) / 2.0);
            nodes.extend(line.map(|line| Node::stroked(line, color, bleed + width)));
        }
        nodes
    }

    /// The squares of a strip, and the lines between them.
    fn strip(&mut self, face: &Face, strip: Strip, bleed: f64) -> GlyphResult<Vec<Node>> {
        let mut nodes = Vec::new();
        let side = strip.square.get();
        let left = -side * strip.squares as f64 / 2.0;
        let mut seams = BezPath::new();
        for (number, square) in face.squares.iter().take(strip.squares).enumerate() {
            let middle = left + side * (number as f64 + 0.5);
            let inner = Rect::new(-side / 2.0, -side / 2.0, side / 2.0, side / 2.0);
            let mut area = Rect { y0: inner.y0 - bleed, y1: inner.y1 + bleed, ..inner };
            if strip.tab.um() == 0 && number == 0 {
                area.x0 -= bleed;
            }
            if strip.tab.um() == 0 && number + 1 == strip.squares {
                area.x1 += bleed;
            }
            let canvas = FaceCanvas::from_rects(inner, area, face.background);
            let painted = self.face(square, &canvas)?;
            let place = Affine::translate((middle, 0.0));
            nodes.extend(transform_and_clip(painted, place, shape::rectangle(area)));
        }
        if !face.squares.is_empty() {
            let first = usize::from(strip.tab.um() == 0);
            for number in first..=strip.squares - first.min(strip.squares) {
                let x = left + side * number as f64;
                let reach = side / 2.0 + bleed;
                shape::add_line(&mut seams, Point::new(x, -reach), Point::new(x, reach));
            }
            nodes.push(Node::stroked(seams, SEAM, LINE_WIDTH_MM));
        }
        Ok(nodes)
    }

    /// One face, its background first. Patterns and port lines may extend beyond the surface.
    pub fn face(&mut self, face: &Face, canvas: &FaceCanvas) -> GlyphResult<Vec<Node>> {
        let mut nodes = Vec::new();
        let low_ink = self.look.low_ink;
        if let Some((color, surface)) = face.background.zip(canvas.surface.clone()).filter(|_| !low_ink) {
            nodes.push(Node::filled(surface, color));
        }
        let edge = canvas.edge.as_ref().filter(|_| low_ink);
        let below = face.background.or(canvas.around);
        if low_ink {
            nodes.extend(canvas.paper.clone().map(|paper| Node::filled(paper, Color::WHITE)));
            let shade = face.background.and_then(low_ink::shade).zip(edge);
            nodes.extend(shade.map(|(shade, edge)| Node::filled(edge.clone(), shade)));
        }
        let parts = face.split.as_ref().map(|split| parts::Parts::new(split, canvas));
        nodes.extend(parts.iter().flat_map(|parts| parts.nodes(canvas, low_ink)));
        if let Some(mut pattern) = face.pattern {
            if low_ink {
                pattern = low_ink::pattern(pattern, below);
            }
            let area = edge.map_or(canvas.area, |edge| edge.bounding_box());
            let pattern = self.pattern(pattern, area);
            nodes.push(match edge.filter(|_| canvas.port_area.rim != Rim::Square) {
                Some(edge) => Node::Clip { path: edge.clone(), nodes: vec![pattern] },
                None => pattern,
            });
        }
        let line = face.background.and_then(low_ink::edge).zip(edge);
        nodes.extend(line.map(|(color, edge)| Node::stroked(edge.clone(), color, LINE_WIDTH_MM)));
        // The cells of a board have no surface of their own.
        let paper =
            if canvas.surface.is_some() { low_ink::shade } else { |color| Some(low_ink::surface(color)) };
        let paper = below.and_then(paper).unwrap_or(Color::WHITE);
        let mut grounds = Grounds::new(below, paper, face.pattern);
        parts.iter().for_each(|parts| parts.add_to(&mut grounds));
        for mark in &face.marks {
            let mut drawn = self.mark(mark, canvas)?;
            if low_ink {
                let light = grounds.lighten(mark, &drawn);
                drawn = self.mark(&light, canvas)?;
                let is_text = matches!(mark.kind, MarkKind::Text { .. });
                nodes.extend(face.pattern.filter(|_| is_text).and_then(|_| halo(&drawn, TEXT_HALO_MM)));
            }
            nodes.extend(drawn);
        }
        Ok(nodes)
    }

    fn mark(&mut self, mark: &Mark, canvas: &FaceCanvas) -> GlyphResult<Vec<Node>> {
        let place = place(mark);
        Ok(match &mark.kind {
            MarkKind::Text { text, align, height, color, .. } => {
                let height = height.get(self.look.lang).get();
                let (align, place) = match canvas.is_mirrored {
                    true => (align.mirrored(), place * shape::MIRROR),
                    false => (*align, place),
                };
                Lettering::rich(text.get(self.look.lang), height, *color)?.aligned(align, place)
            }
            MarkKind::Sign { sign, size, color, outline } => {
                let path = place * Affine::scale(size.get()) * sign::path(*sign);
                let line = outline.map(|(ink, width)| {
                    // Below the fill and twice as wide, so that no line is visible where parts overlap.
                    let stroke = Stroke { join: Join::Round, ..Stroke::solid(ink, 2.0 * width.get()) };
                    Node::lined(path.clone(), stroke)
                });
                line.into_iter().chain([Node::filled(path.clone(), *color)]).collect()
            }
            MarkKind::Lines { course, width, color, outline } => {
                let (width, color, outline, area) = (*width, *color, *outline, canvas.port_area);
                let lines = match course {
                    Course::Ports(ports, style) => ports::nodes(ports, *style, width, color, outline, area),
                    Course::Tracks(tracks) => tracks::nodes(tracks, width, color, outline, area),
                };
                lines.into_iter().map(|node| node.transformed(place)).collect()
            }
            MarkKind::Drawing { drawing, width } => self.art(drawing, width.get(), place),
            MarkKind::Picture { picture, width } => {
                let (across, down) = (f64::from(picture.width), f64::from(picture.height));
                let (width, height) = (width.get(), width.get() * down / across.max(1.0));
                let picture = self.picture(picture);
                let place = place
                    * Affine::translate((-width / 2.0, -height / 2.0))
                    * Affine::scale_non_uniform(width, height);
                vec![Node::Picture { picture, place }]
            }
        })
    }
}

/// A path seen from elsewhere.
fn on_face(path: BezPath, by: Vec2) -> BezPath {
    // A shift by nothing would turn -0 into 0.
    if by == Vec2::ZERO { path } else { Affine::translate(by) * path }
}

/// Maps the middle of a mark to its place on the face.
pub(super) fn place(mark: &Mark) -> Affine {
    Affine::translate(shape::point(mark.at).to_vec2()) * shape::turned(mark.turn)
}

/// Transforms nodes and clips them to `clip` (before the transform). Backgrounds and patterns are within it anyway.
fn transform_and_clip(nodes: Vec<Node>, place: Affine, clip: BezPath) -> Vec<Node> {
    let is_within = |node: &Node| match node {
        Node::Path(shape) => shape.stroke.is_none() && shape.path == clip,
        Node::Use { .. } => true,
        _ => false,
    };
    let (mut placed, rest): (Vec<Node>, Vec<Node>) = nodes.into_iter().partition(is_within);
    placed = placed.into_iter().map(|node| node.transformed(place)).collect();
    if !rest.is_empty() {
        let nodes = rest.into_iter().map(|node| node.transformed(place)).collect();
        placed.push(Node::Clip { path: place * clip, nodes });
    }
    placed
}
