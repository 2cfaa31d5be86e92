//! A page with its blocks in their places.
//!
//! ```text
//!  ┌──────────────────────┐
//!  │ ┌─────────┐ ┌──────┐ │  a row: blocks beside each other
//!  │ │  board  │ │ disc │ │
//!  │ │         │ └──────┘ │
//!  │ └─────────┘          │
//!  │  ○ ○ ○ ○ ○ ○ ○       │  another
//!  │  ○ ○ ○  ┌───┆───┐    │
//!  │         └───┆───┘    │  the corner that the last row of discs leaves
//!  └──────────────────────┘
//! ```
//!
//! A block alone on a page lies where a full grid of it would lie, so that a part-filled last sheet is cut
//! with the same settings as the others. The first of several grids lies as if it were alone unless the
//! others need more room; what shares the page of a board lies with it in the middle. Blocks stay so far apart and
//! so far off the edges that the marks of all their cuts have room.

use super::block::{self, Block, apart};
use super::page::{self, footer};
use super::row::{Row, sum};
use super::{Options, Sheet, SheetSide, Tile, marks};
use crate::game::{Game, Mm, Point, Rect, Size};

/// A page and what lies on it.
pub(super) struct Leaf<'a> {
    paper: Size,
    /// Where paint and marks may lie.
    frame: Rect,
    rows: Vec<Row<'a>>,
    corner: Option<Block<'a>>,
}

/// Where a page may take one more block.
#[derive(Clone, Copy)]
enum Spot {
    /// At the right end of a row.
    Beside(usize),
    /// In a row of its own below all others.
    Below,
    /// In the corner of the last row.
    Corner,
}

/// A block in its place.
struct Cell<'p, 'a> {
    block: &'p Block<'a>,
    outline: Rect,
}

impl<'a> Leaf<'a> {
    /// A page with a block on it.
    pub(super) fn of(block: Block<'a>, options: &Options) -> Leaf<'a> {
        let paper = match &block {
            Block::Part(part) => part.paper,
            Block::Load(_) => options.paper,
        };
        let rows = vec![Row { blocks: vec![block] }];
        Leaf { paper, frame: page::frame(paper, options), rows, corner: None }
    }

    /// What lies on it.
    pub(super) fn blocks(&self) -> impl Iterator<Item = &Block<'a>> {
        self.rows.iter().flat_map(|row| &row.blocks).chain(&self.corner)
    }

    /// Takes one more block, if there is room for it.
    pub(super) fn take(&mut self, block: Block<'a>, beside: bool) -> bool {
        // Two tiles of a board on one page would be taken for neighbours, two parts of a batch for one.
        let is_tile = |block: &Block| matches!(block, Block::Part(part) if part.tile.is_some());
        let akin = |other: &Block| other.is_akin(&block) || is_tile(&block) && is_tile(other);
        if self.corner.is_some() || self.blocks().any(akin) {
            return false;
        }
        self.spots(beside).any(|spot| self.take_at(spot, block)) || beside && self.take_in_corner(block)
    }

    /// Takes as much of a block as there is room for, and gives back what is left of it.
    pub(super) fn take_part(&mut self, block: Block<'a>, beside: bool) -> Option<Block<'a>> {
        if self.corner.is_some() || self.blocks().any(|other| other.is_akin(&block)) {
            return None;
        }
        self.spots(beside).find_map(|spot| {
            let (part, rest) = self.room(spot, &block).and_then(|room| block.split(room))?;
            self.put(spot, part).then_some(rest)
        })
    }

    fn spots(&self, beside: bool) -> impl Iterator<Item = Spot> + use<> {
        let rows = if beside { self.rows.len() } else { 0 };
        (0..rows).map(Spot::Beside).chain([Spot::Below])
    }

    fn take_at(&mut self, spot: Spot, block: Block<'a>) -> bool {
        let fitting = self.room(spot, &block).and_then(|room| block.within(room));
        fitting.is_some_and(|block| self.put(spot, block))
    }

    /// Takes a block into the corner of the last row, of which there is more in one grid than in another.
    fn take_in_corner(&mut self, block: Block<'a>) -> bool {
        if self.take_at(Spot::Corner, block) {
            return true;
        }
        let [Row { blocks }] = &self.rows[..] else { return false };
        let [only] = blocks[..] else { return false };
        for other in only.regridded(self.frame.grown(-only.skirt()).size) {
            self.rows[0].blocks[0] = other;
            if self.take_at(Spot::Corner, block) {
                return true;
            }
        }
        self.rows[0].blocks[0] = only;
        false
    }

    /// Puts a block where there is room for it, unless it pushes the rows too far apart.
    fn put(&mut self, spot: Spot, block: Block<'a>) -> bool {
        match spot {
            Spot::Beside(row) => self.rows[row].blocks.push(block),
            Spot::Below => self.rows.push(Row { blocks: vec![block] }),
            Spot::Corner => self.corner = Some(block),
        }
        let fits = self.fits();
        if !fits {
            match spot {
                Spot::Beside(row) => drop(self.rows[row].blocks.pop()),
                Spot::Below => drop(self.rows.pop()),
                Spot::Corner => self.corner = None,
            }
        }
        fits
    }

    fn fits(&self) -> bool {
        let wide = |row: &Row| row.size().width + row.beside() * 2 <= self.frame.size.width;
        self.rows.iter().all(wide) && self.height() <= self.ground().size.height
    }

    /// Where rows lie from top to bottom: the frame without what they keep free above and below.
    fn ground(&self) -> Rect {
        let Rect { origin, size } = self.frame;
        let above = self.rows.first().map_or(Mm::ZERO, Row::above);
        let below =
            self.rows.last().map_or(Mm::ZERO, Row::above).max(self.corner.map_or(Mm::ZERO, |b| b.skirt()));
        Rect::new(origin.x, origin.y + above, size.width, size.height - above - below)
    }

    /// What is free for a block.
    fn room(&self, spot: Spot, block: &Block) -> Option<Size> {
        let (frame, skirt) = (self.frame.size, block.skirt());
        match spot {
            Spot::Beside(row) => {
                let row = self.rows.get(row)?;
                let (taken, last) = (row.size(), row.blocks.last()?);
                let beside = row.beside().max(skirt);
                Some(Size::new(frame.width - taken.width - apart(last, block) - beside * 2, taken.height))
            }
            Spot::Below => {
                let last = self.rows.last()?.blocks.iter().map(|last| apart(last, block)).max()?;
                let above = self.rows.first()?.above();
                let height = frame.height - above - self.rows_height() - last - skirt;
                Some(Size::new(frame.width - skirt * 2, height))
            }
            Spot::Corner => {
                let corner = self.corner_at(block)?;
                let above = self.rows.first()?.above();
                Some(Size::new(
                    self.frame.right() - skirt - corner.x,
                    frame.height - above - skirt - corner.y,
                ))
            }
        }
    }

    /// Where the free corner of the last row begins for a block: from the left edge of the paper and from the top of
    /// the first row.
    fn corner_at(&self, block: &Block) -> Option<Point> {
        let row = self.rows.last()?;
        let [last] = &row.blocks[..] else { return None };
        let apart = apart(last, block);
        let &(left, _) = row.places(self.frame).first()?;
        let top = self.rows_height() - last.size().height;
        Some(last.corner()? + Point::new(left + apart, top + apart))
    }

    fn rows_height(&self) -> Mm {
        let apart = self.rows.windows(2).map(|pair| pair[0].apart(&pair[1]));
        sum(self.rows.iter().map(|row| row.size().height).chain(apart))
    }

    fn height(&self) -> Mm {
        let corner = self.corner.as_ref().and_then(|block| {
            let at = self.corner_at(block)?;
            Some(at.y + block.size().height)
        });
        self.rows_height().max(corner.unwrap_or_default())
    }

    /// Where each block lies.
    fn cells(&self) -> Vec<Cell<'_, 'a>> {
        let ground = self.ground();
        let Some(first) = self.blocks().next() else { return Vec::new() };
        if self.blocks().count() == 1 {
            let size = first.size_alone();
            let left = ground.left() + (ground.size.width - size.width).half();
            let top = first.top(ground, self.paper, size.height);
            return vec![Cell { block: first, outline: Rect { origin: Point::new(left, top), size } }];
        }
        let first_top = first.top(ground, self.paper, self.height());
        let mut cells = Vec::new();
        let mut top = first_top;
        for (number, row) in self.rows.iter().enumerate() {
            for (block, (left, width)) in row.blocks.iter().zip(row.places(self.frame)) {
                let size = Size::new(width, block.size().height);
                cells.push(Cell { block, outline: Rect { origin: Point::new(left, top), size } });
            }
            let next = self.rows.get(number + 1).map(|next| row.apart(next));
            top += row.size().height + next.unwrap_or_default();
        }
        if let Some(block) = &self.corner
            && let Some(at) = self.corner_at(block)
        {
            let origin = at + Point::new(Mm::ZERO, first_top);
            cells.push(Cell { block, outline: Rect { origin, size: block.size() } });
        }
        cells
    }

    /// The front of the page.
    pub(super) fn sheet(&self, game: &Game, options: &Options) -> Sheet {
        let cells = self.cells();
        let shared = cells.len() > 1;
        let mut sheet = Sheet {
            paper: self.paper,
            tile: self.tile(),
            number: (1, 1),
            title: block::title(self.blocks()),
            slug: block::slug(self.blocks()),
            side: SheetSide::Front,
            placed: Vec::new(),
            cuts: Vec::new(),
            folds: Vec::new(),
            joins: Vec::new(),
            landings: Vec::new(),
            trim: Rect::default(),
            footer: footer(self.paper, options),
        };
        let mut things = Vec::new();
        for (number, Cell { block, outline }) in cells.into_iter().enumerate() {
            let laid = block.laid(outline, self.frame, shared, game, options);
            sheet.placed.extend(laid.placed);
            things.extend(laid.things);
            sheet.folds.extend(laid.fold);
            sheet.joins.extend(laid.joins);
            sheet.landings.extend(laid.landings);
            sheet.trim = if number == 0 { laid.trim } else { sheet.trim.union(laid.trim) };
        }
        sheet.cuts = marks::segments(&things, &sheet.folds, self.frame, options.cut);
        sheet
    }

    fn tile(&self) -> Option<Tile> {
        self.blocks().find_map(|block| match block {
            Block::Part(part) => part.tile,
            Block::Load(_) => None,
        })
    }
}
