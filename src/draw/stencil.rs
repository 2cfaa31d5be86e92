//! Symbols of faces and boards, drawn once and used many times.

use std::collections::BTreeMap;

use kurbo::Shape as _;

use super::face::SEAM;
use super::window::{self, Window};
use super::{Brush, Look, board, marker, shape};
use crate::game::{Game, Mm, Piece, Shape};
use crate::scene::{Affine, BezPath, Color, GlyphResult, Node, Scene, Symbol, SymbolId};
use crate::sheet::SheetSide;

/// The symbols of a game in a scene, drawn on first use.
pub struct Stencils<'a> {
    pub(super) game: &'a Game,
    pub(super) brush: Brush<'a>,
    pub(super) bleed: Mm,
    symbols: BTreeMap<Stencil, SymbolId>,
    /// The last marks that several sheets have, and the index of one of these.
    pub(super) marks: Option<(usize, SymbolId)>,
    /// The colours along the cuts of pieces, where they have only one.
    pub(super) edges: BTreeMap<(usize, SheetSide), Option<Color>>,
}

/// The content of a symbol.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Stencil {
    /// A face with its bleed.
    Face { piece: usize, side: SheetSide },
    /// A front with the markers and patches of one of its copies.
    Marked { piece: usize, copy: usize },
    /// A face clipped to an extent, or what of it lies there.
    Part { piece: usize, copy: Option<usize>, side: SheetSide, extent: PaintExtent },
    /// One camp of a board with its bleed.
    Board { board: usize, camp: usize },
}

/// The extent of a painted face.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum PaintExtent {
    /// With its full bleed.
    Bleed,
    /// What is left after the cut: without bleed and hole.
    Cut,
    /// With this bleed on all sides.
    Room(Mm),
    /// Only what has bleed: it is painted again within the cut.
    Around,
    /// The same without the corners of the bleed. Adjacent rectangles thus overlap their neighbours, which are painted
    /// again, but do not cover their bleed at the edges of the block.
    Sides,
}

impl<'a> Stencils<'a> {
    /// Creates an empty set of symbols with this bleed, to be added to a scene.
    pub fn new(game: &'a Game, look: Look, bleed: Mm, scene: &'a mut Scene) -> Stencils<'a> {
        Stencils {
            game,
            brush: Brush::new(look, scene),
            bleed,
            symbols: BTreeMap::new(),
            marks: None,
            edges: BTreeMap::new(),
        }
    }

    /// The scene with the symbols.
    pub fn scene(&mut self) -> &mut Scene {
        self.brush.scene
    }

    /// One side of a piece, centred at the origin; `None` if that side is blank or there is no such piece. The front of
    /// a `copy` has the markers of that copy.
    pub fn piece(
        &mut self,
        number: usize,
        copy: Option<usize>,
        side: SheetSide,
        extent: PaintExtent,
    ) -> GlyphResult<Option<SymbolId>> {
        let Some(piece) = self.game.pieces.get(number) else { return Ok(None) };
        // Reversible pieces without their own back have one symbol for both sides.
        let side = match side {
            SheetSide::Back if piece.has_own_back() => SheetSide::Back,
            SheetSide::Back if !piece.reversible => return Ok(None),
            _ => SheetSide::Front,
        };
        let face = self.face(number, piece, side)?;
        let copy = copy
            .filter(|_| side == SheetSide::Front && !piece.marked.is_empty())
            .map(|copy| copy % piece.marked.len());
        let full = match copy {
            Some(copy) => self.marked(face, number, copy),
            None => face,
        };
        let extent = match extent {
            PaintExtent::Room(room) if room >= self.bleed => PaintExtent::Bleed,
            PaintExtent::Cut if self.bleed == Mm::ZERO && piece.hole.is_none() => PaintExtent::Bleed,
            other => other,
        };
        let scene = &mut *self.brush.scene;
        let part = |extent: PaintExtent| Stencil::Part { piece: number, copy, side, extent };
        let (whole, clip) = match extent {
            PaintExtent::Bleed => return Ok(Some(full)),
            PaintExtent::Cut => (full, shape::cut_out(piece, side)),
            PaintExtent::Room(room) => (full, shape::painted(piece, side, room.get(), self.bleed > Mm::ZERO)),
            PaintExtent::Around | PaintExtent::Sides => {
                let beyond = Window::Beyond(shape::painted(piece, side, 0.0, true));
                let around = self.symbols.entry(part(PaintExtent::Around));
                let around = *around.or_insert_with(|| window::symbol(scene, full, &beyond));
                if scene.symbols.get(around.0).is_none_or(|symbol| symbol.nodes.is_empty()) {
                    return Ok(None);
                }
                if extent == PaintExtent::Around {
                    return Ok(Some(around));
                }
                (around, side_extents(piece.shape, self.bleed))
            }
        };
        Ok(Some(*self.symbols.entry(part(extent)).or_insert_with(|| {
            let nodes = vec![Node::used(whole, Affine::IDENTITY)];
            scene.add_symbol(Symbol { bounds: clip.bounding_box(), clip: Some(clip), nodes })
        })))
    }

    /// Whether a side of a piece leaves no paper unpainted within its cut.
    pub(super) fn is_opaque(&self, number: usize, side: SheetSide) -> bool {
        let Some(piece) = self.game.pieces.get(number) else { return false };
        let back = piece.back.as_ref().filter(|_| side == SheetSide::Back);
        // Paper shows around markers; with low ink, white is painted below everything.
        back.unwrap_or(&piece.front).is_painted() && piece.marked.is_empty() || self.brush.look.low_ink
    }

    /// A camp of a board, with the top left corner of the cut board at the origin.
    pub fn board(&mut self, board: usize, camp: usize) -> GlyphResult<Option<SymbolId>> {
        let stencil = Stencil::Board { board, camp };
        if let Some(&symbol) = self.symbols.get(&stencil) {
            return Ok(Some(symbol));
        }
        let Some((drawn, camp)) =
            self.game.boards.get(board).and_then(|b| Some((b, (camp, b.camps.get(camp)?))))
        else {
            return Ok(None);
        };
        let symbol = board::symbol(&mut self.brush, drawn, camp, self.bleed.get())?;
        let id = self.scene().add_symbol(symbol);
        self.symbols.insert(stencil, id);
        Ok(Some(id))
    }

    /// The front of a piece with the markers and patches of one of its copies.
    fn marked(&mut self, face: SymbolId, number: usize, copy: usize) -> SymbolId {
        let (game, bleed, low_ink) = (self.game, self.bleed.get(), self.brush.look.low_ink);
        let scene = &mut *self.brush.scene;
        *self.symbols.entry(Stencil::Marked { piece: number, copy }).or_insert_with(|| {
            let mut nodes = vec![Node::used(face, Affine::IDENTITY)];
            let mut clip = BezPath::new();
            if let Some(piece) = game.pieces.get(number) {
                let size = piece.shape.size();
                // Pieces without a background have no bleed.
                let painted = if piece.front.is_painted() && !low_ink { bleed } else { 0.0 };
                let to_middle = -shape::centred(size).origin().to_vec2();
                let to_centre = Affine::translate(-to_middle);
                if painted > 0.0 {
                    let path = to_centre * marker::area_without_margins(piece.markers(copy), size, bleed);
                    nodes = vec![Node::Clip { path, nodes }];
                }
                let marks = marker::nodes(piece.markers(copy), &piece.patches, size, painted, SEAM);
                nodes.extend(marks.into_iter().map(|node| node.transformed(to_centre)));
                clip = shape::painted(piece, SheetSide::Front, bleed, bleed > 0.0);
            }
            scene.add_symbol(Symbol { bounds: clip.bounding_box(), clip: Some(clip), nodes })
        })
    }

    fn face(&mut self, number: usize, piece: &Piece, side: SheetSide) -> GlyphResult<SymbolId> {
        let stencil = Stencil::Face { piece: number, side };
        if let Some(&symbol) = self.symbols.get(&stencil) {
            return Ok(symbol);
        }
        let bleed = self.bleed.get();
        let nodes = self.brush.piece(piece, side, bleed)?;
        let clip = shape::painted(piece, side, bleed, bleed > 0.0);
        let symbol = Symbol { bounds: clip.bounding_box(), clip: Some(clip), nodes };
        let id = self.scene().add_symbol(symbol);
        self.symbols.insert(stencil, id);
        Ok(id)
    }
}

/// The outline of a rectangle with full bleed on all four sides, but none in the corners.
fn side_extents(shape: Shape, bleed: Mm) -> BezPath {
    let near = shape::centred(shape.size());
    let far = near.inflate(bleed.get(), bleed.get());
    shape::polygon([
        (near.x0, far.y0),
        (near.x1, far.y0),
        (near.x1, near.y0),
        (far.x1, near.y0),
        (far.x1, near.y1),
        (near.x1, near.y1),
        (near.x1, far.y1),
        (near.x0, far.y1),
        (near.x0, near.y1),
        (far.x0, near.y1),
        (far.x0, near.y0),
        (near.x0, near.y0),
    ])
}
