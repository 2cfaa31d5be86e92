//! Lines and columns of spans.

use std::ops::Range;

/// Moves a span to character boundaries and cuts it at the end of its first line.
pub(crate) fn first_line(text: &str, span: &Range<usize>) -> Range<usize> {
    let floor = |mut at: usize| {
        while !text.is_char_boundary(at) {
            at -= 1;
        }
        at
    };
    let start = floor(span.start.min(text.len()));
    let end = floor(span.end.min(text.len())).max(start);
    // A caret under several lines is useless.
    let line = text.get(start..end).and_then(|marked| marked.find('\n')).map_or(end, |at| start + at);
    start..line
}

/// A text with the starts of its lines, for many lookups in one pass.
pub(crate) struct LineIndex<'a> {
    text: &'a str,
    starts: Vec<usize>,
}

impl<'a> LineIndex<'a> {
    pub(crate) fn new(text: &'a str) -> LineIndex<'a> {
        let after = text.match_indices('\n').map(|(at, _)| at + 1);
        LineIndex { text, starts: std::iter::once(0).chain(after).collect() }
    }

    /// Line and column of a byte offset, counted from 1; columns count characters.
    pub(crate) fn line_and_column(&self, at: usize) -> (usize, usize) {
        let at = first_line(self.text, &(at..at)).start;
        let line = self.starts.partition_point(|start| *start <= at);
        let start = self.starts.get(line.saturating_sub(1)).copied().unwrap_or_default();
        let column = self.text.get(start..at).unwrap_or_default().chars().count() + 1;
        (line, column)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_count_characters() {
        assert_eq!(LineIndex::new("a\né = 1").line_and_column(5), (2, 3));
    }

    #[test]
    fn an_offset_beyond_the_text_is_its_end() {
        assert_eq!(LineIndex::new("a\n").line_and_column(99), (2, 1));
        assert_eq!(first_line("é", &(1..9)), 0..2);
    }

    #[test]
    fn a_span_of_several_lines_is_cut_after_the_first() {
        assert_eq!(first_line("ab\ncd", &(1..5)), 1..2);
    }
}
