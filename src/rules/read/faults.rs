//! One sentence for a mistake that is made many times.

use std::collections::HashMap;

use super::Word;
use crate::rules::Finding;

/// From so many squares on, a sign that cannot be read may be meant for an empty square.
const FEW: usize = 3;

/// The signs on the squares of a diagram that cannot be read, with what is wrong with each.
#[derive(Clone, Debug, Default)]
pub struct Signs<'a> {
    /// How many squares have been looked at.
    pub squares: usize,
    /// How many of them a known sign says to be empty.
    pub empty: usize,
    odd: Vec<(Word<'a>, Finding)>,
}

impl<'a> Signs<'a> {
    /// Notes a sign that cannot be read.
    pub fn odd(&mut self, sign: Word<'a>, finding: Finding) {
        self.odd.push((sign, finding));
    }

    /// Tells of all of them. Where no square is said to be empty, and one sign stands on many squares, it was probably
    /// meant to say so.
    pub fn tell(self, empty: &str, findings: &mut Vec<Finding>) {
        let mut counts: HashMap<&str, usize> = HashMap::new();
        for (sign, _) in &self.odd {
            *counts.entry(sign.text).or_default() += 1;
        }
        let most = self.odd.iter().map(|(sign, _)| sign.text).max_by_key(|sign| counts.get(sign).copied());
        let many = |sign: &&str| {
            let count = counts.get(sign).copied().unwrap_or_default();
            self.empty == 0 && count >= FEW && count * 4 >= self.squares
        };
        let meant = most.filter(many);
        for (sign, finding) in self.odd {
            findings.push(match meant == Some(sign.text) {
                true => finding.hint(format!("is it meant for an empty square? That is `{empty}`")),
                false => finding,
            });
        }
    }
}

/// The findings in the order of the text. Where one thing is wrong in many places it is told once, at the first.
pub fn in_order(mut findings: Vec<Finding>) -> Vec<Finding> {
    findings.sort_by_key(|finding| finding.span.as_ref().map_or(0, |span| span.start));
    let mut first: HashMap<(&'static str, String), usize> = HashMap::new();
    let mut told: Vec<(Finding, usize)> = Vec::new();
    for finding in findings {
        match first.get(&(finding.code, finding.message.clone())).and_then(|at| told.get_mut(*at)) {
            Some((there, more)) => {
                there.squares.extend(finding.squares);
                *more += 1;
            }
            None => {
                first.insert((finding.code, finding.message.clone()), told.len());
                told.push((finding, 0));
            }
        }
    }
    let counted = |(finding, more): (Finding, usize)| match more {
        0 => finding,
        1 => Finding { message: finding.message.clone() + " (and once more below)", ..finding },
        more => Finding { message: format!("{} (and {more} times more below)", finding.message), ..finding },
    };
    told.into_iter().map(counted).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_wrong_many_times_is_told_once() {
        let finding = |at: usize, message: &str| Finding::unreadable("t/x", at..at + 1, message);
        let told = in_order(vec![finding(7, "a"), finding(2, "b"), finding(3, "a"), finding(9, "a")]);
        let told: Vec<_> = told.iter().map(|f| (f.span.clone(), f.message.as_str())).collect();
        assert_eq!(told, [(Some(2..3), "b"), (Some(3..4), "a (and 2 times more below)")]);
    }
}
