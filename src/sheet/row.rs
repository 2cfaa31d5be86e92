//! Rows of blocks on a page.

use super::block::{PageBlock, distance};
use crate::game::{Mm, Rect, Size};

/// Blocks side by side, aligned at the top.
pub(super) struct BlockRow<'a> {
    pub(super) blocks: Vec<PageBlock<'a>>,
}

impl BlockRow<'_> {
    /// Its size, including the distances between blocks.
    pub(super) fn size(&self) -> Size {
        let widths = self.blocks.iter().map(|block| block.size().width);
        let heights = self.blocks.iter().map(|block| block.size().height);
        Size::new(sum(widths.chain(self.distances())), heights.max().unwrap_or_default())
    }

    /// The distances between its blocks.
    pub(super) fn distances(&self) -> impl Iterator<Item = Mm> {
        self.blocks.windows(2).map(|pair| distance(&pair[0], &pair[1]))
    }

    /// Clearance to the left and right edges of the page, equal on both sides.
    pub(super) fn side_clearance(&self) -> Mm {
        let ends = self.blocks.first().into_iter().chain(self.blocks.last());
        ends.map(PageBlock::clearance).max().unwrap_or_default()
    }

    /// Clearance to the top and bottom edges of the page.
    pub(super) fn end_clearance(&self) -> Mm {
        self.blocks.iter().map(PageBlock::clearance).max().unwrap_or_default()
    }

    /// The left edges and widths of its blocks.
    pub(super) fn columns(&self, frame: Rect) -> Vec<(Mm, Mm)> {
        let room = frame.size.width - self.side_clearance() * 2;
        let widths: Vec<Mm> = match &self.blocks[..] {
            [block] => vec![block.width_in(room)],
            blocks => blocks.iter().map(|block| block.size().width).collect(),
        };
        let whole = sum(widths.iter().copied().chain(self.distances()));
        let mut left = frame.left() + (frame.size.width - whole).half();
        let mut columns = Vec::with_capacity(widths.len());
        for (width, distance) in widths.into_iter().zip(self.distances().chain([Mm::ZERO])) {
            columns.push((left, width));
            left += width + distance;
        }
        columns
    }

    /// The distance to the row below it.
    pub(super) fn distance(&self, below: &BlockRow) -> Mm {
        let pairs =
            self.blocks.iter().flat_map(|block| below.blocks.iter().map(move |other| distance(block, other)));
        pairs.max().unwrap_or_default()
    }
}

/// Adds lengths.
pub(super) fn sum(lengths: impl Iterator<Item = Mm>) -> Mm {
    lengths.fold(Mm::ZERO, |sum, length| sum + length)
}
