//! A row of pieces with their names below.

use super::painter::Painter;
use crate::game::Sample;
use crate::leaflet::drawn::DrawnBlock;
use crate::leaflet::style::Style;
use crate::leaflet::typesetter::Align;
use crate::scene::{Affine, GlyphResult, Size};

/// Minimum and maximum gap between pieces.
const PIECE_GAP_MM: (f64, f64) = (2.0, 6.0);
const NAME_GAP_MM: f64 = 0.8;
const PIECE_NAME_GAP_MM: f64 = 0.6;
const MIN_NAME_SCALE: f64 = 0.82;

pub(super) fn draw(
    samples: &[Sample],
    size: f64,
    painter: &mut Painter<'_>,
    room: Size,
) -> GlyphResult<DrawnBlock> {
    let game = painter.game();
    let sizes: Vec<(Affine, f64, f64)> = samples
        .iter()
        .filter_map(|sample| {
            let shape = game.pieces.get(sample.piece)?.shape;
            let size = shape.turned_size(sample.turns);
            Some((shape.turned(sample.turns), size.width.get(), size.height.get()))
        })
        .collect();
    let longest = sizes.iter().map(|&(_, width, height)| width.max(height)).fold(0.0, f64::max);
    let all: f64 = sizes.iter().map(|&(_, width, _)| width).sum();
    if longest <= 0.0 {
        return Ok(DrawnBlock::default());
    }
    // Each piece has half a gap on either side, so that its name may be wider than the piece.
    let count = sizes.len() as f64;
    let scale = (size / longest)
        .min((room.width - count * PIECE_GAP_MM.0) / all)
        .min(room.height * 0.8 / longest)
        .max(0.001);
    let gap = ((room.width - all * scale) / count).clamp(PIECE_GAP_MM.0, PIECE_GAP_MM.1);
    let high = sizes.iter().map(|&(.., height)| height).fold(0.0, f64::max) * scale;
    let rooms: Vec<f64> = sizes.iter().map(|(_, width, _)| width * scale + gap - NAME_GAP_MM).collect();
    let style = title_style(samples, &rooms, painter)?;
    let (mut nodes, mut x, mut low) = (Vec::new(), gap / 2.0, high);
    for ((sample, (turn, width, _)), room) in samples.iter().zip(sizes).zip(rooms) {
        let width = width * scale;
        let centre = x + width / 2.0;
        let place = Affine::translate((centre, high / 2.0)) * Affine::scale(scale) * turn;
        nodes.extend(painter.piece(sample.piece, place)?);
        let title = painter.setter.block(&sample.title, &style, room, Align::Centre)?;
        low = low.max(high + PIECE_NAME_GAP_MM + title.height);
        nodes.extend(title.at(centre - room / 2.0, high + PIECE_NAME_GAP_MM));
        x += width + gap;
    }
    Ok(DrawnBlock { width: x - gap / 2.0, height: low, nodes })
}

/// The style of captions, scaled down if that keeps each name on one line.
fn title_style(samples: &[Sample], rooms: &[f64], painter: &mut Painter<'_>) -> GlyphResult<Style> {
    let mut style = painter.setter.styles.caption;
    let mut scale_down = 1.0f64;
    for (sample, room) in samples.iter().zip(rooms) {
        let natural = painter.setter.width(&sample.title, &style)?;
        scale_down = scale_down.min(room / natural.max(1e-6) - 1e-6);
    }
    if scale_down >= MIN_NAME_SCALE && style.size * scale_down >= painter.setter.styles.least {
        style.size *= scale_down.min(1.0);
        style.leading *= scale_down.min(1.0);
    }
    Ok(style)
}
