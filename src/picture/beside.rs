//! What lies beside the board, as rows of small pieces.

use super::pieces::piece;
use super::words::{self, plain};
use crate::game::Lang;
use crate::leaflet::{Align, Drawn, Hand, shifted};
use crate::rules::Beside;
use crate::scene::{Affine, MissingGlyph, Scene};

/// How high a row is, and how high strips are in it.
const ROW: f64 = 5.2;
const STRIP: f64 = 3.6;
/// Between a piece and its count, between two kinds, between two rows.
const NEAR: f64 = 0.9;
const APART: f64 = 3.2;
const BETWEEN: f64 = 1.4;

/// The rows below each other, in the middle of `width` or wider than that.
pub fn draw(
    beside: &[Beside],
    lang: Lang,
    hand: &mut Hand<'_>,
    scene: &mut Scene,
    width: f64,
) -> Result<Drawn, MissingGlyph> {
    let style = hand.setter.styles.caption;
    let mut margin: f64 = 0.0;
    for row in beside {
        margin = margin.max(hand.setter.width(&[plain(words::place(row.pile, lang))], &style)? + APART);
    }
    let mut rows = Vec::new();
    for row in beside {
        rows.push(draw_row(row, margin, lang, hand, scene)?);
    }
    let widest = rows.iter().map(|row| row.width).fold(0.0, f64::max);
    let left = ((width - widest) / 2.0).max(0.0);
    let mut all = Drawn { width: width.max(widest), ..Drawn::default() };
    for row in rows {
        all.nodes.extend(shifted(row.nodes, Affine::translate((left, all.height))));
        all.height += row.height + BETWEEN;
    }
    all.height = (all.height - BETWEEN).max(0.0);
    Ok(all)
}

fn draw_row(
    row: &Beside,
    margin: f64,
    lang: Lang,
    hand: &mut Hand<'_>,
    scene: &mut Scene,
) -> Result<Drawn, MissingGlyph> {
    let style = hand.setter.styles.caption;
    let down = (ROW - style.leading) / 2.0;
    let label = [plain(words::place(row.pile, lang))];
    let label = hand.setter.block(&label, &style, margin, Align::Left)?;
    let mut drawn = Drawn { width: margin, height: ROW, nodes: Vec::new() };
    drawn.nodes.extend(shifted(label.nodes, Affine::translate((0.0, down))));
    for (lies, count) in &row.pieces {
        let Some((number, quarters)) = piece(hand.game(), *lies) else { continue };
        let Some(shape) = hand.game().pieces.get(number).map(|piece| piece.shape) else { continue };
        let size = shape.size();
        let height = if shape.strip().is_some() { STRIP } else { ROW };
        let scale = height / size.height.get().max(1e-6);
        let wide = size.width.get() * scale;
        let turn = Affine::rotate(f64::from(quarters) * std::f64::consts::FRAC_PI_2);
        let middle = Affine::translate((drawn.width + wide / 2.0, ROW / 2.0));
        drawn.nodes.extend(hand.piece(number, middle * Affine::scale(scale) * turn, scene)?);
        drawn.width += wide + NEAR;
        let text = [plain(format!("× {count}"))];
        let wide = hand.setter.width(&text, &style)? + 1e-3;
        let words = hand.setter.block(&text, &style, wide, Align::Left)?;
        drawn.nodes.extend(shifted(words.nodes, Affine::translate((drawn.width, down))));
        drawn.width += wide + APART;
    }
    drawn.width -= APART;
    Ok(drawn)
}
