//! Blocks, the units of a page: the grid of a batch, or a part of a board.

use std::borrow::Cow;

use super::grid::BatchPart;
use super::marks::{MARK_CLEARANCE, MARK_OFFSET, MIN_MARK, SHORT_MARK};
use super::placed_block::PlacedBlock;
use super::ticks::MAX_TICK_REACH;
use super::tile::{self, BoardPart};
use super::{Options, page, title};
use crate::game::{ByLang, Game, Lang, Mm, Point, Rect, Size};
use crate::prng::Prng;

/// Minimum distance between two blocks of which one has no straight cuts.
const MIN_BLOCK_DISTANCE: Mm = Mm::new(6);

/// A unit of a page.
#[derive(Clone, Copy)]
pub(super) enum PageBlock<'a> {
    /// A batch, or a part of it.
    Pieces(BatchPart<'a>),
    /// A board, or a tile of it.
    Board(&'a BoardPart),
}

/// The kind of a block; blocks of one kind may share a page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum BlockKind {
    /// A part of a board.
    Board,
    /// Pieces without a fold.
    Flat,
    /// Pieces with their backs behind a fold.
    Folded,
}

impl<'a> PageBlock<'a> {
    pub(super) fn kind(&self) -> BlockKind {
        match self {
            PageBlock::Board(_) => BlockKind::Board,
            PageBlock::Pieces(pieces) if pieces.is_folded() => BlockKind::Folded,
            PageBlock::Pieces(_) => BlockKind::Flat,
        }
    }

    /// Whether both belong to one batch.
    pub(super) fn is_same_batch(&self, other: &PageBlock) -> bool {
        match (self, other) {
            (PageBlock::Pieces(one), PageBlock::Pieces(other)) => std::ptr::eq(one.plan, other.plan),
            _ => false,
        }
    }

    pub(super) fn edges(&self) -> EdgeSet {
        let (is_cut, overhang) = match self {
            PageBlock::Pieces(pieces) => (pieces.plan.batch.is_cut(), pieces.plan.overhang),
            PageBlock::Board(board) => (true, board.bleed),
        };
        let (cut, round) = if is_cut { (Some(overhang), None) } else { (None, Some(overhang)) };
        EdgeSet { cut, round }
    }

    /// Clearance to the sides and to the ends of the page.
    pub(super) fn clearance(&self) -> Size {
        match self {
            PageBlock::Pieces(pieces) => {
                let clearance = page::clearance(pieces.plan.batch.is_cut(), pieces.plan.reach());
                Size::new(clearance, clearance)
            }
            PageBlock::Board(board) => board.clearance,
        }
    }

    /// Clearance to the ends of the page beside others in a row: marks are short beside a board with short marks.
    pub(super) fn end_clearance(&self, row: &[PageBlock]) -> Mm {
        let has_board = row.iter().any(|block| block.kind() == BlockKind::Board);
        match self {
            PageBlock::Pieces(pieces) if pieces.plan.batch.is_cut() && has_board => {
                page::cut_clearance(SHORT_MARK, pieces.plan.reach())
            }
            _ => self.clearance().height,
        }
    }

    pub(super) fn size(&self) -> Size {
        match self {
            PageBlock::Pieces(pieces) => pieces.size(),
            PageBlock::Board(board) => board.size(),
        }
    }

    /// Its size alone on a page, where a grid is positioned as if full.
    pub(super) fn size_alone(&self) -> Size {
        match self {
            PageBlock::Pieces(pieces) => pieces.size_alone(),
            PageBlock::Board(board) => board.size(),
        }
    }

    /// Its top edge as the first block of a page, given the height of all content.
    pub(super) fn top(&self, area: Rect, paper: Size, height: Mm) -> Mm {
        match self {
            PageBlock::Pieces(pieces) => pieces.top_alone(area, paper).min(area.bottom() - height),
            PageBlock::Board(_) => tile::top(area, height),
        }
    }

    /// Its width in a row of its own: columns of a grid are positioned as if its last row were full.
    pub(super) fn width_in(&self, room: Mm) -> Mm {
        let full = self.size_alone().width;
        if self.kind() != BlockKind::Folded && full <= room { full } else { self.size().width }
    }

    /// The top left of the free corner beside its last row, relative to its own top left.
    pub(super) fn corner(&self) -> Option<Point> {
        match self {
            PageBlock::Pieces(pieces) => pieces.corner(),
            PageBlock::Board(_) => None,
        }
    }

    /// The block in a grid that fits into `room`.
    pub(super) fn fit_into(&self, room: Size) -> Option<PageBlock<'a>> {
        match self {
            PageBlock::Pieces(pieces) => pieces.fit_into(room).map(PageBlock::Pieces),
            PageBlock::Board(board) => board.size().fits_in(room).then_some(*self),
        }
    }

    /// The part that fits into `room`, and the rest.
    pub(super) fn split(&self, room: Size) -> Option<(PageBlock<'a>, PageBlock<'a>)> {
        match self {
            PageBlock::Pieces(pieces) => {
                pieces.split(room).map(|(part, rest)| (PageBlock::Pieces(part), PageBlock::Pieces(rest)))
            }
            PageBlock::Board(_) => None,
        }
    }

    /// The part that fits into `room` in a random grid, and the rest.
    pub(super) fn division(
        &self,
        room: Size,
        prng: &mut Prng,
    ) -> Option<(PageBlock<'a>, Option<PageBlock<'a>>)> {
        match self {
            PageBlock::Pieces(pieces) => {
                let (part, rest) = pieces.division(room, prng)?;
                Some((PageBlock::Pieces(part), rest.map(PageBlock::Pieces)))
            }
            PageBlock::Board(_) => self.fit_into(room).map(|board| (board, None)),
        }
    }

    /// The block on pages of its own; all but the last are full.
    pub(super) fn pages(&self) -> Vec<PageBlock<'a>> {
        match self {
            PageBlock::Pieces(pieces) => pieces.pages().into_iter().map(PageBlock::Pieces).collect(),
            PageBlock::Board(_) => vec![*self],
        }
    }

    /// The block in alternative grids within `room`.
    pub(super) fn regridded(&self, room: Size) -> Vec<PageBlock<'a>> {
        match self {
            PageBlock::Pieces(pieces) => pieces.regridded(room).map(PageBlock::Pieces).collect(),
            PageBlock::Board(_) => Vec::new(),
        }
    }

    /// The title of its group of pieces, or of its board.
    fn title(&self, game: &Game) -> Cow<'a, ByLang<String>> {
        match self {
            PageBlock::Pieces(pieces) => Cow::Borrowed(pieces.plan.batch.group),
            PageBlock::Board(board) => Cow::Owned(board.title(game)),
        }
    }

    /// Positions it on a page. `frame` limits paint and marks; `shared` tells whether there are other blocks.
    pub(super) fn place(
        &self,
        outline: Rect,
        frame: Rect,
        shared: bool,
        game: &Game,
        options: &Options,
    ) -> PlacedBlock {
        match self {
            PageBlock::Pieces(pieces) => pieces.place(outline, frame, shared, game, options.cut),
            PageBlock::Board(board) => board.place(outline),
        }
    }
}

/// The title of a sheet with blocks: `Tray, balls`.
pub(super) fn title<'b, 'a: 'b>(
    blocks: impl Iterator<Item = &'b PageBlock<'a>>,
    game: &Game,
) -> ByLang<String> {
    let titles: Vec<_> = blocks.map(|block| block.title(game)).collect();
    title::join_groups(&titles.iter().map(AsRef::as_ref).collect::<Vec<_>>())
}

/// The slug of a sheet with blocks: boards and tiles, then groups of pieces: `board-a-part-1-tiles`.
pub(super) fn slug<'b, 'a: 'b>(blocks: impl Iterator<Item = &'b PageBlock<'a>>, game: &Game) -> String {
    let (mut slugs, mut groups) = (Vec::new(), Vec::new());
    for block in blocks {
        match block {
            PageBlock::Pieces(pieces) => groups.push(pieces.plan.batch.group),
            PageBlock::Board(board) => {
                slugs.push(board.slug(game));
                slugs.extend(board.tile.map(|tile| format!("part-{}", tile.part().0)));
            }
        }
    }
    if !groups.is_empty() {
        slugs.push(title::slug(title::join_groups(&groups).get(Lang::En), "pieces"));
    }
    title::shortened(slugs.join("-"), title::MAX_JOINED_BYTES)
}

/// What matters of blocks for their distance to others.
#[derive(Clone, Copy, Default)]
pub(super) struct EdgeSet {
    /// How far the paint of those with straight cuts extends beyond their outlines.
    cut: Option<Mm>,
    /// How far that of the others does.
    round: Option<Mm>,
}

impl EdgeSet {
    pub(super) fn of(blocks: &[PageBlock]) -> EdgeSet {
        blocks.iter().map(PageBlock::edges).fold(EdgeSet::default(), |all, edges| EdgeSet {
            cut: all.cut.max(edges.cut),
            round: all.round.max(edges.round),
        })
    }

    /// The minimum distance to others. Marks are side by side between the bleeds; marks that would be too close to each
    /// other are on the bleed of their own block.
    pub(super) fn distance(self, others: EdgeSet) -> Mm {
        let mark = MARK_OFFSET + MIN_MARK;
        let tick = mark + MAX_TICK_REACH;
        let kinds = [
            (self.cut, others.cut, mark * 2 + MARK_CLEARANCE, mark + MARK_CLEARANCE * 2),
            (self.round, others.round, MIN_BLOCK_DISTANCE, mark + MARK_CLEARANCE * 2),
            (self.cut, others.round, MIN_BLOCK_DISTANCE, tick),
            (self.round, others.cut, MIN_BLOCK_DISTANCE, tick),
        ];
        let distances = kinds
            .into_iter()
            .filter_map(|(one, other, least, between)| Some(least.max(one? + other? + between)));
        distances.max().unwrap_or_default()
    }
}
