//! The pieces beside the board, as rows of small pieces.

use super::pieces::piece;
use super::words::{self, plain};
use crate::leaflet::{Align, DrawnBlock, Painter};
use crate::rules::Beside;
use crate::scene::{Affine, GlyphResult};

const ROW_HEIGHT_MM: f64 = 5.2;
const STRIP_HEIGHT_MM: f64 = 3.6;
/// Gaps between a piece and its count, between kinds of pieces, between lines of a row, between rows.
const COUNT_GAP_MM: f64 = 0.9;
const KIND_GAP_MM: f64 = 3.2;
const LINE_GAP_MM: f64 = 0.3;
const PILE_GAP_MM: f64 = 1.4;

/// Draws the rows below each other, broken into lines where they are wider than `room`.
pub(crate) fn draw(beside: &[Beside], painter: &mut Painter<'_>, room: f64) -> GlyphResult<DrawnBlock> {
    let style = painter.setter.styles.caption;
    let mut margin: f64 = 0.0;
    for row in beside {
        let label = [plain(words::pile(row.pile, painter.setter.lang))];
        margin = margin.max(painter.setter.width(&label, &style)? + KIND_GAP_MM);
    }
    let mut rows = Vec::new();
    for row in beside {
        rows.push(draw_row(row, margin, painter, room)?);
    }
    let widest = rows.iter().map(|row| row.width).fold(0.0, f64::max);
    rows.iter_mut().for_each(|row| row.width = widest);
    Ok(DrawnBlock::piled(rows, PILE_GAP_MM, widest))
}

fn draw_row(row: &Beside, margin: f64, painter: &mut Painter<'_>, room: f64) -> GlyphResult<DrawnBlock> {
    let style = painter.setter.styles.caption;
    let down = (ROW_HEIGHT_MM - style.leading) / 2.0;
    let label = [plain(words::pile(row.pile, painter.setter.lang))];
    let label = painter.setter.block(&label, &style, margin, Align::Left)?;
    let mut drawn = DrawnBlock { width: margin, height: ROW_HEIGHT_MM, nodes: Vec::new() };
    drawn.nodes.extend(label.at(0.0, down));
    // The end of the last line.
    let mut x = margin;
    for (lies, count) in &row.pieces {
        let Some((number, quarters)) = piece(painter.game(), *lies) else { continue };
        let Some(shape) = painter.game().pieces.get(number).map(|piece| piece.shape) else { continue };
        let size = shape.size();
        let height = if shape.strip().is_some() { STRIP_HEIGHT_MM } else { ROW_HEIGHT_MM };
        let scale = height / size.height.get().max(1e-6);
        let wide = size.width.get() * scale;
        let text = [plain(format!("× {count}"))];
        let text_width = painter.setter.width(&text, &style)? + 1e-3;
        let end = wide + COUNT_GAP_MM + text_width;
        if x > margin && x + end > room {
            x = margin;
            drawn.height += ROW_HEIGHT_MM + LINE_GAP_MM;
        }
        let top = drawn.height - ROW_HEIGHT_MM;
        let middle = Affine::translate((x + wide / 2.0, top + ROW_HEIGHT_MM / 2.0));
        drawn.nodes.extend(painter.piece(number, middle * Affine::scale(scale) * shape.turned(quarters))?);
        let words = painter.setter.block(&text, &style, text_width, Align::Left)?;
        drawn.nodes.extend(words.at(x + wide + COUNT_GAP_MM, top + down));
        drawn.width = drawn.width.max(x + end);
        x += end + KIND_GAP_MM;
    }
    Ok(drawn)
}
