//! Pieces in a row, each with its name below.

use super::{Drawn, Hand};
use crate::game::Sample;
use crate::leaflet::setter::Align;
use crate::leaflet::shift::shifted;
use crate::leaflet::style::Style;
use crate::scene::{Affine, MissingGlyph, Scene};

/// Between two pieces: at least so much, and up to so much where there is room.
const GAP: (f64, f64) = (2.0, 6.0);
/// Between two names.
const CLEAR: f64 = 0.8;
/// Between a piece and its name.
const BELOW: f64 = 0.6;
/// Names are set smaller by no more than this part.
const SMALLEST: f64 = 0.82;

pub(super) fn draw(
    samples: &[Sample],
    size: f64,
    hand: &mut Hand<'_>,
    scene: &mut Scene,
    measure: f64,
    tallest: f64,
) -> Result<Drawn, MissingGlyph> {
    let game = hand.game();
    let sizes: Vec<(f64, f64)> = samples
        .iter()
        .filter_map(|sample| {
            let size = game.pieces.get(sample.piece)?.shape.size();
            let size = if sample.quarters % 2 == 1 { size.turned() } else { size };
            Some((size.width.get(), size.height.get()))
        })
        .collect();
    let longest = sizes.iter().map(|&(width, height)| width.max(height)).fold(0.0, f64::max);
    let all: f64 = sizes.iter().map(|&(width, _)| width).sum();
    if longest <= 0.0 {
        return Ok(Drawn::default());
    }
    // Every piece has half a gap on either side, so that its name may be wider than itself.
    let count = sizes.len() as f64;
    let scale = (size / longest).min((measure - count * GAP.0) / all).min(tallest * 0.8 / longest).max(0.001);
    let gap = ((measure - all * scale) / count).clamp(GAP.0, GAP.1);
    let high = sizes.iter().map(|&(_, height)| height).fold(0.0, f64::max) * scale;
    let style = title_style(samples, &sizes, scale, gap, hand)?;
    let (mut nodes, mut x, mut low) = (Vec::new(), gap / 2.0, high);
    for (sample, (width, _)) in samples.iter().zip(sizes) {
        let width = width * scale;
        let centre = x + width / 2.0;
        let turn = Affine::rotate(f64::from(sample.quarters) * std::f64::consts::FRAC_PI_2);
        let place = Affine::translate((centre, high / 2.0)) * Affine::scale(scale) * turn;
        nodes.extend(hand.piece(sample.piece, place, scene)?);
        let room = width + gap - CLEAR;
        let title = hand.setter.block(&sample.title, &style, room, Align::Centre)?;
        nodes.extend(shifted(title.nodes, Affine::translate((centre - room / 2.0, high + BELOW))));
        low = low.max(high + BELOW + title.height);
        x += width + gap;
    }
    Ok(Drawn { width: x - gap / 2.0, height: low, nodes })
}

/// The style of captions, somewhat smaller where that keeps the names on one line each.
fn title_style(
    samples: &[Sample],
    sizes: &[(f64, f64)],
    scale: f64,
    gap: f64,
    hand: &mut Hand<'_>,
) -> Result<Style, MissingGlyph> {
    let mut style = hand.setter.styles.caption;
    let mut part = 1.0f64;
    for (sample, (width, _)) in samples.iter().zip(sizes) {
        let asked = hand.setter.width(&sample.title, &style)?;
        part = part.min((width * scale + gap - CLEAR) / asked.max(1e-6) - 1e-6);
    }
    if part >= SMALLEST {
        style.size *= part.min(1.0);
        style.leading *= part.min(1.0);
    }
    Ok(style)
}
