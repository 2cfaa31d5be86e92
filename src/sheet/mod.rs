//! Which copy of which piece lies where on which page: geometry, and nothing but geometry.
//!
//! [`lay_out`] takes a game and the paper it is printed on and gives [`Sheet`]s: pieces packed into grids,
//! boards cut into tiles where they do not fit one page, backs behind fronts, and the segments where cut
//! marks and folds go. How any of it looks is for `draw` to say.
//!
//! | file | job |
//! |---|---|
//! | `page` | the rules of a page: where pieces, marks and the footer may lie |
//! | `pack` | how many pieces of a shape fit, and where each lies |
//! | `batch` | which pieces fill one grid |
//! | `grid` | a batch in its grid, before a fold if it has backs there |
//! | `fronts` | a part of a batch on its page: fronts, fold and backs |
//! | `window` | one side of a board, seen through windows that overlap |
//! | `tile` | boards, cut into tiles |
//! | `placed_block` | a block in its place on a page |
//! | `block` | what keeps together on a page, a grid or a part of a board |
//! | `share` | which blocks share a page, so that there are as few as can be |
//! | `row`, `leaf` | blocks beside each other; a page with its rows in their places |
//! | `backs` | what lies behind what |
//! | `marks` | cut marks and cut lines |
//! | `ticks` | short lines round discs and hexagons |
//! | `title` | what a sheet is called |

mod backs;
mod batch;
mod block;
mod fronts;
mod grid;
mod leaf;
mod marks;
mod pack;
mod page;
mod placed_block;
mod row;
mod share;
mod ticks;
mod tile;
mod title;
mod window;

#[cfg(test)]
pub(crate) mod tests;

pub use batch::copies;
pub use grid::per_sheet;
pub use page::{FOOTER, room};

use crate::game::{Backs, ByLang, CutStyle, Game, Mm, Options, Parts, Point, Rect, Size};

/// One side of one page.
#[derive(Clone, Debug, PartialEq)]
pub struct Sheet {
    /// The paper as this sheet uses it (a tiled board may turn it).
    pub paper: Size,
    /// Which tile lies on it, if it holds one of a board that takes several pages.
    pub tile: Option<Tile>,
    /// `n` of `m` among the sheets of the same slug, counted from 1. A back has its front's number.
    pub number: (usize, usize),
    /// What the sheet is for, in words: `Tiles`, `Board, camp A`; a sheet that several share names all. A back
    /// has its front's title and slug.
    pub title: ByLang<String>,
    /// What the sheet is for, in its file name: `tiles`, `board-a-part-1`.
    pub slug: String,
    /// Which side of the paper.
    pub side: SheetSide,
    /// Where pieces lie.
    pub placed: Vec<PlacedItem>,
    /// Cut marks or lines, each a straight segment.
    pub cuts: Vec<Segment>,
    /// Fold lines.
    pub folds: Vec<Segment>,
    /// Alignment marks where tiles of a board meet: the middles of small crosses.
    pub joins: Vec<Point>,
    /// Short lines on the frame of a tile of a board: here the edge of its neighbour comes to lie.
    pub landings: Vec<Segment>,
    /// The box round all outlines.
    pub trim: Rect,
    /// Where the footer goes: a band as high as [`FOOTER`], at the bottom of the page; at its top on a back
    /// that is turned over top to bottom.
    pub footer: Rect,
}

impl Sheet {
    /// Where something may be printed besides the footer: as near to the edges of the paper as the margin allows.
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

/// One of the tiles of a camp that takes several pages.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tile {
    /// Which board of the game.
    pub board: usize,
    /// Which camp of the board.
    pub camp: usize,
    /// Its column and row, counted from 0 at the top left.
    pub at: (usize, usize),
    /// How many columns and rows there are.
    pub of: (usize, usize),
}

impl Tile {
    /// Which part of its camp it is, of how many: counted from 1, from left to right and row by row. A letter
    /// and a number would be taken for a square, and the letter for a camp.
    pub fn part(&self) -> (usize, usize) {
        let (columns, rows) = self.of;
        (self.at.1 * columns + self.at.0 + 1, columns * rows)
    }
}

/// Which side of the paper.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SheetSide {
    /// The side that shows the faces.
    Front,
    /// The side behind it.
    Back,
}

/// One thing in its place.
#[derive(Clone, Debug, PartialEq)]
pub struct PlacedItem {
    /// What.
    pub item: SheetItem,
    /// Which copy of a piece, counted from 0 in the order of the sheets; a back is of its front's copy.
    pub copy: usize,
    /// Where its middle lies.
    pub centre: Point,
    /// Its turn in quarters, clockwise.
    pub quarters: u8,
    /// How far beyond its own outline it may paint without painting on a neighbour: half the gap where that
    /// is less than the bleed. Its bleed where nothing is near.
    pub room: Mm,
    /// For discs and hexagons under [`CutStyle::Marks`]: the ticks round it. A hexagon without ticks has no
    /// room for any, and its outline must be drawn. Empty on backs and where cuts are shown otherwise.
    pub ticks: Vec<Tick>,
    /// Whether it is a back behind a fold: scissors never see it.
    pub behind_fold: bool,
}

/// A short line that points at the middle of a disc or hexagon.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Tick {
    /// Degrees clockwise from the top.
    pub direction: f64,
    /// Where it begins, from the middle of the piece.
    pub from: Mm,
    /// Where it ends, from the middle of the piece.
    pub to: Mm,
}

/// What is placed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SheetItem {
    /// The front of a piece: its number in the game.
    Front(usize),
    /// The back of a piece: its number in the game. Only pieces with a back face of their own are placed
    /// like this; behind a reversible piece without one lies its front again.
    Back(usize),
    /// The part of a board's camp within a window, measured from the top left corner of the cut board.
    BoardWindow {
        /// Which board of the game.
        board: usize,
        /// Which camp.
        camp: usize,
        /// Which part of it.
        window: Rect,
    },
}

/// A straight line from one point to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Segment {
    /// One end.
    pub from: Point,
    /// The other end.
    pub to: Point,
}

/// Something that no page can hold.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TooLarge {
    /// What.
    pub what: Misfit,
    /// How large it is.
    pub size: Size,
    /// What a page can hold.
    pub room: Size,
}

/// What a page may be too small for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Misfit {
    /// A piece: its number in the game.
    Piece(usize),
    /// A board, even in tiles: its number in the game.
    Board(usize),
}

/// Puts a game on paper: its boards, then its pieces, each front followed by its back. Everything that no
/// page can hold is named in one go.
pub fn lay_out(game: &Game, options: &Options) -> Result<Vec<Sheet>, Vec<TooLarge>> {
    let mut misfits = Vec::new();
    let mut parts = Vec::new();
    for (number, board) in game.boards.iter().enumerate().filter(|_| options.parts.board) {
        match tile::parts(number, board, options) {
            Ok(its) => parts.extend(its),
            Err(misfit) => misfits.push(misfit),
        }
    }
    let batches = batch::batches(game, options);
    let mut plans = Vec::with_capacity(batches.len());
    for batch in &batches {
        match grid::Plan::of(batch, options) {
            Ok(plan) => plans.push(plan),
            Err(room) => misfits.extend(batch.too_large(room)),
        }
    }
    if !misfits.is_empty() {
        return Err(misfits);
    }
    let leaves = share::fewest(&parts, &plans, options);
    let mut sheets: Vec<Sheet> = leaves.iter().map(|leaf| leaf.sheet(game, options)).collect();
    title::number(&mut sheets);
    Ok(backs::interleaved(sheets, game, options))
}
