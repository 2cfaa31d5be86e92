//! Tables with horizontal rules and columns that fit their content.

use super::flow::{BlockStart, FlowItem, FlowItems};
use super::structure::marked;
use super::typesetter::{Align, Typesetter};
use crate::game::{SpanStyle, StyledText, Table};
use crate::scene::{Color, GlyphResult, Node, polyline};

const CELL_GUTTER_MM: f64 = 4.0;
/// Padding between text and rules.
const RULE_PADDING_MM: f64 = 0.6;
/// The rules above and below the table.
const THICK_RULE_MM: f64 = 0.3;
/// The rule below the header.
const THIN_RULE_MM: f64 = 0.15;

/// Typesets a table of at most `measure` width as one item per row; the header stays with the first row.
pub(crate) fn items(
    table: &Table,
    path: usize,
    setter: &mut Typesetter,
    measure: f64,
    space: f64,
) -> FlowItems {
    let widths = widths(table, setter, measure)?;
    let style = setter.styles.table;
    let head: Vec<StyledText> = table.head.iter().map(bold).collect();
    let last = table.rows.len();
    let mut items = Vec::new();
    for (n, row) in std::iter::once(&head).chain(&table.rows).enumerate() {
        let padding = |is_wanted: bool| if is_wanted { RULE_PADDING_MM } else { 0.0 };
        let (above, below) = (padding(n <= 1), padding(n == 0 || n == last));
        let (mut nodes, mut x, mut height) = (Vec::new(), 0.0, 0.0f64);
        for (column, (cell, width)) in row.iter().zip(&widths).enumerate() {
            let set = setter.block(cell, &style, *width, Align::Left)?;
            height = height.max(set.height);
            nodes.extend(marked(&[path, n, column], set.at(x, above).collect()));
            x += width + CELL_GUTTER_MM;
        }
        let height = above + height + below;
        if n == 0 {
            nodes.push(rule(measure, 0.0, THICK_RULE_MM));
            nodes.push(rule(measure, height, THIN_RULE_MM));
        }
        if n == last {
            nodes.push(rule(measure, height, THICK_RULE_MM));
        }
        items.push(FlowItem {
            height,
            before: if n == 0 { space } else { 0.0 },
            after: if n == last { space } else { 0.0 },
            stretch: if n == 0 { 2.0 } else { 0.0 },
            clings: n == 0 && last > 0,
            start: BlockStart::of_line(n),
            nodes,
            ..FlowItem::default()
        });
    }
    Ok(items)
}

/// The widths of the columns: their natural width, with a common maximum if that is too wide.
fn widths(table: &Table, setter: &mut Typesetter, measure: f64) -> GlyphResult<Vec<f64>> {
    let style = setter.styles.table;
    let mut widths = vec![0.0f64; table.head.len()];
    for (n, row) in std::iter::once(&table.head).chain(&table.rows).enumerate() {
        for (cell, width) in row.iter().zip(&mut widths) {
            let cell = if n == 0 { bold(cell) } else { cell.clone() };
            *width = width.max(setter.width(&cell, &style)? + 0.01);
        }
    }
    let room = (measure - CELL_GUTTER_MM * widths.len().saturating_sub(1) as f64).max(1.0);
    // Bisects for the largest maximum width at which all columns fit.
    let (mut low, mut high) = (0.0, widths.iter().copied().fold(0.0, f64::max));
    if widths.iter().sum::<f64>() > room {
        for _ in 0..40 {
            let cap = (low + high) / 2.0;
            if widths.iter().map(|width| width.min(cap)).sum::<f64>() > room { high = cap } else { low = cap }
        }
        widths.iter_mut().for_each(|width| *width = width.min(low));
    }
    Ok(widths)
}

fn bold(words: &StyledText) -> StyledText {
    let mut words = words.clone();
    for span in words.iter_mut().filter(|span| span.style != SpanStyle::Notation) {
        span.style = SpanStyle::Bold;
    }
    words
}

fn rule(width: f64, y: f64, thickness: f64) -> Node {
    Node::stroked(polyline([(0.0, y), (width, y)]), Color::BLACK, thickness)
}
