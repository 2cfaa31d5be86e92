//! Places in a text.

use std::ops::Range;

/// The span, moved to where characters of the text begin and end, and kept to its first line.
pub fn within(text: &str, span: &Range<usize>) -> Range<usize> {
    let floor = |mut at: usize| {
        while !text.is_char_boundary(at) {
            at -= 1;
        }
        at
    };
    let start = floor(span.start.min(text.len()));
    let end = floor(span.end.min(text.len())).max(start);
    // A caret under a whole paragraph points at nothing.
    let line = text.get(start..end).and_then(|marked| marked.find('\n')).map_or(end, |at| start + at);
    start..line
}

/// A text and where its lines begin, so that many places in it are found in one pass.
pub struct Lines<'a> {
    text: &'a str,
    starts: Vec<usize>,
}

impl<'a> Lines<'a> {
    /// The lines of a text.
    pub fn of(text: &'a str) -> Lines<'a> {
        let after = text.match_indices('\n').map(|(at, _)| at + 1);
        Lines { text, starts: std::iter::once(0).chain(after).collect() }
    }

    /// Line and column of a byte, both counted from 1, the column in characters.
    pub fn line_and_column(&self, at: usize) -> (usize, usize) {
        let at = within(self.text, &(at..at)).start;
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
        assert_eq!(Lines::of("a\né = 1").line_and_column(5), (2, 3));
    }

    #[test]
    fn a_place_beyond_the_text_is_its_end() {
        assert_eq!(Lines::of("a\n").line_and_column(99), (2, 1));
        assert_eq!(within("é", &(1..9)), 0..2);
    }

    #[test]
    fn a_span_over_lines_is_kept_to_the_first() {
        assert_eq!(within("ab\ncd", &(1..5)), 1..2);
    }
}
