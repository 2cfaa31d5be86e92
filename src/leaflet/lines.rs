//! Optimal line breaking of ragged-right paragraphs, by dynamic programming.

use std::ops::Range;

/// A word for line breaking.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct BreakItem {
    pub width: f64,
    /// The space before it, dropped at the start of a line.
    pub space: f64,
    /// Whether it should not end a line, as a word of one letter.
    pub clings: bool,
}

/// A last line below this fraction of the measure is penalized.
const SHORT_LAST_LINE: f64 = 0.22;
/// The penalty of such a line, and the additional penalty of an empty one.
const LAST_LINE_PENALTY: (f64, f64) = (0.05, 0.07);

/// Breaks a paragraph into lines. No line is longer than the measure, unless a single word is; the sum of the squared
/// slack of the lines is minimal.
pub(crate) fn lines(items: &[BreakItem], measure: f64) -> Vec<Range<usize>> {
    let count = items.len();
    // best[n]: the minimum cost of the first n words, and the start of their last line.
    let mut best: Vec<(f64, usize)> = vec![(f64::INFINITY, 0); count + 1];
    best[0] = (0.0, 0);
    for start in 0..count {
        let (cost_before, _) = best[start];
        let mut width = 0.0;
        for end in start..count {
            let item = items[end];
            width += item.width + if end > start { item.space } else { 0.0 };
            if width > measure + 1e-9 && end > start {
                break;
            }
            let slack = ((measure - width) / measure).max(0.0);
            let cost = if end + 1 < count {
                slack * slack + if item.clings { 0.01 } else { 0.0 }
            } else if start > 0 && slack > 1.0 - SHORT_LAST_LINE {
                LAST_LINE_PENALTY.0
                    + LAST_LINE_PENALTY.1 * (slack - (1.0 - SHORT_LAST_LINE)) / SHORT_LAST_LINE
            } else {
                0.0
            };
            if cost_before + cost < best[end + 1].0 {
                best[end + 1] = (cost_before + cost, start);
            }
        }
    }
    let mut lines = Vec::new();
    let mut end = count;
    while end > 0 {
        let start = best[end].1;
        lines.push(start..end);
        end = start;
    }
    lines.reverse();
    lines
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn items(widths: &[f64]) -> Vec<BreakItem> {
        widths.iter().map(|&width| BreakItem { width, space: 1.0, clings: false }).collect()
    }

    fn width(items: &[BreakItem], line: &Range<usize>) -> f64 {
        let spaces: f64 = items[line.start + 1..line.end].iter().map(|item| item.space).sum();
        items[line.clone()].iter().map(|item| item.width).sum::<f64>() + spaces
    }

    #[test]
    fn even_lines_are_preferred_to_a_full_first_line() {
        // Greedy breaking puts 4+4+1 in the first line and leaves a gap in the second.
        let items = items(&[4.0, 4.0, 1.0, 9.0, 8.0]);
        assert_eq!(lines(&items, 11.0), [0..2, 2..4, 4..5]);
    }

    #[test]
    fn a_last_line_is_not_one_short_word() {
        // Greedy breaking gives 11 11 | 11 5 5 | 2, which leaves the last word alone.
        let items = items(&[11.0, 11.0, 11.0, 5.0, 5.0, 2.0]);
        assert_eq!(lines(&items, 23.0), [0..2, 2..4, 4..6]);
    }

    proptest! {
        #[test]
        fn lines_hold_every_word_once_and_fit_the_measure(widths in prop::collection::vec(0.5f64..30.0, 0..60)) {
            let items = items(&widths);
            let lines = lines(&items, 25.0);
            let mut next = 0;
            for line in &lines {
                prop_assert_eq!(line.start, next);
                prop_assert!(line.end > line.start);
                next = line.end;
                prop_assert!(line.len() == 1 || width(&items, line) <= 25.0 + 1e-6);
            }
            prop_assert_eq!(next, widths.len());
        }

        #[test]
        fn at_most_one_line_more_than_the_minimum_is_used(widths in prop::collection::vec(0.5f64..12.0, 1..60)) {
            let items = items(&widths);
            let (mut fewest, mut used) = (1, 0.0);
            for width in &widths {
                if used > 0.0 && used + 1.0 + width > 25.0 {
                    fewest += 1;
                    used = *width;
                } else {
                    used += width + if used > 0.0 { 1.0 } else { 0.0 };
                }
            }
            prop_assert!(lines(&items, 25.0).len() <= fewest + 1);
        }
    }
}
