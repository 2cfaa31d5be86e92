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
//! others need more room; what shares the page of a board lies with it in the middle. Each has a part of the page to itself in which its marks run: none touches or crosses
//! what is its neighbour's.

use super::block::{Block, MARKS_APART, apart, border};
use super::page::{Area, footer};
use super::{Options, Sheet, Side, Tile, title};
use crate::game::{Game, Mm, Point, Rect, Size};

/// A page and what lies on it.
pub(super) struct Leaf<'a> {
    paper: Size,
    area: Area,
    rows: Vec<Row<'a>>,
    corner: Option<Block<'a>>,
}

/// Blocks beside each other.
struct Row<'a> {
    blocks: Vec<Block<'a>>,
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
    /// The part of the page that is its own: here its marks may run.
    reach: Rect,
}

impl<'a> Row<'a> {
    fn size(&self) -> Size {
        let apart = self.blocks.windows(2).map(|pair| apart(pair[0].rim(), pair[1].rim()));
        let widths = self.blocks.iter().map(|block| block.size().width);
        let heights = self.blocks.iter().map(|block| block.size().height);
        Size::new(sum(widths.chain(apart)), heights.max().unwrap_or_default())
    }

    /// How wide it is where it has the page to itself.
    fn width_in(&self, room: Mm) -> Mm {
        match &self.blocks[..] {
            [block] => block.width_in(room),
            _ => self.size().width,
        }
    }

    fn rim(&self) -> Mm {
        self.blocks.iter().map(Block::rim).max().unwrap_or_default()
    }

    fn rim_at_end(&self) -> Mm {
        self.blocks.last().map_or(Mm::ZERO, Block::rim)
    }
}

impl<'a> Leaf<'a> {
    /// A page with a block on it.
    pub(super) fn of(block: Block<'a>, options: &Options) -> Leaf<'a> {
        let paper = match &block {
            Block::Part(part) => part.paper,
            Block::Load(_) => options.paper,
        };
        let rows = vec![Row { blocks: vec![block] }];
        Leaf { paper, area: Area::whole(paper, options), rows, corner: None }
    }

    /// What lies on it.
    pub(super) fn blocks(&self) -> impl Iterator<Item = &Block<'a>> {
        self.rows.iter().flat_map(|row| &row.blocks).chain(&self.corner)
    }

    /// Takes one more block, if there is room for it.
    pub(super) fn take(&mut self, block: Block<'a>, beside: bool) -> bool {
        // Two tiles of a board on one page would be taken for neighbours.
        let is_tile = |block: &Block| matches!(block, Block::Part(part) if part.tile.is_some());
        if self.corner.is_some() || is_tile(&block) && self.blocks().any(is_tile) {
            return false;
        }
        let rows = if beside { self.rows.len() } else { 0 };
        let mut spots = (0..rows).map(Spot::Beside).chain([Spot::Below]);
        spots.any(|spot| self.take_at(spot, block)) || beside && self.take_in_corner(block)
    }

    fn take_at(&mut self, spot: Spot, block: Block<'a>) -> bool {
        let fitting = self.room(spot, block.rim()).and_then(|room| block.within(room));
        fitting.is_some_and(|block| self.put(spot, block))
    }

    /// Takes a block into the corner of the last row, of which there is more in one grid than in another.
    fn take_in_corner(&mut self, block: Block<'a>) -> bool {
        if self.take_at(Spot::Corner, block) {
            return true;
        }
        let [Row { blocks }] = &self.rows[..] else { return false };
        let [only] = blocks[..] else { return false };
        for other in only.regridded(self.area.ground.size) {
            self.rows[0].blocks[0] = other;
            if self.take_at(Spot::Corner, block) {
                return true;
            }
        }
        self.rows[0].blocks[0] = only;
        false
    }

    /// Puts a block where there is room for it, unless its bleed pushes the rows too far apart.
    fn put(&mut self, spot: Spot, block: Block<'a>) -> bool {
        match spot {
            Spot::Beside(row) => self.rows[row].blocks.push(block),
            Spot::Below => self.rows.push(Row { blocks: vec![block] }),
            Spot::Corner => self.corner = Some(block),
        }
        let fits = self.height() <= self.area.ground.size.height;
        if !fits {
            match spot {
                Spot::Beside(row) => drop(self.rows[row].blocks.pop()),
                Spot::Below => drop(self.rows.pop()),
                Spot::Corner => self.corner = None,
            }
        }
        fits
    }

    /// What is free for a block that paints so far beyond its outline.
    fn room(&self, spot: Spot, rim: Mm) -> Option<Size> {
        let ground = self.area.ground.size;
        match spot {
            Spot::Beside(row) => {
                let row = self.rows.get(row)?;
                let taken = row.size();
                Some(Size::new(ground.width - taken.width - apart(row.rim_at_end(), rim), taken.height))
            }
            Spot::Below => {
                let last = self.rows.last().map_or(Mm::ZERO, Row::rim);
                Some(Size::new(ground.width, ground.height - self.height() - apart(last, rim)))
            }
            Spot::Corner => {
                let corner = self.corner_at(rim)?;
                Some(Size::new(ground.width - corner.x, ground.height - corner.y))
            }
        }
    }

    /// Where the free corner of the last row begins for a block that paints so far beyond its outline: from
    /// the left edge of the ground and from the top of the first row.
    fn corner_at(&self, rim: Mm) -> Option<Point> {
        let row = self.rows.last()?;
        let [block] = &row.blocks[..] else { return None };
        let apart = apart(block.rim(), rim);
        let left = (self.area.ground.size.width - row.width_in(self.area.ground.size.width)).half();
        let top = self.rows_height() - block.size().height;
        Some(block.corner()? + Point::new(left + apart, top + apart))
    }

    fn rows_height(&self) -> Mm {
        let apart = self.rows.windows(2).map(|pair| apart(pair[0].rim(), pair[1].rim()));
        sum(self.rows.iter().map(|row| row.size().height).chain(apart))
    }

    fn height(&self) -> Mm {
        let corner = self.corner.as_ref().and_then(|block| {
            let at = self.corner_at(block.rim())?;
            Some(at.y + block.size().height)
        });
        self.rows_height().max(corner.unwrap_or_default())
    }

    /// Where each block lies, and how far its marks may run.
    fn cells(&self) -> Vec<Cell<'_, 'a>> {
        let Area { ground, reach } = self.area;
        let Some(first) = self.blocks().next() else { return Vec::new() };
        if self.blocks().count() == 1 {
            let size = first.size_alone();
            let left = ground.left() + (ground.size.width - size.width).half();
            let top = first.top(ground, self.paper, size.height);
            let outline = Rect { origin: Point::new(left, top), size };
            return vec![Cell { block: first, outline, reach }];
        }
        let first_top = first.top(ground, self.paper, self.height());
        let mut cells = Vec::new();
        let (mut top, mut marks_from) = (first_top, reach.top());
        for (number, row) in self.rows.iter().enumerate() {
            let height = row.size().height;
            let next = self.rows.get(number + 1).map(Row::rim);
            // The marks of two neighbours end in the middle between their bleeds.
            let marks_to = next.map_or(reach.bottom(), |next| top + height + border(row.rim(), next));
            let band = Rect::new(reach.left(), marks_from, reach.size.width, marks_to - marks_from);
            cells.extend(row_cells(row, ground, top, band));
            top += height + next.map_or(Mm::ZERO, |next| apart(row.rim(), next));
            marks_from = marks_to + MARKS_APART;
        }
        if let (Some(block), Some(last)) = (&self.corner, self.rows.last())
            && let Some(at) = self.corner_at(block.rim())
        {
            let origin = Point::new(ground.left(), first_top) + at;
            let before = apart(last.rim(), block.rim()) - border(last.rim(), block.rim()) - MARKS_APART;
            let (left, top) = (origin.x - before, origin.y - before);
            cells.push(Cell {
                block,
                outline: Rect { origin, size: block.size() },
                reach: Rect::new(left, top, reach.right() - left, reach.bottom() - top),
            });
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
            title: title::of_blocks(self.blocks()),
            slug: title::slug_of_blocks(self.blocks()),
            side: Side::Front,
            placed: Vec::new(),
            cuts: Vec::new(),
            folds: Vec::new(),
            joins: Vec::new(),
            landings: Vec::new(),
            trim: Rect::default(),
            footer: footer(self.paper),
        };
        for (number, Cell { block, outline, reach }) in cells.into_iter().enumerate() {
            let laid = block.laid(outline, reach, shared, game, options);
            sheet.placed.extend(laid.placed);
            sheet.cuts.extend(laid.cuts);
            sheet.folds.extend(laid.fold);
            sheet.joins.extend(laid.joins);
            sheet.landings.extend(laid.landings);
            sheet.trim = if number == 0 { laid.trim } else { sheet.trim.union(laid.trim) };
        }
        sheet
    }

    fn tile(&self) -> Option<Tile> {
        self.blocks().find_map(|block| match block {
            Block::Part(part) => part.tile,
            Block::Load(_) => None,
        })
    }
}

/// The blocks of a row from left to right, in the middle of the ground; `band` is the part of the page that is
/// the row's.
fn row_cells<'p, 'a>(row: &'p Row<'a>, ground: Rect, top: Mm, band: Rect) -> Vec<Cell<'p, 'a>> {
    let width = row.width_in(ground.size.width);
    let mut left = ground.left() + (ground.size.width - width).half();
    let mut marks_from = band.left();
    let mut cells = Vec::with_capacity(row.blocks.len());
    for (number, block) in row.blocks.iter().enumerate() {
        let mut size = block.size();
        if row.blocks.len() == 1 {
            size.width = width;
        }
        let next = row.blocks.get(number + 1).map(Block::rim);
        let marks_to = next.map_or(band.right(), |next| left + size.width + border(block.rim(), next));
        cells.push(Cell {
            block,
            outline: Rect { origin: Point::new(left, top), size },
            reach: Rect::new(marks_from, band.top(), marks_to - marks_from, band.size.height),
        });
        left += size.width + next.map_or(Mm::ZERO, |next| apart(block.rim(), next));
        marks_from = marks_to + MARKS_APART;
    }
    cells
}

fn sum(lengths: impl Iterator<Item = Mm>) -> Mm {
    lengths.fold(Mm::ZERO, |sum, length| sum + length)
}
