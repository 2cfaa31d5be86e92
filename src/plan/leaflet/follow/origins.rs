//! Where the text of a leaflet comes from once its tags are followed.

use std::ops::Range;

/// For each stretch of the text its place in what was typed.
#[derive(Clone, Debug, Default)]
pub struct Origins(Vec<Stretch>);

#[derive(Clone, Debug)]
struct Stretch {
    /// Where it begins in the text.
    start: usize,
    /// Where it stands in what was typed.
    typed: Range<usize>,
    /// Whether it was copied as it stands; else it is what a tag stands for.
    copied: bool,
}

impl Origins {
    pub(super) fn copied(&mut self, start: usize, typed: Range<usize>) {
        self.0.push(Stretch { start, typed, copied: true });
    }

    pub(super) fn made(&mut self, start: usize, typed: Range<usize>) {
        self.0.push(Stretch { start, typed, copied: false });
    }

    /// Where something was typed.
    pub fn typed(&self, span: &Range<usize>) -> Range<usize> {
        let start = self.of(span.start).map_or(span.start, |(stretch, off)| match stretch.copied {
            true => stretch.typed.start + off,
            false => stretch.typed.start,
        });
        // An end belongs to what stands before it.
        let end =
            self.of(span.end.saturating_sub(1)).map_or(span.end, |(stretch, off)| match stretch.copied {
                true => stretch.typed.start + off + usize::from(span.end > 0),
                false => stretch.typed.end,
            });
        start..end.max(start)
    }

    /// The stretch that holds a byte of the text, and which byte of it that is.
    fn of(&self, at: usize) -> Option<(&Stretch, usize)> {
        let after = self.0.partition_point(|stretch| stretch.start <= at);
        let stretch = self.0.get(after.checked_sub(1)?)?;
        Some((stretch, at - stretch.start))
    }
}
