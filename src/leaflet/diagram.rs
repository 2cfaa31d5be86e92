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
        let style = hand.setter.styles.caption;
        let title = hand.setter.width(&figure.title, &style)?;
        let room = (tallest - caption.height - 3.0 * style.leading).max(5.0);
        let drawn = figure::draw(figure, hand, scene, measure, room)?;
        // A title may be somewhat wider than its figure before it is broken.
        let width = drawn.width.max(title.min(drawn.width + GAP).min(measure));
        let title = hand.caption(&figure.title, width)?;
        figures.push((drawn, title));
    }
    let mut nodes = Vec::new();
    let mut y = 0.0;
    for row in rows(&figures, measure) {
        let all: f64 = row.iter().map(|(drawn, title)| drawn.width.max(title.width)).sum();
        let mut x = (measure - all - GAP * row.len().saturating_sub(1) as f64) / 2.0;
        // Figures of one row stand on one line, and so do their titles.
        let foot = row.iter().map(|(drawn, _)| drawn.height).fold(0.0, f64::max);
        let mut below = 0.0f64;
        for (drawn, title) in row {
            let width = drawn.width.max(title.width);
            let by = Affine::translate((x + (width - drawn.width) / 2.0, y + foot - drawn.height));
            nodes.extend(shifted(drawn.nodes.clone(), by));
            if title.height > 0.0 {
                let by = Affine::translate((x + (width - title.width) / 2.0, y + foot + BELOW));
                nodes.extend(shifted(title.nodes.clone(), by));
                below = below.max(BELOW + title.height);
            }
            x += width + GAP;
        }
        y += foot + below + GAP / 2.0;
    }
    y -= GAP / 2.0;
    if caption.height > 0.0 {
        nodes.extend(shifted(caption.nodes, Affine::translate((0.0, y + BELOW))));
        y += BELOW + caption.height;
    }
    Ok(Part { height: y, before, stretches: true, clings: false, floats: true, nodes })
}

/// As many figures to a row as the measure holds.
fn rows(figures: &[(Drawn, Drawn)], measure: f64) -> Vec<&[(Drawn, Drawn)]> {
    let mut rows = Vec::new();
    let (mut start, mut used) = (0, 0.0);
    for (n, (drawn, title)) in figures.iter().enumerate() {
        let width = drawn.width.max(title.width);
        if n > start && used + GAP + width > measure + 1e-6 {
            rows.push(&figures[start..n]);
            (start, used) = (n, width);
        } else {
            used += width + if n > start { GAP } else { 0.0 };
        }
    }
    rows.push(&figures[start..]);
    rows
}
