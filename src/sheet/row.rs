//! Rows of blocks on a page.

use super::block::{self, BlockEdge, PageBlock, distance};
use crate::game::{Mm, Rect, Size};

/// Blocks side by side, aligned at the top.
pub(super) struct BlockRow<'a> {
    blocks: Vec<PageBlock<'a>>,
    /// The properties of the row that are asked for at every block that might be added: those of its first block, of
    /// its first two, and so on.
    extents: Vec<RowExtent>,
}

/// The size of a row, and the clearances that its blocks need.
#[derive(Clone, Copy, Default)]
struct RowExtent {
    size: Size,
    side_clearance: Mm,
    end_clearance: Mm,
    /// The overhangs of its blocks with straight cuts and of those without.
    overhang: [Option<Mm>; 2],
}

impl<'a> BlockRow<'a> {
    pub(super) fn new(block: PageBlock<'a>) -> BlockRow<'a> {
        let mut row = BlockRow { blocks: Vec::new(), extents: Vec::new() };
        row.push(block);
        row
    }

    /// Adds a block at the right end.
    pub(super) fn push(&mut self, block: PageBlock<'a>) {
        let before = self.extent();
        let distance = self.blocks.last().map_or(Mm::ZERO, |last| distance(last, &block));
        let (size, clearance) = (block.size(), block.clearance());
        let first = self.blocks.first().map_or(clearance, PageBlock::clearance);
        let mut overhang = before.overhang;
        let edge = block.edge();
        let own = &mut overhang[usize::from(edge.is_cut)];
        *own = (*own).max(Some(edge.overhang));
        self.blocks.push(block);
        let end_clearance = self.blocks.iter().map(|block| block.end_clearance(&self.blocks)).max();
        self.extents.push(RowExtent {
            size: Size::new(before.size.width + distance + size.width, before.size.height.max(size.height)),
            side_clearance: first.width.max(clearance.width),
            end_clearance: end_clearance.unwrap_or_default(),
            overhang,
        });
    }

    /// Removes the block at the right end.
    pub(super) fn pop(&mut self) {
        self.extents.pop();
        self.blocks.pop();
    }

    pub(super) fn blocks(&self) -> &[PageBlock<'a>] {
        &self.blocks
    }

    fn extent(&self) -> RowExtent {
        self.extents.last().copied().unwrap_or_default()
    }

    /// Its size, including the distances between blocks.
    pub(super) fn size(&self) -> Size {
        self.extent().size
    }

    /// The distances between its blocks.
    pub(super) fn distances(&self) -> impl Iterator<Item = Mm> {
        self.blocks.windows(2).map(|pair| distance(&pair[0], &pair[1]))
    }

    /// Clearance to the left and right edges of the page, equal on both sides.
    pub(super) fn side_clearance(&self) -> Mm {
        self.extent().side_clearance
    }

    /// Clearance to the top and bottom edges of the page.
    pub(super) fn end_clearance(&self) -> Mm {
        self.extent().end_clearance
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

    pub(super) fn distance(&self, below: &BlockRow) -> Mm {
        below.edges().map(|edge| self.distance_to(edge)).max().unwrap_or_default()
    }

    pub(super) fn distance_to_block(&self, below: &PageBlock) -> Mm {
        self.distance_to(below.edge())
    }

    fn distance_to(&self, below: BlockEdge) -> Mm {
        self.edges().map(|edge| block::distance_between(edge, below)).max().unwrap_or_default()
    }

    /// The largest overhangs of its blocks with straight cuts and of those without: only these two matter for
    /// distances.
    fn edges(&self) -> impl Iterator<Item = BlockEdge> + use<> {
        let [round, cut] = self.extent().overhang;
        let edge = |is_cut: bool| move |overhang: Mm| BlockEdge { is_cut, overhang };
        round.map(edge(false)).into_iter().chain(cut.map(edge(true)))
    }
}

/// Adds lengths.
pub(super) fn sum(lengths: impl Iterator<Item = Mm>) -> Mm {
    lengths.fold(Mm::ZERO, |sum, length| sum + length)
}
