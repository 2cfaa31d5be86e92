//! A text and the texts that it names, with one range of offsets.

use std::ops::Range;

use super::{Faulty, Finding, Source};

/// A text and others that it names. They share one range of offsets, so that a span may point into any of them.
#[derive(Clone, Debug)]
pub(crate) struct Texts {
    first: Source,
    /// Each with the offset of its start, in ascending order.
    others: Vec<(usize, Source)>,
}

impl Texts {
    pub(crate) fn new(first: Source) -> Texts {
        Texts { first, others: Vec::new() }
    }

    /// The text that names the others.
    pub(crate) fn first(&self) -> &Source {
        &self.first
    }

    /// Adds a text. Returns the offset of its start.
    pub(crate) fn add(&mut self, source: Source) -> usize {
        // One more than the end, which is a place as well.
        let start = self.starts().last().map_or(0, |(start, last)| start + last.text.len() + 1);
        self.others.push((start, source));
        start
    }

    fn starts(&self) -> impl DoubleEndedIterator<Item = (usize, &Source)> {
        let others = self.others.iter().map(|(start, source)| (*start, source));
        std::iter::once((0, &self.first)).chain(others)
    }

    /// The findings of each text that has some, with spans in that text, in the order of the text.
    pub(crate) fn split(&self, mut findings: Vec<Finding>, more: bool) -> Vec<Faulty> {
        findings.sort_by_key(Finding::order);
        let mut split: Vec<Faulty> = Vec::new();
        let mut rest = findings.into_iter().peekable();
        let nexts = self.others.iter().map(|(next, _)| *next).chain([usize::MAX]);
        for ((start, source), next) in self.starts().zip(nexts) {
            let mut faults = Vec::new();
            while let Some(finding) = rest.next_if(|finding| finding.order().0 < next) {
                let moved = |span: Range<usize>| span.start - start..span.end - start;
                faults.push(Finding { span: finding.span.map(moved), ..finding });
            }
            if !faults.is_empty() {
                split.push(Faulty { source: source.clone(), faults, more });
            }
        }
        split
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::decode::DecodeFinding;

    #[test]
    fn findings_go_to_the_text_that_holds_their_place() {
        let source = |name: &str, text: &str| Source { name: name.to_owned(), text: text.to_owned() };
        let mut texts = Texts::new(source("a", "abc"));
        let start = texts.add(source("b", ""));
        let end = texts.add(source("c", "de"));
        let found = |span| Finding::new(DecodeFinding::DamagedUtf16).at(span);
        let all = vec![found(end..end + 2), found(3..3), found(0..1), found(start..start)];
        let split = texts.split(all, false);
        let ends = |fault: &Finding| (fault.place().start, fault.place().end);
        let places = |faulty: &Faulty| faulty.faults.iter().map(ends).collect::<Vec<_>>();
        let told: Vec<_> = split.iter().map(|faulty| (faulty.source.name.as_str(), places(faulty))).collect();
        assert_eq!(told, [("a", vec![(0, 1), (3, 3)]), ("b", vec![(0, 0)]), ("c", vec![(0, 2)])]);
    }
}
