//! Texts of which one or another is read.

use std::ops::Range;

/// The texts that are open, the outermost first.
#[derive(Debug, Default)]
pub struct Branches(Vec<Branch>);

#[derive(Debug)]
struct Branch {
    /// Whether the text that it stands in is read.
    outside: bool,
    /// Whether one of its texts has been read, or is.
    taken: bool,
    /// Whether the present one is.
    reads: bool,
    /// Whether no other can follow.
    last: bool,
    /// Where it was opened.
    opened: Range<usize>,
}

impl Branches {
    /// Whether what stands here is read.
    pub fn are_read(&self) -> bool {
        self.0.last().is_none_or(|branch| branch.outside && branch.reads)
    }

    pub fn open(&mut self, holds: bool, opened: Range<usize>) {
        let outside = self.are_read();
        self.0.push(Branch { outside, taken: holds, reads: holds, last: false, opened });
    }

    /// Whether another text may follow the present one.
    pub fn may_turn(&self) -> bool {
        self.0.last().is_some_and(|branch| !branch.last)
    }

    /// Whether the text that follows is read if what is asked for it holds.
    pub fn is_open_to(&self) -> bool {
        self.0.last().is_some_and(|branch| branch.outside && !branch.taken)
    }

    pub fn turn(&mut self, holds: bool) {
        if let Some(branch) = self.0.last_mut() {
            branch.reads = holds && !branch.taken;
            branch.taken |= holds;
        }
    }

    pub fn turn_last(&mut self) {
        self.turn(true);
        if let Some(branch) = self.0.last_mut() {
            branch.last = true;
        }
    }

    pub fn may_end(&self) -> bool {
        !self.0.is_empty()
    }

    pub fn close(&mut self) {
        self.0.pop();
    }

    /// Those that were never closed.
    pub fn left(self) -> impl Iterator<Item = Range<usize>> {
        self.0.into_iter().map(|branch| branch.opened)
    }
}
