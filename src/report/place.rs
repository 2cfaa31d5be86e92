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

/// Line and column of a byte, both counted from 1, the column in characters.
pub fn line_and_column(text: &str, at: usize) -> (usize, usize) {
    let before = text.get(..within(text, &(at..at)).start).unwrap_or_default();
    let line = before.matches('\n').count() + 1;
    let column = before.rsplit('\n').next().unwrap_or_default().chars().count() + 1;
    (line, column)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_count_characters() {
        assert_eq!(line_and_column("a\né = 1", 5), (2, 3));
    }

    #[test]
    fn a_place_beyond_the_text_is_its_end() {
        assert_eq!(line_and_column("a\n", 99), (2, 1));
        assert_eq!(within("é", &(1..9)), 0..2);
    }

    #[test]
    fn a_span_over_lines_is_kept_to_the_first() {
        assert_eq!(within("ab\ncd", &(1..5)), 1..2);
    }
}
