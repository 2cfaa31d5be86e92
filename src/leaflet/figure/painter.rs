//! Draws boards and pieces for figures: as symbols of true size, shared with the sheets and scaled at each use.

use crate::draw::{self, PaintExtent, Stencils};
use crate::game::{Game, Look, Mm, TextSpan};
use crate::leaflet::drawn::DrawnBlock;
use crate::leaflet::style::Styles;
use crate::leaflet::typesetter::{Align, Typesetter};
use crate::scene::{Affine, Color, GlyphResult, Node, Scene, Stroke};
use crate::sheet::SheetSide;

/// Draws boards and pieces for the figures of one leaflet.
pub(crate) struct Painter<'a> {
    game: &'a Game,
    stencils: Stencils<'a>,
    /// Typesets the text in and below figures.
    pub setter: Typesetter,
}

impl<'a> Painter<'a> {
    pub(crate) fn new(game: &'a Game, look: Look, styles: Styles, scene: &'a mut Scene) -> Painter<'a> {
        // Figures are not cut, so they need no bleed.
        let stencils = Stencils::new(game, look, Mm::ZERO, scene);
        Painter { game, stencils, setter: Typesetter::new(look.lang, styles) }
    }

    /// The scene with the symbols of boards and pieces.
    pub(crate) fn scene(&mut self) -> &mut Scene {
        self.stencils.scene()
    }

    pub(crate) fn game(&self) -> &'a Game {
        self.game
    }

    /// Draws the front of a piece with a fine outline, so that light pieces are visible; `place` maps millimetres from its
    /// centre to the figure.
    pub(crate) fn piece(&mut self, piece: usize, place: Affine) -> GlyphResult<Vec<Node>> {
        let Some(drawn) = self.game.pieces.get(piece) else { return Ok(Vec::new()) };
        let symbol = self.stencils.piece(piece, None, SheetSide::Front, PaintExtent::Cut)?;
        let art = symbol.map(|symbol| Node::used(symbol, place));
        let line =
            Node::stroked(place * draw::cut_out(drawn, SheetSide::Front), Color::Rgb(60, 60, 60), 0.12);
        Ok(art.into_iter().chain([line]).collect())
    }

    /// Draws a dashed outline of a piece that may be placed there.
    pub(crate) fn outline(&self, piece: usize, place: Affine) -> Option<Node> {
        let piece = self.game.pieces.get(piece)?;
        let stroke = Stroke { dashes: vec![1.1, 0.8], ..Stroke::solid(Color::Rgb(60, 60, 60), 0.25) };
        Some(Node::lined(place * draw::cut_out(piece, SheetSide::Front), stroke))
    }

    /// Draws a camp of a board with its frame; `place` maps millimetres from the top left corner of the cut board to the
    /// figure.
    pub(crate) fn board(&mut self, board: usize, camp: usize, place: Affine) -> GlyphResult<Option<Node>> {
        let symbol = self.stencils.board(board, camp)?;
        Ok(symbol.map(|symbol| Node::used(symbol, place)))
    }

    pub(crate) fn caption(&mut self, words: &[TextSpan], width: f64) -> GlyphResult<DrawnBlock> {
        let style = self.setter.styles.caption;
        self.setter.block(words, &style, width, Align::Centre)
    }
}
