//! A diagram: its figures side by side as far as the column allows, and their caption.

use super::figure::{self, Drawn, Hand};
use super::flow::Part;
use super::shift::shifted;
use crate::game::Diagram;
use crate::scene::{Affine, MissingGlyph, Scene};

/// Between two figures.
const GAP: f64 = 6.0;
/// Between a figure and the words below it.
const BELOW: f64 = 1.0;

/// A diagram as one part, no wider than `measure` and no higher than `tallest`.
pub fn part<'a>(
    diagram: &'a Diagram,
    hand: &mut Hand<'a>,
    scene: &mut Scene,
    measure: f64,
    tallest: f64,
    before: f64,
) -> Result<Part, MissingGlyph> {
    let caption = hand.caption(&diagram.caption, measure)?;
    let mut figures = Vec::new();
    for figure in &diagram.figures {
        let room = (tallest - caption.height - 3.0 * hand.setter.styles.caption.leading).max(5.0);
        figures.push((figure::draw(figure, hand, scene, measure, room)?, &figure.title));
    }
    let mut nodes = Vec::new();
    let mut y = 0.0;
    for row in rows(&figures, measure) {
        let all = row.iter().map(|(drawn, _)| drawn.width).sum::<f64>() + GAP * (row.len().max(1) - 1) as f64;
        let mut x = (measure - all) / 2.0;
        // A title may reach into the gaps beside its figure, but not so far that it touches its neighbour.
        let extra = (measure - all).clamp(0.0, GAP - 2.0);
        // Figures of one row stand on one line, and so do their titles.
        let foot = row.iter().map(|(drawn, _)| drawn.height).fold(0.0, f64::max);
        let mut below = 0.0f64;
        for (drawn, title) in row {
            let by = Affine::translate((x, y + foot - drawn.height));
            nodes.extend(shifted(drawn.nodes.clone(), by));
            let title = hand.caption(title, drawn.width + extra)?;
            if title.height > 0.0 {
                let by = Affine::translate((x - extra / 2.0, y + foot + BELOW));
                nodes.extend(shifted(title.nodes, by));
                below = below.max(BELOW + title.height);
            }
            x += drawn.width + GAP;
        }
        y += foot + below + GAP / 2.0;
    }
    y -= GAP / 2.0;
    if caption.height > 0.0 {
        nodes.extend(shifted(caption.nodes, Affine::translate((0.0, y + 1.6 * BELOW))));
        y += 1.6 * BELOW + caption.height;
    }
    Ok(Part { height: y, before, after: before, stretch: 2.0, clings: false, floats: true, nodes })
}

/// As many figures to a row as the measure holds.
fn rows<T>(figures: &[(Drawn, T)], measure: f64) -> Vec<&[(Drawn, T)]> {
    let mut rows = Vec::new();
    let (mut start, mut used) = (0, 0.0);
    for (n, (drawn, _)) in figures.iter().enumerate() {
        if n > start && used + GAP + drawn.width > measure + 1e-6 {
            rows.push(&figures[start..n]);
            (start, used) = (n, drawn.width);
        } else {
            used += drawn.width + if n > start { GAP } else { 0.0 };
        }
    }
    rows.push(&figures[start..]);
    rows
}
