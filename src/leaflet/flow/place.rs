//! Places in a leaflet that a way can have come to.

use super::section::{Chunk, Section};

/// Where a way has come to in the leaflet.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Place {
    pub section: usize,
    /// Texts and figures of the section that lie behind, and chunks of the text that is begun.
    pub texts: usize,
    pub figures: usize,
    pub chunks: usize,
}

impl Place {
    /// How high all is that comes from here on, without the spaces between.
    pub(super) fn left(&self, sections: &[Section]) -> f64 {
        let height = |chunk: &Chunk| chunk.height;
        let section = |(number, section): (usize, &Section)| -> f64 {
            let from = if number == 0 { *self } else { Place::default() };
            let texts = section.texts.iter().enumerate().skip(from.texts);
            let chunks = texts.flat_map(|(text, of)| of.chunks.iter().skip(from.chunks_at(text)));
            let figures = section.figures.iter().skip(from.figures).map(|figure| &figure.chunk);
            chunks.chain(figures).map(height).sum()
        };
        sections.iter().skip(self.section).enumerate().map(section).sum()
    }

    /// Whether the heading of the section is still to come.
    pub(super) fn is_at_head(&self) -> bool {
        *self == Place { section: self.section, ..Place::default() }
    }

    /// How many chunks of a text lie behind where a way begins again here.
    pub(super) fn chunks_at(&self, text: usize) -> usize {
        if text == self.texts { self.chunks } else { 0 }
    }
}
