//! Positions in a leaflet.

use super::section::{Chunk, Section};

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct FlowPosition {
    pub section: usize,
    /// The numbers of placed texts and figures of the section, and of placed chunks of the current text.
    pub texts: usize,
    pub figures: usize,
    pub chunks: usize,
}

impl FlowPosition {
    /// The height of everything after this position, without spaces.
    pub(super) fn remaining_height(&self, sections: &[Section]) -> f64 {
        let height = |chunk: &Chunk| chunk.height;
        let section = |(number, section): (usize, &Section)| -> f64 {
            let from = if number == 0 { *self } else { FlowPosition::default() };
            let texts = section.texts.iter().enumerate().skip(from.texts);
            let chunks = texts.flat_map(|(index, text)| text.chunks.iter().skip(from.chunks_at(index)));
            let figures = section.figures.iter().skip(from.figures).map(|figure| &figure.chunk);
            chunks.chain(figures).map(height).sum()
        };
        sections.iter().skip(self.section).enumerate().map(section).sum()
    }

    pub(super) fn is_at_head(&self) -> bool {
        *self == FlowPosition { section: self.section, ..FlowPosition::default() }
    }

    pub(super) fn chunks_at(&self, text: usize) -> usize {
        if text == self.texts { self.chunks } else { 0 }
    }
}
