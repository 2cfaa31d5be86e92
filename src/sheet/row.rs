//! Rows of blocks on a page.

use super::block::{EdgeSet, PageBlock};
use crate::game::{Mm, Point, Rect, Size};

/// Columns of blocks side by side, aligned at the top. Most columns have one block.
pub(super) struct BlockRow<'a> {
    blocks: Vec<PageBlock<'a>>,
    /// The number of the first block of each column.
    starts: Vec<usize>,
    /// The properties of the row that are asked for at every block that might be added: those of its first block, of
    /// its first two, and so on.
    extents: Vec<RowExtent>,
}

/// The size of a row, and the clearances that its blocks need.
#[derive(Clone, Copy, Default)]
struct RowExtent {
    size: Size,
    /// The width of all columns but the last, with the distances between all.
    before_last: Mm,
    /// The size of the last column.
    last: Size,
    side_clearance: Mm,
    end_clearance: Mm,
    edges: EdgeSet,
    last_edges: EdgeSet,
}

impl<'a> BlockRow<'a> {
    pub(super) fn new(block: PageBlock<'a>) -> BlockRow<'a> {
        let mut row = BlockRow { blocks: Vec::new(), starts: Vec::new(), extents: Vec::new() };
        row.push(block);
        row
    }

    /// Adds a column with a block at the right end.
    pub(super) fn push(&mut self, block: PageBlock<'a>) {
        self.starts.push(self.blocks.len());
        self.blocks.push(block);
        self.extents.push(self.measured());
    }

    /// Adds a block below those of the last column.
    pub(super) fn push_below(&mut self, block: PageBlock<'a>) {
        self.blocks.push(block);
        self.extents.push(self.measured());
    }

    /// Removes the block that was added last.
    pub(super) fn pop(&mut self) {
        self.extents.pop();
        self.blocks.pop();
        self.starts.pop_if(|start| *start == self.blocks.len());
    }

    pub(super) fn blocks(&self) -> &[PageBlock<'a>] {
        &self.blocks
    }

    /// Its only block.
    pub(super) fn only(&self) -> Option<PageBlock<'a>> {
        if let [only] = self.blocks[..] { Some(only) } else { None }
    }

    fn measured(&self) -> RowExtent {
        let columns = self.columns();
        let (Some(first), Some(last)) = (columns.first(), columns.last()) else {
            return RowExtent::default();
        };
        let widest = [first, last].into_iter().copied().flatten().map(|block| block.clearance().width).max();
        let before = columns.iter().map(|column| stacked(column).width).take(columns.len() - 1);
        let before_last = sum(before.chain(distances(&columns)));
        let end = stacked(last);
        let height = columns.iter().map(|column| stacked(column).height).max();
        let end_clearance = self.blocks.iter().map(|block| block.end_clearance(&self.blocks)).max();
        RowExtent {
            size: Size::new(before_last + end.width, height.unwrap_or_default()),
            before_last,
            last: end,
            side_clearance: widest.unwrap_or_default(),
            end_clearance: end_clearance.unwrap_or_default(),
            edges: EdgeSet::of(&self.blocks),
            last_edges: EdgeSet::of(last),
        }
    }

    fn columns(&self) -> Vec<&[PageBlock<'a>]> {
        let ends = self.starts.iter().skip(1).copied().chain([self.blocks.len()]);
        self.starts.iter().zip(ends).filter_map(|(&start, end)| self.blocks.get(start..end)).collect()
    }

    fn extent(&self) -> RowExtent {
        self.extents.last().copied().unwrap_or_default()
    }

    /// Its size, including the distances between blocks.
    pub(super) fn size(&self) -> Size {
        self.extent().size
    }

    /// The width for a column at its right end on a page of this width.
    pub(super) fn width_beside(&self, page: Mm, block: &PageBlock) -> Mm {
        let RowExtent { size, last_edges, .. } = self.extent();
        page - size.width - last_edges.distance(block.edges()) - self.side_clearance_with(block) * 2
    }

    /// The room for a block below its last column on a page of this width.
    pub(super) fn room_below_last(&self, page: Mm, block: &PageBlock) -> Size {
        let RowExtent { size, before_last, last, last_edges, .. } = self.extent();
        let distance = last_edges.distance(block.edges());
        let width = page - before_last - self.side_clearance_with(block) * 2;
        Size::new(width, size.height - last.height - distance)
    }

    fn side_clearance_with(&self, block: &PageBlock) -> Mm {
        self.side_clearance().max(block.clearance().width)
    }

    /// Clearance to the left and right edges of the page, equal on both sides.
    pub(super) fn side_clearance(&self) -> Mm {
        self.extent().side_clearance
    }

    /// Clearance to the top and bottom edges of the page.
    pub(super) fn end_clearance(&self) -> Mm {
        self.extent().end_clearance
    }

    /// The outlines of its blocks, in the middle of a frame.
    pub(super) fn outlines(&self, frame: Rect, top: Mm) -> Vec<Rect> {
        let room = frame.size.width - self.side_clearance() * 2;
        let columns = self.columns();
        let width = match self.only() {
            Some(block) => block.width_in(room),
            None => self.size().width,
        };
        let mut left = frame.left() + (frame.size.width - width).half();
        let mut outlines = Vec::with_capacity(self.blocks.len());
        for (column, distance) in columns.iter().zip(distances(&columns).chain([Mm::ZERO])) {
            let below = column.windows(2).map(|pair| distance_between(&pair[..1], &pair[1..]));
            let mut top = top;
            for (block, distance) in column.iter().zip(below.chain([Mm::ZERO])) {
                let size = Size {
                    width: if self.only().is_some() { width } else { block.size().width },
                    ..block.size()
                };
                outlines.push(Rect { origin: Point::new(left, top), size });
                top += size.height + distance;
            }
            left += stacked(column).width + distance;
        }
        outlines
    }

    pub(super) fn distance(&self, below: &BlockRow) -> Mm {
        self.extent().edges.distance(below.extent().edges)
    }

    pub(super) fn distance_to_block(&self, below: &PageBlock) -> Mm {
        self.extent().edges.distance(below.edges())
    }
}

/// The distances between adjacent columns.
fn distances(columns: &[&[PageBlock]]) -> impl Iterator<Item = Mm> {
    columns.windows(2).map(|pair| distance_between(pair[0], pair[1]))
}

fn distance_between(some: &[PageBlock], others: &[PageBlock]) -> Mm {
    EdgeSet::of(some).distance(EdgeSet::of(others))
}

/// The size of blocks one above another.
fn stacked(column: &[PageBlock]) -> Size {
    let width = column.iter().map(|block| block.size().width).max();
    let distances = column.windows(2).map(|pair| distance_between(&pair[..1], &pair[1..]));
    let heights = column.iter().map(|block| block.size().height);
    Size::new(width.unwrap_or_default(), sum(heights.chain(distances)))
}

/// Adds lengths.
pub(super) fn sum(lengths: impl Iterator<Item = Mm>) -> Mm {
    lengths.fold(Mm::ZERO, |sum, length| sum + length)
}
