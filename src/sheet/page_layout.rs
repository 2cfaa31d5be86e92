//! A page and the positions of its blocks.
//!
//! ```text
//!  ┌──────────────────────┐
//!  │ ┌─────────┐ ┌──────┐ │  a row: blocks side by side
//!  │ │  board  │ │ disc │ │
//!  │ │         │ └──────┘ │
//!  │ └─────────┘          │
//!  │  ○ ○ ○ ○ ○ ○ ○       │  another row
//!  │  ○ ○ ○  ┌───┆───┐    │
//!  │         └───┆───┘    │  the free corner of the last row
//!  └──────────────────────┘
//! ```
//!
//! A block alone on a page is positioned as a full grid would be, so that a partially filled last sheet is cut with the
//! same settings as the others. The first of several grids is positioned as if alone unless the others need more room;
//! a board and what shares its page are centred together. Distances between blocks and to the edges leave room for the
//! marks of all cuts.

use super::block::{self, PageBlock};
use super::guillotine::BlockBounds;
use super::page::{self, footer};
use super::row::{BlockRow, sum};
use super::{BoardTile, CutStyle, Options, Sheet, guillotine, marks};
use crate::game::{Game, Mm, Point, Rect, Size};

/// A page and its blocks.
pub(super) struct PageLayout<'a> {
    paper: Size,
    /// The area of paint and marks.
    frame: Rect,
    rows: Vec<BlockRow<'a>>,
    /// The height of all rows with the distances between them.
    rows_height: Mm,
    corner: Option<PageBlock<'a>>,
}

/// A possible position of another block.
#[derive(Clone, Copy)]
pub(super) enum BlockPosition {
    /// At the right end of a row.
    InRow(usize),
    /// Below the blocks at the right end of a row.
    InColumn(usize),
    /// In a new row below all others.
    Below,
    /// In the free corner of the last row.
    Corner,
}

/// A block and its outline on the page.
struct BlockArea<'p, 'a> {
    block: &'p PageBlock<'a>,
    outline: Rect,
}

impl<'a> PageLayout<'a> {
    /// A page with one block.
    pub(super) fn new(block: PageBlock<'a>, options: &Options) -> PageLayout<'a> {
        let paper = match &block {
            PageBlock::Board(part) => part.paper,
            PageBlock::Pieces(_) => options.paper,
        };
        let rows = vec![BlockRow::new(block)];
        let rows_height = rows_height(&rows);
        PageLayout { paper, frame: page::frame(paper, options), rows, rows_height, corner: None }
    }

    /// The room for a block alone on a page.
    pub(super) fn room_alone(block: &PageBlock, options: &Options) -> Size {
        match block {
            PageBlock::Board(part) => part.size(),
            PageBlock::Pieces(_) => page::room_within(block.clearance(), options),
        }
    }

    pub(super) fn blocks(&self) -> impl Iterator<Item = &PageBlock<'a>> {
        self.rows.iter().flat_map(BlockRow::blocks).chain(&self.corner)
    }

    /// Adds a block if there is room.
    pub(super) fn add(&mut self, block: PageBlock<'a>, beside: bool) -> bool {
        if self.corner.is_some() {
            return false;
        }
        self.positions(beside).any(|position| self.add_at(position, block))
            || beside && self.add_in_corner(block)
    }

    /// Adds as much of a block as there is room for, and returns the rest.
    pub(super) fn add_part(&mut self, block: PageBlock<'a>, beside: bool) -> Option<PageBlock<'a>> {
        if self.corner.is_some() {
            return None;
        }
        self.positions(beside).find_map(|position| {
            let (part, rest) = self.room(position, &block).and_then(|room| block.split(room))?;
            self.put(position, part).then_some(rest)
        })
    }

    /// All positions that have room for a block of its kind, with the room.
    pub(super) fn rooms(&self, block: PageBlock<'a>) -> impl Iterator<Item = (BlockPosition, Size)> {
        let in_rows =
            (0..self.rows.len()).flat_map(|row| [BlockPosition::InRow(row), BlockPosition::InColumn(row)]);
        let positions = in_rows.chain([BlockPosition::Below]);
        positions.filter_map(move |position| Some((position, self.room(position, &block)?)))
    }

    fn positions(&self, beside: bool) -> impl Iterator<Item = BlockPosition> + use<> {
        let rows = if beside { self.rows.len() } else { 0 };
        (0..rows).map(BlockPosition::InRow).chain([BlockPosition::Below])
    }

    fn add_at(&mut self, position: BlockPosition, block: PageBlock<'a>) -> bool {
        let fitting = self.room(position, &block).and_then(|room| block.fit_into(room));
        fitting.is_some_and(|block| self.put(position, block))
    }

    /// Adds a block in the free corner of the last row, whose size depends on the grid.
    fn add_in_corner(&mut self, block: PageBlock<'a>) -> bool {
        if self.add_at(BlockPosition::Corner, block) {
            return true;
        }
        let [row] = &self.rows[..] else { return false };
        let Some(only) = row.only() else { return false };
        for other in only.regridded(self.frame.grown(-only.clearance().width).size) {
            self.set_only_row(BlockRow::new(other));
            if self.add_at(BlockPosition::Corner, block) {
                return true;
            }
        }
        self.set_only_row(BlockRow::new(only));
        false
    }

    fn set_only_row(&mut self, row: BlockRow<'a>) {
        self.rows = vec![row];
        self.rows_height = rows_height(&self.rows);
    }

    /// Adds a block at a position, unless it must not be on a page with the others, or the page no longer fits, as it may
    /// increase the distances of rows.
    pub(super) fn put(&mut self, position: BlockPosition, block: PageBlock<'a>) -> bool {
        // Two tiles of a board on one page would look like neighbours, two parts of a batch like one.
        let is_tile = |block: &PageBlock| matches!(block, PageBlock::Board(part) if part.tile.is_some());
        let conflicts = |other: &PageBlock| other.is_same_batch(&block) || is_tile(&block) && is_tile(other);
        if self.blocks().any(conflicts) {
            return false;
        }
        match position {
            BlockPosition::InRow(row) => self.rows[row].push(block),
            BlockPosition::InColumn(row) => self.rows[row].push_below(block),
            BlockPosition::Below => self.rows.push(BlockRow::new(block)),
            BlockPosition::Corner => self.corner = Some(block),
        }
        self.rows_height = rows_height(&self.rows);
        let fits = self.fits();
        if !fits {
            match position {
                BlockPosition::InRow(row) | BlockPosition::InColumn(row) => self.rows[row].pop(),
                BlockPosition::Below => drop(self.rows.pop()),
                BlockPosition::Corner => self.corner = None,
            }
            self.rows_height = rows_height(&self.rows);
        }
        fits
    }

    fn fits(&self) -> bool {
        let is_narrow = |row: &BlockRow| row.size().width + row.side_clearance() * 2 <= self.frame.size.width;
        self.rows.iter().all(is_narrow) && self.height() <= self.area().size.height
    }

    /// The area of the rows: the frame without the clearances at the top and bottom.
    fn area(&self) -> Rect {
        let Rect { origin, size } = self.frame;
        let above = self.rows.first().map_or(Mm::ZERO, BlockRow::end_clearance);
        let below = self
            .rows
            .last()
            .map_or(Mm::ZERO, BlockRow::end_clearance)
            .max(self.corner.map_or(Mm::ZERO, |block| block.clearance().height));
        Rect::new(origin.x, origin.y + above, size.width, size.height - above - below)
    }

    /// The available size for a block at a position.
    fn room(&self, position: BlockPosition, block: &PageBlock) -> Option<Size> {
        let (frame, clearance) = (self.frame.size, block.clearance());
        match position {
            BlockPosition::InRow(row) => {
                let row = self.rows.get(row)?;
                Some(Size::new(row.width_beside(frame.width, block), row.size().height))
            }
            BlockPosition::InColumn(row) => Some(self.rows.get(row)?.room_below_last(frame.width, block)),
            BlockPosition::Below => {
                let last = self.rows.last()?.distance_to_block(block);
                let above = self.rows.first()?.end_clearance();
                let height = frame.height - above - self.rows_height - last - clearance.height;
                Some(Size::new(frame.width - clearance.width * 2, height))
            }
            BlockPosition::Corner => {
                let corner = self.corner_for(block)?;
                let above = self.rows.first()?.end_clearance();
                Some(Size::new(
                    self.frame.right() - clearance.width - corner.x,
                    frame.height - above - clearance.height - corner.y,
                ))
            }
        }
    }

    /// The top left of a block in the free corner of the last row, relative to the left edge of the paper and the top
    /// of the first row.
    fn corner_for(&self, block: &PageBlock) -> Option<Point> {
        let row = self.rows.last()?;
        let last = row.only()?;
        let distance = row.distance_to_block(block);
        let outline = *row.outlines(self.frame, self.rows_height - last.size().height).first()?;
        Some(last.corner()? + outline.origin + Point::new(distance, distance))
    }

    fn height(&self) -> Mm {
        let corner = self.corner.as_ref().and_then(|block| {
            let at = self.corner_for(block)?;
            Some(at.y + block.size().height)
        });
        self.rows_height.max(corner.unwrap_or_default())
    }

    /// The outlines of all blocks.
    fn block_areas(&self) -> Vec<BlockArea<'_, 'a>> {
        let area = self.area();
        let Some(first) = self.blocks().next() else { return Vec::new() };
        if self.blocks().count() == 1 {
            let size = first.size_alone();
            let left = area.left() + (area.size.width - size.width).half();
            let top = first.top(area, self.paper, size.height);
            return vec![BlockArea { block: first, outline: Rect { origin: Point::new(left, top), size } }];
        }
        let first_top = first.top(area, self.paper, self.height());
        let mut areas = Vec::new();
        let mut top = first_top;
        for (number, row) in self.rows.iter().enumerate() {
            let outlines = row.outlines(self.frame, top);
            areas.extend(
                row.blocks().iter().zip(outlines).map(|(block, outline)| BlockArea { block, outline }),
            );
            let next = self.rows.get(number + 1).map(|next| row.distance(next));
            top += row.size().height + next.unwrap_or_default();
        }
        if let Some(block) = &self.corner
            && let Some(at) = self.corner_for(block)
        {
            let origin = at + Point::new(Mm::ZERO, first_top);
            areas.push(BlockArea { block, outline: Rect { origin, size: block.size() } });
        }
        areas
    }

    /// The front sheet of the page.
    pub(super) fn sheet(&self, game: &Game, options: &Options) -> Sheet {
        let areas = self.block_areas();
        let shared = areas.len() > 1;
        let mut sheet = Sheet {
            paper: self.paper,
            tile: self.tile(),
            number: (1, 1),
            title: block::title(self.blocks(), game),
            slug: block::slug(self.blocks(), game),
            footer: footer(self.paper, options),
            ..Sheet::default()
        };
        let mut blocks: Vec<BlockBounds> = Vec::new();
        for (number, BlockArea { block, outline }) in areas.into_iter().enumerate() {
            let block = block.place(outline, self.frame, shared, game, options);
            sheet.placed.extend(block.items);
            blocks.push((block.bounds, block.fold));
            sheet.folds.extend(block.fold);
            sheet.landings.extend(block.landings);
            sheet.trim = if number == 0 { block.trim } else { sheet.trim.union(block.trim) };
        }
        let paper = Rect { size: self.paper, ..Rect::default() };
        if options.cut == CutStyle::Guillotine {
            sheet.through = guillotine::cuts(paper, &blocks, self.frame);
        } else {
            if shared && !sheet.folds.is_empty() {
                sheet.apart = guillotine::apart(paper, &blocks, self.frame);
            }
            let bounds: Vec<_> = blocks.into_iter().flat_map(|(bounds, _)| bounds).collect();
            sheet.cuts = marks::segments(&bounds, &sheet.folds, self.frame, options.cut);
        }
        sheet
    }

    pub(super) fn tile(&self) -> Option<BoardTile> {
        self.blocks().find_map(|block| match block {
            PageBlock::Board(part) => part.tile,
            PageBlock::Pieces(_) => None,
        })
    }
}

/// The height of rows with the distances between them.
fn rows_height(rows: &[BlockRow]) -> Mm {
    let distances = rows.windows(2).map(|pair| pair[0].distance(&pair[1]));
    sum(rows.iter().map(|row| row.size().height).chain(distances))
}
