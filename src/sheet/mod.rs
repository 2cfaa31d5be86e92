//! The layout of sheets, as pure geometry: the position of every copy of every piece on every page.
//!
//! [`lay_out`] turns a game and print options into [`Sheet`]s: pieces packed into grids, boards divided into tiles if
//! they do not fit on one page, backs behind fronts, and the segments of cut marks and folds. `draw` draws them.
//!
//! | file | holds |
//! |---|---|
//! | `page` | areas of a page: frame, footer, clearances |
//! | `pack` | lattices of equal pieces: capacity and positions |
//! | `batch` | the pieces that fill one grid |
//! | `grid` | the grid of a batch, with its fold, and the parts of the batch on each page |
//! | `fronts` | a part of a batch on its page: fronts, fold and backs |
//! | `axis_tiling` | one side of a board, divided into windows on lines of its grid |
//! | `tile` | boards, divided into tiles |
//! | `placed_block` | a block in its place on a page |
//! | `block` | the units of a page: a part of a batch, or of a board |
//! | `single` | pages of one piece each, without margins |
//! | `share` | assigns blocks to as few pages as possible |
//! | `search` | what no strategy of `share` lays on fewer pages, at random |
//! | `paper_use` | how much of the paper is used |
//! | `row`, `page_layout` | blocks side by side; the rows of a page |
//! | `backs` | mirrored positions of backs |
//! | `marks` | cut marks (crop marks) and cut lines, with their lengths |
//! | `guillotine` | numbered cuts through the piece of paper in hand |
//! | `ticks` | short lines around discs and hexagons |
//! | `title` | titles and file names of sheets |

mod axis_tiling;
mod backs;
mod batch;
mod block;
mod fronts;
mod grid;
mod guillotine;
mod marks;
mod pack;
mod page;
mod page_layout;
mod paper_use;
mod placed_block;
mod row;
mod search;
mod share;
mod single;
mod ticks;
mod tile;
mod title;

#[cfg(test)]
pub(crate) mod tests;

pub use batch::{copies, edge_to_edge};
pub use grid::per_sheet;
pub use guillotine::{CutEnd, NUMBER_HEIGHT, PieceSide, ThroughCut, is_trimmed};
pub use page::{FOOTER, frame, paper_that_holds, room};
pub use paper_use::PaperUse;
pub use share::PageSearch;
pub use single::paper_for;

use page_layout::PageLayout;

use crate::game::{Backs, ByLang, CutStyle, Game, Mm, Options, Packing, Point, Rect, Size};

/// One side of one page.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct Sheet {
    /// The paper, in the orientation of this sheet (a tiled board may turn it).
    pub paper: Size,
    /// The tile on it, if it is part of a board on several pages.
    pub tile: Option<BoardTile>,
    /// Its number and the total among the sheets with the same slug, counted from 1. A back has its front's number.
    pub number: (usize, usize),
    /// Its title: `Tiles`, `Board, camp A`; a shared sheet names all its contents. A back has its front's title and
    /// slug.
    pub title: ByLang<String>,
    /// Its title in file names: `tiles`, `board-a-part-1`.
    pub slug: String,
    /// The side of the paper.
    pub side: SheetSide,
    /// The pieces and boards on it.
    pub placed: Vec<PlacedItem>,
    /// Cut marks or cut lines.
    pub cuts: Vec<Segment>,
    /// Cuts that each run right through, in their order.
    pub through: Vec<ThroughCut>,
    /// Fold lines.
    pub folds: Vec<Segment>,
    /// Where a sheet with a fold is cut apart before it is folded: between its blocks.
    pub apart: Vec<Segment>,
    /// Short lines on the flaps of a tile that align the edges of its neighbours.
    pub landings: Vec<Segment>,
    /// The bounding box of all outlines.
    pub trim: Rect,
    /// The area of the footer, with the height [`FOOTER`]: at the bottom of the page, or at the top of a back that is
    /// flipped top to bottom.
    pub footer: Rect,
}

impl Sheet {
    /// The areas of cut marks, cut lines and the numbers of cuts.
    pub(crate) fn cut_areas(&self) -> impl Iterator<Item = Rect> {
        let marks = self.through.iter().flat_map(|cut| cut.ends).map(|end| end.mark);
        let feet = self.through.iter().filter_map(|cut| cut.foot);
        let labels = self.through.iter().filter_map(|cut| cut.label);
        self.cuts.iter().copied().chain(marks).chain(feet).map(marks::bounds).chain(labels)
    }

    /// The printable area without the footer.
    pub fn frame(&self) -> Rect {
        let Rect { origin, size } = self.footer;
        let margin = origin.x;
        let (top, bottom) = match origin.y > margin {
            true => (margin, origin.y),
            false => (origin.y + size.height, self.paper.height - margin),
        };
        Rect::new(margin, top, size.width, bottom - top)
    }
}

/// Number of sheets of paper: a back is on the paper of its front.
pub fn papers(sheets: &[Sheet]) -> usize {
    sheets.iter().filter(|sheet| sheet.side == SheetSide::Front).count()
}

/// A tile of a camp on several pages.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BoardTile {
    /// Index of the board in the game.
    pub board: usize,
    /// Index of the camp in the board.
    pub camp: usize,
    /// Its column and row, counted from 0 at the top left.
    pub at: (usize, usize),
    /// Numbers of columns and rows.
    pub of: (usize, usize),
    /// The widths of its flaps at the left and at the top, which lie beneath its neighbours once it is glued.
    pub flaps: Size,
}

impl BoardTile {
    /// Its number and the number of tiles, counted from 1, row by row. A letter and a number would look like a square,
    /// and the letter like a camp.
    pub fn part(&self) -> (usize, usize) {
        let (columns, rows) = self.of;
        (self.at.1 * columns + self.at.0 + 1, columns * rows)
    }

    /// What is seen of its window on the glued board.
    pub fn seen(&self, Rect { origin, size }: Rect) -> Rect {
        let Size { width, height } = self.flaps;
        Rect::new(origin.x + width, origin.y + height, size.width - width, size.height - height)
    }

    /// The flaps of its window.
    pub fn flaps(&self, Rect { origin, size }: Rect) -> [Rect; 2] {
        let beside = Size::new(self.flaps.width, size.height);
        let above = Size::new(size.width, self.flaps.height);
        [beside, above].map(|size| Rect { origin, size })
    }
}

/// A side of the paper.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum SheetSide {
    /// The side with the faces.
    #[default]
    Front,
    /// The opposite side.
    Back,
}

/// A piece or a board on a sheet.
#[derive(Clone, Debug, PartialEq)]
pub struct PlacedItem {
    /// The piece or board.
    pub item: SheetItem,
    /// Index of the copy of a piece, in the order of the sheets; a back has its front's copy.
    pub copy: usize,
    pub centre: Point,
    /// Rotation in quarter turns, clockwise.
    pub quarters: u8,
    /// Available bleed: the full bleed, or half the gap to its neighbours if that is less.
    pub room: Mm,
    /// The ticks around discs and hexagons with [`CutStyle::Marks`]. The outline of a hexagon without room for ticks
    /// must be drawn. Empty on backs and for other cut styles.
    pub ticks: Vec<Tick>,
    /// Whether it is a back behind a fold, which is not cut.
    pub behind_fold: bool,
}

impl PlacedItem {
    /// Whether it may lie edge to edge with its neighbours, and has its full bleed only at the edges of its block.
    pub fn is_adjacent(&self, game: &Game, bleed: Mm) -> bool {
        let piece = self.item.piece().and_then(|(number, _)| game.pieces.get(number));
        // Between discs the room is reserved for the ticks that aim the punch.
        let straight = piece.is_some_and(|piece| !matches!(piece.shape.packing(), Packing::Round(_)));
        straight && self.room == Mm::ZERO && bleed > Mm::ZERO
    }
}

/// A short line that points at the centre of a disc or hexagon.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Tick {
    /// Direction in degrees, clockwise from the top.
    pub direction: f64,
    /// Distance of its start from the centre of the piece.
    pub from: Mm,
    /// Distance of its end from the centre of the piece.
    pub to: Mm,
}

/// A printable item.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SheetItem {
    /// The front of a piece, by its index in the game.
    Front(usize),
    /// The back of a piece that differs from its front (`Piece::has_own_back`), by its index in the game. Other
    /// reversible pieces have their front on both sides.
    Back(usize),
    /// The part of a camp within a window.
    BoardWindow {
        /// Index of the board in the game.
        board: usize,
        /// Index of the camp in the board.
        camp: usize,
        /// The window, relative to the top left corner of the cut board.
        window: Rect,
    },
}

impl SheetItem {
    /// The piece, by its index in the game, and its side; `None` for a board.
    pub fn piece(self) -> Option<(usize, SheetSide)> {
        match self {
            SheetItem::Front(number) => Some((number, SheetSide::Front)),
            SheetItem::Back(number) => Some((number, SheetSide::Back)),
            SheetItem::BoardWindow { .. } => None,
        }
    }
}

/// A line segment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Segment {
    /// One end.
    pub from: Point,
    /// The other end.
    pub to: Point,
}

/// An item that is too large for any page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TooLarge {
    /// The item.
    pub what: Misfit,
    pub size: Size,
    /// The available size of a page.
    pub room: Size,
}

/// An item that does not fit on a page.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Misfit {
    /// A piece, by its index in the game.
    Piece(usize),
    /// A board, even in tiles, by its index in the game.
    Board(usize),
}

/// Lays out a game on sheets: its boards, then its pieces, each front followed by its back. The paper lies the other way
/// if that saves a sheet. Reports all items that do not fit on a page together.
pub fn lay_out(game: &Game, options: &Options) -> Result<Vec<Sheet>, Vec<TooLarge>> {
    let mut sheets = if options.is_borderless() {
        single::pages(game, options)?
    } else {
        let sheet = |pages: &[&PageLayout]| pages.iter().map(|page| page.sheet(game, options)).collect();
        share::with_pages(game, options, PageSearch::Thorough, sheet)?
    };
    title::number(&mut sheets);
    Ok(backs::interleave(sheets, game, options))
}

/// The number of sheets of paper that a game takes: with a thorough search as [`lay_out`] lays it out, else perhaps more.
/// `None` if an item does not fit.
pub fn count_papers(game: &Game, options: &Options, search: PageSearch) -> Option<usize> {
    if options.is_borderless() {
        return single::pages(game, options).ok().map(|sheets| sheets.len());
    }
    share::with_pages(game, options, search, |pages| pages.len()).ok()
}

/// Whether everything fits, each board on a page of its own.
pub fn fits_undivided(game: &Game, options: &Options) -> bool {
    if options.is_borderless() {
        return single::pages(game, options).is_ok();
    }
    let undivided = |pages: &[&PageLayout]| pages.iter().all(|page| page.tile().is_none());
    share::with_pages(game, options, PageSearch::Quick, undivided).unwrap_or(false)
}
