//! Tables: a line above, one below the heads, one at the foot; columns as wide as their words ask for.

use super::flow::{Begins, Part};
use super::setter::{Align, Setter};
use super::shift::shifted;
use crate::game::{SpanStyle, Table, Words};
use crate::scene::{Affine, BezPath, Color, MissingGlyph, Node};

/// Between two columns.
const GUTTER: f64 = 4.0;
/// Between words and lines.
const PADDING: f64 = 0.6;
/// The lines above and below the table.
const THICK: f64 = 0.3;
/// The line below the heads.
const THIN: f64 = 0.15;

/// A table no wider than `measure`, a part for each row; the heads stay with the first of them.
pub fn parts(
    table: &Table,
    setter: &mut Setter,
    measure: f64,
    space: f64,
) -> Result<Vec<Part>, MissingGlyph> {
    let widths = widths(table, setter, measure)?;
    let style = setter.styles.table;
    let head: Vec<Words> = table.head.iter().map(strong).collect();
    let last = table.rows.len();
    let mut parts = Vec::new();
    for (n, row) in std::iter::once(&head).chain(&table.rows).enumerate() {
        let (above, below) =
            (if n <= 1 { PADDING } else { 0.0 }, if n == 0 || n == last { PADDING } else { 0.0 });
        let (mut nodes, mut x, mut height) = (Vec::new(), 0.0, 0.0f64);
        for (cell, width) in row.iter().zip(&widths) {
            let set = setter.block(cell, &style, *width, Align::Left)?;
            height = height.max(set.height);
            nodes.extend(shifted(set.nodes, Affine::translate((x, above))));
            x += width + GUTTER;
        }
        let height = above + height + below;
        if n == 0 {
            nodes.push(rule(measure, 0.0, THICK));
            nodes.push(rule(measure, height, THIN));
        }
        if n == last {
            nodes.push(rule(measure, height, THICK));
        }
        parts.push(Part {
            height,
            before: if n == 0 { space } else { 0.0 },
            after: if n == last { space } else { 0.0 },
            stretch: if n == 0 { 2.0 } else { 0.0 },
            clings: n == 0 && last > 0,
            floats: false,
            begins: if n == 0 { Begins::Block } else { Begins::Nothing },
            nodes,
        });
    }
    Ok(parts)
}

/// What each column asks for; where that is too much, the widest give way.
fn widths(table: &Table, setter: &mut Setter, measure: f64) -> Result<Vec<f64>, MissingGlyph> {
    let style = setter.styles.table;
    let mut widths = vec![0.0f64; table.head.len()];
    for (n, row) in std::iter::once(&table.head).chain(&table.rows).enumerate() {
        for (cell, width) in row.iter().zip(&mut widths) {
            let asked =
                if n == 0 { setter.width(&strong(cell), &style)? } else { setter.width(cell, &style)? };
            *width = width.max(asked + 0.01);
        }
    }
    let room = (measure - GUTTER * widths.len().saturating_sub(1) as f64).max(1.0);
    // The cap under which the sum of all columns fits; narrower columns keep what they ask for.
    let (mut low, mut high) = (0.0, widths.iter().copied().fold(0.0, f64::max));
    if widths.iter().sum::<f64>() > room {
        for _ in 0..40 {
            let cap = (low + high) / 2.0;
            if widths.iter().map(|width| width.min(cap)).sum::<f64>() > room { high = cap } else { low = cap }
        }
        for width in &mut widths {
            *width = width.min(low);
        }
    }
    Ok(widths)
}

fn strong(words: &Words) -> Words {
    let mut words = words.clone();
    for span in words.iter_mut().filter(|span| span.style != SpanStyle::Notation) {
        span.style = SpanStyle::Bold;
    }
    words
}

fn rule(width: f64, y: f64, thickness: f64) -> Node {
    let mut path = BezPath::new();
    path.move_to((0.0, y));
    path.line_to((width, y));
    Node::stroked(path, Color::BLACK, thickness)
}
