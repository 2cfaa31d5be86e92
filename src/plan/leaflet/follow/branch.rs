//! Nested conditional branches.

use std::ops::Range;

/// The open conditions, the outermost first.
#[derive(Debug, Default)]
pub(crate) struct Branches(Vec<Branch>);

#[derive(Debug)]
struct Branch {
    /// Whether the enclosing text is active.
    outside: bool,
    /// Whether one of its branches has been active.
    taken: bool,
    /// Whether the current branch is active.
    active: bool,
    /// Whether this is the `else` branch.
    last: bool,
    /// Span of its `{if …}`.
    opened: Range<usize>,
}

impl Branches {
    /// Whether the current text is active.
    pub(crate) fn is_active(&self) -> bool {
        self.0.last().is_none_or(|branch| branch.outside && branch.active)
    }

    pub(crate) fn open(&mut self, holds: bool, opened: Range<usize>) {
        let outside = self.is_active();
        self.0.push(Branch { outside, taken: holds, active: holds, last: false, opened });
    }

    /// Whether another branch may follow.
    pub(crate) fn may_branch(&self) -> bool {
        self.0.last().is_some_and(|branch| !branch.last)
    }

    /// Whether the next branch is active if its condition holds.
    pub(crate) fn next_is_open(&self) -> bool {
        self.0.last().is_some_and(|branch| branch.outside && !branch.taken)
    }

    pub(crate) fn branch(&mut self, holds: bool) {
        if let Some(branch) = self.0.last_mut() {
            branch.active = holds && !branch.taken;
            branch.taken |= holds;
        }
    }

    pub(crate) fn branch_last(&mut self) {
        self.branch(true);
        if let Some(branch) = self.0.last_mut() {
            branch.last = true;
        }
    }

    pub(crate) fn may_end(&self) -> bool {
        !self.0.is_empty()
    }

    pub(crate) fn close(&mut self) {
        self.0.pop();
    }

    /// Spans of conditions that were never closed.
    pub(crate) fn unclosed(self) -> impl Iterator<Item = Range<usize>> {
        self.0.into_iter().map(|branch| branch.opened)
    }
}
