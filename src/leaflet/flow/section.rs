//! Groups items into sections, within which figures may float between texts.

use std::ops::Range;

use super::item::{BlockStart, FlowItem};

/// The items between two headings.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Section {
    /// The heading, which stays with the first chunk.
    pub head: Range<usize>,
    pub texts: Vec<TextBlock>,
    pub figures: Vec<FloatingFigure>,
}

/// A block that figures do not interrupt.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct TextBlock {
    pub chunks: Vec<Chunk>,
    /// Its number of items, about the number of lines.
    pub lines: usize,
}

#[derive(Clone, Debug, PartialEq)]
pub(super) struct FloatingFigure {
    pub chunk: Chunk,
    /// The number of texts before its original position.
    pub home: usize,
}

/// An unbreakable run of items.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Chunk {
    pub items: Range<usize>,
    /// Their height with the spaces between them.
    pub height: f64,
}

impl Chunk {
    pub(super) fn new(items: &[FlowItem], range: Range<usize>) -> Chunk {
        let chunk = items.get(range.clone()).unwrap_or_default();
        let between: f64 = chunk.windows(2).map(|pair| pair[0].after.max(pair[1].before)).sum();
        Chunk { items: range, height: between + chunk.iter().map(|item| item.height).sum::<f64>() }
    }
}

pub(super) fn sections(items: &[FlowItem]) -> Vec<Section> {
    let mut sections = vec![Section::default()];
    let mut start = 0;
    while start < items.len() {
        let end = block_end(items, start);
        let is_empty = |section: &Section| section.texts.is_empty() && section.figures.is_empty();
        match sections.last_mut() {
            Some(section) if items[start].start == BlockStart::Section => {
                if is_empty(section) {
                    // Adjacent headings are joined.
                    let from = if section.head.is_empty() { start } else { section.head.start };
                    section.head = from..end;
                } else {
                    sections.push(Section { head: start..end, ..Section::default() });
                }
            }
            Some(section) if items[start].floats && end == start + 1 => {
                let chunk = Chunk::new(items, start..end);
                section.figures.push(FloatingFigure { chunk, home: section.texts.len() });
            }
            Some(section) => section.texts.push(text(items, start..end)),
            None => {}
        }
        start = end;
    }
    // A heading without content is a text.
    for section in &mut sections {
        if section.texts.is_empty() && section.figures.is_empty() && !section.head.is_empty() {
            section.texts.push(text(items, std::mem::take(&mut section.head)));
        }
    }
    sections
}

/// Where the block ends that start with a part; what announces the next block is one with it.
fn block_end(items: &[FlowItem], start: usize) -> usize {
    let is_head = items[start].start == BlockStart::Section;
    let ends = |n: usize| {
        let (last, next) = (&items[n - 1], &items[n]);
        let is_introduction = last.clings && !is_head && !next.floats && next.start == BlockStart::Block;
        next.start != BlockStart::Nothing && !is_introduction
    };
    (start + 1..items.len()).find(|&n| ends(n)).unwrap_or(items.len())
}

fn text(items: &[FlowItem], range: Range<usize>) -> TextBlock {
    let lines = range.len();
    let mut chunks = Vec::new();
    let mut start = range.start;
    for n in range.clone() {
        if !items[n].clings || n + 1 == range.end {
            chunks.push(Chunk::new(items, start..n + 1));
            start = n + 1;
        }
    }
    TextBlock { chunks, lines }
}
