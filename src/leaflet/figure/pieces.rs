//! Pieces in a row, each with its name below.

use super::{Drawn, Hand};
use crate::game::{Sample, Words};
use crate::scene::{Affine, MissingGlyph, Node, Scene};

/// Between two pieces: at least so much, and up to so much where there is room.
const GAP: (f64, f64) = (2.0, 6.0);

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
    let gaps = sizes.len().saturating_sub(1) as f64;
    if longest <= 0.0 {
        return Ok(Drawn::default());
    }
    let scale = (size / longest).min((measure - gaps * GAP.0) / all).min(tallest * 0.8 / longest).max(0.001);
    let gap = ((measure - all * scale) / gaps.max(1.0)).clamp(GAP.0, GAP.1);
    let high = sizes.iter().map(|&(_, height)| height).fold(0.0, f64::max) * scale;
    let (mut nodes, mut x, mut low) = (Vec::new(), 0.0, high);
    for (sample, (width, _)) in samples.iter().zip(sizes) {
        let width = width * scale;
        let centre = x + width / 2.0;
        let turn = Affine::rotate(f64::from(sample.quarters) * std::f64::consts::FRAC_PI_2);
        let place = Affine::translate((centre, high / 2.0)) * Affine::scale(scale) * turn;
        nodes.extend(hand.piece(sample.piece, place, scene)?);
        let (title, height) = titled(&sample.title, centre, high, width + gap * 0.9, hand)?;
        nodes.extend(title);
        low = low.max(high + height);
        x += width + gap;
    }
    Ok(Drawn { width: x - gap, height: low, nodes })
}

fn titled(
    title: &Words,
    centre: f64,
    top: f64,
    width: f64,
    hand: &mut Hand<'_>,
) -> Result<(Vec<Node>, f64), MissingGlyph> {
    let set = hand.caption(title, width)?;
    let by = Affine::translate((centre - width / 2.0, top + 0.6));
    Ok((crate::leaflet::shift::shifted(set.nodes, by), if set.height > 0.0 { set.height + 0.6 } else { 0.0 }))
}
