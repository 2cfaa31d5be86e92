//! Figures: boards and pieces of the game, scaled down, with signs.

mod board;
mod cells;
mod painter;
mod pieces;
mod pointer;
mod strips;

pub(crate) use painter::Painter;
pub(crate) use pointer::{Tone, sample};

use super::drawn::DrawnBlock;
use crate::game::{Figure, FigureContent, Mm};
use crate::scene::GlyphResult;

/// Draws a figure of at most `width` × `height`.
pub(crate) fn draw(
    figure: &Figure,
    painter: &mut Painter<'_>,
    width: f64,
    height: f64,
) -> GlyphResult<DrawnBlock> {
    let size = figure.size.map(Mm::get);
    let (mut drawn, cells) = match &figure.content {
        FigureContent::Board(view) => board::draw(view, figure, size.unwrap_or(7.0), painter, width, height)?,
        FigureContent::Strips(strips) => strips::draw(strips, size.unwrap_or(9.0), painter, width, height)?,
        FigureContent::Pieces(samples) => {
            return pieces::draw(samples, size.unwrap_or(13.0), painter, width, height);
        }
    };
    if painter.setter.draws {
        drawn.nodes.extend(pointer::all(figure, &cells)?);
    }
    Ok(drawn)
}
