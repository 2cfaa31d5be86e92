//! Figures: the game's own boards and pieces, small, with arrows and marks that explain.

mod board;
mod hand;
mod pieces;
mod pointer;
mod strips;

pub use hand::Hand;
pub use pointer::{Tone, sample};

use crate::game::{Cell, Figure, Ground, Mm};
use crate::scene::{MissingGlyph, Node, Point, Scene};

/// Something drawn from its own top left corner.
#[derive(Clone, Debug, Default)]
pub struct Drawn {
    /// Its width.
    pub width: f64,
    /// Its height.
    pub height: f64,
    /// What it shows, the lowest first.
    pub nodes: Vec<Node>,
}

/// Draws one figure at most `measure` wide and `tallest` high.
pub fn draw(
    figure: &Figure,
    hand: &mut Hand<'_>,
    scene: &mut Scene,
    measure: f64,
    tallest: f64,
) -> Result<Drawn, MissingGlyph> {
    let size = figure.size.map(Mm::get);
    let (mut drawn, places) = match &figure.ground {
        Ground::Board(view) => board::draw(view, figure, size.unwrap_or(7.0), hand, scene, measure, tallest)?,
        Ground::Strips(strips) => strips::draw(strips, size.unwrap_or(9.0), hand, scene, measure, tallest)?,
        Ground::Pieces(samples) => {
            return pieces::draw(samples, size.unwrap_or(13.0), hand, scene, measure, tallest);
        }
    };
    if hand.setter.draws {
        drawn.nodes.extend(pointer::all(figure, &places)?);
    }
    Ok(drawn)
}

/// Where the cells of a figure lie, for what points at them.
struct Places<'a> {
    /// The middle of a cell.
    middle: Box<dyn Fn(Cell) -> Point + 'a>,
    /// How large a cell is.
    size: f64,
    /// The left, top, right and bottom between which arrows of slides leave room, and how long they are.
    edges: Option<(crate::scene::Rect, f64)>,
}
