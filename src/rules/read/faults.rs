//! Grouping of repeated findings.

use std::collections::HashMap;

use super::ReadHint;
use crate::rules::{Finding, Message};
use crate::text::Code;

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
