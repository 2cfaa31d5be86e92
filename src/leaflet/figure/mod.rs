//! Figures: boards and pieces of the game, scaled down, with signs; steps of making it.

mod board;
mod cells;
mod gates;
mod making;
mod painter;
mod pieces;
mod pointer;
mod signs;
mod strips;

pub(crate) use gates::gate_sample;
pub(crate) use painter::Painter;
pub(crate) use pointer::sample;
pub(crate) use signs::Tone;

use super::drawn::DrawnBlock;
use crate::game::{Figure, FigureContent, Mm};
use crate::scene::{GlyphResult, Size};

/// Draws a figure of at most the size of the room.
pub(crate) fn draw(figure: &Figure, painter: &mut Painter<'_>, room: Size) -> GlyphResult<DrawnBlock> {
    let larger = painter.setter.styles.figures;
    let size = |usual: f64| figure.size.map_or(usual, Mm::get) * larger;
    let (mut drawn, cells) = match &figure.content {
        FigureContent::Board(view) => board::draw(view, figure, size(7.0), painter, room)?,
        FigureContent::Strips(strips) => strips::draw(strips, size(9.0), painter, room)?,
        FigureContent::Making(step) => return Ok(making::draw(*step, size(30.0), room)),
        FigureContent::Pieces(samples) => return pieces::draw(samples, size(13.0), painter, room),
    };
    if painter.setter.draws {
        drawn.nodes.extend(pointer::all(figure, &cells)?);
    }
    Ok(drawn)
}
