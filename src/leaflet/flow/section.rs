//! Parts as sections: within one of them figures may stand between any two texts.

use std::ops::Range;

use super::{Begins, Part};

/// What lies between two headings.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Section {
    /// The heading, which stays with whatever comes first.
    pub head: Range<usize>,
    /// Paragraphs, lists, tables in their order.
    pub texts: Vec<Text>,
    /// Figures in their order.
    pub figures: Vec<Figure>,
}

/// What no figure interrupts.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Text {
    /// Runs of parts that no column parts.
    pub chunks: Vec<Chunk>,
    /// How many parts it has, about as many as lines.
    pub lines: usize,
}

/// A figure.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Figure {
    /// Its part.
    pub chunk: Chunk,
    /// How many texts come before it where nothing moves it.
    pub home: usize,
}

/// Parts that no column parts.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Chunk {
    /// Which.
    pub parts: Range<usize>,
    /// How high they are, with the spaces between them.
    pub height: f64,
}

impl Chunk {
    pub(super) fn of(parts: &[Part], range: Range<usize>) -> Chunk {
        let its = parts.get(range.clone()).unwrap_or_default();
        let between: f64 = its.windows(2).map(|pair| pair[0].after.max(pair[1].before)).sum();
        Chunk { parts: range, height: between + its.iter().map(|part| part.height).sum::<f64>() }
    }
}

/// The sections of a leaflet.
pub(super) fn sections(parts: &[Part]) -> Vec<Section> {
    let mut sections = vec![Section::default()];
    let mut start = 0;
    while start < parts.len() {
        let end = block_end(parts, start);
        let is_empty = |section: &Section| section.texts.is_empty() && section.figures.is_empty();
        match sections.last_mut() {
            Some(section) if parts[start].begins == Begins::Section => {
                if is_empty(section) {
                    // A heading right below another is one with it.
                    let from = if section.head.is_empty() { start } else { section.head.start };
                    section.head = from..end;
                } else {
                    sections.push(Section { head: start..end, ..Section::default() });
                }
            }
            Some(section) if parts[start].floats && end == start + 1 => {
                let chunk = Chunk::of(parts, start..end);
                section.figures.push(Figure { chunk, home: section.texts.len() });
            }
            Some(section) => section.texts.push(text(parts, start..end)),
            None => {}
        }
        start = end;
    }
    // A heading below which nothing stands is a text like others.
    for section in &mut sections {
        if section.texts.is_empty() && section.figures.is_empty() && !section.head.is_empty() {
            section.texts.push(text(parts, std::mem::take(&mut section.head)));
        }
    }
    sections
}

/// Where the block ends that begins with a part; what announces the next block is one with it.
fn block_end(parts: &[Part], start: usize) -> usize {
    let is_head = parts[start].begins == Begins::Section;
    let ends = |n: usize| {
        let (last, next) = (&parts[n - 1], &parts[n]);
        let announced = last.clings && !is_head && !next.floats && next.begins == Begins::Block;
        next.begins != Begins::Nothing && !announced
    };
    (start + 1..parts.len()).find(|&n| ends(n)).unwrap_or(parts.len())
}

fn text(parts: &[Part], range: Range<usize>) -> Text {
    let lines = range.len();
    let mut chunks = Vec::new();
    let mut start = range.start;
    for n in range.clone() {
        if !parts[n].clings || n + 1 == range.end {
            chunks.push(Chunk::of(parts, start..n + 1));
            start = n + 1;
        }
    }
    Text { chunks, lines }
}
