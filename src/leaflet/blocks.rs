//! Typesets the blocks of a leaflet as flow items.

use super::figure::Painter;
use super::flow::{BlockStart, FlowItem, FlowItems};
use super::typesetter::Align;
use super::{diagram, structure, table};
use crate::game::{Block, List, SpanStyle, StyledText, TextSpan};
use crate::scene::{Color, Node, Size, polyline};

/// Maximum number of lines that stay in one column: of a list or a table, and of a note, whose bar holds it together.
const MAX_KEPT_LINES: usize = 8;
const MAX_KEPT_OF_NOTE: usize = 14;

/// Typesets all blocks for columns of this width and minimum height. `first` is the index of the first one in the leaflet.
pub(crate) fn items(blocks: &[Block], first: usize, painter: &mut Painter<'_>, room: Size) -> FlowItems {
    let (mut items, measure) = (Vec::new(), room.width);
    let styles = painter.setter.styles;
    // The space between paragraphs.
    let space = styles.body.leading * 0.42;
    for (n, block) in blocks.iter().enumerate() {
        let path = first + n;
        match block {
            Block::Heading(rank, words) => {
                items.extend(of_element(&[path], heading(*rank, words, painter, measure)?));
            }
            Block::Paragraph(words) => {
                let lines = painter.setter.paragraph(words, &styles.body, measure, 0.0, space)?;
                items.extend(of_element(&[path], lines));
                // The introduction of a list stays with it.
                if let (Some(Block::List(_)), Some(last)) = (blocks.get(n + 1), items.last_mut()) {
                    last.clings = true;
                }
            }
            Block::List(list) => items.extend(listed(list, path, painter, measure, space)?),
            Block::Note(paragraphs) => items.extend(note(paragraphs, path, painter, measure, space)?),
            Block::Table(table) => {
                let mut rows = table::items(table, path, &mut painter.setter, measure, space * 1.6)?;
                keep_short(&mut rows, MAX_KEPT_LINES);
                items.extend(rows);
            }
            Block::Diagram(diagram) => {
                items.extend(diagram::items(diagram, path, painter, room, space * 2.0)?);
            }
        }
    }
    Ok(items)
}

/// Lines as parts of the element at a path.
fn of_element(path: &[usize], lines: Vec<FlowItem>) -> impl Iterator<Item = FlowItem> {
    lines.into_iter().map(move |line| FlowItem { nodes: structure::marked(path, line.nodes), ..line })
}

fn heading(rank: u8, words: &StyledText, painter: &mut Painter<'_>, measure: f64) -> FlowItems {
    let styles = painter.setter.styles;
    let style = if rank <= 2 { styles.section } else { styles.subsection };
    let before = styles.body.leading * if rank <= 2 { 0.85 } else { 0.5 };
    let lines = painter.setter.paragraph(words, &style, measure, 0.0, before)?;
    let of_heading = |line: FlowItem| {
        let stretch = if line.stretch > 0.0 { 2.5 } else { 0.0 };
        let start = if line.start == BlockStart::Block { BlockStart::Section } else { line.start };
        FlowItem { clings: true, stretch, start, ..line }
    };
    Ok(lines.into_iter().map(of_heading).collect())
}

fn listed(list: &List, path: usize, painter: &mut Painter<'_>, measure: f64, space: f64) -> FlowItems {
    let style = painter.setter.styles.body;
    let sign = |n: usize| match list.first {
        None => "•".to_owned(),
        Some(first) => format!("{}.", first.saturating_add(n as u64)),
    };
    let last = TextSpan { text: sign(list.items.len().saturating_sub(1)), style: SpanStyle::Plain };
    let indent = painter.setter.width(&[last], &style)? + style.size * 0.5;
    let mut items = Vec::new();
    for (n, text) in list.items.iter().enumerate() {
        let before = if n == 0 { space } else { space * 0.6 };
        let lines = painter.setter.paragraph(text, &style, measure, indent, before)?;
        let mut lines: Vec<FlowItem> = of_element(&[path, n, structure::BODY], lines).collect();
        let mark = [TextSpan { text: sign(n), style: SpanStyle::Plain }];
        let mark = painter.setter.block(&mark, &style, measure, Align::Left)?;
        if let Some(first) = lines.first_mut() {
            first.nodes.splice(..0, structure::marked(&[path, n, structure::LABEL], mark.nodes));
            first.start = BlockStart::of_line(n);
        }
        items.extend(lines);
    }
    keep_short(&mut items, MAX_KEPT_LINES);
    Ok(items)
}

/// Keeps short blocks in one column.
fn keep_short(items: &mut [FlowItem], most: usize) {
    if items.len() <= most
        && let Some((_, others)) = items.split_last_mut()
    {
        others.iter_mut().for_each(|item| item.clings = true);
    }
}

/// Typesets a note: smaller, with a bar on its left.
fn note(texts: &[StyledText], path: usize, painter: &mut Painter<'_>, measure: f64, space: f64) -> FlowItems {
    const NOTE_INDENT_MM: f64 = 3.2;
    let style = painter.setter.styles.note;
    let mut items = Vec::new();
    for (n, words) in texts.iter().enumerate() {
        let inner = if items.is_empty() { space * 1.3 } else { 0.0 };
        let lines = painter.setter.paragraph(words, &style, measure, NOTE_INDENT_MM, inner)?;
        items.extend(of_element(&[path, n], lines));
    }
    keep_short(&mut items, MAX_KEPT_OF_NOTE);
    for (n, item) in items.iter_mut().enumerate() {
        item.start = BlockStart::of_line(n);
        // Slightly longer than the line, to avoid seams in the bar.
        let bar = polyline([(0.6, 0.0), (0.6, item.height + 0.02)]);
        item.nodes.push(Node::stroked(bar, Color::Rgb(110, 110, 110), 0.5));
    }
    Ok(items)
}
