//! Maps the text of a leaflet after replacement of tags back to its source.

use std::ops::Range;

/// Source map: the spans of the text with their origins.
#[derive(Clone, Debug, Default)]
pub struct Origins(Vec<MappedSpan>);

#[derive(Clone, Debug)]
struct MappedSpan {
    /// Start in the text.
    start: usize,
    /// Span in the source.
    typed: Range<usize>,
    /// Whether it is a verbatim copy; else it replaces a tag.
    copied: bool,
}

impl Origins {
    pub(super) fn copied(&mut self, start: usize, typed: Range<usize>) {
        self.0.push(MappedSpan { start, typed, copied: true });
    }

    pub(super) fn made(&mut self, start: usize, typed: Range<usize>) {
        self.0.push(MappedSpan { start, typed, copied: false });
    }

    /// Maps a span of the text to the source.
    pub fn typed(&self, span: &Range<usize>) -> Range<usize> {
        let start = self.find(span.start).map_or(span.start, |(mapped, off)| match mapped.copied {
            true => mapped.typed.start + off,
            false => mapped.typed.start,
        });
        // An end belongs to the byte before it.
        let end =
            self.find(span.end.saturating_sub(1)).map_or(span.end, |(mapped, off)| match mapped.copied {
                true => mapped.typed.start + off + usize::from(span.end > 0),
                false => mapped.typed.end,
            });
        start..end.max(start)
    }

    /// Finds the mapped span of a byte, and the offset in it.
    fn find(&self, at: usize) -> Option<(&MappedSpan, usize)> {
        let after = self.0.partition_point(|mapped| mapped.start <= at);
        let mapped = self.0.get(after.checked_sub(1)?)?;
        Some((mapped, at - mapped.start))
    }
}
