//! Diagrams: rows of figures with a caption.

use super::drawn::DrawnBlock;
use super::figure::{self, Painter};
use super::flow::{BlockStart, FlowItem, FlowItems};
use super::structure;
use crate::game::{Diagram, StyledText};
use crate::scene::{GlyphResult, Size};

pub(crate) const FIGURE_GAP_MM: f64 = 6.0;
/// The gap between rows of figures, and above the caption.
const FIGURE_ROW_GAP_MM: f64 = 1.8;
/// The gap between a figure and its title.
const TITLE_GAP_MM: f64 = 1.0;

/// Typesets a diagram as one item of at most this width; one item for each row of figures if the whole would be higher
/// than the room.
pub(crate) fn items(
    diagram: &Diagram,
    path: usize,
    painter: &mut Painter<'_>,
    room: Size,
    space: f64,
) -> FlowItems {
    let Size { width: measure, height: tallest } = room;
    let caption = painter.caption(&diagram.caption, measure)?;
    let caption = caption.marked(&[path, structure::caption(diagram.figures.len())]);
    let height = (tallest - caption.height - 3.0 * painter.setter.styles.caption.leading).max(5.0);
    let mut figures = Vec::new();
    for (n, figure) in diagram.figures.iter().enumerate() {
        let drawn = figure::draw(figure, painter, Size::new(measure, height))?;
        let title = [path, structure::title(n)];
        figures.push((drawn.marked(&[path, structure::figure(n)]), (&figure.title, title)));
    }
    let mut blocks = Vec::new();
    for row in rows(&figures, measure) {
        blocks.push(set_row(row, painter, measure)?);
    }
    blocks.extend((caption.height > 0.0).then_some(caption));
    let item = |drawn: DrawnBlock, floats: bool, start: BlockStart| FlowItem {
        height: drawn.height,
        before: space,
        after: space,
        stretch: 2.0,
        floats,
        start,
        nodes: drawn.nodes,
        ..FlowItem::default()
    };
    let heights = blocks.iter().map(|block| block.height);
    if heights.sum::<f64>() + FIGURE_ROW_GAP_MM * blocks.len().saturating_sub(1) as f64 > tallest {
        let rows = blocks.into_iter().enumerate();
        return Ok(rows.map(|(n, row)| item(row, false, BlockStart::of_line(n))).collect());
    }
    Ok(vec![item(DrawnBlock::piled(blocks, FIGURE_ROW_GAP_MM, measure), true, BlockStart::Block)])
}

/// Places figures side by side, each with its title, which is the element at a path.
fn set_row(
    row: &[(DrawnBlock, (&StyledText, [usize; 2]))],
    painter: &mut Painter<'_>,
    measure: f64,
) -> GlyphResult<DrawnBlock> {
    let all =
        row.iter().map(|(drawn, _)| drawn.width).sum::<f64>() + FIGURE_GAP_MM * (row.len().max(1) - 1) as f64;
    let mut x = (measure - all) / 2.0;
    // A title may extend into the gaps beside its figure, without touching its neighbour.
    let extra = (measure - all).clamp(0.0, FIGURE_GAP_MM - 2.0);
    // Figures of a row are aligned at the bottom, and their titles at the top.
    let foot = row.iter().map(|(drawn, _)| drawn.height).fold(0.0, f64::max);
    let mut set = DrawnBlock { width: measure, height: foot, nodes: Vec::new() };
    for (drawn, (title, path)) in row {
        set.nodes.extend(drawn.clone().at(x, foot - drawn.height));
        let title = painter.caption(title, drawn.width + extra)?.marked(path);
        if title.height > 0.0 {
            set.height = set.height.max(foot + TITLE_GAP_MM + title.height);
            set.nodes.extend(title.at(x - extra / 2.0, foot + TITLE_GAP_MM));
        }
        x += drawn.width + FIGURE_GAP_MM;
    }
    Ok(set)
}

/// Splits figures into rows, as many per row as fit.
fn rows<T>(figures: &[(DrawnBlock, T)], measure: f64) -> Vec<&[(DrawnBlock, T)]> {
    let mut rows = Vec::new();
    let (mut start, mut used) = (0, 0.0);
    for (n, (drawn, _)) in figures.iter().enumerate() {
        if n > start && used + FIGURE_GAP_MM + drawn.width > measure + 1e-6 {
            rows.push(&figures[start..n]);
            (start, used) = (n, drawn.width);
        } else {
            used += drawn.width + if n > start { FIGURE_GAP_MM } else { 0.0 };
        }
    }
    rows.push(&figures[start..]);
    rows
}
