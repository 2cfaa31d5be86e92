//! A diagram: its figures side by side as far as the column allows, and their caption.

use super::figure::{self, Drawn, Hand};
use super::flow::{Begins, Part};
use super::shift::shifted;
use crate::game::{Diagram, Words};
use crate::scene::{Affine, MissingGlyph, Scene};

/// Between two figures.
pub const GAP: f64 = 6.0;
/// Between two rows of figures, and above the caption.
const BETWEEN: f64 = 1.8;
/// Between a figure and the words below it.
const BELOW: f64 = 1.0;

/// A diagram as one part, no wider than `measure`; as one part for each row of figures where the whole would
/// be higher than `tallest`.
pub fn parts(
    diagram: &Diagram,
    hand: &mut Hand<'_>,
    scene: &mut Scene,
    measure: f64,
    tallest: f64,
    space: f64,
) -> Result<Vec<Part>, MissingGlyph> {
    let caption = hand.caption(&diagram.caption, measure)?;
    let room = (tallest - caption.height - 3.0 * hand.setter.styles.caption.leading).max(5.0);
    let mut figures = Vec::new();
    for figure in &diagram.figures {
        figures.push((figure::draw(figure, hand, scene, measure, room)?, &figure.title));
    }
    let mut blocks = Vec::new();
    for row in rows(&figures, measure) {
        blocks.push(set_row(row, hand, measure)?);
    }
    if caption.height > 0.0 {
        blocks.push(caption);
    }
    let between = |n: usize| if n == 0 { 0.0 } else { BETWEEN };
    let all: f64 = blocks.iter().enumerate().map(|(n, block)| between(n) + block.height).sum();
    let part = |drawn: Drawn, before: f64| Part {
        height: drawn.height,
        before,
        after: space,
        stretch: 2.0,
        clings: false,
        floats: true,
        begins: Begins::Block,
        nodes: drawn.nodes,
    };
    if all > tallest {
        let begins = |n: usize| if n == 0 { Begins::Block } else { Begins::Nothing };
        let rows = blocks.into_iter().enumerate();
        return Ok(rows
            .map(|(n, row)| Part { floats: false, begins: begins(n), ..part(row, space) })
            .collect());
    }
    let mut whole = Drawn { width: measure, ..Drawn::default() };
    for (n, block) in blocks.into_iter().enumerate() {
        let top = whole.height + between(n);
        whole.nodes.extend(shifted(block.nodes, Affine::translate((0.0, top))));
        whole.height = top + block.height;
    }
    Ok(vec![part(whole, space)])
}

/// Figures side by side, each with its title.
fn set_row(row: &[(Drawn, &Words)], hand: &mut Hand<'_>, measure: f64) -> Result<Drawn, MissingGlyph> {
    let all = row.iter().map(|(drawn, _)| drawn.width).sum::<f64>() + GAP * (row.len().max(1) - 1) as f64;
    let mut x = (measure - all) / 2.0;
    // A title may reach into the gaps beside its figure, but not so far that it touches its neighbour.
    let extra = (measure - all).clamp(0.0, GAP - 2.0);
    // Figures of one row stand on one line, and so do their titles.
    let foot = row.iter().map(|(drawn, _)| drawn.height).fold(0.0, f64::max);
    let mut set = Drawn { width: measure, height: foot, nodes: Vec::new() };
    for (drawn, title) in row {
        set.nodes.extend(shifted(drawn.nodes.clone(), Affine::translate((x, foot - drawn.height))));
        let title = hand.caption(title, drawn.width + extra)?;
        if title.height > 0.0 {
            let by = Affine::translate((x - extra / 2.0, foot + BELOW));
            set.nodes.extend(shifted(title.nodes, by));
            set.height = set.height.max(foot + BELOW + title.height);
        }
        x += drawn.width + GAP;
    }
    Ok(set)
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
