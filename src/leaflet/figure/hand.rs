//! The drawing hand of the sheets, lent to the figures: every piece and board is drawn once, at its true
//! size, and used small as often as figures show it.

use crate::draw::{Stencils, Within, outline};
use crate::game::{Game, Look, Mm, Span};
use crate::leaflet::setter::{Align, Setter};
use crate::scene::{Affine, Color, MissingGlyph, Node, Scene, Stroke};
use crate::sheet::Side;

use super::Drawn;

/// What draws boards and pieces for the figures of one leaflet.
pub struct Hand<'a> {
    game: &'a Game,
    stencils: Stencils<'a>,
    /// Sets the words in and below figures.
    pub setter: Setter,
}

impl<'a> Hand<'a> {
    /// A hand for one game.
    pub fn new(game: &'a Game, look: Look, setter: Setter) -> Hand<'a> {
        // Nothing of a figure is cut, so nothing needs to bleed.
        Hand { game, stencils: Stencils::new(game, look, Mm::ZERO), setter }
    }

    /// The game that is drawn.
    pub fn game(&self) -> &'a Game {
        self.game
    }

    /// The front of a piece with a fine line round it, so that a light one stands out from the page; `place`
    /// maps its true millimetres, from its middle, onto the figure.
    pub fn piece(
        &mut self,
        piece: usize,
        place: Affine,
        scene: &mut Scene,
    ) -> Result<Vec<Node>, MissingGlyph> {
        let Some(shape) = self.game.pieces.get(piece).map(|piece| piece.shape) else { return Ok(Vec::new()) };
        let symbol = self.stencils.piece(scene, piece, None, Side::Front, Within::Bleed)?;
        let art = symbol.map(|symbol| Node::used(symbol, place));
        let line = Node::stroked(place * outline(shape, 0.0), Color::Rgb(60, 60, 60), 0.12);
        Ok(art.into_iter().chain([line]).collect())
    }

    /// The outline of a piece that does not lie there but may: a broken line.
    pub fn outline(&self, piece: usize, place: Affine) -> Option<Node> {
        let shape = self.game.pieces.get(piece)?.shape;
        let stroke = Stroke { dashes: vec![1.1, 0.8], ..Stroke::solid(Color::Rgb(60, 60, 60), 0.25) };
        Some(Node::Shape(crate::scene::Shape {
            path: place * outline(shape, 0.0),
            fill: None,
            stroke: Some(stroke),
        }))
    }

    /// A camp of a board with its frame; `place` maps its true millimetres, from the top left corner of the
    /// cut board, onto the figure.
    pub fn board(
        &mut self,
        board: usize,
        camp: usize,
        place: Affine,
        scene: &mut Scene,
    ) -> Result<Option<Node>, MissingGlyph> {
        let symbol = self.stencils.board(scene, board, camp)?;
        Ok(symbol.map(|symbol| Node::used(symbol, place)))
    }

    /// Words below a figure.
    pub fn caption(&mut self, words: &[Span], width: f64) -> Result<Drawn, MissingGlyph> {
        let style = self.setter.styles.caption;
        self.setter.block(words, &style, width, Align::Centre)
    }
}
