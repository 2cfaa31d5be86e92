//! Art that is drawn once and used many times: the faces of pieces and the boards.

use std::collections::BTreeMap;

use super::face::{self, SEAM};
use super::{Brush, board, marker, shape};
use crate::game::{Game, Mm, Piece};
use crate::scene::{Affine, BezPath, MissingGlyph, Node, Scene, Symbol, SymbolId};
use crate::sheet::SheetSide;
use kurbo::Shape as _;

/// The symbols of one game in one scene, drawn when they are first asked for.
pub struct Stencils<'a> {
    game: &'a Game,
    brush: Brush,
    /// How far faces are painted beyond their outline.
    bleed: Mm,
    known: BTreeMap<Stencil, SymbolId>,
}

/// What a symbol shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Stencil {
    /// A face out to its bleed.
    Face { piece: usize, back: bool },
    /// A front with what a camera finds on one of its copies.
    Marked { piece: usize, copy: usize },
    /// A face as far as a neighbour leaves room: so far to the sides, so far up and down.
    Cut { piece: usize, copy: Option<usize>, back: bool, within: Within },
    /// One camp of a board, out to its bleed.
    Board { board: usize, camp: usize },
}

/// How much of a face is to show.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Within {
    /// All of it, with its bleed.
    Bleed,
    /// So far beyond its outline on all sides.
    Room(Mm),
    /// With its bleed on each side in turn but not beyond its corners, where it leaves only so much. Where
    /// rectangles lie close together, each thus reaches over its neighbours, which are painted again, but at
    /// the edge of the block nobody's bleed is taken by the piece next to it.
    Arms(Mm),
}

impl<'a> Stencils<'a> {
    /// No symbols yet. Faces are going to be painted `bleed` beyond their outline.
    pub fn new(game: &'a Game, look: super::Look, bleed: Mm) -> Stencils<'a> {
        Stencils { game, brush: Brush::new(look), bleed, known: BTreeMap::new() }
    }

    /// One side of a piece, its middle at the origin; none where that side stays blank or there is no such piece.
    /// Where it is one of its copies, the front carries that copy's markers.
    pub fn piece(
        &mut self,
        scene: &mut Scene,
        number: usize,
        copy: Option<usize>,
        side: SheetSide,
        within: Within,
    ) -> Result<Option<SymbolId>, MissingGlyph> {
        let Some(piece) = self.game.pieces.get(number) else { return Ok(None) };
        // Most reversible pieces have no back of their own; then both sides are one symbol.
        let back = side == SheetSide::Back && piece.back.is_some();
        if side == SheetSide::Back && !back && !piece.reversible {
            return Ok(None);
        }
        let face = self.face(scene, number, piece, back)?;
        let copy = copy.filter(|_| !back && !piece.marked.is_empty()).map(|copy| copy % piece.marked.len());
        let full = match copy {
            Some(copy) => self.marked(scene, face, number, copy),
            None => face,
        };
        let within = match within {
            Within::Room(room) if room >= self.bleed => Within::Bleed,
            other => other,
        };
        let clip = match within {
            Within::Bleed => return Ok(Some(full)),
            Within::Room(room) => shape::painted(piece.shape, room.get(), self.bleed > Mm::ZERO),
            Within::Arms(room) => arms(piece, self.bleed, room),
        };
        let stencil = Stencil::Cut { piece: number, copy, back, within };
        Ok(Some(*self.known.entry(stencil).or_insert_with(|| {
            let nodes = vec![Node::used(full, Affine::IDENTITY)];
            scene.add_symbol(Symbol { bounds: clip.bounding_box(), clip: Some(clip), nodes })
        })))
    }

    /// A whole camp of a board, the top left corner of the cut board at the origin.
    pub fn board(
        &mut self,
        scene: &mut Scene,
        board: usize,
        camp: usize,
    ) -> Result<Option<SymbolId>, MissingGlyph> {
        let stencil = Stencil::Board { board, camp };
        if let Some(&known) = self.known.get(&stencil) {
            return Ok(Some(known));
        }
        let Some((drawn, camp)) =
            self.game.boards.get(board).and_then(|b| Some((b, (camp, b.camps.get(camp)?))))
        else {
            return Ok(None);
        };
        let symbol = board::symbol(&mut self.brush, scene, drawn, camp, self.bleed.get())?;
        let id = scene.add_symbol(symbol);
        self.known.insert(stencil, id);
        Ok(Some(id))
    }

    /// The front of a piece and what a camera finds on one of its copies.
    fn marked(&mut self, scene: &mut Scene, face: SymbolId, number: usize, copy: usize) -> SymbolId {
        let (game, bleed, low_ink) = (self.game, self.bleed.get(), self.brush.look.low_ink);
        *self.known.entry(Stencil::Marked { piece: number, copy }).or_insert_with(|| {
            let mut nodes = vec![Node::used(face, Affine::IDENTITY)];
            let mut clip = BezPath::new();
            if let Some(piece) = game.pieces.get(number) {
                let size = piece.shape.size();
                // Where the piece is paper, nothing is to be seen beyond the cut.
                let painted = if piece.front.background.is_some() && !low_ink { bleed } else { 0.0 };
                let to_middle = -shape::centred(size).origin().to_vec2();
                let to_centre = Affine::translate(-to_middle);
                if painted > 0.0 {
                    let path = to_centre * marker::apart(piece.markers(copy), size, bleed);
                    nodes = vec![Node::Clip { path, nodes }];
                }
                let marks = marker::nodes(piece.markers(copy), &piece.patches, size, painted, SEAM);
                nodes.extend(marks.into_iter().map(|node| face::moved(node, to_centre)));
                clip = shape::painted(piece.shape, bleed, bleed > 0.0);
            }
            scene.add_symbol(Symbol { bounds: clip.bounding_box(), clip: Some(clip), nodes })
        })
    }

    fn face(
        &mut self,
        scene: &mut Scene,
        number: usize,
        piece: &Piece,
        back: bool,
    ) -> Result<SymbolId, MissingGlyph> {
        let stencil = Stencil::Face { piece: number, back };
        if let Some(&known) = self.known.get(&stencil) {
            return Ok(known);
        }
        let face = piece.back.as_ref().filter(|_| back).unwrap_or(&piece.front);
        let bleed = self.bleed.get();
        let nodes = self.brush.piece(scene, face, piece.shape, bleed)?;
        let clip = shape::painted(piece.shape, bleed, bleed > 0.0);
        let id = scene.add_symbol(Symbol { bounds: clip.bounding_box(), clip: Some(clip), nodes });
        self.known.insert(stencil, id);
        Ok(id)
    }
}

/// The outline of a rectangle with its bleed on all four sides but not in the corners.
fn arms(piece: &Piece, bleed: Mm, room: Mm) -> BezPath {
    let size = shape::centred(piece.shape.size());
    let (near, far) = (size.inflate(room.get(), room.get()), size.inflate(bleed.get(), bleed.get()));
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
