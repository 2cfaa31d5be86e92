//! The blocks of a leaflet as the parts that columns are filled with.

use super::figure::Hand;
use super::flow::{Begins, Part};
use super::{diagram, table};
use crate::game::{Block, List, Span, SpanStyle, Words};
use crate::scene::{BezPath, Color, MissingGlyph, Node, Scene};

/// All blocks, set for columns `measure` wide and at least `tallest` high.
pub fn parts(
    blocks: &[Block],
    hand: &mut Hand<'_>,
    scene: &mut Scene,
    measure: f64,
    tallest: f64,
) -> Result<Vec<Part>, MissingGlyph> {
    let mut parts = Vec::new();
    let styles = hand.setter.styles;
    // The space between paragraphs: enough to part them, not so much that the text falls apart.
    let space = styles.body.leading * 0.42;
    for (n, block) in blocks.iter().enumerate() {
        match block {
            Block::Heading(rank, words) => parts.extend(heading(*rank, words, hand, measure)?),
            Block::Paragraph(words) => {
                parts.extend(hand.setter.paragraph(words, &styles.body, measure, 0.0, space)?);
                // What announces a list is not parted from it.
                if let (Some(Block::List(_)), Some(last)) = (blocks.get(n + 1), parts.last_mut()) {
                    last.clings = true;
                }
            }
            Block::List(list) => parts.extend(listed(list, hand, measure, space)?),
            Block::Note(paragraphs) => parts.extend(note(paragraphs, hand, measure, space)?),
            Block::Table(table) => {
                let mut rows = table::parts(table, &mut hand.setter, measure, space * 1.6)?;
                keep_short(&mut rows);
                parts.extend(rows);
            }
            Block::Diagram(diagram) => {
                parts.extend(diagram::parts(diagram, hand, scene, measure, tallest, space * 2.0)?);
            }
        }
    }
    Ok(parts)
}

fn heading(rank: u8, words: &Words, hand: &mut Hand<'_>, measure: f64) -> Result<Vec<Part>, MissingGlyph> {
    let styles = hand.setter.styles;
    let style = if rank <= 2 { styles.section } else { styles.subsection };
    let before = styles.body.leading * if rank <= 2 { 0.85 } else { 0.5 };
    let lines = hand.setter.paragraph(words, &style, measure, 0.0, before)?;
    let stretch = |line: &Part| if line.stretch > 0.0 { 2.5 } else { 0.0 };
    let begins = |line: &Part| if line.begins == Begins::Block { Begins::Section } else { line.begins };
    let cling = |line: Part| Part { clings: true, stretch: stretch(&line), begins: begins(&line), ..line };
    Ok(lines.into_iter().map(cling).collect())
}

fn listed(list: &List, hand: &mut Hand<'_>, measure: f64, space: f64) -> Result<Vec<Part>, MissingGlyph> {
    let style = hand.setter.styles.body;
    let sign = |n: usize| match list.first {
        None => "•".to_owned(),
        Some(first) => format!("{}.", first.saturating_add(n as u64)),
    };
    let last = Span { text: sign(list.items.len().saturating_sub(1)), style: SpanStyle::Plain };
    let indent = hand.setter.width(&[last], &style)? + style.size * 0.5;
    let mut parts = Vec::new();
    for (n, item) in list.items.iter().enumerate() {
        let before = if n == 0 { space } else { space * 0.6 };
        let mut lines = hand.setter.paragraph(item, &style, measure, indent, before)?;
        let mark = [Span { text: sign(n), style: SpanStyle::Plain }];
        let mark = hand.setter.block(&mark, &style, measure, super::setter::Align::Left)?;
        if let Some(first) = lines.first_mut() {
            first.nodes.extend(mark.nodes);
            first.begins = if n == 0 { Begins::Block } else { Begins::Nothing };
        }
        parts.extend(lines);
    }
    keep_short(&mut parts);
    Ok(parts)
}

/// A few lines that belong together stay in one column.
fn keep_short(parts: &mut [Part]) {
    const SHORT: usize = 8;
    if parts.len() <= SHORT
        && let Some((_, others)) = parts.split_last_mut()
    {
        for part in others {
            part.clings = true;
        }
    }
}

/// A note: smaller, with a bar along its left side.
fn note(
    paragraphs: &[Words],
    hand: &mut Hand<'_>,
    measure: f64,
    space: f64,
) -> Result<Vec<Part>, MissingGlyph> {
    const INDENT: f64 = 3.2;
    let style = hand.setter.styles.note;
    let mut parts = Vec::new();
    for words in paragraphs {
        let inner = if parts.is_empty() { space * 1.3 } else { 0.0 };
        parts.extend(hand.setter.paragraph(words, &style, measure, INDENT, inner)?);
    }
    keep_short(&mut parts);
    for (n, part) in parts.iter_mut().enumerate() {
        part.begins = if n == 0 { Begins::Block } else { Begins::Nothing };
        let mut bar = BezPath::new();
        bar.move_to((0.6, 0.0));
        // A hair longer than the line, so that the bar shows no seams.
        bar.line_to((0.6, part.height + 0.02));
        part.nodes.push(Node::stroked(bar, Color::Rgb(110, 110, 110), 0.5));
    }
    Ok(parts)
}
