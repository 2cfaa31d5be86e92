//! Where lines break: not greedily one after the other, but so that the paragraph as a whole is even.

use std::ops::Range;

/// What a paragraph is cut by: how long a word is, the space before it, and how much a line dislikes to end
/// with it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Item {
    /// The length of the word.
    pub width: f64,
    /// The space before it, gone at the start of a line.
    pub space: f64,
    /// Whether it should not end a line: a word of one letter.
    pub clings: bool,
}

/// A last line shorter than this part of the measure looks lost.
const LOST: f64 = 0.22;
/// What such a line costs, and how much more the shortest of all.
const LONELY: (f64, f64) = (0.05, 0.07);

/// The lines of a paragraph with an uneven right edge: no line is longer than the measure unless a single
/// word is, and the sum of the squares of what is left at their ends is least.
pub fn lines(items: &[Item], measure: f64) -> Vec<Range<usize>> {
    let count = items.len();
    // best[n]: the least cost of setting the first n words, and where their last line starts.
    let mut best: Vec<(f64, usize)> = vec![(f64::INFINITY, 0); count + 1];
    best[0] = (0.0, 0);
    for start in 0..count {
        let (so_far, _) = best[start];
        let mut width = 0.0;
        for end in start..count {
            let item = items[end];
            width += item.width + if end > start { item.space } else { 0.0 };
            if width > measure + 1e-9 && end > start {
                break;
            }
            let left = ((measure - width) / measure).max(0.0);
            let cost = if end + 1 < count {
                left * left + if item.clings { 0.01 } else { 0.0 }
            } else if start > 0 && left > 1.0 - LOST {
                LONELY.0 + LONELY.1 * (left - (1.0 - LOST)) / LOST
            } else {
                0.0
            };
            if so_far + cost < best[end + 1].0 {
                best[end + 1] = (so_far + cost, start);
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

    fn items(widths: &[f64]) -> Vec<Item> {
        widths.iter().map(|&width| Item { width, space: 1.0, clings: false }).collect()
    }

    fn width(items: &[Item], line: &Range<usize>) -> f64 {
        let spaces: f64 = items[line.start + 1..line.end].iter().map(|item| item.space).sum();
        items[line.clone()].iter().map(|item| item.width).sum::<f64>() + spaces
    }

    #[test]
    fn an_even_paragraph_is_preferred_to_a_full_first_line() {
        // Greedy breaking gives 3+3+1 | 6 | 8 and leaves a hole in the second line.
        let items = items(&[4.0, 4.0, 1.0, 9.0, 8.0]);
        assert_eq!(lines(&items, 11.0), [0..2, 2..4, 4..5]);
    }

    #[test]
    fn a_last_line_is_not_one_short_word() {
        // As full as can be: 11 11 | 11 5 5 | 2, which leaves the last word alone.
        let items = items(&[11.0, 11.0, 11.0, 5.0, 5.0, 2.0]);
        assert_eq!(lines(&items, 23.0), [0..2, 2..4, 4..6]);
    }

    proptest! {
        #[test]
        fn every_word_comes_once_and_no_line_is_too_long(widths in prop::collection::vec(0.5f64..30.0, 0..60)) {
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
        fn no_more_lines_are_used_than_one_above_the_fewest(widths in prop::collection::vec(0.5f64..12.0, 1..60)) {
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
