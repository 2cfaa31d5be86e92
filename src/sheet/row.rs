//! Blocks that lie beside each other on a page.

use super::block::{Block, apart};
use crate::game::{Mm, Rect, Size};

/// Blocks beside each other, their tops on one line.
pub(super) struct Row<'a> {
    pub(super) blocks: Vec<Block<'a>>,
}

impl Row<'_> {
    /// What its blocks take, with what lies between them.
    pub(super) fn size(&self) -> Size {
        let widths = self.blocks.iter().map(|block| block.size().width);
        let heights = self.blocks.iter().map(|block| block.size().height);
        Size::new(sum(widths.chain(self.aparts())), heights.max().unwrap_or_default())
    }

    /// The distances between its blocks.
    pub(super) fn aparts(&self) -> impl Iterator<Item = Mm> {
        self.blocks.windows(2).map(|pair| apart(&pair[0], &pair[1]))
    }

    /// What it keeps free towards the left and right edges of the page: as much on one side as on the other.
    pub(super) fn beside(&self) -> Mm {
        let ends = self.blocks.first().into_iter().chain(self.blocks.last());
        ends.map(Block::skirt).max().unwrap_or_default()
    }

    /// What it keeps free towards the upper and lower edges of the page.
    pub(super) fn above(&self) -> Mm {
        self.blocks.iter().map(Block::skirt).max().unwrap_or_default()
    }

    /// Where its blocks lie: their left edges, and how wide their places are.
    pub(super) fn places(&self, frame: Rect) -> Vec<(Mm, Mm)> {
        let ground = frame.size.width - self.beside() * 2;
        let widths: Vec<Mm> = match &self.blocks[..] {
            [block] => vec![block.width_in(ground)],
            blocks => blocks.iter().map(|block| block.size().width).collect(),
        };
        let whole = sum(widths.iter().copied().chain(self.aparts()));
        let mut left = frame.left() + (frame.size.width - whole).half();
        let mut places = Vec::with_capacity(widths.len());
        for (width, apart) in widths.into_iter().zip(self.aparts().chain([Mm::ZERO])) {
            places.push((left, width));
            left += width + apart;
        }
        places
    }

    /// The distance to the row below it.
    pub(super) fn apart(&self, below: &Row) -> Mm {
        let pairs =
            self.blocks.iter().flat_map(|block| below.blocks.iter().map(move |other| apart(block, other)));
        pairs.max().unwrap_or_default()
    }
}

/// Lengths added up.
pub(super) fn sum(lengths: impl Iterator<Item = Mm>) -> Mm {
    lengths.fold(Mm::ZERO, |sum, length| sum + length)
}
