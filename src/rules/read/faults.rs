//! Grouping of repeated findings.

use std::collections::HashMap;

use super::{ReadHint, Word};
use crate::rules::{Finding, Message};
use crate::text::Code;

/// Minimum number of equal unreadable signs that suggest an empty square.
const MIN_EQUAL_SIGNS: usize = 3;

/// Unreadable signs on the squares of a diagram, with their findings.
#[derive(Clone, Debug, Default)]
pub(crate) struct UnreadableSigns<'a> {
    /// Number of squares read.
    pub squares: usize,
    /// Number of squares with a known sign for empty.
    pub empty: usize,
    entries: Vec<(Word<'a>, Finding)>,
}

impl<'a> UnreadableSigns<'a> {
    /// Records an unreadable sign.
    pub(crate) fn push(&mut self, sign: Word<'a>, finding: Finding) {
        self.entries.push((sign, finding));
    }

    /// Appends all findings. If no square is marked as empty and one sign is frequent, its findings suggest that it
    /// means an empty square.
    pub(crate) fn report(self, empty: &'static str, findings: &mut Vec<Finding>) {
        let mut counts: HashMap<&str, usize> = HashMap::new();
        for (sign, _) in &self.entries {
            *counts.entry(sign.text).or_default() += 1;
        }
        let most =
            self.entries.iter().map(|(sign, _)| sign.text).max_by_key(|sign| counts.get(sign).copied());
        let many = |sign: &&str| {
            let count = counts.get(sign).copied().unwrap_or_default();
            self.empty == 0 && count >= MIN_EQUAL_SIGNS && count * 4 >= self.squares
        };
        let meant = most.filter(many);
        for (sign, finding) in self.entries {
            findings.push(match meant == Some(sign.text) {
                true => finding.hint(ReadHint::MeantForEmpty { empty }),
                false => finding,
            });
        }
    }
}

/// Sorts the findings by position in the text, and merges equal ones into the first.
pub(crate) fn merge_equal(mut findings: Vec<Finding>) -> Vec<Finding> {
    findings.sort_by_key(|finding| finding.span.as_ref().map_or(0, |span| span.start));
    let mut first: HashMap<(Code, Message), usize> = HashMap::new();
    let mut found: Vec<(Finding, usize)> = Vec::new();
    for finding in findings {
        match first.get(&(finding.code, finding.message.clone())).and_then(|at| found.get_mut(*at)) {
            Some((there, more)) => {
                there.squares.extend(finding.squares);
                *more += 1;
            }
            None => {
                first.insert((finding.code, finding.message.clone()), found.len());
                found.push((finding, 0));
            }
        }
    }
    let counted = |(finding, more): (Finding, usize)| match more {
        0 => finding,
        more => {
            let message = ReadHint::Repeated { message: Box::new(finding.message), more };
            Finding { message: message.into(), ..finding }
        }
    };
    found.into_iter().map(counted).collect()
}

#[cfg(test)]
mod tests {
    use super::super::ReadFinding;
    use super::*;

    #[test]
    fn equal_findings_are_merged() {
        let finding = |at: usize, typed: &str| {
            Finding::new(ReadFinding::NoPiece { typed: typed.to_owned() }).at(at..at + 1)
        };
        let found = merge_equal(vec![finding(7, "a"), finding(2, "b"), finding(3, "a"), finding(9, "a")]);
        let found: Vec<_> = found.iter().map(|f| (f.span.clone(), f.message.to_string())).collect();
        assert_eq!(
            found,
            [
                (Some(2..3), "`b` is not a piece".to_owned()),
                (Some(3..4), "`a` is not a piece (and 2 more times below)".to_owned())
            ]
        );
    }
}
