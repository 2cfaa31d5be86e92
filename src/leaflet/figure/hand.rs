//! The drawing hand of the sheets, lent to the figures: every piece and board is drawn once, at its true
//! size, and used small as often as figures show it.

use std::collections::BTreeMap;

use crate::draw::Look;
use crate::game::{Game, Span};
use crate::leaflet::setter::{Align, Setter};
use crate::scene::{Affine, BezPath, Color, MissingGlyph, Node, Scene, Symbol, SymbolId};

use super::Drawn;

/// What draws boards and pieces for the figures of one leaflet.
#[derive(Debug)]
pub struct Hand<'a> {
    game: &'a Game,
    look: Look,
    /// Sets the words in and below figures.
    pub setter: Setter,
    pieces: BTreeMap<usize, SymbolId>,
    boards: BTreeMap<(usize, usize), SymbolId>,
}

impl<'a> Hand<'a> {
    /// A hand for one game.
    pub fn new(game: &'a Game, look: Look, setter: Setter) -> Hand<'a> {
        Hand { game, look, setter, pieces: BTreeMap::new(), boards: BTreeMap::new() }
    }

    /// The game that is drawn.
    pub fn game(&self) -> &'a Game {
        self.game
    }

    /// The front of a piece within its outline, its middle at the origin.
    pub fn piece(&mut self, piece: usize, scene: &mut Scene) -> Result<SymbolId, MissingGlyph> {
        if let Some(&symbol) = self.pieces.get(&piece) {
            return Ok(symbol);
        }
        let symbol = scene.add_symbol(stand_in(outline(self.game, piece), self.look));
        self.pieces.insert(piece, symbol);
        Ok(symbol)
    }

    /// A camp of a board with its frame, its top left corner at the origin.
    pub fn board(&mut self, board: usize, camp: usize, scene: &mut Scene) -> Result<SymbolId, MissingGlyph> {
        if let Some(&symbol) = self.boards.get(&(board, camp)) {
            return Ok(symbol);
        }
        let symbol = scene.add_symbol(stand_in(BezPath::new(), self.look));
        self.boards.insert((board, camp), symbol);
        Ok(symbol)
    }

    /// A fine line round a piece, so that a light one stands out from the page.
    pub fn edge(&self, piece: usize, place: Affine) -> Node {
        Node::stroked(place * outline(self.game, piece), Color::Rgb(60, 60, 60), 0.12)
    }

    /// Words below a figure.
    pub fn caption(&mut self, words: &[Span], width: f64) -> Result<Drawn, MissingGlyph> {
        let style = self.setter.styles.caption;
        self.setter.block(words, &style, width, Align::Centre)
    }
}

fn outline(game: &Game, piece: usize) -> BezPath {
    let Some(piece) = game.pieces.get(piece) else { return BezPath::new() };
    let size = piece.shape.size();
    let (x, y) = (size.width.get() / 2.0, size.height.get() / 2.0);
    match piece.shape {
        crate::game::Shape::Circle { .. } => kurbo::Shape::to_path(&kurbo::Circle::new((0.0, 0.0), x), 0.01),
        _ => kurbo::Shape::to_path(&crate::scene::Rect::new(-x, -y, x, y), 0.01),
    }
}

fn stand_in(path: BezPath, _look: Look) -> Symbol {
    let bounds = kurbo::Shape::bounding_box(&path);
    Symbol { clip: None, bounds, nodes: vec![Node::filled(path, Color::Rgb(230, 220, 200))] }
}
